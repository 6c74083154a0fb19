"""The rules of Prisma. Numbers in comments are clauses of docs/rules/prisma.md.

A turn is a chain of small moves: place a tile; where that earned something, lift a tile and drop
it, or pass, or freeze a loop first; place the second tile. Placements are found by comparing each
rotation of each tile in hand with the constraint of each edge of the table (see state.py), which
the compiler turns into a few wide instructions; then comes all that changes the table.
"""

from typing import Any

import numpy as np

from pentaprism.core.bits import NONE, ONE, I, U, bit, drop_lowest, lowest, nth, popcount
from pentaprism.core.kernel import kernel
from pentaprism.core.rng import below, scale, shuffle
from pentaprism.games.prisma.lattice import ahead, beam_count, canonical, colour, lay, take_off
from pentaprism.games.prisma.lattice import rotate, rotations, slot_at
from pentaprism.games.prisma.loops import (
    break_loops,
    frozen_used,
    is_large,
    links,
    make_loops,
    markers_used,
    remove_loop,
)
from pentaprism.games.prisma.relocation import count_drops, liftable, list_drops, nth_drop
from pentaprism.games.prisma.scoring import direction_of, has_six, total, winners
from pentaprism.games.prisma.state import (
    CLOSING,
    DISCARD,
    DROP,
    EDGES,
    FIRST_MARKER,
    FREEZE,
    HAND,
    LIFT,
    LINK,
    LOOP,
    MARKER_CELL,
    MARKERS,
    MIDDLE,
    NOTHING,
    OPENING,
    OVER,
    PASS,
    PLACE,
    STATE,
    UNFREEZE,
    UNKNOWN,
)
from pentaprism.games.prisma.tiles import NAME_LENGTH, SET_SIZE

__all__ = ["STATE", "winners"]

MAX_MOVES = EDGES * 6 * HAND
REASONS = ("", "the last tile has been played", "six scoring loops")
GOING, LAST_TILE, SIX_LOOPS = range(3)

_FROZEN_OPTION = NAME_LENGTH + SET_SIZE
_TIEBREAK_OPTION = _FROZEN_OPTION + 1


@kernel
def setup(s: Any, players: int, options: Any, seed: np.uint64) -> None:
    """The record is all zeros before."""
    s.rng = seed
    s.players = players
    for i in range(NAME_LENGTH):
        s.tileset_name[i] = options[i]
    for i in range(SET_SIZE):
        s.tileset[i] = options[NAME_LENGTH + i]
    s.frozen = options[_FROZEN_OPTION]
    s.tiebreak = options[_TIEBREAK_OPTION]
    s.lifted = -1
    lay_markers(s)
    deal(s)
    s.starter = s.turn = below(s, players)


@kernel
def lay_markers(s: Any) -> None:
    for seat in range(s.players):
        lay(s, FIRST_MARKER + seat, MARKER_CELL[s.players - 2, seat], 0)  # 1: blank all around


@kernel
def deal(s: Any) -> None:
    """4: stacks of 20 or 15 tiles, and the opening hands from them."""
    shuffle(s, s.tileset, SET_SIZE)
    stack, hand = (20, 4) if s.players == 2 else (15, 3)
    for seat in range(s.players):
        for i in range(stack):
            s.stacks[seat, i] = s.tileset[seat * stack + i]
        s.stack_count[seat] = stack
        draw(s, seat, hand)
    sort_tileset(s)


@kernel
def sort_tileset(s: Any) -> None:
    """So that the order of the set tells nothing about the stacks."""
    for i in range(1, SET_SIZE):
        tile = I(s.tileset[i])
        j = i
        while j > 0 and s.tileset[j - 1] > tile:
            s.tileset[j] = s.tileset[j - 1]
            j -= 1
        s.tileset[j] = tile


@kernel
def to_act(s: Any) -> int:
    return 0 if s.phase == OVER else 1 << s.turn


# -- what may be done


@kernel
def legal(s: Any, seat: int, out: Any) -> int:
    if s.phase == OVER or seat != s.turn:
        return 0
    if s.lifted >= 0:
        return list_drops(s, out)
    if s.earned != NOTHING:
        return list_actions(s, seat, out)
    n = list_placements(s, seat, out)
    return n if n > 0 else list_discards(s, seat, out)


