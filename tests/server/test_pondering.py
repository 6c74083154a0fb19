"""Bots that think while people do: only where it holds nobody up, and never after its use."""

import threading
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import anyio
import pytest

from pentaprism.bots import Advice, Memories, Memory, Task
from pentaprism.bots.brains import Thought
from pentaprism.core.game import Game
from pentaprism.match import model as m
from pentaprism.server import bots as bots_module
from pentaprism.server import pondering, wire
from pentaprism.server.bots import Bots
from pentaprism.server.config import Config
from pentaprism.server.hub import Hub
from pentaprism.server.live_match import Connection, LiveMatch
from pentaprism.server.pondering import Pondering
from pentaprism.server.studies import Studies
from pentaprism.server.study_analysis import Analysis
from pentaprism.server.tokens import Signer
from pentaprism.store import Store
from tests.server.hubs import add_bots

pytestmark = pytest.mark.anyio

#: Nothing here ends by itself: whatever ends was stopped.
FOR_EVER = 10**9


class Searches:
    """Stand in for the searches that ponder: each goes on until it is stopped."""

    def __init__(self) -> None:
        self.begun: list[Task] = []
        #: What the bots were given at their moves.
        self.handed: list[Memory | None] = []
        self.ended = 0
        self._one = threading.Lock()

    def think(self, game: Game, task: Task) -> Thought:
        assert self._one.acquire(blocking=False), "two ponder at once"
        self.begun.append(task)
        while not task.stop[0]:
            time.sleep(0.001)
        self.ended += 1
        self._one.release()
        return Thought([], 0.0, 0)

    def wait_for_rest(self) -> int:
        while self.running:
            time.sleep(0.001)
        return self.running

    @property
    def running(self) -> int:
        return len(self.begun) - self.ended


@pytest.fixture
def searches(monkeypatch: pytest.MonkeyPatch) -> Searches:
    found = Searches()
    monkeypatch.setattr(pondering, "think", found.think)
    monkeypatch.setattr(pondering, "cores", lambda: 2)

    def first_move(game: Game, known: Any, seat: int, *given: Any, **more: Any) -> Advice:
        found.handed.append(more["memory"])
        return Advice(game.legal_texts(known, seat)[0], 0.0, [], 1, "")

    monkeypatch.setattr(bots_module, "choose_known", first_move)
    return found


async def until(holds: Callable[[], bool]) -> None:
    with anyio.fail_after(30):
        while not holds():
            await anyio.sleep(0.002)


class Place:
    """A hub with tables of one person and one bot, without sockets."""

    def __init__(self, hub: Hub, bots: Bots) -> None:
        self.hub, self.bots = hub, bots

    async def sit_down(self, level: str = "master", game: str = "prizmik") -> LiveMatch:
        """At a new table where the bot has made the first move."""
        seats = [wire.SeatRequest(kind="bot", level=level), wire.SeatRequest(kind="me")]
        grant = await self.hub.create(wire.NewMatch(game=game, seats=seats))
        live = await self.hub.get(grant.match_id)
        await until(lambda: live.match.to_act == (1,) and not live.thinking)
        await self.come(live)
        return live

    async def come(self, live: LiveMatch) -> Connection:
        """As Attendance.join does it, for a token that opens the seat."""
        connection = Connection(100, 1 << 20)
        connection.seats, connection.key = (1,), live.match.chairs[1].key
        live.connections.add(connection)
        self.hub.consider_bots(live)
        return connection

    async def move(self, live: LiveMatch) -> None:
        text = live.match.game.legal_texts(live.match.state, 1)[0]
        await self.hub.submit(live, m.Play(seat=1, moves=(text,), version=live.match.version))


@asynccontextmanager
async def place(folder: Path, **settings: Any) -> AsyncIterator[Place]:
    store = await Store.open(f"sqlite:///{folder}/tables.db")
    config = Config(**{"database": "", "bot_pause_ms": 0, "ponder_ms": FOR_EVER, **settings})
    hub = Hub(store, Signer("secret"), config)
    bots = add_bots(hub)
    try:
        yield Place(hub, bots)
    finally:
        await hub.close()
        await bots.close()
        await store.close()


async def test_it_goes_on_from_the_persons_position_into_the_bots_memory(
    tmp_path: Path, searches: Searches
) -> None:
    async with place(tmp_path) as here:
        live = await here.sit_down()
        await until(lambda: searches.running == 1)
        task = searches.begun[0]
        assert task.known.tobytes() == live.match.state.tobytes()
        assert (task.seat, task.level.name) == (1, "master")
        assert task.memory is searches.handed[0]
        assert task.memory
        await here.move(live)
        # The move stopped it, and the bot's answer began the next one with the same memory.
        await until(lambda: len(searches.begun) == 2)
        assert searches.ended == 1
        assert searches.begun[1].memory is searches.handed[1] is task.memory
        assert searches.begun[1].known.tobytes() == live.match.state.tobytes()
    assert searches.running == 0


