"""The line between processes breaks and comes back, at the worst moment."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from typing import Any

import anyio
import asyncpg
import pytest

from pentaprism.match import model as m
from pentaprism.server import neighbours, wire
from pentaprism.server.config import Config
from pentaprism.server.hub import Hub
from pentaprism.server.live_match import Connection, LiveMatch
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
def talks() -> list[Neighbours]:
    return []


@pytest.fixture
async def hubs(
    postgres: Cluster, lines: Lines, talks: list[Neighbours]
) -> AsyncIterator[tuple[Hub, Hub]]:
    """Two that talk to each other; the first has the first line."""
    database = postgres.new_database()
    made = []
    async with AsyncExitStack() as after:
        for node in ("one", "two"):
            store = await Store.open(database)
            after.push_async_callback(store.close)
            talk = Neighbours(database, node)
            hub = Hub(store, Signer("secret"), Config(database=database), neighbours=talk)
            await talk.start()
            talk.settled = True
            talks.append(talk)
            after.push_async_callback(talk.stop)
            after.push_async_callback(hub.close)
            made.append(hub)
        yield made[0], made[1]


async def test_a_move_just_before_the_line_is_back(hubs: tuple[Hub, Hub], lines: Lines) -> None:
    one, two = hubs
    seats = [wire.SeatRequest(kind="me"), wire.SeatRequest(kind="me")]
    grant = await one.create(wire.NewMatch(game="prizmik", seats=seats))
    here, there = await one.get(grant.match_id), await two.get(grant.match_id)
    told = asyncio.Event()
    with anyio.fail_after(20):
        # The first line is gone for some time; nobody listens to what the second process says.
        lines.free.clear()
        lines.made[0].terminate()
        await lines.held_up.wait()
        await asyncio.sleep(0.2)
        await lines.made[1].add_listener("pentaprism_tables", lambda *_: told.set())
        text = there.match.game.legal_texts(there.match.state, 0)[0]
        await two.submit(there, m.Play(seat=0, moves=(text,), version=there.match.version))
        await told.wait()
        assert not here.match.acts
        lines.free.set()
        while not here.match.acts:
            await asyncio.sleep(0.02)
    assert here.events == there.events


async def shared(
    one: Hub, two: Hub, then: str = "forfeit"
) -> tuple[LiveMatch, LiveMatch, Connection]:
    """A table that both have in memory, with somebody connected to the first."""
    absence = m.Absence(grace=300, then=then)  # type: ignore[arg-type]
    seats = [wire.SeatRequest(kind="me"), wire.SeatRequest(kind="bot")]
    grant = await one.create(wire.NewMatch(game="prizmik", seats=seats, absence=absence))
    here, there = await one.get(grant.match_id), await two.get(grant.match_id)
    connection = Connection(100, 1 << 20)
    assert await one.people.join(here, connection, one.signer.sign(grant))
    await until(lambda: there.is_present(0))
    return here, there, connection


async def until(holds: Callable[[], bool]) -> None:
    with anyio.fail_after(30):
        while not holds():
            await asyncio.sleep(0.02)


async def test_who_is_connected_here_is_not_away(hubs: tuple[Hub, Hub]) -> None:
    """Another process thinks so: it is told at once, before any grace has passed."""
    one, two = hubs
    here, there, _ = await shared(one, two)
    two.people.on_process_gone("one")
    assert not there.is_present(0)
    await two.submit(there, m.GoAway(seat=0))
    await until(lambda: isinstance(here.events[-1], m.Back))
    await asyncio.sleep(0.5)
    assert here.match.phase == "playing"


async def test_who_was_thought_to_be_gone_is_asked_again(
    hubs: tuple[Hub, Hub], talks: list[Neighbours]
) -> None:
    one, two = hubs
    _, there, _ = await shared(one, two)
    talks[1]._last_heard.clear()
    two.people.on_process_gone("one")
    assert not there.is_present(0)
    await until(lambda: there.is_present(0))  # with the next sign of life


async def test_who_has_gone_while_the_line_was_broken_is_missed(
    hubs: tuple[Hub, Hub], lines: Lines
) -> None:
    one, two = hubs
    here, there, connection = await shared(one, two)
    lines.free.clear()
    lines.made[1].terminate()
    await lines.held_up.wait()
    one.people.leave(here, connection)
    await asyncio.sleep(0.2)
    assert there.is_present(0)  # as far as it knows
    lines.free.set()
    await until(lambda: not there.is_present(0))


async def test_who_comes_and_goes_and_comes_at_once_is_there(hubs: tuple[Hub, Hub]) -> None:
    one, two = hubs
    here, there, connection = await shared(one, two)
    for _ in range(3):
        one.people.leave(here, connection)
        here.connections.add(connection)
        one.people.publish(here, wire.Presence(present=[], watching=0))
    one.people.leave(here, connection)
    await until(lambda: not there.is_present(0))
    here.connections.add(connection)
    one.people.publish(here, wire.Presence(present=[], watching=0))
    await until(lambda: there.is_present(0))
