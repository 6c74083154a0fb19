"""Whether a puzzle has a solution at any cost.

Asked without distances: figures of one colour on one floor are then the same, a position is how
many there are of each, and few positions are left, so that a no is found by trying them all.
"""

from typing import Any

from pentaprism.core.bits import INT, U
from pentaprism.core.kernel import kernel
from pentaprism.games.laser.state import COLOURS, FLOORS, MOST_CARDS, NOBODY
from pentaprism.games.laser.table import number_of
from pentaprism.games.laser.work import PROOF_SLOTS, keep_place, restore_place, spend

_PROBES = 64
_CATCHES, _PAIRS = MOST_CARDS, COLOURS * FLOORS * 2 * FLOORS


@kernel
def shortage(w: Any) -> int:
    """§2: the cards that cannot be mixed because the stock is too small for them."""
    short = 0
    for colour in range(COLOURS):
        need = 0
        for card in range(w.deal):
            if not w.done >> card & 1 and w.cards[card] // 3 == colour:
                need += 1
        short += max(0, need - w.stock[colour])
    return short


@kernel
def exists(w: Any) -> bool:
    """Whether there is a solution at any cost; a no is a proof, since every position was tried,
    unless `w.gave_up` says that the bound was reached before."""
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
    start = INT(((one * U(0x9E37_79B9_7F4A_7C15)) ^ two) * U(0xBF58_476D_1CE4_E5B9) >> U(48))
    for probe in range(_PROBES):
        slot = (start + probe) & (PROOF_SLOTS - 1)
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
                if not spend(w):
                    return False
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
    if w.kind != NOBODY and mover != w.kind and met != w.kind:  # §6
        return False
    if w.stock[product] == 0 or not has(w, mover) or not has(w, met):
        return False
    shift(w, mover, met, product, 1)
    kind = product * FLOORS + met % FLOORS
    w.kind = NOBODY if close_kind(w, kind) else kind
    return True


@kernel
def begin_catch(w: Any, card: int) -> bool:
    if w.caught or w.kind != NOBODY or card >= w.deal or w.done >> card & 1:  # §4, §6
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
