"""Kernels that play some games of a batch on, and others not: for faces with one learning seat."""

from types import SimpleNamespace
from typing import Any

import numpy as np

from pentaprism.core.kernel import kernel, kernel_with_arrays
from pentaprism.core.rng import random, scale
from pentaprism.envs.kernels.steps import NOBODY, Columns


def make_players(step: Any) -> SimpleNamespace:
    """`play` and `random_until`, from the kernel that steps games."""

    @kernel
    def play(actions: Any, chosen: Any, players: int, rewards: int, *arrays: Any) -> None:
        """The chosen move in the chosen games, as many as lie side by side in one call."""
        n, first = len(chosen), 0
        while first < n:
            last = first
            while last < n and chosen[last]:
                last += 1
            if last > first:
                step(actions, first, last, players, rewards, False, *arrays)
            first = last + 1

    @kernel_with_arrays
    def random_until(
        learner: int, chance: Any, scratch: Any, players: int, rewards: int, *arrays: Any
    ) -> None:
        """Random moves in every game, each from its own generator, until the learner is to act."""
        c = Columns(*arrays)
        waiting = np.ones(len(c.seat), np.bool_)
        pending = True
        while pending:
            pending = False
            for i in range(len(waiting)):
                waiting[i] = c.seat[i] != NOBODY and c.seat[i] != learner
                if waiting[i]:
                    pending = True
                    scratch[i] = scale(random(chance[i]), c.count[i])
            if pending:
                play(scratch, waiting, players, rewards, *arrays)

    return SimpleNamespace(play=play, random_until=random_until)


def make_greedy(choose: Any, redact: Any, most: int, step: Any) -> Any:
    """`greedy_until`, from a game's greedy.choose."""

    @kernel_with_arrays
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


def make_show(observe: Any, move_features: Any) -> Any:
    """`show`, from what a game writes for learners."""

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
