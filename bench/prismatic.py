"""Prismatic: random moves a second, all legal moves listed each time."""

from collections.abc import Callable
from functools import partial

from bench.measure import Contest, Goal
from bench.ours import Ours
from pentaprism.games.registry import find


def run(rounds: int) -> tuple[list[Contest], list[Goal]]:
    prismatic = find("prismatic")
    options = [int(number) for number in prismatic.options.numbers({})]
    contestants: dict[str, Callable[[], int]] = {}
    for players in (2, 3, 4):
        ours = Ours(prismatic.rules, options, players)
        contestants[f"{players} players"] = partial(ours.playouts, 300)
    playouts = Contest("Prismatic, random playouts, one thread", "moves", contestants)
    print(f"  {playouts.title} ...", flush=True)
    playouts.run(rounds)
    goals = [
        Goal(f"Prismatic, {name}, moves a second", rates, 200_000)
        for name, rates in playouts.rates.items()
    ]
    return [playouts], goals
