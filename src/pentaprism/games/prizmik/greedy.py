"""A player of PRIZMIK who takes what it can at once: for benchmarks and comparisons."""

from typing import Any

from pentaprism.core.kernel import kernel
from pentaprism.core.rng import random, scale
from pentaprism.games.prizmik import rules
from pentaprism.games.prizmik.evaluation import MATERIAL, ROADS, evaluate


@kernel
def choose(states: Any, seat: int, generator: Any, moves: Any, noise: float) -> int:
    """The move after which states[0] looks best by what is on the board; equal ones by lot."""
    g = generator[0]
    n = rules.legal(states[0], seat, moves)
    best, best_value = moves[0], -1e18
    for i in range(n):
        states[1] = states[0]
        rules.apply(states[1], seat, moves[i])
        lot = scale(random(g), 1 << 20) / (1 << 20)
        value = evaluate(states[1], seat, MATERIAL | ROADS) + max(noise, 1e-9) * lot
        if rules.over(states[1]) and rules.winners(states[1]) >> seat & 1:
            value += 1e6
        if value > best_value:
            best, best_value = moves[i], value
    return best
