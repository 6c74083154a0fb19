"""Letters that survive handwriting, and a check that finds a wrong one.

Crockford's 32 letters: digits and capitals without I, L, O and U. Who reads I or l for 1 or O for 0
is right all the same; small letters, spaces and hyphens do not matter. The last four letters are a
cyclic checksum of 20 bits: one wrong letter, or two neighbours swapped, never go unnoticed,
anything else once in a million times.
"""

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
CHECK = 4
GROUP = 4
_VALUES = {letter: value for value, letter in enumerate(ALPHABET)} | {"I": 1, "L": 1, "O": 0}
_SKIPPED = frozenset(" -\t\r\n\u2010\u2011\u2013_.")
#: (x + 1) times x^19 + x^5 + x^2 + x + 1, which is primitive: every odd number of wrong bits is
#: found, and every two in a code of up to 2^19 bits.
_GENERATOR = 0x18_0069


class Slip(NamedTuple):
    """What somebody may have written instead of what they meant."""

    at: int  # the place of the first letter that is wrong
    length: int  # how many are
    values: list[int]  # all of them, mended


def values_of(text: str) -> list[int] | str:
    """The values of the letters; or the first character that is no letter."""
    values = []
    for character in text.upper():
        if character in _SKIPPED:
            continue
        if character not in _VALUES:
            return character
        values.append(_VALUES[character])
    return values


def plain_text(values: list[int]) -> str:
    return "".join(ALPHABET[value] for value in values)


def text_of(values: list[int]) -> str:
    """In groups, as one reads it out."""
    letters = plain_text(values)
    return "-".join(letters[n : n + GROUP] for n in range(0, len(letters), GROUP))


def checked(values: list[int]) -> list[int]:
    """With the letters of the check at the end."""
    rest = _remainder([*values, *[0] * CHECK])
    return values + [rest >> 5 * n & 31 for n in range(CHECK - 1, -1, -1)]


def is_right(values: list[int]) -> bool:
    return len(values) > CHECK and not _remainder(values)


def slips(values: list[int]) -> Iterator[Slip]:
    """The right texts that are one slip away: a wrong letter, or two that changed places."""
    rest = _remainder(values)
    effects = list(range(1, 32))  # what each difference does to the remainder, at the last letter
    for at in range(len(values) - 1, -1, -1):
        for difference, effect in enumerate(effects, 1):
            if effect == rest:
                yield Slip(at, 1, [*values[:at], values[at] ^ difference, *values[at + 1 :]])
        effects = [_shift(effect) for effect in effects]
    for at, (left, right) in enumerate(pairwise(values)):
        swapped = [*values[:at], right, left, *values[at + 2 :]]
        if left != right and not _remainder(swapped):
            yield Slip(at, 2, swapped)


def _remainder(values: list[int]) -> int:
    rest = 0
    for value in values:
        rest = _shift(rest) ^ value
    return rest


def _shift(rest: int) -> int:
    """The remainder after one more letter."""
    for _ in range(5):
        rest = rest << 1 ^ (_GENERATOR if rest >> 19 & 1 else 0)
    return rest
