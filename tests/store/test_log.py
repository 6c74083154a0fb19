"""The log: order, versions, and many who write at once."""

import asyncio
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from pentaprism.store import Conflict, Store, Unavailable
from pentaprism.store.databases import Database
from pentaprism.store.store import COMMIT_INTERVAL
from tests.store.appends import first, later, summary

pytestmark = pytest.mark.anyio


async def test_events_come_back_in_order(store: Store) -> None:
    await store.append(first("m", b"a", b"b"))
    await store.append(later("m", 2, b"c"))
    assert await store.load("m") == [b"a", b"b", b"c"]
    assert await store.load("m", after=1) == [b"b", b"c"]
    assert await store.load("m", after=3) == []


async def test_an_unknown_match_has_no_events(store: Store) -> None:
    assert await store.load("nobody") == []


async def test_the_log_outlives_the_store(url: str, store: Store) -> None:
    await store.append(first("m", bytes(range(256))))
    again = await Store.open(url)
    assert await again.load("m") == [bytes(range(256))]
    await again.close()


@pytest.mark.parametrize("expected", [0, 1, 3])
async def test_an_append_at_another_version_is_a_conflict(store: Store, expected: int) -> None:
    await store.append(first("m", b"a", b"b"))
    append = first("m", b"x") if expected == 0 else later("m", expected, b"x")
    with pytest.raises(Conflict, match=f"at version 2, not {expected}"):
        await store.append(append)
    assert await store.load("m") == [b"a", b"b"]


async def test_an_append_to_an_unknown_match_is_a_conflict(store: Store) -> None:
    with pytest.raises(Conflict, match="at version 0, not 4"):
        await store.append(later("m", 4, b"x"))
    assert await store.load("m") == []


async def test_a_new_match_needs_an_event_and_a_summary(store: Store) -> None:
    with pytest.raises(ValueError, match="an event and a summary"):
        await store.append(later("m", 0, b"x"))


async def test_appends_to_many_matches_are_all_there(store: Store, other: Store) -> None:
    async def fill(match: str) -> None:
        await store.append(first(match, b"1"))
        for version in range(1, 20):
            await store.append(later(match, version, b"%d" % (version + 1)))

    await asyncio.gather(*(fill(f"m{number}") for number in range(50)))
    for number in range(50):
        assert await other.load(f"m{number}") == [b"%d" % version for version in range(1, 21)]


