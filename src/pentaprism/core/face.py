"""A game's kernels as Python calls them: an array of records and an index instead of a record.

Passing one record from Python costs several microseconds, an array half of one. Every function is
made anew for each game, as a closure over its rules.
"""

from types import SimpleNamespace
from typing import Any

import numpy as np

from pentaprism.core.kernel import kernel, kernel_with_arrays


def make_face(rules: Any) -> SimpleNamespace:
    """`setup(states, i, ...)` and so on, for the rules of one game."""
    _setup, _to_act, _legal, _apply = rules.setup, rules.to_act, rules.legal, rules.apply
    _over, _winners, _scores = rules.over, rules.winners, rules.scores
    _redact, _determinise, _observe = rules.redact, rules.determinise, rules.observe
    most = rules.MAX_MOVES

    @kernel
    def setup(states: Any, i: int, players: int, options: Any, seed: Any) -> None:
        _setup(states[i], players, options, seed)

    @kernel
    def to_act(states: Any, i: int) -> int:
        return _to_act(states[i])

    @kernel
    def legal(states: Any, i: int, seat: int, out: Any) -> int:
        return _legal(states[i], seat, out)

    @kernel_with_arrays
    def allows(states: Any, i: int, seat: int, move: int) -> bool:
        """Whether the move is one of the seat's legal ones."""
        out = np.empty(most, np.int64)
        for k in range(_legal(states[i], seat, out)):
            if out[k] == move:
                return True
        return False

    @kernel
    def apply(states: Any, i: int, seat: int, move: int) -> None:
        _apply(states[i], seat, move)

    @kernel
    def apply_each(states: Any, seats: Any, moves: Any) -> None:
        """One move in each of many games."""
        for i in range(len(states)):
            _apply(states[i], seats[i], moves[i])

    @kernel
    def over(states: Any, i: int) -> int:
        return _over(states[i])

    @kernel
    def winners(states: Any, i: int) -> int:
        return _winners(states[i])

    @kernel
    def scores(states: Any, i: int, out: Any) -> int:
        return _scores(states[i], out)

    @kernel
    def redact(states: Any, i: int, seat: int) -> None:
        _redact(states[i], seat)

    @kernel
    def determinise(states: Any, i: int, seat: int) -> None:
        _determinise(states[i], seat)

    @kernel
    def observe(states: Any, i: int, seat: int, out: Any) -> None:
        _observe(states[i], seat, out)

    return SimpleNamespace(
        setup=setup,
        to_act=to_act,
        legal=legal,
        allows=allows,
        apply=apply,
        apply_each=apply_each,
        over=over,
        winners=winners,
        scores=scores,
        redact=redact,
        determinise=determinise,
        observe=observe,
    )
