"""The line between processes breaks and comes back, at the worst moment."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any

import anyio
import asyncpg
import pytest

from pentaprism.match import model as m
from pentaprism.server import neighbours, wire
from pentaprism.server.config import Config
from pentaprism.server.hub import Hub
from pentaprism.server.neighbours import Neighbours
from pentaprism.server.tokens import Signer
from pentaprism.store import Store
from tests.postgres import Cluster

pytestmark = [pytest.mark.anyio, pytest.mark.xdist_group("processes")]


class Lines:
    """In the place of asyncpg: all lines on which processes talk; new ones can be held up."""

    def __init__(self) -> None:
        self.made: list[Any] = []
        self.free = asyncio.Event()
        self.free.set()
        self.held_up = asyncio.Event()

    async def connect(self, dsn: str, **given: Any) -> Any:
        if not self.free.is_set():
            self.held_up.set()
        await self.free.wait()
        self.made.append(await asyncpg.connect(dsn, **given))
        return self.made[-1]


@pytest.fixture
async def lines(monkeypatch: pytest.MonkeyPatch) -> Lines:
    made = Lines()
    monkeypatch.setattr(neighbours, "asyncpg", made)
    return made


@pytest.fixture
async def hubs(postgres: Cluster, lines: Lines) -> AsyncIterator[tuple[Hub, Hub]]:
    """Two that talk to each other; the first has the first line."""
    database = postgres.new_database()
    made = []
    async with AsyncExitStack() as after:
        for node in ("one", "two"):
            store = await Store.open(database)
            after.push_async_callback(store.close)
            hub = Hub(store, Signer("secret"), Config(database=database))
            talk = Neighbours(hub, database, node)
            await talk.start()
            talk.settled = True
            after.push_async_callback(talk.stop)
            after.push_async_callback(hub.close)
            made.append(hub)
        yield made[0], made[1]


async def test_a_move_just_before_the_line_is_back(hubs: tuple[Hub, Hub], lines: Lines) -> None:
    one, two = hubs
    seats = [wire.SeatWish(kind="me"), wire.SeatWish(kind="me")]
    grant = await one.create(wire.NewMatch(game="prizmik", seats=seats))
    here, there = await one.get(grant.match), await two.get(grant.match)
    told = asyncio.Event()
    with anyio.fail_after(20):
        # The first line is gone for some time; nobody listens to what the second process says.
        lines.free.clear()
        lines.made[0].terminate()
        await lines.held_up.wait()
        await asyncio.sleep(0.2)
        await lines.made[1].add_listener("pentaprism_tables", lambda *_: told.set())
        text = there.match.game.legal_texts(there.match.state, 0)[0]
        await two.submit(there, m.Play(seat=0, move=text, version=there.match.version))
        await told.wait()
        assert not here.match.moves
        lines.free.set()
        while not here.match.moves:
            await asyncio.sleep(0.02)
    assert here.events == there.events
