"""After every round the solver shows the cheapest solution; §12: of a claim too, undecided by it.

To solve takes time, now and then a second, so this is no part of `text.events`.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from pentaprism.core.events import Event
from pentaprism.games.laser.events import Over, Round, Truth
from pentaprism.games.laser.solve import puzzle_before, puzzle_json, solve_record
from pentaprism.games.laser.state import IMPOSSIBLE, NOBODY
from pentaprism.games.laser.text import ends_round

Json = dict[str, Any]

#: A third of a second, while a table waits; two in a thousand deals of five cards need more.
MOST_NODES = 2_000_000


def are_due(before: Any, seat: int, move: int, after: Any) -> bool:
    """Whether a round ends with this move."""
    return ends_round(before, after)


def think(before: Any, seat: int, move: int, after: Any, hurry: bool = False) -> list[Event]:
    """The cheapest solution; in a hurry, that nobody has looked for it."""
    puzzle = puzzle_before(before)
    asked = puzzle_json(puzzle[0])
    found: dict[str, Any] = {"min": None, "searched": 0}
    if not hurry:
        found = solve_record(puzzle, 0, MOST_NODES)
    return [
        Truth(
            min=found["min"],
            line=found.get("line"),
            searched=found.get("searched") if found["min"] is None else None,
            ring=asked["ring"],
            cards=asked["cards"],
            claim=_claimer(before, seat, move),
        )
    ]


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
