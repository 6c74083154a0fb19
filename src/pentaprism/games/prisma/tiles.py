"""Tiles as text and number, and the data files of tile sets.

A tile's number has two bits a side, side 0 highest: 0 blank, 1 blue, 2 red. So numbers sort as
texts do, and rotating a tile by one side is a rotation of its number by two bits.
"""

from collections.abc import Mapping
from typing import Any

from pentaprism.core.errors import BadOption
from pentaprism.games import data

SIDES = 6
SET_SIZE = 60
NAME_LENGTH = 24
HIDDEN = "?"
_SIGNS = "-br"


def tile_text(code: int) -> str:
    """Six signs, from the north clockwise; "?" for a tile that nobody may know."""
    if code >= 1 << 2 * SIDES:
        return HIDDEN
    return "".join(_SIGNS[code >> (10 - 2 * side) & 3] for side in range(SIDES))


def tile_code(text: Any) -> int | None:
    """The number of a tile, or None for what is not six signs of r, b and -."""
    if not isinstance(text, str) or len(text) != SIDES or set(text) - set(_SIGNS):
        return None
    code = 0
    for sign in text:
        code = code << 2 | _SIGNS.index(sign)
    return code


def first_text(text: str) -> str:
    """The rotation of a tile whose text sorts first."""
    return min(text[turn:] + text[:turn] for turn in range(SIDES))


def load(name: str) -> list[int]:
    """A tile set as `setup` takes it: its name, a number a letter, then the number of each tile."""
    if len(name) > NAME_LENGTH:
        raise BadOption(f"the name of a tile set has at most {NAME_LENGTH} letters, not {name!r}")
    content = data.read("prisma", "tiles", name)
    letters = list(name.encode().ljust(NAME_LENGTH, b"\0"))
    return letters + _codes(content, f"tile set {name!r}")


def _codes(content: Mapping[str, Any], what: str) -> list[int]:
    unknown = sorted(content.keys() - {"title", "tiles"})
    if unknown:
        raise BadOption(f"{what}: unknown key {unknown[0]!r}; a set has a title and tiles")
    counts = content.get("tiles")
    if not isinstance(counts, dict):
        raise BadOption(f"{what}: there is no table [tiles]")
    codes: list[int] = []
    for text, count in counts.items():
        code = tile_code(text)
        if code is None:
            raise BadOption(f"{what}: {text!r} is not a tile: write six signs of r, b and -")
        if code == 0:
            raise BadOption(f"{what}: {text!r} has no beam")
        if text != first_text(text):
            raise BadOption(f"{what}: write {text!r} in its first rotation, {first_text(text)!r}")
        if type(count) is not int or count < 1:
            raise BadOption(f"{what}: {text!r} = {count!r} is not a number of tiles")
        codes += [code] * count
    if len(codes) != SET_SIZE:
        raise BadOption(f"{what} has {len(codes)} tiles instead of {SET_SIZE}")
    return sorted(codes)
