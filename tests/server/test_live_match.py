"""A table in the memory of a process."""

import gc
import random

import pytest

from pentaprism.games import registry
from pentaprism.match import model as m
from pentaprism.match.decide import decide
from pentaprism.server.live_match import Connection, LiveMatch

pytestmark = pytest.mark.anyio

NOW = 1_700_000_000_000


@pytest.mark.parametrize("game", [game.id for game in registry.GAMES])
async def test_a_move_leaves_nothing_for_the_collector(game: str) -> None:
    """While Python looks through all objects for garbage nobody is served, so what a move leaves
    behind for the rest of the match must not be among them."""
    watched(game, 40)  # the same moves: whatever is made only once is there then
    live, chance = watched(game, 20)
    before = tracked()
    for _ in range(20):
        play(live, chance)
    assert len(live.match.acts) == 40
    assert tracked() - before < 5


def watched(game: str, moves: int) -> tuple[LiveMatch, random.Random]:
    """A match with a browser for each seat, after some moves."""
    live, chance = begun(game), random.Random(1)
    for seat in (0, 1):
        connection = Connection(100, 1 << 20)
        connection.seats = (seat,)
        live.connections.add(connection)
    for _ in range(moves):
        play(live, chance)
    return live, chance


def begun(game: str) -> LiveMatch:
    # Only people act here, no clock.
    options = {"untimed": True} if registry.find(game).capabilities.real_time else {}
    create = m.Create(
        match_id="m",
        settings=m.Settings(game=game, players=2, options=options),
        plans=(m.Plan(bot=None), m.Plan(bot=None)),
        seed=7,
        nonce="salt",
        mine=(0, 1),
        key="key",
    )
    return LiveMatch(decide(None, create, NOW))


def play(live: LiveMatch, chance: random.Random) -> None:
    """A random move, told to everybody."""
    match = live.match
    seat = chance.choice(match.to_act)
    move = chance.choice(match.game.legal_texts(match.state, seat))
    command = m.Play(seat=seat, version=match.version, moves=(move,), ref=f"m{match.version}")
    live.publish(live.evolve(decide(match, command, NOW)), NOW)
    for connection in live.connections:
        while connection.outbox:
            connection.take()


def tracked() -> int:
    gc.collect()
    return len(gc.get_objects())
