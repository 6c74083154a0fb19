"""The points of Prisma by kind."""

from typing import Any

import numpy as np

from pentaprism.games.prisma import scoring

PARTS = ("beams", "loops", "x", "y", "iii")


def scores_json(s: Any) -> list[dict[str, int]]:
    """Each seat's points by kind."""
    seats = []
    for seat in range(int(s.players)):
        points = np.zeros(scoring.PARTS, np.int64)
        total = scoring.breakdown(s, seat, points)
        parts = {name: int(n) for name, n in zip(PARTS, points, strict=True)}
        seats.append({**parts, "total": int(total)})
    return seats
