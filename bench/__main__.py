"""`python -m bench [--rounds N] [NAME ...]`: run benchmarks; a run of all writes the page."""

import argparse
import importlib
import os
import platform
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path

#: Each is a module of this package with `run(rounds) -> (contests, goals)`.
NAMES = ("foundation", "prism", "prisma", "prismatic", "laser_solver", "table")
PAGE = Path(__file__).parents[1] / "docs" / "benchmarks.md"
PACKAGES = ("pentaprism", "numba", "llvmlite", "numpy", "open_spiel", "chess")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("names", nargs="*", choices=[[], *NAMES], metavar="NAME")
    parser.add_argument("--rounds", type=int, default=7)
    asked = parser.parse_args()
    names = asked.names or list(NAMES)
    lines = [*heading(asked.rounds)]
    missed = 0
    for name in names:
        print(f"{name}:", flush=True)
        contests, goals = importlib.import_module(f"bench.{name}").run(asked.rounds)
        lines += [f"## {name.replace('_', ' ').capitalize()}", ""]
        lines += ["| goal | median | spread | wanted | reached |", "|---|---|---|---|---|"]
        lines += [*(goal.row() for goal in goals), ""]
        for contest in contests:
            lines += [*contest.table(), ""]
        missed += sum(not goal.reached for goal in goals)
    print("\n".join(lines))
    if names == list(NAMES):
        PAGE.write_text("\n".join(lines), "utf-8")
    raise SystemExit(1 if missed else 0)


def heading(rounds: int) -> list[str]:
    machine = (
        f"{cpu()}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"
    )
    packages = ", ".join(f"{name} {version(name)}" for name in PACKAGES)
    return [
        "# Benchmarks",
        "",
        "Written by `make bench`. Everything in a table ran in the same process run, in turns, "
        f"{rounds} rounds; a ratio is taken within each round. Median and spread over the rounds.",
        "",
        f"* {datetime.now(UTC):%Y-%m-%d}, {machine}",
        f"* {packages}",
        "",
    ]


def cpu() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        return platform.processor()
    return next((line.split(":")[1].strip() for line in lines if "model name" in line), "unknown")


if __name__ == "__main__":
    main()
