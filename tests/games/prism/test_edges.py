"""Corners of the clauses in which a small mistake would hide (docs/rules-coverage.md)."""

from collections import Counter

import pytest

from pentaprism.core.game import SPECTATOR
from pentaprism.games.prism import GAME
from tests.games.prism.tables import State, table
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


def test_a_watcher_of_six_imagines_every_card_that_is_not_in_sight() -> None:
    """Also where the hands have not been covered: the last seat's is nobody's to look at."""
    world = table(["red", "blue", "green", "orange", "violet", "block zap wild"])
    cards = cards_of(world)
    GAME.face.determinise(world, 0, SPECTATOR)
    assert cards_of(world) == cards


def cards_of(world: State) -> Counter[str]:
    position = GAME.position(world)
    return Counter(card for pile in (*position["hands"], position["stack"]) for card in pile)
