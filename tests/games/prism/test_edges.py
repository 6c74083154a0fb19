"""Corners of the clauses in which a small mistake would hide (docs/rules-coverage.md)."""

import pytest

from pentaprism.games.prism import GAME
from tests.games.prism.test_rules import finish

pytestmark = pytest.mark.rules


@pytest.mark.parametrize(
    ("scores", "winner", "reason"),
    [
        ([50, 49, 3], 1, "most points, a tie broken by the last round"),
        ([51, 48, 3], 0, "most points"),  # the other has more in the last round, and less in all
        ([48, 51, 3], 1, "most points"),
        ([3, 49, 50], 1, "most points, a tie broken by the last round"),
    ],
)
def test_clause_14_the_last_round_only_breaks_ties(
    scores: list[int], winner: int, reason: str
) -> None:
    """The last round gives 2, 3 and 2 points."""
    state = finish(scores, ["red", "blue green orange", "blue green"])
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((winner,), reason)
