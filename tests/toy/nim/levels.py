"""The bots' ladder for Nim."""

from pentaprism.core.level import Level

LEVELS = (Level("beginner", simulations=10), Level("master"))
