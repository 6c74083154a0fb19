"""What a learner gets is the same in every world that its seat cannot tell apart."""

import numpy as np
import pytest

from pentaprism import envs
from pentaprism.core.game import Game
from pentaprism.core.rng import generator
from pentaprism.games.registry import GAMES
from pentaprism.testing.walks import players_of

LONGEST = 1_000
SETTINGS = [(game, players) for game in GAMES for players in players_of(game)[::4]]


def another_world(game: Game, games: envs.Batch, seat: int, number: int) -> bytes:
    world = game.redacted(games.state(0), seat)
    if "rng" in (world.dtype.names or ()):
        world["rng"] = number * 0x9E3779B9 + 1
    game.face.determinise(world, 0, seat)
    return world.tobytes()


@pytest.mark.parametrize(("game", "players"), SETTINGS, ids=str)
def test_every_interface_of_a_batch_keeps_secrets(game: Game, players: int) -> None:
    games, twin = (
        envs.batch(game, 1, players, seed=3, observe=True, mask=True, features=True)
        for _ in range(2)
    )
    chance, different = generator(4), 0
    for number in range(LONGEST):
        if games.done[0]:
            break
        if number % 5 == 0:
            for seat in range(players):
                different += compare(game, games, twin, seat, number)
        games.step(games.random_actions(chance))
    assert (different > 0) == game.capabilities.hidden


def compare(game: Game, games: envs.Batch, twin: envs.Batch, seat: int, number: int) -> bool:
    """Whether there was another world to compare with."""
    before = games.save(0)
    acts = bool(int(games.to_act[0]) >> seat & 1)
    if acts:
        games.select(0, seat)
    saved = games.save(0)
    world = another_world(game, games, seat, number)
    twin.load(0, saved._replace(state=world))
    assert np.array_equal(games.observe(0, seat), twin.observe(0, seat))
    assert games.to_act[0] == twin.to_act[0]
    if acts:
        assert twin.seat[0] == games.seat[0] == seat
        count = games.count[0]
        assert twin.count[0] == count
        assert np.array_equal(twin.moves[0, :count], games.moves[0, :count])
        assert twin.texts(0) == games.texts(0)
        assert np.array_equal(twin.mask, games.mask)
        assert np.array_equal(twin.observation, games.observation)
        assert np.array_equal(twin.features[0, :count], games.features[0, :count])
    games.load(0, before)
    return world != saved.state
