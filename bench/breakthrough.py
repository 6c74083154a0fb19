"""Breakthrough on our core, to compare like with like: the same game as OpenSpiel's.

Seat 0 begins on rows 1 and 2 and moves up. A step goes forward, straight onto an empty square or
diagonally onto an empty or an enemy's. Reaching the last row or taking every enemy wins.
"""

from typing import Any

import numpy as np

from pentaprism.core import bits
from pentaprism.core.bits import NONE, OFFSET, RANK_1, RANK_8
from pentaprism.core.kernel import kernel
from pentaprism.core.rng import scale

STATE = np.dtype((np.record, [("pieces", np.uint64, 2), ("turn", np.int64)]))
MAX_MOVES = 64
_START = np.array([0xFFFF, 0xFFFF << 48], np.uint64)
_GOAL = np.array([RANK_8, RANK_1], np.uint64)
# Forward, forward left, forward right for each seat.
_WAYS = np.array(
    [
        [bits.NORTH, bits.NORTH_WEST, bits.NORTH_EAST],
        [bits.SOUTH, bits.SOUTH_WEST, bits.SOUTH_EAST],
    ]
)


@kernel
def setup(s: Any, players: int, options: Any, seed: np.uint64) -> None:
    s.pieces[0], s.pieces[1] = _START[0], _START[1]
    s.turn = 0


@kernel
def over(s: Any) -> int:
    beaten = s.pieces[s.turn] == NONE
    return 1 if beaten or s.pieces[1 - s.turn] & _GOAL[1 - s.turn] != NONE else 0


@kernel
def to_act(s: Any) -> int:
    return 0 if over(s) else 1 << s.turn


@kernel
def winners(s: Any) -> int:
    """Only the player who has just moved can have won."""
    return 1 << (1 - s.turn) if over(s) else 0


@kernel
def targets(s: Any, seat: int, way: int) -> np.uint64:
    reached = bits.step(s.pieces[seat], _WAYS[seat, way])
    blocked = s.pieces[seat] if way > 0 else s.pieces[0] | s.pieces[1]
    return reached & ~blocked


@kernel
def encode(seat: int, way: int, target: int) -> int:
    return (target - OFFSET[_WAYS[seat, way]]) | target << 6


@kernel
def legal(s: Any, seat: int, out: Any) -> int:
    n = 0
    for way in range(3):
        left = targets(s, seat, way)
        while left != NONE:
            out[n] = encode(seat, way, bits.lowest(left))
            left = bits.drop_lowest(left)
            n += 1
    return n


@kernel
def sample(s: Any, seat: int, random: np.uint64) -> int:
    straight, left, right = targets(s, seat, 0), targets(s, seat, 1), targets(s, seat, 2)
    a, b = bits.popcount(straight), bits.popcount(left)
    k = scale(random, a + b + bits.popcount(right))
    if k < a:
        return encode(seat, 0, bits.nth(straight, k))
    if k < a + b:
        return encode(seat, 1, bits.nth(left, k - a))
    return encode(seat, 2, bits.nth(right, k - a - b))


@kernel
def apply(s: Any, seat: int, move: int) -> None:
    target = bits.bit(move >> 6)
    s.pieces[seat] ^= bits.bit(move & 63) | target
    s.pieces[1 - seat] &= ~target
    s.turn = 1 - seat
