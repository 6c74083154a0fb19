"""`pentaprism bench`: how fast the rules run here. `make bench` compares with other programs."""

import time
from functools import cache
from typing import Any

import typer

from pentaprism.core.errors import BadRequest
from pentaprism.core.game import Game
from pentaprism.games import registry

EXAMPLES = "Examples: `pentaprism bench` - `pentaprism bench prizmik --seconds 5`"


def command(
    game: str = typer.Argument("", help="One game; all by default."),
    seconds: float = typer.Option(1.0, help="How long to measure each repeat."),
    repeats: int = typer.Option(5, help="How often; the median and the spread are shown."),
) -> None:
    """Random playouts in moves a second, one thread."""
    import statistics

    if not 0 < seconds <= 600 or not 1 <= repeats <= 100:
        raise BadRequest("seconds are up to 600 and repeats 1 to 100")
    for kind in [registry.find(game)] if game else registry.GAMES:
        run_playouts(kind, 1)
        batch, took = 1, 0.0
        while took < 0.05:
            batch *= 2
            _, took = run_playouts(kind, batch)
        batch = max(1, int(batch * seconds / took))
        rates = []
        for _ in range(repeats):
            moves, took = run_playouts(kind, batch)
            rates.append(moves / took / 1e6)
        typer.echo(
            f"{kind.name:10} {statistics.median(rates):8.2f} M moves/s "
            f"(of {repeats}: {min(rates):.2f} to {max(rates):.2f})"
        )


def run_playouts(game: Game, games: int, seed: int = 1) -> tuple[int, float]:
    """Play random games; the number of moves and the seconds they took."""
    import numpy as np

    from pentaprism.core.rng import generator

    rules: Any = game.rules
    players = game.players[0]
    states = np.zeros(1, rules.STATE)
    scratch = np.zeros(rules.MAX_MOVES, np.int64)
    options = game.options.numbers({})
    began = time.perf_counter()
    moves = _kernel(game)(states, players, options, generator(seed), games, scratch)
    return int(moves), time.perf_counter() - began


@cache
def _kernel(game: Game) -> Any:
    from pentaprism.search.playout import make_playouts

    return make_playouts(game.rules)
