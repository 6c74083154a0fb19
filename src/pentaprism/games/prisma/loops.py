"""New loops, links and enclosed spaces. §n in comments are clauses of docs/rules/prisma.md.

Costs: nothing for a tile that joins one neighbour; otherwise one flood a group, for links and for
loops, and where two joined neighbours are connected one breadth-first search a pair and, for a loop
of n tiles, about n/2 more; `inside` one look-up a cell of the loop's bounding box, only when a
large loop is made or scored.
"""

from typing import Any

import numpy as np

from pentaprism.core.bits import INT, NONE, bit, drop_lowest, lowest, popcount
from pentaprism.core.kernel import kernel
from pentaprism.games.prisma.lattice import find_edge, flood, neighbour, slot_at, spread, torus
from pentaprism.games.prisma.state import (
    CLOSED,
    LARGE,
    LOOP,
    MARKERS,
    NORTH_EAST,
    NOTHING,
    SOUTH_EAST,
)

LARGE_SIZE = 6  # §7
_OWN_LABELS = 0o543210


@kernel
def is_large(loop: np.uint64) -> bool:
    return popcount(loop) >= LARGE_SIZE


@kernel
def links(s: Any, slot: int) -> bool:
    """§8: the tile joins two or more groups that were paths before."""
    return would_link(s, s.joins[slot], ~bit(slot))


@kernel
def would_link(s: Any, joined: np.uint64, others: np.uint64) -> bool:
    """§8: a tile joined to these slots joins two paths or more; the table is `others`."""
    rest = joined
    if drop_lowest(rest) == NONE:
        return False
    paths = 0
    while rest != NONE:
        group = flood(s, lowest(rest), others)
        rest &= ~group
        if drop_lowest(group) != NONE:
            paths += 1
    return paths >= 2


@kernel
def would_loop(s: Any, joined: np.uint64, others: np.uint64) -> bool:
    """§6: a tile joined to these slots makes a loop; the table is `others`."""
    while drop_lowest(joined) != NONE:
        group = flood(s, lowest(joined), others)
        if drop_lowest(joined & group) != NONE:
            return True
        joined &= ~group
    return False


@kernel
def steps(s: Any, start: int, goal: int, others: np.uint64) -> int:
    """§6: the number of tiles of the shortest connection, with both ends; 0 if there is none."""
    reached = level = bit(start)
    n = 1
    while level & bit(goal) == NONE:
        level = spread(s, level) & others & ~reached
        if level == NONE:
            return 0
        reached |= level
        n += 1
    return n


@kernel
def connection(s: Any, start: int, goal: int, n: int, others: np.uint64) -> np.uint64:
    """§6: the tiles of the shortest connection that breadth-first search finds first.

    That is the one whose sides, read from its start, come first: at every tile the lowest side
    that still leads to the goal in time."""
    path = bit(start)
    here = start
    for left in range(n - 1, 0, -1):
        for side in range(6):
            there = neighbour(s, here, side)
            if there >= 0 and others & bit(there) != NONE:
                if steps(s, there, goal, others) == left:
                    here = there
                    break
        path |= bit(here)
    return path


@kernel
def label(labels: int, side: int) -> int:
    return labels >> 3 * side & 7


@kernel
def merge(labels: int, a: int, b: int) -> int:
    """The neighbours at these two sides count as joined from now on."""
    old, new = label(labels, b), label(labels, a)
    for side in range(6):
        if label(labels, side) == old:
            labels += (new - old) << 3 * side
    return labels


