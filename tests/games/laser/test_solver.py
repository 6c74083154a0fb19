"""The solver against a plain Dijkstra, and what `solve` answers."""

import random
import re
from typing import Any

import numpy as np
import pytest

from pentaprism.core.errors import BadPosition, BadRequest
from pentaprism.games.laser import proof, solver
from pentaprism.games.laser import solve as solve_module
from pentaprism.games.laser.solve import (
    count_solutions,
    is_impossible,
    puzzle_json,
    read_puzzle,
    solutions,
    solve,
    solve_record,
)
from pentaprism.games.laser.text import move_text
from tests.games.laser import plain
from tests.games.laser.chances import SLOW, random_puzzle
from tests.games.laser.positions import LASER, attempt

pytestmark = pytest.mark.rules

SPARSE, FULL = (30, 2) if SLOW else (2500, 120)
PUZZLE: dict[str, Any] = {
    "mode": "competitive",
    "ring": "RYGC@BMRYGCB",
    "floor": "wctwctwctwct",
    "stock": "222222",
    "cards": ["Yw", "Gc"],
}


def check_line(puzzle: dict[str, Any], answer: dict[str, Any]) -> None:
    cost, gone, complete = plain.replay(puzzle, answer["line"])
    assert complete
    assert (cost, gone) == (answer["min"], answer["removed"])


def test_sparse_puzzles_are_solved_exactly() -> None:
    """Few figures: everything can be compared, also that there is no solution."""
    chance = random.Random(3)
    work = np.zeros(1, solver.WORK)
    impossible = dear = 0
    for _ in range(SPARSE):
        puzzle = random_puzzle(chance, chance.randrange(2, 7))
        answer = solve(puzzle)
        assert answer["min"] == plain.least_cost(puzzle), puzzle
        solver.load(work[0], read_puzzle(puzzle)[0])
        assert proof.exists(work[0]) == (answer["min"] is not None), puzzle
        assert answer["totals"] == plain.totals(puzzle, 10), puzzle
        if answer["min"] is None:
            assert answer == {"min": None, "line": None, "removed": None, "totals": []}
            impossible += 1
        else:
            check_line(puzzle, answer)
            dear += answer["min"] > 10
    assert SLOW or (impossible > 100 and dear > 20)


def test_full_rings_are_solved_exactly() -> None:
    chance = random.Random(4)
    for _ in range(FULL):
        puzzle = random_puzzle(chance)
        puzzle["cards"] = puzzle["cards"][:2]
        limit = 5
        answer = solve(puzzle, limit)
        assert answer["totals"] == plain.totals(puzzle, limit), puzzle
        if answer["totals"]:
            assert answer["min"] == answer["totals"][0]
        elif answer["min"] is not None:
            assert answer["min"] > limit
        if answer["min"] is not None:
            check_line(puzzle, answer)


