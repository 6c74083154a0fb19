"""The bots' ladder for PRIZMIK."""

from pentaprism.core.level import Level
from pentaprism.games.prizmik.evaluation import ALL, MATERIAL, ROADS

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
        "the next answer and the way to the enemy's bases, but not how an exchange goes on",
        depth=2,
        quiesce=False,
        sight=MATERIAL | ROADS,
        noise=40,
    ),
    Level("casual", "exchanges to their end, threats and promotions", depth=2, noise=25, sight=ALL),
    Level("club", "the same, three plies ahead", depth=3, noise=12, sight=ALL),
    Level("strong", "the same, four plies ahead", depth=4, noise=6, sight=ALL),
    Level("master", "everything, as far as time allows", sight=ALL),
)
