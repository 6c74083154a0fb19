"""Means with intervals that may be looked at any time, and what may be claimed of many at once.

A series is a mean of bounded numbers, seen in the order in which blocks were handed out. On a grid
of possible means, capital is bet on "more" and on "less" as in arena/sequential.py: a mean is out
for good as soon as nobody could have got so rich by betting against the truth. The same capital at
the value of "no effect" is an e-value: at any time its expectation is at most 1 if there is none.

Stakes follow the variance seen so far, but no interval can be narrower than the range of the
numbers divided by how many there are: as long as a game of a thousand moves is possible, sixty
games of fifty prove little. A series of wide range therefore has a `pilot`: its first numbers are
not bet on, they only say what is usual. From then on numbers are counted within `_REACH` spreads
around the pilot's mean ("no effect" included), and what lies outside counts as the nearest number
inside. The range is settled before the first bet, so the interval is exact for the mean of what is
counted; `cut` says how often that was not the number itself.

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
#: The most of the capital that a bet may cost; less where the ends of the range are usual.
_BOLDEST, _BOLDEST_SCALED = 0.5, 0.9
#: How far from the pilot's mean numbers are counted, in its spreads, and the least spread: numbers
#: of games are counts, and one that was the same in a few games is not the same in all.
_REACH, _LEAST_SPREAD = 8.0, 0.5
PILOT = 24


class Series:
    """The mean of numbers between `low` and `high`, and what is known of it."""

    def __init__(
        self,
        low: float,
        high: float,
        alpha: float = ALPHA,
        null: float | None = None,
        pilot: int = 0,
    ) -> None:
        self.low, self.high = low, high
        self.count = self.cut = 0
        self._sum = 0.0
        self._null_value = null
        self._pilot: list[float] = []
        self._pilot_left = pilot
        self._waiting: list[float] = []
        self._bet_on = 0
        self._total = self._squares = 0.0
        self._prior = _PRIOR_SQUARES
        self._threshold = math.log(2 / alpha)
        self._prepare(_BOLDEST)

    def _prepare(self, boldest: float) -> None:
        """Lay out the grid over the range."""
        points = np.linspace(0, 1, _GRID + 1)
        null, width = self._null_value, self.high - self.low
        #: The grid, and after it the value of "no effect" itself.
        self._means = points if null is None else np.append(points, (null - self.low) / width)
        self._most = boldest / np.maximum(self._means, 1e-12)
        self._least = boldest / np.maximum(1 - self._means, 1e-12)
        self._more = np.zeros(len(self._means))
        self._less = np.zeros(len(self._means))
        self._inside = np.ones(len(points), bool)

    def add(self, value: float) -> None:
        inside = min(max(value, self.low), self.high)
        self.cut += inside != value
        self._sum += inside
        self.count += 1
        if self._pilot_left:
            self._learn(inside)
            return
        self._waiting.append((inside - self.low) / (self.high - self.low))
        if len(self._waiting) >= _BATCH:
            self._bet()

    def _learn(self, value: float) -> None:
        """One more number of the pilot; the last one settles the range."""
        self._pilot.append(value)
        self._pilot_left -= 1
        if self._pilot_left:
            return
        middle, spread = float(np.mean(self._pilot)), float(np.std(self._pilot))
        reach = _REACH * max(spread, _LEAST_SPREAD)
        usual = [middle - reach, middle + reach]
        if self._null_value is not None:
            usual.append(self._null_value)
        self.low, self.high = max(self.low, min(usual)), min(self.high, max(usual))
        self._prior = _PRIOR_BLOCKS * (max(spread, _LEAST_SPREAD) / (self.high - self.low)) ** 2
        self._pilot = []
        self._prepare(_BOLDEST_SCALED)

    def _bet(self) -> None:
        """Bet on what waits; each stake depends on earlier observations only."""
        if not self._waiting:
            return
        x = np.array(self._waiting)
        self._waiting = []
        number = self._bet_on + np.arange(len(x))
        self._bet_on += len(x)
        total = self._total + np.concatenate(([0.0], np.cumsum(x)[:-1]))
        squares = self._squares + np.concatenate(([0.0], np.cumsum(x * x)[:-1]))
        spread = np.maximum(squares - total * total / np.maximum(number, 1), 0.0)
        variance = (self._prior + spread) / (_PRIOR_BLOCKS + number)
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
        return self._sum / self.count if self.count else (self.low + self.high) / 2

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
        if self._null_value is None:
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
