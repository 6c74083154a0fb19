"""What the lab says: tables of means with their intervals, a verdict, and games to look at.

These types go to programs (`--json`) and to the page as they are."""

from typing import Literal

import msgspec

Verdict = Literal["more", "less", "no-difference", "undecided", ""]


class Mean(msgspec.Struct):
    """One mean. `name` is a seat, a card, or a key of the words; `fair` is "no effect"."""

    name: str
    mean: float
    low: float
    high: float
    count: int
    fair: float | None = None
    #: Named by e-BH over all lines of the table.
    found: bool = False
    #: How many numbers were too unusual to be counted whole (evidence.py).
    cut: int = 0


class Chart(msgspec.Struct):
    """Lines that are told together. `unit`: a share of 1, or a number."""

    id: str
    unit: Literal["share", "number"]
    lines: list[Mean]


class Example(msgspec.Struct, frozen=True):
    """A game to look at: the block of a trial."""

    why: str
    trial: int
    block: int
    moves: int


class Answer(msgspec.Struct):
    """All that is known so far; `done` when nothing more will come."""

    question: str
    game: str
    title: str
    games: int
    done: bool
    charts: list[Chart]
    examples: list[Example]
    verdict: Verdict = ""
    #: compare: what the verdict is about.
    measure: str = ""
    games_left: int | None = None
