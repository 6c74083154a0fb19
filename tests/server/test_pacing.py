"""Bots and their clocks: they take less time the less there is, and never lose on time."""

import random
from typing import Any

import anyio
import pytest

from pentaprism.bots import Advice, Limit
from pentaprism.core.game import Game
from pentaprism.match import model as m
from pentaprism.match.clocks import SeatClocks
from pentaprism.server import wire
from pentaprism.server.config import Config
from pentaprism.server.hub import Hub
from pentaprism.server.pacing import allowance
from pentaprism.server.tokens import Signer
from pentaprism.store import Store
from tests.server.hubs import add_bots

#: What a move costs besides: deciding, storing, telling.
_OVERHEAD_MS = 15


def _moves_in_time(clock: m.Clock, most: int) -> tuple[int, list[int]]:
    """How many moves a bot makes that always takes what it may, and what each took."""
    clocks, now, took = SeatClocks.of(clock, 2), 1_000_000, []
    for number in range(most):
        clocks.start(now, (0,))
        allowed = allowance(clocks, 0, now)
        assert allowed is not None
        took.append(allowed + _OVERHEAD_MS)
        now += took[-1]
        if clocks.fallen(0, now):
            return number, took
        clocks.stop(now)
        clocks.earn((0,))
        clocks.wind((0,))
    return most, took


@pytest.mark.parametrize(
    ("clock", "moves"),
    [
        (m.PerGame(ms=10_000), 150),
        (m.PerGame(ms=60_000), 250),
        (m.PerGame(ms=300_000), 300),
        (m.PerGame(ms=60_000, increment=1_000), 2_000),
        (m.PerMove(ms=1_000), 2_000),
        (m.PerMove(ms=30_000), 2_000),
    ],
)
def test_the_longest_games_are_played_in_time(clock: m.Clock, moves: int) -> None:
    made, took = _moves_in_time(clock, moves)
    assert made == moves
    if isinstance(clock, m.PerGame):
        assert took[-1] < took[0] / 2  # less when there is less


def test_no_clock_no_hurry_and_a_clock_that_runs_already_counts() -> None:
    assert allowance(SeatClocks.of(None, 2), 0, 0) is None
    clocks = SeatClocks.of(m.PerMove(ms=10_000), 2)
    clocks.start(1_000, (0,))
    at_once, later, too_late = (allowance(clocks, 0, now) for now in (1_000, 5_000, 20_000))
    assert at_once == 3_000
    assert later == 1_666
    assert too_late == 0
    assert allowance(clocks, 1, 20_000) == 3_000


@pytest.mark.anyio
async def test_no_pause_is_longer_than_the_clock(tmp_path: object) -> None:
    """Bots leave people a moment to follow; here it is longer than the whole game may last."""
    store = await Store.open(f"sqlite:///{tmp_path}/tables.db")
    hub = Hub(store, Signer("secret"), Config(database="", bot_pause_ms=100_000))
    bots = add_bots(hub)
    seats = [wire.SeatRequest(kind="bot"), wire.SeatRequest(kind="me")]
    clock = m.PerGame(ms=60_000)
    grant = await hub.create(wire.NewMatch(game="prizmik", seats=seats, clock=clock))
    live = await hub.get(grant.match_id)
    with anyio.fail_after(50):
        while not live.match.acts:
            await anyio.sleep(0.05)
    assert live.match.phase == "playing"
    assert live.match.clocks.left[0] > 0
    await bots.close()
    await hub.close()
    await store.close()


@pytest.mark.anyio
@pytest.mark.parametrize("clock", [m.PerGame(ms=10_000, increment=100), m.PerMove(ms=1_000)])
async def test_a_whole_game_is_never_lost_on_time(
    tmp_path: object, monkeypatch: pytest.MonkeyPatch, clock: m.Clock
) -> None:
    """Against a clock that only thinking moves on: as long as the bot is told that it may, and
    what a move costs besides."""
    store = await Store.open(f"sqlite:///{tmp_path}/tables.db")
    hub = Hub(store, Signer("secret"), Config(database="", bot_pause_ms=0))
    bots = add_bots(hub)
    now, left = 1_000_000, []
    hub.now = lambda: now

    async def think(game: Game, known: Any, seat: int, limit: Limit, *given: Any) -> Advice:
        nonlocal now
        assert limit.ms
        now += limit.ms + _OVERHEAD_MS
        left.append(live.match.clocks.left[seat])
        return Advice(chance.choice(game.legal_texts(known, seat)), 0.0, [], 1, "")

    monkeypatch.setattr(bots, "think", think)
    chance = random.Random(3)
    seats = [wire.SeatRequest(kind="me"), wire.SeatRequest(kind="bot")]
    grant = await hub.create(wire.NewMatch(game="prizmik", seats=seats, clock=clock))
    live = await hub.get(grant.match_id)
    with anyio.fail_after(60):
        while live.match.phase == "playing":
            if live.match.to_act == (0,):
                move = chance.choice(live.match.game.legal_texts(live.match.state, 0))
                play = m.Play(seat=0, moves=(move,), version=live.match.version)
                await hub.submit(live, play)
            await anyio.sleep(0)
    assert len(left) > 50
    assert min(left) > 0
    assert live.match.game.outcome(live.match.state), "it ended by its rules"
    await bots.close()
    await hub.close()
    await store.close()
