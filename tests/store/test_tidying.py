"""Which tables count, which the lobby shows, and which are deleted."""

import time
from typing import Any

import msgspec
import pytest

from pentaprism.cli.prune import _prune
from pentaprism.store import Store, Summary
from pentaprism.store.model import Phase
from tests.store.appends import first

pytestmark = pytest.mark.anyio

DAY = 86_400_000


async def table(
    store: Store, match: str, created: int, phase: Phase = "gathering", origin: str = "here"
) -> None:
    await store.append(first(match, told=Summary("prism", phase, True, created, b"{}", origin)))


async def listed(store: Store, **wanted: Any) -> list[str]:
    return [each.match_id for each in await store.listed(**wanted)]


async def test_tables_that_nobody_came_to_count_no_more(store: Store) -> None:
    await table(store, "empty", 10)
    await table(store, "begun", 10, "playing")
    await table(store, "visited", 10, origin="there")
    await store.people_seen(["visited"], 90)
    assert await store.count_live() == 3
    assert await store.count_live(met_since=50) == 2
    assert await store.count_live(met_since=50, origin="here") == 1
    assert await store.count_live(met_since=50, origin="nowhere") == 0
    assert await store.count_live(met_since=91) == 1


async def test_the_lobby_shows_what_is_alive_and_a_few_of_each_place(store: Store) -> None:
    for number in range(5):
        await table(store, f"flood{number}", 50 + number)
    await table(store, "other", 40, origin="there")
    await table(store, "old one", 41, origin="")
    await table(store, "old two", 42, origin="")
    await table(store, "left alone", 5, origin="elsewhere")
    assert len(await listed(store)) == 9
    shown = ["flood4", "flood3", "old two", "old one", "other"]
    assert await listed(store, of_origin=2, seen_since=30) == shown
    await store.people_seen(["left alone"], 60)
    assert await listed(store, of_origin=2, seen_since=30) == [*shown, "left alone"]
    assert await listed(store, of_origin=2, seen_since=30, limit=1) == ["flood4"]


async def test_a_later_summary_keeps_when_people_were_seen(store: Store) -> None:
    await table(store, "m", 10)
    await store.people_seen(["m"], 70)
    told = Summary("prism", "gathering", True, 10, b"{}", "here")
    await store.append(msgspec.structs.replace(first("m", told=told), expected=1))
    assert await listed(store, seen_since=70) == ["m"]


async def test_many_are_noted_and_deleted_in_parts(store: Store) -> None:
    names = [f"m{number:04}" for number in range(450)]
    for name in names:
        await table(store, name, 10)
    await store.people_seen(names[:400], 90)
    assert await store.forgotten(unmet_before=50) == names[400:]
    await store.delete(names[:430])
    assert await store.count() == 20
    assert await store.load("m0000") == []
    assert len(await store.load("m0449")) == 1


async def test_what_prune_deletes(url: str, store: Store) -> None:
    now = int(time.time() * 1000)
    await table(store, "never begun", now - 2 * DAY)
    await table(store, "just set up", now)
    await table(store, "over", now - 40 * DAY, "over")
    await table(store, "by post", now - 40 * DAY, "playing")
    await store.people_seen(["by post"], now - 3 * DAY)
    await store.add_chat("never begun", 1, None, "Ann", "anybody?")
    await store.save_analysis("over", b"{}")
    await store.studies.add("old", b"{}", "", now - 40 * DAY)
    await store.studies.add("new", b"{}", "", now)
    assert await _prune(url, empty_days=1, days=0, dry_run=True) == (1, 3, 0)
    assert await store.count() == 4
    assert await _prune(url, empty_days=1, days=0, dry_run=False) == (1, 3, 0)
    assert await store.load("never begun") == []
    assert await _prune(url, empty_days=1, days=30, dry_run=False) == (1, 2, 1)
    assert await store.studies.load("old") is None
    assert await store.studies.load("new")
    assert await store.load_analysis("over") is None
    assert await store.load("by post")
    assert await store.load("just set up")
