"""Answers take their time: who lets a take happen at once would show that they hold no block."""

from typing import Any

from pentaprism.games.prism.state import ANSWER, DO_ALLOW

#: The same for everybody; boards give people the same moment.
MOMENT = 6.0


def moment(s: Any) -> float:
    return MOMENT if s.phase == ANSWER else 0.0


def pause(s: Any, seat: int, move: int) -> float:
    return MOMENT if s.phase == ANSWER and move == DO_ALLOW else 0.0
