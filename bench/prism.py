"""PRISM's random matches against OpenSpiel's hearts in C++ and against plain Python."""

from bench import theirs
from bench.measure import Contest, Goal
from bench.ours import Ours
from pentaprism.games.registry import find
from tests.games.prism.plain import random_playout


def run(rounds: int) -> tuple[list[Contest], list[Goal]]:
    prism = find("prism")
    options = [int(number) for number in prism.options.numbers({})]
    ours = {players: Ours(prism.rules, options, players) for players in (2, 4, 6)}
    playouts = Contest(
        "random playouts of card games, one thread",
        "moves",
        {
            "PRISM, ours, 2 players": lambda: ours[2].playouts(1_000),
            "PRISM, ours, 4 players": lambda: ours[4].playouts(1_000),
            "PRISM, ours, 6 players": lambda: ours[6].playouts(1_000),
            "hearts, OpenSpiel": lambda: theirs.playouts("hearts", 4_000),
            "PRISM in plain Python, 4 players": plain_matches,
        },
    )
    print(f"  {playouts.title} ...", flush=True)
    playouts.run(rounds)
    same = "PRISM, ours, 4 players"
    goals = [
        Goal("PRISM playouts / OpenSpiel hearts", playouts.ratios(same, "hearts, OpenSpiel"), 1),
        Goal(
            "PRISM playouts / plain Python",
            playouts.ratios(same, "PRISM in plain Python, 4 players"),
            20,
        ),
    ]
    return [playouts], goals


def plain_matches() -> int:
    return sum(random_playout(seed, 4) for seed in range(20))
