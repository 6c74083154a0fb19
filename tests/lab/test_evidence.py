"""Intervals that hold whenever one looks, and claims about many things at once."""

import math
from typing import Any

import numpy as np
import pytest

from pentaprism.lab.evidence import PILOT, Series, discoveries


def test_when_one_looks_makes_no_difference() -> None:
    dice = np.random.default_rng(1)
    seen, unseen = Series(-1, 1, 0.05, 0.0), Series(-1, 1, 0.05, 0.0)
    for n, value in enumerate(dice.uniform(-1, 1, 700)):
        seen.add(value)
        unseen.add(value)
        if n % 7 == 0:
            assert seen.bounds[0] <= seen.mean <= seen.bounds[1]
    assert seen.bounds == unseen.bounds
    assert seen.evidence == pytest.approx(unseen.evidence)
    assert seen.mean == pytest.approx(unseen.mean)


def test_no_stake_looks_ahead() -> None:
    """The first number is bet on before anything is known: its bet is the same for all."""
    first, second = Series(0, 1, 0.05, 0.5), Series(0, 1, 0.05, 0.5)
    for series, rest in ((first, 1.0), (second, 0.0)):
        series.add(1.0)
        assert series.evidence > -1
        series.add(rest)
    assert math.isfinite(first.evidence)
    assert first.evidence > second.evidence


@pytest.mark.parametrize("mean", [0.05, 0.5, 0.8])
def test_the_interval_misses_rarely_at_all_times_together(mean: float) -> None:
    """200 series of 300, looked at after each: at most one in twenty is ever wrong."""
    dice = np.random.default_rng(2)
    missed = 0
    for _ in range(200):
        series = Series(0, 1)
        for value in dice.binomial(1, mean, 300):
            series.add(float(value))
        low, high = series.bounds  # only shrinks, so the last look tells of all
        missed += not low <= mean <= high
    assert missed <= 200 * 0.05


def test_the_interval_shrinks_to_the_truth() -> None:
    dice = np.random.default_rng(3)
    series = Series(-1, 1, 0.05, 0.0)
    for value in dice.choice([-1.0, 0.0, 1.0], 4000, p=[0.2, 0.5, 0.3]):
        series.add(float(value))
    low, high = series.bounds
    assert low <= 0.1 <= high
    assert high - low < 0.1
    assert series.evidence > math.log(20)


def test_of_what_is_named_few_are_wrong() -> None:
    """e-BH over 30 series of which 6 have an effect, in 24 worlds."""
    dice = np.random.default_rng(4)
    wrong, found = [], 0
    for _ in range(24):
        series = [Series(0, 1, 0.05, 0.5) for _ in range(30)]
        for number, each in enumerate(series):
            for value in dice.binomial(1, 0.7 if number < 6 else 0.5, 200):
                each.add(float(value))
        named = discoveries([each.evidence for each in series])
        found += sum(named[:6])
        wrong.append(sum(named[6:]) / max(sum(named), 1))
    assert np.mean(wrong) <= 0.05
    assert found > 24 * 6 * 0.8


def test_nothing_is_named_without_evidence() -> None:
    assert discoveries([0.0, 1.0, 2.0]) == [False] * 3
    assert discoveries([]) == []
    assert discoveries([math.log(61), 0.0, 0.0]) == [True, False, False]


# -- numbers of wide range, whose first ones say what is usual


def _draws(kind: str, dice: np.random.Generator, count: int) -> Any:
    """Numbers of games: counts, lengths, differences of two, and one with a long tail; each has the
    mean 4."""
    if kind == "counts":
        return dice.poisson(4, count)
    if kind == "differences":
        return 4 + dice.poisson(3, count) - dice.poisson(3, count)
    if kind == "tail":
        return dice.geometric(1 / 4, count)
    return np.full(count, 4) + 3 * dice.choice([-1, 1], count)


@pytest.mark.parametrize("kind", ["counts", "differences", "tail", "two values"])
def test_a_wide_range_costs_no_certainty(kind: str) -> None:
    """100 series of 300 in a range a thousand times as wide as their spread, looked at after each
    number: at most one in twenty is ever wrong, and nobody finds a difference from the truth."""
    dice = np.random.default_rng(5)
    missed = found = 0
    for _ in range(100):
        series = Series(-10_000, 10_000, 0.05, 4.0, pilot=PILOT)
        richest = 0.0
        for n, value in enumerate(_draws(kind, dice, 300)):
            series.add(float(value))
            if n % 20 == 0:
                richest = max(richest, series.evidence)
        low, high = series.bounds
        missed += not low <= 4 <= high
        found += richest > math.log(20)
    assert missed <= 5
    assert found <= 5


def test_a_wide_range_costs_little_width() -> None:
    """A planted difference of half a spread is found in 200 games, whatever is possible."""
    dice = np.random.default_rng(6)
    wide, narrow = (Series(-most, most, 0.05, 0.0, pilot=PILOT) for most in (10_000, 40))
    for value in dice.normal(2, 4, 400):
        wide.add(value)
        narrow.add(value)
        if wide.count == 200:
            assert wide.bounds[0] > 0
            assert wide.evidence > math.log(20)
    assert wide.bounds == narrow.bounds
    low, high = wide.bounds
    assert low <= 2 <= high
    # A z-interval for one look only is 0.8 wide.
    assert high - low < 1.6
    assert wide.cut == 0


def test_before_and_outside_of_what_is_usual() -> None:
    series = Series(0, 1000, pilot=PILOT)
    for _ in range(PILOT):
        assert list(series.bounds) == [0, 1000]
        series.add(7.0)
    assert series.mean == 7
    assert 0 < series.low < 7 < series.high < 20
    series.add(999.0)
    assert series.cut == 1
    assert series.mean == pytest.approx((PILOT * 7 + series.high) / (PILOT + 1))
    # What is always the same is known soon.
    for _ in range(400):
        series.add(7.0)
    low, high = series.bounds
    assert low <= 7 <= high
    assert high - low < 0.5
