"""`pentaprism lab`: what seats, cards, tiles and rules are worth (docs/lab.md)."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from pentaprism.cli import runs, screen
from pentaprism.core.errors import BadRequest
from pentaprism.core.game import Game
from pentaprism.games import registry

if TYPE_CHECKING:
    from pentaprism.lab.answers import Answer, Chart, Mean
    from pentaprism.lab.questions import Plan

app = typer.Typer(
    name="lab",
    no_args_is_help=True,
    rich_markup_mode="markdown",
    help="Change a card, see what it does: seats, cards, rules, how games go (docs/lab.md).",
)

GAME = typer.Argument(help="The game.")
PLAYERS = typer.Option([], "--players", help="How many seats; may be repeated. Fewest by default.")
LEVELS = typer.Option([], "--level", help="Who plays: greedy, casual, mcts@nodes=200, ...")
GAMES = typer.Option(2000, "--games", help="The most games, or pairs of games, of each trial.")
OPTIONS = typer.Option([], "--set", help="An option of the game: name=value, or name=FILE.toml.")
SEED = typer.Option(0, "--seed", help="Another seed, other deals.")
LOG = typer.Option(Path("lab.sqlite"), "--log", help="Every game is kept here, and gone on from.")
JSON = typer.Option(False, "--json", help="End with the answer as a line of JSON.")


def _ask_for(question: str) -> Callable[..., None]:
    def ask(
        game: str = GAME,
        players: list[int] = PLAYERS,
        level: list[str] = LEVELS,
        games: int = GAMES,
        options: list[str] = OPTIONS,
        seed: int = SEED,
        on: str = runs.ON,
        workers: int = runs.WORKERS,
        log: Path = LOG,
        as_json: bool = JSON,
    ) -> None:
        plan = _plan(question, game, players, level, options, seed)
        _answer(plan, games, on, workers, log, as_json)

    return ask


#: Questions about one set of rules: what is asked, and an example.
_QUESTIONS = {
    "seats": (
        "How fair are the seats? Each one's share of the wins beside a fair one.",
        "seats prisma --players 2 --players 4 --level greedy",
    ),
    "cards": (
        "What is each card or tile worth? Dealt or not, swapped in, forbidden, how often used.",
        "cards prismatic --players 3 --games 500 --json",
    ),
    "shape": (
        "How does a game go? Length, margin, changes of lead, comebacks, what is done how often.",
        "shape prism --players 4 --level casual",
    ),
}
for _name, (_asked, _example) in _QUESTIONS.items():
    app.command(_name, help=_asked, epilog=f"Example: `pentaprism lab {_example}`")(_ask_for(_name))


@app.command(
    "compare",
    epilog="Examples: `pentaprism lab compare prisma --with tiles=mine.toml --measure loops` - "
    "`pentaprism lab compare prizmik --with capture=advance --measure moves --edge 5`",
)
def compare(
    game: str = GAME,
    other: list[str] = typer.Option(..., "--with", help="The change: name=value or name=FILE."),
    measure: str = typer.Option("moves", help="The number that matters; `shape` lists them."),
    edge: float = typer.Option(0.0, help="The difference that would matter; 0: any."),
    players: list[int] = PLAYERS,
    level: list[str] = LEVELS,
    games: int = GAMES,
    options: list[str] = OPTIONS,
    seed: int = SEED,
    on: str = runs.ON,
    workers: int = runs.WORKERS,
    log: Path = LOG,
    as_json: bool = JSON,
) -> None:
    """What does a changed data file or option do? Pairs of games of one deal, until it is known."""
    from msgspec.structs import replace

    plan = _plan("compare", game, players, level, options, seed)
    changed, files = _change(registry.find(game), other)
    plan = replace(plan, other=changed, files=(*plan.files, *files), measure=measure, edge=edge)
    _answer(plan, games, on, workers, log, as_json)


@app.command(
    "clauses",
    epilog="Examples: `pentaprism lab clauses prism` - "
    "`pentaprism lab clauses laser --players 3 --level casual --games 200 --json`",
)
def clauses(
    game: str = GAME,
    players: list[int] = typer.Option([], "--players", help="Only so many seats."),
    level: list[str] = LEVELS,
    games: int = typer.Option(1000, "--games", help="Games in all."),
    options: list[str] = OPTIONS,
    seed: int = SEED,
    on: str = runs.ON,
    workers: int = runs.WORKERS,
    log: Path = LOG,
    as_json: bool = JSON,
) -> None:
    """Which clauses of the rules decide something, in how many games of bots?"""
    from msgspec.structs import replace

    from pentaprism.lab.questions import ask

    kind = registry.find(game)
    usual = ["greedy", "casual"] if kind.greedy else ["casual"]
    plan = _plan("clauses", game, players, level or usual, options, seed)
    plan = replace(plan, players=tuple(players))
    each = -(-games // len(ask(plan).trials))
    _answer(plan, each, on, workers, log, as_json)


@app.command(
    "diff",
    epilog="Example: `pentaprism lab diff deck=standard deck=mine.toml games/*.jsonl`",
)
def diff(
    old: str = typer.Argument(help="name=value or name=FILE.toml; `-`: as each game was played."),
    new: str = typer.Argument(help="The same for the new rules."),
    records: list[Path] = typer.Argument(help="Game records."),
    as_json: bool = typer.Option(False, "--json", help="A line of JSON for each record."),
) -> None:
    """Which kept games go another way under other rules, and where."""
    import msgspec

    from pentaprism.lab.diff import compare_record
    from pentaprism.records import Record

    same = 0
    for path in records:
        record = Record.from_text(path.read_text("utf-8"))
        game = registry.find(record.header.game)
        before, after = (
            {} if each == "-" else _change(game, each.split(","))[0] for each in (old, new)
        )
        found = compare_record(str(path), record, before, after)
        same += found.way == "same"
        if as_json:
            typer.echo(msgspec.json.encode(found).decode())
        elif found.way != "same":
            clause = f" (clause {found.clause})" if found.clause else ""
            where = f"move {found.move}" if found.move else "the deal"
            typer.echo(f"{path}: {found.way} at {where}: {found.detail}{clause}")
    if not as_json:
        typer.echo(f"{same} of {len(records)} games go the same way.")


# -- what is asked


def _plan(
    question: str,
    game: str,
    players: list[int],
    levels: list[str],
    options: list[str],
    seed: int,
) -> "Plan":
    from pentaprism.lab.questions import Plan

    kind = registry.find(game)
    typed, files = _typed(kind, options)
    chosen = screen.new_game_options(kind, typed)
    usual = "greedy" if kind.greedy else kind.middle_level
    return Plan(
        question=question,
        game=kind.id,
        players=tuple(players or [kind.players[0]]),
        levels=tuple(levels or [usual]),
        options=chosen,
        files=files,
        seed=seed,
    )


def _change(game: Game, pairs: list[str]) -> tuple[Any, tuple[Any, ...]]:
    """What is put over other options: just what was typed, be it a default or not."""
    typed, files = _typed(game, pairs)
    return game.options.from_text(screen.pairs_of(typed)), files


def _typed(game: Game, pairs: list[str]) -> tuple[list[str], tuple[Any, ...]]:
    """Options as typed; a data file may be named by its path, and then travels with the plan."""
    from pentaprism.lab.files import data_options, lent_from

    typed, files = [], []
    for pair in pairs:
        name, _, value = pair.partition("=")
        if name in data_options(game) and value.endswith(".toml"):
            path = Path(value)
            if not path.is_file():
                raise BadRequest(f"there is no file {value}")
            value, file = lent_from(game, name, path.read_text("utf-8"))
            files.append(file)
        typed.append(f"{name}={value}")
    return typed, tuple(files)


# -- the answer


def _answer(plan: "Plan", games: int, on: str, workers: int, log: Path, as_json: bool) -> None:
    import msgspec

    from pentaprism.lab.log import LabLog
    from pentaprism.lab.questions import ask
    from pentaprism.lab.run import run

    question = ask(plan)
    stopped = False
    with LabLog(log) as kept, runs.workers_for(on, workers) as pool:
        try:
            with runs.live(as_json) as show:
                for _ in run(kept, question, pool, games, plan.title):
                    show(lambda: _panel(question.answer(False)))
        except KeyboardInterrupt:
            stopped = True
    answer = question.answer(not stopped)
    if as_json:
        typer.echo(msgspec.json.encode(answer).decode())
    else:
        from rich.console import Console

        Console().print(_panel(answer))
    if stopped:
        typer.echo(f"Stopped. The same command goes on from {log}.", err=True)
        raise typer.Exit(130)


def _panel(answer: "Answer") -> Any:
    from rich.console import Group
    from rich.text import Text

    parts: list[Any] = [Text(f"{answer.title}; {answer.games:,} games", style="bold")]
    if answer.verdict:
        left = f", about {answer.games_left:,} games left" if answer.games_left else ""
        parts.append(Text(f"verdict: {answer.verdict}{left}", style="bold"))
    parts += [_table(answer.game, chart) for chart in answer.charts]
    return Group(*parts)


def _table(game: str, chart: "Chart") -> Any:
    from rich.table import Table

    table = Table(title=chart_title(chart.id), title_justify="left", box=None)
    table.add_column("")
    for head in ("mean", "interval", "games", ""):
        table.add_column(head, justify="right")
    for line in chart.lines:
        interval = f"{_number(chart, line.low)} to {_number(chart, line.high)}"
        mark = "effect" if line.found else ""
        name = line_name(game, line)
        table.add_row(name, _number(chart, line.mean), interval, str(line.count), mark)
    return table


def _number(chart: "Chart", number: float) -> str:
    return f"{number:.1%}" if chart.unit == "share" else f"{number:.2f}"


def chart_title(name: str) -> str:
    """What a chart shows, in English; after a colon stands whose games it is of."""
    from pentaprism.core.words import TABLE, Message

    head, _, rest = name.partition(": ")
    title = str(Message(f"{TABLE}/lab-chart-{head}"))
    return f"{title} ({rest})" if rest else title


def line_name(game: str, line: "Mean") -> str:
    """A measure in words; seats and cards have their own names."""
    from pentaprism.core import words

    book, _, name = line.name.partition("/")
    key = f"{game}/measure-{name}" if book == game else f"{words.TABLE}/lab-measure-{line.name}"
    return str(words.Message(key)) if words.has(key) else line.name
