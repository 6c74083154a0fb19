"""A quick player of PRISM who does what helps most at once: for benchmarks and comparisons."""

from typing import Any

from pentaprism.core.kernel import kernel
from pentaprism.core.rng import random, scale
from pentaprism.games.prism import rules
from pentaprism.games.prism.rounds import COUNT
from pentaprism.games.prism.state import (
    BLOCK,
    COLOURS,
    DO_BLOCK,
    DO_DECLINE,
    DO_DISCARD,
    DO_DRAW_TWO,
    DO_PLAY,
    DRAW_TWO,
    NOBODY,
    TAKE_ANY_AGAIN,
    TAKE_LEFT_AGAIN,
    TAKE_RIGHT_AGAIN,
    WILD,
    ZAP,
)


@kernel
def choose(states: Any, seat: int, generator: Any, moves: Any, noise: float) -> int:
    """The most pressing move of states[0]; equal ones by lot."""
    s, g = states[0], generator[0]
    best, best_value = moves[0], -1e18
    for i in range(rules.legal(s, seat, moves)):
        lot = scale(random(g), 1 << 20) / (1 << 20)
        value = worth(s, seat, moves[i]) + max(noise, 1e-9) * lot
        if value > best_value:
            best, best_value = moves[i], value
    return best


@kernel
def worth(s: Any, seat: int, move: int) -> float:
    verb, card = move & 7, move >> 3 & 15
    if verb == DO_PLAY:
        return play_worth(s, seat, card, move >> 7 & 7)
    if verb == DO_DISCARD:  # a block is worth keeping
        return -2.0 if card == BLOCK else -1.0
    if verb in (DO_BLOCK, DO_DRAW_TWO):
        return 1.0
    return -1.0 if verb == DO_DECLINE else 0.0


@kernel
def play_worth(s: Any, seat: int, card: int, target: int) -> float:
    """Colours for oneself first, best from whoever has the most; then harm to the richest."""
    have = COUNT[s.colours[seat]] + s.wilds[seat]
    if card <= WILD:
        return 50.0 if have == COLOURS - 1 else 5.0
    if card == DRAW_TWO:
        return 2.0
    only = rules.only_target(s, seat, card)
    victim = target if only == NOBODY else only
    rich = COUNT[s.colours[victim]] + s.wilds[victim]
    if card == ZAP:
        return 1.0 + rich if rich >= COLOURS - 2 else 0.5
    again = card in (TAKE_LEFT_AGAIN, TAKE_RIGHT_AGAIN, TAKE_ANY_AGAIN)
    return (50.0 if have == COLOURS - 1 else 6.0) + rich / 10.0 + (0.5 if again else 0.0)
