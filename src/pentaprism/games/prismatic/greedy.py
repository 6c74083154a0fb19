"""A quick bot that plays what looks best at once: for benchmarks, balance runs and comparisons."""

from typing import Any

from pentaprism.core.kernel import kernel
from pentaprism.core.rng import random, scale
from pentaprism.games.prismatic import rules
from pentaprism.games.prismatic.evaluation import best_other, weigh
from pentaprism.games.prismatic.state import DONE, PASS, READY, TAKE_BACK, VERB


@kernel
def choose(states: Any, seat: int, generator: Any, moves: Any, noise: float) -> int:
    """The move after which states[0] looks best; states[1] is scratch.

    Ending a step is judged by the position as it is, and chance is drawn anew, so that nothing of
    what will be drawn is seen.
    """
    s, g = states[0], generator[0]
    n = rules.legal(s, seat, moves)
    best, best_value = moves[0], -1e18
    for i in range(n):
        move = moves[i]
        verb = move >> 12 & VERB
        if verb == TAKE_BACK:
            continue
        states[1] = s
        states[1].rng = random(g)
        if verb != READY and verb != DONE and verb != PASS:
            rules.apply(states[1], seat, move)
        weigh(states[1], states[1].anchor)
        value = states[1].anchor[seat] - 0.5 * best_other(states[1].anchor, seat, s.players)
        value += noise * scale(random(g), 1 << 20) / (1 << 20)
        if value > best_value:
            best, best_value = move, value
    return best
