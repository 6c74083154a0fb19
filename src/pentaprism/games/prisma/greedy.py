"""A player of Prisma who goes for points at once: for benchmarks and comparisons."""

from typing import Any

from pentaprism.core.kernel import kernel
from pentaprism.core.rng import random, scale
from pentaprism.games.prisma import rules
from pentaprism.games.prisma.scoring import loops_owned, scoring_loops, total
from pentaprism.games.prisma.state import NOTHING

_EARNED, _WAITING_LOOP = 0.7, 0.6  # in points


@kernel
def choose(states: Any, seat: int, generator: Any, moves: Any, noise: float) -> int:
    """The move of states[0] after which the seat is furthest ahead in points; equal ones by lot.

    Nothing hidden is looked at: what is drawn at the end of a turn scores nothing yet.
    """
    g = generator[0]
    n = rules.legal(states[0], seat, moves)
    best, best_value = moves[0], -1e18
    for i in range(n):
        states[1] = states[0]
        rules.apply(states[1], seat, moves[i])
        lot = scale(random(g), 1 << 20) / (1 << 20)
        value = lead(states[1], seat) + prospects(states[1], seat) + max(noise, 1e-9) * lot
        if value > best_value:
            best, best_value = moves[i], value
    return best


@kernel
def prospects(s: Any, seat: int) -> float:
    """Loops that wait for a beam are nearly points, and so is an earned relocation."""
    value = _EARNED if s.turn == seat and s.earned != NOTHING else 0.0
    return value + _WAITING_LOOP * (loops_owned(s, seat) - scoring_loops(s, seat))


@kernel
def lead(s: Any, seat: int) -> int:
    most = -1
    for other in range(s.players):
        if other != seat:
            most = max(most, total(s, other))
    return total(s, seat) - most
