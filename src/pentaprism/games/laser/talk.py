"""Who keeps silent: a team says nothing to each other while it plans and moves (§10)."""

from typing import Any

from pentaprism.core.errors import IllegalMove
from pentaprism.games.laser import bidding
from pentaprism.games.laser.state import CHOOSING, MIXING, PLANNING
from pentaprism.games.laser.text import refused


def refusal(s: Any, seat: int) -> IllegalMove | None:
    """Why this seat may not talk now, or None."""
    if _is_silent(s, seat):
        return refused("10", "talk")
    return None


def _is_silent(s: Any, seat: int) -> bool:
    if not bidding.in_team(s):
        return False
    if s.phase == PLANNING:  # anybody may become the teammate
        return True
    if s.phase == CHOOSING:
        return bool(seat == s.active or int(bidding.allies(s)) >> seat & 1)
    return bool(s.phase == MIXING and seat in (s.active, s.partner))
