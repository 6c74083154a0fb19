"""Purses, cards and effects as people write them."""

from functools import cache
from types import SimpleNamespace
from typing import Any

from pentaprism.games.prismatic import cards
from pentaprism.games.prismatic.cards import ACTIONS, LETTERS, Card, Creation
from pentaprism.games.prismatic.state import COLOURS, KINDS, MOTE, POOL, PRISM, PRISMS, PULL

COLOUR_NAMES = ("red", "green", "blue", "cyan", "magenta", "yellow", "white", "black")
PIECES = (*(f"{name} mote" for name in COLOUR_NAMES), "prismatic mote", "prism")
COLOUR_LETTERS = LETTERS[:COLOURS]
#: What pieces are called in moves.
SIGNS = (*LETTERS[:PRISM], "prism")


def snapshot(s: Any) -> SimpleNamespace:
    """A record as plain numbers and lists, for those who read many of its fields: a field of a
    numpy record costs microseconds."""
    values = zip(s.dtype.names, s.item(), strict=True)
    return SimpleNamespace(
        **{name: value.tolist() if hasattr(value, "tolist") else value for name, value in values}
    )


def purse_text(purse: Any) -> str:
    """The letters of all pieces in their order, ^ for a prism."""
    number = int(purse)
    if not number:
        return ""
    return "".join(LETTERS[kind] * (number >> 6 * kind & 63) for kind in range(KINDS))


def read_purse(text: Any) -> int | None:
    """The purse of a text, or None when it is not written as `purse_text` would."""
    if text == "":
        return 0
    if not isinstance(text, str) or any(text.count(letter) > 50 for letter in LETTERS):
        return None
    purse = sum(text.count(letter) << 6 * kind for kind, letter in enumerate(LETTERS))
    return purse if purse_text(purse) == text else None


def card_numbers(cards_set: Any) -> list[int]:
    """The numbers of a set of cards, from 1, in order."""
    left, numbers = int(cards_set), []
    while left:
        numbers.append((left & -left).bit_length())
        left &= left - 1
    return numbers


def effect_text(effect: int) -> str:
    kind, parameter = int(effect) >> 4, int(effect) & 15
    if kind == POOL:
        return f"pool {LETTERS[parameter]}"
    if kind == MOTE:
        return f"mote {LETTERS[parameter]}"
    if kind == PRISMS:
        return "prism" if parameter == 1 else f"{parameter} prisms"
    return ACTIONS[kind - PULL]


@cache
def effects() -> dict[str, int]:
    """Every effect that can be pending, by its text."""
    kinds = [POOL << 4 | colour for colour in range(PRISM - 1)]
    kinds += [MOTE << 4 | mote for mote in range(PRISM)]
    kinds += [PRISMS << 4 | n for n in (1, 2, 3)]
    kinds += [PULL + n << 4 for n in range(len(ACTIONS))]
    return {effect_text(effect): effect for effect in kinds}


def file_name(letters: Any) -> str:
    """The name of a data file as it stands in the record."""
    return bytes(letters).rstrip(b"\0").decode()


def cards_of(s: Any) -> tuple[Card, ...]:
    return cards.cards(file_name(s.cards_name))


def board_of(s: Any) -> tuple[Creation, ...]:
    return cards.board(file_name(s.board_name))


def card_name(s: Any, number: int) -> str:
    return cards_of(s)[number - 1].name
