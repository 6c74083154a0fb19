"""PRIZMIK and Breakthrough on our core against OpenSpiel and python-chess."""

import subprocess
import sys
import time

from bench import breakthrough, theirs
from bench.measure import Contest, Goal
from bench.ours import Ours
from pentaprism.games.registry import find

BREAKTHROUGH_PERFT = [1, 22, 484, 11132]


def run(rounds: int) -> tuple[list[Contest], list[Goal]]:
    prizmik = Ours(find("prizmik").rules, [0, 100])
    ours = Ours(breakthrough, [])
    check_breakthrough(ours)
    for side in (prizmik, ours):  # what has to be compiled is, before anything is measured
        side.perft(1)
        side.simulations(1)
    playouts = Contest(
        "random playouts, one thread",
        "moves",
        {
            "PRIZMIK, ours": lambda: prizmik.playouts(8_000),
            "Breakthrough, ours": lambda: ours.playouts(80_000),
            "Breakthrough, OpenSpiel": lambda: theirs.playouts("breakthrough", 8_000),
            "chess, OpenSpiel": lambda: theirs.playouts("chess", 200),
        },
    )
    perft = Contest(
        "perft, every leaf made, one thread",
        "leaves",
        {
            "PRIZMIK, ours": lambda: prizmik.perft(6),
            "Breakthrough, ours": lambda: ours.perft(5),
            "Breakthrough, OpenSpiel's Python interface": (
                lambda: theirs.spiel_perft("breakthrough", 3)
            ),
            "chess, OpenSpiel's Python interface": lambda: theirs.spiel_perft("chess", 3),
            "chess, python-chess": lambda: theirs.chess_perft(3),
        },
    )
    searches = Contest(
        "MCTS with random playouts, one thread",
        "simulations",
        {
            "PRIZMIK, ours": lambda: prizmik.simulations(10_000),
            "Breakthrough, ours": lambda: ours.simulations(100_000),
            "Breakthrough, OpenSpiel": lambda: theirs.simulations("breakthrough", 8_000),
            "chess, OpenSpiel": lambda: theirs.simulations("chess", 400),
        },
    )
    threads = Contest(
        "PRIZMIK playouts, threads",
        "moves",
        {
            "one thread": lambda: prizmik.playouts(15_000),
            "two threads": lambda: prizmik.playouts_in_threads(15_000, 2),
        },
        clock=time.perf_counter,
    )
    contests = [playouts, perft, searches, threads]
    for contest in contests:
        print(f"  {contest.title} ...", flush=True)
        contest.run(rounds)
    mine, same, rival = "PRIZMIK, ours", "Breakthrough, ours", "Breakthrough, OpenSpiel"
    goals = [
        Goal("PRIZMIK playouts / OpenSpiel Breakthrough", playouts.ratios(mine, rival), 8),
        Goal("Breakthrough playouts / OpenSpiel's", playouts.ratios(same, rival), 10),
        Goal("Breakthrough MCTS / OpenSpiel's", searches.ratios(same, rival), 10),
        Goal("two threads / one", threads.ratios("two threads", "one thread"), 1.8),
        Goal("seconds to start `pentaprism games`", start_times(rounds), 0.5, at_most=True),
    ]
    return contests, goals


def check_breakthrough(ours: Ours) -> None:
    """It is the same game: both count the same sequences of moves."""
    for depth, leaves in enumerate(BREAKTHROUGH_PERFT[1:], 1):
        assert ours.perft(depth) == leaves
        assert theirs.spiel_perft("breakthrough", depth) == leaves


def start_times(rounds: int) -> list[float]:
    """Whole processes, the first one not counted."""
    times = []
    for _ in range(rounds + 1):
        began = time.perf_counter()
        command = [sys.executable, "-m", "pentaprism", "games"]
        subprocess.run(command, check=True, capture_output=True)
        times.append(time.perf_counter() - began)
    return times[1:]
