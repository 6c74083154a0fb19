"""Reading positions from JSON: what every game checks the same way."""

import re
from typing import Any

from pentaprism.core.errors import BadPosition

_RNG = re.compile(r"[0-9a-f]{16}")


def whole(value: Any, what: str, low: int, high: int) -> int:
    """A whole number within limits; neither true nor 1.0 is one."""
    if type(value) is not int or not low <= value <= high:
        raise BadPosition(f"{what} is a whole number from {low} to {high}, not {value!r}")
    return value


def rng_text(rng: int) -> str:
    """The state of a generator as positions carry it."""
    return f"{rng:016x}"


def read_rng(text: Any) -> int:
    if not isinstance(text, str) or not _RNG.fullmatch(text):
        raise BadPosition(f"rng is 16 hexadecimal digits, as another position had them: {text!r}")
    return int(text, 16)
