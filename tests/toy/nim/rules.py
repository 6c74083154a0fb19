"""The rules of Nim; §n are clauses of tests/toy/rules/nim.md."""

from typing import Any

import numpy as np

from pentaprism.core.kernel import kernel
from pentaprism.core.rng import scale

STATE = np.dtype((np.record, [("heap", np.int64), ("turn", np.int64), ("counters", np.int64)]))
MAX_MOVES = 3
OBSERVATION = 2
REASONS = ("", "taken")


@kernel
def setup(s: Any, players: int, options: Any, seed: np.uint64) -> None:
    s.heap = s.counters = options[0]  # §1
    s.turn = 0


@kernel
def to_act(s: Any) -> int:
    return 0 if s.heap == 0 else 1 << s.turn


@kernel
def legal(s: Any, seat: int, out: Any) -> int:
    if seat != s.turn:
        return 0
    n = min(3, s.heap)  # §2
    for i in range(n):
        out[i] = i + 1
    return n


@kernel
def sample(s: Any, seat: int, random: Any) -> int:
    return 1 + scale(random, min(3, s.heap))


@kernel
def apply(s: Any, seat: int, move: int) -> None:
    s.heap -= move
    s.turn = 1 - seat


@kernel
def over(s: Any) -> int:
    return 1 if s.heap == 0 else 0


@kernel
def winners(s: Any) -> int:
    return 1 << (1 - s.turn)  # §3


@kernel
def scores(s: Any, out: Any) -> int:
    return 0


@kernel
def redact(s: Any, seat: int) -> None:
    return


@kernel
def determinise(s: Any, seat: int) -> None:
    return


@kernel
def observe(s: Any, seat: int, out: Any) -> None:
    out[0] = s.heap
    out[1] = 1.0 if s.turn == seat else 0.0
