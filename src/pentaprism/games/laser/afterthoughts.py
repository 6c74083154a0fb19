"""12: after a claim the solver shows whether it was right; it does not decide.

To solve takes time, now and then a second, so this is no part of `text.events`.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from pentaprism.games.laser.notation import start_attempt
from pentaprism.games.laser.solve import is_impossible, solve_record
from pentaprism.games.laser.state import IMPOSSIBLE, NOBODY, PUZZLE
from pentaprism.games.laser.text import ends_round

#: A third of a second, while a table waits; two in a thousand deals of five cards need more.
MOST_NODES = 2_000_000


def are_due(before: Any, seat: int, move: int, after: Any) -> bool:
    """Whether a round with a claim ends with this move, which may be the claim itself."""
    return bool(before.claimer != NOBODY or move == IMPOSSIBLE) and ends_round(before, after)


def think(
    before: Any, seat: int, move: int, after: Any, hurry: bool = False
) -> list[dict[str, Any]]:
    """The truth of the claim; in a hurry, that nobody has looked for it."""
    if hurry:
        return [_unknown(0)]
    puzzle = np.zeros(1, PUZZLE)
    for name in PUZZLE.names or ():
        puzzle[0][name] = before[name]
    puzzle[0].figures[:], puzzle[0].stock[:] = before.kept_figures, before.kept_stock
    puzzle[0].cat = before.kept_cat
    start_attempt(puzzle[0], int(before.mode))
    found = solve_record(puzzle, 0, MOST_NODES)
    if is_impossible(found):
        return [{"kind": "truth", "min": None, "line": None, "text": "there was no solution"}]
    if found["min"] is None:
        return [_unknown(found["searched"])]
    line = " ".join(found["line"])
    text = f"it could have been done for {found['min']}: {line}"
    return [{"kind": "truth", "min": found["min"], "line": found["line"], "text": text}]


def _unknown(searched: int) -> dict[str, Any]:
    text = "whether there was a solution was not found out"
    return {"kind": "truth", "min": None, "line": None, "searched": searched, "text": text}


def told_with(
    events: Sequence[dict[str, Any]], thoughts: Sequence[dict[str, Any]]
) -> list[dict[str, Any]]:
    """The truth comes before the next round, or the end."""
    first = next(
        (n for n, event in enumerate(events) if event["kind"] in ("round", "over")), len(events)
    )
    return [*events[:first], *thoughts, *events[first:]]
