"""Why a move of Laser is good, in a few words."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from pentaprism.games.laser.puzzles import describe
from pentaprism.games.laser.state import (
    ALLY,
    BID,
    CONCEDE,
    IMPOSSIBLE,
    PASS,
    PUZZLE,
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
        told = describe(_puzzle(s), list(line[1:]))
        return f"costs {move - BID}: {'; '.join(told)}" if told else "a guess"
    if move >= ALLY:
        return "bids alike, and is least ahead"
    return describe(_puzzle(s), list(line[:1]))[0]


def _puzzle(s: Any) -> Any:
    puzzle = np.zeros(1, PUZZLE)
    for name in PUZZLE.names or ():
        puzzle[0][name] = s[name]
    return puzzle