@kernel
def make_loops(s: Any, seat: int, slot: int) -> int:
    """§6: the loops that the tile just laid makes, each with a marker if one is left.

    Gives what they earn: NOTHING, LOOP, or LARGE if one of them is large, marker or not (§17)."""
    others = ~bit(slot)
    if not would_loop(s, s.joins[slot], others):
        return NOTHING
    labels = _OWN_LABELS
    made = NOTHING
    while True:
        shortest = first = second = 0
        for a in range(6):
            start = neighbour(s, slot, a)
            for b in range(a + 1, 6):
                goal = neighbour(s, slot, b)
                if start >= 0 and goal >= 0 and label(labels, a) != label(labels, b):
                    n = steps(s, start, goal, others)
                    if n > 0 and (shortest == 0 or n < shortest):
                        shortest, first, second = n, a, b
        if shortest == 0:
            return made
        start, goal = neighbour(s, slot, first), neighbour(s, slot, second)
        loop = connection(s, start, goal, shortest, others) | bit(slot)
        if markers_used(s, seat) < MARKERS:  # §7
            add_loop(s, seat, loop)
        labels = merge(labels, first, second)
        made = max(made, LARGE if is_large(loop) else LOOP)


@kernel
def markers_used(s: Any, seat: int) -> int:
    """§17: a frozen loop carries the frozen marker in place of a normal one."""
    used = 0
    for loop in range(s.loops):
        if s.loop_owner[loop] == seat and s.loop_frozen[loop] == 0:
            used += 1
    return used


@kernel
def frozen_used(s: Any, seat: int) -> bool:
    used = 0
    for loop in range(s.loops):
        if s.loop_owner[loop] == seat and s.loop_frozen[loop] != 0:
            used += 1
    return used > 0


@kernel
def add_loop(s: Any, seat: int, tiles: np.uint64) -> None:
    s.loop_tiles[s.loops] = tiles
    s.loop_owner[s.loops] = seat
    s.loop_frozen[s.loops] = 0
    s.loops += 1
    if is_large(tiles):
        inside(s, tiles, True)


@kernel
def remove_loop(s: Any, loop: int) -> None:
    """The marker goes back; the later loops keep their order."""
    s.loops -= 1
    for later in range(loop, s.loops):
        s.loop_tiles[later] = s.loop_tiles[later + 1]
        s.loop_owner[later] = s.loop_owner[later + 1]
        s.loop_frozen[later] = s.loop_frozen[later + 1]
    s.loop_tiles[s.loops] = NONE
    s.loop_owner[s.loops] = s.loop_frozen[s.loops] = 0


@kernel
def break_loops(s: Any, slot: int) -> None:
    """§11: of a tile that leaves its place."""
    for loop in range(INT(s.loops) - 1, -1, -1):
        if s.loop_tiles[loop] & bit(slot) != NONE:
            remove_loop(s, loop)


@kernel
def crossings(s: Any, slot: int, tiles: np.uint64) -> int:
    """How often the circuit runs from this tile to the next column."""
    n = 0
    for side in range(NORTH_EAST, SOUTH_EAST + 1):
        other = neighbour(s, slot, side)
        if other >= 0 and tiles & bit(other) != NONE:
            n += 1
    return n


@kernel
def inside(s: Any, tiles: np.uint64, close: bool) -> int:
    """§12: the number of empty cells inside a loop's circuit; `close` also bars them for good.

    Going up a column, one is inside after an odd number of crossings of the line just right of
    the column's middle."""
    left = low = 127
    right = high = 0
    rest = tiles
    while rest != NONE:
        cell = INT(s.cells[lowest(rest)])
        left, right = min(left, cell >> 7), max(right, cell >> 7)
        low, high = min(low, cell & 127), max(high, cell & 127)
        rest = drop_lowest(rest)
    spaces = 0
    for column in range(left + 1, right):
        crossed = 0
        for row in range(high, low - 1, -1):
            cell = column << 7 | row
            slot = slot_at(s, cell)
            if slot >= 0 and tiles & bit(slot) != NONE:
                crossed += crossings(s, slot, tiles)
            elif crossed % 2 == 1:
                if slot < 0:
                    spaces += 1
                if close:
                    bar(s, cell)
    return spaces


@kernel
def bar(s: Any, cell: int) -> None:
    """§12: nothing is ever put here again."""
    place = torus(cell)
    s.enclosed[place >> 6] |= bit(place & 63)
    edge = find_edge(s, cell)
    if edge >= 0:
        s.edge_value[edge] = INT(s.edge_value[edge]) | CLOSED
