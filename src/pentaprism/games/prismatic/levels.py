"""The bots' ladder for Prismatic: how many possibilities a level looks at before each move, and how
often it does not think of a move at all. The rungs are apart by measure (docs/strength). The two
strongest follow what was learned (docs/learning.md), which makes much of few."""

from pentaprism.core.level import Level

LEVELS = (
    Level(
        "beginner",
        simulations=3,
        overlooks=0.8,
    ),
    Level("novice", simulations=8, overlooks=0.5),
    Level("casual", simulations=15, overlooks=0.3),
    Level("club", simulations=400),
    Level("strong", simulations=50, evaluation="net"),
    Level("master", evaluation="net"),
)
