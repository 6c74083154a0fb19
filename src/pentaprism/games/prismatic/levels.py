"""The bots' ladder for Prismatic: how many possible worlds and lines they look at."""

from pentaprism.core.level import Level

LEVELS = (
    Level("beginner", "a few chances, and often not the best of them", simulations=30),
    Level("novice", "the next piece and what it may become", simulations=100),
    Level("casual", "a whole commitment", simulations=400),
    Level("club", "commitment and creations of the round", simulations=2_000),
    Level("strong", "the round with the answers of the others", simulations=10_000),
    Level("master", "everything, as far as time allows"),
)
