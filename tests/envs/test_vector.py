"""A vector is many single games; opponents are who they are asked to be."""

from functools import partial
from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from pentaprism import envs
from pentaprism.core.errors import PentaprismError
from pentaprism.core.game import Game
from pentaprism.games.registry import GAMES, find
from pentaprism.testing.vector import check_vector
from tests.envs.games import SETTINGS, short


@pytest.mark.parametrize(("game", "players"), SETTINGS, ids=str)
def test_a_vector_is_many_single_games(game: Game, players: int) -> None:
    settings: dict[str, Any] = {"players": players, "options": short(game), "max_cycles": 12}
    settings |= {"seat": players - 1, "features": players == game.players[0]}
    check_vector(
        lambda n, mode: envs.vector(game, n, autoreset_mode=mode, **settings),
        lambda: envs.single(game, **settings),
        num_envs=3 if players == game.players[0] else 2,
        steps=30 if players == game.players[0] else 15,
    )


def first_legal(seen: dict[str, Any]) -> Any:
    return seen["action_mask"].argmax(axis=1)


@pytest.mark.parametrize("opponents", ["greedy", "itself", "beginner", 1, first_legal])
def test_also_against_other_opponents(opponents: Any) -> None:
    settings: dict[str, Any] = {"opponents": opponents, "options": {"target": 1}, "nodes": 20}
    check_vector(
        lambda n, mode: envs.vector("prism", n, autoreset_mode=mode, **settings),
        lambda: envs.single("prism", **settings),
        steps=12,
        illegal=0.1,
    )


@pytest.mark.rules
@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_kernels_stay_within_their_arrays(opponents: str) -> None:
    """Run uncompiled and with bounds checks too: with one game in the last row of everything."""
    settings: dict[str, Any] = {"opponents": opponents, "options": {"target": 1}, "features": True}
    check_vector(
        lambda n, mode: envs.vector("prism", n, autoreset_mode=mode, **settings),
        lambda: envs.single("prism", **settings),
        num_envs=1,
        steps=6,
        illegal=0.2,
    )


class Broken:
    """A vector in which one number of an observation is wrong."""

    def __init__(self, inside: Any) -> None:
        self._inside = inside

    def __getattr__(self, name: str) -> Any:
        return getattr(self._inside, name)

    def step(self, actions: Any) -> Any:
        seen, reward, *rest = self._inside.step(actions)
        seen["observation"][0, 0] += 1
        return seen, reward, *rest


def test_the_checker_finds_a_difference() -> None:
    make = partial(envs.vector, "prizmik")
    with pytest.raises(AssertionError, match="step 0, 0, observation"):
        check_vector(
            lambda n, mode: Broken(make(n, autoreset_mode=mode)),  # type: ignore[arg-type, return-value]
            lambda: envs.single("prizmik"),
        )


def shares(game: str, learner: Any, steps: int, **settings: Any) -> float:
    """The learner's share of the games that end in so many steps of 32 games."""
    games = envs.vector(game, 32, seed=1, **settings)
    seen, _ = games.reset()
    got: list[float] = []
    for _ in range(steps):
        seen, reward, over, _, _ = games.step(learner(seen))
        got += reward[over].tolist()
    assert len(got) > 20
    return float(np.mean(got))


def random_legal(seen: dict[str, Any]) -> Any:
    masks = seen["action_mask"]
    return (np.random.default_rng(masks.sum()).random(masks.shape) * masks).argmax(axis=1)


def test_a_greedy_opponent_beats_a_random_learner() -> None:
    options = {"target": 1}
    against_random = shares("prism", random_legal, 150, options=options)
    against_greedy = shares("prism", random_legal, 150, options=options, opponents="greedy")
    assert 0.3 < against_random < 0.7
    assert against_greedy < against_random - 0.15


def test_a_learner_against_itself_acts_for_all() -> None:
    games = envs.vector("prizmik", 4, opponents="itself", seed=3)
    seen, infos = games.reset()
    turns = []
    for _ in range(4):
        turns.append(infos["seat"].tolist())
        seen, _, _, _, infos = games.step(first_legal(seen))
    assert turns == [[0] * 4, [1] * 4, [0] * 4, [1] * 4]


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_level_of_the_bots_can_be_the_opponent(game: Game) -> None:
    level = game.levels[0].name
    games = envs.vector(game, 2, options=short(game), opponents=level, nodes=10, seed=1)
    seen, _ = games.reset()
    for _ in range(3):
        seen, *_ = games.step(first_legal(seen))
    assert seen["action_mask"].any(axis=1).all()


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"opponents": "stockfish"}, "opponents are 'random', 'greedy', 'itself', 'beginner'"),
        ({"opponents": 9}, "a level from 1 to 6 or a function, not 9"),
        ({"seat": 2}, "a seat is a number from 0 to 1, not 2"),
        ({"autoreset_mode": "never"}, "one of NEXT_STEP, SAME_STEP, DISABLED, not 'never'"),
        ({"num_envs": 0}, "the number of games is a whole number from 1"),
    ],
)
def test_errors_say_what_is_possible(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(PentaprismError, match=said):
        envs.vector("prizmik", **wrong)
    with pytest.raises(PentaprismError, match="opponents are 'random', 'itself'"):
        envs.vector("laser", opponents="greedy")  # which has no such player


def test_wrong_actions_are_named() -> None:
    games = envs.vector("prizmik", 2, illegal="raise", autoreset_mode=AutoresetMode.DISABLED)
    games.reset(seed=1)
    for wrong, said in (
        (np.zeros(2), "actions are whole numbers, not float64"),
        (np.zeros(3, np.int64), r"actions have the shape \(2,\), not \(3,\)"),
        (np.array([0, 7]), "action 7 of game 1 is not from 0 to 6"),
    ):
        with pytest.raises(PentaprismError, match=said):
            games.step(wrong)
    single = envs.single(find("prizmik"), max_cycles=1)
    single.reset(seed=1)
    assert single.step(0)[3]
    with pytest.raises(PentaprismError, match="call reset"):
        single.step(0)


def test_a_function_that_gives_nonsense_is_told_so() -> None:
    for function, said in (
        (lambda seen: [0.5] * len(seen["action_mask"]), "whole numbers"),
        (lambda seen: np.full(len(seen["action_mask"]), 255), "not legal"),
    ):
        games = envs.vector("prizmik", 2, opponents=function)
        games.reset(seed=1)
        with pytest.raises(PentaprismError, match=said):
            games.step(np.zeros(2, np.int64))
