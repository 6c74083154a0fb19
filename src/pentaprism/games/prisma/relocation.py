"""Which tiles may move, and where to. §n in comments are clauses of docs/rules/prisma.md.

Costs: `obstacle` a few words of bits, and a flood of the table only for tiles whose neighbours do
not lie in one arc around them; `can_drop` ends at the first place found, nearly always among the
first few edges; `count_drops` one pass over edges and rotations.
"""

from typing import Any

import numpy as np

from pentaprism.core.bits import INT, NONE, U, bit, drop_lowest, lowest, popcount
from pentaprism.core.kernel import kernel
from pentaprism.games.prisma.lattice import (
    beam_count,
    distance,
    everything,
    rotate,
    rotations,
    shift,
    slot_at,
)
from pentaprism.games.prisma.loops import is_large, would_loop
from pentaprism.games.prisma.state import (
    CLOSED,
    CLOSING,
    DROP,
    FIRST_MARKER,
    LINK,
    STEP,
)

#: Why a tile may not be relocated (§10), in the order of asking.
(
    FREE,
    AT_MARKER,
    SINGLE,
    IN_LARGE,
    IS_FRESH,
    IN_TWO,
    IN_FROZEN,
    IN_CLOSING,
    NEAR_LINK,
    ISLAND,
) = range(10)

_NEAR = 2
_MARKER_SLOTS = U(0xF << FIRST_MARKER)
_FACING = np.array(
    [
        sum(3 << (10 - 2 * side) for side in range(6) if difference - 128 == int(STEP[side]))
        for difference in range(257)
    ],
    np.int64,
)


@kernel
def obstacle(s: Any, slot: int) -> int:
    """§10: what holds a tile where it is, or FREE."""
    if s.touches[slot] & _MARKER_SLOTS != NONE:
        return AT_MARKER
    if beam_count(INT(s.sides[slot])) == 1:
        return SINGLE
    loops = 0
    frozen = False
    for loop in range(s.loops):
        if s.loop_tiles[loop] & bit(slot) != NONE:
            if is_large(s.loop_tiles[loop]):
                return IN_LARGE
            loops += 1
            frozen = frozen or s.loop_frozen[loop] != 0
    for i in range(s.fresh_count):
        if s.fresh[i] == slot:
            return IS_FRESH
    if loops >= 2:
        return IN_TWO
    if frozen:
        return IN_FROZEN
    if loops > 0 and s.phase == CLOSING:
        return IN_CLOSING
    for i in range(s.linked_count):
        if distance(INT(s.cells[slot]), INT(s.cells[s.linked[i]])) <= _NEAR:
            return NEAR_LINK
    return FREE if holds_together(s, slot) else ISLAND


@kernel
def holds_together(s: Any, slot: int) -> bool:
    """§10: without this tile everything is still side by side."""
    around = s.touches[slot]
    if drop_lowest(around) == NONE or in_one_arc(s, slot):
        return True
    others = everything(s) & ~bit(slot)
    found = todo = bit(lowest(around))
    while todo != NONE:
        new = s.touches[lowest(todo)] & others & ~found
        found |= new
        todo = drop_lowest(todo) | new
    return around & ~found == NONE


@kernel
def in_one_arc(s: Any, slot: int) -> bool:
    """The neighbours follow each other around the tile without a gap between them."""
    cell = INT(s.cells[slot])
    starts = 0
    before = slot_at(s, cell + STEP[5]) >= 0
    for side in range(6):
        here = slot_at(s, cell + STEP[side]) >= 0
        if here and not before:
            starts += 1
        before = here
    return starts <= 1


@kernel
def facing(edge_cell: int, cell: int) -> int:
    """The bits of the side of an edge at which another cell lies; 0 if it lies elsewhere."""
    difference = cell - edge_cell + 128
    return _FACING[difference] if 0 <= difference <= 256 else 0


@kernel
def joined_at(s: Any, edge: int, value: int) -> np.uint64:
    """The slots that a tile on this edge is joined to."""
    cell = INT(s.edge_cell[edge])
    joined = NONE
    for side in range(6):
        if value >> shift(side) & 3 != 0:
            joined |= bit(slot_at(s, cell + STEP[side]))
    return joined


@kernel
def loops_at(s: Any, edge: int, value: int, slot: int) -> bool:
    """§6: the tile of this slot, put there, would make a loop."""
    joined = joined_at(s, edge, value)
    return drop_lowest(joined) != NONE and would_loop(s, joined, ~bit(slot))


@kernel
def left_at(s: Any, slot: int, edge: int) -> int:
    """The beams that reach an edge once this tile is lifted."""
    return INT(s.edge_value[edge]) & ~facing(INT(s.edge_cell[edge]), INT(s.cells[slot]))


@kernel
def drops_at(s: Any, slot: int, edge: int) -> int:
    """§9, §10: in which rotations a tile may be dropped on an edge, as bits."""
    mask = INT(s.edge_mask[edge]) & ~facing(INT(s.edge_cell[edge]), INT(s.cells[slot]))
    value = left_at(s, slot, edge)
    if mask == 0 or value & CLOSED != 0:  # §10: it touches something; 12
        return 0
    tile = INT(s.sides[slot])
    fitting = 0
    for turns in range(rotations(tile)):
        if rotate(tile, turns) & mask == value:  # §1
            fitting |= 1 << turns
    if fitting != 0 and s.earned != LINK and loops_at(s, edge, value, slot):  # §9
        return 0
    return fitting


@kernel
def can_drop(s: Any, slot: int) -> bool:
    edge = 0
    while edge < s.edges and drops_at(s, slot, edge) == 0:
        edge += 1
    return edge < s.edges


@kernel
def liftable(s: Any) -> np.uint64:
    """The slots that may be lifted: free to move and with a place to go."""
    slots = NONE
    for slot in range(s.laid):
        if obstacle(s, slot) == FREE and can_drop(s, slot):
            slots |= bit(slot)
    return slots


@kernel
def drop_move(s: Any, slot: int, edge: int, turns: int) -> int:
    return DROP << 26 | INT(s.edge_cell[edge]) << 12 | rotate(INT(s.sides[slot]), turns)


@kernel
def list_drops(s: Any, out: Any) -> int:
    slot = INT(s.lifted)
    n = 0
    for edge in range(s.edges):
        fitting = drops_at(s, slot, edge)
        for turns in range(6):
            if fitting >> turns & 1:
                out[n] = drop_move(s, slot, edge, turns)
                n += 1
    return n


@kernel
def count_drops(s: Any) -> int:
    n = 0
    for edge in range(s.edges):
        n += popcount(U(drops_at(s, INT(s.lifted), edge)))
    return n


@kernel
def nth_drop(s: Any, left: int) -> int:
    slot = INT(s.lifted)
    for edge in range(s.edges):
        fitting = drops_at(s, slot, edge)
        for turns in range(6):
            if fitting >> turns & 1:
                if left == 0:
                    return drop_move(s, slot, edge, turns)
                left -= 1
    return -1
