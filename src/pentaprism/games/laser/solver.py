"""The exact solver: least cost, every reachable total, and a proof that there is none.

A solution is a chain of mixes for each card (6), or the cat once. The search looks for lines of
one exact total after another. Three things make it quick:
- the last event of a line is not searched: whether some pair of tiles stands exactly that far
  apart is a few operations on sets of tiles;
- the colours of a chain take one step in the colour circle a mix, so a product that is k steps
  away from all open cards needs k more mixes;
- a position that failed for an exact remainder is remembered over all totals.
Whether there is a solution at any cost is asked without distances: figures of one colour on one
floor are then the same, and few positions are left.
"""

from typing import Any

import numpy as np

from pentaprism.core.bits import I, U
from pentaprism.core.kernel import kernel
from pentaprism.games.laser.state import (
    ANTICLOCKWISE,
    CAT,
    COLOURS,
    FLOORS,
    MOST_CARDS,
    MOST_MOVES,
    NOBODY,
    TILES,
)
from pentaprism.games.laser.table import first, number_of

ALL_TILES = (1 << TILES) - 1
#: No line costs more: ten mixes of eleven tiles and a cat that pays double.
HIGHEST_TOTAL = 10 * 11 + 2 * 11

NONE = -1
_PROVE_AFTER = 10  # totals tried in vain before asking whether there is a solution at all
_SLOTS = 1 << 15
_REMEMBER_FROM = 4  # remainders below are searched faster than they are remembered
_PROOF_SLOTS = 1 << 16
_PROBES, _PROOF_PROBES = 8, 64
_MOST_CANDIDATES = 256
_CATCHES, _PAIRS = MOST_CARDS, COLOURS * FLOORS * 2 * FLOORS

#: Scratch space of one solver at work, and its answer: `least`, `best` and `best_length`.
WORK = np.dtype(
    (
        np.record,
        [
            ("figures", np.int64, COLOURS),
            ("floors", np.int64, FLOORS),
            ("stock", np.int64, COLOURS),
            ("cat", np.int64),
            ("cat_step", np.int64),
            ("cards", np.int64, MOST_CARDS),
            ("deal", np.int64),
            ("done", np.int64),
            ("left_open", np.int64),  # cards that are not complete
            ("caught", np.int64),
            ("fresh", np.int64),
            ("fresh_colour", np.int64),
            # The stack of the search: a row for each move made.
            ("candidates", np.int64, (MOST_MOVES, _MOST_CANDIDATES)),
            ("listed", np.int64, MOST_MOVES),
            ("tried", np.int64, MOST_MOVES),
            ("moved", np.int64, MOST_MOVES),  # the colour that moved or was caught
            ("remainders", np.int64, MOST_MOVES),
            ("places", np.uint64, MOST_MOVES),  # the key under which to remember, or 0
            ("kept", np.int64, (MOST_MOVES, 7)),
            ("line", np.int64, MOST_MOVES),
            ("line_length", np.int64),
            ("least", np.int64),  # NONE, or the least cost
            ("best", np.int64, MOST_MOVES),  # a line that has it
            ("best_length", np.int64),
            ("nodes", np.int64),
            ("dirty", np.int64),  # something is remembered
            ("keys", np.uint64, _SLOTS),
            ("failed", np.uint64, (_SLOTS, 3)),  # bits of remainders that cannot be met
            ("counts", np.int64, (COLOURS, FLOORS)),
            ("kind", np.int64),  # of the product that must be used: colour * 3 + floor, or NOBODY
            ("seen", np.uint64, (_PROOF_SLOTS, 2)),
        ],
    )
)


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
    w.nodes = 0
    w.line_length = 0
    if w.dirty:
        w.keys[:] = U(0)
        w.dirty = 0


@kernel
def turned(tiles: int, by: int) -> int:
    """The tiles moved clockwise."""
    return (tiles << by | tiles >> (TILES - by)) & ALL_TILES


