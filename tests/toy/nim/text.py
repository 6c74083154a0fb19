"""Moves of Nim as text: `take 2`."""

import re
from typing import Any

from pentaprism.core.errors import IllegalMove
from pentaprism.core.words import messages_of
from tests.toy.nim.events import Take

_message = messages_of("nim")
_MOVE = re.compile(r"take ([1-3])")


def move_text(move: int) -> str:
    return f"take {move}"


def parse_move(text: str) -> int | None:
    found = _MOVE.fullmatch(text)
    return int(found[1]) if found else None


def refusal(s: Any, seat: int, text: str) -> IllegalMove:
    if parse_move(text) is None:
        return IllegalMove(_message("refused-unreadable", text=text), "2")
    return IllegalMove(_message("refused-too-many", left=int(s.heap)), "2")


def events(before: Any, seat: int, move: int, after: Any) -> list[Take]:
    return [Take(seat=seat, counters=move, left=int(after.heap))]
