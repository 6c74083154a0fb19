"""`python -m bench [--rounds N] [NAME ...]`: run benchmarks, all or some, and write what they found
into their sections of docs/benchmarks.md."""

import argparse
import importlib
import os
import platform
import re
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path

#: Each is a module of this package with `run(rounds) -> (contests, goals)`, and maybe NOTES for the
#: page: what limits a figure, and what was tried.
NAMES = (
    "foundation",
    "prism",
    "prisma",
    "prismatic",
    "learned",
    "laser_solver",
    "table",
    "room",
    "arena",
    "lab",
    "study",
    "envs",
    "envs_faces",
)
PAGE = Path(__file__).parents[1] / "docs" / "benchmarks.md"
INTRODUCTION = """# Benchmarks

Written by `make bench`, each section when and where it was last measured. Everything in a section
ran in one go, in turns; a ratio is taken within each round. Median and spread over the rounds.

"""
PACKAGES = ("pentaprism", "numba", "llvmlite", "numpy", "open_spiel", "chess")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("names", nargs="*", choices=[[], *NAMES], metavar="NAME")
    parser.add_argument("--rounds", type=int, default=7)
    asked = parser.parse_args()
    missed = 0
    for name in asked.names or NAMES:
        print(f"{name}:", flush=True)
        module = importlib.import_module(f"bench.{name}")
        contests, goals = module.run(asked.rounds)
        lines = [
            f"{datetime.now(UTC):%Y-%m-%d}, {machine()}; up to {asked.rounds} rounds.",
            "",
            "| goal | median | spread | wanted | reached |",
            "|---|---|---|---|---|",
            *(goal.row() for goal in goals),
            "",
            *getattr(module, "NOTES", "").splitlines(),
        ]
        for contest in contests:
            lines += [*contest.table(), ""]
        print("\n".join(lines))
        write(name, lines)
        missed += sum(not goal.reached for goal in goals)
    raise SystemExit(1 if missed else 0)


def write(name: str, lines: list[str]) -> None:
    """Put a section into the page; the others stay as they were measured."""
    found = re.split(r"^## (.+)\n", PAGE.read_text("utf-8"), flags=re.MULTILINE)[1:]
    sections = dict(zip(found[::2], found[1::2], strict=True))
    sections[title(name)] = "\n" + "\n".join(lines) + "\n"
    parts = [f"## {each}\n{sections[each]}" for each in map(title, NAMES) if each in sections]
    PAGE.write_text(INTRODUCTION + "".join(parts).rstrip() + "\n", "utf-8")


def title(name: str) -> str:
    return name.replace("_", " ").capitalize()


def machine() -> str:
    packages = ", ".join(f"{name} {version(name)}" for name in PACKAGES)
    cores, system, python = os.cpu_count(), platform.system(), platform.python_version()
    return f"{cpu()}, {cores} cores, {system}, Python {python}, {packages}"


def cpu() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        return platform.processor()
    return next((line.split(":")[1].strip() for line in lines if "model name" in line), "unknown")


if __name__ == "__main__":
    main()
