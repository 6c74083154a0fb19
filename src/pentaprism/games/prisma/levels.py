"""The bots' ladder for Prisma: how many moves a level tries before it makes one, and how often it
does not think of a place at all, unless a tile makes a loop or a link there. The rungs are apart by
measure (docs/strength). From the third on they follow what was learned (docs/learning.md)."""

from pentaprism.core.level import Level

LEVELS = (
    Level("beginner", simulations=2, overlooks=0.97),
    Level("novice", simulations=7, overlooks=0.68),
    Level("casual", simulations=24, overlooks=0.45, evaluation="net"),
    Level("club", simulations=95, evaluation="net"),
    Level("strong", simulations=400, evaluation="net"),
    Level("master", evaluation="net"),
)
