"""The bots' ladder for PRISM: how many ways a round could go a level imagines before it plays, and
how often it does not think of a card at all. The rungs are apart by measure (docs/strength). Only
the top one follows what was learned (docs/learning.md)."""

from pentaprism.core.level import Level

LEVELS = (
    Level(
        "beginner",
        simulations=2,
        overlooks=0.7,
    ),
    Level("novice", simulations=9, overlooks=0.28),
    Level("casual", simulations=32, overlooks=0.05),
    Level("club", simulations=110),
    Level("strong", simulations=380),
    Level("master", evaluation="net"),
)
