"""The bots' ladder for Prisma: how many moves a level tries before it makes one, and how often it
does not think of a place at all. The rungs are apart by measure (docs/strength)."""

from pentaprism.core.level import Level

LEVELS = (
    Level(
        "beginner", "two or three of the places where a tile fits", simulations=2, overlooks=0.97
    ),
    Level("novice", "a few of the places, and what they are worth", simulations=4, overlooks=0.8),
    Level("casual", "some of the places, the promising ones first", simulations=8, overlooks=0.65),
    Level("club", "about half of the places, weighed once", simulations=15, overlooks=0.45),
    Level("strong", "every place, both tiles of the turn and the answers", simulations=150),
    Level("master", "as far as time allows"),
)
