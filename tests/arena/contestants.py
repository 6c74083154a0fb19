"""Outside bots for the tests: the examples, our own engine, and bots with faults."""

import shlex
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BAD = Path(__file__).with_name("bots") / "bad.py"
PYTHON = f"{sys.executable} -I {ROOT / 'examples' / 'bots' / 'greedy.py'}"
PERL = f"perl {ROOT / 'examples' / 'bots' / 'greedy.pl'}"
PENTAPRISM = f"env PYTHONPATH={ROOT / 'src'} {sys.executable} -m pentaprism"
ENGINE = f"{PENTAPRISM} engine"


def bad(fault: str, *more: str) -> str:
    """The command of a bot with this fault."""
    return shlex.join([sys.executable, "-I", "-S", str(BAD), fault, *more])


examples = pytest.mark.parametrize("command", [PYTHON, PERL], ids=["python", "perl"])
