"""When people were last at a match: abandoned ones are found, by one taker each."""

import asyncio

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from pentaprism.store import Append, Store
from pentaprism.store.databases import connect
from pentaprism.store.migrate import MIGRATIONS
from tests.store.appends import first, summary

pytestmark = pytest.mark.anyio


async def test_a_match_is_abandoned_when_nobody_was_there_for_long(store: Store) -> None:
    for match, created in (("b", 20), ("a", 10), ("visited", 15), ("new", 99)):
        await store.append(first(match, told=summary(created=created)))
    await store.people_seen(["visited", "unknown"], 50)
    assert await store.take_abandoned(before=9, lease_ms=100) == []
    assert await store.take_abandoned(before=20, lease_ms=100) == ["a", "b"]
    # Its taker may die: it is found again when the lease ends.
    assert await store.take_abandoned(before=119, lease_ms=100) == ["visited", "new"]
    assert await store.take_abandoned(before=120, lease_ms=100) == ["a", "b"]
    await store.append(
        Append("a", expected=1, events=[b"end"], summary=summary(phase="over", created=10))
    )
    assert await store.take_abandoned(before=220, lease_ms=100) == ["new", "visited", "b"]


async def test_two_stores_take_each_abandoned_match_once(store: Store, other: Store) -> None:
    ids = sorted(f"m{number:03}" for number in range(60))
    await asyncio.gather(*(store.append(first(match)) for match in ids))
    takes = [at.take_abandoned(before=5, lease_ms=100, limit=7) for at in (store, other) * 6]
    taken = [match for batch in await asyncio.gather(*takes) for match in batch]
    assert len(taken) == len(set(taken))
    assert set(taken) <= set(ids)
    while rest := await store.take_abandoned(before=5, lease_ms=100):
        taken += rest
    assert sorted(taken) == ids


async def test_matches_of_before_have_their_time_from_now_on(url: str) -> None:
    def make(connection: sa.Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        for match, phase in (("live", "playing"), ("over", "over")):
            connection.exec_driver_sql(f"INSERT INTO matches (id, version) VALUES ('{match}', 1)")
            connection.exec_driver_sql(
                "INSERT INTO summaries (match, game, phase, listed, created, info) "
                f"VALUES ('{match}', 'prism', '{phase}', true, 1, '')"
            )

    old = connect(url)
    await old.write(make)
    await old.close()
    store = await Store.open(url)
    try:
        assert await store.take_abandoned(before=1_600_000_000_000, lease_ms=1) == []
        assert await store.take_abandoned(before=2**52, lease_ms=1) == ["live"]
    finally:
        await store.close()
