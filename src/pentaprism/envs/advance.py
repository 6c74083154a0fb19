"""Kernels that play some games of a batch on, and others not: for faces with one learning seat.

`play` makes the chosen moves in the games that are named, `random_until` and `greedy_until` play
for all seats until it is the turn of one of them, `show` writes what a seat is given.
"""

import importlib.util
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from pentaprism.core.game import Game
from pentaprism.core.kernel import kernel
from pentaprism.core.rng import random, scale
from pentaprism.envs import batches
from pentaprism.envs.kernels import NOBODY, Columns

#: Plays on for every seat, to the end of the game.
EVERYBODY = -2


@cache
def advances(game: Game) -> SimpleNamespace:
    """The kernels for one game; `greedy_until` is None in a game without greedy.py."""
    step = batches._kernels(game).step
    made = _make_players(step)
    made.greedy_until = _make_greedy(game, step) if has_greedy(game) else None
    made.show = _make_show(game)
    return made


def has_greedy(game: Game) -> bool:
    return importlib.util.find_spec(f"{game.package}.greedy") is not None


def _make_players(step: Any) -> SimpleNamespace:
    @kernel
    def play(actions: Any, chosen: Any, players: int, rewards: int, *arrays: Any) -> None:
        """The chosen move in the chosen games."""
        for i in range(len(chosen)):
            if chosen[i]:
                step(actions, i, i + 1, players, rewards, False, *arrays)

    @kernel
    def random_until(
        learner: int, chance: Any, scratch: Any, players: int, rewards: int, *arrays: Any
    ) -> None:
        """Random moves in every game, each from its own generator, until the learner is to act."""
        c = Columns(*arrays)
        for i in range(len(c.seat)):
            g = chance[i]
            while c.seat[i] != NOBODY and c.seat[i] != learner:
                scratch[i] = scale(random(g), c.count[i])
                step(scratch, i, i + 1, players, rewards, False, *arrays)

    return SimpleNamespace(play=play, random_until=random_until)


def _make_greedy(game: Game, step: Any) -> Any:
    choose, redact, most = game.module("greedy").choose, game.rules.redact, game.rules.MAX_MOVES

    @kernel
    def greedy_until(
        learner: int,
        chance: Any,
        scratch: Any,
        known: Any,
        players: int,
        rewards: int,
        *arrays: Any,
    ) -> None:
        """The same with what looks best at once; `known` has room for two records."""
        c = Columns(*arrays)
        moves = np.empty(most, np.int64)
        for i in range(len(c.seat)):
            while c.seat[i] != NOBODY and c.seat[i] != learner:
                seat = int(c.seat[i])
                known[0] = c.states[i]
                redact(known[0], seat)
                move = choose(known, seat, chance[i : i + 1], moves, 1e-6)
                scratch[i] = 0
                for k in range(c.count[i]):
                    if c.moves[i, k] == move:
                        scratch[i] = k
                step(scratch, i, i + 1, players, rewards, False, *arrays)

    return greedy_until


@kernel
def _no_features(s: Any, seat: int, move: int, out: Any) -> None:
    """For a game that does not say what its moves do."""


def _make_show(game: Game) -> Any:
    observe = game.rules.observe
    known = batches.feature_names(game)
    move_features = game.module("features").move_features if known else _no_features

    @kernel
    def show(
        viewers: Any, alive: Any, observation: Any, mask: Any, features: Any, *arrays: Any
    ) -> None:
        """What each viewer is given, into arrays of zeros; actions only where it can act."""
        c = Columns(*arrays)
        for i in range(len(viewers)):
            seat = int(viewers[i])
            observe(c.states[i], seat, observation[i])
            if c.seat[i] == seat and alive[i]:
                mask[i, : c.count[i]] = 1
                if len(features) > 0:
                    for k in range(c.count[i]):
                        if c.moves[i, k] >= 0:
                            move_features(c.states[i], seat, c.moves[i, k], features[i, k])

    return show
