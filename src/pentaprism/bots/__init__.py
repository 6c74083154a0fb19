"""Bots: they get what a seat may see and a limit, and give a move with its score, line and reason.

A bot comes through the same door as a person: it never sees a state that was not redacted first.
"""

from pentaprism.bots.advice import (
    Advice,
    choose,
    choose_known,
    known_by,
    think,
)
from pentaprism.bots.brains import Limit, Task, remembers
from pentaprism.bots.memory import Memories, Memory
from pentaprism.bots.offers import accepts_draw
from pentaprism.bots.seeds import decision_seed

__all__ = [
    "Advice",
    "Limit",
    "Memories",
    "Memory",
    "Task",
    "accepts_draw",
    "choose",
    "choose_known",
    "decision_seed",
    "known_by",
    "remembers",
    "think",
]
