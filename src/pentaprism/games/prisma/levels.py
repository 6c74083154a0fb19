"""The bots' ladder for Prisma."""

from pentaprism.core.level import Level

LEVELS = (
    Level("beginner", "a few of the places where a tile fits", simulations=30),
    Level("novice", "some of the places, and what they are worth", simulations=120),
    Level("casual", "most places for the next tile", simulations=500),
    Level("club", "every place, and what it earns", simulations=2_000),
    Level("strong", "both tiles of the turn and the tile to move", simulations=10_000),
    Level("master", "as far as time allows"),
)
