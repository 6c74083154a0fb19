import random

import numpy as np
import pytest

from pentaprism.arena.ratings import SCALE, Tally, fit


def simulated(strengths: list[float], tables: list[list[int]], blocks: int) -> Tally:
    """Blocks of rotated games in which a seat wins by its contestant's strength."""
    rng = random.Random(4)
    tally = Tally(len(strengths), resamples=60)
    for number in range(blocks):
        table = rng.choice(tables)
        games = []
        for turn in range(len(table)):
            lineup = table[turn:] + table[:turn]
            seat = rng.choices(range(len(lineup)), [strengths[c] for c in lineup])[0]
            shares = [0.0] * len(strengths)
            shares[lineup[seat]] = 1.0
            games.append((lineup, shares))
        tally.add(number, games)
    return tally


def test_known_strengths_are_found_again_from_tables_of_many_sizes() -> None:
    strengths = [1.0, 2.0, 4.0, 8.0]
    tables = [[0, 1], [1, 2], [2, 3], [0, 3], [0, 1, 2], [0, 1, 2, 3], [3, 0, 0, 1]]
    ratings = simulated(strengths, tables, 1500).ratings()
    truth = SCALE * (np.log(strengths) - np.mean(np.log(strengths)))
    for rating, true in zip(ratings, truth, strict=True):
        assert abs(rating.rating - true) < 25
        assert rating.low - 10 < true < rating.high + 10
        assert rating.low < rating.rating < rating.high
        assert rating.high - rating.low < 80


def test_two_contestants_have_the_ratings_of_their_score() -> None:
    tally = Tally(2, resamples=10)
    for number in range(1000):
        winner = [1.0, 0.0] if number % 4 else [0.0, 1.0]
        tally.add(number, [([0, 1], winner)])
    strong, weak = tally.ratings()
    assert strong.rating - weak.rating == pytest.approx(400 * np.log10(3), abs=1)


def test_the_order_of_games_does_not_matter() -> None:
    rng = random.Random(1)
    blocks = []
    for number in range(200):
        lineup = rng.sample(range(5), 3)
        shares = [0.0] * 5
        shares[rng.choice(lineup)] = 1.0
        blocks.append((number, [(lineup, shares)]))
    first, second = Tally(5, 20), Tally(5, 20)
    for block in blocks:
        first.add(*block)
    for block in reversed(blocks):
        second.add(*block)
    for one, other in zip(first.ratings(), second.ratings(), strict=True):
        assert one.rating == pytest.approx(other.rating)
        assert one.low == pytest.approx(other.low)


def test_who_has_won_everything_is_strong_but_not_infinitely() -> None:
    tally = Tally(3, resamples=10)
    for number in range(50):
        tally.add(number, [([0, 1], [1.0, 0.0, 0.0])])
    best, worst, absent = tally.ratings()
    assert 300 < best.rating < 2000
    assert worst.rating < absent.rating < best.rating


def test_shared_wins_count_in_parts() -> None:
    seats = np.array([[1.0, 1.0, 2.0]])
    theta = fit(seats, np.array([400.0]), np.array([100.0, 100.0, 200.0]), np.zeros(3))
    assert theta == pytest.approx(np.zeros(3), abs=1e-6)


def test_what_is_kept_does_not_grow_with_the_games() -> None:
    tally = simulated([1.0, 2.0, 3.0], [[0, 1], [0, 1, 2]], 300)
    assert len(tally._games) == 2
