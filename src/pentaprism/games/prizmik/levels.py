"""The bots' ladder for PRIZMIK."""

from pentaprism.core.level import Level
from pentaprism.games.prizmik.evaluation import ALL, MATERIAL, PROMOTION, THREATS

LEVELS = (
    Level(
        "beginner",
        "what it can take now, but no answer to it",
        depth=1,
        quiesce=False,
        sight=MATERIAL,
        noise=60,
    ),
    Level(
        "novice",
        "the next answer, but not how an exchange goes on",
        depth=2,
        quiesce=False,
        sight=MATERIAL,
        noise=40,
    ),
    Level(
        "casual",
        "exchanges to their end, and threats, but no plans",
        depth=2,
        sight=MATERIAL | THREATS | PROMOTION,
        noise=25,
    ),
    Level("club", "roads to the enemy's bases, three plies ahead", depth=3, sight=ALL, noise=12),
    Level("strong", "everything, five plies ahead", depth=5, sight=ALL, noise=5),
    Level("master", "everything, as far as time allows", sight=ALL),
)
