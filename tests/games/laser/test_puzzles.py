"""Puzzles: the same everywhere, rated, with hints that are true."""

import datetime
import itertools
import re

import pytest

from pentaprism.core import words
from pentaprism.core.errors import BadRequest, IllegalMove
from pentaprism.games.laser import puzzles
from pentaprism.games.laser.solve import solve
from tests.games.laser import plain
from tests.games.laser.chances import SLOW

NUMBER = 2 if SLOW else 40


def test_a_deal_follows_from_its_seed() -> None:
    assert puzzles.deal(7) == puzzles.deal(7) != puzzles.deal(8)
    dealt = puzzles.deal(7, "team", 3)
    assert (dealt["floor"], len(dealt["cards"]), dealt["stock"]) == (None, 3, "222222")


def test_the_puzzle_of_a_day_never_changes() -> None:
    """People compare their results: what is written here must stay."""
    assert puzzles.daily(datetime.date(2026, 1, 1)) == {
        "mode": "competitive",
        "ring": "RBRBCG@YGMMY",
        "floor": "ccttcwcwtwwt",
        "stock": "222222",
        "cards": ["Yt", "Yw"],
    }


def test_days_differ_and_modes_take_turns() -> None:
    days = [datetime.date(2026, 3, 1) + datetime.timedelta(n) for n in range(6)]
    found = [puzzles.daily(day) for day in days]
    assert len({str(puzzle) for puzzle in found}) == len(days)
    assert {puzzle["mode"] for puzzle in found} == {"team", "competitive"}
    assert all(solve(puzzle)["min"] for puzzle in found)


@pytest.mark.parametrize("difficulty", ["easy", "medium", "hard", "expert"])
def test_a_difficulty_can_be_asked_for(difficulty: str) -> None:
    puzzle = puzzles.generate(3, difficulty)
    rating = puzzles.rate(puzzle)
    assert rating
    assert rating.name == difficulty
    assert rating.least == solve(puzzle)["min"]


def test_what_cannot_be_asked_for() -> None:
    for wrong in ({"difficulty": "silly"}, {"mode": "solo"}, {"cards": 9}):
        with pytest.raises(BadRequest):
            puzzles.generate(1, **wrong)


def test_a_line_ends_when_all_cards_are_complete() -> None:
    ring = {"ring": "RGC@........", "floor": "wctwctwctwct"}
    puzzle = {"mode": "competitive", **ring, "stock": "222222", "cards": ["Yc"]}
    tried = puzzles.attempt(puzzle, ["0+1"])
    assert (tried.solved, tried.cost, tried.legal) == (True, 1, [])
    with pytest.raises(IllegalMove) as refused:
        puzzles.attempt(puzzle, ["0+1", "1+2"])
    assert refused.value.clause == "7"


def test_a_rating_says_what_it_counts() -> None:
    for puzzle in itertools.islice(puzzles.stream(1), NUMBER):
        rating = puzzles.rate(puzzle)
        assert rating
        counts = plain.count_lines(plain.table(puzzle), puzzle["floor"], min(rating.least, 4))
        if rating.least <= 4:
            assert rating.solutions == counts[rating.least]


def test_harder_things_rate_higher() -> None:
    easy = {"mode": "team", "floor": None, "stock": "222222", "cards": ["Y", "G"]}
    near = puzzles.rate({**easy, "ring": "@RG...YC...."})
    far = puzzles.rate({**easy, "ring": "@R..G.Y..C.."})
    chain = puzzles.rate({**easy, "ring": "@GBMG.YC...."})
    assert near
    assert far
    assert chain
    assert near.rating < far.rating
    assert near.rating < chain.rating
    assert puzzles.rate({**easy, "ring": "@RR........."}) is None


def test_hints_lead_to_a_best_line() -> None:
    for puzzle in itertools.islice(puzzles.stream(2), NUMBER):
        hints = puzzles.hints(puzzle)
        assert [hint.kind for hint in hints] == ["cost", "figure", "move", "line"]
        assert all(hint.reason for hint in hints)
        cost, _, complete = plain.replay(puzzle, list(hints[3].line))
        assert complete
        assert str(cost) in str(hints[0].text)
        assert cost == solve(puzzle)["min"]
        first = hints[3].line[0]
        assert str(hints[2].text) == f"First {first}."
        start = re.split("[+-]", first)[0]
        told = "the cat takes " if start == "@" else f" from tile {start} meets "
        assert told in str(hints[2].reason)


def test_a_puzzle_without_a_solution_has_one_hint() -> None:
    puzzle = {"mode": "team", "ring": "@RR.........", "floor": None, "stock": "022222"}
    (hint,) = puzzles.hints({**puzzle, "cards": ["R", "R"]})
    assert "no solution" in str(hint.text)
    assert "red" in str(hint.reason)
    (other,) = puzzles.hints({**puzzle, "cards": ["G", "B"]})
    assert "every line" in str(other.reason)


def test_a_solution_is_told_in_every_language() -> None:
    puzzle = {
        "mode": "team",
        "ring": "R.GC@.......",
        "floor": None,
        "stock": "222222",
        "cards": ["G"],
    }
    told = puzzles.hints(puzzle)[-1].reason
    german = words.say(told, "de")
    assert german.startswith("Rot von Feld 0 trifft Grün auf Feld 2 für 2 und ergibt Gelb")
    assert german.endswith("für 1 und ergibt Grün, was die Karte Grün erfüllt")
    assert words.say(told, "fr").startswith("le rouge de la case 0 rencontre le vert de la case 2")
