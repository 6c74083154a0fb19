"""Which clauses of docs/rules/prismatic.md a move makes matter, for the lab."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from pentaprism.games.prismatic import purse, scoring
from pentaprism.games.prismatic.state import (
    ADD,
    BID,
    CHOOSING,
    COMMIT,
    CREATE,
    DECLINE,
    DISCARD_CARD,
    DRAW_CARD,
    EMPTY_CARD,
    EMPTY_PALETTE,
    GAIN,
    MAKE,
    OVER,
    PRISMATIC,
    PULL_MOTE,
    PUT,
    READY,
    RESOLVE,
    STEAL_CARD,
    TAKE_BACK,
    USE,
    VERB,
)

WAYS: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {}),
    (3, {}),
    (4, {}),
    (3, {"auction": True}),
)

COUNTED = {
    "1": "something is spent",
    "2": "a prismatic mote or a prism is laid out",
    "3": "a piece is laid on a card",
    "4": "a mote is kept back, or a choice is taken back",
    "5": "a card is created, or the board is used",
    "6": "an ability is used",
    "7": "a reward is taken or declined",
    "8": "a recall: motes that were laid out come back into an empty bag",
    "9": "Empty, Draw, Discard or Steal is used",
    "10": "the discards are shuffled, or one of two cards is kept",
    "11": "a last round is called",
    "12": "by the stars on cards alone somebody else would have won, or shared it",
    "14": "somebody bids for the token",
}
UNASKED = {"13": "how every game begins"}

_BY_VERB = {
    CREATE: ("1", "5"),
    MAKE: ("1", "5"),
    USE: ("1", "6"),
    GAIN: ("7",),
    ADD: ("7",),
    PULL_MOTE: ("7",),
    DECLINE: ("7",),
    EMPTY_CARD: ("9",),
    EMPTY_PALETTE: ("9",),
    DRAW_CARD: ("9",),
    DISCARD_CARD: ("9",),
    STEAL_CARD: ("9",),
    BID: ("14",),
    TAKE_BACK: ("4",),
}


def decided(before: Any, seat: int, move: int, after: Any) -> Iterator[str]:
    verb, piece, target = move >> 12 & VERB, move >> 6 & 63, move & 63
    yield from _BY_VERB.get(verb, ())
    if verb == PUT:
        if piece >= PRISMATIC:
            yield "2"
        if target:
            yield "3"
    elif verb == READY and before.phase == COMMIT and before.hand[seat]:
        yield "4"
    if before.phase == RESOLVE:
        if before.doing == CHOOSING or int(before.discards) & ~int(after.discards):
            yield "10"
    if after.rounds > before.rounds and any(_recalled(before, after)):
        yield "8"
    if after.last_round and not before.last_round:
        yield "11"
    if after.phase == OVER and _points_decide(after):
        yield "12"


def _recalled(before: Any, after: Any) -> Iterator[bool]:
    """Of each seat: motes that lay on its palette are gone; the next round begins with that."""
    for seat in range(int(before.players)):
        yield purse.motes(before.palette[seat]) > purse.motes(after.palette[seat])
    lay = [purse.motes(pieces) for pieces in before.on_card]
    yield any(purse.motes(now) < was for was, now in zip(lay, after.on_card, strict=True))


def _points_decide(after: Any) -> bool:
    stars = np.array([scoring.created_stars(after, seat) for seat in range(after.players)])
    return bool(stars[after.winner - 1] != stars.max() or (stars == stars.max()).sum() > 1)
