"""A number for each move of PRIZMIK that means the same in every position."""

from typing import Any

import numpy as np

from pentaprism.core.bits import DIRECTIONS
from pentaprism.core.kernel import kernel
from pentaprism.games.prizmik.state import CAPTURE, DEPLOY, MOVE, PROMOTES, RED

ABOUT = (
    "It is plane * 64 + target, seen from the player's chair: 8 directions of single steps, 4 of "
    "double steps, 4 of deployments, 8 of captures, and 8 of steps that promote."
)

_STEPS, _DOUBLES, _DEPLOYS, _CAPTURES, _PROMOTIONS, _PLANES = 0, 8, 12, 16, 24, 32
NUMBERS = _PLANES * 64

#: How a plane goes from origin to target, what kind of move it is, and whether it promotes.
_UP = np.zeros(_PLANES, np.int64)
_RIGHT = np.zeros(_PLANES, np.int64)
_KIND = np.zeros(_PLANES, np.int64)
#: The plane of (ranks up + 2, files right + 2, kind).
_PLANE = np.full((5, 5, 3), -1, np.int64)

for _first, _ways, _reach, _kind in (
    (_STEPS, 8, 1, MOVE),
    (_DOUBLES, 4, 2, MOVE),
    (_DEPLOYS, 4, 1, DEPLOY),
    (_CAPTURES, 8, 1, CAPTURE),
    (_PROMOTIONS, 8, 1, MOVE),
):
    for _way in range(_ways):
        _UP[_first + _way] = DIRECTIONS[_way][0] * _reach
        _RIGHT[_first + _way] = DIRECTIONS[_way][1] * _reach
        _KIND[_first + _way] = _kind
        if _first != _PROMOTIONS:
            _PLANE[_UP[_first + _way] + 2, _RIGHT[_first + _way] + 2, _kind] = _first + _way


@kernel
def number_of(s: Any, seat: int, move: int) -> int:
    """The fixed number of a legal move."""
    origin, target = chair(seat, move & 63), chair(seat, move >> 6 & 63)
    up, right = target // 8 - origin // 8, target % 8 - origin % 8
    plane = _PLANE[up + 2, right + 2, move >> 12 & 3]
    if move & PROMOTES:
        plane += _PROMOTIONS
    return plane * 64 + target


@kernel
def move_of(s: Any, seat: int, number: int) -> int:
    """The move of a number, whether it is legal now or not; -1 if it leaves the board."""
    plane, target = number // 64, number % 64
    rank, file = target // 8 - _UP[plane], target % 8 - _RIGHT[plane]
    if rank < 0 or rank > 7 or file < 0 or file > 7:
        return -1
    origin = chair(seat, rank * 8 + file)
    move = origin | chair(seat, target) << 6 | _KIND[plane] << 12
    return move | PROMOTES if plane >= _PROMOTIONS else move


@kernel
def chair(seat: int, square: int) -> int:
    """The square as the player sees it, and back."""
    return square if seat == RED else 63 - square
