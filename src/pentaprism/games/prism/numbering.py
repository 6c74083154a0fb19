"""A number for each move of PRISM that means the same in every position."""

from typing import Any

from pentaprism.core.kernel import kernel
from pentaprism.games.prism.state import (
    CARDS,
    COLOURS,
    DO_DISCARD,
    DO_PLAY,
    DRAW_TWO,
    SEATS,
    TAKE_ANY,
    TAKE_LEFT,
    WILD,
)

ABOUT = (
    "First draw, use draw-two, decline, block and allow; then the discard of each card; then "
    "plays: the cards without a target, the left and right takes by colour, and those that choose "
    "a target by how far to the left it sits and by colour."
)

_DISCARD = 5
_PLAIN = _DISCARD + CARDS
_PLAIN_CARDS = WILD + 2  # the colours, wild, draw-two
_SIDE = _PLAIN + _PLAIN_CARDS
_ANY = _SIDE + (TAKE_ANY - TAKE_LEFT) * COLOURS
_OTHERS = SEATS - 1
NUMBERS = _ANY + 3 * _OTHERS * COLOURS


@kernel
def number_of(s: Any, seat: int, move: int) -> int:
    """The fixed number of a legal move."""
    verb, card, target, colour = move & 7, move >> 3 & 15, move >> 7 & 7, move >> 10
    if verb < DO_PLAY:
        return verb
    if verb == DO_DISCARD:
        return _DISCARD + card
    if card <= WILD:
        return _PLAIN + card
    if card == DRAW_TWO:
        return _PLAIN + WILD + 1
    if card < TAKE_ANY:
        return _SIDE + (card - TAKE_LEFT) * COLOURS + colour
    chair = (target - seat) % s.players
    return _ANY + ((card - TAKE_ANY) * _OTHERS + chair - 1) * COLOURS + colour


@kernel
def move_of(s: Any, seat: int, number: int) -> int:
    """The move of a number, whether it is legal now or not; -1 if nobody sits there."""
    if number < _DISCARD:
        return number
    if number < _PLAIN:
        return DO_DISCARD | (number - _DISCARD) << 3
    if number < _SIDE:
        card = number - _PLAIN
        return DO_PLAY | (DRAW_TWO if card > WILD else card) << 3
    if number < _ANY:
        card, colour = TAKE_LEFT + (number - _SIDE) // COLOURS, (number - _SIDE) % COLOURS
        return DO_PLAY | card << 3 | colour << 10
    card = TAKE_ANY + (number - _ANY) // (_OTHERS * COLOURS)
    chair, colour = (number - _ANY) // COLOURS % _OTHERS + 1, (number - _ANY) % COLOURS
    if chair >= s.players:
        return -1
    return DO_PLAY | card << 3 | (seat + chair) % s.players << 7 | colour << 10