async def test_appends_that_wait_share_a_commit(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    commits = _count_writes(store._database, monkeypatch)
    await asyncio.gather(*(store.append(first(f"m{number}")) for number in range(200)))
    assert len(commits) == 1


async def test_commits_keep_apart_when_many_write(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    began: list[float] = []
    write = store._database.write

    async def timed(work: Any) -> Any:
        began.append(store._began)
        return await write(work)

    monkeypatch.setattr(store._database, "write", timed)

    async def fill(match: str) -> None:
        await store.append(first(match))
        for version in range(1, 10):
            await store.append(later(match, version, b"moved"))

    await asyncio.gather(*(fill(f"m{number}") for number in range(20)))
    gaps = [later - earlier for earlier, later in pairwise(began)]
    assert len(gaps) >= 9
    assert min(gaps) > 0.99 * COMMIT_INTERVAL


async def test_a_lone_append_waits_for_nobody(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.append(first("m"))
    await asyncio.sleep(2 * COMMIT_INTERVAL)
    waited: list[float] = []
    monkeypatch.setattr(asyncio, "sleep", waited.append)
    await store.append(later("m", 1, b"moved"))
    assert waited == []


async def test_more_appends_than_a_batch_holds(store: Store) -> None:
    await asyncio.gather(*(store.append(first(f"m{number}")) for number in range(1_500)))
    assert await store.count_live() == 1_500


async def test_a_conflict_in_a_batch_spares_the_others(store: Store) -> None:
    await store.append(first("old", b"a"))
    answers = await asyncio.gather(
        store.append(first("new", b"n")),
        store.append(later("old", 7, b"x")),
        store.append(first("old", b"x")),
        store.append(later("old", 1, b"b")),
        store.append(later("gone", 1, b"x")),
        return_exceptions=True,
    )
    assert [type(answer) for answer in answers] == [
        type(None),
        Conflict,
        Conflict,
        type(None),
        Conflict,
    ]
    assert await store.load("new") == [b"n"]
    assert await store.load("old") == [b"a", b"b"]
    assert await store.load("gone") == []
    assert await store.count_live() == 2


async def test_a_match_may_come_more_than_once_in_a_batch(store: Store) -> None:
    last = summary(phase="paused")
    await asyncio.gather(
        store.append(first("m", b"a", due=5)),
        store.append(later("m", 1, b"b", b"c", due=6)),
        store.append(later("m", 3, b"d", due=7)),
    )
    assert await store.load("m") == [b"a", b"b", b"c", b"d"]
    assert await store.next_due() == 7
    append = later("m", 4, b"e")
    await store.append(type(append)(append.match_id, 4, append.events, None, last))
    assert [listing.summary for listing in await store.listed()] == [last]


async def test_what_cannot_be_written_spares_the_others(store: Store) -> None:
    answers = await asyncio.gather(
        store.append(first("a")),
        store.append(first("b", due=2**80)),
        store.append(first("c")),
        return_exceptions=True,
    )
    assert answers[0] is answers[2] is None
    assert isinstance(answers[1], Exception)
    assert [len(await store.load(match)) for match in "abc"] == [1, 0, 1]


async def test_what_belongs_together_is_written_together_or_not_at_all(store: Store) -> None:
    await store.append(first("old", b"a"))
    with pytest.raises(Conflict):
        await store.append(later("old", 7, b"x"), first("new", b"n"))
    assert await store.load("old") == [b"a"]
    assert await store.load("new") == []
    await store.append(later("old", 1, b"b"), first("new", b"n"))
    assert await store.load("old") == [b"a", b"b"]
    assert await store.load("new") == [b"n"]


async def test_two_stores_race_for_every_version(store: Store, other: Store) -> None:
    """Exactly one wins each version, and what it wrote is what is there."""
    won: list[bytes] = []

    async def play(at: Store, who: bytes, match: str) -> None:
        for number in range(30):
            event = b"%s%d" % (who, number)
            while True:
                version = len(await at.load(match))
                try:
                    await at.append(later(match, version, event))
                except Conflict:
                    continue
                won.append(event)
                break

    await store.append(first("m", b"0"))
    await asyncio.gather(*(play(at, who, "m") for at, who in ((store, b"a"), (other, b"b"))))
    assert len(won) == 60
    assert sorted((await store.load("m"))[1:]) == sorted(won)


async def test_only_one_store_makes_a_match(store: Store, other: Store) -> None:
    for number in range(20):
        ids = [f"m{number}-{each}" for each in range(5)]
        makes = [store.append(first(match, b"a")) for match in ids]
        # The other way round, for two that lock in different orders would wait for each other.
        makes += [other.append(first(match, b"b")) for match in reversed(ids)]
        answers = await asyncio.gather(*makes, return_exceptions=True)
        for match, mine, theirs in zip(ids, answers[:5], reversed(answers[5:]), strict=True):
            assert {type(mine), type(theirs)} == {type(None), Conflict}
            assert await store.load(match) == [b"a" if mine is None else b"b"]


async def test_who_is_cancelled_does_not_disturb_the_others(store: Store) -> None:
    await store.append(first("m"))
    tasks = [asyncio.create_task(store.append(first(f"m{number}"))) for number in range(20)]
    await asyncio.sleep(0)  # all wait, none is written
    tasks[0].cancel()
    await asyncio.sleep(0)  # the writer has taken them
    tasks[1].cancel()
    answers = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(answer) for answer in answers[:2]] == [asyncio.CancelledError] * 2
    assert answers[2:] == [None] * 18
    for number in range(2, 20):
        assert await store.load(f"m{number}") == [b"created"]
    await store.append(later("m", 1, b"on"))


async def test_the_writer_goes_on_after_a_failure(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.append(first("m"))

    async def fail(work: Callable[..., Any]) -> None:
        raise Unavailable("the disk is full")

    with monkeypatch.context() as patched:
        patched.setattr(store._database, "write", fail)
        appends = (later("m", 1, b"a"), first("n"))
        answers = await asyncio.gather(*map(store.append, appends), return_exceptions=True)
    assert [str(answer) for answer in answers] == ["the disk is full"] * 2
    assert answers[0] is not answers[1]
    await store.append(later("m", 1, b"b"))
    assert await store.load("m") == [b"created", b"b"]


async def test_close_writes_what_waits(url: str, store: Store) -> None:
    closing = await Store.open(url)
    waiting = asyncio.create_task(closing.append(first("m")))
    await asyncio.sleep(0)
    await closing.close()
    await waiting
    assert await store.load("m") == [b"created"]


def _count_writes(database: Database, monkeypatch: pytest.MonkeyPatch) -> list[object]:
    writes: list[object] = []
    write = database.write

    async def counted(work: Callable[..., Any]) -> Any:
        writes.append(work)
        return await write(work)

    monkeypatch.setattr(database, "write", counted)
    return writes
