"""The exact solver: least cost, every reachable total, and a proof that there is none.

A solution is a chain of mixes for each card (§6), or the cat once. The search looks for lines of
one exact total after another. Three things make it quick:
- the last event of a line is not searched: whether some pair of tiles stands exactly that far
  apart is a few operations on sets of tiles;
- the colours of a chain take one step in the colour circle a mix, so a product that is k steps
  away from all open cards needs k more mixes;
- a position that failed for an exact remainder is remembered over all totals.
Whether there is a solution at any cost is the question of proof.py.
"""

from typing import Any

from pentaprism.core.bits import INT, U
from pentaprism.core.kernel import kernel
from pentaprism.games.laser.proof import exists, shortage
from pentaprism.games.laser.state import (
    ANTICLOCKWISE,
    CAT,
    COLOURS,
    FLOORS,
    NOBODY,
    TILES,
)
from pentaprism.games.laser.table import first
from pentaprism.games.laser.work import LISTED, SLOTS, WORK, keep_place, restore_place, spend

__all__ = ["WORK"]

ALL_TILES = (1 << TILES) - 1
#: No line costs more: ten mixes of eleven tiles and a cat that pays double.
HIGHEST_TOTAL = 10 * 11 + 2 * 11

NONE = -1
_PROVE_AFTER = 10  # totals tried in vain before asking whether there is a solution at all
_REMEMBER_FROM = 4  # remainders below are searched faster than they are remembered
_PROBES = 8


@kernel
def load(w: Any, p: Any) -> None:
    """Take over a puzzle, or a game's position in the middle of an attempt."""
    w.left_open = p.deal
    for card in range(p.deal):
        w.cards[card] = p.cards[card]
        w.left_open -= p.done >> card & 1
    for colour in range(COLOURS):
        w.figures[colour] = p.figures[colour]
        w.stock[colour] = min(p.stock[colour], 7)  # no colour can be mixed more often
    for floor in range(FLOORS):
        w.floors[floor] = p.floors[floor]
    w.cat, w.cat_step, w.caught = p.cat, p.cat_step, p.caught
    w.deal, w.done, w.fresh = p.deal, p.done, p.fresh
    w.fresh_colour = 0
    for colour in range(COLOURS):
        if p.fresh != NOBODY and p.figures[colour] >> p.fresh & 1:
            w.fresh_colour = colour
    w.nodes = w.gave_up = w.searched = 0
    w.line_length = 0
    forget(w)


@kernel
def forget(w: Any) -> None:
    """Empty the memory of positions; easy puzzles use so little of it that a list is quicker."""
    if w.filled > LISTED:
        w.keys[:] = U(0)
    else:
        for i in range(w.filled):
            w.keys[w.in_use[i]] = U(0)
    w.filled = 0


@kernel
def turned(tiles: int, by: int) -> int:
    """The tiles moved clockwise."""
    return (tiles << by | tiles >> (TILES - by)) & ALL_TILES


@kernel
def open_tiles(w: Any, colour: int) -> int:
    """§3: the tiles on which this colour completes a card."""
    tiles = 0
    for card in range(w.deal):
        if not w.done >> card & 1 and w.cards[card] // 3 == colour:
            tiles |= w.floors[w.cards[card] % 3]
    return tiles


