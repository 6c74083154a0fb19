"""The rules of Prisma. §n in comments are clauses of docs/rules/prisma.md.

A turn is a chain of small moves: place a tile; where that earned something, lift a tile and drop
it, or pass, or move a frozen marker first; place the second tile. This file is the flow; the
lattice, placements, loops, relocations and points have files of their own.
"""

from typing import Any

import numpy as np

from pentaprism.core.bits import INT, NONE, bit, drop_lowest, lowest, nth, popcount
from pentaprism.core.kernel import kernel
from pentaprism.core.rng import below, scale, shuffle
from pentaprism.games.prisma.hidden import determinise, redact
from pentaprism.games.prisma.lattice import canonical, lay, settle, slot_at, take_off
from pentaprism.games.prisma.loops import (
    break_loops,
    frozen_used,
    is_large,
    links,
    make_loops,
    markers_used,
    remove_loop,
)
from pentaprism.games.prisma.observation import OBSERVATION, observe
from pentaprism.games.prisma.placement import (
    count_discards,
    count_placements,
    list_discards,
    list_placements,
    nth_discard,
    nth_placement,
)
from pentaprism.games.prisma.relocation import count_drops, liftable, list_drops, nth_drop
from pentaprism.games.prisma.scoring import has_six, total, winners
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
)
from pentaprism.games.prisma.tiles import NAME_LENGTH, SET_SIZE

__all__ = ["OBSERVATION", "STATE", "determinise", "observe", "redact", "winners"]

MAX_MOVES = EDGES * 6 * HAND
REASONS = ("", "last-tile", "six-loops")
GOING, LAST_TILE, SIX_LOOPS = range(3)

_FROZEN_OPTION = NAME_LENGTH + SET_SIZE
_TIEBREAK_OPTION = _FROZEN_OPTION + 1


@kernel
def setup(s: Any, players: int, options: Any, seed: np.uint64) -> None:
    clear(s)
    s.rng = seed
    s.players = players
    for i in range(NAME_LENGTH):
        s.tileset_name[i] = options[i]
    for i in range(SET_SIZE):
        s.tileset[i] = options[NAME_LENGTH + i]
    s.frozen = options[_FROZEN_OPTION]
    s.tiebreak = options[_TIEBREAK_OPTION]
    lay_markers(s)
    deal(s)
    s.starter = s.turn = below(s, players)


@kernel
def clear(s: Any) -> None:
    """An empty table, whatever the record held."""
    s.joins[:] = NONE
    s.touches[:] = NONE
    s.enclosed[:] = NONE
    s.loop_tiles[:] = NONE
    s.laid = s.edges = s.loops = s.redacted = 0
    s.phase = OPENING
    s.cells[:] = 0
    s.sides[:] = 0
    s.edge_cell[:] = 0
    s.edge_mask[:] = 0
    s.edge_value[:] = 0
    s.hand_count[:] = 0
    s.stack_count[:] = 0
    s.hands[:] = 0
    s.stacks[:] = 0
    s.loop_owner[:] = 0
    s.loop_frozen[:] = 0
    s.grid[:] = 0
    clear_turn(s)


@kernel
def lay_markers(s: Any) -> None:
    for seat in range(s.players):
        settle(s, FIRST_MARKER + seat, MARKER_CELL[s.players - 2, seat], 0)  # §1: all blank


@kernel
def deal(s: Any) -> None:
    """§4: stacks of 20 or 15 tiles, and the opening hands from them."""
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
        tile = INT(s.tileset[i])
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
def freezable(s: Any, seat: int) -> np.uint64:
    """§17: the small loops made by the tile that earned what is pending, with the marker in hand.

    That tile is the last one placed or relocated, and whatever loop holds it was made by it."""
    loops = NONE
    if s.frozen == 0 or frozen_used(s, seat):
        return loops
    last = bit(INT(s.fresh[s.fresh_count - 1]))
    for loop in range(s.loops):
        if s.loop_owner[loop] == seat and s.loop_tiles[loop] & last != NONE:
            if not is_large(s.loop_tiles[loop]):
                loops |= bit(loop)
    return loops


@kernel
def frozen_loops(s: Any) -> np.uint64:
    """§17: the loops whose frozen marker can be removed."""
    loops = NONE
    if s.thawed != 0:  # once for what is pending
        return loops
    for loop in range(s.loops):
        if s.loop_frozen[loop] != 0:
            loops |= bit(loop)
    return loops


