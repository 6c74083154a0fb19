"""Why a move of PRISM is good, in words, from what the seat can see."""

from collections.abc import Sequence
from typing import Any

from pentaprism.games.prism.deck import CARDS, COLOURS
from pentaprism.games.prism.rules import only_target
from pentaprism.games.prism.state import (
    BLOCK,
    DO_ALLOW,
    DO_BLOCK,
    DO_DECLINE,
    DO_DISCARD,
    DO_DRAW,
    DO_DRAW_TWO,
    DRAW_TWO,
    NOBODY,
    REPLACE,
    WILD,
    ZAP,
)
from pentaprism.games.prism.text import parts

_WORDS = ("no", "one", "two", "three", "four", "five", "six")


def reason(s: Any, seat: int, line: Sequence[int]) -> str:
    verb, card, target, colour = parts(line[0])
    if verb in (DO_ALLOW, DO_BLOCK):
        return _answer(s, seat, verb)
    if verb in (DO_DRAW, DO_DRAW_TWO, DO_DECLINE):
        return _draw(s, verb)
    if verb == DO_DISCARD:
        return _discard(s, seat, card)
    if card < WILD:
        return _gain(s, seat, f"puts {CARDS[card]} into the collection")
    if card == WILD:
        return _gain(s, seat, "stands in for a missing colour and cannot be taken")
    if card == DRAW_TWO:
        return "saves a draw-two for a turn that needs more cards"
    hue = COLOURS[colour]
    if card == ZAP:
        return f"destroys seat {target}'s {hue}, {_danger(s, target)}"
    only = int(only_target(s, seat, card))
    target = target if only == NOBODY else only
    again = " and plays again" if CARDS[card].endswith("-again") else ""
    return _gain(s, seat, f"takes {hue} from seat {target}, {_danger(s, target)}{again}")


def _rainbow(s: Any, seat: int) -> int:
    """How many of the six a collection has, the wild included."""
    return int(s.colours[seat]).bit_count() + int(s.wilds[seat])


def _gain(s: Any, seat: int, does: str) -> str:
    after = _rainbow(s, seat) + 1
    if after == len(COLOURS):
        return f"{does}, and that wins the round"
    return f"{does}: {_WORDS[after]} of six"


def _danger(s: Any, target: int) -> str:
    have = _rainbow(s, target)
    if have == len(COLOURS) - 1:
        return "who needs only one more"
    return f"who has {_WORDS[have]} of six"


def _answer(s: Any, seat: int, verb: int) -> str:
    taker, hue = int(s.turn), COLOURS[s.pending_colour]
    wins = _rainbow(s, taker) == len(COLOURS) - 1
    if verb == DO_BLOCK:
        if wins:
            return f"keeps seat {taker} from winning the round with {hue}"
        return f"keeps {hue} and ends seat {taker}'s turn"
    if s.hands[seat, BLOCK]:
        return f"keeps the block for a loss that matters more than {hue}"
    return "there is no block to answer with"


def _draw(s: Any, verb: int) -> str:
    if verb == DO_DECLINE:
        return "leaves the card to the stack, which is nearer to its end without it"
    if s.phase == REPLACE:
        return "draws a card in place of the block"
    if verb == DO_DRAW_TWO:
        return "spends the saved draw-two on a second card"
    if s.draw_twos[s.turn]:
        return "draws, and keeps the draw-two for later"
    return "a turn begins by drawing"


def _discard(s: Any, seat: int, card: int) -> str:
    if card < WILD:
        return f"gives up a second {CARDS[card]}"
    if card == BLOCK:
        return "gives up a block to keep the rest of the hand"
    return f"gives up a {CARDS[card]} that has no use now"
