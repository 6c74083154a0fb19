"""Points, winners and the end by loops. §n in comments are clauses of docs/rules/prisma.md.

Costs: one pass over the tiles for a player's open beams, one more for each of those beams, one
flood a loop, and the bounding box of each large loop that scores. Nothing is kept between moves.
"""

from typing import Any

import numpy as np

from pentaprism.core.bits import INT, NONE, ONE, U, bit, drop_lowest, lowest, popcount
from pentaprism.core.kernel import kernel
from pentaprism.games.prisma.lattice import ahead, colour, everything, flood, slot_at
from pentaprism.games.prisma.loops import inside, is_large
from pentaprism.games.prisma.state import DIRECTION, MARKERS, STEP

BEAMS, LOOP_POINTS, X, Y, III = range(5)
PARTS = 5


@kernel
def direction_of(s: Any, seat: int) -> int:
    return DIRECTION[s.players - 2, seat]


@kernel
def pointers(s: Any, seat: int) -> np.uint64:
    """§14: the tiles in a path with an open beam that points at the seat."""
    direction = direction_of(s, seat)
    slots = NONE
    for slot in range(s.laid):
        if s.joins[slot] != NONE and colour(INT(s.sides[slot]), direction) != 0:
            if slot_at(s, INT(s.cells[slot]) + STEP[direction]) < 0:
                slots |= bit(slot)
    return slots


@kernel
def way_is_free(s: Any, slot: int, direction: int) -> bool:
    """§15: nothing lies further in this direction."""
    here = ahead(INT(s.cells[slot]), direction)
    rest = everything(s)
    while rest != NONE:
        there = ahead(INT(s.cells[lowest(rest)]), direction)
        if there >> 9 == here >> 9 and there > here:
            return False
        rest = drop_lowest(rest)
    return True


@kernel
def beam_points(s: Any, seat: int, pointing: np.uint64) -> int:
    """§15: a point for each beam with a free way to the player."""
    direction = direction_of(s, seat)
    points = 0
    while pointing != NONE:
        if way_is_free(s, lowest(pointing), direction):
            points += 1
        pointing = drop_lowest(pointing)
    return points


@kernel
def columns_of(s: Any, seat: int, pointing: np.uint64) -> np.uint64:
    """§16: a bit a column with a beam, modulo 64: tiles that hang together span fewer."""
    direction = direction_of(s, seat)
    columns = NONE
    while pointing != NONE:
        columns |= bit(ahead(INT(s.cells[lowest(pointing)]), direction) >> 9 & 63)
        pointing = drop_lowest(pointing)
    return columns


@kernel
def row_count(s: Any, seat: int, pointing: np.uint64) -> int:
    """§16: the number of rows with a beam; 128 of them are enough to tell them apart."""
    direction = direction_of(s, seat)
    even = odd = NONE
    while pointing != NONE:
        row = ahead(INT(s.cells[lowest(pointing)]), direction) & 511
        if row % 2 == 0:
            even |= bit(row >> 1 & 63)
        else:
            odd |= bit(row >> 1 & 63)
        pointing = drop_lowest(pointing)
    return popcount(even) + popcount(odd)


@kernel
def triples(columns: np.uint64) -> int:
    """§15: sets of three neighbouring columns without a common one: a third of every run."""
    found = 0
    starts = columns & ~((columns << ONE) | (columns >> U(63)))
    while starts != NONE:
        column = lowest(starts)
        length = 0
        while columns & bit((column + length) & 63) != NONE:
            length += 1
        found += length // 3
        starts = drop_lowest(starts)
    return found


@kernel
def scores_at(s: Any, loop: int, pointing: np.uint64) -> bool:
    """§15: the loop's path has an open beam that points at the owner, whose beams these are."""
    path = flood(s, lowest(s.loop_tiles[loop]), ~NONE)
    return path & pointing != NONE


@kernel
def loop_value(s: Any, loop: int) -> int:
    """§15: small 1; large 2, and 1 for each enclosed space."""
    tiles = s.loop_tiles[loop]
    return 2 + inside(s, tiles, False) if is_large(tiles) else 1


@kernel
def loop_points(s: Any, seat: int, pointing: np.uint64) -> int:
    points = 0
    for loop in range(s.loops):
        if s.loop_owner[loop] == seat and scores_at(s, loop, pointing):
            points += loop_value(s, loop)
    return points


@kernel
def breakdown(s: Any, seat: int, out: Any) -> int:
    """§15: write a seat's points by kind and return their sum."""
    pointing = pointers(s, seat)
    columns = columns_of(s, seat, pointing)
    beams = popcount(pointing)
    out[BEAMS] = beam_points(s, seat, pointing)
    out[LOOP_POINTS] = loop_points(s, seat, pointing)
    out[X] = beams - row_count(s, seat, pointing)  # n - 1 in each row that has any
    out[Y] = beams - popcount(columns)
    out[III] = triples(columns)
    return out[BEAMS] + out[LOOP_POINTS] + out[X] + out[Y] + out[III]


@kernel
def total(s: Any, seat: int) -> int:
    """§15: a seat's points."""
    pointing = pointers(s, seat)
    columns = columns_of(s, seat, pointing)
    beams = popcount(pointing)
    patterns = 2 * beams - row_count(s, seat, pointing) - popcount(columns) + triples(columns)
    return beam_points(s, seat, pointing) + loop_points(s, seat, pointing) + patterns


@kernel
def scoring_loops(s: Any, seat: int) -> int:
    pointing = pointers(s, seat)
    n = 0
    for loop in range(s.loops):
        if s.loop_owner[loop] == seat and scores_at(s, loop, pointing):
            n += 1
    return n


@kernel
def loops_owned(s: Any, seat: int) -> int:
    n = 0
    for loop in range(s.loops):
        if s.loop_owner[loop] == seat:
            n += 1
    return n


@kernel
def has_six(s: Any) -> bool:
    """§13: somebody has six scoring loop markers, frozen ones included."""
    for seat in range(s.players):
        if loops_owned(s, seat) >= MARKERS and scoring_loops(s, seat) >= MARKERS:
            return True
    return False


@kernel
def rank(s: Any, seat: int) -> int:
    """§18: a number that is higher for the better result."""
    points = total(s, seat)
    if s.tiebreak == 0:
        return points
    pointing = pointers(s, seat)
    loops = largest = 0
    tiles = NONE
    for loop in range(s.loops):
        if s.loop_owner[loop] == seat and scores_at(s, loop, pointing):
            loops += 1
            largest = max(largest, popcount(s.loop_tiles[loop]))
            tiles |= s.loop_tiles[loop]
    return ((points * 64 + loops) * 64 + largest) * 64 + popcount(tiles)


@kernel
def winners(s: Any) -> int:
    """§18: a bit for each of those who share first place."""
    best = -1
    seats = 0
    for seat in range(s.players):
        result = rank(s, seat)
        if result > best:
            best, seats = result, 0
        if result == best:
            seats |= 1 << seat
    return seats
