"""What a learned policy of Prisma sees of a move (search/policies.py): what a tile does where it is
put, for whom its beams shine, and whose beams it stops. What that is worth depends on the number of
players."""

from typing import Any

from pentaprism.core.bits import INT, NONE, U, bit, drop_lowest, popcount
from pentaprism.core.kernel import kernel
from pentaprism.games.prisma.evaluation import could_loop, neighbours
from pentaprism.games.prisma.lattice import ahead, colour, slot_at
from pentaprism.games.prisma.loops import is_large, would_link, would_loop
from pentaprism.games.prisma.scoring import direction_of
from pentaprism.games.prisma.state import (
    DISCARD,
    DROP,
    FIRST_MARKER,
    LIFT,
    LINK,
    OPENING,
    PASS,
    PLACE,
    SEATS,
    STEP,
    UNFREEZE,
)

_PHASES, _SIDES, _EARNED = 4, 7, 4
_BEAMS = 4  # as own_beam has them

# Where the inputs of each group begin.
_KINDS = 0  # placing and dropping, by phase
_JOINED = _KINDS + 2 * _PHASES  # by how many neighbours it is joined to
_BESIDE = _JOINED + 2 * _SIDES  # how many there are at all
_OPEN = _BESIDE + _SIDES  # how many beams are left open
_MAKES = _OPEN + _SIDES  # neither, a loop, a link, both; with which beam for oneself
_SECOND = _MAKES + 4 * _BEAMS  # the same, as first or second tile of the turn
_OWN = _SECOND + 8  # which beam for oneself, in a path or not, in a row or column with others
_OTHERS = _OWN + 8 * _BEAMS  # how many others it shines for
_COVERS = _OTHERS + SEATS  # it ends a beam of one's own, or not
_COVERED = _COVERS + 2  # so many beams for others end there
_LIFTS = _COVERED + SEATS  # lifting, by what was earned
_LIFTED = _LIFTS + _EARNED  # out of no loop, one's own, another's; with a beam for oneself or not
_LOOSE = _LIFTED + 6  # by how many neighbours it was joined to
_COULD = _LOOSE + _SIDES  # it could make a loop, or not
_PASSES = _COULD + 2  # by what was earned
_DISCARDS = _PASSES + _EARNED  # by the beams of the tile
_FROZEN = _DISCARDS + _SIDES  # freezing and unfreezing one's own, another's; large or not
_ALL = _FROZEN + 8

_NUMBERS = SEATS - 1  # of players: each has weights of its own
INPUTS = _NUMBERS * _ALL
MOST_ACTIVE = 10


@kernel
def active(s: Any, seat: int, move: int, out: Any) -> int:
    n = seen(s, seat, move, out)
    for i in range(n):
        out[i] += (INT(s.players) - 2) * _ALL
    return n


@kernel
def seen(s: Any, seat: int, move: int, out: Any) -> int:
    kind, cell, tile = move >> 26, move >> 12 & 0x3FFF, move & 0xFFF
    if kind in (PLACE, DROP):
        return laid(s, seat, kind, cell, tile, out)
    if kind == LIFT:
        return lifted(s, seat, slot_at(s, cell), out)
    if kind == PASS:
        out[0] = _PASSES + INT(s.earned)
    elif kind == DISCARD:
        out[0] = _DISCARDS + popcount(U((tile | tile >> 1) & 0x555))
    else:
        own = 0 if s.loop_owner[tile] == seat else 1
        large = 2 if is_large(s.loop_tiles[tile]) else 0
        out[0] = _FROZEN + own + large + (4 if kind == UNFREEZE else 0)
    return 1


