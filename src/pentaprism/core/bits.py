"""Bitboards of 8x8 squares: bit 0 is a1, bit 7 is h1, bit 63 is h8.

A plain integer next to a uint64 makes Numba fall back to signed numbers, so bitboards only ever
meet `U(...)` constants and the helpers here.
"""

from typing import Any

import numpy as np

from pentaprism.core.kernel import kernel

U = np.uint64
INT: Any = np.int64  # kernels' whole numbers, which to mypy are ints

NONE = U(0)
ONE = U(1)
ALL = U(0xFFFF_FFFF_FFFF_FFFF)
RANK_1 = U(0xFF)
RANK_8 = U(0xFF << 56)

NORTH, EAST, SOUTH, WEST, NORTH_EAST, SOUTH_EAST, SOUTH_WEST, NORTH_WEST = range(8)
#: Each direction as (ranks up, files right).
DIRECTIONS = ((1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-1, 1), (-1, -1), (1, -1))
OFFSET = np.array([8 * up + right for up, right in DIRECTIONS], np.int64)
_TURN = np.array([offset % 64 for offset in OFFSET], np.uint64)
_TURN_BACK = np.array([-offset % 64 for offset in OFFSET], np.uint64)


def _landing(up: int, right: int) -> int:
    """The squares on which a step in this direction can end without wrapping round the board."""
    return sum(
        1 << square
        for square in range(64)
        if 0 <= square // 8 - up < 8 and 0 <= square % 8 - right < 8
    )


_LANDING = np.array([_landing(up, right) for up, right in DIRECTIONS], np.uint64)

_M1 = U(0x5555_5555_5555_5555)
_M2 = U(0x3333_3333_3333_3333)
_M4 = U(0x0F0F_0F0F_0F0F_0F0F)
_H01 = U(0x0101_0101_0101_0101)


@kernel
def popcount(board: np.uint64) -> int:
    """Number of set bits (LLVM knows this idiom and emits one instruction)."""
    board = board - ((board >> U(1)) & _M1)
    board = (board & _M2) + ((board >> U(2)) & _M2)
    board = (board + (board >> U(4))) & _M4
    return INT((board * _H01) >> U(56))


@kernel
def bit(square: int) -> np.uint64:
    return ONE << U(square)


@kernel
def lowest(board: np.uint64) -> int:
    """Index of the lowest set bit; the board must not be empty."""
    return popcount((board & (~board + ONE)) - ONE)


@kernel
def drop_lowest(board: np.uint64) -> np.uint64:
    return board & (board - ONE)


@kernel
def nth(board: np.uint64, n: int) -> int:
    """Index of the set bit number n, counted from 0."""
    for _ in range(n):
        board = drop_lowest(board)
    return lowest(board)


@kernel
def step(board: np.uint64, direction: int) -> np.uint64:
    """Every square of the board moved by one; what would leave the board is gone."""
    turned = (board << _TURN[direction]) | (board >> _TURN_BACK[direction])
    return turned & _LANDING[direction]
