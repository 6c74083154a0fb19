"""`pentaprism play`: a game in the terminal, against bots or with people at one keyboard."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from pentaprism import playthrough
from pentaprism.cli import results, screen
from pentaprism.core.errors import BadRequest
from pentaprism.core.game import Game
from pentaprism.games import registry

if TYPE_CHECKING:
    from pentaprism.cli.table import Table

EXAMPLES = (
    "Examples: `pentaprism play` - `pentaprism play prizmik --level club --seat 1` - "
    "`pentaprism play prizmik --people 2 --set capture=advance --record game.jsonl`"
)


def command(
    game: str = typer.Argument("", help="The game; asked for when there is a choice."),
    people: int = typer.Option(0, help="How many people sit at this keyboard; asked for if 0."),
    players: int = typer.Option(0, help="How many seats; bots take those that are left."),
    seat: int = typer.Option(0, help="The first seat that a person takes."),
    level: str = typer.Option(
        "", help="Level of the bots, by name or number; matched: as strong as you are."
    ),
    ms: int = typer.Option(1000, help="How long a bot thinks about a move, in milliseconds."),
    seed: int = typer.Option(-1, help="Seed of the deal; by lot if not given."),
    options: list[str] = typer.Option([], "--set", help="An option of the game: name=value."),
    record: str = typer.Option("", help="Write the record of the game to this file."),
) -> None:
    """Play here, in the terminal."""
    import secrets

    from pentaprism import bots
    from pentaprism.cli.table import Table
    from pentaprism.matched import MATCHED

    kind = registry.find(game) if game else _choose_game()
    asks = sys.stdin.isatty()
    if not people:
        people = _ask_people(kind) if asks else 1
    seats = players or max(kind.players[0], people)
    if not 1 <= people <= seats:
        raise BadRequest(f"{people} people do not fit on {seats} seats")
    if not level and people < seats:
        level = _ask_level(kind) if asks else "casual"
    strength = _matched(kind, people, seats - people) if level == MATCHED else None
    if strength is None:
        level = kind.find_level(int(level) if level.isdecimal() else level or None).name
    if record:
        Path(record).touch()  # rather now than after an hour's play
    lot = secrets.randbits(63) if seed < 0 else seed
    # Nobody can watch a clock and type: at one keyboard real time gives way to taking turns.
    untimed = kind.real_time.UNTIMED if kind.real_time else {}
    usual = kind.options.for_new_game(untimed)
    chosen_options = screen.read_options(kind, options, usual)
    game_played = playthrough.new(kind.id, seats, lot, **chosen_options)
    at_keyboard = {(seat + i) % seats for i in range(people)}
    table = Table(game_played, at_keyboard, level, bots.Limit(ms=ms), strength)
    try:
        table.run()
        _keep_result(table)
    finally:
        if record:
            Path(record).write_text(game_played.record().to_text(), "utf-8")
            typer.echo(f"The record is in {record}.")


def _matched(game: Game, people: int, bots: int) -> float:
    """How strong the bots are for whoever plays here."""
    from pentaprism import matched

    return matched.opposing(game, [matched.asked(game, results.read())] * people, bots)


def _keep_result(table: "Table") -> None:
    """What matched bots go by next time: a game that was finished or given up."""
    from pentaprism.matched import Result

    outcome = table.played.outcome
    if table.strength is None or (outcome is None and not table.resigned):
        return
    seats = len(table.game.seats(table.played.state))
    share = 0.0
    if outcome is not None:
        winners = outcome.winners or range(seats)
        share = sum(seat in table.people for seat in winners) / len(winners)
    people = len(table.people)
    results.add(Result(table.game.id, table.strength, people, seats - people, share))


def _choose_game() -> Game:
    if len(registry.GAMES) == 1 or not sys.stdin.isatty():
        return registry.GAMES[0]
    for number, game in enumerate(registry.GAMES, 1):
        typer.echo(f"  {number}  {game.name:10} {game.tagline}")
    number = typer.prompt("Which game", type=int, default=1)
    if not 1 <= number <= len(registry.GAMES):
        raise BadRequest(f"there are games 1 to {len(registry.GAMES)}")
    return registry.GAMES[number - 1]


def _ask_people(game: Game) -> int:
    most = game.players[1]
    typer.echo(f"{game.name}: {game.tagline}")
    return typer.prompt(f"People at this keyboard (1 plays against bots, up to {most})", default=1)


def _ask_level(game: Game) -> str:

    for number, level in enumerate(game.levels, 1):
        typer.echo(f"  {number}  {level.name:10} sees {game.sees(level)}")
    return str(typer.prompt("Level of the bot", default="3"))
