"""Strength is shown, not claimed."""

from typing import Any

import pytest

from pentaprism.bots import Limit
from pentaprism.games.registry import find
from tests.bots.matches import Player, points

PRIZMIK = find("prizmik")
UNHURRIED = Limit(nodes=1_000_000)  # levels below the strongest end by their depth


@pytest.mark.parametrize("number", range(2, 7))
def test_each_level_beats_the_one_below(number: int) -> None:
    top = number == len(PRIZMIK.levels)
    upper = Player(Limit(nodes=40_000) if top else UNHURRIED, number)
    assert points(PRIZMIK, upper, Player(UNHURRIED, number - 1), 16) >= 0.65


def test_full_strength_beats_mcts_at_equal_time() -> None:
    time = Limit(ms=30)
    alphabeta, mcts = Player(time), Player(time, search="mcts")
    assert points(PRIZMIK, alphabeta, mcts, 8) >= 0.85


@pytest.mark.parametrize(
    ("game", "options"), [("prisma", {}), ("prism", {"target": 20}), ("prismatic", {})]
)
def test_a_club_player_beats_a_beginner_in_games_of_luck_too(
    game: str, options: dict[str, Any]
) -> None:
    club, beginner = Player(UNHURRIED, "club"), Player(UNHURRIED, "beginner")
    assert points(find(game), club, beginner, 16, options) >= 0.7
