"""Each seat's share of the win as a position of Prisma stands, and what is dealt anew."""

from math import exp, sqrt
from typing import Any

from pentaprism.core.bits import U, popcount
from pentaprism.core.kernel import kernel
from pentaprism.games.prisma.evaluation import standing
from pentaprism.games.prisma.hidden import determinise
from pentaprism.games.prisma.scoring import winners
from pentaprism.games.prisma.state import OVER

_NOBODY = -1
#: Hundredths of a point by which leads differ by chance: at the end, and for each tile to come.
_LAST, _TILE = 60.0, 55.0


@kernel
def shares(s: Any, out: Any) -> None:
    if s.phase == OVER:
        first = winners(s)
        for seat in range(s.players):
            out[seat] = float(first >> seat & 1) / popcount(U(first))
        return
    left = 0
    for seat in range(s.players):
        left += s.stack_count[seat] + s.hand_count[seat]
    spread = _LAST + _TILE * sqrt(left / s.players)
    total = 0.0
    for seat in range(s.players):
        out[seat] = exp(standing(s, seat) / spread)
        total += out[seat]
    for seat in range(s.players):
        out[seat] /= total


@kernel
def redeal(s: Any) -> None:
    """§5: hands are open, so that only the stacks are to come."""
    determinise(s, _NOBODY)
