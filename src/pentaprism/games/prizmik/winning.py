"""Whether a seat can force a win within so many of its own moves: every line is looked at."""

from typing import Any

import numpy as np

from pentaprism.core.kernel import kernel
from pentaprism.games.prizmik import rules
from pentaprism.games.prizmik.state import STATE

#: No puzzle is longer.
MOST_MOVES = 4
_PLIES = 2 * MOST_MOVES + 1


@kernel
def _forces(states: Any, moves: Any, ply: int, left: int) -> bool:
    """Whether the seat to act at this ply wins with `left` moves of its own, whatever comes."""
    seat = states[ply].turn
    for i in range(rules.legal(states[ply], seat, moves[ply])):
        states[ply + 1] = states[ply]
        rules.apply(states[ply + 1], seat, moves[ply, i])
        if _holds(states, moves, ply + 1, left - 1, seat):
            return True
    return False


@kernel
def _holds(states: Any, moves: Any, ply: int, left: int, seat: int) -> bool:
    """Whether the other seat, to act at this ply, cannot help losing to `seat`."""
    if rules.over(states[ply]) != 0:
        return (rules.winners(states[ply]) >> seat) & 1 == 1
    if left == 0:
        return False
    for i in range(rules.legal(states[ply], 1 - seat, moves[ply])):
        states[ply + 1] = states[ply]
        rules.apply(states[ply + 1], 1 - seat, moves[ply, i])
        if rules.over(states[ply + 1]) != 0:
            if (rules.winners(states[ply + 1]) >> seat) & 1 == 0:
                return False
        elif not _forces(states, moves, ply + 1, left):
            return False
    return True


@kernel
def _keep_winning(states: Any, moves: Any, left: int, out: Any) -> int:
    """The moves of the seat to act at ply 0 after which it still wins in time."""
    seat, found = states[0].turn, 0
    for i in range(rules.legal(states[0], seat, moves[0])):
        states[1] = states[0]
        rules.apply(states[1], seat, moves[0, i])
        if _holds(states, moves, 1, left - 1, seat):
            out[found] = moves[0, i]
            found += 1
    return found


def _room(state: Any) -> tuple[Any, Any]:
    states = np.zeros(_PLIES + 1, STATE)
    states[0] = state[0]
    return states, np.zeros((_PLIES + 1, rules.MAX_MOVES), np.int64)


def winning_moves(state: Any, left: int) -> list[int]:
    """The moves that win within `left` moves, this one included, against any defence."""
    if not 1 <= left <= MOST_MOVES or rules.over(state[0]):
        return []
    out = np.zeros(rules.MAX_MOVES, np.int64)
    found: list[int] = out[: _keep_winning(*_room(state), left, out)].tolist()
    return found


def least_moves(state: Any, most: int) -> int:
    """In how many of its own moves the seat to act can force a win; 0 if not within `most`."""
    return next((n for n in range(1, most + 1) if winning_moves(state, n)), 0)
