"""Cells, sides and what lies beside what. §n in comments are clauses of docs/rules/prisma.md.

Tiles and edges are kept sorted by cell, so that equal positions are equal records whatever led to
them. Costs, for n tiles on the table (at most 60): `slot_at` one look-up; `find_edge` a binary
search; `lay` and `take_off` six neighbours each, keeping edges, joins and touches right as they go,
and one pass over all slots to renumber them, a few wide instructions each; `flood` one step a slot
that it reaches.
"""

from typing import Any

import numpy as np

from pentaprism.core.bits import INT, NONE, ONE, U, bit, drop_lowest, lowest
from pentaprism.core.kernel import kernel
from pentaprism.games.prisma.state import CLOSED, FIRST_MARKER, SLOTS, STEP, TILE_SLOTS

_BEAMS = np.array([sum(code >> 2 * i & 3 != 0 for i in range(6)) for code in range(4096)], np.int64)
_ALL_SIDES = 0xFFF


@kernel
def torus(cell: int) -> int:
    """The place of a cell in `grid`."""
    return (cell >> 7 & 63) << 6 | (cell & 63)


@kernel
def slot_at(s: Any, cell: int) -> int:
    """What lies on a cell, or -1."""
    return INT(s.grid[torus(cell)]) - 1


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
    return _BEAMS[tile & _ALL_SIDES]


@kernel
def everything(s: Any) -> np.uint64:
    """The slots of all tiles and markers."""
    tiles = (ONE << U(s.laid)) - ONE
    return tiles | (((ONE << U(s.players)) - ONE) << U(FIRST_MARKER))


@kernel
def is_enclosed(s: Any, place: int) -> bool:
    """§12: inside a large loop; `place` is on the torus."""
    return s.enclosed[place >> 6] & bit(place & 63) != NONE


@kernel
def find(cells: Any, n: int, cell: int) -> int:
    """The place of a cell in a sorted list of n, or where it would be."""
    low, high = 0, n
    while low < high:
        middle = (low + high) // 2
        if cells[middle] < cell:
            low = middle + 1
        else:
            high = middle
    return low


@kernel
def find_edge(s: Any, cell: int) -> int:
    """The number of an edge, or -1."""
    edge = find(s.edge_cell, INT(s.edges), cell)
    return edge if edge < s.edges and s.edge_cell[edge] == cell else -1


@kernel
def add_edge(s: Any, cell: int) -> int:
    edge = find(s.edge_cell, INT(s.edges), cell)
    for i in range(INT(s.edges), edge, -1):
        s.edge_cell[i] = s.edge_cell[i - 1]
        s.edge_mask[i] = s.edge_mask[i - 1]
        s.edge_value[i] = s.edge_value[i - 1]
    s.edge_cell[edge] = cell
    s.edge_mask[edge] = 0
    s.edge_value[edge] = CLOSED if is_enclosed(s, torus(cell)) else 0
    s.edges += 1
    return edge


@kernel
def remove_edge(s: Any, edge: int) -> None:
    s.edges -= 1
    for i in range(edge, s.edges):
        s.edge_cell[i] = s.edge_cell[i + 1]
        s.edge_mask[i] = s.edge_mask[i + 1]
        s.edge_value[i] = s.edge_value[i + 1]
    s.edge_cell[s.edges] = s.edge_mask[s.edges] = s.edge_value[s.edges] = 0


@kernel
def moved_up(slots: np.uint64, slot: int) -> np.uint64:
    """A set of slots once a tile has been given this slot."""
    below = bit(slot) - ONE
    return (slots & below) | ((slots & TILE_SLOTS & ~below) << ONE) | (slots & ~TILE_SLOTS)


@kernel
def moved_down(slots: np.uint64, slot: int) -> np.uint64:
    """A set of slots once the tile of this slot is gone."""
    below = bit(slot) - ONE
    above = TILE_SLOTS & ~below & ~bit(slot)
    return (slots & below) | ((slots & above) >> ONE) | (slots & ~TILE_SLOTS)


@kernel
def open_slot(s: Any, slot: int) -> None:
    """Make room: all later tiles get the next slot."""
    for i in range(INT(s.laid), slot, -1):
        s.cells[i] = s.cells[i - 1]
        s.sides[i] = s.sides[i - 1]
        s.joins[i] = s.joins[i - 1]
        s.touches[i] = s.touches[i - 1]
        s.grid[torus(INT(s.cells[i]))] = i + 1
    for i in range(SLOTS):
        s.joins[i] = moved_up(s.joins[i], slot)
        s.touches[i] = moved_up(s.touches[i], slot)
    for loop in range(s.loops):
        s.loop_tiles[loop] = moved_up(s.loop_tiles[loop], slot)
    for i in range(s.fresh_count):
        s.fresh[i] += 1 if s.fresh[i] >= slot else 0
    for i in range(s.linked_count):
        s.linked[i] += 1 if s.linked[i] >= slot else 0
    s.laid += 1


