"""Which clauses of docs/rules/prism.md a move makes matter, for the lab."""

from collections.abc import Iterator
from typing import Any

from pentaprism.games.prism import rounds, rules
from pentaprism.games.prism.state import (
    ANSWER,
    BLOCK,
    DO_ALLOW,
    DO_BLOCK,
    DO_DISCARD,
    DO_DRAW_TWO,
    DO_PLAY,
    NOBODY,
    OVER,
    PLAY,
    TAKE_ANY_AGAIN,
    TAKE_LEFT,
    WILD,
    ZAP,
)

WAYS: tuple[tuple[int, dict[str, Any]], ...] = ((2, {}), (3, {}), (4, {}), (6, {}))

COUNTED = {
    "2": "a draw two is used, or a turn begins without a draw because the stack is empty",
    "3": "a colour in hand lies in the collection already, so that it cannot be played",
    "4": "a card is discarded",
    "5": "somebody asks for a colour",
    "6": "a zap is played",
    "7": "a take is blocked",
    "8": "somebody who holds no block is asked",
    "9": "a player plays on after an again card",
    "10": "a wild is played, or cannot be",
    "11": "somebody wins a round",
    "12": "a player without cards is skipped, or a round ends without a winner",
    "13": "the winner of a round gets points for cards in hand",
    "14": "the target is reached and points alone do not tell who wins",
}
UNASKED = {"1": "how every round begins"}


def decided(before: Any, seat: int, move: int, after: Any) -> Iterator[str]:
    verb, card = move & 7, move >> 3 & 15
    if before.phase == PLAY:
        yield from _held_back(before, seat)
    if verb == DO_DRAW_TWO or (before.phase == PLAY and before.stacked == 0):
        yield "2"
    elif verb == DO_DISCARD:
        yield "4"
    elif verb == DO_PLAY:
        yield from _played(card, after)
    elif verb == DO_BLOCK:
        yield "7"
    elif verb == DO_ALLOW and after.phase == PLAY and after.turn == before.turn:
        yield "9"
    if after.rounds != before.rounds or after.phase == OVER:
        yield from _round_end(before, move, after)
    elif after.stacked == 0 and after.phase == PLAY and _skipped(before, after):
        yield "12"


def _held_back(before: Any, seat: int) -> Iterator[str]:
    for card in range(WILD):
        if before.hands[seat, card] and before.colours[seat] >> card & 1:
            yield "3"
            break
    if before.hands[seat, WILD] and not rules.ways(before, seat, WILD):
        yield "10"


def _played(card: int, after: Any) -> Iterator[str]:
    if card == WILD:
        yield "10"
    elif card == ZAP:
        yield "6"
    elif TAKE_LEFT <= card <= TAKE_ANY_AGAIN:
        yield "5"
        if after.phase == ANSWER and not after.hands[after.pending_target, BLOCK]:
            yield "8"


def _round_end(before: Any, move: int, after: Any) -> Iterator[str]:
    winner = _winner(before, move)
    yield "12" if winner == NOBODY else "11"
    if winner != NOBODY:
        held = int(before.held[winner]) - (move & 7 == DO_PLAY)
        if held:
            yield "13"
    tops = sorted((int(each) for each in after.scores[: after.players]), reverse=True)
    if tops[0] >= after.target and tops[0] == tops[1]:
        yield "14"


def _winner(before: Any, move: int) -> int:
    """Who has completed a collection by this move, which ends a round."""
    turn = int(before.turn)
    colours, wilds = int(before.colours[turn]), int(before.wilds[turn])
    verb, card = move & 7, move >> 3 & 15
    if verb == DO_ALLOW:
        colours |= 1 << int(before.pending_colour)
    elif verb == DO_PLAY and card < WILD:
        colours |= 1 << card
    elif verb == DO_PLAY and card == WILD:
        wilds += 1
    return turn if colours.bit_count() + wilds >= WILD else NOBODY


def _skipped(before: Any, after: Any) -> bool:
    """Whether the turn has passed by somebody."""
    if after.turn == before.turn:
        return before.players > 1 and bool(after.held[rounds.left_of(after, before.turn)] == 0)
    return int(after.turn) != rounds.left_of(before, before.turn)
