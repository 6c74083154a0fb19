"""`pentaprism study`: every decision of a game judged, and luck told from skill."""

from pathlib import Path

import msgspec
import typer

from pentaprism.core.errors import BadRecord
from pentaprism.core.words import say
from pentaprism.games import registry
from pentaprism.records import Record
from pentaprism.study import Judgement, Ledger, judge_record, ledger
from pentaprism.study.judge import Effort, summarise
from pentaprism.study.ledger import UNIT
from pentaprism.study.story import turning_points

EXAMPLES = "Examples: `pentaprism study game.jsonl` - `pentaprism study game.jsonl --json`"

_SIGNS = {"best": "", "only": "!", "mistake": "?", "serious": "??", "forced": "", "": ""}


def command(
    file: Path = typer.Argument(help="A record, as `pentaprism play --record` writes it."),
    rows: int = typer.Option(6, min=2, max=100, help="Searches for each move that is compared."),
    nodes: int = typer.Option(
        0, min=0, help="Nodes of each search; what the game needs by default."
    ),
    as_json: bool = typer.Option(False, "--json", help="For programs: one JSON object."),
) -> None:
    """Judge every decision of a record by what its seat knew, and tell luck from skill."""
    try:
        record = Record.from_text(file.read_text("utf-8"))
    except UnicodeDecodeError:
        raise BadRecord(f"{file} is not a text file") from None
    game = registry.find(record.header.game)
    effort = Effort.of(game, rows=rows, nodes=nodes or None)
    book = ledger(record)
    judged = []
    for each in judge_record(record, effort):
        judged.append(each)
        if not as_json:
            typer.echo(_line(each))
    if as_json:
        typer.echo(_json(judged, book, record.header.players))
        return
    names = record.header.seats
    for summary in summarise(judged, record.header.players):
        told = ", ".join(f"{n} {name}" for name, n in sorted(summary.names.items()))
        typer.echo(
            f"{names[summary.seat]}: {summary.judged} decisions, mean loss "
            f"{100 * summary.loss:.1f} ± {100 * summary.error:.1f} %{'; ' + told if told else ''}"
        )
    for account in book.accounts if book else ():
        parts = {
            "start": account.start,
            "luck": account.luck,
            "own decisions": account.own,
            "others": account.others,
            "ending": account.ending,
        }
        told = ", ".join(f"{name} {100 * n / UNIT:+.1f}" for name, n in parts.items() if n)
        typer.echo(f"{names[account.seat]}: {told} = {100 * account.result / UNIT:.1f} %")
    for turn in turning_points(judged, book):
        typer.echo(f"{turn.number + 1:4}  {say(turn.words, names=names)}")


def _line(each: Judgement) -> str:
    share = "" if each.share is None else f"{100 * each.share:5.1f} %"
    lost = f"loses {100 * each.loss:.1f} ± {100 * each.error:.1f}" if each.loss else ""
    better = f"{lost}, better {each.best}" if lost and each.best != each.played else lost
    return (
        f"{each.number + 1:4}  {each.seat}  {each.played + _SIGNS[each.name]:14} {share:8} {better}"
    )


def _json(judged: list[Judgement], book: Ledger | None, players: int) -> str:
    told = {
        "judged": judged,
        "summary": summarise(judged, players),
        "ledger": book,
        "turning": turning_points(judged, book),
    }
    return msgspec.json.encode(told).decode()
