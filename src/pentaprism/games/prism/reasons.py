"""Why a move of PRISM is good, in words, from what the seat can see."""

from collections.abc import Sequence
from typing import Any

from pentaprism.core.words import Message, messages_of
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

_message = messages_of("prism")


def reason(s: Any, seat: int, line: Sequence[int]) -> Message:
    verb, card, target, colour = parts(line[0])
    if verb in (DO_ALLOW, DO_BLOCK):
        return _answer(s, seat, verb)
    if verb in (DO_DRAW, DO_DRAW_TWO, DO_DECLINE):
        return _message(f"reason-{_draw(s, verb)}")
    if verb == DO_DISCARD:
        return _discard(card)
    after = _rainbow(s, seat) + 1
    if card < WILD:
        return _message("reason-plays", card=CARDS[card], after=after)
    if card == WILD:
        return _message("reason-wild", after=after)
    if card == DRAW_TWO:
        return _message("reason-saves")
    only = NOBODY if card == ZAP else int(only_target(s, seat, card))
    target = target if only == NOBODY else only
    aim = {"target": target, "colour": COLOURS[colour], "theirs": _rainbow(s, target)}
    if card == ZAP:
        return _message("reason-zaps", **aim)
    again = CARDS[card].endswith("-again")
    return _message("reason-takes-again" if again else "reason-takes", **aim, after=after)


def _rainbow(s: Any, seat: int) -> int:
    """How many of the six a collection has, the wild included."""
    return int(s.colours[seat]).bit_count() + int(s.wilds[seat])


def _answer(s: Any, seat: int, verb: int) -> Message:
    taker, colour = int(s.turn), COLOURS[s.pending_colour]
    if verb == DO_BLOCK:
        wins = _rainbow(s, taker) == len(COLOURS) - 1
        return _message("reason-stops" if wins else "reason-blocks", taker=taker, colour=colour)
    if s.hands[seat, BLOCK]:
        return _message("reason-keeps-block", colour=colour)
    return _message("reason-no-block")


def _draw(s: Any, verb: int) -> str:
    if verb == DO_DECLINE:
        return "declines"
    if s.phase == REPLACE:
        return "replaces"
    if verb == DO_DRAW_TWO:
        return "uses-draw-two"
    return "keeps-draw-two" if s.draw_twos[s.turn] else "draws"


def _discard(card: int) -> Message:
    if card < WILD:
        return _message("reason-second", card=CARDS[card])
    if card == BLOCK:
        return _message("reason-gives-block")
    return _message("reason-gives", card=CARDS[card])
