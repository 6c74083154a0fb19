"""Rounds of measurements side by side, and the table they end in."""

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass
class Contest:
    """Several ways of doing comparable work, each measured once a round.

    A contestant does a fixed piece of work and returns how many units it did. Work of one thread
    is measured by the processor's time, which a busy machine disturbs less than the wall clock.
    """

    title: str
    unit: str
    contestants: dict[str, Callable[[], int]]
    clock: Callable[[], float] = time.process_time
    rates: dict[str, list[float]] = field(default_factory=dict)

    def run(self, rounds: int) -> None:
        self.rates = {name: [] for name in self.contestants}
        for _ in range(rounds):
            for name, work in self.contestants.items():
                began = self.clock()
                done = work()
                self.rates[name].append(done / (self.clock() - began))

    def ratios(self, name: str, other: str) -> list[float]:
        """How many times faster, round by round."""
        return [a / b for a, b in zip(self.rates[name], self.rates[other], strict=True)]

    def table(self) -> list[str]:
        lines = [f"| {self.title} | {self.unit}/s, median | least | most |", "|---|---|---|---|"]
        for name, rates in self.rates.items():
            low, middle, high = (_short(f(rates)) for f in (min, statistics.median, max))
            lines.append(f"| {name} | {middle} | {low} | {high} |")
        return lines


@dataclass
class Goal:
    """A ratio that has to be reached, and what was."""

    what: str
    ratios: list[float]
    wanted: float
    at_most: bool = False

    @property
    def median(self) -> float:
        return statistics.median(self.ratios)

    @property
    def reached(self) -> bool:
        return self.median <= self.wanted if self.at_most else self.median >= self.wanted

    def row(self) -> str:
        spread = f"{min(self.ratios):.2f} to {max(self.ratios):.2f}"
        sign = "at most" if self.at_most else "at least"
        verdict = "yes" if self.reached else "**no**"
        return (
            f"| {self.what} | {self.median:.2f} | {spread} | {sign} {self.wanted:g} | {verdict} |"
        )


def _short(rate: float) -> str:
    for factor, letter in ((1e6, " M"), (1e3, " k")):
        if rate >= factor:
            return f"{rate / factor:.2f}{letter}"
    return f"{rate:.2f}"