@kernel
def sample(s: Any, seat: int, random: np.uint64) -> int:
    """The legal move number scale(random, n) of the n that `legal` lists, without listing them."""
    if s.lifted >= 0:
        return nth_drop(s, scale(random, count_drops(s)))
    if s.earned != NOTHING:
        return sample_action(s, seat, random)
    n = count_placements(s, seat)
    if n > 0:
        return nth_placement(s, seat, scale(random, n))
    return nth_discard(s, seat, scale(random, count_discards(s, seat)))


@kernel
def is_repeat(s: Any, seat: int, i: int) -> bool:
    """Equal tiles are offered once; hands are sorted."""
    return i > 0 and s.hands[seat, i] == s.hands[seat, i - 1]


@kernel
def least_value(s: Any, tile: int) -> int:
    """2: 1 for a tile that has to join a beam, else 0; an edge offers a beam if its value is more.

    No matter in the opening and for tiles with a single beam."""
    return 0 if s.phase == OPENING or beam_count(tile) == 1 else 1


@kernel
def count_fits(s: Any, tile: int, least: int) -> int:
    """1, 2, 12: the number of edges where a tile fits as it is turned."""
    n = 0
    for edge in range(s.edges):
        value = s.edge_value[edge]
        if (tile & s.edge_mask[edge]) == value and value >= least:
            n += 1
    return n


@kernel
def count_placements(s: Any, seat: int) -> int:
    n = 0
    for i in range(s.hand_count[seat]):
        if not is_repeat(s, seat, i):
            tile = I(s.hands[seat, i])
            least = least_value(s, tile)
            for turns in range(rotations(tile)):
                n += count_fits(s, rotate(tile, turns), least)
    return n


@kernel
def nth_placement(s: Any, seat: int, left: int) -> int:
    for i in range(s.hand_count[seat]):
        if not is_repeat(s, seat, i):
            tile = I(s.hands[seat, i])
            least = least_value(s, tile)
            for turns in range(rotations(tile)):
                turned = rotate(tile, turns)
                n = count_fits(s, turned, least)
                if left < n:
                    return nth_fit(s, turned, least, left)
                left -= n
    return -1


@kernel
def nth_fit(s: Any, tile: int, least: int, left: int) -> int:
    for edge in range(s.edges):
        value = I(s.edge_value[edge])
        if tile & I(s.edge_mask[edge]) == value and value >= least:
            if left == 0:
                return PLACE << 26 | I(s.edge_cell[edge]) << 12 | tile
            left -= 1
    return -1


@kernel
def list_placements(s: Any, seat: int, out: Any) -> int:
    n = 0
    for i in range(s.hand_count[seat]):
        if not is_repeat(s, seat, i):
            tile = I(s.hands[seat, i])
            least = least_value(s, tile)
            for turns in range(rotations(tile)):
                n = list_fits(s, rotate(tile, turns), least, out, n)
    return n


@kernel
def list_fits(s: Any, tile: int, least: int, out: Any, n: int) -> int:
    for edge in range(s.edges):
        value = I(s.edge_value[edge])
        if tile & I(s.edge_mask[edge]) == value and value >= least:
            out[n] = PLACE << 26 | I(s.edge_cell[edge]) << 12 | tile
            n += 1
    return n


@kernel
def list_discards(s: Any, seat: int, out: Any) -> int:
    """5: with no tile that can be placed."""
    n = 0
    for i in range(s.hand_count[seat]):
        if not is_repeat(s, seat, i):
            out[n] = DISCARD << 26 | I(s.hands[seat, i])
            n += 1
    return n


@kernel
def count_discards(s: Any, seat: int) -> int:
    n = 0
    for i in range(s.hand_count[seat]):
        if not is_repeat(s, seat, i):
            n += 1
    return n


@kernel
def nth_discard(s: Any, seat: int, left: int) -> int:
    for i in range(s.hand_count[seat]):
        if not is_repeat(s, seat, i):
            if left == 0:
                return DISCARD << 26 | I(s.hands[seat, i])
            left -= 1
    return -1


@kernel
def freezable(s: Any, seat: int) -> np.uint64:
    """17: the small loops that this placement made, while the frozen marker is in hand.

    Whatever loop holds the tile placed last was made by it."""
    loops = NONE
    if s.frozen == 0 or frozen_used(s, seat):
        return loops
    last = bit(I(s.fresh[s.fresh_count - 1]))
    for loop in range(s.loops):
        if s.loop_owner[loop] == seat and s.loop_tiles[loop] & last != NONE:
            if not is_large(s.loop_tiles[loop]):
                loops |= bit(loop)
    return loops


