"""What habits of PRISM are made of (search/outlooks.py): what is seen of a move by a quick player
who has learned how searching players choose.

Nothing is imagined: it is what the seat itself holds and what lies on the table.
"""

from typing import Any

import numpy as np

from pentaprism.core.bits import INT
from pentaprism.core.kernel import kernel
from pentaprism.games.prism.rounds import COUNT, left_of
from pentaprism.games.prism.rules import only_target
from pentaprism.games.prism.state import (
    CARDS,
    COLOURS,
    DO_BLOCK,
    DO_DECLINE,
    DO_DRAW_TWO,
    DO_PLAY,
    NOBODY,
    SEATS,
    TAKE_LEFT,
    ZAP,
)

# The card alone: its kind, whether it is played, how many colours one has oneself, and how many
# the others have at most.
_KIND = np.array([0, 0, 0, 0, 0, 0, 1, 2, 3, 2, 3, 4, 5, 6, 7, 8], np.int64)
_KINDS = 9
_HAVE = COLOURS  # six colours are the end of the round
_MOST = 4
_CARD = _KINDS * 2 * _HAVE * _MOST
# Beside it, how near to winning the match one is, and whoever of the others is nearest.
NEAR = 4
_OWN_NEAR = _KINDS * 2 * NEAR
_OTHERS_NEAR = _KINDS * 2 * NEAR
# A take or a zap: what both have, whether the victim is next, what the colour is to oneself, and
# how near to winning the match the victim is.
_VICTIM = 2 * _HAVE * _HAVE
_NEXT = 2 * 2
_COLOUR = 2 * 2 * 2
_VICTIM_NEAR = 2 * NEAR * _HAVE
# Answers and draws.
_BLOCK = _HAVE * _HAVE
_TAKER_NEAR = NEAR * _HAVE
_DRAW_TWO = _HAVE
_DECLINE = 1

_CARDS = _CARD + _OWN_NEAR + _OTHERS_NEAR + _VICTIM + _NEXT + _COLOUR + _VICTIM_NEAR
_ALL = _CARDS + _BLOCK + _TAKER_NEAR + _DRAW_TWO + _DECLINE
INPUTS = (SEATS - 1) * _ALL
MOST_ACTIVE = 7

assert len(_KIND) == CARDS


@kernel
def active(s: Any, seat: int, move: int, out: Any) -> int:
    verb, card = move & 7, move >> 3 & 15
    first = (INT(s.players) - 2) * _ALL
    have = colours_of(s, seat)
    if verb >= DO_PLAY:
        return active_of_card(s, seat, move, card, verb == DO_PLAY, first, out)
    first += _CARDS
    if verb == DO_BLOCK:
        taker = INT(s.turn)
        out[0] = first + have * _HAVE + colours_of(s, taker)
        out[1] = first + _BLOCK + nearness(s, taker) * _HAVE + colours_of(s, taker)
        return 2
    first += _BLOCK + _TAKER_NEAR
    if verb == DO_DRAW_TWO:
        out[0] = first + have
    elif verb == DO_DECLINE:
        out[0] = first + _DRAW_TWO
    else:  # what one does unless one of these is better
        return 0
    return 1


@kernel
def active_of_card(
    s: Any, seat: int, move: int, card: int, played: bool, first: int, out: Any
) -> int:
    have, most = colours_of(s, seat), 0
    for other in range(s.players):
        if other != seat:
            most = max(most, colours_of(s, other))
    kind = 2 * _KIND[card] + (1 if played else 0)
    most = min(max(most - 2, 0), _MOST - 1)
    out[0] = first + (kind * _HAVE + have) * _MOST + most
    first += _CARD
    out[1] = first + kind * NEAR + nearness(s, seat)
    first += _OWN_NEAR
    out[2] = first + kind * NEAR + nearest_other(s, seat)
    first += _OTHERS_NEAR
    if not played or card < TAKE_LEFT or card > ZAP:
        return 3
    zap, only, colour = 1 if card == ZAP else 0, only_target(s, seat, card), move >> 10
    victim = (move >> 7 & 7) if only == NOBODY else only
    out[3] = first + (zap * _HAVE + have) * _HAVE + colours_of(s, victim)
    first += _VICTIM
    out[4] = first + 2 * zap + (1 if victim == left_of(s, seat) else 0)
    first += _NEXT
    held = 1 if s.hands[seat, colour] > 0 else 0
    out[5] = first + 2 * (2 * zap + held) + (1 - (INT(s.colours[seat]) >> colour & 1))
    first += _COLOUR
    out[6] = first + (zap * NEAR + nearness(s, victim)) * _HAVE + colours_of(s, victim)
    return MOST_ACTIVE


@kernel
def colours_of(s: Any, seat: int) -> int:
    return min(COUNT[s.colours[seat]] + INT(s.wilds[seat]), _HAVE - 1)


@kernel
def nearness(s: Any, seat: int) -> int:
    """How near to winning the match: 0 where hardly any round is enough, 3 where nearly any is
    that the seat wins."""
    near = 0
    for points in (13, 10, 7):
        if s.scores[seat] + points >= s.target:
            near += 1
    return near


@kernel
def nearest_other(s: Any, seat: int) -> int:
    nearest = 0
    for other in range(s.players):
        if other != seat:
            nearest = max(nearest, nearness(s, other))
    return nearest
