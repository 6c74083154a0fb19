"""What is wrong is named before any kernel is entered, and what is possible is said."""

import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from pentaprism import envs
from pentaprism.core.errors import BadOption, PentaprismError, UnknownGame
from pentaprism.core.game import Game
from pentaprism.games.registry import GAMES

pytestmark = pytest.mark.rules

HALF: Any = 2.5


@pytest.mark.parametrize(
    ("make", "kind", "words"),
    [
        (lambda: envs.batch("prisme", 1), UnknownGame, "did you mean 'prism'"),
        (lambda: envs.batch("prizmik", 1, players=3), BadOption, "PRIZMIK is for 2 players, not 3"),
        (lambda: envs.batch("prism", 1, players=7), BadOption, "2 to 6 players"),
        (lambda: envs.batch("prism", 1, options={"goal": 1}), BadOption, "no option 'goal'"),
        (lambda: envs.batch("laser", 1, 2, {"mode": "team"}), BadOption, "three players or more"),
        (lambda: envs.batch("prism", 0), PentaprismError, "from 1 to"),
        (lambda: envs.batch("prism", HALF), PentaprismError, "number of games is a whole number"),
        (lambda: envs.batch("prism", 1, threads=0), PentaprismError, "number of threads"),
        (lambda: envs.batch("prism", 1, seed=-1), PentaprismError, "a seed is a whole number"),
        (lambda: envs.batch("prism", 1, rewards="shares"), PentaprismError, "mean 'share'"),
        (lambda: envs.batch("prizmik", 1, rewards="points"), PentaprismError, "has no points"),
        (lambda: envs.Numbering("prisma"), PentaprismError, "prizmik, prism, prismatic do"),
    ],
)
def test_a_batch_that_cannot_be(make: Callable[[], Any], kind: type[Exception], words: str) -> None:
    with pytest.raises(kind, match=words):
        make()


@pytest.mark.parametrize(
    ("actions", "words"),
    [
        ([0, 0], r"the shape \(3,\), not \(2,\)"),
        ([[0], [0], [0]], r"the shape \(3,\), not \(3, 1\)"),
        (0, r"the shape \(3,\), not \(\)"),
        ([0.0, 0.0, 0.0], "whole numbers, not float64"),
        (["0", "0", "0"], "whole numbers, not <U1"),
        ([True, True, True], "whole numbers, not bool"),
        (None, "whole numbers, not object"),
        ([0, -1, 0], "action -1 of game 1 is not from 0 to 6"),
        ([0, 0, 7], "action 7 of game 2 is not from 0 to 6"),
        (np.array([0, 2**64 - 1, 0], np.uint64), "of game 1 is not from 0 to 6"),
    ],
)
@pytest.mark.parametrize("threads", [1, 2])
def test_bad_actions_are_named_and_nothing_is_played(
    actions: Any, words: str, threads: int
) -> None:
    games = envs.batch("prizmik", 3, threads=threads)
    before = games.states.tobytes()
    with pytest.raises(PentaprismError, match=words):
        games.step(actions)
    assert games.states.tobytes() == before
    assert not games.length.any()


def test_a_bad_action_in_a_later_slice_stops_all_of_them() -> None:
    games = envs.batch("prizmik", 600, threads=2)
    before, actions = games.states.tobytes(), np.zeros(600, np.int32)
    actions[599] = 99
    with pytest.raises(PentaprismError, match="action 99 of game 599"):
        games.step(actions)
    assert games.states.tobytes() == before


def test_bad_places_seeds_and_choices_of_games() -> None:
    games = envs.batch("prism", 2)
    for wrong in (
        lambda: games.texts(2),
        lambda: games.save(-1),
        lambda: games.observe(0, 2),
        lambda: games.reset([2]),
        lambda: games.reset([True]),
        lambda: games.reset(["all"]),
        lambda: games.reset(seeds=[1]),
        lambda: games.reset(seeds=[1, -1]),
        lambda: games.reset(seeds="ab"),
        lambda: games.load(0, envs.batch("prizmik", 1).save(0)),
    ):
        with pytest.raises(PentaprismError):
            wrong()


def test_finished_games_ignore_their_actions() -> None:
    games = envs.batch("prizmik", 1, options={"quiet_limit": 1})
    while not games.done[0]:
        games.step(games.count - 1)
    length = games.length[0]
    games.step([12345])
    assert (games.done[0], games.length[0], games.seat[0]) == (True, length, -1)


EXTRAS = ("gymnasium", "pettingzoo", "pyspiel", "open_spiel", "ray", "torch")
SCRIPT = f"""
import sys
for name in {EXTRAS!r}:
    sys.modules[name] = None
from pentaprism import envs
envs.batch("prizmik", 1).step([0])
"""


def test_importing_needs_no_extra() -> None:
    subprocess.run([sys.executable, "-c", SCRIPT], check=True)


COLUMNS = (
    1 + 4 + 1 + 4 + 4 + 1 + 4 + 4 + 8 + 8
)  # seat, to_act, done, length, count and what is hidden


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_memory_of_a_game(game: Game) -> None:
    """docs/learners.md states these numbers."""
    n, players, most = 3, game.players[1], envs.batch(game, 1).most
    bare = envs.batch(game, n, players)
    size = game.rules.STATE.itemsize + 8 * most + 4 * players + COLUMNS
    assert bare.nbytes == n * size
    full = envs.batch(game, n, players, observe=True, mask=True, features=True)
    extras = 4 * game.rules.OBSERVATION + most * (1 + 4 * len(envs.feature_names(game)))
    assert full.nbytes == n * (size + extras)
