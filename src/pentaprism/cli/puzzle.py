"""`pentaprism puzzle`: a puzzle for one, with hints by degrees."""

import datetime
from typing import Any

import typer

from pentaprism.cli import screen
from pentaprism.core.errors import BadRequest, IllegalMove
from pentaprism.core.game import Game
from pentaprism.games import registry

EXAMPLES = (
    "Examples: `pentaprism puzzle` (today's) - `pentaprism puzzle laser --seed 5` - "
    "`pentaprism puzzle --difficulty hard --seed 7` - `pentaprism puzzle laser --puzzle FILE` - "
    "`pentaprism puzzle prizmik`"
)

_HELP = """
  hint      a little help, and a little more each time
  solve     the whole truth
  quit      leave"""


def command(
    game: str = typer.Argument("laser", help="A game that has puzzles: laser, prizmik."),
    date: str = typer.Option("", help="The puzzle of this day, as 2026-12-24; today by default."),
    seed: int = typer.Option(-1, help="Any other puzzle, by number."),
    difficulty: str = typer.Option("", help="With --seed: easy, medium, hard or expert."),
    mode: str = typer.Option("", help="With --seed, in Laser: competitive or team."),
    cards: int = typer.Option(0, help="With --seed: 2 to 5 cards in Laser, moves in PRIZMIK."),
    puzzle: str = typer.Option("", help="A file with a puzzle as JSON, or - for input."),
) -> None:
    """Solve a puzzle for one, today's or any other."""
    puzzles: Any = _game(game).puzzles
    if puzzle:
        given = screen.read_json(puzzle)
    elif seed >= 0:
        named = {"difficulty": difficulty, "mode": mode, "cards": cards}
        given = puzzles.generate(seed, **{name: value for name, value in named.items() if value})
    else:
        given = puzzles.daily(_day(date))
    Try(puzzles, given).run()


def _game(name: str) -> Game:
    known = {game.id: game for game in registry.GAMES if game.puzzles is not None}
    if name not in known:
        raise BadRequest(f"name a game that has puzzles: {', '.join(known)}")
    return known[name]


def _day(date: str) -> datetime.date:
    if not date:
        return datetime.datetime.now(datetime.UTC).date()
    try:
        return datetime.date.fromisoformat(date)
    except ValueError:
        raise BadRequest(f"a date is written as 2026-12-24, not {date!r}") from None


class Try:
    """One person at one puzzle."""

    def __init__(self, puzzles: Any, puzzle: Any) -> None:
        self.puzzles = puzzles
        self.puzzle = puzzle
        self.picture = puzzles.draw(puzzle)
        self.rating = puzzles.rate(puzzle)
        self.hints = puzzles.hints(puzzle)
        self.given = 0

    def run(self) -> None:
        typer.echo(self.picture + "\n")
        typer.echo(f"{self.puzzles.GOAL} (? for help).")
        try:
            while not self._did(input("line: ").strip()):
                pass
        except (EOFError, KeyboardInterrupt):
            typer.echo("")

    def _did(self, typed: str) -> bool:
        """Answer what was typed; true when the puzzle is done with."""
        if typed in ("quit", "exit"):
            return True
        if typed in ("", "?", "help"):
            typer.echo(f"  a line    {self.puzzles.HELP}{_HELP}")
        elif typed == "hint":
            self._hint()
        elif typed == "solve":
            typer.echo(f"  {self.hints[-1].text}: {self.hints[-1].reason}")
            return True
        elif typed == "impossible" and self.puzzles.MAY_BE_IMPOSSIBLE:
            return self._impossible()
        else:
            return self._line(typed.split())
        return False

    def _hint(self) -> None:
        hint = self.hints[min(self.given, len(self.hints) - 1)]
        self.given += 1
        typer.echo(f"  {hint.text} ({hint.reason})")

    def _impossible(self) -> bool:
        if self.rating is None:
            typer.echo(f"  Right: {self.hints[0].reason}.")
            return True
        typer.echo("  There is a way.")
        return False

    def _line(self, texts: list[str]) -> bool:
        try:
            tried = self.puzzles.attempt(self.puzzle, texts)
        except IllegalMove as error:
            typer.echo(f"  No: {error.message}  [clause {error.clause}]")
            return False
        for told in tried.told:
            typer.echo(f"  {told}")
        said = self.puzzles.verdict(self.puzzle, tried)
        if said is not None:
            typer.echo(f"  {said}")
            return False
        helped = f" with {self.given} hints" if self.given else ""
        typer.echo(f"  {self.puzzles.DONE.format(cost=tried.cost, helped=helped)}")
        typer.echo(f"  This was {self.rating.name} ({self.rating.rating}).")
        return True