@kernel
def laid(s: Any, seat: int, kind: int, cell: int, tile: int, out: Any) -> int:
    joined = neighbours(s, cell, tile)
    drops = 1 if kind == DROP else 0
    beside, beams, links = 0, 0, popcount(joined)
    for side in range(6):
        slot = slot_at(s, cell + STEP[side])
        here = slot >= 0 and slot != s.lifted
        beside += 1 if here else 0
        beams += 1 if not here and colour(tile, side) != 0 else 0
    out[0] = _KINDS + drops * _PHASES + INT(s.phase)
    out[1] = _JOINED + drops * _SIDES + links
    out[2] = _BESIDE + beside
    out[3] = _OPEN + beams
    makes, beam = made(s, kind, joined), own_beam(s, seat, cell, tile)
    out[4] = _MAKES + makes * _BEAMS + beam % _BEAMS
    out[5] = _SECOND + makes + 4 * min(INT(s.placed), 1)
    out[6] = _OWN + beam + (4 * _BEAMS if joined != NONE else 0)
    shines, covered = 0, 0
    for other in range(s.players):
        if other != seat:
            shines += 1 if is_open(s, other, cell, tile) else 0
            covered += 1 if ends_beam(s, other, cell) else 0
    out[7] = _OTHERS + shines
    out[8] = _COVERS + (1 if ends_beam(s, seat, cell) else 0)
    out[9] = _COVERED + covered
    return 10


@kernel
def made(s: Any, kind: int, joined: Any) -> int:
    """1 for a loop, 2 for a link."""
    if s.phase == OPENING or drop_lowest(joined) == NONE:
        return 0
    others = ~NONE if s.lifted < 0 else ~bit(INT(s.lifted))
    found = 1 if would_loop(s, joined, others) else 0
    return found + (2 if kind == PLACE and would_link(s, joined, others) else 0)


@kernel
def own_beam(s: Any, seat: int, cell: int, tile: int) -> int:
    """0 none, 1 it goes on in a neighbour, 2 something further is in its way, 3 its way is free.

    4 more if there is another beam for the seat in its row, 8 if there is one in its column."""
    direction = direction_of(s, seat)
    if colour(tile, direction) == 0:
        return 0
    if not is_open(s, seat, cell, tile):
        return 1
    here = ahead(cell, direction)
    beam, row, column = 3, 0, 0
    for slot in range(s.laid):
        if slot == s.lifted:
            continue
        there = ahead(INT(s.cells[slot]), direction)
        same_row, same_column = there & 511 == here & 511, there >> 9 == here >> 9
        if not same_row and not same_column:
            continue
        if same_column and there > here:
            beam = 2
        if is_open(s, seat, INT(s.cells[slot]), INT(s.sides[slot])):
            row = 1 if same_row else row
            column = 1 if same_column else column
    return beam + 4 * row + 8 * column


@kernel
def is_open(s: Any, seat: int, cell: int, tile: int) -> bool:
    """The tile has a beam towards the seat, and no neighbour there."""
    direction = direction_of(s, seat)
    if colour(tile, direction) == 0:
        return False
    slot = slot_at(s, cell + STEP[direction])
    return slot < 0 or slot == s.lifted


@kernel
def ends_beam(s: Any, seat: int, cell: int) -> bool:
    """The neighbour away from the seat has a beam towards it, which ends here."""
    direction = direction_of(s, seat)
    slot = slot_at(s, cell - STEP[direction])
    if slot < 0 or slot >= FIRST_MARKER or slot == s.lifted:
        return False
    return colour(INT(s.sides[slot]), direction) != 0


@kernel
def lifted(s: Any, seat: int, slot: int, out: Any) -> int:
    owner = 0
    for loop in range(s.loops):
        if s.loop_tiles[loop] & bit(slot) != NONE:
            owner = 1 if s.loop_owner[loop] == seat else 2
    shines = is_open(s, seat, INT(s.cells[slot]), INT(s.sides[slot]))
    out[0] = _LIFTS + INT(s.earned)
    out[1] = _LIFTED + owner + (3 if shines else 0)
    out[2] = _LOOSE + min(popcount(s.joins[slot]), _SIDES - 1)
    out[3] = _COULD + (1 if s.earned == LINK and could_loop(s, slot) else 0)
    return 4
