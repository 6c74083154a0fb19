"""Cards and board as data: data/cards/*.toml and data/board/*.toml, checked and encoded.

A cost is a text of the letters RGBCMYWK, with ^ for a prism. An effect is `pool Y`, `mote R`
(`mote P` is a prismatic one), `prism`, `3 prisms`, one of the actions `pull`, `empty`, `draw`,
`discard`, `steal`, or, on a board only, `two cards`. An ability is an effect, or what it costs and
an effect: `R -> pool Y`, `^ -> pool W`.
"""

import os
import re
from functools import cache
from typing import Any

import msgspec

from pentaprism.core.errors import BadOption
from pentaprism.games import data

# Repeated from state.py, which needs numpy; a test holds them together.
LETTERS = "RGBCMYWKP^"
COLOURS, MAX_CARDS, MAX_MAKES, NAME_LENGTH = 8, 42, 21, 24
TYPES = ("hue", "sky", "craft")
ACTIONS = ("pull", "empty", "draw", "discard", "steal")
_POOL, _MOTE, _PRISMS, _PULL, _TWO_CARDS = 1, 2, 3, 4, 9

#: Three common cards and two for each of four players.
MIN_CARDS = 11
MAX_COST = 8
MAX_STARS = 7

_EFFECT = re.compile(r"pool (?P<pool>[RGBCMYWK])|mote (?P<mote>[RGBCMYWKP])|(?P<n>[23]) prisms")


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    type: str
    cost: str
    stars: int
    ability: str
    rewards: tuple[str, ...] = ()


class Creation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cost: str
    gives: str


def load_cards(name: str) -> list[int]:
    """The cards as numbers for `setup`: the file's name, how many, then cost and traits of each."""
    numbers = [_card_numbers(card) for card in cards(name)]
    numbers += [(0, 0)] * (MAX_CARDS - len(numbers))
    flat = [number for pair in numbers for number in pair]
    return [*_name_numbers("cards", name), len(cards(name)), *flat]


def load_board(name: str) -> list[int]:
    """The board as numbers for `setup`, in the same way."""
    made = [(_purse(make.cost), _effect(make.gives)) for make in board(name)]
    made += [(0, 0)] * (MAX_MAKES - len(made))
    flat = [number for pair in made for number in pair]
    return [*_name_numbers("board", name), len(board(name)), *flat]


def cards(name: str) -> tuple[Card, ...]:
    """The checked cards of a file; card number n is the n-th."""
    return _read_cards(name, os.environ.get("PENTAPRISM_DATA"))


def board(name: str) -> tuple[Creation, ...]:
    """The checked creations of a board."""
    return _read_board(name, os.environ.get("PENTAPRISM_DATA"))


@cache
def _read_cards(name: str, own: str | None) -> tuple[Card, ...]:
    entries = _entries("cards", name, "card", MIN_CARDS, MAX_CARDS)
    found = tuple(_read_card(name, n, entry) for n, entry in enumerate(entries, 1))
    names = [card.name for card in found]
    for n, each in enumerate(names, 1):
        if each in names[: n - 1]:
            raise BadOption(f"cards {name!r}, card {n} ({each}): name: another card has it too")
    return found


@cache
def _read_board(name: str, own: str | None) -> tuple[Creation, ...]:
    entries = _entries("board", name, "creation", 1, MAX_MAKES)
    found = []
    for n, entry in enumerate(entries, 1):
        where = f"board {name!r}, creation {n}"
        creation = _convert(entry, Creation, where)
        _check_cost(creation.cost, where)
        if creation.gives != "two cards":
            _check_effect(creation.gives, f"{where}: gives")
        found.append(creation)
    return tuple(found)


def _entries(option: str, name: str, key: str, low: int, high: int) -> list[Any]:
    content = data.read("prismatic", option, name)
    if len(name) > NAME_LENGTH:
        raise BadOption(f"the name of {option} {name!r} is longer than {NAME_LENGTH} letters")
    unknown = sorted(content.keys() - {key})
    if unknown:
        raise BadOption(f"{option} {name!r}: {unknown[0]!r} is not known there; write [[{key}]]")
    entries = content.get(key)
    if not isinstance(entries, list) or not low <= len(entries) <= high:
        number = len(entries) if isinstance(entries, list) else 0
        raise BadOption(f"{option} {name!r} has {number} of [[{key}]], not {low} to {high}")
    return entries


