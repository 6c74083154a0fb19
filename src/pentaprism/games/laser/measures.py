"""What the lab counts in a game of Laser: rounds, attempts, claims, and rounds without a bid."""

from typing import Any

from pentaprism.core.kernel import kernel
from pentaprism.games.laser.state import (
    ALLY,
    BID,
    CONCEDE,
    IMPOSSIBLE,
    MIXING,
    NO_BID,
    OVER,
    PASS,
    TIME,
)

ACTIONS = ("mix", "bid", "team", "impossible", "time", "pass", "concede")
FACTS = (
    ("rounds", 100),
    ("attempts", 100),
    ("solved", 100),
    ("claims", 100),
    ("silent", 100),
)
_ROUNDS, _ATTEMPTS, _SOLVED, _CLAIMS, _SILENT = range(5)


@kernel
def first(s: Any) -> int:
    """Everybody bids at once in competition; in teams the first active player leads."""
    return max(s.active, 0)


@kernel
def action(s: Any, seat: int, move: int) -> int:
    if move < BID:
        return 0
    if move < ALLY:
        return 1
    if move < IMPOSSIBLE:
        return 2
    if move == IMPOSSIBLE:
        return 3
    if move == TIME:
        return 4
    return 5 if move == PASS else 6


@kernel
def points(s: Any) -> int:
    total = 0
    for seat in range(s.players):
        total += s.scores[seat]
    return total


@kernel
def follow(before: Any, seat: int, move: int, after: Any, facts: Any) -> None:
    facts[_ATTEMPTS] += 1 if before.phase != MIXING and after.phase == MIXING else 0
    facts[_CLAIMS] += 1 if move == IMPOSSIBLE else 0
    if after.round_number == before.round_number and after.phase != OVER:
        return
    facts[_ROUNDS] += 1
    if before.phase == MIXING:
        facts[_SOLVED] += 1 if move != CONCEDE and points(after) > points(before) else 0
        return
    bids = 0
    for other in range(before.players):
        bids += 1 if before.bids[other] != NO_BID else 0
    facts[_SILENT] += 1 if bids == 0 and before.claimer < 0 else 0


@kernel
def finish(s: Any, facts: Any) -> None:
    pass
