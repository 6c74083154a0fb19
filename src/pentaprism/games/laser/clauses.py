"""Which clauses of docs/rules/laser.md a move makes matter, for the lab."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from pentaprism.games.laser.bidding import undertaken
from pentaprism.games.laser.state import (
    ALLY,
    BID,
    BIDDING,
    CAT,
    CHOOSING,
    COLOURS,
    COMPETITIVE,
    IMPOSSIBLE,
    MIXING,
    NOBODY,
    OVER,
    PASS,
    PLANNING,
    STATE,
    TEAM,
    TIME,
)
from pentaprism.games.laser.table import make_move, solved

WAYS = (
    (2, {"mode": "competitive"}),
    (4, {"mode": "competitive"}),
    (3, {"mode": "team"}),
    (6, {"mode": "team"}),
    (3, {"mode": "competitive", "untimed": True, "cards": 3}),
    (3, {"mode": "team", "untimed": True}),
)

COUNTED = {
    "1": "two figures are mixed",
    "2": "two figures on the ring cannot be mixed because the stock lacks their colour",
    "3": "a card is completed",
    "4": "the cat catches a figure",
    "5": "the cat moves in team mode, where each of its tiles costs two",
    "6": "what was mixed has to be used by the next move",
    "7": "a demonstration ends in a failure",
    "8": "a success scores the figures removed",
    "9": "a failed demonstration that had moved something is put back",
    "10": "a team is formed",
    "11": "a bid is undercut, somebody bids no more, or there is an X",
    "12": "somebody grabs the cat",
    "13": "open bidding or planning ends without a clock",
    "14": "the time is up",
}
UNASKED: dict[str, str] = {}


def decided(before: Any, seat: int, move: int, after: Any) -> Iterator[str]:
    if before.phase == MIXING:
        yield from _demonstrated(before, move, after)
    if BID <= move < ALLY and before.phase == BIDDING and before.bids.any():
        yield "11"
    if before.phase in (PLANNING, CHOOSING) and after.phase == MIXING and before.mode == TEAM:
        yield "10"
    if move == PASS or (after.crosses != before.crosses).any():
        yield "11"
    if move == IMPOSSIBLE:
        yield "12"
    if move == TIME:
        yield "14"
    if before.untimed and before.phase in (PLANNING, BIDDING) and after.phase != before.phase:
        yield "13"


def _demonstrated(before: Any, move: int, after: Any) -> Iterator[str]:
    trial = np.array([before], STATE)[0]
    if move < BID:
        make_move(trial, move)
        yield from _moved(before, move, trial)
    if after.round_number == before.round_number and after.phase != OVER:
        return
    if move >= BID or not solved(trial) or trial.cost != undertaken(before):
        yield "7"
        if before.line_length or move < BID:
            yield "9"
    elif before.mode == COMPETITIVE and before.claimer == NOBODY:
        yield "8"


def _moved(before: Any, move: int, after: Any) -> Iterator[str]:
    if any(_cannot_mix(before, colour) for colour in range(COLOURS)):
        yield "2"
    if move & 15 == CAT:
        yield "4"
        if before.mode == TEAM:
            yield "5"
    else:
        yield "1"
    if after.done != before.done:
        yield "3"
    if after.fresh != NOBODY:
        yield "6"


def _cannot_mix(s: Any, product: int) -> bool:
    """Both ingredients of this colour stand on the ring, and there is none of it in stock."""
    one, other = s.figures[(product + 5) % COLOURS], s.figures[(product + 1) % COLOURS]
    return bool(one and other and s.stock[product] == 0)
