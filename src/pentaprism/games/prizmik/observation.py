"""What a player of PRIZMIK sees as numbers: the whole board, from the player's own chair."""

from typing import Any

import numpy as np

from pentaprism.core import bits
from pentaprism.core.bits import NONE
from pentaprism.core.kernel import kernel
from pentaprism.games.prizmik.state import RED, RESERVES

_KINDS = 5
_REST = 2 * _KINDS * 64

#: The parts of an observation in their order: name, how many numbers, what they say.
OBSERVED = (
    ("own fleets", 64, "1 where one stands; a1 is first as Red sees it, h8 as Blue does"),
    ("own bases", 64, "empty bases, likewise"),
    ("own carriers", 64, "ships with a fighter inside"),
    ("own ships", 64, "empty ships"),
    ("own fighters", 64, "likewise"),
    ("enemy fleets", 64, "likewise"),
    ("enemy bases", 64, "likewise"),
    ("enemy carriers", 64, "likewise"),
    ("enemy ships", 64, "likewise"),
    ("enemy fighters", 64, "likewise"),
    ("own reserves", 1, "of three"),
    ("enemy reserves", 1, "of three"),
    ("quiet", 1, "plies since something happened, of the quiet limit; 0 without a limit"),
    ("advance", 1, "1 if the captor moves onto the square (option capture)"),
    ("turn", 1, "1 if it is the player's turn"),
)
OBSERVATION = _REST + 5


@kernel
def observe(s: Any, seat: int, out: Any) -> None:
    out[:] = 0.0
    for side in range(2):
        owner = seat if side == 0 else 1 - seat
        first = side * _KINDS * 64
        observe_board(s.fleets[owner], seat, first, out)
        observe_board(s.bases[owner], seat, first + 64, out)
        observe_board(s.carriers[owner], seat, first + 128, out)
        observe_board(s.ships[owner], seat, first + 192, out)
        observe_board(s.fighters[owner], seat, first + 256, out)
        out[_REST + side] = s.reserves[owner] / RESERVES
    if s.quiet_limit > 0:
        out[_REST + 2] = s.quiet / s.quiet_limit
    out[_REST + 3] = s.advance
    out[_REST + 4] = 1.0 if s.turn == seat else 0.0


@kernel
def observe_board(board: np.uint64, seat: int, first: int, out: Any) -> None:
    while board != NONE:
        square = bits.lowest(board)
        board = bits.drop_lowest(board)
        out[first + (square if seat == RED else 63 - square)] = 1.0
