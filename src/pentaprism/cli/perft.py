"""`pentaprism perft`: count the sequences of moves from a position."""

import time

import typer

from pentaprism.cli import screen
from pentaprism.core.errors import BadRequest
from pentaprism.games import registry

EXAMPLES = "Examples: `pentaprism perft prizmik 6` - `pentaprism perft prizmik 4 --position FILE`"


def command(
    game: str = typer.Argument(help="The game."),
    depth: int = typer.Argument(help="Plies, 0 to 20."),
    position: str = typer.Option("", help="A file with a position as JSON, or - for input."),
    players: int = typer.Option(0, help="Players at the start; the fewest by default."),
    seed: int = typer.Option(0, help="Seed of the set-up."),
    options: list[str] = typer.Option([], "--set", help="An option: name=value."),
) -> None:
    """Count move sequences of every length up to a depth, with times."""
    import numpy as np

    from pentaprism.search.perft import MAX_DEPTH, make_perft

    if not 0 <= depth <= MAX_DEPTH:
        raise BadRequest(f"depth is 0 to {MAX_DEPTH}, not {depth}")
    kind = registry.find(game)
    state = screen.chosen_state(kind, position, players, seed, options)
    perft = make_perft(kind.rules)
    states = np.repeat(state, depth + 1)
    moves = np.zeros((depth + 1, kind.rules.MAX_MOVES), np.int64)
    perft(states, moves, 0, 0, True)
    for plies in range(depth + 1):
        began = time.perf_counter()
        nodes = perft(states, moves, 0, plies, True)
        typer.echo(f"{plies:3} {nodes:20,} {time.perf_counter() - began:10.3f} s")