def test_large_limits_give_every_total() -> None:
    chance = random.Random(5)
    for _ in range(SPARSE // 20):
        puzzle = random_puzzle(chance, chance.randrange(2, 6))
        assert solve(puzzle, 1000)["totals"] == plain.totals(puzzle, 132), puzzle


def test_solutions_are_counted_and_listed() -> None:
    chance = random.Random(6)
    for _ in range(SPARSE // 25):
        puzzle = random_puzzle(chance, chance.randrange(3, 8))
        record = read_puzzle(puzzle)
        counts = count_solutions(record, 9)
        expected = plain.count_lines(plain.table(puzzle), puzzle["floor"], 9)
        assert counts == [expected[total] for total in range(10)], puzzle
        for total in solve(puzzle, 9)["totals"]:
            lines = [[move_text(move) for move in line] for line in solutions(record, total)]
            assert len({tuple(line) for line in lines}) == counts[total]
            assert all(plain.replay(puzzle, line)[::2] == (total, True) for line in lines)


def test_the_answer_of_formats() -> None:
    answer = solve(PUZZLE)
    assert set(answer) == {"min", "line", "removed", "totals"}
    assert (answer["min"], answer["totals"]) == (3, [3, 4, 5, 6, 7, 8, 9, 10])
    check_line(PUZZLE, answer)
    assert solve(PUZZLE, 2) == {**answer, "totals": []}
    assert solve(PUZZLE, 0)["min"] == 3
    assert puzzle_json(read_puzzle(PUZZLE)[0]) == PUZZLE


@pytest.mark.parametrize(
    "changes",
    [
        {"mode": "solo"},
        {"mode": None},
        {"ring": "RYGC@BMRYGC"},
        {"ring": "RYGCBBMRYGCB"},
        {"ring": "@YGC@BMRYGCB"},
        {"ring": "XYGC@BMRYGCB"},
        {"ring": 5},
        {"floor": None},
        {"floor": "wctwctwctwcx"},
        {"floor": "wct"},
        {"stock": "22222"},
        {"stock": "22222x"},
        {"stock": "222229"},
        {"stock": [2, 2, 2, 2, 2, 2]},
        {"cards": []},
        {"cards": ["Y", "G"]},
        {"cards": ["Yw", 3]},
        {"cards": ["Yw"] * 6},
        {"cards": "Yw"},
        {"mode": "team"},
        {"mode": "team", "floor": None},
        {"extra": 1},
    ],
    ids=str,
)
def test_bad_puzzles_are_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        solve({**PUZZLE, **changes})
    with pytest.raises(BadPosition):
        solve([PUZZLE])


@pytest.mark.parametrize("limit", [-1, 1.5, True, "10", None])
def test_bad_limits_are_refused(limit: Any) -> None:
    with pytest.raises(BadRequest):
        solve(PUZZLE, limit)


def test_more_than_four_of_a_colour_is_still_a_puzzle() -> None:
    ring = "@RRRRRRRRRRG"
    answer = solve({**PUZZLE, "mode": "team", "floor": None, "ring": ring, "cards": ["Y", "M"]})
    assert answer["min"] is None


def test_the_middle_of_an_attempt_is_solved_too() -> None:
    at = attempt(9, "8-6", ring="@MYMYCBRGGRB", floor="tcwttccwwtcw", cards=["Yw", "Gc"])
    state = LASER.from_position(at)
    answer = solve_record(state)
    assert (answer["min"], answer["line"]) == (3, ["4+6", "6+7"])
    for total in answer["totals"]:
        lines = list(solutions(state, total))
        assert len(lines) == count_solutions(state)[total] > 0
        assert all("6" in re.split("[+-]", move_text(line[0])) for line in lines)


#: Five cards that a search of fifty million positions solves for 30.
HARD: dict[str, Any] = {
    "mode": "competitive",
    "ring": "GYGCYRMBRMC@",
    "floor": "ctccwtwcwtwt",
    "stock": "222222",
    "cards": ["Mc", "Ct", "Mt", "Gc", "Cw"],
}


def test_the_solver_gives_up_honestly() -> None:
    record = read_puzzle(HARD)
    given_up = solve_record(record, solver.HIGHEST_TOTAL, most_nodes=500)
    assert given_up == {"min": None, "line": None, "removed": None, "totals": [], "searched": 7}
    assert solve_record(record, solver.HIGHEST_TOTAL, most_nodes=500) == given_up
    assert not is_impossible(given_up)
    assert is_impossible(solve({**PUZZLE, "ring": "@RR........."}))


def test_what_was_found_before_giving_up_is_certain() -> None:
    found = solve(PUZZLE, 30)
    assert "searched" not in found
    part = solve_record(read_puzzle(PUZZLE), 30, most_nodes=100)
    assert (part["min"], part["line"]) == (found["min"], found["line"])
    assert found["min"] <= part["searched"] < 30
    assert part["totals"] == [total for total in found["totals"] if total <= part["searched"]]


def test_every_question_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Five cards and all totals: the bound ends it, whatever it is set to."""
    monkeypatch.setattr(solve_module, "MOST_STEPS", 2000)
    found = solve_record(read_puzzle(HARD), 132, most_nodes=2000)
    assert found["min"] is None
    assert found["searched"] < 30
    assert sum(count_solutions(read_puzzle(HARD), 32)) == 0
    assert list(solutions(read_puzzle(HARD), 30)) == []
