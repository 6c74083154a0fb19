"""The transposition table: what is known of positions that were searched before.

Several threads share it without locks. An entry is two words, the second one the content and the
first one the key xor the content, so an entry torn by two writers is not recognised.
"""

from typing import Any

import numpy as np

from pentaprism.core.bits import INT, U
from pentaprism.core.kernel import kernel

EXACT, AT_LEAST, AT_MOST = 1, 2, 3
#: Scores lie between -LIMIT and LIMIT.
LIMIT = 32_000

_MOVE_BITS, _SCORE_BITS, _DEPTH_BITS = U(32), U(16), U(8)
_MOVE_MASK, _SCORE_MASK, _DEPTH_MASK = U(0xFFFF_FFFF), U(0xFFFF), U(0xFF)


def new_table(bits: int) -> np.ndarray[Any, np.dtype[np.uint64]]:
    """An empty table of 2**bits entries, 16 bytes each."""
    return np.zeros((1 << bits, 2), np.uint64)


@kernel
def store(table: Any, key: np.uint64, move: int, score: int, depth: int, bound: int) -> None:
    content = U(bound)
    content = content << _DEPTH_BITS | U(max(depth, 0))
    content = content << _SCORE_BITS | U(score + LIMIT)
    content = content << _MOVE_BITS | U(move)
    slot = INT(key & U(len(table) - 1))
    table[slot, 0] = key ^ content
    table[slot, 1] = content


@kernel
def probe(table: Any, key: np.uint64) -> np.uint64:
    """The content stored for this key, or 0."""
    slot = INT(key & U(len(table) - 1))
    content = table[slot, 1]
    return content if table[slot, 0] ^ content == key else U(0)


@kernel
def move_of(content: np.uint64) -> int:
    return INT(content & _MOVE_MASK)


@kernel
def score_of(content: np.uint64) -> int:
    return INT((content >> _MOVE_BITS) & _SCORE_MASK) - LIMIT


@kernel
def depth_of(content: np.uint64) -> int:
    return INT((content >> (_MOVE_BITS + _SCORE_BITS)) & _DEPTH_MASK)


@kernel
def bound_of(content: np.uint64) -> int:
    return INT(content >> (_MOVE_BITS + _SCORE_BITS + _DEPTH_BITS))
