"""Why a move of Prismatic is good, in a few words."""

from collections.abc import Sequence
from typing import Any

from pentaprism.core.bits import popcount
from pentaprism.core.words import Message
from pentaprism.games.prismatic import areas, purse
from pentaprism.games.prismatic.naming import brought, effect, message, named, some
from pentaprism.games.prismatic.notation import SIGNS, board_of, cards_of
from pentaprism.games.prismatic.state import (
    ADD,
    BID,
    CREATE,
    DECLINE,
    DISCARD_CARD,
    DONE,
    DRAW_CARD,
    EMPTY_CARD,
    EMPTY_PALETTE,
    GAIN,
    KEEP,
    MAKE,
    PASS,
    PRISM,
    PULL_MOTE,
    PUT,
    READY,
    REJECT,
    REPLACE,
    RETURN,
    STEAL_CARD,
    TAKE,
    TAKE_BACK,
    TO_COMMON,
    TO_PROGRESS,
    USE,
    VERB,
)

_PLAIN = {
    TAKE_BACK: "reason-take-back",
    PULL_MOTE: "reason-pull-mote",
    RETURN: "reason-return",
    DRAW_CARD: "reason-draw-card",
    TO_PROGRESS: "reason-to-progress",
    TO_COMMON: "reason-costs-a-star",
    REPLACE: "reason-replace",
    DECLINE: "reason-decline",
    PASS: "reason-pass",
    REJECT: "reason-costs-a-star",
    BID: "reason-bid",
    DONE: "reason-done",
}


def reason(s: Any, seat: int, line: Sequence[int]) -> Message:
    move = line[0]
    verb, piece, target = move >> 12 & VERB, move >> 6 & 63, move & 63
    if verb == PUT:
        return _why_put(s, seat, piece, target)
    if verb == CREATE:
        return _why_create(s, seat, target)
    if verb == USE:
        return brought(_ability(s, target))
    if verb == MAKE:
        return brought(board_of(s)[target - 1].gives)
    if verb == KEEP:
        return message("reason-keep", named=named(s, target))
    if verb in (TAKE, GAIN, ADD):
        return _why_piece(s, seat, verb, piece)
    if verb in (EMPTY_CARD, EMPTY_PALETTE, DISCARD_CARD, STEAL_CARD):
        return _why_card(s, seat, verb, target)
    if verb == READY:
        return message("reason-rest-in-bag" if s.hand[seat] else "reason-all-placed")
    return message(_PLAIN[verb])


def _why_put(s: Any, seat: int, piece: int, target: int) -> Message:
    """What is still missing once the piece lies there."""
    if target and int(s.created[seat]) >> (target - 1) & 1:
        return message("reason-feeds", named=named(s, target))
    if target:
        card = target - 1
        here = int(s.on_card[card]) + int(s.put_card[card]) + int(purse.ONE[piece])
        return _progress_towards(s, target, here)
    here = int(s.palette[seat]) + int(s.put_palette[seat]) + int(purse.ONE[piece])
    wanted = []
    for number in range(1, int(s.cards) + 1):
        cost = int(s.costs[number - 1])
        if int(s.common) >> (number - 1) & 1 and cost >> 6 * piece & 63:
            wanted.append((_lack(cost, here), number))
    if wanted and min(wanted)[0] <= 3:
        number = min(wanted)[1]
        return _progress_towards(s, number, here)
    return message("reason-board")


def _lack(cost: int, here: int) -> int:
    return sum(max(0, (cost >> 6 * kind & 63) - (here >> 6 * kind & 63)) for kind in range(10))


def _ability(s: Any, number: int) -> str:
    """What a card does each round, without its price."""
    return cards_of(s)[number - 1].ability.rpartition("->")[2].strip()


def _progress_towards(s: Any, number: int, here: int) -> Message:
    cost, missing, name = int(s.costs[number - 1]), 0, named(s, number)
    for kind in range(10):
        missing |= max(0, (cost >> 6 * kind & 63) - (here >> 6 * kind & 63)) << 6 * kind
    if not missing:
        return message("reason-completes", named=name)
    return message("reason-nearer", named=name, some=[*some(missing)])


def _why_create(s: Any, seat: int, number: int) -> Message:
    stars = message("stars", n=int(areas.stars(s, number - 1)))
    if s.first == 0 and int(popcount(s.created[seat])) + 1 >= s.goal:
        return message("reason-first", stars=stars)
    return message("reason-create", stars=stars, effect=effect(_ability(s, number)))


def _why_piece(s: Any, seat: int, verb: int, piece: int) -> Message:
    if verb == ADD:
        return message("reason-may-complete")
    if piece == PRISM:
        return message("reason-prisms")
    return message("reason-more", piece=SIGNS[piece])


def _why_card(s: Any, seat: int, verb: int, target: int) -> Message:
    if verb == EMPTY_PALETTE:
        if target == seat:
            return message("reason-own-back")
        return message("reason-sets-back", whose=target)
    if verb == DISCARD_CARD:
        own = int(s.progress[seat]) >> (target - 1) & 1
        return message("reason-saves-star" if own else "reason-others")
    if verb == STEAL_CARD:
        return message("reason-worth", named=named(s, target))
    own = int(s.progress[seat] | s.created[seat]) >> (target - 1) & 1
    return (
        message("reason-own-back")
        if own
        else message("reason-sets-card-back", named=named(s, target))
    )
