"""Batches of games for learners: steps a second of random play.

A step is counted with everything a learner would wait for: a random choice for each game by
`random_actions`, the check of the actions, the moves, who acts next and the list of that seat's
legal moves; with extras also its observation and mask. Games begin again when they end.
"""

import time
from collections.abc import Callable

import numpy as np

from bench.measure import Contest, Goal
from pentaprism import envs
from pentaprism.core.rng import generator

GAMES = ("prizmik", "prism")
NUMBERS = (1, 16, 256, 1_024, 4_096, 16_384, 65_536)
USUAL = 1_024
IN_THREADS = 8_192
SECONDS = 0.2
#: What the issue asks for, in steps a second.
BARE, FULL, TWO_THREADS = 5e6, 0.7e6, 1.7

NOTES = """\
Two threads: the choice and the check of 8,192 actions, which one thread makes, take 17
microseconds of the 870 of a step of PRISM, and handing slices over takes 13 or more, depending on
how quickly a sleeping core wakes up. Threads take slices of 1,024 games as they are ready, so that
a core that is busy with something else costs its own share only; with halves the slower one
decided. From 16,384 games on the records are larger than the cache: a game's step then takes one
thread up to 1.6 times as long, and two threads share the memory.

"""


def run(rounds: int) -> tuple[list[Contest], list[Goal]]:
    contests, goals = [], []
    for game in GAMES:
        for extras in (False, True):
            contest = growing(game, extras, rounds)
            contests.append(contest)
            rates = contest.rates[label(USUAL)]
            wanted = FULL if extras else BARE
            what = f"{game}, million steps a second, {USUAL:,} games, {kind(extras)}"
            goals.append(Goal(what, [rate / 1e6 for rate in rates], wanted / 1e6))
        contest = threaded(game, rounds)
        contests.append(contest)
        ratios = contest.ratios("two threads", "one thread")
        goals.append(Goal(f"{game}, two threads / one", ratios, TWO_THREADS))
    return contests, goals


def growing(game: str, extras: bool, rounds: int) -> Contest:
    """The same with more and more games."""
    contest = Contest(
        f"{game}, {kind(extras)}, one thread",
        "steps",
        {label(n): playing(game, n, extras, 1) for n in NUMBERS},
    )
    return measured(contest, rounds)


def threaded(game: str, rounds: int) -> Contest:
    contest = Contest(
        f"{game}, {IN_THREADS:,} games, {kind(False)}, threads",
        "steps",
        {
            "one thread": playing(game, IN_THREADS, False, 1),
            "two threads": playing(game, IN_THREADS, False, 2),
        },
        time.perf_counter,
    )
    return measured(contest, rounds)


def measured(contest: Contest, rounds: int) -> Contest:
    print(f"  {contest.title} ...", flush=True)
    contest.run(rounds)
    return contest


def kind(extras: bool) -> str:
    return "observation and mask" if extras else "no extras"


def label(n: int) -> str:
    return f"{n:,} games" if n > 1 else "1 game"


def playing(game: str, n: int, extras: bool, threads: int) -> Callable[[], int]:
    """Random play for about SECONDS; the number of steps in all games."""
    games = envs.batch(game, n, observe=extras, mask=extras, restart=True, threads=threads)
    chance, actions = generator(1), np.zeros(n, np.int64)

    def step(times: int) -> None:
        for _ in range(times):
            games.step(games.random_actions(chance, actions))

    step(20)  # away from the start, where all games are alike
    began = time.perf_counter()
    step(5)
    times = max(5, int(5 * SECONDS / (time.perf_counter() - began)))

    def work() -> int:
        step(times)
        return times * n

    return work
