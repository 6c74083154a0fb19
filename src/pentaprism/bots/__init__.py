"""Bots: they get what a seat may see and a limit, and give a move with its score, line and reason.

A bot comes through the same door as a person: it never sees a state that was not redacted first.
"""

from pentaprism.bots.advice import Advice, choose, choose_known, find_level, levels_of, think
from pentaprism.bots.brains import Limit, Task

__all__ = ["Advice", "Limit", "Task", "choose", "choose_known", "find_level", "levels_of", "think"]
