"""Intervals that hold whenever one looks, and claims about many things at once."""

import math

import numpy as np
import pytest

from pentaprism.lab.evidence import Series, discoveries


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
