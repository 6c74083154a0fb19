"""Means with intervals that may be looked at any time, and what may be claimed of many at once.

A series is a mean of bounded numbers, seen in the order in which blocks were handed out. On a grid
of possible means, capital is bet on "more" and on "less" as in arena/sequential.py: a mean is out
for good as soon as nobody could have got so rich by betting against the truth. The same capital at
the value of "no effect" is an e-value: at any time its expectation is at most 1 if there is none.

Many series at once: `discoveries` is e-BH (Wang and Ramdas, 2022): of what it names, at most alpha
is wrong on average, however the series depend on each other. Intervals of a table hold together,
each being made for alpha divided by their number.
"""

import math

import numpy as np

ALPHA = 0.05
_PRIOR_BLOCKS, _PRIOR_SQUARES = 10, 10 / 8
#: So many points has the grid of possible means.
_GRID = 800
#: Observations are bet on in batches of this size: numpy's overhead, not the result, depends on it.
_BATCH = 256
_BOLDEST = 0.5


class Series:
    """The mean of numbers between `low` and `high`, and what is known of it."""

    def __init__(
        self, low: float, high: float, alpha: float = ALPHA, null: float | None = None
    ) -> None:
        self.low, self.high = low, high
        self.count = 0
        self._waiting: list[float] = []
        self._total = self._squares = 0.0
        self._threshold = math.log(2 / alpha)
        points = np.linspace(0, 1, _GRID + 1)
        self._null = None if null is None else (null - low) / (high - low)
        #: The grid, and after it the value of "no effect" itself.
        self._means = points if self._null is None else np.append(points, self._null)
        self._most = _BOLDEST / np.maximum(self._means, 1e-12)
        self._least = _BOLDEST / np.maximum(1 - self._means, 1e-12)
        self._more = np.zeros(len(self._means))
        self._less = np.zeros(len(self._means))
        self._inside = np.ones(len(points), bool)

    def add(self, value: float) -> None:
        self._waiting.append((value - self.low) / (self.high - self.low))
        self.count += 1
        if len(self._waiting) >= _BATCH:
            self._bet()

    def _bet(self) -> None:
        """Bet on what waits; each stake depends on earlier observations only."""
        if not self._waiting:
            return
        x = np.array(self._waiting)
        self._waiting = []
        before = self.count - len(x)
        number = before + np.arange(len(x))
        total = self._total + np.concatenate(([0.0], np.cumsum(x)[:-1]))
        squares = self._squares + np.concatenate(([0.0], np.cumsum(x * x)[:-1]))
        spread = np.maximum(squares - total * total / np.maximum(number, 1), 0.0)
        variance = (_PRIOR_SQUARES + spread) / (_PRIOR_BLOCKS + number)
        stake = np.sqrt(2 * self._threshold / (variance * (number + 1) * np.log(number + 2)))
        distance = x[:, None] - self._means[None, :]
        more = np.log1p(np.minimum(stake[:, None], self._most) * distance).cumsum(axis=0)
        less = np.log1p(-np.minimum(stake[:, None], self._least) * distance).cumsum(axis=0)
        richest = np.maximum((self._more + more).max(axis=0), (self._less + less).max(axis=0))
        self._more = self._more + more[-1]
        self._less = self._less + less[-1]
        inside = self._inside & (richest[: len(self._inside)] < self._threshold)
        if inside.any():  # otherwise the rare miss has happened; the last one still says where
            self._inside = inside
        self._total += float(x.sum())
        self._squares += float((x * x).sum())

    @property
    def mean(self) -> float:
        self._bet()
        share = self._total / self.count if self.count else 0.5
        return self.low + share * (self.high - self.low)

    @property
    def bounds(self) -> tuple[float, float]:
        """Outwards to the next point of the grid, so that the grid costs no certainty."""
        self._bet()
        inside = np.flatnonzero(self._inside)
        low, high = max(inside[0] - 1, 0), min(inside[-1] + 1, _GRID)
        scale = (self.high - self.low) / _GRID
        return self.low + float(low) * scale, self.low + float(high) * scale

    @property
    def evidence(self) -> float:
        """The e-value against "no effect", as a logarithm."""
        self._bet()
        if self._null is None:
            return 0.0
        return float(np.logaddexp(self._more[-1], self._less[-1]) - math.log(2))


def discoveries(evidence: list[float], alpha: float = ALPHA) -> list[bool]:
    """Which of many e-values (as logarithms) may be called effects."""
    order = sorted(range(len(evidence)), key=lambda i: -evidence[i])
    named = 0
    for rank, i in enumerate(order, 1):
        if evidence[i] >= math.log(len(evidence) / (alpha * rank)):
            named = rank
    chosen = set(order[:named])
    return [i in chosen for i in range(len(evidence))]
