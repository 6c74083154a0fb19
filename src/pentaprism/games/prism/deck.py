"""The cards by name, and decks: data files that say how many of each there are."""

import contextlib
import os
from collections.abc import Sequence
from functools import cache
from typing import Any, Literal, get_args

from pentaprism.core.errors import BadOption, did_you_mean
from pentaprism.games import data

Colour = Literal["red", "orange", "yellow", "green", "blue", "violet"]
_Take = Literal[
    "take-left",
    "take-left-again",
    "take-right",
    "take-right-again",
    "take-any",
    "take-any-again",
]
Card = Literal[Colour, "wild", _Take, "zap", "draw-two", "block"]

COLOURS: tuple[Colour, ...] = get_args(Colour)
TAKES: tuple[Card, ...] = get_args(_Take)
#: A card is its place in this list.
CARDS: tuple[Card, ...] = get_args(Card)

STANDARD = "standard"
HAND = 6  # cards dealt to each player
PLAYERS = 6  # the most there can be
FEWEST, MOST = HAND * PLAYERS, 160

#: The tables of a file and the cards each lists.
_TABLES = {"colours": (*COLOURS, "wild"), "actions": (*TAKES, "zap", "draw-two", "block")}


def load(name: str) -> Sequence[int]:
    """The counts of a deck in the order of CARDS; BadOption says which entry is wrong."""
    # A file counts as it was when first read, so that no deck changes under a running match.
    return _load(name, os.environ.get("PENTAPRISM_DATA"))


@cache
def _load(name: str, own: str | None) -> tuple[int, ...]:
    counts = read(data.read("prism", "deck", name), f"deck {name!r}")
    return tuple(counts[card] for card in CARDS)


def read(content: dict[str, Any], what: str) -> dict[str, int]:
    """How many there are of each card in the content of a file, checked."""
    for table in content:
        if table not in _TABLES:
            raise BadOption(f"{what}: there is no table {table!r}; {did_you_mean(table, _TABLES)}")
    counts: dict[str, int] = {}
    for table, cards in _TABLES.items():
        entries = content.get(table)
        if not isinstance(entries, dict):
            raise BadOption(f"{what}: the table [{table}] is missing")
        counts |= _read_table(entries, cards, f"{what}: {table}")
    total = sum(counts.values())
    if not FEWEST <= total <= MOST:
        raise BadOption(f"{what}: a deck has {FEWEST} to {MOST} cards in all, this one {total}")
    return counts


def _read_table(entries: dict[str, Any], cards: Sequence[str], where: str) -> dict[str, int]:
    for card in entries:
        if card not in cards:
            raise BadOption(f"{where}.{card} is not a card of this table; {_hint(card, cards)}")
    for card in cards:
        if card not in entries:
            raise BadOption(f"{where}.{card} is missing: say how many there are, even if none")
        # Without a card of each colour nobody could win a round, and a match might never end.
        least = 1 if card in COLOURS else 0
        count = entries[card]
        if type(count) is not int or not least <= count <= MOST:
            raise BadOption(
                f"{where}.{card} is a whole number from {least} to {MOST}, not {count!r}"
            )
    return {card: entries[card] for card in cards}


def _hint(card: str, cards: Sequence[str]) -> str:
    for table, others in _TABLES.items():
        if card in others and others is not cards:
            return f"it belongs to [{table}]"
    return did_you_mean(card, cards)


def name_of(counts: Sequence[int]) -> str:
    """The deck with these counts: the standard one, or the first by name; or one that is only tried
    out."""
    wanted, own = tuple(counts), os.environ.get("PENTAPRISM_DATA")
    try:
        return _kept_name(wanted, own)
    except BadOption:
        # Not remembered, since it may be kept under a name later.
        name = _find(wanted, data.lent("prism", "deck"), own)
        if name is None:
            raise
        return name


@cache
def _kept_name(counts: tuple[int, ...], own: str | None) -> str:
    name = _find(counts, [STANDARD, *data.names("prism", "deck")], own)
    if name is None:
        raise BadOption("the file of this position's deck is gone")
    return name


def _find(counts: tuple[int, ...], names: list[str], own: str | None) -> str | None:
    for name in names:
        with contextlib.suppress(BadOption):  # a broken file is no concern of this deck
            if _load(name, own) == counts:
                return name
    return None
