"""What happens by itself: each due match goes to one taker, and to another if that one dies."""

import asyncio

import pytest

from pentaprism.store import Store
from tests.store.appends import first, later

pytestmark = pytest.mark.anyio


async def test_matches_are_due_in_their_order(store: Store) -> None:
    for match, due in (("c", 30), ("a", 10), ("never", None), ("b", 20), ("late", 99)):
        await store.append(first(match, due=due))
    assert await store.next_due() == 10
    assert await store.take_due(now=30, lease_ms=100, limit=2) == ["a", "b"]
    assert await store.take_due(now=30, lease_ms=100) == ["c"]
    assert await store.take_due(now=30, lease_ms=100) == []
    assert await store.next_due() == 99


async def test_nothing_is_due_in_an_empty_store(store: Store) -> None:
    assert await store.next_due() is None
    assert await store.take_due(now=1, lease_ms=1) == []


async def test_two_stores_take_each_match_once(store: Store, other: Store) -> None:
    ids = sorted(f"m{number:03}" for number in range(100))
    await asyncio.gather(*(store.append(first(match, due=1)) for match in ids))
    takes = [at.take_due(now=1, lease_ms=100, limit=7) for at in (store, other) * 10]
    taken = [match for batch in await asyncio.gather(*takes) for match in batch]
    assert sorted(taken) == ids


async def test_a_match_is_due_again_when_the_lease_ends(store: Store, other: Store) -> None:
    await store.append(first("m", due=10))
    assert await store.take_due(now=10, lease_ms=100) == ["m"]
    assert await other.take_due(now=109, lease_ms=100) == []
    assert await other.next_due() == 110
    assert await other.take_due(now=110, lease_ms=100) == ["m"]


async def test_an_append_ends_the_lease(store: Store) -> None:
    await store.append(first("m", due=10))
    await store.take_due(now=10, lease_ms=100)
    await store.append(later("m", 1, b"moved", due=20))
    assert await store.take_due(now=20, lease_ms=100) == ["m"]
    await store.append(later("m", 2, b"over"))
    assert await store.next_due() is None


async def test_an_append_without_events_changes_only_the_due(store: Store) -> None:
    await store.append(first("m", due=10))
    await store.append(later("m", 1, due=40))
    assert await store.next_due() == 40
    assert await store.load("m") == [b"created"]
    await store.append(later("m", 1, b"moved"))


async def test_due_matches_are_taken_while_others_are_played(store: Store, other: Store) -> None:
    """Takers skip what is locked and appends wait their turn: nobody stands still."""
    ids = [f"m{number}" for number in range(20)]
    await asyncio.gather(*(store.append(first(match, due=1)) for match in ids))

    async def play(match: str) -> None:
        for version in range(1, 15):
            await store.append(later(match, version, b"moved", due=1))

    async def take() -> None:
        for _ in range(15):
            await other.take_due(now=1, lease_ms=1)

    async with asyncio.timeout(30):
        await asyncio.gather(take(), *map(play, ids))
    assert [len(await store.load(match)) for match in ids] == [15] * 20


async def test_the_newest_beat_of_all_nodes(store: Store, other: Store) -> None:
    assert await store.last_beat() is None
    await store.beat("one", 10)
    await other.beat("two", 20)
    await store.beat("one", 15)
    assert await other.last_beat() == 20
    await store.beat("one", 30)
    assert await other.last_beat() == 30
    await store.forget_beats(before=31)
    assert await other.last_beat() is None


async def test_matches_in_which_something_happens_by_itself(store: Store) -> None:
    await store.append(first("timed", due=5))
    await store.append(first("still"))
    await store.append(first("no longer", due=5))
    await store.append(later("no longer", 1, b"paused"))
    assert await store.timed() == ["timed"]
