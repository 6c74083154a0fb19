"""The bots' ladder for PRISM: how many rounds a level imagines before it plays a card."""

from pentaprism.core.level import Level

LEVELS = (
    Level("beginner", "a handful of ways the round could go", simulations=8),
    Level("novice", "a few dozen ways the round could go", simulations=40),
    Level("casual", "some answers to its moves, but few blocks", simulations=200),
    Level("club", "whom a take helps and whom it hurts", simulations=1000),
    Level("strong", "what others may hold, and when to keep a block", simulations=6000),
    Level("master", "as many rounds as time allows"),
)
