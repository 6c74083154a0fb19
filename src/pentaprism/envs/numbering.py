"""Fixed numbers of moves, for games where a number can mean the same in every position.

`Numbering(game)` translates between them and the indices that a batch takes. A game has them in
numbering.py: `NUMBERS`, `number_of(s, seat, move)` and `move_of(s, seat, number)`.
"""

from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from pentaprism.core.errors import BadRequest
from pentaprism.core.game import Game
from pentaprism.envs.batches import Array, Batch
from pentaprism.envs.kernels import NOBODY
from pentaprism.envs.kernels.numbers import NO_MOVE, make_number_kernels
from pentaprism.games.registry import GAMES, find


class Numbering:
    """The fixed numbers 0..size-1 of one game's moves."""

    def __init__(self, game: str | Game) -> None:
        self.game = game if isinstance(game, Game) else find(game)
        numbering = self.game.numbering
        if numbering is None:
            able = ", ".join(other.id for other in GAMES if other.numbering)
            raise BadRequest(f"moves of {self.game.name} have no fixed numbers; those of {able} do")
        self.size: int = numbering.NUMBERS
        self._kernels = _kernels(numbering.number_of)

    def numbers(self, batch: Batch, i: int) -> list[int]:
        """The fixed number of each legal move of game i, in order; -1 for a move without one."""
        row = batch.moves[i, : batch.count[i]].tolist()
        return self.numbers_of(batch, i, int(batch.seat[i]), row)

    def numbers_of(self, batch: Batch, i: int, seat: int, moves: list[int]) -> list[int]:
        """The same for any moves of any seat of game i."""
        return [int(self._kernels.number(batch.states, i, seat, move)) for move in moves]

    def mask(self, batch: Batch, out: Array | None = None) -> Array:
        """int8[n, size]: 1 for the number of each legal move."""
        made = np.zeros((batch.n, self.size), np.int8) if out is None else out
        if made.shape != (batch.n, self.size) or made.dtype != np.int8:
            raise BadRequest(f"a mask is an array of int8 with the shape {(batch.n, self.size)}")
        self._kernels.mask(batch.states, batch.seat, batch.count, batch.moves, made)
        return made

    def actions(self, batch: Batch, numbers: Any) -> Array:
        """The indices that `batch.step` takes for these numbers, one a game."""
        given = np.asarray(numbers)
        if given.dtype.kind not in "iu" or given.shape != (batch.n,):
            raise BadRequest(
                f"numbers are whole, of the shape ({batch.n},), not {given.dtype} {given.shape}"
            )
        out = self.indices(batch, np.ascontiguousarray(given, np.int64))
        bad = np.flatnonzero((out == NO_MOVE) & (batch.seat != NOBODY))
        if len(bad):
            raise BadRequest(f"number {given[bad[0]]} of game {bad[0]} is not that of a legal move")
        return np.maximum(out, 0)

    def indices(self, batch: Batch, numbers: Array) -> Array:
        """The same of numbers that have the right shape; -1 where there is no such legal move."""
        out = np.zeros(batch.n, np.int64)
        self._kernels.actions(batch.states, batch.seat, batch.count, batch.moves, numbers, out)
        return out


@cache
def _kernels(number_of: Any) -> SimpleNamespace:
    return make_number_kernels(number_of)
