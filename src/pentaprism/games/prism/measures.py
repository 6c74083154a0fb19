"""What the lab counts in a match of PRISM: cards dealt in the first round, played, discarded."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from pentaprism.core.bits import INT
from pentaprism.core.kernel import kernel
from pentaprism.core.rng import scale
from pentaprism.games.prism import deck
from pentaprism.games.prism.rounds import COUNT, left_of
from pentaprism.games.prism.state import (
    BLOCK,
    CARDS,
    COLOURS,
    DO_ALLOW,
    DO_BLOCK,
    DO_DISCARD,
    DO_PLAY,
    OVER,
    WILD,
)

PIECES = CARDS
ACTIONS = ("draw", "draw-two", "decline", "block", "allow", "play", "discard")
FACTS = (("rounds", 200), ("unwon", 200), ("plays", 5000), ("discards", 5000))
_ROUNDS, _UNWON, _PLAYS, _DISCARDS = range(4)


def names(options: Mapping[str, Any]) -> list[str]:
    return list(deck.CARDS)


@kernel
def first(s: Any) -> int:
    return left_of(s, s.dealer)


@kernel
def dealt(s: Any, seat: int, out: Any) -> None:
    for card in range(CARDS):
        out[card] += s.hands[seat, card]


@kernel
def seen(s: Any, seat: int, out: Any) -> None:
    for card in range(CARDS):
        if s.hands[seat, card] > 0:
            out[card] = 1


@kernel
def piece(s: Any, seat: int, move: int) -> int:
    if move & 7 == DO_PLAY:
        return move >> 3 & 15
    return BLOCK if move & 7 == DO_BLOCK else -1


@kernel
def action(s: Any, seat: int, move: int) -> int:
    return move & 7


@kernel
def wins_round(s: Any, seat: int, move: int) -> bool:
    """Whether this move completes a collection (§11)."""
    verb, card = move & 7, move >> 3 & 15
    if verb == DO_ALLOW:
        taker = INT(s.turn)
        have = INT(s.colours[taker]) | 1 << INT(s.pending_colour)
        return COUNT[have] + s.wilds[taker] >= COLOURS
    if verb != DO_PLAY or card > WILD:
        return False
    have = INT(s.colours[seat]) | (1 << card if card < WILD else 0)
    return COUNT[have] + (1 if card == WILD else s.wilds[seat]) >= COLOURS


@kernel
def follow(before: Any, seat: int, move: int, after: Any, facts: Any) -> None:
    facts[_PLAYS] += 1 if move & 7 == DO_PLAY else 0
    facts[_DISCARDS] += 1 if move & 7 == DO_DISCARD else 0
    if after.rounds != before.rounds or after.phase == OVER:
        facts[_ROUNDS] += 1
        facts[_UNWON] += 0 if wins_round(before, seat, move) else 1


@kernel
def finish(s: Any, facts: Any) -> None:
    pass


@kernel
def swap(s: Any, seat: int, wanted: int, lot: np.uint64) -> bool:
    """Give the seat this card, from the stack, for any one of its hand."""
    place = -1
    for i in range(s.stacked):
        if s.stack[i] == wanted:
            place = i
    left = scale(lot, INT(s.held[seat]))
    for card in range(CARDS):
        left -= INT(s.hands[seat, card])
        if left < 0:
            if card == wanted or place < 0:
                return False
            s.stack[place] = card
            s.hands[seat, card] -= 1
            s.hands[seat, wanted] += 1
            return True
    return False
