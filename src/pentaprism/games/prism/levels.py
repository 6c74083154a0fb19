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
        "novice", "most of its cards, and a guess what comes of them", simulations=6, overlooks=0.4
    ),
    Level("casual", "nearly all it can do, a few ways each", simulations=14, overlooks=0.15),
    Level("club", "everything it can do, and whom a take helps and hurts", simulations=40),
    Level("strong", "what others may hold, and when to keep a block", simulations=160),
    Level("master", "as many ways as time allows"),
)
