"""Each seat's share of the win as a match of PRISM stands, and what is dealt anew."""

from math import exp, sqrt
from typing import Any

import numpy as np

from pentaprism.core.kernel import kernel
from pentaprism.core.rng import shuffle
from pentaprism.games.prism.rounds import COUNT, best
from pentaprism.games.prism.state import CARDS, COLOURS, OVER

#: Points that a colour in the collection is worth before the round is over, and a card in hand.
_COLOUR = 0.9
_HELD = np.array(
    [0.4, 0.4, 0.4, 0.4, 0.4, 0.4, 0.6, 0.5, 0.6, 0.5, 0.6, 0.7, 0.8, 0.2, 0.4, 0.3], np.float64
)
#: Points by which leads differ by chance, for the root of each point to the target.
_POINT, _LAST = 1.0, 1.0


@kernel
def shares(s: Any, out: Any) -> None:
    if s.phase == OVER:
        for seat in range(s.players):
            out[seat] = 1.0 if seat == best(s) else 0.0
        return
    most = 0
    for seat in range(s.players):
        most = max(most, s.scores[seat])
    spread = _LAST + _POINT * sqrt(max(0, s.target - most))
    total = 0.0
    for seat in range(s.players):
        lead = s.scores[seat] - most + in_round(s, seat)
        out[seat] = exp(lead / spread)
        total += out[seat]
    for seat in range(s.players):
        out[seat] /= total


@kernel
def in_round(s: Any, seat: int) -> float:
    """What the collection and the hand of a seat are worth; a colour that it has already is not."""
    worth = _COLOUR * (COUNT[s.colours[seat]] + s.wilds[seat])
    for card in range(CARDS):
        if s.hands[seat, card] > 0 and not (card < COLOURS and s.colours[seat] >> card & 1):
            worth += _HELD[card]
    return worth


@kernel
def redeal(s: Any) -> None:
    """Hands stay; nobody knows the order of the stack."""
    shuffle(s, s.stack, s.stacked)
