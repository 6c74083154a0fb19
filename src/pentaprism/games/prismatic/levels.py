"""The bots' ladder for Prismatic: how many possibilities a level looks at before each move."""

from pentaprism.core.level import Level

LEVELS = (
    Level("beginner", "two or three possibilities, whichever come to mind", simulations=3),
    Level("novice", "about every next piece, once", simulations=12),
    Level("casual", "the next pieces and what they may become", simulations=80),
    Level("club", "a whole commitment and what it creates", simulations=1_000),
    Level("strong", "the round with the answers of the others", simulations=8_000),
    Level("master", "everything, as far as time allows"),
)
