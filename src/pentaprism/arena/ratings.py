"""Ratings: one maximum-likelihood fit of all games at once, with intervals.

Plackett and Luce: a seat wins with a chance proportional to its contestant's strength, among the
strengths of all seats of its table; a shared win counts in parts. The order of games does not
matter. Every contestant is also given half a win and half a loss against one of average strength,
lest somebody who has won every game is infinitely strong. The intervals come from fitting the
blocks resampled: games of a block belong together.

What is kept grows with the number of different tables, not with the number of games.
"""

from typing import Any

import msgspec
import numpy as np

#: Points of rating for a factor of e: a lead of 400 points is ten wins to one.
SCALE = 400 / np.log(10)
RESAMPLES = 200


class Rating(msgspec.Struct, frozen=True):
    rating: float
    low: float
    high: float


class Tally:
    """How often each kind of table was played and who won there, as it was and resampled."""

    def __init__(self, contestants: int, resamples: int = RESAMPLES) -> None:
        self.contestants = contestants
        self._rows = 1 + resamples  # row 0 is as it was
        self._games: dict[tuple[int, ...], Any] = {}
        self._wins: dict[tuple[int, ...], Any] = {}

    def add(self, seed: int, games: list[tuple[list[int], list[float]]]) -> None:
        """A block: who sat where, and each contestant's share, game by game."""
        weights = np.random.default_rng(seed).poisson(1.0, self._rows).astype(float)
        weights[0] = 1.0
        for lineup, shares in games:
            table = tuple(sorted(lineup))
            if table not in self._games:
                self._games[table] = np.zeros(self._rows)
                self._wins[table] = np.zeros((self._rows, self.contestants))
            self._games[table] += weights
            for contestant in set(lineup):
                if shares[contestant]:
                    self._wins[table][:, contestant] += weights * shares[contestant]

    def ratings(self, level: float = 0.95) -> list[Rating]:
        """A rating for each contestant; their mean is 0."""
        tables = sorted(self._games)
        if not tables:
            return [Rating(0.0, 0.0, 0.0) for _ in range(self.contestants)]
        seats = np.array([np.bincount(t, minlength=self.contestants) for t in tables], float)
        games = np.array([self._games[table] for table in tables])
        wins = np.sum([self._wins[table] for table in tables], axis=0)
        fitted = np.zeros((self._rows, self.contestants))
        for row in range(self._rows):
            fitted[row] = fit(seats, games[:, row], wins[row], fitted[0])
        fitted = SCALE * (fitted - fitted.mean(axis=1, keepdims=True))
        tails = (50 * (1 - level), 50 * (1 + level))
        lows, highs = np.percentile(fitted[1:], tails, axis=0)
        return [
            Rating(float(rating), float(low), float(high))
            for rating, low, high in zip(fitted[0], lows, highs, strict=True)
        ]


def fit(seats: Any, games: Any, wins: Any, start: Any) -> Any:
    """The logarithms of the strengths that make what happened likeliest, by Newton's method.

    `seats[table, contestant]`: how many seats; `games[table]`: how often; `wins[contestant]`."""
    theta = np.array(start, float)
    for _ in range(100):
        strength = seats * np.exp(theta)
        chance = strength / strength.sum(axis=1, keepdims=True)
        average = 1 / (1 + np.exp(-theta))
        slope = wins + 0.5 - games @ chance - average
        curve = np.diag(games @ chance + average * (1 - average))
        curve -= chance.T @ (games[:, None] * chance)
        step = np.linalg.solve(curve, slope)
        theta += step / max(1.0, float(np.abs(step).max()))
        if np.abs(step).max() < 1e-9:
            break
    return theta
