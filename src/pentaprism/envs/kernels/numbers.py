"""Kernels between the fixed numbers of moves and their indices in a batch."""

from types import SimpleNamespace
from typing import Any

from pentaprism.core.kernel import kernel
from pentaprism.envs.kernels.steps import FINE, NOBODY, WAIT


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
    def actions(states: Any, seats: Any, count: Any, moves: Any, numbers: Any, out: Any) -> int:
        """Writes the indices; the first game without such a move, or FINE."""
        for i in range(len(states)):
            if seats[i] == NOBODY:
                continue
            out[i] = -1
            for k in range(count[i]):
                if number(states, i, int(seats[i]), moves[i, k]) == numbers[i]:
                    out[i] = k
            if out[i] < 0 or numbers[i] < 0:
                return i
        return FINE

    return SimpleNamespace(number=number, mask=mask, actions=actions)
