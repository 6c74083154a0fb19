"""Corners of the clauses in which a small mistake would hide (docs/rules-coverage.md)."""

import random

import numpy as np
import pytest

from pentaprism.core.rng import scale
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


def test_any_colour_may_be_the_one_that_is_left_aside() -> None:
    aside = {LASER.position(LASER.setup(2, {}, seed))["aside"] for seed in range(60)}
    assert aside == set("RYGCBM")


def test_clause_10_teammates_are_sampled_like_all_other_moves() -> None:
    """By the very number of the list."""
    state = LASER.from_position(team_position(bids=[6, 6, 4, 6], phase="choosing"))
    moves = LASER.legal(state, 0)
    assert len(moves) == 2
    for bits in (np.uint64(0), np.uint64(2**63 + 1), np.uint64(2**64 - 1)):
        assert LASER.rules.sample(state[0], 0, bits) == moves[int(scale(bits, len(moves)))]
