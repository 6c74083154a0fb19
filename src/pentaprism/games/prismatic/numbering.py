"""A number for each move of Prismatic that means the same in every position."""

from typing import Any

import numpy as np

from pentaprism.core.kernel import kernel
from pentaprism.games.prismatic.state import (
    ADD,
    BID,
    CREATE,
    DISCARD_CARD,
    EMPTY_CARD,
    EMPTY_PALETTE,
    GAIN,
    KEEP,
    KINDS,
    MAKE,
    MAX_CARDS,
    MAX_MAKES,
    MAX_SEATS,
    PRISM,
    PUT,
    REJECT,
    REPLACE,
    STEAL_CARD,
    TAKE,
    USE,
)

ABOUT = (
    "Verbs in the order of state.py, each with as many numbers as it has things to name: pieces "
    "and places for `put`, cards, creations of the board, pieces, chairs counted to the left, "
    "bids. A move that says which colours of the pool pay has no number of its own: play it by "
    "its index."
)

_VERBS = REJECT + 1
_PLACES = MAX_CARDS + 1  # the palette, or a card
_MOST_PRISMS = 50  # in the box
_MOST_GAINED = 3
_PLAIN = 1 << 17  # a move below this names verb, piece and target, and nothing else

_WIDTH = np.ones(_VERBS, np.int64)
_WIDTH[PUT] = KINDS * _PLACES
_WIDTH[TAKE] = _WIDTH[ADD] = PRISM
_WIDTH[GAIN] = PRISM + _MOST_GAINED
_WIDTH[[KEEP, CREATE, USE, EMPTY_CARD, REPLACE, DISCARD_CARD, STEAL_CARD]] = MAX_CARDS
_WIDTH[MAKE] = MAX_MAKES
_WIDTH[EMPTY_PALETTE] = MAX_SEATS
_WIDTH[BID] = _MOST_PRISMS
_FIRST = np.concatenate([np.zeros(1, np.int64), np.cumsum(_WIDTH)])
NUMBERS = int(_FIRST[_VERBS])


@kernel
def number_of(s: Any, seat: int, move: int) -> int:
    """The fixed number of a legal move, or -1 if it has none."""
    if move >= _PLAIN:
        return -1
    verb, piece, target = move >> 12, move >> 6 & 63, move & 63
    first = _FIRST[verb]
    if verb == PUT:
        return first + piece * _PLACES + target
    if verb in (TAKE, ADD):
        return first + piece
    if verb == GAIN:
        return first + (PRISM + target - 1 if piece == PRISM else piece)
    if verb == EMPTY_PALETTE:
        return first + (target - seat) % s.players
    return first if _WIDTH[verb] == 1 else first + target - 1


@kernel
def move_of(s: Any, seat: int, number: int) -> int:
    """The move of a number, whether it is legal now or not; -1 if nobody sits there."""
    verb = 0
    while number >= _FIRST[verb + 1]:
        verb += 1
    rest = number - _FIRST[verb]
    if verb == PUT:
        return verb << 12 | rest // _PLACES << 6 | rest % _PLACES
    if verb in (TAKE, ADD):
        return verb << 12 | rest << 6
    if verb == GAIN:
        if rest >= PRISM:
            return verb << 12 | PRISM << 6 | (rest - PRISM + 1)
        return verb << 12 | rest << 6 | 1
    if verb == EMPTY_PALETTE:
        return verb << 12 | (seat + rest) % s.players if rest < s.players else -1
    return verb << 12 if _WIDTH[verb] == 1 else verb << 12 | (rest + 1)
