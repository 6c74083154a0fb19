"""`pentaprism arena check`: whether a program is a bot as docs/bots.md describes it."""

import sys
from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:
    from pentaprism.arena.check import Report

EXAMPLES = (
    'Examples: `pentaprism arena check "python3 mybot.py"` - '
    "`pentaprism arena check ./mybot --games prism --games prisma --quick` - "
    '`pentaprism arena check "pentaprism engine" --json`'
)
_POSITIONS, _SECONDS = 3000, 300.0
_QUICK_POSITIONS, _QUICK_SECONDS = 300, 30.0


def command(
    bot: str = typer.Argument(metavar="COMMAND", help="How to start the bot, in quotes."),
    games: list[str] = typer.Option(
        [], "--games", help="Only this game; may be repeated. All that the bot names by default."
    ),
    quick: bool = typer.Option(False, "--quick", help="A tenth of the positions."),
    as_json: bool = typer.Option(False, "--json", help="One line of JSON instead of a table."),
    ms: int = typer.Option(1000, min=1, help="The most milliseconds for a move."),
    memory: int = typer.Option(1024, min=16, help="The most megabytes of memory."),
) -> None:
    """Check that a program is a bot: it starts, answers, plays legal moves and keeps to its limits.

    The exit status is 0 if all is well and 1 if something is not."""
    import msgspec
    from rich.console import Console

    from pentaprism.arena.check import check
    from pentaprism.arena.outside import Limits

    positions = _QUICK_POSITIONS if quick else _POSITIONS
    seconds = _QUICK_SECONDS if quick else _SECONDS
    limits = Limits(ms=ms, memory_mb=memory)
    console = Console(stderr=True)
    with console.status("starting the bot") as status:
        report = check(
            bot,
            [name for given in games for name in given.split(",")],
            positions,
            seconds,
            limits,
            lambda asked: status.update(f"{asked} of {positions} positions"),
        )
    if as_json:
        print(msgspec.json.encode(report).decode())
    else:
        _show(report)
    sys.exit(0 if report.ok else 1)


def _show(report: "Report") -> None:
    from rich.console import Console
    from rich.markup import escape
    from rich.table import Table

    console = Console()
    identity = report.identity
    if identity:
        who = " ".join(filter(None, (identity.name, identity.version)))
        console.print(f"[bold]{escape(who)}[/bold] plays {', '.join(identity.games)}")
        network = "not cut off: this system does not allow it" if report.network else "cut off"
        console.print(f"The network was {network}.")
    table = Table(show_header=False, box=None, padding=(0, 2, 0, 0))
    for finding in report.findings:
        mark = "[green]ok[/green]" if finding.ok else "[bold red]NO[/bold red]"
        table.add_row(mark, finding.words, escape(finding.detail))
    console.print(table)
    console.print("All is well." if report.ok else "[bold]This is not yet a bot.[/bold]")
