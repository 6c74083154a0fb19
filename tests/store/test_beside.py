"""What stands beside the log: the lobby's rows, chat, analyses, settings."""

import asyncio

import pytest

from pentaprism.store import Append, Listing, Store, StoredChatLine, Summary, UnknownMatch
from tests.store.appends import first, summary

pytestmark = pytest.mark.anyio


async def test_the_lobby_shows_listed_matches_newest_first(store: Store) -> None:
    await store.append(first("old", told=summary(created=1)))
    await store.append(first("new", told=summary(created=3, game="laser")))
    await store.append(first("secret", told=summary(created=2, listed=False)))
    await store.append(first("over", told=summary(created=4, phase="over")))
    assert [listing.match_id for listing in await store.listed()] == ["new", "old"]
    assert [listing.match_id for listing in await store.listed(limit=1)] == ["new"]
    assert await store.listed("laser") == [Listing("new", summary(created=3, game="laser"))]
    assert await store.listed("prizmik") == []
    assert await store.count_live() == 3
    assert await store.count_live(since=2) == 2


async def test_a_summary_changes_only_when_one_is_given(store: Store) -> None:
    gathering = Summary("prism", "gathering", True, 1, b'{"seats": 1}')
    playing = Summary("prism", "playing", True, 1, b'{"seats": 2}')
    await store.append(first("m", told=gathering))
    await store.append(Append("m", 1, [b"sat"]))
    assert await store.listed() == [Listing("m", gathering)]
    await store.append(Append("m", 2, [b"begun"], summary=playing))
    assert await store.listed() == [Listing("m", playing)]


async def test_chat_is_told_in_order(store: Store) -> None:
    await store.append(first("m"))
    await store.append(first("n"))
    lines = [StoredChatLine(at, at % 3 or None, f"name{at}", f"zdravo 👋 {at}") for at in range(5)]
    for line in lines:
        await store.add_chat("m", line.at, line.seat, line.name, line.text)
    await store.add_chat("n", 9, 0, "else", "where")
    assert await store.chat("m") == lines
    assert await store.chat("m", limit=2) == lines[3:]
    assert await store.load("m") == [b"created"]


async def test_words_from_outside_may_hold_anything(store: Store) -> None:
    await store.append(first("m"))
    await store.add_chat("m", 1, None, "na\0me", "te\0xt ' \" \\ %s ; \u202e")
    assert await store.chat("m") == [
        StoredChatLine(1, None, "na\ufffdme", "te\ufffdxt ' \" \\ %s ; \u202e")
    ]
    assert await store.load("m\0") == []
    assert await store.chat("m\0") == []
    assert await store.load_analysis("m\0") is None
    assert await store.listed("prism\0") == []
    with pytest.raises(UnknownMatch):
        await store.add_chat("m\0", 1, None, "name", "text")


async def test_an_analysis_is_replaced(store: Store) -> None:
    await store.append(first("m"))
    assert await store.load_analysis("m") is None
    await store.save_analysis("m", b"half")
    await store.save_analysis("m", b"whole")
    assert await store.load_analysis("m") == b"whole"


async def test_nothing_stands_beside_an_unknown_match(store: Store) -> None:
    with pytest.raises(UnknownMatch, match="nobody"):
        await store.add_chat("nobody", 1, None, "name", "text")
    with pytest.raises(UnknownMatch, match="nobody"):
        await store.save_analysis("nobody", b"")


async def test_all_keep_the_same_setting(store: Store, other: Store) -> None:
    keeps = [
        at.setting("secret", lambda number=number: f"made{number}")  # type: ignore[misc]
        for number, at in enumerate((store, other) * 10)
    ]
    kept = set(await asyncio.gather(*keeps))
    assert len(kept) == 1
    assert await store.setting("secret", lambda: "too late") in kept
    assert await store.setting("another", lambda: "fresh") == "fresh"
