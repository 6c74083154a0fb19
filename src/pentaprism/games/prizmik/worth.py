"""Each seat's share of the win as a position of PRIZMIK stands, without looking ahead."""

from math import exp
from typing import Any

from pentaprism.core.kernel import kernel
from pentaprism.games.prizmik.evaluation import ALL, evaluate
from pentaprism.games.prizmik.rules import over, winners
from pentaprism.games.prizmik.state import RED

_SPREAD = 150.0  # with a fighter and a half more one wins about three of four


@kernel
def shares(s: Any, out: Any) -> None:
    if over(s) != 0:
        first = winners(s)
        for seat in range(2):
            out[seat] = 0.5 if first == 0 else float(first >> seat & 1)
        return
    red = 1.0 / (1.0 + exp(-evaluate(s, RED, ALL) / _SPREAD))
    out[0], out[1] = red, 1.0 - red
