"""Cards, pieces and effects as parts of messages: words/<language>.ftl says them."""

import re
from functools import cache
from typing import Any

from pentaprism.core.words import Message, messages_of
from pentaprism.games.prismatic import cards
from pentaprism.games.prismatic.notation import SIGNS, card_name
from pentaprism.games.prismatic.state import KINDS, PRISM

message = messages_of("prismatic")
PALETTE = message("place-palette")


@cache
def _known() -> frozenset[str]:
    return frozenset(card.name for card in cards.cards("standard"))


def named(s: Any, number: int) -> Message | str:
    """The name of a card; those of an owner's file have only the one that stands there."""
    return name_of(card_name(s, number))


def name_of(name: str) -> Message | str:
    return message(f"card-{slug(name)}") if name in _known() else name


def slug(name: str) -> str:
    return re.sub("[^a-z0-9]+", "-", name.lower())


def place(s: Any, target: int) -> Message | str:
    """Where a piece is put: on the palette, or on a card by its number."""
    return named(s, target) if target else PALETTE


def some(purse: int) -> list[Message]:
    """The pieces of a purse, kind by kind: "2 green motes", "a prism"."""
    counts = ((kind, int(purse) >> 6 * kind & 63) for kind in range(KINDS))
    return [message(f"word-some-{SIGNS[kind]}", n=n) for kind, n in counts if n]


def effect(text: str) -> Message:
    """What an ability, a reward or a creation of the data files does, as what one does with it."""
    kind, sign = _parts(text)
    if kind == "pool":
        return message("effect-pool", colour=sign)
    if kind == "mote":
        return message("effect-mote", piece=sign)
    if kind == "prism":
        return message("effect-prisms", n=int(sign))
    return message(f"word-effect-{kind}")


def goal(text: str) -> Message:
    """The same, as what one pays for: "to gain a prism"."""
    kind, sign = _parts(text)
    if kind == "pool":
        return message("goal-pool", colour=sign)
    if kind in ("mote", "prism"):
        return message("goal-gain", some=_gained(kind, sign))
    return message(f"word-goal-{kind}")


def brought(text: str) -> Message:
    """The same, as what it is good for."""
    kind, sign = _parts(text)
    if kind == "pool":
        return message("reason-brings-pool", colour=sign)
    if kind in ("mote", "prism"):
        return message("reason-brings", some=_gained(kind, sign))
    return message(f"word-lets-{kind}")


def _parts(text: str) -> tuple[str, str]:
    """The kind of an effect with its colour, mote or number: "pool Y", "3 prisms", "two cards"."""
    first, _, second = text.partition(" ")
    if first in ("pool", "mote"):
        return first, second
    if text.endswith(("prism", "prisms")):
        return "prism", first if second else "1"
    return slug(text), ""


def _gained(kind: str, sign: str) -> list[Message]:
    if kind == "mote":
        return [message(f"word-some-{sign}", n=1)]
    return [message(f"word-some-{SIGNS[PRISM]}", n=int(sign))]
