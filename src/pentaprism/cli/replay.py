"""`pentaprism replay`: check a game record and show it."""

from pathlib import Path
from typing import Any

import typer

from pentaprism.core.errors import BadRecord
from pentaprism.core.game import Game
from pentaprism.games import registry
from pentaprism.records import Record, replay

EXAMPLES = "Examples: `pentaprism replay game.jsonl` - `pentaprism replay game.jsonl --boards`"


def command(
    file: Path = typer.Argument(help="A record, as `pentaprism play --record` writes it."),
    boards: bool = typer.Option(False, "--boards", help="Show the position after every move."),
    seat: int = typer.Option(-1, help="Show it as this seat knew it; everything open by default."),
) -> None:
    """Check every move of a record and tell the game."""
    try:
        record = Record.from_text(file.read_text("utf-8"))
    except UnicodeDecodeError:
        raise BadRecord(f"{file} is not a text file") from None
    header = record.header
    game = registry.find(header.game)
    states = list(replay(record))
    typer.echo(f"{game.name}, {header.date}: {', '.join(header.seats)}")
    for number, (played, before, after) in enumerate(
        zip(record.moves, states, states[1:], strict=False), 1
    ):
        move = game.text.parse_move(played.move)
        assert move is not None, "replay has checked it"
        told = game.events_in_full(before, played.seat, move, after)
        words = "; ".join(map(game.tell, told))
        typer.echo(f"{number:4}  {played.ms / 1000:7.1f} s  {played.move:10} {words}")
        if boards:
            typer.echo(_picture(game, after, seat) + "\n")
    if not boards:
        typer.echo("\n" + _picture(game, states[-1], seat))
    outcome = game.outcome(states[-1])
    if outcome is None and header.result is not None:
        outcome = header.result.outcome()
    typer.echo(f"\n{game.result_text(outcome)}" if outcome else "\nNot finished.")
    typer.echo(f"All {len(record.moves)} moves are legal.")


def _picture(game: Game, state: Any, seat: int) -> str:
    return game.pictures.draw(state[0], 0) if seat < 0 else game.draw(state, seat)
