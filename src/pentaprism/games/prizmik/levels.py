"""The bots' ladder for PRIZMIK."""

from pentaprism.core.level import Level
from pentaprism.games.prizmik.evaluation import ALL, MATERIAL, ROADS

LEVELS = (
    Level(
        "beginner",
        depth=1,
        quiesce=False,
        sight=MATERIAL,
        noise=60,
    ),
    Level(
        "novice",
        depth=2,
        quiesce=False,
        sight=MATERIAL | ROADS,
        noise=40,
    ),
    Level("casual", depth=2, noise=50, sight=ALL),
    Level("club", depth=3, noise=35, sight=ALL),
    Level("strong", depth=4, noise=6, sight=ALL),
    Level("master", sight=ALL, evaluation="net"),
)
