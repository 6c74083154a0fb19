"""The solver in ordinary Python: a puzzle of formats.md in, `min`, `line`, `removed`, `totals` out.

Also the number of solutions by total, and all solutions of one total.
"""

import threading
from collections.abc import Iterator
from typing import Any

import numpy as np

from pentaprism.core.errors import BadPosition, BadRequest
from pentaprism.core.kernel import kernel
from pentaprism.games.laser import lines, solver
from pentaprism.games.laser.notation import (
    MODES,
    card_text,
    figure_move_text,
    floor_text,
    read_cards,
    read_floor,
    read_mode,
    read_ring,
    read_stock,
    ring_text,
    start_attempt,
    stock_text,
)
from pentaprism.games.laser.state import COMPETITIVE, MOST_MOVES, PUZZLE, TEAM
from pentaprism.games.laser.table import removed

#: Up to this total every total is looked at, unless somebody asks for more.
LIMIT = 10
#: So many positions are looked at before the solver gives up, which takes some ten seconds. The
#: hardest of 7,000 deals of five cards needed half of it.
MOST_NODES = 100_000_000
#: The same where somebody waits, about a second. Of a thousand deals of five cards one needs more,
#: of fewer cards none.
FEW_NODES = 10_000_000
#: So many moves are made to list or count lines, which takes about a second.
MOST_STEPS = 4_000_000
#: The same while a table waits, a quarter of a second.
FEW_STEPS = 1_000_000

#: A puzzle's record in an array of length 1.
Puzzle = np.ndarray[Any, Any]

_KEYS = {"mode", "ring", "floor", "stock", "cards"}
_local = threading.local()


def read_puzzle(puzzle: Any) -> Puzzle:
    """The record of a puzzle, checked for shape; it need not come from a box of 24 figures."""
    if not isinstance(puzzle, dict):
        raise BadPosition(f"a puzzle is a JSON object, not {type(puzzle).__name__}")
    unknown = sorted(puzzle.keys() - _KEYS)
    if unknown:
        raise BadPosition(f"unknown in a puzzle: {', '.join(unknown)}")
    missing = sorted(_KEYS - puzzle.keys() - {"floor"})
    if missing:
        raise BadPosition(f"missing in a puzzle: {', '.join(missing)}")
    mode = read_mode(puzzle["mode"])
    made = np.zeros(1, PUZZLE)
    s = made[0]
    read_ring(s, puzzle["ring"])
    read_floor(s, mode, puzzle.get("floor"))
    s.stock[:] = read_stock(puzzle["stock"])
    cards = read_cards(puzzle["cards"], mode)
    s.cards[: len(cards)] = cards
    s.deal = len(cards)
    start_attempt(s, mode)
    return made


def as_puzzle(s: Any) -> Puzzle:
    """The ring and the cards of any record as a puzzle of their own."""
    puzzle = np.zeros(1, PUZZLE)
    for name in PUZZLE.names or ():
        puzzle[0][name] = s[name]
    return puzzle


def puzzle_before(s: Any) -> Puzzle:
    """The puzzle as it was before the attempt: the one that everybody has planned on."""
    puzzle = as_puzzle(s)
    for name in ("figures", "stock", "cat"):
        puzzle[0][name] = s[f"kept_{name}"]
    start_attempt(puzzle[0], int(s.mode))
    return puzzle


def mode_of(s: Any) -> int:
    """§5: the cat pays double in team mode only."""
    return TEAM if s.cat_step == 2 else COMPETITIVE


def puzzle_json(s: Any) -> dict[str, Any]:
    """The puzzle of a record in which nothing has moved yet."""
    mode = mode_of(s)
    return {
        "mode": MODES[mode],
        "ring": ring_text(s.figures, s.cat),
        "floor": floor_text(s, mode),
        "stock": stock_text(s.stock),
        "cards": [card_text(int(card), mode) for card in s.cards[: s.deal]],
    }


