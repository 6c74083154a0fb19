"""The promises of the sequential test, by simulation, with seats that are worth very different."""

import math
import random
from typing import Any

import numpy as np
import pytest

from pentaprism.arena.sequential import (
    BETTER,
    NOT_BETTER,
    UNDECIDED,
    Evidence,
    Interval,
    SequentialTest,
)

SEATS = (2, 3, 4, 6, 10)
RUNS = 1000


def chances(rng: Any, seats: int, strength: float, runs: int) -> Any:
    """A's chances in both games of a block, in each of many runs: A is `strength` times as likely
    to win from a seat as B, and the first seat wins as often as all others together."""
    worth = np.ones(seats)
    worth[0] = seats - 1
    mine = np.argsort(rng.random((runs, seats)), axis=1) < seats // 2
    found = []
    for half in (mine, ~mine):
        weights = worth * np.where(half, strength, 1.0)
        found.append(np.where(half, weights, 0).sum(axis=1) / weights.sum(axis=1))
    return np.array(found)


def blocks(rng: Any, seats: int, strength: float, runs: int) -> Any:
    """One block in each of many runs."""
    found = chances(rng, seats, strength, runs)
    return (rng.random(found.shape) < found).mean(axis=0)


def strength_for(seats: int, share: float) -> float:
    """The strength by which A wins this share of a block on average."""
    low, high = 1.0, 50.0
    while high - low > 1e-3:
        middle = (low + high) / 2
        found = chances(np.random.default_rng(1), seats, middle, 10_000).mean()
        low, high = (middle, high) if found < share else (low, middle)
    return high


def verdicts(seats: int, strength: float, edge: float, known: bool, most: int) -> tuple[Any, Any]:
    """In how many runs "better" and "not better" came first."""
    rng = np.random.default_rng(7 * seats)
    evidence = Evidence(0.5, edge, known)
    better, worse = np.zeros(RUNS, bool), np.zeros(RUNS, bool)
    for _ in range(most):
        evidence.add(blocks(rng, seats, strength, RUNS))
        open_ = ~better & ~worse
        better |= open_ & (evidence.supporting >= math.log(20))
        worse |= open_ & ~better & (evidence.against >= math.log(20))
        if not (~better & ~worse).any():
            break
    return better.mean(), worse.mean()


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("known", [True, False], ids=["edge known", "edge unknown"])
def test_equal_ones_are_seldom_called_better(seats: int, known: bool) -> None:
    better, worse = verdicts(seats, 1.0, 0.06, known, 3000)
    assert better <= 0.05 + 3 * math.sqrt(0.05 * 0.95 / RUNS)
    assert worse >= 0.9


@pytest.mark.parametrize("seats", SEATS)
def test_a_lead_of_the_edge_is_seldom_missed(seats: int) -> None:
    better, worse = verdicts(seats, strength_for(seats, 0.56), 0.06, True, 4000)
    assert worse <= 0.05 + 3 * math.sqrt(0.05 * 0.95 / RUNS)
    assert better >= 0.9


def test_the_capitals_are_those_that_were_decided() -> None:
    rng = random.Random(3)
    series = [rng.choice((0.0, 0.25, 0.5, 1.0)) for _ in range(40)]
    edge = 0.02
    evidence = Evidence(0.5, edge)
    k = r = 1.0
    for t, x in enumerate(series):
        earlier = series[:t]
        mean = sum(earlier) / t if t else 0.0
        v = (10 / 8 + sum((y - mean) ** 2 for y in earlier)) / (10 + t)
        stake = min(edge / (v + edge**2), 0.9 / (0.5 + edge))
        k *= 1 + stake * (x - 0.5)
        r *= 1 - stake * (x - 0.5 - edge)
        evidence.add(x)
    assert math.exp(evidence.supporting) == pytest.approx(k)
    assert math.exp(evidence.against) == pytest.approx(r)


def test_one_against_the_rest_keeps_its_promise_too() -> None:
    rng = np.random.default_rng(5)
    evidence = Evidence(1 / 6, 0.06)
    better = np.zeros(RUNS, bool)
    for _ in range(1500):
        evidence.add(rng.binomial(6, 1 / 6, RUNS) / 6)
        better |= evidence.supporting >= math.log(20)
    assert better.mean() <= 0.05 + 3 * math.sqrt(0.05 * 0.95 / RUNS)


def test_the_interval_holds_at_every_moment_at_once() -> None:
    rng = np.random.default_rng(11)
    missed = 0
    for _ in range(60):
        interval = Interval(0.05)
        held = True
        for x in rng.choice([0.0, 0.5, 1.0], 200, p=[0.1, 0.3, 0.6]):
            interval.add(x)
            low, high = interval.bounds
            held &= low <= 0.75 <= high
        missed += not held
        assert high - low < 0.25
    assert missed <= 9  # 3 are allowed on average


def test_a_verdict_stays_and_equal_ones_are_told_at_once() -> None:
    test = SequentialTest(edge=0.05)
    while test.add(0.5) == UNDECIDED:
        pass
    assert test.verdict == NOT_BETTER
    assert test.blocks < 100
    assert test.add(1.0) == NOT_BETTER
    winner = SequentialTest(edge=0.05)
    while winner.add(1.0) == UNDECIDED:
        assert winner.blocks < 20
    assert winner.verdict == BETTER
    assert winner.progress[0] == 1.0


def test_what_is_left_is_guessed_from_what_was_seen() -> None:
    rng = random.Random(1)
    test = SequentialTest(edge=0.1)
    assert test.blocks_left() is None
    while test.blocks < 15:
        test.add(rng.choice((0.5, 0.5, 1.0)))
    left = test.blocks_left()
    assert left is not None
    assert 0 < left < 100
