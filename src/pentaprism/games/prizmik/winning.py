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
def _wins(states: Any, moves: Any, count: Any, tried: Any, left: Any, seat: int) -> bool:
    """Whether `seat` forces a win from ply 1 on with `left[1]` moves of its own.

    A loop over the line that is looked at, not a recursion: kernels that call each other in turns
    cannot be loaded from the cache."""
    ply, fresh, wins = 1, True, False
    while True:
        if fresh:
            decided = True
            tried[ply] = count[ply] = 0
            if rules.over(states[ply]) != 0:
                wins = (rules.winners(states[ply]) >> seat) & 1 == 1
            elif left[ply] == 0:
                wins = False
            else:
                decided = False
                count[ply] = rules.legal(states[ply], states[ply].turn, moves[ply])
        else:  # back from a move: one that wins or, for the other, one that saves is enough
            decided = wins == (states[ply].turn == seat)
        fresh = not decided and tried[ply] < count[ply]
        if fresh:
            turn = states[ply].turn
            states[ply + 1] = states[ply]
            rules.apply(states[ply + 1], turn, moves[ply, tried[ply]])
            tried[ply] += 1
            left[ply + 1] = left[ply] - (1 if turn == seat else 0)
            ply += 1
            continue
        if not decided:  # no move has helped whose turn it is
            wins = states[ply].turn != seat
        if ply == 1:
            return wins
        ply -= 1


@kernel
def _keep_winning(states: Any, moves: Any, steps: Any, own_moves: int, out: Any) -> int:
    """The moves of the seat to act at ply 0 after which it still wins in time."""
    count, tried, left = steps[0], steps[1], steps[2]
    seat, found = states[0].turn, 0
    for i in range(rules.legal(states[0], seat, moves[0])):
        states[1] = states[0]
        rules.apply(states[1], seat, moves[0, i])
        left[1] = own_moves - 1
        if _wins(states, moves, count, tried, left, seat):
            out[found] = moves[0, i]
            found += 1
    return found


def _room(state: Any) -> tuple[Any, Any, Any]:
    states = np.zeros(_PLIES + 1, STATE)
    states[0] = state[0]
    moves = np.zeros((_PLIES + 1, rules.MAX_MOVES), np.int64)
    return states, moves, np.zeros((3, _PLIES + 1), np.int64)


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