async def test_whoever_wants_to_think_stops_it_at_once(tmp_path: Path, searches: Searches) -> None:
    """By its flag: this search would never end by itself."""
    async with place(tmp_path) as here:
        live = await here.sit_down()
        await until(lambda: searches.running == 1)
        hint = await here.bots.hint(live, 1, "1")
        assert hint.move
        await until(lambda: len(searches.begun) == 2)  # and then it goes on
        with here.bots.pondering.making_way():
            await until(lambda: searches.running == 0)
            here.bots.pondering.look(live)
            assert here.bots.pondering.turn is None
        await until(lambda: len(searches.begun) == 3)
        limits = [task.limit.ms or 0 for task in searches.begun]
        assert limits[0] > limits[1] > limits[2]  # of the same turn's time


async def test_so_does_the_analysis_of_a_study(tmp_path: Path, searches: Searches) -> None:
    async with place(tmp_path) as here:
        await here.sit_down()
        await until(lambda: searches.running == 1)
        analysis = Analysis(Studies(here.hub, "secret"), here.bots.pondering.making_way)
        with anyio.fail_after(30):
            assert await analysis._think(searches.wait_for_rest, "") == 0
        analysis.close()
        await until(lambda: searches.running == 1)


async def test_other_tables_do_not_wait_for_it(tmp_path: Path, searches: Searches) -> None:
    async with place(tmp_path) as here:
        first = await here.sit_down()
        await until(lambda: searches.running == 1)
        second = await here.sit_down()  # a bot moves there
        await until(lambda: searches.running == 1 and len(searches.begun) >= 2)
        assert searches.begun[-1].known.tobytes() == second.match.state.tobytes()
        await here.move(first)
        await until(lambda: len(first.match.acts) == 3)


async def test_what_is_forgotten_is_in_nobodys_way(tmp_path: Path, searches: Searches) -> None:
    async with place(tmp_path) as here:
        first, second = await here.sit_down(), await here.sit_down()
        await until(lambda: searches.running == 1)
        with here.bots.pondering.making_way():
            here.bots._memories.forget(second.match.id)
            await until(lambda: searches.running == 0)
        await until(lambda: searches.running == 1)
        assert searches.begun[-1].known.tobytes() == first.match.state.tobytes()
        assert here.bots.pondering.turn
        assert here.bots.pondering.turn.match_id == first.match.id


async def test_nothing_is_pondered_once_the_person_has_gone(
    tmp_path: Path, searches: Searches
) -> None:
    async with place(tmp_path) as here:
        live = await here.sit_down()
        await until(lambda: searches.running == 1)
        (connection,) = live.connections
        here.hub.people.leave(live, connection)
        await until(lambda: searches.running == 0)
        assert here.bots.pondering.turn is None
        await here.come(live)
        await until(lambda: searches.running == 1)
        await here.hub.submit(live, m.Resign(seat=1))
        await until(lambda: searches.running == 0)
        here.hub.consider_bots(live)
        assert here.bots.pondering.turn is None
        assert len(searches.begun) == 2
        assert len(here.bots._memories) == 0


@pytest.mark.parametrize(
    ("settings", "level", "game"),
    [
        ({"ponder_ms": 0}, "master", "prizmik"),
        ({"bot_threads": 1}, "master", "prizmik"),
        ({}, "club", "prizmik"),
        ({}, "matched", "prizmik"),
        ({}, "master", "prisma"),
    ],
    ids=str,
)
async def test_where_it_would_not_help_or_has_no_room_nothing_is_pondered(
    tmp_path: Path, searches: Searches, settings: dict[str, Any], level: str, game: str
) -> None:
    async with place(tmp_path, **settings) as here:
        live = await here.sit_down(level, game)
        here.bots._memories.of(live.match.id, 0)  # as of a decision that it took at full strength
        here.bots.pondering.look(live)
        assert here.bots.pondering.turn is None
    assert searches.begun == []


@pytest.mark.parametrize("takes", [3000, 5], ids=["its time", "all there is to find"])
async def test_a_turn_has_a_bound_however_often_one_comes_and_goes(
    tmp_path: Path, searches: Searches, monkeypatch: pytest.MonkeyPatch, takes: int
) -> None:
    taken: list[int] = []

    def ponder(turn: pondering.Turn, memory: Memory, stop: Any) -> int:
        taken.append(turn.ms)
        return takes

    monkeypatch.setattr(pondering, "_ponder", ponder)
    async with place(tmp_path, ponder_ms=3000) as here:
        live = await here.sit_down()
        await until(lambda: bool(taken) and here.bots.pondering.turn is None)
        for _ in range(3):
            here.hub.people.leave(live, await here.come(live))
            here.hub.consider_bots(live)
        assert here.bots.pondering.turn is None
        assert taken == [3000]


def test_one_core_is_not_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pondering, "cores", lambda: 1)
    assert Pondering(3000, 2, Memories(1).find)._ms == 0


async def test_a_real_search_ends_by_its_flag(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pondering, "cores", lambda: 2)
    async with place(tmp_path, bot_ms=20) as here:
        live = await here.sit_down()
        assert here.bots.pondering.turn
        hint = await here.bots.hint(live, 1, "1")
        assert hint.move in live.match.game.legal_texts(live.match.state, 1)
        with here.bots.pondering.making_way():
            await until(lambda: here.bots.pondering.turn is None)
        assert here.bots.pondering.turn
        await here.move(live)
        await until(lambda: len(live.match.acts) == 3)
