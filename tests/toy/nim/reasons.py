"""Why a move of Nim is good."""

from collections.abc import Sequence
from typing import Any

from pentaprism.core.words import Message, messages_of

_message = messages_of("nim")


def reason(s: Any, seat: int, line: Sequence[int]) -> Message:
    return _message("reason-leaves", left=int(s.heap) - line[0])
