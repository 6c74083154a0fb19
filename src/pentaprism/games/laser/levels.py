"""The bots' ladder for Laser; what each level can hold in mind is in planner.SKILLS."""

from pentaprism.core.level import Level

LEVELS = (
    Level("beginner", depth=2),
    Level("novice", depth=3),
    Level("casual", depth=3),
    Level("club", depth=4),
    Level("strong", depth=4),
    Level("master"),
)
