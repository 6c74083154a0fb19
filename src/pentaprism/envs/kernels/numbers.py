"""Kernels between the fixed numbers of moves and their indices in a batch."""

from types import SimpleNamespace
from typing import Any

from pentaprism.core.kernel import kernel
from pentaprism.envs.kernels.steps import NOBODY, WAIT

#: The index of a number that is not that of a legal move.
NO_MOVE = -1


def make_number_kernels(number_of: Any) -> SimpleNamespace:
    """Closures over a game's `number_of(s, seat, move)`."""
    _number_of = number_of

    @kernel
    def number(states: Any, i: int, seat: int, move: int) -> int:
        return -1 if move == WAIT else _number_of(states[i], seat, move)

    @kernel
    def mask(states: Any, seats: Any, count: Any, moves: Any, out: Any) -> None:
        out[:] = 0
        for i in range(len(states)):
            for k in range(count[i]):
                found = number(states, i, int(seats[i]), moves[i, k])
                if found >= 0:
                    out[i, found] = 1

    @kernel
    def actions(states: Any, seats: Any, count: Any, moves: Any, numbers: Any, out: Any) -> None:
        """Writes the indices of these numbers; NO_MOVE where that is not a legal move."""
        for i in range(len(states)):
            out[i] = NO_MOVE
            if seats[i] == NOBODY or numbers[i] < 0:
                continue
            for k in range(count[i]):
                if number(states, i, int(seats[i]), moves[i, k]) == numbers[i]:
                    out[i] = k

    return SimpleNamespace(number=number, mask=mask, actions=actions)
