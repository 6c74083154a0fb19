"""A commitment is written in one order only; who has told nobody of it may go on in any."""

from typing import Any


def loosen(s: Any, seat: int) -> None:
    s.last_put[seat] = 0
