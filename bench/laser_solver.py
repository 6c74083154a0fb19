"""How fast Laser's solver is: fresh deals one by one, and a batch on all cores.

`python -m bench.laser_solver` prints a table; the functions give the numbers, `run` the goals.
"""

import os
import threading
import time
from typing import Any, NamedTuple

import numpy as np

from bench.measure import Contest, Goal
from pentaprism.games.laser import solver
from pentaprism.games.laser.puzzles import deal
from pentaprism.games.laser.solve import LIMIT, read_puzzle

DEALS = 1000
BATCH = 20_000


class Times(NamedTuple):
    """Microseconds a puzzle, for least cost, line and all totals up to 10."""

    median: float
    p99: float
    hardest: float


def deals(mode: str, cards: int, number: int) -> Any:
    """Fresh deals as one array of puzzles."""
    return np.concatenate([read_puzzle(deal(seed, mode, cards)) for seed in range(number)])


def one_by_one(puzzles: Any) -> Times:
    """Each puzzle alone; the best of three, since other programs run too."""
    work = np.zeros(1, solver.WORK)
    least, totals = np.zeros(1, np.int64), np.zeros((1, LIMIT + 1), np.int8)
    solver.solve_many(work, puzzles[:1], LIMIT, least, totals)
    took = np.full(len(puzzles), np.inf)
    for i in range(len(puzzles)):
        for _ in range(3):
            began = time.perf_counter()
            solver.solve_many(work, puzzles[i : i + 1], LIMIT, least, totals)
            took[i] = min(took[i], time.perf_counter() - began)
    took *= 1e6
    return Times(float(np.median(took)), float(np.percentile(took, 99)), float(took.max()))


def batch(puzzles: Any, threads: int) -> int:
    """Solve all of them with so many threads; returns how many there were."""

    def work(part: Any) -> None:
        space = np.zeros(1, solver.WORK)
        least = np.zeros(len(part), np.int64)
        solver.solve_many(space, part, LIMIT, least, np.zeros((len(part), LIMIT + 1), np.int8))

    parts = np.array_split(np.resize(puzzles, BATCH), threads)
    workers = [threading.Thread(target=work, args=(part,)) for part in parts]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    return BATCH


def run(rounds: int) -> tuple[list[Contest], list[Goal]]:
    """The goals, in every round on the same deals of both modes."""
    both = {mode: deals(mode, 2, DEALS) for mode in ("team", "competitive")}
    threads = os.cpu_count() or 1
    batches = Contest(
        f"Laser puzzles in a batch, {threads} threads",
        "puzzles",
        {mode: lambda puzzles=puzzles: batch(puzzles, threads) for mode, puzzles in both.items()},  # type: ignore[misc]
        clock=time.perf_counter,
    )
    print("  Laser puzzles ...", flush=True)
    batches.run(rounds)
    goals = []
    for mode, puzzles in both.items():
        times = [one_by_one(puzzles) for _ in range(rounds)]
        for what, wanted in (("median", 100), ("p99", 1_000), ("hardest", 50_000)):
            taken = [getattr(each, what) for each in times]
            goals.append(Goal(f"Laser, {mode}, {what}, microseconds", taken, wanted, at_most=True))
        goals.append(Goal(f"Laser, {mode}, puzzles a second", batches.rates[mode], 10_000))
    return [batches], goals


def main() -> None:
    print(f"{'deals':24}{'median us':>12}{'99% us':>12}{'hardest us':>12}")
    for mode in ("team", "competitive"):
        for cards in (2, 3):
            times = one_by_one(deals(mode, cards, DEALS))
            print(f"{mode + f', {cards} cards':24}" + "".join(f"{each:12.1f}" for each in times))
    threads = os.cpu_count() or 1
    for mode in ("team", "competitive"):
        puzzles = deals(mode, 2, DEALS)
        began = time.perf_counter()
        rate = batch(puzzles, threads) / (time.perf_counter() - began)
        print(f"{mode}, 2 cards, {threads} threads: {rate:,.0f} puzzles a second")


if __name__ == "__main__":
    main()
