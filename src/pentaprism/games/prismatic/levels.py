"""The bots' ladder for Prismatic: how many possibilities a level looks at before each move, and how
often it does not think of a move at all. The rungs are apart by measure (docs/strength)."""

from pentaprism.core.level import Level

LEVELS = (
    Level(
        "beginner",
        "two or three possibilities, whichever come to mind",
        simulations=3,
        overlooks=0.8,
    ),
    Level("novice", "about half of the next pieces", simulations=8, overlooks=0.5),
    Level("casual", "most of the next pieces, once", simulations=15, overlooks=0.3),
    Level(
        "club",
        "nearly every next piece and what some of them may become",
        simulations=30,
        overlooks=0.1,
    ),
    Level("strong", "a whole commitment and what it creates", simulations=1_000),
    Level("master", "everything, as far as time allows"),
)
