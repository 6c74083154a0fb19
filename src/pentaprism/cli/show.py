"""`pentaprism show`: a picture of a position."""

import sys
from pathlib import Path

import typer

from pentaprism.cli import screen
from pentaprism.games import registry

EXAMPLES = (
    "Examples: `pentaprism show prizmik --out start.svg` - "
    "`pentaprism show --record game.jsonl --move 12 --seat 0 --out picture.svg`"
)


def command(
    game: str = typer.Argument("", help="The game; a record names its own."),
    position: str = typer.Option("", help="A file with a position as JSON, or - for input."),
    record: str = typer.Option("", help="A record; its last position, or that after --move."),
    move: int = typer.Option(-1, help="With --record: the position after so many moves."),
    players: int = typer.Option(0, help="Without either: the set-up for so many players."),
    seed: int = typer.Option(0, help="Seed of the set-up."),
    options: list[str] = typer.Option([], "--set", help="An option of the game: name=value."),
    seat: int = typer.Option(-1, help="As this seat sees it; everything open by default."),
    out: str = typer.Option("", help="Write the SVG here; to standard output by default."),
) -> None:
    """Write a picture of a position, as SVG."""
    if record:
        kind, state = screen.recorded_state(record, move)
    else:
        kind = registry.find(game)
        state = screen.chosen_state(kind, position, players, seed, options)
    if seat >= 0:
        kind.check_seat(state, seat)
    picture = kind.svg(state, seat) if seat >= 0 else kind.pictures.svg(state[0], 0)
    if out:
        Path(out).write_text(picture, "utf-8")
    else:
        sys.stdout.write(picture + "\n")
