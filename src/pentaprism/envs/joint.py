"""Choices made at the same time, for the faces in which all seats act at once.

Every seat chooses from what it knows before the step. The moves are then played in an order that
begins with another seat at every step, so that no seat is always first; a move that the moves
before it have made impossible lapses. In a game with a clock, time passes only when all who may
act let it.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from pentaprism.envs.batches import Batch
from pentaprism.envs.kernels import WAIT

Array = np.ndarray[Any, Any]


class Choice(NamedTuple):
    """What one seat can choose from, and what it knows."""

    moves: list[int]
    observation: Array
    features: Array


def choices(games: Batch, i: int) -> dict[int, Choice]:
    """The seats of game i that may act, each with its choices."""
    found: dict[int, Choice] = {}
    able = int(games.to_act[i])
    for seat in range(games.players):
        if able >> seat & 1:
            games.select(i, seat)
            found[seat] = Choice(
                games.moves[i, : games.count[i]].tolist(),
                games.observation[i].copy() if len(games.observation) else games.observe(i, seat),
                games.features[i].copy() if len(games.features) else games.features,
            )
    return found


def play_together(games: Batch, i: int, moves: Mapping[int, int], first: int) -> None:
    """Play what the seats chose, beginning with seat `first` and going round the table."""
    if all(move == WAIT for move in moves.values()):
        waiting = dict(moves)
    else:
        waiting = {seat: move for seat, move in moves.items() if move != WAIT}
    action = np.zeros(games.n, np.int64)
    for ahead in range(games.players):
        seat = (first + ahead) % games.players
        if seat not in waiting or not int(games.to_act[i]) >> seat & 1:
            continue
        games.select(i, seat)
        row = games.moves[i, : games.count[i]].tolist()
        if waiting[seat] in row:
            action[i] = row.index(waiting[seat])
            games.step(action)
            if games.done[i]:
                return
