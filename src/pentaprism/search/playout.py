"""Random games, and the random choice of a move that they and the searches share."""

from typing import Any

import numpy as np

from pentaprism.core.bits import U, lowest
from pentaprism.core.kernel import kernel
from pentaprism.core.rng import random, scale


def make_sampler(rules: Any, evaluation: Any = None) -> Any:
    """A kernel `pick(s, seat, bits, moves)`: a random legal move; `moves` is scratch space.

    Even over all legal moves, unless the game's evaluation has a `pick` of likely ones.
    """
    if hasattr(evaluation, "pick"):
        _likely = evaluation.pick

        @kernel
        def pick_likely(s: Any, seat: int, bits: np.uint64, moves: Any) -> int:
            return _likely(s, seat, bits)

        return pick_likely

    if hasattr(rules, "sample"):
        _sample = rules.sample

        @kernel
        def pick(s: Any, seat: int, bits: np.uint64, moves: Any) -> int:
            return _sample(s, seat, bits)

        return pick

    _legal = rules.legal

    @kernel
    def pick_listed(s: Any, seat: int, bits: np.uint64, moves: Any) -> int:
        return moves[scale(bits, _legal(s, seat, moves))]

    return pick_listed


@kernel
def one_of(seats: int, bits: np.uint64) -> int:
    """One seat of a mask: the only one, or any of several by the lower random bits."""
    mask = U(seats)
    if mask & (mask - U(1)) != U(0):
        for _ in range(scale(bits << U(32), count(mask))):
            mask &= mask - U(1)
    return lowest(mask)


@kernel
def count(mask: np.uint64) -> int:
    n = 0
    while mask != U(0):
        mask &= mask - U(1)
        n += 1
    return n


def make_playouts(rules: Any) -> Any:
    """A kernel that plays whole random games and returns the number of moves made."""
    _setup, _to_act, _apply = rules.setup, rules.to_act, rules.apply
    _pick = make_sampler(rules)

    @kernel
    def playouts(
        states: Any, players: int, options: Any, generator: Any, games: int, moves: Any
    ) -> int:
        s, g = states[0], generator[0]
        total = 0
        for _ in range(games):
            _setup(s, players, options, random(g))
            seats = _to_act(s)
            while seats != 0:
                bits = random(g)
                seat = one_of(seats, bits)
                _apply(s, seat, _pick(s, seat, bits, moves))
                seats = _to_act(s)
                total += 1
        return total

    return playouts