@kernel
def open_tiles(w: Any, colour: int) -> int:
    """3: the tiles on which this colour completes a card."""
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
def shortage(w: Any) -> int:
    """2: the cards that cannot be mixed because the stock is too small for them."""
    short = 0
    for colour in range(COLOURS):
        need = 0
        for card in range(w.deal):
            if not w.done >> card & 1 and w.cards[card] // 3 == colour:
                need += 1
        short += max(0, need - w.stock[colour])
    return short


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
    if not w.caught and left % w.cat_step == 0 and left // w.cat_step < TILES:  # 4, 5
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
    """6: the fresh product moves, or something moves to it."""
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
    start = I((key * U(0x9E37_79B9_7F4A_7C15)) >> U(49))
    for probe in range(_PROBES):
        slot = (start + probe) & (_SLOTS - 1)
        if w.keys[slot] == key:
            return slot
        if w.keys[slot] == U(0):
            break
    else:
        slot = start
    w.keys[slot] = key
    w.failed[slot, 0] = w.failed[slot, 1] = w.failed[slot, 2] = U(0)
    w.dirty = 1
    return slot


@kernel
def reach(w: Any, total: int) -> bool:
    """Whether all open cards can be completed at exactly this cost; the line is in `w.line`.

    With a stack of its own: the cache of compiled kernels cannot hold one that calls itself."""
    depth = 0
    w.remainders[0] = total
    finished = enter(w, 0)
    while not finished:
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
    w.nodes += 1
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
def keep_place(w: Any, depth: int) -> None:
    w.kept[depth, 0], w.kept[depth, 1], w.kept[depth, 2] = w.done, w.left_open, w.caught
    w.kept[depth, 3], w.kept[depth, 4], w.kept[depth, 5] = w.cat, w.fresh, w.fresh_colour
    w.kept[depth, 6] = w.kind


@kernel
def restore_place(w: Any, depth: int) -> None:
    w.done, w.left_open, w.caught = w.kept[depth, 0], w.kept[depth, 1], w.kept[depth, 2]
    w.cat, w.fresh, w.fresh_colour = w.kept[depth, 3], w.kept[depth, 4], w.kept[depth, 5]
    w.kind = w.kept[depth, 6]


@kernel
def close_card(w: Any, colour: int, tile: int) -> bool:
    """3: the first open card that fits."""
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
    """Fill `w.least`, `w.best` and, for every total up to the limit, whether a line has it."""
    load(w, p)
    w.least = NONE
    totals[: limit + 1] = 0
    solvable = w.left_open > 0 and shortage(w) <= 1 - w.caught
    for total in range(1, HIGHEST_TOTAL + 1):
        if not solvable or (total > limit and w.least != NONE):
            break
        if reach(w, total):
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
def exists(w: Any) -> bool:
    """Whether there is a solution at any cost; a no is a proof, since every position was tried."""
    for colour in range(COLOURS):
        for floor in range(FLOORS):
            w.counts[colour, floor] = number_of(w.figures[colour] & w.floors[floor])
    w.seen[:] = U(0)
    floor = 0
    while w.fresh != NOBODY and not w.floors[floor] >> w.fresh & 1:
        floor += 1
    w.kind = NOBODY if w.fresh == NOBODY else w.fresh_colour * FLOORS + floor
    return search_counts(w)


@kernel
def is_new(w: Any) -> bool:
    """Remember this position of counts; once the memory is full everything is new."""
    one, two = U(w.kind + 1), U(0)
    one = one << U(6) | U(w.done) << U(1) | U(w.caught)
    for colour in range(COLOURS):
        one = one << U(3) | U(w.stock[colour])
        for floor in range(FLOORS):
            if colour < 5:
                two = two << U(4) | U(w.counts[colour, floor])
            else:
                one = one << U(4) | U(w.counts[colour, floor])
    two = two << U(1) | U(1)  # never zero
    start = I(((one * U(0x9E37_79B9_7F4A_7C15)) ^ two) * U(0xBF58_476D_1CE4_E5B9) >> U(48))
    for probe in range(_PROOF_PROBES):
        slot = (start + probe) & (_PROOF_SLOTS - 1)
        if w.seen[slot, 0] == one and w.seen[slot, 1] == two:
            return False
        if w.seen[slot, 1] == U(0):
            w.seen[slot, 0], w.seen[slot, 1] = one, two
            return True
    return True


