"""After every round the solver shows the cheapest solution; §12: of a claim too, undecided by it.

To solve takes time, now and then a second, so this is no part of `text.events`.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from pentaprism.core.events import Event
from pentaprism.games.laser import table
from pentaprism.games.laser.events import Over, Round, Truth
from pentaprism.games.laser.solve import (
    LIMIT,
    as_puzzle,
    count_cheapest,
    puzzle_before,
    puzzle_json,
    solve_record,
)
from pentaprism.games.laser.state import CONCEDE, IMPOSSIBLE, MIXING, NOBODY, TIME
from pentaprism.games.laser.text import ends_round

Json = dict[str, Any]

#: A third of a second, while a table waits; two in a thousand deals of five cards need more.
MOST_NODES = 2_000_000


def are_due(before: Any, seat: int, move: int, after: Any) -> bool:
    """Whether a round ends with this move."""
    return ends_round(before, after)


def think(before: Any, seat: int, move: int, after: Any, hurry: bool = False) -> list[Event]:
    """What was possible; in a hurry, that nobody has looked for it."""
    puzzle = puzzle_before(before)
    asked = puzzle_json(puzzle[0])
    found: dict[str, Any] = {"min": None, "searched": 0, "totals": []}
    if not hurry:
        found = solve_record(puzzle, LIMIT, MOST_NODES)
    least = found["min"]
    ways, all_of_them = (None, True) if least is None else count_cheapest(puzzle, least)
    known = found.get("searched", LIMIT)
    return [
        Truth(
            min=least,
            line=found.get("line"),
            searched=found.get("searched") if least is None else None,
            ring=asked["ring"],
            cards=asked["cards"],
            claim=_claimer(before, seat, move),
            ways=ways,
            more=not all_of_them,
            totals=[total for total in found["totals"] if total <= known],
            spent=_spent(before, move),
        )
    ]


def _spent(before: Any, move: int) -> int | None:
    """What a demonstration has cost that ends well with this move; None if it does not."""
    if before.phase != MIXING or move in (CONCEDE, TIME):
        return None
    trial = as_puzzle(before)
    table.make_move(trial[0], move)
    return int(trial[0].cost) if table.solved(trial[0]) else None


def _claimer(before: Any, seat: int, move: int) -> int | None:
    """Who has grabbed the cat in this round, perhaps with the move that ends it."""
    if move == IMPOSSIBLE:
        return seat
    return None if before.claimer == NOBODY else int(before.claimer)


def told_with(events: Sequence[Event], thoughts: Sequence[Event | Json]) -> list[Event]:
    """The truth comes before the next round, or the end. A log has kept it as JSON, which an older
    one has with a sentence."""
    found = [
        thought if isinstance(thought, Event) else msgspec.convert(thought, Truth)
        for thought in thoughts
    ]
    first = next(
        (n for n, event in enumerate(events) if isinstance(event, Round | Over)), len(events)
    )
    return [*events[:first], *found, *events[first:]]
