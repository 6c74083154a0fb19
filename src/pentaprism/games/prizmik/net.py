"""What the net of PRIZMIK sees: every stack on its square, the reserves, and how one captures.

Inputs are numbered from a chair: own stacks before the enemy's, kind by kind, 64 squares each with
a1 first as Red sees it and h8 first as Blue does; then how many reserves are left, own and the
enemy's; then whether the captor moves onto the square.
"""

from typing import Any

import numpy as np

from pentaprism.core import bits
from pentaprism.core.bits import NONE
from pentaprism.core.kernel import kernel
from pentaprism.games.prizmik.rules import occupied
from pentaprism.games.prizmik.state import RED, RESERVES

_KINDS = 5
_SIDE = _KINDS * 64
_LEFT = 2 * _SIDE
_ADVANCE = _LEFT + 2 * (RESERVES + 1)

INPUTS = _ADVANCE + 1
HIDDEN = 32
BUCKETS = 4
#: A stack on every square, both reserves, the option.
MOST_ACTIVE = 64 + 3


def _permutation(turn: int, exchange: bool) -> Any:
    """Inputs after their squares are changed by xor, and maybe own and enemy exchanged."""
    numbers = np.arange(INPUTS)
    side, rest = np.divmod(numbers[:_LEFT], _SIDE)
    numbers[:_LEFT] = (side ^ exchange) * _SIDE + (rest ^ turn)
    numbers[_LEFT:_ADVANCE] = _LEFT + (numbers[_LEFT:_ADVANCE] - _LEFT ^ (4 * exchange))
    return numbers


SWAP = _permutation(63, True)
MIRROR = _permutation(7, False)


@kernel
def active(s: Any, chair: int, out: Any) -> int:
    n = 0
    for side in range(2):
        owner = chair if side == 0 else 1 - chair
        first = side * _SIDE
        n = list_squares(s.fleets[owner], chair, first, out, n)
        n = list_squares(s.bases[owner], chair, first + 64, out, n)
        n = list_squares(s.carriers[owner], chair, first + 128, out, n)
        n = list_squares(s.ships[owner], chair, first + 192, out, n)
        n = list_squares(s.fighters[owner], chair, first + 256, out, n)
        out[n] = _LEFT + side * (RESERVES + 1) + s.reserves[owner]
        n += 1
    if s.advance:
        out[n] = _ADVANCE
        n += 1
    return n


@kernel
def list_squares(board: np.uint64, chair: int, first: int, out: Any, n: int) -> int:
    while board != NONE:
        square = bits.lowest(board)
        board = bits.drop_lowest(board)
        out[n] = first + (square if chair == RED else 63 - square)
        n += 1
    return n


@kernel
def changes(before: Any, after: Any, out: Any) -> int:
    n = 0
    for owner in range(2):
        first = owner * _SIDE
        n = list_changes(before.fleets[owner], after.fleets[owner], first, out, n)
        n = list_changes(before.bases[owner], after.bases[owner], first + 64, out, n)
        n = list_changes(before.carriers[owner], after.carriers[owner], first + 128, out, n)
        n = list_changes(before.ships[owner], after.ships[owner], first + 192, out, n)
        n = list_changes(before.fighters[owner], after.fighters[owner], first + 256, out, n)
        if before.reserves[owner] != after.reserves[owner]:
            left = _LEFT + owner * (RESERVES + 1)
            out[n] = 2 * (left + before.reserves[owner]) + 1
            out[n + 1] = 2 * (left + after.reserves[owner])
            n += 2
    return n


@kernel
def list_changes(before: np.uint64, after: np.uint64, first: int, out: Any, n: int) -> int:
    changed = before ^ after
    while changed != NONE:
        square = bits.lowest(changed)
        changed = bits.drop_lowest(changed)
        out[n] = 2 * (first + square) + (0 if bits.bit(square) & after != NONE else 1)
        n += 1
    return n


@kernel
def bucket(s: Any) -> int:
    """By how full the board is: up to 5 stacks, 8, 11, more."""
    return min(max(bits.popcount(occupied(s)) - 3, 0) // 3, BUCKETS - 1)
