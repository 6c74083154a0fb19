"""Fixed numbers are a bijection with moves."""

import numpy as np
import pytest

from pentaprism import envs
from pentaprism.core.errors import BadRequest
from pentaprism.core.game import Game
from pentaprism.core.rng import generator
from pentaprism.games.registry import GAMES
from pentaprism.testing.walks import players_of
from tests.envs import FEW

pytestmark = pytest.mark.rules

SETTINGS = [(game, players) for game in GAMES if game.numbering for players in players_of(game)]
#: A move of Prismatic from here on names colours of the pool, which no fixed number does.
NAMES_COLOURS = 1 << 17


@pytest.mark.parametrize(("game", "players"), SETTINGS, ids=str)
def test_numbers_and_moves_are_the_same_things(game: Game, players: int) -> None:
    numbering, module = envs.Numbering(game), game.numbering
    assert module
    games, chance = envs.batch(game, 4, players, seed=2, restart=True), generator(5)
    for _ in range(5 if FEW else 250):
        i, seat = 0, int(games.seat[0])
        moves, numbers = games.moves[i, : games.count[i]].tolist(), numbering.numbers(games, i)
        named = [number for number in numbers if number >= 0]
        assert len(set(named)) == len(named) > 0
        assert max(named) < numbering.size
        for move, number in zip(moves, numbers, strict=True):
            if number >= 0:
                assert module.move_of(games.state(i)[0], seat, number) == move
            else:
                assert move >= NAMES_COLOURS
        mask = numbering.mask(games)
        assert np.flatnonzero(mask[i]).tolist() == sorted(named)
        chosen = [row.argmax() for row in mask]
        actions = numbering.actions(games, chosen)
        assert numbers[actions[i]] == chosen[i]
        games.step(games.random_actions(chance))


def test_both_players_of_prizmik_see_the_same_numbers() -> None:
    games = envs.batch("prizmik", 1)
    first = sorted(envs.Numbering("prizmik").numbers(games, 0))
    games.step([games.texts(0).index("a1+a2")])
    assert sorted(envs.Numbering("prizmik").numbers(games, 0)) == first


def test_a_number_that_is_not_legal_is_named() -> None:
    games, numbering = envs.batch("prism", 2), envs.Numbering("prism")
    with pytest.raises(BadRequest, match="number 3 of game 0 is not that of a legal move"):
        numbering.actions(games, [3, 3])
    with pytest.raises(BadRequest, match="float64"):
        numbering.actions(games, [0.0, 0.0])
