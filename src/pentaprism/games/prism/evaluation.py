"""What a round of PRISM is worth, for searches: they look to its end and not beyond."""

from typing import Any

import numpy as np

from pentaprism.core.kernel import kernel
from pentaprism.games.prism.rounds import best
from pentaprism.games.prism.state import OVER

_LEAD = 3.0  # so many points more than the others have on average are worth 73 in a hundred


@kernel
def settled(root: Any, s: Any) -> bool:
    """The round in which the search began is over."""
    return s.rounds != root.rounds or s.phase == OVER


@kernel
def payoffs(s: Any, out: Any) -> None:
    """By the points of the last round; once the match is over, only winning counts."""
    out[:] = 0.0
    total = 0
    for seat in range(s.players):
        total += s.last_round[seat]
    for seat in range(s.players):
        if s.phase == OVER:
            out[seat] = 1.0 if seat == best(s) else 0.0
        else:
            own = s.last_round[seat]
            lead = own - (total - own) / (s.players - 1)
            out[seat] = 1.0 / (1.0 + np.exp(-lead / _LEAD))
