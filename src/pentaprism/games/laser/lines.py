"""All solutions, one after another: counted by their total, and written down on demand.

Slower than the solver, since every line is walked, and built on the rules' own moves.
"""

from collections.abc import Sequence
from typing import Any

from pentaprism.core.kernel import kernel
from pentaprism.games.laser.solver import chain_steps
from pentaprism.games.laser.state import MOST_MOVES, NOBODY
from pentaprism.games.laser.table import colour_at, list_moves, make_move, number_of, solved


@kernel
def least_left(s: Any) -> int:
    """A bound: what the open cards cost at least from here."""
    open_cards = s.deal - number_of(s.done)
    if s.fresh == NOBODY:
        return open_cards
    return open_cards - 1 + chain_steps(s, colour_at(s, s.fresh))


@kernel
def walk_lines(
    stack: Any,
    moves: Any,
    limit: int,
    counts: Any,
    wanted: int,
    lines: Any,
    lengths: Any,
    most_steps: int,
) -> int:
    """Count the lines of every total up to `limit` from stack[0]; returns how many were written.

    Lines of the total `wanted` are written down, and if `lines` is full that is the end; with no
    room for lines everything is counted. `stack` holds a puzzle for each move made, `moves` the
    moves of each and, in its last two columns, how many there are and how many were tried. After
    `most_steps` moves the walk ends with what it has."""
    listed, tried = moves.shape[1] - 2, moves.shape[1] - 1
    depth = written = steps = 0
    moves[0, listed] = list_moves(stack[0], moves[0])
    moves[0, tried] = 0
    while depth >= 0 and steps < most_steps:
        if moves[depth, tried] == moves[depth, listed]:
            depth -= 1
            continue
        move = moves[depth, moves[depth, tried]]
        moves[depth, tried] += 1
        steps += 1
        stack[depth + 1] = stack[depth]
        after = stack[depth + 1]
        make_move(after, move)
        if after.cost + least_left(after) > limit:
            continue
        if not solved(after):
            depth += 1
            moves[depth, listed] = list_moves(after, moves[depth])
            moves[depth, tried] = 0
            continue
        counts[after.cost] += 1
        if after.cost == wanted and written < len(lines):
            for above in range(depth + 1):
                lines[written, above] = moves[above, moves[above, tried] - 1]
            lengths[written] = depth + 1
            written += 1
            if written == len(lines):
                break
    return written


#: Rows and columns that `walk_lines` needs in `moves`.
ROWS, COLUMNS = MOST_MOVES + 1, 258


def hidden_mixes(puzzle: Any, line: Sequence[int]) -> int:
    """Mixes of a line that complete no card: they must be seen in the mind."""
    trial = puzzle.copy()
    hidden = 0
    for move in line:
        before = int(trial[0].done)
        make_move(trial[0], move)
        hidden += int(trial[0].done) == before
    return hidden
