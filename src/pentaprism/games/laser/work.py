"""The solver's scratch space: a puzzle in play, the stack of the search, and what it remembers."""

from typing import Any

import numpy as np

from pentaprism.core.kernel import kernel
from pentaprism.games.laser.state import COLOURS, FLOORS, MOST_CARDS, MOST_MOVES

SLOTS = 1 << 15
LISTED = 1 << 11  # slots in use are listed up to here, to be emptied one by one
PROOF_SLOTS = 1 << 16
_MOST_CANDIDATES = 256

#: Scratch space of one solver at work, and its answer: `least`, `best` and `best_length`.
WORK = np.dtype(
    (
        np.record,
        [
            ("figures", np.int64, COLOURS),
            ("floors", np.int64, FLOORS),
            ("stock", np.int64, COLOURS),
            ("cat", np.int64),
            ("cat_step", np.int64),
            ("cards", np.int64, MOST_CARDS),
            ("deal", np.int64),
            ("done", np.int64),
            ("left_open", np.int64),  # cards that are not complete
            ("caught", np.int64),
            ("fresh", np.int64),
            ("fresh_colour", np.int64),
            # The stack of the search: a row for each move made.
            ("candidates", np.int64, (MOST_MOVES, _MOST_CANDIDATES)),
            ("listed", np.int64, MOST_MOVES),
            ("tried", np.int64, MOST_MOVES),
            ("moved", np.int64, MOST_MOVES),  # the colour that moved or was caught
            ("remainders", np.int64, MOST_MOVES),
            ("places", np.uint64, MOST_MOVES),  # the key under which to remember, or 0
            ("kept", np.int64, (MOST_MOVES, 7)),
            ("line", np.int64, MOST_MOVES),
            ("line_length", np.int64),
            ("least", np.int64),  # NONE, or the least cost
            ("best", np.int64, MOST_MOVES),  # a line that has it
            ("best_length", np.int64),
            ("nodes", np.int64),
            ("most_nodes", np.int64),  # the bound on them; 0 for none
            ("gave_up", np.int64),  # whether the search ended there
            ("searched", np.int64),  # every total up to here is known for certain
            ("filled", np.int64),  # how many slots are in use, and the first of them
            ("in_use", np.int32, LISTED),
            ("keys", np.uint64, SLOTS),
            ("failed", np.uint64, (SLOTS, 3)),  # bits of remainders that cannot be met
            ("counts", np.int64, (COLOURS, FLOORS)),
            ("kind", np.int64),  # of the product that must be used: colour * 3 + floor, or NOBODY
            ("seen", np.uint64, (PROOF_SLOTS, 2)),
        ],
    )
)


@kernel
def spend(w: Any) -> bool:
    """Count a node; False where the bound is reached, and the search has to end unanswered.

    Nodes and not seconds: the same puzzle gets the same answer on every machine."""
    w.nodes += 1
    if w.most_nodes > 0 and w.nodes > w.most_nodes:
        w.gave_up = 1
        return False
    return True


@kernel
def keep_place(w: Any, depth: int) -> None:
    w.kept[depth, 0], w.kept[depth, 1], w.kept[depth, 2] = w.done, w.left_open, w.caught
    w.kept[depth, 3], w.kept[depth, 4], w.kept[depth, 5] = w.cat, w.fresh, w.fresh_colour
    w.kept[depth, 6] = w.kind


@kernel
def restore_place(w: Any, depth: int) -> None:
    w.done, w.left_open, w.caught = w.kept[depth, 0], w.kept[depth, 1], w.kept[depth, 2]
    w.cat, w.fresh, w.fresh_colour = w.kept[depth, 3], w.kept[depth, 4], w.kept[depth, 5]
    w.kind = w.kept[depth, 6]
