"""The bots' ladder for Laser; what each level can hold in mind is in planner.SKILLS."""

from pentaprism.core.level import Level

LEVELS = (
    Level("beginner", "single mixes and the cat, and overlooks most of them", depth=2),
    Level("novice", "short chains without a mix in the mind, slowly", depth=3),
    Level("casual", "one mix in the mind, and plays along with a partner", depth=3),
    Level("club", "longer chains, miscounts now and then", depth=4),
    Level("strong", "two mixes in the mind, and knows what is impossible", depth=4),
    Level("master", "nearly every line, and quickly"),
)
