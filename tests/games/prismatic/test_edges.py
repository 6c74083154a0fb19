"""Corners of the clauses in which a small mistake would hide (docs/rules-coverage.md)."""

from typing import Any

import pytest

from pentaprism.games.prismatic.cards import cards
from tests.games.prismatic.tables import GAME, play, position, seat, state

pytestmark = pytest.mark.rules

#: `position` has these among the common cards.
COMMON = (10, 26, 42)


def card(kind: str, stars: int) -> str:
    """The number of a card of this type with so many stars."""
    return next(
        str(number)
        for number, each in enumerate(cards("standard"), 1)
        if (each.type, each.stars) == (kind, stars) and number not in COMMON
    )


def created(*kinds: tuple[str, int]) -> dict[str, str]:
    return {card(kind, stars): "" for kind, stars in kinds}


MORE_MOTES = "RRRGGBBWK"
#: Who wins, and why: the points of both are equal but in the first case.
CASES: dict[str, tuple[dict[str, Any], dict[str, Any], list[int], int | None]] = {
    "points before cards": (
        {"created": created(("craft", 3))},
        {"created": created(("hue", 1), ("sky", 1)), "progress": created(("sky", 2))},
        [4, 3],
        None,
    ),
    "cards before motes": (
        {"created": created(("hue", 1), ("sky", 2))},
        {"created": created(("craft", 3)), "bag": MORE_MOTES},
        [5, 5],
        None,
    ),
    "motes before prisms": ({"bag": MORE_MOTES, "prisms": 0}, {"prisms": 4}, [1, 1], None),
    "prisms before the first at the goal": (
        {"created": created(("hue", 2)), "prisms": 2},
        {"created": created(("hue", 1)), "prisms": 1},
        [2, 2],
        1,
    ),
    "the first at the goal before the lot": (
        {"created": created(("hue", 1))},
        {"created": created(("hue", 2))},
        [2, 2],
        0,
    ),
}


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("turned", [False, True])
def test_clause_12_each_tie_break_in_its_turn(case: str, turned: bool) -> None:
    """The first player of a case wins, whatever the lot, at either seat."""
    own, other, points, first = CASES[case]
    seats = [seat(**own), seat(**other)]
    if turned:
        seats, points = seats[::-1], points[::-1]
        first = None if first is None else 1 - first
    for number in range(4):
        made = position(
            *seats, starter=1, last_round=True, first=first, rng=f"{number * 0x9E3779B9:016x}"
        )
        after = play(made, "done")
        assert GAME.scores(state(after)) == points
        assert after["winner"] == int(turned)