@kernel
def chain_steps(w: Any, colour: int) -> int:
    """A product of this colour that completes nothing needs at least so many mixes more."""
    least = COLOURS
    for card in range(w.deal):
        if not w.done >> card & 1:
            apart = (w.cards[card] // 3 - colour) % COLOURS
            apart = min(apart, COLOURS - apart)
            least = min(least, apart if apart else 2)  # away and back again
    return least


@kernel
def encode(origin: int, destination: int, anticlockwise: int) -> int:
    return origin | destination << 4 | (ANTICLOCKWISE if anticlockwise else 0)


@kernel
def finish(w: Any, left: int) -> int:
    """One move that completes the last open card at exactly this cost, or -1."""
    card = 0
    while w.done >> card & 1:
        card += 1
    colour, floor = w.cards[card] // 3, w.floors[w.cards[card] % 3]
    if w.fresh != NOBODY:
        return finish_chain(w, left, colour, floor)
    if w.stock[colour] > 0 and left < TILES:
        move = finish_mix(w, left, colour, floor)
        if move >= 0:
            return move
    if not w.caught and left % w.cat_step == 0 and left // w.cat_step < TILES:  # §4, §5
        prey = w.figures[colour] & floor
        for back in range(2):
            tile = (w.cat + (TILES - left // w.cat_step if back else left // w.cat_step)) % TILES
            if prey >> tile & 1:
                return encode(CAT, tile, back)
    return -1


@kernel
def finish_mix(w: Any, left: int, colour: int, floor: int) -> int:
    before, after = w.figures[(colour + 5) % COLOURS], w.figures[(colour + 1) % COLOURS]
    for _ in range(2):
        for back in range(2):
            by = TILES - left if back else left
            hit = turned(before, by) & after & floor
            if hit:
                tile = first(hit)
                return encode((tile - by) % TILES, tile, back)
        before, after = after, before
    return -1


@kernel
def finish_chain(w: Any, left: int, colour: int, floor: int) -> int:
    apart = (colour - w.fresh_colour) % COLOURS
    if (apart != 1 and apart != 5) or w.stock[colour] == 0 or left >= TILES:
        return -1
    partners = w.figures[(w.fresh_colour + 2 * apart) % COLOURS]
    for back in range(2):
        other = (w.fresh + (TILES - left if back else left)) % TILES
        if partners >> other & 1:
            if floor >> other & 1:
                return encode(w.fresh, other, back)
            if floor >> w.fresh & 1:
                return encode(other, w.fresh, 1 - back)
    return -1


@kernel
def gather(w: Any, left: int, out: Any) -> int:
    """Moves after which the rest may still cost exactly what is left; the last is `finish`'s.

    A candidate is a move with its cost above it."""
    if w.fresh != NOBODY:
        return gather_chain(w, left, out)
    n = 0
    if not w.caught and w.left_open > 1:
        n = gather_catches(w, left, out)
    for colour in range(COLOURS):
        if w.stock[colour] > 0:
            n = gather_mixes(w, left, colour, out, n)
    return n


@kernel
def gather_catches(w: Any, left: int, out: Any) -> int:
    n = 0
    for card in range(w.deal):
        if w.done >> card & 1 or seen_before(w, card):
            continue
        prey = w.figures[w.cards[card] // 3] & w.floors[w.cards[card] % 3]
        while prey:
            tile = first(prey)
            prey &= prey - 1
            ahead = (tile - w.cat) % TILES
            for back in range(2):
                cost = (TILES - ahead if back else ahead) * w.cat_step
                if left - cost >= w.left_open - 1:
                    out[n] = encode(CAT, tile, back) | cost << 12
                    n += 1
    return n


@kernel
def seen_before(w: Any, card: int) -> bool:
    """An equal card that is open too comes first."""
    for other in range(card):
        if not w.done >> other & 1 and w.cards[other] == w.cards[card]:
            return True
    return False


@kernel
def gather_mixes(w: Any, left: int, colour: int, out: Any, n: int) -> int:
    before, after = w.figures[(colour + 5) % COLOURS], w.figures[(colour + 1) % COLOURS]
    if before == 0 or after == 0:
        return n
    fitting = open_tiles(w, colour)
    spare = left - (w.left_open - 1)
    chain_spare = spare - chain_steps(w, colour)
    if w.left_open == 1:
        spare = 0
    for cost in range(1, min(max(spare, chain_spare), TILES - 1) + 1):
        allowed = 0
        if cost <= spare:
            allowed |= fitting
        if cost <= chain_spare:
            allowed |= ~fitting
        for back in range(1 if cost == 6 else 2):
            by = TILES - cost if back else cost
            for turn in range(2):
                mover = before if turn == 0 else after
                hits = turned(mover, by) & (after if turn == 0 else before) & allowed
                while hits:
                    tile = first(hits)
                    hits &= hits - 1
                    out[n] = encode((tile - by) % TILES, tile, back) | cost << 12 | colour << 20
                    n += 1
    return n


@kernel
def gather_chain(w: Any, left: int, out: Any) -> int:
    """§6: the fresh product moves, or something moves to it."""
    n = 0
    spare = left - (w.left_open - 1)
    for side in range(2):
        toward = 1 if side == 0 else 5
        colour = (w.fresh_colour + toward) % COLOURS
        if w.stock[colour] == 0:
            continue
        partners = w.figures[(w.fresh_colour + 2 * toward) % COLOURS]
        fitting = open_tiles(w, colour)
        chain_spare = spare - chain_steps(w, colour)
        last = 0 if w.left_open == 1 else spare
        while partners:
            other = first(partners)
            partners &= partners - 1
            for back in range(2):
                cost = (other - w.fresh) % TILES
                cost = TILES - cost if back else cost
                if cost <= (last if fitting >> other & 1 else chain_spare):
                    out[n] = encode(w.fresh, other, back) | cost << 12 | colour << 20
                    n += 1
                if cost <= (last if fitting >> w.fresh & 1 else chain_spare):
                    out[n] = encode(other, w.fresh, 1 - back) | cost << 12 | colour << 20
                    n += 1
    return n


@kernel
def position_key(w: Any) -> Any:
    """The whole position in 64 bits: three a tile, three a stock, the cards, the cat, the chain."""
    key = U(w.fresh + 1) << U(60) | U(w.done) << U(55) | U(w.caught) << U(54)
    for colour in range(COLOURS):
        key |= U(w.stock[colour]) << U(36 + 3 * colour)
        tiles = w.figures[colour]
        while tiles:
            key |= U(colour + 1) << U(3 * first(tiles))
            tiles &= tiles - 1
    return key | U(7) << U(3 * w.cat)


@kernel
def slot_of(w: Any, key: Any) -> int:
    """Where this position is remembered or may be; its place is taken over if it is new."""
    start = INT((key * U(0x9E37_79B9_7F4A_7C15)) >> U(49))
    for probe in range(_PROBES):
        slot = (start + probe) & (SLOTS - 1)
        if w.keys[slot] == key:
            return slot
        if w.keys[slot] == U(0):
            if w.filled < LISTED:
                w.in_use[w.filled] = slot
            w.filled += 1
            break
    else:
        slot = start
    w.keys[slot] = key
    w.failed[slot, 0] = w.failed[slot, 1] = w.failed[slot, 2] = U(0)
    return slot


@kernel
def reach(w: Any, total: int) -> bool:
    """Whether all open cards can be completed at exactly this cost; the line is in `w.line`.

    With a stack of its own: the cache of compiled kernels cannot hold one that calls itself.
    If the bound is reached the answer is no, `w.gave_up` says so, and the position is left as it
    was in the middle of the search."""
    depth = 0
    w.remainders[0] = total
    finished = enter(w, 0)
    while not finished:
        if w.gave_up:
            return False
        if w.tried[depth] < w.listed[depth]:
            candidate = w.candidates[depth, w.tried[depth]]
            w.tried[depth] += 1
            w.moved[depth] = make(w, candidate)
            w.remainders[depth + 1] = w.remainders[depth] - (candidate >> 12 & 255)
            depth += 1
            finished = enter(w, depth)
            continue
        remember_failure(w, depth)
        if depth == 0:
            return False
        depth -= 1
        take_back(w, depth)
    w.line_length = depth + 1
    for above in range(depth - 1, -1, -1):
        take_back(w, above)
        w.line[above] = w.candidates[above, w.tried[above] - 1] & 0xFFF
    return True


@kernel
def enter(w: Any, depth: int) -> bool:
    """Arrive at a position: finish it at once, or list what can be tried."""
    if not spend(w):
        return False
    keep_place(w, depth)
    w.tried[depth] = w.listed[depth] = 0
    w.places[depth] = U(0)
    left = w.remainders[depth]
    if w.left_open == 1 and left > 0:
        move = finish(w, left)
        if move >= 0:
            w.line[depth] = move
            return True
    if left < 2:
        return False
    if left >= _REMEMBER_FROM and depth > 0:
        w.places[depth] = position_key(w)
        slot = slot_of(w, w.places[depth])
        if w.failed[slot, left >> 6] >> U(left & 63) & U(1):
            return False
    w.listed[depth] = gather(w, left, w.candidates[depth])
    return False


@kernel
def remember_failure(w: Any, depth: int) -> None:
    if w.places[depth]:
        left = w.remainders[depth]
        slot = slot_of(w, w.places[depth])
        w.failed[slot, left >> 6] |= U(1) << U(left & 63)


@kernel
def take_back(w: Any, depth: int) -> None:
    """Undo the candidate that was tried last at this depth."""
    unmake(w, w.candidates[depth, w.tried[depth] - 1], w.moved[depth])
    restore_place(w, depth)


@kernel
def close_card(w: Any, colour: int, tile: int) -> bool:
    """§3: the first open card that fits."""
    for card in range(w.deal):
        if not w.done >> card & 1 and w.cards[card] // 3 == colour:
            if w.floors[w.cards[card] % 3] >> tile & 1:
                w.done |= 1 << card
                w.left_open -= 1
                return True
    return False


@kernel
def make(w: Any, candidate: int) -> int:
    """Play a candidate; returns the colour that moved or was caught, for `unmake`."""
    origin, tile, product = candidate & 15, candidate >> 4 & 15, candidate >> 20
    if origin == CAT:
        prey = 0
        while not w.figures[prey] >> tile & 1:
            prey += 1
        w.figures[prey] ^= 1 << tile
        w.cat, w.caught = tile, 1
        close_card(w, prey, tile)
        return prey
    moved = (product + 1) % COLOURS
    if not w.figures[moved] >> origin & 1:
        moved = (product + 5) % COLOURS
    swap(w, origin, tile, moved, product)
    w.stock[product] -= 1
    if close_card(w, product, tile):
        w.fresh = NOBODY
    else:
        w.fresh, w.fresh_colour = tile, product
    return moved


@kernel
def swap(w: Any, origin: int, tile: int, moved: int, product: int) -> None:
    """Both ingredients for the product, or back again."""
    w.figures[moved] ^= 1 << origin
    w.figures[(2 * product - moved) % COLOURS] ^= 1 << tile
    w.figures[product] ^= 1 << tile


@kernel
def unmake(w: Any, candidate: int, moved: int) -> None:
    """Put the figures back; the rest was kept by the caller."""
    origin, tile, product = candidate & 15, candidate >> 4 & 15, candidate >> 20
    if origin == CAT:
        w.figures[moved] ^= 1 << tile
    else:
        swap(w, origin, tile, moved, product)
        w.stock[product] += 1


@kernel
def solve(w: Any, p: Any, limit: int, totals: Any) -> None:
    """Fill `w.least`, `w.best` and, for every total up to the limit, whether a line has it.

    At most `w.most_nodes` are looked at; where that is too little `w.gave_up` is set, and what was
    found holds for the totals up to `w.searched`."""
    load(w, p)
    w.least = NONE
    totals[: limit + 1] = 0
    solvable = w.left_open > 0 and shortage(w) <= 1 - w.caught
    for total in range(1, HIGHEST_TOTAL + 1):
        if not solvable or (total > limit and w.least != NONE):
            break
        reached = reach(w, total)
        if w.gave_up:
            break
        w.searched = total
        if reached:
            if total <= limit:
                totals[total] = 1
            if w.least == NONE:
                w.least = total
                keep(w)
        elif total == _PROVE_AFTER and w.least == NONE:
            solvable = exists(w)


@kernel
def keep(w: Any) -> None:
    w.best_length = w.line_length
    for i in range(w.line_length):
        w.best[i] = w.line[i]


@kernel
def solve_many(w: Any, puzzles: Any, limit: int, least: Any, totals: Any) -> None:
    """A batch: the least cost and the reachable totals of each puzzle."""
    for i in range(len(puzzles)):
        solve(w[0], puzzles[i], limit, totals[i])
        least[i] = w[0].least
