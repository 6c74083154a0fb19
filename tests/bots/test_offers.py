"""Bots judge an offer of a draw by what they expect."""

from typing import Any

import pytest

from pentaprism import bots
from pentaprism.bots.offers import expected_share
from pentaprism.games.registry import find

PRIZMIK = find("prizmik")
GLANCE = bots.Limit(nodes=5_000)
LEVELS = [level.name for level in PRIZMIK.levels]
#: Red takes the last base at once.
RED_WINS = "1Sf5/8/8/8/8/8/8/F7"
#: Red has three fighters more.
RED_IS_BETTER = "f6f/8/8/8/2DDD3/8/8/F6F"


def position(board: str, turn: int) -> Any:
    return PRIZMIK.from_position({"board": board, "turn": turn, "reserves": [3, 3], "quiet": 0})


def accepts(board: str, turn: int, seat: int, level: str) -> bool:
    return bots.accepts_draw(PRIZMIK, position(board, turn), seat, level, GLANCE)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("board", [RED_WINS, RED_IS_BETTER])
def test_who_is_lost_accepts_and_who_wins_declines(board: str, level: str) -> None:
    assert not accepts(board, 0, 0, level)
    assert accepts(board, 0, 1, level)


@pytest.mark.parametrize("level", LEVELS)
def test_it_does_not_matter_whose_turn_it_is(level: str) -> None:
    assert not accepts(RED_IS_BETTER, 1, 0, level)
    assert accepts(RED_IS_BETTER, 1, 1, level)


def test_the_weaker_a_level_the_smaller_the_edge_that_it_gives_away() -> None:
    state = position("f6f/8/8/8/8/8/8/F6F", 0)
    share = expected_share(PRIZMIK, state, 0, PRIZMIK.find_level("master"), GLANCE)
    assert 0 < share < 1
    assert bots.accepts_draw(PRIZMIK, state, 0, "beginner", GLANCE)


@pytest.mark.parametrize("game", ["prism", "prismatic", "prisma"])
def test_games_of_luck_are_judged_too(game: str) -> None:
    kind = find(game)
    state = kind.setup(2, {}, 3)
    shares = [
        expected_share(kind, kind.redacted(state, seat), seat, kind.levels[0], GLANCE)
        for seat in range(2)
    ]
    assert all(0 <= share <= 1 for share in shares)


def test_where_only_points_tell_who_is_ahead_they_decide() -> None:
    laser = find("laser")
    state = laser.setup(2, {}, 3)
    state[0].scores[0] = 5
    assert not bots.accepts_draw(laser, state, 0, "casual", GLANCE)
    assert bots.accepts_draw(laser, state, 1, "casual", GLANCE)
