"""What decisions of Laser are worth where the solver knows: a number that can be met or not, and a
step of a demonstration after which it still can be or not.

A number that can be met is not compared with another one: whether somebody bids less nobody knows.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from pentaprism.games.laser import bidding
from pentaprism.games.laser.rules import apply
from pentaprism.games.laser.solve import FEW_NODES, as_puzzle, is_impossible, solve_record
from pentaprism.games.laser.state import (
    ALLY,
    BID,
    BIDDING,
    COMPETITIVE,
    CONCEDE,
    HIGHEST_TEAM_BID,
    IMPOSSIBLE,
    MIXING,
    PLANNING,
)
from pentaprism.games.laser.table import removed
from pentaprism.games.laser.text import parse_move
from pentaprism.games.laser.worth import shares

_CLAIM = 10  # §12: what a team's claim is worth


def weigh(known: Any, seat: int, moves: Sequence[int]) -> list[float | None]:
    """The seat's share of the win after each move, where that can be said; None elsewhere."""
    s = known[0]
    if s.phase == MIXING:
        return [_after_step(known, seat, move) for move in moves]
    if s.phase in (PLANNING, BIDDING):
        highest = HIGHEST_TEAM_BID if s.phase == PLANNING else int(bidding.bids_below(s))
        found = solve_record(as_puzzle(s), highest, FEW_NODES)
        return [_after_word(s, seat, move, found) for move in moves]
    return [None] * len(moves)


def best_line(known: Any, seat: int) -> list[int]:
    """The cheapest number that can be met with the line behind it, or the line that meets it."""
    s = known[0]
    mixing = s.phase == MIXING
    if not mixing and s.phase not in (PLANNING, BIDDING):
        return []
    left = int(bidding.undertaken(s) - s.cost) if mixing else 0
    found = solve_record(as_puzzle(s), left, FEW_NODES)
    line = [move for text in found["line"] or () if (move := parse_move(text)) is not None]
    if mixing:
        return line if found["min"] == left else []
    if found["min"] is None:
        may = is_impossible(found) and bidding.may_claim(s, seat)
        return [IMPOSSIBLE] if may else []
    return [BID + found["min"], *line]


def _after_step(known: Any, seat: int, move: int) -> float:
    """A demonstration succeeds if what is left of the number can still be spent exactly."""
    s = known[0]
    bid = int(bidding.undertaken(s))
    if move == CONCEDE:
        return _share(s, seat, failed=True)
    after = known.copy()
    apply(after[0], seat, move)
    if after[0].phase != MIXING:
        return _shares(after[0], seat)
    left = bid - int(after[0].cost)
    found = solve_record(as_puzzle(after[0]), left, FEW_NODES)
    if left in found["totals"]:
        return _share(s, seat, points=_points(s, bid, known))
    return _share(s, seat, failed=True)


def _after_word(s: Any, seat: int, move: int, found: dict[str, Any]) -> float | None:
    if "searched" in found:
        return None
    if move == IMPOSSIBLE:
        right = is_impossible(found)
        if s.mode == COMPETITIVE:
            return _share(s, seat, failed=not right, others=right)
        return _share(
            s, seat, points=_CLAIM if right else 0, others=not right, points_others=_CLAIM
        )
    if not BID <= move < ALLY:
        return None
    if move - BID in found["totals"]:
        points = found["removed"] if s.mode == COMPETITIVE else move - BID
        return _share(s, seat, points=points)
    if s.mode == COMPETITIVE:
        return _share(s, seat, failed=True)
    return _share(s, seat, others=True, points_others=move - BID)


def _points(s: Any, bid: int, known: Any) -> int:
    """What a success brings: the number in a team, else the figures that the line removes."""
    if s.mode != COMPETITIVE:
        return bid
    found = solve_record(as_puzzle(s), bid - int(s.cost), FEW_NODES)
    line = [move for text in found["line"] or () if (move := parse_move(text)) is not None]
    whole = np.array([*s.line[: s.line_length].tolist(), *line], np.int64)
    return int(removed(whole, len(whole)))


def _share(
    s: Any,
    seat: int,
    points: int = 0,
    failed: bool = False,
    others: bool = False,
    points_others: int = 0,
) -> float:
    """The share by points after the round: the seat's own and, where all others gain or suffer,
    theirs."""
    after = np.zeros(1, s.dtype)
    after[0] = s
    after[0].scores[seat] += points
    after[0].crosses[seat] += failed
    for other in range(int(s.players)):
        if others and other != seat:
            after[0].scores[other] += points_others
            after[0].crosses[other] += points_others == 0
    return _shares(after[0], seat)


def _shares(s: Any, seat: int) -> float:
    out = np.zeros(16, np.float64)
    shares(s, out)
    return float(out[seat])
