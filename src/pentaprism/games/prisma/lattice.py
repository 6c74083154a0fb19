"""Cells, sides and what lies beside what. Numbers in comments are clauses of docs/rules/prisma.md.

Costs, for n tiles on the table (at most 60): `slot_at` one look-up; `lay` and `take_off` six
neighbours each, keeping edges, joins and touches right as they go; `flood` one step a slot that it
reaches.
"""

from typing import Any

import numpy as np

from pentaprism.core.bits import NONE, ONE, I, U, bit, drop_lowest, lowest
from pentaprism.core.kernel import kernel
from pentaprism.games.prisma.state import CLOSED, FIRST_EDGE, FIRST_MARKER, SLOTS, STEP

_BEAMS = np.array([sum(code >> 2 * i & 3 != 0 for i in range(6)) for code in range(4096)], np.int64)
_ALL_SIDES = 0xFFF


@kernel
def torus(cell: int) -> int:
    """The place of a cell in `grid`."""
    return (cell >> 7 & 63) << 6 | (cell & 63)


@kernel
def slot_at(s: Any, cell: int) -> int:
    """What lies on a cell, or -1."""
    here = I(s.grid[torus(cell)])
    return here - 1 if here <= SLOTS else -1


@kernel
def shift(side: int) -> int:
    """Where a side's two bits are in a tile."""
    return 10 - 2 * side


@kernel
def colour(tile: int, side: int) -> int:
    return tile >> shift(side) & 3


@kernel
def opposite(side: int) -> int:
    return side - 3 if side >= 3 else side + 3


@kernel
def rotate(tile: int, turns: int) -> int:
    """The tile turned clockwise: side i comes to lie at i + turns."""
    return (tile >> 2 * turns | tile << (12 - 2 * turns)) & _ALL_SIDES


@kernel
def rotations(tile: int) -> int:
    """How many rotations look different: 1, 2, 3 or 6."""
    for turns in range(1, 6):
        if rotate(tile, turns) == tile:
            return turns
    return 6


@kernel
def canonical(tile: int) -> int:
    """The rotation whose text sorts first."""
    least = tile
    for turns in range(1, 6):
        least = min(least, rotate(tile, turns))
    return least


@kernel
def beam_count(tile: int) -> int:
    return _BEAMS[tile]


@kernel
def everything(s: Any) -> np.uint64:
    """The slots of all tiles and markers."""
    tiles = (ONE << U(s.laid)) - ONE
    return tiles | (((ONE << U(s.players)) - ONE) << U(FIRST_MARKER))


@kernel
def is_enclosed(s: Any, place: int) -> bool:
    """12: inside a large loop; `place` is on the torus."""
    return s.enclosed[place >> 6] & bit(place & 63) != NONE


@kernel
def add_edge(s: Any, cell: int) -> int:
    edge = I(s.edges)
    place = torus(cell)
    s.edge_cell[edge] = cell
    s.edge_mask[edge] = 0
    s.edge_value[edge] = CLOSED if is_enclosed(s, place) else 0
    s.grid[place] = FIRST_EDGE + edge
    s.edges = edge + 1
    return edge


@kernel
def remove_edge(s: Any, edge: int) -> None:
    """The last edge takes its number."""
    s.grid[torus(I(s.edge_cell[edge]))] = 0
    last = I(s.edges) - 1
    s.edges = last
    if edge != last:
        s.edge_cell[edge] = s.edge_cell[last]
        s.edge_mask[edge] = s.edge_mask[last]
        s.edge_value[edge] = s.edge_value[last]
        s.grid[torus(I(s.edge_cell[edge]))] = FIRST_EDGE + edge


@kernel
def lay(s: Any, slot: int, cell: int, tile: int) -> None:
    """Put a tile, or a marker as a tile of six blanks, on an empty cell."""
    place = torus(cell)
    if s.grid[place] != 0:
        remove_edge(s, I(s.grid[place]) - FIRST_EDGE)
    s.grid[place] = slot + 1
    s.cells[slot] = cell
    s.sides[slot] = tile
    joins = touches = NONE
    for side in range(6):
        beam = colour(tile, side)
        beside = cell + STEP[side]
        here = I(s.grid[torus(beside)])
        if 0 < here <= SLOTS:
            other = here - 1
            touches |= bit(other)
            s.touches[other] |= bit(slot)
            if beam != 0:  # 1: so the other's side has the same colour
                joins |= bit(other)
                s.joins[other] |= bit(slot)
        else:
            edge = here - FIRST_EDGE if here != 0 else add_edge(s, beside)
            facing = shift(opposite(side))
            s.edge_mask[edge] |= 3 << facing
            s.edge_value[edge] |= beam << facing
    s.joins[slot] = joins
    s.touches[slot] = touches


@kernel
def take_off(s: Any, slot: int) -> None:
    """Undo `lay`."""
    cell = I(s.cells[slot])
    s.grid[torus(cell)] = 0
    kept = ~bit(slot)
    mask = value = 0
    for side in range(6):
        here = I(s.grid[torus(cell + STEP[side])])
        if here <= SLOTS:
            other = here - 1
            s.touches[other] &= kept
            s.joins[other] &= kept
            mask |= 3 << shift(side)
            value |= colour(I(s.sides[other]), opposite(side)) << shift(side)
        else:
            edge = here - FIRST_EDGE
            rest = ~(3 << shift(opposite(side)))
            s.edge_mask[edge] = I(s.edge_mask[edge]) & rest
            s.edge_value[edge] = I(s.edge_value[edge]) & rest
            if s.edge_mask[edge] == 0:
                remove_edge(s, edge)
    edge = add_edge(s, cell)
    s.edge_mask[edge] = mask
    s.edge_value[edge] = I(s.edge_value[edge]) | value


@kernel
def spread(s: Any, slots: np.uint64) -> np.uint64:
    """All slots joined to one of these."""
    joined = NONE
    while slots != NONE:
        joined |= s.joins[lowest(slots)]
        slots = drop_lowest(slots)
    return joined


@kernel
def flood(s: Any, start: int, allowed: np.uint64) -> np.uint64:
    """3: the group of a slot: what beams join to it, through allowed slots only."""
    found = todo = bit(start)
    while todo != NONE:
        new = s.joins[lowest(todo)] & allowed & ~found
        found |= new
        todo = drop_lowest(todo) | new
    return found


@kernel
def neighbour(s: Any, slot: int, side: int) -> int:
    """The slot joined by a beam at this side, or -1."""
    other = slot_at(s, I(s.cells[slot]) + STEP[side])
    if other >= 0 and s.joins[slot] & bit(other) != NONE:
        return other
    return -1


@kernel
def distance(a: int, b: int) -> int:
    """Steps from cell to cell."""
    q = (b >> 7) - (a >> 7)
    r = (b & 127) - (a & 127)
    return (abs(q) + abs(r) + abs(q + r)) // 2


@kernel
def ahead(cell: int, direction: int) -> int:
    """The column and row of a cell for a player who sits in this direction: column << 9 | row.

    16: the lattice is turned until the direction is S; then columns are q and rows 2r + q, here
    counted so that both are positive."""
    q = (cell >> 7) - 64
    r = (cell & 127) - 64
    for _ in range((9 - direction) % 6):
        q, r = -r, q + r
    return (q + 64) << 9 | (2 * r + q + 192)
