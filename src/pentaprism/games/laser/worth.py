"""Each seat's share of the win by the points of a game of Laser: what the puzzle on the table will
bring is not in it."""

from math import exp
from typing import Any

from pentaprism.core.bits import U, popcount
from pentaprism.core.kernel import kernel
from pentaprism.games.laser.rules import over, winners

_CROSS = 2.0  # every third X costs six points
#: Points by which leads differ by chance.
_SPREAD = 5.0


@kernel
def shares(s: Any, out: Any) -> None:
    if over(s) != 0:
        first = winners(s)
        for seat in range(s.players):
            out[seat] = (
                1.0 / s.players if first == 0 else float(first >> seat & 1) / popcount(U(first))
            )
        return
    total = 0.0
    for seat in range(s.players):
        out[seat] = exp((s.scores[seat] - _CROSS * s.crosses[seat]) / _SPREAD)
        total += out[seat]
    for seat in range(s.players):
        out[seat] /= total
