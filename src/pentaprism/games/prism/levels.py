"""The bots' ladder for PRISM: how many ways a round could go a level imagines before it plays, and
how often it does not think of a card at all. The rungs are apart by measure (docs/strength)."""

from pentaprism.core.level import Level

LEVELS = (
    Level(
        "beginner",
        "two or three of its cards, and hardly what comes of them",
        simulations=2,
        overlooks=0.7,
    ),
    Level(
        "novice", "most of its cards, and a guess what comes of them", simulations=9, overlooks=0.28
    ),
    Level("casual", "nearly all it can do, a few ways each", simulations=32, overlooks=0.05),
    Level("club", "everything it can do, and whom a take helps and hurts", simulations=110),
    Level("strong", "what others may hold, and when to keep a block", simulations=380),
    Level("master", "as many ways as time allows"),
)
