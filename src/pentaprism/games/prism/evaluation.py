"""What a round of PRISM is worth, for searches: they look to its end and not beyond."""

from typing import Any

import numpy as np

from pentaprism.core.bits import U
from pentaprism.core.kernel import kernel
from pentaprism.core.rng import scale
from pentaprism.games.prism.rounds import best
from pentaprism.games.prism.rules import nth_way, sample, ways
from pentaprism.games.prism.secrets import unseen
from pentaprism.games.prism.state import (
    ANSWER,
    BLOCK,
    CARDS,
    DO_ALLOW,
    DO_BLOCK,
    DO_DISCARD,
    DO_DRAW,
    DO_DRAW_TWO,
    DRAW,
    OVER,
    PLAY,
)

EXPLORATION = 0.5
_LEAD = 3.0  # so many points more than the others have on average are worth 73 in a hundred


@kernel
def settled(root: Any, s: Any) -> bool:
    """The round in which the search began is over."""
    return s.rounds != root.rounds or s.phase == OVER


@kernel
def payoffs(s: Any, out: Any) -> None:
    """By the points of the last round; once the match is over, only winning counts."""
    out[:] = 0.0
    total = 0
    for seat in range(s.players):
        total += s.last_round[seat]
    for seat in range(s.players):
        if s.phase == OVER:
            out[seat] = 1.0 if seat == best(s) else 0.0
        else:
            own = s.last_round[seat]
            out[seat] = worth_of_lead(own - (total - own) / (s.players - 1))


@kernel
def worth_of_lead(lead: float) -> float:
    """What so many points more than the others have on average are worth."""
    return 1.0 / (1.0 + np.exp(-lead / _LEAD))


#: The search does not look beyond the round: at its end the payoffs are the result.
ended = settled


@kernel
def certain(s: Any, viewer: int) -> bool:
    """The stack is empty, and one other at most holds cards: those that the viewer sees nowhere."""
    if s.stacked > 0:
        return False
    holders, held, cards = 0, 0, 0
    for other in range(s.players):
        if other != viewer and s.held[other] > 0:
            holders += 1
            held += s.held[other]
    for card in range(CARDS):
        cards += max(0, unseen(s, viewer, card))
    return holders <= 1 and cards == held


# How eagerly a player of playouts plays each card, and discards it, in the order of the cards.
_EAGER = np.array([5, 5, 5, 5, 5, 5, 4, 6, 7, 6, 7, 6, 7, 3, 2, 0], np.int64)
_READY_TO_LOSE = np.array([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0], np.int64)


@kernel
def pick(s: Any, seat: int, bits: np.uint64) -> int:
    """What somebody plays who likes some kinds of cards better, and one time in eight any move."""
    if bits & U(7) == U(0):
        return sample(s, seat, bits)
    if s.phase == ANSWER:
        return DO_BLOCK if s.hands[seat, BLOCK] > 0 else DO_ALLOW
    if s.phase != PLAY:
        return DO_DRAW_TWO if s.phase == DRAW and s.draw_twos[seat] > 0 else DO_DRAW
    chosen, eagerness = 0, -1
    start = scale(bits << U(16), CARDS)
    for i in range(CARDS):
        card = (start + i) % CARDS
        if s.hands[seat, card] > 0:
            n = ways(s, seat, card)
            eager = _EAGER[card] if n > 0 else _READY_TO_LOSE[card]
            if eager > eagerness:
                chosen, eagerness = card, eager
    n = ways(s, seat, chosen)
    if n == 0:
        return DO_DISCARD | chosen << 3
    return nth_way(s, seat, chosen, scale(bits, n))
