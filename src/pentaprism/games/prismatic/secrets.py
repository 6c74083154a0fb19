"""What a seat cannot know, erased and filled again. Numbers are clauses.

§4: a bag's content is open and its order is not, so what a seat has drawn, and where it has put it,
goes back into its bag in the eyes of the others. Cards being chosen from go back into the deck.
"""

from typing import Any

from pentaprism.core import bits
from pentaprism.core.bits import U
from pentaprism.core.kernel import kernel
from pentaprism.core.rng import below
from pentaprism.games.prismatic import commit, purse
from pentaprism.games.prismatic.state import (
    AUCTION,
    COLOURS,
    COMMIT,
    DRAWN_MOTES,
    KINDS,
    PRISM,
    PULLED,
    RESOLVE,
    SETUP,
)


@kernel
def redact(s: Any, seat: int) -> None:
    s.rng = U(0)
    s.viewer = seat + 2
    for other in range(s.players):
        s.regrets[other] = 0
        if other != seat:
            hide_seat(s, other)


@kernel
def hide_seat(s: Any, seat: int) -> None:
    s.loose[seat] += commit.lift_puts(s, seat)
    if s.phase != SETUP:  # §13: motes chosen in the set-up still come from the supply
        s.loose[seat] += s.hand[seat]
    s.hand[seat] = purse.NOTHING
    s.deck |= s.dealt[seat]
    s.dealt[seat] = bits.NONE
    s.kept[seat] = 0
    s.sealed[seat] = 0


@kernel
def determinise(s: Any, seat: int) -> None:
    s.viewer = 0
    for other in range(s.players):
        if other != seat:
            fill_seat(s, other)


@kernel
def fill_seat(s: Any, seat: int) -> None:
    for _ in range(s.holding[seat]):
        card = bits.nth(s.deck, below(s, bits.popcount(s.deck)))
        s.deck ^= bits.bit(card)
        s.dealt[seat] |= bits.bit(card)
    is_ready = s.ready >> seat & 1
    if s.phase == SETUP and is_ready:
        guess_setup(s, seat)
    elif s.phase == COMMIT:
        commit.draw_some(s, seat, min(DRAWN_MOTES, purse.motes(s.loose[seat])))
        if is_ready:
            guess_puts(s, seat)
    elif s.phase == RESOLVE and s.doing == PULLED and s.turn == seat:
        commit.draw_some(s, seat, 1)
    elif s.phase == AUCTION and is_ready:
        guess_bid(s, seat)


@kernel
def guess_setup(s: Any, seat: int) -> None:
    """§13: one of the two cards and two colours."""
    s.kept[seat] = 1 + bits.nth(s.dealt[seat], below(s, 2))
    for _ in range(commit.CHOSEN_MOTES):
        s.hand[seat] += purse.ONE[below(s, COLOURS)]


@kernel
def guess_puts(s: Any, seat: int) -> None:
    """A plausible commitment: each piece to a place that wants it, or often to the palette."""
    for kind in range(KINDS):
        available = s.loose[seat] if kind == PRISM else s.hand[seat]
        for _ in range(purse.count(available, kind)):
            target = guess_place(s, seat, kind)
            if target >= 0:
                commit.put(s, seat, kind, target)


@kernel
def guess_place(s: Any, seat: int, kind: int) -> int:
    """A random place for a piece: a card with an open symbol for it, the palette, or nowhere."""
    n, chosen = 0, -1
    cards = s.progress[seat] | s.created[seat]
    while cards != bits.NONE:
        card = bits.lowest(cards)
        cards = bits.drop_lowest(cards)
        if commit.has_room(s, seat, kind, card):
            n += 1
            if below(s, n) == 0:
                chosen = card + 1
    if chosen < 0 and kind != PRISM and below(s, 3) > 0:
        chosen = 0
    return chosen


@kernel
def guess_bid(s: Any, seat: int) -> None:
    """§14: more than before, or nothing."""
    most = purse.count(s.loose[seat], PRISM)
    least = s.bids[seat]
    bid = least + below(s, most - least + 1)
    s.sealed[seat] = bid if bid > least else 0