@kernel
def close_slot(s: Any, slot: int) -> None:
    """Undo `open_slot`."""
    s.laid -= 1
    for i in range(slot, s.laid):
        s.cells[i] = s.cells[i + 1]
        s.sides[i] = s.sides[i + 1]
        s.joins[i] = s.joins[i + 1]
        s.touches[i] = s.touches[i + 1]
        s.grid[torus(INT(s.cells[i]))] = i + 1
    s.cells[s.laid] = s.sides[s.laid] = 0
    s.joins[s.laid] = s.touches[s.laid] = NONE
    for i in range(SLOTS):
        s.joins[i] = moved_down(s.joins[i], slot)
        s.touches[i] = moved_down(s.touches[i], slot)
    for loop in range(s.loops):
        s.loop_tiles[loop] = moved_down(s.loop_tiles[loop], slot)
    for i in range(s.fresh_count):
        s.fresh[i] -= 1 if s.fresh[i] > slot else 0
    for i in range(s.linked_count):
        s.linked[i] -= 1 if s.linked[i] > slot else 0


@kernel
def lay(s: Any, cell: int, tile: int) -> int:
    """Put a tile on an empty cell; returns its slot."""
    slot = find(s.cells, INT(s.laid), cell)
    open_slot(s, slot)
    settle(s, slot, cell, tile)
    return slot


@kernel
def settle(s: Any, slot: int, cell: int, tile: int) -> None:
    """The cell is taken by a tile, or by a marker, which is blank all around."""
    edge = find_edge(s, cell)
    if edge >= 0:
        remove_edge(s, edge)
    s.grid[torus(cell)] = slot + 1
    s.cells[slot] = cell
    s.sides[slot] = tile
    joins = touches = NONE
    for side in range(6):
        beam = colour(tile, side)
        beside = cell + STEP[side]
        other = slot_at(s, beside)
        if other >= 0:
            touches |= bit(other)
            s.touches[other] |= bit(slot)
            if beam != 0:  # §1: so the other's side has the same colour
                joins |= bit(other)
                s.joins[other] |= bit(slot)
        else:
            edge = find_edge(s, beside)
            if edge < 0:
                edge = add_edge(s, beside)
            facing = shift(opposite(side))
            s.edge_mask[edge] = INT(s.edge_mask[edge]) | 3 << facing
            s.edge_value[edge] = INT(s.edge_value[edge]) | beam << facing
    s.joins[slot] = joins
    s.touches[slot] = touches


@kernel
def take_off(s: Any, slot: int) -> None:
    """Undo `lay`."""
    cell = INT(s.cells[slot])
    s.grid[torus(cell)] = 0
    kept = ~bit(slot)
    mask = value = 0
    for side in range(6):
        beside = cell + STEP[side]
        other = slot_at(s, beside)
        if other >= 0:
            s.touches[other] &= kept
            s.joins[other] &= kept
            mask |= 3 << shift(side)
            value |= colour(INT(s.sides[other]), opposite(side)) << shift(side)
        else:
            edge = find_edge(s, beside)
            rest = ~(3 << shift(opposite(side)))
            s.edge_mask[edge] = INT(s.edge_mask[edge]) & rest
            s.edge_value[edge] = INT(s.edge_value[edge]) & rest
            if s.edge_mask[edge] == 0:
                remove_edge(s, edge)
    close_slot(s, slot)
    edge = add_edge(s, cell)
    s.edge_mask[edge] = mask
    s.edge_value[edge] = INT(s.edge_value[edge]) | value


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
    """§3: the group of a slot: what beams join to it, through allowed slots only."""
    found = todo = bit(start)
    while todo != NONE:
        new = s.joins[lowest(todo)] & allowed & ~found
        found |= new
        todo = drop_lowest(todo) | new
    return found


@kernel
def neighbour(s: Any, slot: int, side: int) -> int:
    """The slot joined by a beam at this side, or -1."""
    other = slot_at(s, INT(s.cells[slot]) + STEP[side])
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

    §16: the lattice is turned until the direction is S; then columns are q and rows 2r + q, here
    counted so that both are positive."""
    q = (cell >> 7) - 64
    r = (cell & 127) - 64
    for _ in range((9 - direction) % 6):
        q, r = -r, q + r
    return (q + 64) << 9 | (2 * r + q + 192)
