"""Which clauses of docs/rules/prizmik.md a move makes matter, for the lab."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from pentaprism.games.prizmik import rules
from pentaprism.games.prizmik.state import CAPTURE, DEPLOY, MOVE, PROMOTES

WAYS: tuple[tuple[int, dict[str, Any]], ...] = ((2, {}), (2, {"capture": "advance"}))

COUNTED = {
    "3": "",
    "4": "a piece moves",
    "5": "something is deployed",
    "6": "something is captured",
    "7": "a captor stays where it is, or with the option advances",
    "8": "a piece arrives beside something that it could take if it were its turn again",
    "9": "a fighter promotes, or reaches the far rank and cannot",
    "10": "somebody wins",
    "11": "a draw by ships or for want of an action",
    "12": "a draw by quiet turns",
}
UNASKED = {
    "1": "how every game begins",
    "2": "what a piece is",
    "13": "nothing is secret, so nothing depends on it",
}
_ENDS = {rules.NO_BASES: "10", rules.NO_SHIPS: "11", rules.STUCK: "11", rules.QUIET: "12"}


def decided(before: Any, seat: int, move: int, after: Any) -> Iterator[str]:
    kind, target = move >> 12 & 3, move >> 6 & 63
    if kind == CAPTURE:
        yield from ("6", "7")
    else:
        yield "5" if kind == DEPLOY else "4"
        if _could_take(after, seat, target):
            yield "8"
    if kind == MOVE and _is_fighter_on_far_rank(before, seat, move):
        yield "9"
    end = int(rules.over(after))
    if end:
        yield _ENDS[end]


def _could_take(after: Any, seat: int, square: int) -> bool:
    again = np.array([after], rules.STATE)
    again[0].turn = seat
    out = np.empty(rules.MAX_MOVES, np.int64)
    moves = out[: rules.legal(again[0], seat, out)]
    return bool(np.any((moves >> 12 & 3 == CAPTURE) & (moves & 63 == square)))


def _is_fighter_on_far_rank(before: Any, seat: int, move: int) -> bool:
    far = 7 if seat == 0 else 0
    flies = int(before.fighters[seat]) >> (move & 63) & 1
    return bool(move & PROMOTES) or bool(flies and (move >> 6 & 63) // 8 == far)
