"""What a position of Prisma is worth, for searches. Worth is in hundredths of a point.

Besides the points as they stand: beams that would count if their tile were in a path or their way
were free, loops that wait for a beam to score, loops that the seat's hand can close, and loops that
others could still break. Costs: a few passes over tiles and edges a seat, about as much as scoring.
"""

from math import exp
from typing import Any

import numpy as np

from pentaprism.core.bits import INT, NONE, U, bit, drop_lowest, lowest, popcount
from pentaprism.core.kernel import kernel
from pentaprism.core.rng import scale
from pentaprism.games.prisma.lattice import colour, rotate, rotations, slot_at
from pentaprism.games.prisma.loops import is_large, would_link, would_loop
from pentaprism.games.prisma.relocation import drop_move, drops_at, joined_at, left_at, loops_at
from pentaprism.games.prisma.rules import sample
from pentaprism.games.prisma.scoring import (
    beam_points,
    direction_of,
    pointers,
    scores_at,
    total,
    winners,
)
from pentaprism.games.prisma.state import (
    CLOSED,
    CLOSING,
    DROP,
    LIFT,
    LINK,
    NOTHING,
    OPENING,
    OVER,
    PASS,
    PLACE,
    STEP,
)

EXPLORATION = 0.1

_POINT = 100
_LONE_BEAM = 25  # points at the seat, but its tile is in no path yet
_BLOCKED_BEAM = 15  # in a path, with something further in the way
_WAITING_LOOP = 45  # has a marker, but its path does not point at its owner
_REACH = 35  # a loop that a tile in hand closes
_BREAKABLE = 12  # a small loop that a relocation may still break
_EARNED = 50  # a relocation that is still to be played
_LINKED = 30  # and one that may make a loop, which earns one more
_TURN = 1.5  # the reach of the seat whose turn it is counts more

_SPREAD = 200.0
_WIN = 0.8  # of a finished game's payoff; the rest is by how much


@kernel
def evaluate(s: Any, seat: int) -> int:
    """The worth of a position for a seat, against the best of the others."""
    best = -(1 << 30)
    for other in range(s.players):
        if other != seat:
            best = max(best, standing(s, other))
    return standing(s, seat) - best


@kernel
def standing(s: Any, seat: int) -> int:
    worth = _POINT * total(s, seat)
    if s.phase == OVER:
        return worth
    if s.earned != NOTHING and s.turn == seat:
        worth += _EARNED + (_LINKED if s.earned == LINK else 0)
    return worth + potential_beams(s, seat) + loops_to_come(s, seat) + reach(s, seat)


@kernel
def potential_beams(s: Any, seat: int) -> int:
    direction = direction_of(s, seat)
    pointing = pointers(s, seat)
    lone = 0
    for slot in range(s.laid):
        if s.joins[slot] == NONE and colour(INT(s.sides[slot]), direction) != 0:
            if slot_at(s, INT(s.cells[slot]) + STEP[direction]) < 0:
                lone += 1
    blocked = popcount(pointing) - beam_points(s, seat, pointing)
    return _LONE_BEAM * lone + _BLOCKED_BEAM * blocked


@kernel
def loops_to_come(s: Any, seat: int) -> int:
    """Loops that do not score yet, and the risk of those that can be broken."""
    pointing = pointers(s, seat)
    worth = 0
    for loop in range(s.loops):
        if s.loop_owner[loop] == seat:
            if not scores_at(s, loop, pointing):
                worth += _WAITING_LOOP
            if not is_large(s.loop_tiles[loop]) and s.loop_frozen[loop] == 0:
                worth -= 0 if s.phase == CLOSING else _BREAKABLE
    return worth


@kernel
def reach(s: Any, seat: int) -> int:
    """Places where a tile of the hand closes a loop."""
    if s.phase == OPENING:
        return 0
    places = 0
    for edge in range(s.edges):
        value = INT(s.edge_value[edge])
        if value & CLOSED == 0 and beams_of(value) >= 2:
            if would_loop(s, joined_at(s, edge, value), ~NONE) and fits_there(s, seat, edge):
                places += 1
    worth = _REACH * min(places, 3)
    return INT(worth * _TURN) if s.turn == seat else worth


@kernel
def beams_of(value: int) -> int:
    return popcount(U((value | value >> 1) & 0x555))


