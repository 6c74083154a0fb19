"""Each seat's share of the win as a position of Prismatic stands."""

from math import exp
from typing import Any

from pentaprism.core.kernel import kernel
from pentaprism.games.prismatic.evaluation import rounds_left, weigh
from pentaprism.games.prismatic.state import OVER

#: Stars by which leads differ by chance: at the end, and for each round to come.
_LAST, _ROUND = 0.6, 0.15


@kernel
def shares(s: Any, out: Any) -> None:
    if s.phase == OVER:
        for seat in range(s.players):
            out[seat] = 1.0 if s.winner == seat + 1 else 0.0
        return
    weigh(s, out)
    spread = _LAST + _ROUND * rounds_left(s)
    most = -1e9
    for seat in range(s.players):
        most = max(most, out[seat])
    total = 0.0
    for seat in range(s.players):
        out[seat] = exp((out[seat] - most) / spread)
        total += out[seat]
    for seat in range(s.players):
        out[seat] /= total
