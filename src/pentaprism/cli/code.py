"""`pentaprism code`: a position as a short text to write down, and back."""

import json
from typing import Any

import typer

from pentaprism.cli import screen
from pentaprism.core.game import SPECTATOR, Game
from pentaprism.games import registry
from pentaprism.records.codes import code_of, read_code

EXAMPLES = (
    "Examples: `pentaprism code prizmik --position FILE` - "
    "`pentaprism code --record game.jsonl --move 12 --seat 0` - `pentaprism code 1XKD-...` "
    "(what it says) - `pentaprism code 1XKD-... --json`"
)


def command(
    what: str = typer.Argument("", help="A code to read, or the game of a position."),
    position: str = typer.Option("", help="A file with a position as JSON, or - for input."),
    record: str = typer.Option("", help="A record; its last position, or that after --move."),
    move: int = typer.Option(-1, help="With --record: the position after so many moves."),
    seat: int = typer.Option(-1, help="Only what this seat may know of it."),
    watching: bool = typer.Option(False, help="Only what everybody may know of it."),
    as_json: bool = typer.Option(False, "--json", help="Of a code: the position as JSON."),
) -> None:
    """Make the short code of a position, or read one."""
    if not position and not record:
        _tell(what, as_json)
        return
    if record:
        game, state = screen.recorded_state(record, move)
    else:
        game = registry.find(what)
        state = game.from_position(screen.read_json(position))
    typer.echo(_code(game, state, seat, watching))


def _code(game: Game, state: Any, seat: int, watching: bool) -> str:
    if seat < 0 and not watching:
        return code_of(game, game.position(state))
    viewer = SPECTATOR if watching else seat
    if not watching:
        game.check_seat(state, seat)
    return code_of(game, game.position(game.redacted(state, viewer)), viewer)


def _tell(code: str, as_json: bool) -> None:
    coded = read_code(code)
    if as_json:
        typer.echo(json.dumps(coded.position))
        return
    game, state = coded.game, coded.state
    typer.echo(game.pictures.draw(state[0], 0 if coded.viewer is None else coded.viewer) + "\n")
    for line in game.sheet(state):
        typer.echo(f"  {line}")