def _convert(entry: Any, kind: type[Any], where: str) -> Any:
    try:
        return msgspec.convert(entry, kind)
    except msgspec.ValidationError as error:
        raise BadOption(f"{where}: {_plainly(str(error))}") from None


def _plainly(message: str) -> str:
    """msgspec's message with the field first."""
    text, _, path = message.partition(" - at `$")
    field = path.rstrip("`").lstrip(".")
    return f"{field}: {text}" if field else text


def _read_card(file: str, n: int, entry: Any) -> Card:
    title = entry.get("name") if isinstance(entry, dict) else None
    where = f"cards {file!r}, card {n}" + (f" ({title})" if isinstance(title, str) else "")
    card: Card = _convert(entry, Card, where)
    if not card.name.strip() or not card.name.isprintable():
        raise BadOption(f"{where}: name: a card needs a name of printable letters")
    if card.type not in TYPES:
        raise BadOption(f"{where}: type: one of {', '.join(TYPES)}, not {card.type!r}")
    _check_cost(card.cost, where)
    if not 0 <= card.stars <= MAX_STARS:
        raise BadOption(f"{where}: stars: 0 to {MAX_STARS}, not {card.stars}")
    price, effect = _split(card.ability)
    if price is not None and (len(price) != 1 or price not in "RGBCMYWK^"):
        raise BadOption(f"{where}: ability: costs one of RGBCMYWK or ^, not {price!r}")
    _check_effect(effect, f"{where}: ability")
    if len(card.rewards) > 2:
        raise BadOption(f"{where}: rewards: at most two, not {len(card.rewards)}")
    for reward in card.rewards:
        _check_effect(reward, f"{where}: rewards")
    return card


def _check_cost(cost: str, where: str) -> None:
    strange = [letter for letter in cost if letter not in "RGBCMYWK^"]
    if strange:
        raise BadOption(f"{where}: cost: {strange[0]!r} is not one of RGBCMYWK and ^")
    if not 1 <= len(cost) <= MAX_COST:
        raise BadOption(f"{where}: cost: 1 to {MAX_COST} symbols, not {len(cost)}")


def _check_effect(text: str, where: str) -> None:
    if text not in (*ACTIONS, "prism") and not _EFFECT.fullmatch(text):
        raise BadOption(
            f"{where}: {text!r} is not an effect: write `pool Y`, `mote R`, `prism`, `2 prisms` "
            f"or one of {', '.join(ACTIONS)}"
        )


def _split(ability: str) -> tuple[str | None, str]:
    """What an ability costs, and its effect."""
    price, arrow, effect = ability.partition("->")
    return (price.strip(), effect.strip()) if arrow else (None, ability.strip())


def _card_numbers(card: Card) -> tuple[int, int]:
    price, effect = _split(card.ability)
    rewards = [_effect(reward) for reward in card.rewards] + [0, 0]
    cost = 0 if price is None else LETTERS.index(price) + 1
    traits = card.stars | TYPES.index(card.type) << 3 | cost << 5 | _effect(effect) << 9
    return _purse(card.cost), traits | rewards[0] << 17 | rewards[1] << 25


def _purse(cost: str) -> int:
    return sum(1 << (6 * LETTERS.index(letter)) for letter in cost)


def _effect(text: str) -> int:
    if text == "two cards":
        return _TWO_CARDS << 4
    if text == "prism":
        return _PRISMS << 4 | 1
    if text in ACTIONS:
        return _PULL + ACTIONS.index(text) << 4
    match = _EFFECT.fullmatch(text)
    assert match, "it was checked"
    if match["pool"]:
        return _POOL << 4 | LETTERS.index(match["pool"])
    if match["mote"]:
        return _MOTE << 4 | LETTERS.index(match["mote"])
    return _PRISMS << 4 | int(match["n"])


def _name_numbers(option: str, name: str) -> list[int]:
    return [*name.encode(), *[0] * (NAME_LENGTH - len(name))]