@kernel
def fits_there(s: Any, seat: int, edge: int) -> bool:
    mask, value = INT(s.edge_mask[edge]), INT(s.edge_value[edge])
    for i in range(s.hand_count[seat]):
        tile = INT(s.hands[seat, i])
        for turns in range(rotations(tile)):
            if rotate(tile, turns) & mask == value:
                return True
    return False


# -- what playouts need


@kernel
def settled(root: Any, s: Any) -> bool:
    """Nothing is played at random: a move is judged by where it leads, a lifted tile once it lies.

    A random second tile would say more about itself than about the first."""
    return s.lifted < 0


@kernel
def certain(s: Any, viewer: int) -> bool:
    """Hands are open: once the stacks are empty nothing is left to chance."""
    for seat in range(s.players):
        if s.stack_count[seat] > 0:
            return False
    return True


@kernel
def pick(s: Any, seat: int, bits: np.uint64) -> int:
    """Where a lifted tile goes when it is tried: after a link rather where it makes a loop."""
    if s.lifted >= 0 and s.earned == LINK and s.edges > 0:
        start = scale(bits, s.edges)
        for i in range(s.edges):
            edge = (start + i) % s.edges
            slot = INT(s.lifted)
            fitting = drops_at(s, slot, edge)
            if fitting != 0:
                move = drop_move(s, slot, edge, lowest(U(fitting)))
                if promising(s, move):
                    return move
    return sample(s, seat, bits)


@kernel
def promising(s: Any, move: int) -> bool:
    """The tile would join two neighbours or more, which makes a loop or joins what was apart: even
    who looks at a few places only looks at these. What is earned is first judged without a lift,
    since a tile lifted at random mostly does harm, unless it can make a loop."""
    kind, cell, tile = move >> 26, move >> 12 & 0x3FFF, move & 0xFFF
    if kind != PLACE and kind != DROP:
        return kind == PASS or striking(s, move)
    return drop_lowest(neighbours(s, cell, tile)) != NONE


@kernel
def striking(s: Any, move: int) -> bool:
    """The tile would make a loop or a link, or could after it is lifted: everybody sees that,
    whatever else they overlook."""
    kind, cell, tile = move >> 26, move >> 12 & 0x3FFF, move & 0xFFF
    if kind == LIFT:
        return s.earned == LINK and could_loop(s, slot_at(s, cell))
    if s.phase == OPENING or (kind != PLACE and kind != DROP):
        return False
    joined = neighbours(s, cell, tile)
    others = ~NONE if s.lifted < 0 else ~bit(INT(s.lifted))
    return would_loop(s, joined, others) or (kind == PLACE and would_link(s, joined, others))


@kernel
def could_loop(s: Any, slot: int) -> bool:
    """§9: there is a place where this tile, moved, would make a loop."""
    for edge in range(s.edges):
        if drops_at(s, slot, edge) != 0 and loops_at(s, edge, left_at(s, slot, edge), slot):
            return True
    return False


@kernel
def neighbours(s: Any, cell: int, tile: int) -> np.uint64:
    """The slots that the tile would be joined to there; one that is lifted has gone."""
    joined = NONE
    for side in range(6):
        slot = slot_at(s, cell + STEP[side])
        if slot >= 0 and slot != s.lifted and colour(tile, side) != 0:
            joined |= bit(slot)
    return joined


@kernel
def payoffs(s: Any, out: Any) -> None:
    """Each seat's value in 0..1: by who is ahead and how far, and at the end by who has won."""
    first = winners(s) if s.phase == OVER else 0
    share = 1.0 / popcount(U(first)) if first != 0 else 0.0
    best, second = -1e9, -1e9
    for seat in range(s.players):
        out[seat] = standing(s, seat)  # once: to weigh a seat costs more than all the rest
        if out[seat] > best:
            best, second = out[seat], best
        elif out[seat] > second:
            second = out[seat]
    for seat in range(s.players):
        lead = out[seat] - (second if out[seat] == best else best)
        value = 1.0 / (1.0 + exp(-lead / _SPREAD))
        if first != 0:
            won = share if first >> seat & 1 else 0.0
            value = _WIN * won + (1.0 - _WIN) * value
        out[seat] = value
