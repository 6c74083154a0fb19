"""Why a move of Laser is good, in a few words."""

from collections.abc import Sequence
from typing import Any

from pentaprism.core.words import Message, messages_of
from pentaprism.games.laser.puzzles import describe, one_by_one
from pentaprism.games.laser.solve import as_puzzle
from pentaprism.games.laser.state import (
    ALLY,
    BID,
    CONCEDE,
    IMPOSSIBLE,
    PASS,
    TIME,
)

_message = messages_of("laser")
_WORDS = {
    IMPOSSIBLE: _message("reason-impossible"),
    TIME: _message("reason-time"),
    PASS: _message("reason-pass"),
    CONCEDE: _message("reason-concede"),
}


def reason(s: Any, seat: int, line: Sequence[int]) -> Message:
    """After a bid, the line may go on with the moves that it stands for."""
    move = line[0]
    if move in _WORDS:
        return _WORDS[move]
    if BID <= move < ALLY:
        steps = describe(as_puzzle(s), list(line[1:]))
        if not steps:
            return _message("reason-guess")
        return _message("reason-bid", bid=move - BID, steps=one_by_one(steps))
    if move >= ALLY:
        return _message("reason-teammate")
    return describe(as_puzzle(s), list(line[:1]))[0]
