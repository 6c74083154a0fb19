"""`python -m tests.soak [--seconds S] [--inputs N] [--kills N]`: run it all and write what came of
it into docs/reliability.md; 0 leaves a part out."""

import argparse
import asyncio
import os
import platform
import re
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from tests.soak.attacks import TIMES, Endured, endure
from tests.soak.inputs import send_all
from tests.soak.kills import kill_all

PAGE = Path(__file__).parents[2] / "docs" / "reliability.md"
_HEADING = "## Figures"
_WANTED_MS = 100


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--seconds", type=float, default=60, help="each attack lasts")
    parser.add_argument("--attacks", nargs="*", choices=TIMES, default=list(TIMES))
    parser.add_argument("--inputs", type=int, default=1_000_000)
    parser.add_argument("--kills", type=int, default=1_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--dry-run", action="store_true", help="write no page")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="soak") as folder:
        failed = _run(asked, Path(folder))
    sys.exit(failed)


def _run(asked: argparse.Namespace, folder: Path) -> int:
    found: dict[str, list[str]] = {}
    good = True
    if asked.seconds:
        endured = []
        for name in asked.attacks:
            _progress(f"attack: {name}")
            endured.append(asyncio.run(endure(folder, name, asked.seconds)))
        found["Attacks"] = _attack_table(endured, asked.seconds)
        good = all(each.slow_ms < _WANTED_MS for each in endured)
    if asked.inputs:
        counted = asyncio.run(send_all(folder, asked.inputs, asked.seed, _counter("inputs")))
        found["Bad inputs"] = _count_table(counted)
        good &= not counted["server errors"] and not counted["errors in the log"]
    if asked.kills:
        counted = asyncio.run(kill_all(folder, asked.kills, asked.seed, _counter("kills")))
        found["Sudden deaths under load"] = _count_table(counted)
        good &= counted["moves answered"] > asked.kills
        bad = ("moves lost", "moves played twice", "moves out of order", "errors in the log")
        good &= not any(counted[each] for each in bad)
    _progress("")
    parts = {title: ["", _where(), "", *lines] for title, lines in found.items()}
    for title, lines in parts.items():
        print("\n".join([f"### {title}", *lines]))
    if not asked.dry_run:
        _write(parts)
    return 0 if good else 1


def _write(parts: dict[str, list[str]]) -> None:
    """Put these parts into the page; the others stay as they were measured."""
    before, _, figures = PAGE.read_text("utf-8").partition(_HEADING)
    found = re.split(r"^### (.+)\n", figures, flags=re.MULTILINE)[1:]
    kept = dict(zip(found[::2], found[1::2], strict=True))
    kept |= {title: "\n".join(lines) + "\n" for title, lines in parts.items()}
    text = "".join(f"### {title}\n{body}" for title, body in kept.items())
    PAGE.write_text(f"{before}{_HEADING}\n\n{text.rstrip()}\n", "utf-8")


def _where() -> str:
    when = datetime.now(UTC).date().isoformat()
    cores = os.cpu_count()
    python = platform.python_version()
    return (
        f"{when}, {platform.machine()} with {cores} cores, Python {python}, one server on SQLite."
    )


def _attack_table(endured: list[Endured], seconds: float) -> list[str]:
    head = (
        f"Two people play while each attack lasts, {seconds:.0f} seconds. Milliseconds until a move"
    )
    lines = [
        f"{head} is answered; wanted: 99 of 100 within {_WANTED_MS}. Memory is the server's peak.",
        "",
        "| attack | moves | median | 99 of 100 | slowest | memory, MB |",
        "|---|---|---|---|---|---|",
    ]
    for each in endured:
        lines.append(
            f"| {each.attack} | {each.moves} | {each.median_ms:.1f} | {each.slow_ms:.1f} "
            f"| {each.worst_ms:.1f} | {each.memory_mb:.0f} |"
        )
    return [*lines, ""]


def _count_table(counted: Counter[str]) -> list[str]:
    lines = ["| | |", "|---|---|"]
    lines += [f"| {name} | {number:,} |" for name, number in counted.items()]
    return [*lines, ""]


def _counter(what: str) -> Callable[[int], None]:
    began, done = time.monotonic(), 0

    def report(more: int) -> None:
        nonlocal done
        done += more
        _progress(f"{done:,} {what}, {done / (time.monotonic() - began):.1f} a second")

    return report


def _progress(text: str) -> None:
    sys.stderr.write(f"\r{text:60}" if text else "\r" + 60 * " " + "\r")
    sys.stderr.flush()


if __name__ == "__main__":
    main()