@kernel
def frozen_loops(s: Any) -> np.uint64:
    """17: the loops whose frozen marker can be removed."""
    loops = NONE
    for loop in range(s.loops):
        if s.loop_frozen[loop] != 0:
            loops |= bit(loop)
    return loops


@kernel
def list_actions(s: Any, seat: int, out: Any) -> int:
    """9, 17: what can be done with what was earned."""
    n = 0
    slots = liftable(s)
    while slots != NONE:
        out[n] = LIFT << 26 | I(s.cells[lowest(slots)]) << 12
        slots = drop_lowest(slots)
        n += 1
    n = list_loops(FREEZE, freezable(s, seat), out, n)
    n = list_loops(UNFREEZE, frozen_loops(s), out, n)
    out[n] = PASS << 26
    return n + 1


@kernel
def list_loops(kind: int, loops: np.uint64, out: Any, n: int) -> int:
    while loops != NONE:
        out[n] = kind << 26 | lowest(loops)
        loops = drop_lowest(loops)
        n += 1
    return n


@kernel
def sample_action(s: Any, seat: int, random: np.uint64) -> int:
    slots, freeze, thaw = liftable(s), freezable(s, seat), frozen_loops(s)
    lifts, freezes, thaws = popcount(slots), popcount(freeze), popcount(thaw)
    left = scale(random, lifts + freezes + thaws + 1)
    if left < lifts:
        return LIFT << 26 | I(s.cells[nth(slots, left)]) << 12
    left -= lifts
    if left < freezes:
        return FREEZE << 26 | nth(freeze, left)
    left -= freezes
    if left < thaws:
        return UNFREEZE << 26 | nth(thaw, left)
    return PASS << 26


# -- what it does


@kernel
def apply(s: Any, seat: int, move: int) -> None:
    kind, cell, tile = move >> 26, move >> 12 & 0x3FFF, move & 0xFFF
    if kind == LIFT:
        s.lifted = slot_at(s, cell)
        return
    if kind == FREEZE:  # 17: the normal marker goes back, what was earned stays
        s.loop_frozen[tile] = 1
        return
    if kind == PLACE:
        place(s, seat, cell, tile)
    elif kind == DISCARD:
        discard(s, seat, tile)
    else:
        if kind == DROP:
            drop(s, seat, cell, tile)
        elif kind == UNFREEZE:
            unfreeze(s, tile)
        s.earned = NOTHING
    if has_six(s):  # 13: at once
        finish(s)
    elif s.earned == NOTHING and turn_is_done(s, seat):
        end_turn(s, seat)


@kernel
def place(s: Any, seat: int, cell: int, tile: int) -> None:
    take_from_hand(s, seat, canonical(tile))
    slot = I(s.laid)
    s.laid += 1
    lay(s, slot, cell, tile)
    made = make_loops(s, seat, slot)
    s.placed += 1
    if s.phase == OPENING:  # 4: nothing is earned
        return
    s.fresh[s.fresh_count] = slot
    s.fresh_count += 1
    if links(s, slot):  # 9: a link, with or without a loop
        s.linked[s.linked_count] = slot
        s.linked_count += 1
        s.earned = LINK
    elif made > 0:
        s.earned = LOOP


@kernel
def discard(s: Any, seat: int, tile: int) -> None:
    """5: that placement is lost."""
    take_from_hand(s, seat, tile)
    s.placed += 1


@kernel
def drop(s: Any, seat: int, cell: int, tile: int) -> None:
    slot = I(s.lifted)
    break_loops(s, slot)
    take_off(s, slot)
    lay(s, slot, cell, tile)
    make_loops(s, seat, slot)  # 9: with a marker, but nothing is earned
    s.fresh[s.fresh_count] = slot
    s.fresh_count += 1
    s.lifted = -1


@kernel
def unfreeze(s: Any, loop: int) -> None:
    """17: a normal marker takes its place if the owner has one."""
    if markers_used(s, I(s.loop_owner[loop])) < MARKERS:
        s.loop_frozen[loop] = 0
    else:
        remove_loop(s, loop)


