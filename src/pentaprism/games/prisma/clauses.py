"""Which clauses of docs/rules/prisma.md a move makes matter, for the lab."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from pentaprism.games.prisma import rules, scoring
from pentaprism.games.prisma.loops import is_large, links
from pentaprism.games.prisma.state import (
    DISCARD,
    DROP,
    FREEZE,
    LARGE,
    LIFT,
    NOTHING,
    OPENING,
    OVER,
    PASS,
    PLACE,
    UNFREEZE,
)

WAYS: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"frozen": True, "tiebreak": True}),
    (4, {"frozen": True, "tiebreak": True}),
)

COUNTED = {
    "1": "",
    "2": "",
    "4": "a loop or a link is made in the opening, and earns nothing",
    "5": "a tile is thrown away because none can be placed",
    "6": "a loop is made",
    "7": "a large loop is made, or one that gets no marker",
    "8": "a link is made",
    "9": "a tile is relocated, or that is declined",
    "10": "something is earned and no tile can be lifted",
    "11": "a loop is broken",
    "12": "a large loop encloses something",
    "13": "six scoring loops end the game",
    "15": "by beams alone others would have won",
    "16": "without rows, columns and three columns others would have won",
    "17": "a loop is frozen or thawed",
    "18": "the most points are shared",
}
UNASKED = {
    "3": "what a path is",
    "14": "which beams count: a part of clause 15",
}


def decided(before: Any, seat: int, move: int, after: Any) -> Iterator[str]:
    kind = move >> 26
    if kind in (PLACE, DROP):
        yield from _laid(before, kind, after)
    if kind == DISCARD:
        yield "5"
    elif kind in (LIFT, PASS):
        yield "9"
    elif kind in (FREEZE, UNFREEZE):
        yield "17"
    if kind == PASS and _choices(before, seat) == 1:
        yield "10"
    if after.phase == OVER:
        yield from _end(after)


def _laid(before: Any, kind: int, after: Any) -> Iterator[str]:
    """A tile has come to its place."""
    if kind == DROP and _broken(before):
        yield "11"
    kept = int(before.loops) - (_broken(before) if kind == DROP else 0)
    sizes = [is_large(after.loop_tiles[loop]) for loop in range(kept, int(after.loops))]
    earned = after.earned
    if sizes:
        yield "6"
    if any(sizes) or earned == LARGE or (earned != NOTHING and kind == DROP and not sizes):
        yield "7"
    if (after.enclosed != before.enclosed).any():
        yield "12"
    if kind == PLACE and before.phase == OPENING:
        if sizes or _linked(before, after):
            yield "4"
    elif after.linked_count > before.linked_count:
        yield "8"


def _broken(before: Any) -> int:
    """How many loops the lifted tile is in."""
    tile = np.uint64(1) << np.uint64(before.lifted)
    return int(np.count_nonzero(before.loop_tiles[: before.loops] & tile))


def _linked(before: Any, after: Any) -> bool:
    new = set(after.cells[: after.laid]) - set(before.cells[: before.laid])
    slot = [int(cell) for cell in after.cells[: after.laid]].index(int(new.pop()))
    return bool(links(after, slot))


def _choices(before: Any, seat: int) -> int:
    return int(rules.legal(before, seat, np.empty(rules.MAX_MOVES, np.int64)))


def _end(after: Any) -> Iterator[str]:
    if scoring.has_six(after):
        yield "13"
    parts = np.zeros((int(after.players), scoring.PARTS), np.int64)
    for seat, own in enumerate(parts):
        scoring.breakdown(after, seat, own)
    totals = parts.sum(axis=1)
    best = totals == totals.max()
    beams = parts[:, scoring.BEAMS]
    if (best != (beams == beams.max())).any():
        yield "15"
    plain = beams + parts[:, scoring.LOOP_POINTS]
    if (best != (plain == plain.max())).any():
        yield "16"
    if best.sum() > 1:
        yield "18"
