"""What a learned policy of Prisma sees of a move (search/policies.py): what a tile does where it is
put, for whom its beams shine, and whose beams it stops."""

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

_PHASES, _SIDES = 4, 7

# Where the inputs of each group begin.
_KINDS = 0  # placing and dropping, by phase
_JOINED = _KINDS + 2 * _PHASES  # by how many neighbours it is joined to
_BESIDE = _JOINED + 2 * _SIDES  # how many there are at all
_OPEN = _BESIDE + _SIDES  # how many beams are left open
_MAKES = _OPEN + _SIDES  # neither, a loop, a link, both; first or second tile of the turn
_OWN = _MAKES + 8  # for oneself: no beam, one that is stopped, blocked, free; in a path or not
_OTHERS = _OWN + 8  # how many others it shines for, by the number of players
_COVERS = _OTHERS + 3 * SEATS  # it ends a beam of one's own, or not
_COVERED = _COVERS + 2  # so many beams for others end there, by the number of players
_LIFTS = _COVERED + 3 * SEATS  # lifting, by what was earned
_LIFTED = _LIFTS + 4  # out of no loop, one's own, another's; with a beam for oneself or not
_LOOSE = _LIFTED + 6  # by how many neighbours it was joined to
_COULD = _LOOSE + _SIDES  # it could make a loop, or not
_PASSES = _COULD + 2  # by what was earned
_DISCARDS = _PASSES + 4  # by the beams of the tile
_FROZEN = _DISCARDS + _SIDES  # freezing and unfreezing one's own, another's; large or not
INPUTS = _FROZEN + 8
MOST_ACTIVE = 10


@kernel
def active(s: Any, seat: int, move: int, out: Any) -> int:
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
    out[4] = _MAKES + made(s, kind, joined) + 4 * min(INT(s.placed), 1)
    out[5] = _OWN + own_beam(s, seat, cell, tile) + (4 if joined != NONE else 0)
    shines, covered = 0, 0
    for other in range(s.players):
        if other != seat:
            shines += 1 if is_open(s, other, cell, tile) else 0
            covered += 1 if ends_beam(s, other, cell) else 0
    row = (INT(s.players) - 2) * SEATS
    out[6] = _OTHERS + row + shines
    out[7] = _COVERS + (1 if ends_beam(s, seat, cell) else 0)
    out[8] = _COVERED + row + covered
    return 9


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
    """0 none, 1 it goes on in a neighbour, 2 something further is in its way, 3 its way is free."""
    direction = direction_of(s, seat)
    if colour(tile, direction) == 0:
        return 0
    if not is_open(s, seat, cell, tile):
        return 1
    here = ahead(cell, direction)
    for slot in range(s.laid):
        there = ahead(INT(s.cells[slot]), direction)
        if slot != s.lifted and there >> 9 == here >> 9 and there > here:
            return 2
    return 3


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
