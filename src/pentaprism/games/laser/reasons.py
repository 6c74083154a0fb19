"""Why a move of Laser is good, in a few words."""

from collections.abc import Sequence
from typing import Any

from pentaprism.games.laser.puzzles import describe
from pentaprism.games.laser.solve import as_puzzle
from pentaprism.games.laser.state import (
    ALLY,
    BID,
    CONCEDE,
    IMPOSSIBLE,
    PASS,
    TIME,
)

_WORDS = {
    IMPOSSIBLE: "no line completes all cards",
    TIME: "the time is up",
    PASS: "sees nothing cheaper",
    CONCEDE: "sees no line that costs exactly what is left",
}


def reason(s: Any, seat: int, line: Sequence[int]) -> str:
    """After a bid, the line may go on with the moves that it stands for."""
    move = line[0]
    if move in _WORDS:
        return _WORDS[move]
    if BID <= move < ALLY:
        told = describe(as_puzzle(s), list(line[1:]))
        return f"costs {move - BID}: {'; '.join(told)}" if told else "a guess"
    if move >= ALLY:
        return "bids alike, and is least ahead"
    return describe(as_puzzle(s), list(line[:1]))[0]
