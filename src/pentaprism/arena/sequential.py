"""Is A better? A test that may be looked at after every block, and an interval that always holds.

Two bets run side by side on what a block gives A (X, from 0 to 1). `K` is the capital of somebody
who bets that the mean is above the fair share m0, `R` of somebody who bets that it is below
m1 = m0 + d. If the one who bets is wrong, the capital is a nonnegative supermartingale: it ever
reaches 1/alpha with a chance of at most alpha, whenever one stops, crash and resume included.
Stakes depend on earlier blocks only:

    v = (10/8 + sum (X - mean)^2) / (10 + t)      l = min(d / (v + d^2), 0.9 / max(m1, 1 - m1))
    K = prod(1 + l (X - m0))                      R = prod(1 - l (X - m1))

Where d is unknown, K is the average over d/2, d and 2d. Blocks must be added in the order in which
they were handed out: short games finish first, and counting them first would bias the result.
"""

import math
from typing import Any

import numpy as np

BETTER, NOT_BETTER, UNDECIDED = "better", "not-better", "undecided"
#: The edge around which is looked when nobody says which one matters.
USUAL_EDGE = 0.04

_PRIOR_BLOCKS, _PRIOR_SQUARES = 10, 10 / 8
_BOLDEST = 0.9
_GRID = 1000


class Spread:
    """Mean and variance of the blocks so far; of many series at once if the blocks are arrays."""

    def __init__(self) -> None:
        self.blocks = 0
        self.total: Any = 0.0
        self._squares: Any = 0.0

    def add(self, x: Any) -> None:
        self.blocks += 1
        self.total = self.total + x
        self._squares = self._squares + x * x

    @property
    def mean(self) -> Any:
        return self.total / max(self.blocks, 1)

    @property
    def variance(self) -> Any:
        """With ten blocks of variance 1/8 imagined beforehand."""
        squares = self._squares - self.blocks * self.mean * self.mean
        return (_PRIOR_SQUARES + np.maximum(squares, 0.0)) / (_PRIOR_BLOCKS + self.blocks)


class Evidence:
    """The two capitals, as logarithms; blocks may be arrays, one entry for each of many series."""

    def __init__(self, fair: float, edge: float, edge_is_known: bool = True) -> None:
        self.fair = fair
        self.edge = edge
        self.spread = Spread()
        self._edges = (edge,) if edge_is_known else (edge / 2, edge, 2 * edge)
        self._for: list[Any] = [0.0 for _ in self._edges]
        self.against: Any = 0.0

    def add(self, x: Any) -> None:
        variance = self.spread.variance
        for i, edge in enumerate(self._edges):
            stake = self._stake(variance, edge)
            self._for[i] = self._for[i] + np.log1p(stake * (x - self.fair))
        stake = self._stake(variance, self.edge)
        self.against = self.against + np.log1p(-stake * (x - self.fair - self.edge))
        self.spread.add(x)

    @property
    def supporting(self) -> Any:
        """log K."""
        if len(self._for) == 1:
            return self._for[0]
        return np.logaddexp.reduce(self._for) - math.log(len(self._for))

    def _stake(self, variance: Any, edge: float) -> Any:
        target = self.fair + edge
        return np.minimum(edge / (variance + edge * edge), _BOLDEST / max(target, 1 - target))

    def growth(self) -> tuple[float, float]:
        """What a block adds to log K and to log R, if the mean is what it has been."""
        variance, mean = float(self.spread.variance), float(self.spread.mean)
        stake = float(self._stake(variance, self.edge))
        gain, loss = mean - self.fair, self.fair + self.edge - mean
        return (
            stake * gain - stake**2 * (variance + gain**2) / 2,
            stake * loss - stake**2 * (variance + loss**2) / 2,
        )


class Interval:
    """All means that nobody could have got rich by betting against: right at any time.

    On a grid of means, capital is bet on "more" and on "less"; a mean is out for good as soon as
    either reaches 2/alpha."""

    def __init__(self, alpha: float = 0.05) -> None:
        self._threshold = math.log(2 / alpha)
        self._means = np.linspace(0, 1, _GRID + 1)
        self._most = 0.5 / np.maximum(self._means, 1e-12)
        self._least = 0.5 / np.maximum(1 - self._means, 1e-12)
        self._more = np.zeros(_GRID + 1)
        self._less = np.zeros(_GRID + 1)
        self._inside = np.ones(_GRID + 1, bool)
        self._spread = Spread()

    def add(self, x: float) -> None:
        blocks = self._spread.blocks + 1
        variance = float(self._spread.variance)
        stake = math.sqrt(2 * self._threshold / (variance * blocks * math.log(blocks + 1)))
        distance = x - self._means
        self._more += np.log1p(np.minimum(stake, self._most) * distance)
        self._less += np.log1p(-np.minimum(stake, self._least) * distance)
        self._spread.add(x)
        inside = self._inside & (np.maximum(self._more, self._less) < self._threshold)
        if (
            inside.any()
        ):  # if it is empty, the rare miss has happened; the last one still says where
            self._inside = inside

    @property
    def bounds(self) -> tuple[float, float]:
        """Outwards to the next point of the grid, so that the grid costs no certainty."""
        inside = np.flatnonzero(self._inside)
        low, high = max(inside[0] - 1, 0), min(inside[-1] + 1, _GRID)
        return float(self._means[low]), float(self._means[high])


class SequentialTest:
    """Evidence, interval and verdict for one series of blocks, added in the order handed out."""

    def __init__(
        self,
        fair: float = 0.5,
        edge: float | None = None,
        alpha: float = 0.05,
        beta: float = 0.05,
    ) -> None:
        self.evidence = Evidence(fair, USUAL_EDGE if edge is None else edge, edge is not None)
        self.interval = Interval(alpha)
        self._accept, self._reject = math.log(1 / alpha), math.log(1 / beta)
        self.verdict = UNDECIDED

    def add(self, x: float) -> str:
        """One more block; the verdict, which stays once it is there."""
        if self.verdict == UNDECIDED:
            self.evidence.add(x)
            self.interval.add(x)
            if self.evidence.supporting >= self._accept:
                self.verdict = BETTER
            elif self.evidence.against >= self._reject:
                self.verdict = NOT_BETTER
        return self.verdict

    @property
    def blocks(self) -> int:
        return self.evidence.spread.blocks

    @property
    def share(self) -> float:
        return float(self.evidence.spread.mean) if self.blocks else self.evidence.fair

    @property
    def progress(self) -> tuple[float, float]:
        """How far the evidence has come on the way to "better" and to "not better", 0 to 1."""
        on, off = self.evidence.supporting / self._accept, self.evidence.against / self._reject
        return min(1.0, max(0.0, float(on))), min(1.0, max(0.0, float(off)))

    def blocks_left(self) -> int | None:
        """How many blocks it may still take if things go on like this; None if nobody knows."""
        on, off = self.evidence.growth()
        ways = []
        if on > 0:
            ways.append((self._accept - float(self.evidence.supporting)) / on)
        if off > 0:
            ways.append((self._reject - float(self.evidence.against)) / off)
        return max(0, math.ceil(min(ways))) if ways and self.blocks >= _PRIOR_BLOCKS else None
