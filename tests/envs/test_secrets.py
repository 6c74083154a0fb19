"""What a learner gets is the same in every world that its seat cannot tell apart: over whole games,
with every number of seats, for all of them."""

import random

import numpy as np
import pytest

from pentaprism import envs
from pentaprism.core.game import Game
from tests.envs.games import EVERYWHERE, SETTINGS, another_world, lookers, short


@pytest.mark.parametrize(("game", "players"), SETTINGS, ids=str)
def test_every_interface_of_a_batch_keeps_secrets(game: Game, players: int) -> None:
    options = {} if EVERYWHERE else short(game)
    games, twin = (
        envs.batch(game, 1, players, options, seed=3, observe=True, mask=True, features=True)
        for _ in range(2)
    )
    chance, different = random.Random(players), 0
    while not games.done[0]:
        for seat in lookers(players, chance):
            different += compare(games, twin, seat, chance)
        games.step([chance.randrange(int(games.count[0]))])
    assert (different > 0) == game.capabilities.hidden


def compare(games: envs.Batch, twin: envs.Batch, seat: int, chance: random.Random) -> bool:
    """Whether there was another world to compare with."""
    before = games.save(0)
    acts = bool(int(games.to_act[0]) >> seat & 1)
    if acts:
        games.select(0, seat)
    saved = games.save(0)
    world = another_world(games.game, games.state(0), seat, chance).tobytes()
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
