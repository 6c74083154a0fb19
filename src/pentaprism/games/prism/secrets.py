"""What a seat of PRISM may know: erasing the rest, imagining it, and numbers for learners.

Secret are the hands of others, the order of the stack and the generator. How many cards somebody
holds is open, and so are collections, discards and a take that waits.
"""

from typing import Any

from pentaprism.core.bits import U
from pentaprism.core.kernel import kernel
from pentaprism.core.rng import below, shuffle
from pentaprism.games.prism.deck import MOST
from pentaprism.games.prism.state import (
    ANSWER,
    BLOCK,
    CARDS,
    COLOURS,
    DRAW_TWO,
    HIDDEN,
    REPLACE,
    SEATS,
    TAKE_LEFT,
    WILD,
)


@kernel
def redact(s: Any, seat: int) -> None:
    for other in range(s.players):
        if other != seat:
            s.hands[other, :] = 0
    for i in range(s.stacked):
        s.stack[i] = HIDDEN
    s.rng = U(0)
    s.redacted = 1


@kernel
def determinise(s: Any, seat: int) -> None:
    """Every deal of the unseen cards over the others' hands and the stack is equally likely."""
    stacked = s.stacked
    s.stacked = 0
    for card in range(CARDS):
        for _ in range(unseen(s, seat, card)):
            if s.stacked < MOST:
                s.stack[s.stacked] = card
                s.stacked += 1
    hidden = stacked
    for other in range(s.players):
        if other != seat:
            s.hands[other, :] = 0
            hidden += s.held[other]
    while s.stacked < hidden:  # only where the cards of a position do not make up the deck
        s.stack[s.stacked] = below(s, CARDS)
        s.stacked += 1
    shuffle(s, s.stack, s.stacked)
    for other in range(s.players):
        if other != seat:
            for _ in range(s.held[other]):
                s.stacked -= 1
                s.hands[other, s.stack[s.stacked]] += 1
    for i in range(stacked, MOST):
        s.stack[i] = 0
    s.stacked = stacked
    s.redacted = 0


@kernel
def unseen(s: Any, seat: int, card: int) -> int:
    """How many of this card the seat sees nowhere."""
    n = s.deck[card]
    if seat >= 0:
        n -= s.hands[seat, card]
    for i in range(s.discarded):
        if s.discard[i] == card:
            n -= 1
    for owner in range(s.players):
        n -= collected(s, owner, card)
    if s.pending_card == card and s.pending_card != 0:
        n -= 1
    if s.phase == REPLACE and card == BLOCK:
        n -= 1
    return n


@kernel
def collected(s: Any, owner: int, card: int) -> int:
    """How many of this card lie in somebody's collection."""
    if card < COLOURS:
        return s.colours[owner] >> card & 1
    if card == WILD:
        return s.wilds[owner]
    return s.draw_twos[owner] if card == DRAW_TWO else 0


# What `observe` writes: own hand, discards and deck by card; a row for each chair counted from the
# seat to the left; then the table.
_ROW = COLOURS + 9
_ROWS = 3 * CARDS
_TABLE = _ROWS + SEATS * _ROW
_TAKES = 6
OBSERVATION = _TABLE + 6 + _TAKES + COLOURS + 2


@kernel
def observe(s: Any, seat: int, out: Any) -> None:
    """What the seat knows, its own chair first; a spectator's chair is seat 0, without a hand."""
    out[:] = 0.0
    for card in range(CARDS):
        out[card] = s.hands[seat, card] if seat >= 0 else 0
        out[2 * CARDS + card] = s.deck[card]
    for i in range(s.discarded):
        out[CARDS + s.discard[i]] += 1.0
    for chair in range(s.players):
        observe_chair(s, (max(seat, 0) + chair) % s.players, out, _ROWS + chair * _ROW)
    out[_TABLE + s.phase] = 1.0
    out[_TABLE + 5] = s.stacked
    if s.phase == ANSWER or s.phase == REPLACE:
        out[_TABLE + 6 + s.pending_card - TAKE_LEFT] = 1.0
        out[_TABLE + 6 + _TAKES + s.pending_colour] = 1.0
    out[_TABLE + 6 + _TAKES + COLOURS] = s.target
    out[_TABLE + 6 + _TAKES + COLOURS + 1] = s.rounds


@kernel
def observe_chair(s: Any, owner: int, out: Any, row: int) -> None:
    for colour in range(COLOURS):
        out[row + colour] = s.colours[owner] >> colour & 1
    row += COLOURS
    out[row] = 1.0  # somebody sits here
    out[row + 1] = s.wilds[owner]
    out[row + 2] = s.draw_twos[owner]
    out[row + 3] = s.held[owner]
    out[row + 4] = s.scores[owner]
    out[row + 5] = s.last_round[owner]
    out[row + 6] = 1.0 if s.turn == owner else 0.0
    out[row + 7] = 1.0 if s.dealer == owner else 0.0
    waits = s.phase == ANSWER or s.phase == REPLACE
    out[row + 8] = 1.0 if waits and s.pending_target == owner else 0.0