@kernel
def take_from_hand(s: Any, seat: int, tile: int) -> None:
    last = I(s.hand_count[seat]) - 1
    found = False
    for i in range(last):
        found = found or s.hands[seat, i] == tile
        if found:
            s.hands[seat, i] = s.hands[seat, i + 1]
    s.hands[seat, last] = 0
    s.hand_count[seat] = last


@kernel
def draw(s: Any, seat: int, n: int) -> None:
    """5: as long as the stack lasts; the hand stays sorted."""
    for _ in range(min(n, I(s.stack_count[seat]))):
        top = I(s.stack_count[seat]) - 1
        tile = I(s.stacks[seat, top])
        s.stacks[seat, top] = 0
        s.stack_count[seat] = top
        i = I(s.hand_count[seat])
        while i > 0 and s.hands[seat, i - 1] > tile:
            s.hands[seat, i] = s.hands[seat, i - 1]
            i -= 1
        s.hands[seat, i] = tile
        s.hand_count[seat] += 1
        if top == 0 and seat == s.starter and s.phase == MIDDLE:  # 13
            s.phase = CLOSING


@kernel
def turn_is_done(s: Any, seat: int) -> bool:
    return s.phase == OPENING or s.placed == 2 or s.hand_count[seat] == 0


@kernel
def end_turn(s: Any, seat: int) -> None:
    clear_turn(s)
    if s.phase != OPENING:
        draw(s, seat, 2)
    elif hands_are_empty(s):  # 5: everybody draws four
        s.phase = MIDDLE
        for other in range(s.players):
            draw(s, other, 4)
    for step in range(1, 2 * s.players + 1):
        other = (seat + step) % s.players
        if s.hand_count[other] > 0:
            s.turn = other
            return
        if s.phase != OPENING:  # nothing to place is still a turn, and it ends with drawing
            draw(s, other, 2)
    finish(s)  # 13: after the last player's last tile


@kernel
def hands_are_empty(s: Any) -> bool:
    for seat in range(s.players):
        if s.hand_count[seat] > 0:
            return False
    return True


@kernel
def clear_turn(s: Any) -> None:
    s.placed = s.fresh_count = s.linked_count = 0
    s.earned = NOTHING
    s.lifted = -1
    for i in range(len(s.fresh)):
        s.fresh[i] = 0
    for i in range(len(s.linked)):
        s.linked[i] = 0


@kernel
def finish(s: Any) -> None:
    clear_turn(s)
    s.phase = OVER


# -- how it stands


@kernel
def over(s: Any) -> int:
    if s.phase != OVER:
        return GOING
    return SIX_LOOPS if has_six(s) else LAST_TILE


@kernel
def scores(s: Any, out: Any) -> int:
    for seat in range(s.players):
        out[seat] = total(s, seat)
    return I(s.players)


# -- what is hidden


@kernel
def redact(s: Any, seat: int) -> None:
    """5: hands are open, stacks are hidden from everybody."""
    s.rng = NONE
    s.redacted = 1
    for other in range(s.players):
        for i in range(s.stack_count[other]):
            s.stacks[other, i] = UNKNOWN


@kernel
def determinise(s: Any, seat: int) -> None:
    """Deal the stacks from those tiles of the set that are not in sight."""
    unseen = out_of_sight(s)
    for other in range(s.players):
        for i in range(s.stack_count[other]):
            if unseen == NONE:  # a position with tiles that are not from the set
                unseen = (ONE << U(SET_SIZE)) - ONE
            number = nth(unseen, below(s, popcount(unseen)))
            unseen ^= bit(number)
            s.stacks[other, i] = s.tileset[number]
    s.redacted = 0


@kernel
def out_of_sight(s: Any) -> np.uint64:
    """A bit for each tile of the set that is neither on the table nor in a hand."""
    unseen = (ONE << U(SET_SIZE)) - ONE
    for slot in range(s.laid):
        unseen = without(s, unseen, canonical(I(s.sides[slot])))
    for seat in range(s.players):
        for i in range(s.hand_count[seat]):
            unseen = without(s, unseen, I(s.hands[seat, i]))
    return unseen


@kernel
def without(s: Any, unseen: np.uint64, tile: int) -> np.uint64:
    for i in range(SET_SIZE):
        if s.tileset[i] == tile and unseen & bit(i) != NONE:
            return unseen ^ bit(i)
    return unseen
