"""`pentaprism arena`: who is better, tournaments, and games of their logs."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from pentaprism.cli import arena_check, runs, screen
from pentaprism.core.errors import BadRequest
from pentaprism.games import registry

if TYPE_CHECKING:
    from pentaprism.arena.blocks import Pairing
    from pentaprism.arena.sequential import SequentialTest
    from pentaprism.arena.tournament import Section, Tournament

app = typer.Typer(
    name="arena",
    no_args_is_help=True,
    rich_markup_mode="markdown",
    help="Who is better? Tests and tournaments between bots, ours and yours (docs/arena.md).",
)
app.command("check", epilog=arena_check.EXAMPLES)(arena_check.command)

TEST_EXAMPLES = (
    "Examples: `pentaprism arena test club novice --game prism --players 4` - "
    "`pentaprism arena test master@nodes=2000 master@nodes=500 --game prizmik --edge 0.02` - "
    "`pentaprism arena test 'engine:python bot.py' greedy --game prisma --one-against-rest`"
)
RUN_EXAMPLES = (
    "Examples: `pentaprism arena run league.toml --report league.html` - "
    "`pentaprism arena run league.toml --on ray://10.0.0.1:6379`; docs/arena.md describes the file"
)
REPLAY_EXAMPLES = (
    "Examples: `pentaprism arena replay arena.sqlite 17 --out game.jsonl`, then "
    "`pentaprism replay game.jsonl` - `pentaprism arena replay arena.sqlite --all --out games/`"
)

LOG = typer.Option(Path("arena.sqlite"), "--log", help="Every game is kept here, and gone on from.")


@app.command("test", epilog=TEST_EXAMPLES)
def compare_two(
    a: str = typer.Argument(help="A contestant: club, master@nodes=500, engine:COMMAND, ..."),
    b: str = typer.Argument(help="The other one."),
    game: str = typer.Option(..., help="The game."),
    players: int = typer.Option(0, help="How many seats; the fewest of the game if 0."),
    edge: float = typer.Option(0.0, help="The lead that matters, as a share of wins; 0: not said."),
    alpha: float = typer.Option(0.05, help="The chance to call A better when it is not."),
    beta: float = typer.Option(0.05, help="The chance to miss a lead of EDGE."),
    one_against_rest: bool = typer.Option(
        False, "--one-against-rest", help="One A among B's, instead of half of the seats."
    ),
    options: list[str] = typer.Option([], "--set", help="An option of the game: name=value."),
    seed: int = typer.Option(0, help="Another seed, other deals."),
    most_games: int = typer.Option(0, help="Stop undecided after so many games; 0: never."),
    on: str = runs.ON,
    workers: int = runs.WORKERS,
    log: Path = LOG,
    as_json: bool = typer.Option(False, "--json", help="End with the result as a line of JSON."),
) -> None:
    """Is A better than B? Mirrored blocks of games until it is known.

    The answer may be looked at any time; a run that was stopped goes on with the same command."""
    from pentaprism.arena.blocks import HALVES, ONE_AGAINST_REST, Pairing
    from pentaprism.arena.compare import check_contestants, compare, standing
    from pentaprism.arena.log import Log
    from pentaprism.arena.sequential import SequentialTest

    kind = registry.find(game)
    _check_numbers(edge, alpha, beta, seed)
    seating = ONE_AGAINST_REST if one_against_rest else HALVES
    chosen = screen.new_game_options(kind, options)
    pairing = Pairing(kind.id, players or kind.players[0], chosen, seating, (a, b), seed)
    check_contestants(pairing)
    decision = SequentialTest(pairing.fair_share, edge or None, alpha, beta)
    stopped = False
    with Log(log) as kept, runs.workers_for(on, workers) as pool:
        blocks = compare(kept, pairing, decision, pool, most_games or None)
        try:
            with runs.live(as_json) as show:
                for _ in blocks:
                    show(lambda: _test_panel(decision, pairing))
        except KeyboardInterrupt:
            stopped = True
    result = standing(decision, pairing)
    if not as_json:
        typer.echo(_verdict(result, pairing))
    if stopped:
        typer.echo(f"Stopped. The same command goes on from {log}.", err=True)
    if as_json:
        from msgspec import to_builtins

        typer.echo(json.dumps(to_builtins(result), separators=(",", ":")))
    if stopped:
        raise typer.Exit(130)


def _check_numbers(edge: float, alpha: float, beta: float, seed: int) -> None:
    if not 0 <= edge < 0.5:
        raise BadRequest(f"an edge is a share of wins above 0 and below 0.5, not {edge:g}")
    if not 0 < alpha < 0.5 or not 0 < beta < 0.5:
        raise BadRequest("alpha and beta are chances between 0 and 0.5")
    if not 0 <= seed < 2**63:
        raise BadRequest("a seed is a whole number from 0 to 2**63 - 1")


@app.command("run", epilog=RUN_EXAMPLES)
def run(
    file: Path = typer.Argument(help="A tournament (docs/arena.md)."),
    on: str = runs.ON,
    workers: int = runs.WORKERS,
    log: Path = typer.Option(
        None, "--log", help="Every game is kept here; FILE.sqlite by default."
    ),
    report: list[Path] = typer.Option(
        [], help="Where to write the report, as .html or .md; FILE.html and FILE.md by default."
    ),
) -> None:
    """Play a tournament, and write its report as HTML and Markdown.

    A run that was stopped goes on with the same command."""
    from pentaprism.arena import tournament as tournaments
    from pentaprism.arena.log import Log
    from pentaprism.arena.summary import Summary

    tournament = tournaments.read(file)
    sections = tournaments.sections(tournament)
    outputs = report or [file.with_suffix(".html"), file.with_suffix(".md")]
    for path in outputs:
        if path.suffix not in (".html", ".md"):
            raise BadRequest(f"a report is an .html or an .md file, not {path}")
    summary = Summary([(each.title, each.contestants, each.players) for each in sections])
    kept_at = log or file.with_suffix(".sqlite")
    with Log(kept_at) as kept, runs.workers_for(on, workers) as pool:
        try:
            with runs.live(False) as show:
                for progress in tournaments.play(kept, tournament, pool, summary):
                    show(lambda progress=progress: _run_panel(progress))
        except KeyboardInterrupt:
            typer.echo(f"Stopped. The same command goes on from {kept_at}.", err=True)
            raise typer.Exit(130) from None
    _write_reports(outputs, tournament, sections, summary)
    typer.echo(f"{summary.games} games; {' and '.join(map(str, outputs))}; log in {kept_at}")


def _write_reports(
    outputs: list[Path], tournament: "Tournament", sections: "list[Section]", summary: Any
) -> None:
    from pentaprism.arena import report

    for path in outputs:
        write = report.html if path.suffix == ".html" else report.markdown
        path.write_text(write(tournament, sections, summary), "utf-8")


@app.command("replay", epilog=REPLAY_EXAMPLES)
def replay(
    log: Path = typer.Argument(help="A log."),
    number: int = typer.Argument(0, help="The game's number in the log, from 1."),
    every: bool = typer.Option(False, "--all", help="Every game of the log, into a folder."),
    out: Path = typer.Option(None, help="The record file, or with --all the folder."),
) -> None:
    """Play a logged game again, exactly, as a record that `replay` and the browser show."""
    from pentaprism.arena.again import record_of
    from pentaprism.arena.log import Log

    if not log.exists():
        raise BadRequest(f"there is no log {log}")
    with Log(log) as kept:
        if every:
            folder = out or Path("games")
            folder.mkdir(parents=True, exist_ok=True)
            for each in range(1, kept.games() + 1):
                (folder / f"{each}.jsonl").write_text(record_of(kept, each).to_text(), "utf-8")
            typer.echo(f"{kept.games()} records in {folder}")
            return
        text = record_of(kept, number).to_text()
    if out:
        out.write_text(text, "utf-8")
    else:
        typer.echo(text, nl=False)


# -- while it runs


def _test_panel(test: "SequentialTest", pairing: "Pairing") -> Any:
    from rich.panel import Panel
    from rich.progress_bar import ProgressBar
    from rich.table import Table

    low, high = test.interval.bounds
    on, off = test.progress
    left = test.blocks_left()
    grid = Table.grid(padding=(0, 2))
    grid.add_row("games", f"{test.blocks * pairing.games_a_block:,}")
    share = f"{test.share:.1%}, {low:.1%} to {high:.1%} (fair: {pairing.fair_share:.1%})"
    grid.add_row("share", share)
    grid.add_row("better", ProgressBar(1.0, on, width=30), f"{on:.0%}")
    grid.add_row("not better", ProgressBar(1.0, off, width=30), f"{off:.0%}")
    expected = "?" if left is None else f"about {left * pairing.games_a_block:,}"
    grid.add_row("games left", expected)
    return Panel(grid, title=" against ".join(pairing.contestants), expand=False)


def _run_panel(progress: Any) -> Any:
    from rich.progress_bar import ProgressBar
    from rich.table import Table

    grid = Table.grid(padding=(0, 2))
    bar = ProgressBar(max(progress.known_blocks, 1), progress.blocks, width=30)
    blocks = f"{progress.blocks:,} of {progress.known_blocks:,} blocks"
    grid.add_row(progress.section.title, bar, blocks, f"{progress.games:,} games")
    return grid


def _verdict(result: Any, pairing: "Pairing") -> str:
    a, b = pairing.contestants
    told = {
        "better": f"{a} is better than {b}.",
        "not-better": f"{a} is not better than {b} by the edge that was asked for.",
        "undecided": f"Whether {a} is better than {b} is not decided.",
    }[result.verdict]
    return (
        f"{told} It won {result.share:.1%} ({result.low:.1%} to {result.high:.1%}; fair is "
        f"{pairing.fair_share:.1%}) in {result.games:,} games, {result.blocks:,} blocks."
    )