@kernel
def list_actions(s: Any, seat: int, out: Any) -> int:
    """§9, §17: what can be done with what was earned."""
    n = 0
    slots = liftable(s)
    while slots != NONE:
        out[n] = LIFT << 26 | INT(s.cells[lowest(slots)]) << 12
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
        return LIFT << 26 | INT(s.cells[nth(slots, left)]) << 12
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
    if kind == FREEZE:  # §17: the normal marker goes back, what was earned stays
        s.loop_frozen[tile] = 1
        return
    if kind == PLACE:
        place(s, seat, cell, tile)
    elif kind == DISCARD:
        discard(s, seat, tile)
    else:
        settle_earned(s, seat, kind, cell, tile)
    if has_six(s):  # §13: at once
        finish(s)
    elif s.earned == NOTHING and turn_is_done(s, seat):
        end_turn(s, seat)


@kernel
def place(s: Any, seat: int, cell: int, tile: int) -> None:
    take_from_hand(s, seat, canonical(tile))
    slot = lay(s, cell, tile)
    made = make_loops(s, seat, slot)
    s.placed += 1
    if s.phase == OPENING:  # §4: nothing is earned
        return
    s.fresh[s.fresh_count] = slot
    s.fresh_count += 1
    if links(s, slot):  # §9: a link, with or without a loop
        s.linked[s.linked_count] = slot
        s.linked_count += 1
        s.earned = LINK
    else:
        s.earned = made


@kernel
def discard(s: Any, seat: int, tile: int) -> None:
    """§5: that placement is lost."""
    take_from_hand(s, seat, tile)
    s.placed += 1


@kernel
def settle_earned(s: Any, seat: int, kind: int, cell: int, tile: int) -> None:
    """§9, §17: use what was earned, or decline it; a removal besides a relocation leaves it."""
    if kind == UNFREEZE:
        unfreeze(s, tile)
        if s.earned != LOOP:
            s.thawed = 1
            return
    s.thawed = 0
    s.earned = drop(s, seat, cell, tile) if kind == DROP else NOTHING


@kernel
def drop(s: Any, seat: int, cell: int, tile: int) -> int:
    """§9: what the relocated tile earns: a loop, which only one earned by a link can make."""
    slot = INT(s.lifted)
    break_loops(s, slot)
    take_off(s, slot)
    slot = lay(s, cell, tile)
    s.fresh[s.fresh_count] = slot
    s.fresh_count += 1
    s.lifted = -1
    return make_loops(s, seat, slot)


@kernel
def unfreeze(s: Any, loop: int) -> None:
    """§17: a normal marker takes its place if the owner has one."""
    if markers_used(s, INT(s.loop_owner[loop])) < MARKERS:
        s.loop_frozen[loop] = 0
    else:
        remove_loop(s, loop)


@kernel
def take_from_hand(s: Any, seat: int, tile: int) -> None:
    last = INT(s.hand_count[seat]) - 1
    found = False
    for i in range(last):
        found = found or s.hands[seat, i] == tile
        if found:
            s.hands[seat, i] = s.hands[seat, i + 1]
    s.hands[seat, last] = 0
    s.hand_count[seat] = last


@kernel
def draw(s: Any, seat: int, n: int) -> None:
    """§5: as long as the stack lasts; the hand stays sorted."""
    for _ in range(min(n, INT(s.stack_count[seat]))):
        top = INT(s.stack_count[seat]) - 1
        tile = INT(s.stacks[seat, top])
        s.stacks[seat, top] = 0
        s.stack_count[seat] = top
        i = INT(s.hand_count[seat])
        while i > 0 and s.hands[seat, i - 1] > tile:
            s.hands[seat, i] = s.hands[seat, i - 1]
            i -= 1
        s.hands[seat, i] = tile
        s.hand_count[seat] += 1
        if top == 0 and seat == s.starter and s.phase == MIDDLE:  # §13
            s.phase = CLOSING


@kernel
def turn_is_done(s: Any, seat: int) -> bool:
    return s.phase == OPENING or s.placed == 2 or s.hand_count[seat] == 0


@kernel
def end_turn(s: Any, seat: int) -> None:
    clear_turn(s)
    if s.phase != OPENING:
        draw(s, seat, 2)
    elif hands_are_empty(s):  # §5: everybody draws four
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
    finish(s)  # §13: after the last player's last tile


@kernel
def hands_are_empty(s: Any) -> bool:
    tiles = 0
    for seat in range(s.players):
        tiles += s.hand_count[seat]
    return tiles == 0


@kernel
def clear_turn(s: Any) -> None:
    s.placed = s.fresh_count = s.linked_count = 0
    s.earned = NOTHING
    s.thawed = 0
    s.lifted = -1
    s.fresh[:] = 0
    s.linked[:] = 0


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
    return INT(s.players)