@kernel
def search_counts(w: Any) -> bool:
    """Try everything from here; leaves the position as it was."""
    depth = 0
    w.tried[0] = 0
    keep_place(w, 0)
    while True:
        found = w.left_open == 0
        if not found and w.tried[depth] < _CATCHES + _PAIRS:
            event = w.tried[depth]
            w.tried[depth] += 1
            if begin(w, event):
                depth += 1
                keep_place(w, depth)
                w.tried[depth] = 0 if is_promising(w) else _CATCHES + _PAIRS
            continue
        if depth == 0:
            return False
        while depth > 0:
            depth -= 1
            undo(w, w.tried[depth] - 1)
            restore_place(w, depth)
            if not found:
                break
        if found:
            return True


@kernel
def is_promising(w: Any) -> bool:
    """There is enough stock, and this position was not tried before."""
    return shortage(w) <= 1 - w.caught and is_new(w)


@kernel
def begin(w: Any, event: int) -> bool:
    """Play a catch (events below _CATCHES) or a mix in counts, if it is possible."""
    if event < _CATCHES:
        return begin_catch(w, event)
    mover, met, product = pair_of(event - _CATCHES)
    if w.kind != NOBODY and mover != w.kind and met != w.kind:  # 6
        return False
    if w.stock[product] == 0 or not has(w, mover) or not has(w, met):
        return False
    shift(w, mover, met, product, 1)
    kind = product * FLOORS + met % FLOORS
    w.kind = NOBODY if close_kind(w, kind) else kind
    return True


@kernel
def begin_catch(w: Any, card: int) -> bool:
    if w.caught or w.kind != NOBODY or card >= w.deal or w.done >> card & 1:  # 4, 6
        return False
    if not has(w, w.cards[card]):
        return False
    w.counts[w.cards[card] // FLOORS, w.cards[card] % FLOORS] -= 1
    w.done |= 1 << card
    w.left_open -= 1
    w.caught = 1
    return True


@kernel
def undo(w: Any, event: int) -> None:
    if event < _CATCHES:
        w.counts[w.cards[event] // FLOORS, w.cards[event] % FLOORS] += 1
    else:
        mover, met, product = pair_of(event - _CATCHES)
        shift(w, mover, met, product, -1)


@kernel
def pair_of(pair: int) -> tuple[int, int, int]:
    """The kinds that move and are met, and the colour that they give."""
    mover, toward = pair // (2 * FLOORS), 1 if pair // FLOORS % 2 == 0 else 5
    colour = mover // FLOORS
    met = (colour + 2 * toward) % COLOURS * FLOORS + pair % FLOORS
    return mover, met, (colour + toward) % COLOURS


@kernel
def has(w: Any, kind: int) -> bool:
    return w.counts[kind // FLOORS, kind % FLOORS] > 0


@kernel
def shift(w: Any, mover: int, met: int, product: int, by: int) -> None:
    """A mix in counts, or its undoing."""
    w.counts[mover // FLOORS, mover % FLOORS] -= by
    w.counts[met // FLOORS, met % FLOORS] -= by
    w.counts[product, met % FLOORS] += by
    w.stock[product] -= by


@kernel
def close_kind(w: Any, kind: int) -> bool:
    for card in range(w.deal):
        if not w.done >> card & 1 and w.cards[card] == kind:
            w.done |= 1 << card
            w.left_open -= 1
            return True
    return False


@kernel
def solve_many(w: Any, puzzles: Any, limit: int, least: Any, totals: Any) -> None:
    """A batch: the least cost and the reachable totals of each puzzle."""
    for i in range(len(puzzles)):
        solve(w[0], puzzles[i], limit, totals[i])
        least[i] = w[0].least