def solve(puzzle: Any, limit: int = LIMIT) -> dict[str, Any]:
    """The answer of the engine's verb `solve`."""
    if not isinstance(limit, int) or isinstance(limit, bool) or limit < 0:
        raise BadRequest(f"a limit is a whole number from 0, not {limit!r}")
    return solve_record(read_puzzle(puzzle), limit)


def solve_record(
    puzzle: Puzzle, limit: int = LIMIT, most_nodes: int = MOST_NODES
) -> dict[str, Any]:
    """The same for a record, which may also be a game's in the middle of an attempt.

    If the bound ends the search there is also `searched`: every total up to there is known for
    certain, and nothing is known of those above."""
    limit = min(limit, solver.HIGHEST_TOTAL)
    work = _work()
    work[0].most_nodes = most_nodes
    totals = np.zeros(limit + 1, np.int8)
    _solve(work, puzzle, limit, totals)
    unfinished = {"searched": int(work[0].searched)} if work[0].gave_up else {}
    if work[0].least == solver.NONE:
        return {"min": None, "line": None, "removed": None, "totals": [], **unfinished}
    length = int(work[0].best_length)
    return {
        "min": int(work[0].least),
        "line": [figure_move_text(int(move)) for move in work[0].best[:length]],
        "removed": int(removed(work[0].best, length)),
        "totals": [total for total in range(limit + 1) if totals[total]],
        **unfinished,
    }


def is_impossible(found: dict[str, Any]) -> bool:
    """Whether an answer of the solver is a proof that there is no solution."""
    return found["min"] is None and "searched" not in found


def count_solutions(puzzle: Puzzle, limit: int = LIMIT) -> list[int]:
    """How many lines have each total from 0 to the limit; where there are very many, at least."""
    counts, _, _, _ = _walk(puzzle, limit, limit, 0)
    return [int(n) for n in counts]


def count_cheapest(puzzle: Puzzle, least: int) -> tuple[int, bool]:
    """How many lines have the least total, and whether that is all of them: it is counted while a
    table waits."""
    counts, _, _, all_of_them = _walk(puzzle, least, least, 0, FEW_STEPS)
    return max(1, int(counts[least])), all_of_them


def solutions(puzzle: Puzzle, total: int, most: int = 100_000) -> Iterator[list[int]]:
    """All lines of exactly this total, as moves; `most` bounds how many are listed.

    Where there are very many lines, it may be none: the solver has one of the least total."""
    if total > 0:
        _, found, lengths, _ = _walk(puzzle, total, total, most)
        for line, length in zip(found, lengths, strict=True):
            yield [int(move) for move in line[:length]]


def _walk(
    puzzle: Puzzle, limit: int, wanted: int, most: int, steps: int | None = None
) -> tuple[Any, Any, Any, bool]:
    """Lines by total, those wanted with their lengths, and whether none was left out."""
    limit = min(limit, solver.HIGHEST_TOTAL)
    stack = np.zeros(lines.ROWS, puzzle.dtype)
    stack[0] = puzzle[0]
    stack[0].cost = 0  # in the middle of an attempt, too, totals are what is still to be spent
    counts = np.zeros(limit + 1, np.int64)
    found = np.zeros((most, MOST_MOVES), np.int64)
    lengths = np.zeros(most, np.int64)
    moves = np.zeros((lines.ROWS, lines.COLUMNS), np.int64)
    bound = MOST_STEPS if steps is None else steps
    n = lines.walk_lines(stack, moves, limit, counts, wanted, found, lengths, bound)
    finished = bool((moves[:, -2] == moves[:, -1]).all())  # as many were tried as are listed
    return counts, found[:n], lengths[:n], finished


def _work() -> Any:
    """Scratch space, one for each thread: the kernels run without the interpreter's lock."""
    if not hasattr(_local, "work"):
        _local.work = np.zeros(1, solver.WORK)
    return _local.work


@kernel
def _solve(work: Any, puzzle: Any, limit: int, totals: Any) -> None:
    solver.solve(work[0], puzzle[0], limit, totals)
