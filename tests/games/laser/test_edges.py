"""Corners of the clauses in which a small mistake would hide (docs/rules-coverage.md)."""

import random

import pytest

from tests.games.laser.positions import LASER, play, position, team_position

pytestmark = pytest.mark.rules


def test_clause_10_a_secret_number_may_be_any_from_2_to_10() -> None:
    """Who imagines what others have shown thinks of all numbers, and of no others."""
    state = LASER.from_position(team_position(bids=[5, 3, None, 7]))
    seen = set()
    for seed in range(120):
        world = LASER.redacted(state, 0)
        world["rng"] = random.Random(seed).getrandbits(64)
        LASER.face.determinise(world, 0, 0)
        bids = LASER.position(world)["bids"]
        assert (bids[0], bids[2]) == (5, None)
        seen |= {bids[1], bids[3]}
    assert seen == set(range(2, 11))


def test_clause_11_a_limit_of_one_round() -> None:
    at = play(position(options={"round_limit": 1}), (2, "time"))
    outcome = LASER.outcome(LASER.from_position(at))
    assert outcome is not None
    assert outcome.words is not None
    assert outcome.words.key.endswith("over-limit")


def test_clause_11_a_limit_of_0_is_none() -> None:
    at = play(position(round=500, options={"round_limit": 0}), (2, "time"))
    assert LASER.outcome(LASER.from_position(at)) is None
    assert at["round"] == 501


@pytest.mark.parametrize(
    ("scores", "winners"), [([-6, -7], (0,)), ([-7, -6], (1,)), ([-6, -6], (0, 1))]
)
def test_clause_11_the_least_negative_score_wins(
    scores: list[int], winners: tuple[int, ...]
) -> None:
    at = play(position(scores=scores, options={"round_limit": 1}), (2, "time"))
    outcome = LASER.outcome(LASER.from_position(at))
    assert outcome is not None
    assert outcome.winners == winners
