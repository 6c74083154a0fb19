"""How long the clock of Laser runs: for whoever keeps the time; the rules know no time (§14)."""

from typing import Any, NamedTuple

from pentaprism.games.laser import bidding, rules
from pentaprism.games.laser.state import BIDDING, NOBODY, PLANNING

UNTIMED = {"untimed": True}
HALF, LEARNING, NOBODY_BIDS = 30, 60, 120
#: Between rounds, to look at the solution that was shown and at the cheapest one.
BREATH = 8


class Timer(NamedTuple):
    """A new timer starts exactly when the key changes; §11: a further bid does not restart it."""

    key: tuple[int, int, bool]
    seconds: int
    #: So long nothing runs yet.
    wait: int = 0


def timer(s: Any) -> Timer | None:
    """The timer that runs now, or None where none does."""
    if not rules.clock_runs(s):
        return None
    waiting = s.phase == BIDDING and bidding.leader(s) == NOBODY and s.claimer == NOBODY
    seconds = NOBODY_BIDS if waiting else LEARNING if s.learning else HALF  # §10, §11, §13
    opens = s.round_number > 1 and (waiting or s.phase == PLANNING)
    key = (int(s.round_number), int(s.phase), bool(waiting))
    return Timer(key, seconds, BREATH if opens else 0)


def is_waited_for(s: Any, seat: int) -> bool:
    """§13: without a clock the lowest bidder may go lower, but it is for the others to speak."""
    return not (s.untimed and s.phase == BIDDING and seat == bidding.leader(s))


def is_race(s: Any) -> bool:
    """§11, §12: of equal bids, and of claims, only the first counts."""
    return bool(s.phase in (BIDDING, PLANNING))
