"""Who may bid, claim, pass, mix, and be chosen; kernels that only look.

§n in comments are clauses of docs/rules/laser.md.
"""

from typing import Any

from pentaprism.core.kernel import kernel
from pentaprism.games.laser.state import (
    BIDDING,
    HIGHEST_BID,
    HIGHEST_TEAM_BID,
    LOWEST_TEAM_BID,
    NO_BID,
    NOBODY,
    PLANNING,
    TEAM,
)


@kernel
def may_speak(s: Any, seat: int) -> bool:
    """Whether a player is waited for, or has a bid, a claim or a pass to make."""
    if s.phase == PLANNING:  # §10: nobody waits for who has a number
        return s.bids[seat] == NO_BID
    if seat == s.claimer or s.passed >> seat & 1:  # §12, §13
        return False
    leading = leader(s)
    if leading == NOBODY or s.bids[leading] > lowest_bid(s):
        return True
    return may_claim(s, seat)  # §12: nothing is lower, yet the cat may be grabbed


@kernel
def may_revise(s: Any, seat: int) -> bool:
    """§10: a number may be changed until all are shown."""
    return s.phase == PLANNING and 0 <= seat < s.players and s.bids[seat] != NO_BID


@kernel
def leader(s: Any) -> int:
    """The lowest bidder in open bidding, or NOBODY.

    §12: numbers that a team has shown may be equal; the first from the active seat on counts."""
    best = NOBODY
    for ahead in range(s.players):
        seat = (max(s.active, 0) + ahead) % s.players
        if s.bids[seat] != NO_BID:
            if best == NOBODY or s.bids[seat] < s.bids[best]:
                best = seat
    return best


@kernel
def lowest_bid(s: Any) -> int:
    return LOWEST_TEAM_BID if s.mode == TEAM else 1


@kernel
def highest_bid(s: Any) -> int:
    """§10: a team's numbers end at ten; §12: what is bid against a claim may cost more."""
    return HIGHEST_TEAM_BID if in_team(s) else HIGHEST_BID


@kernel
def bids_below(s: Any) -> int:
    """The highest bid that is still allowed in open bidding: 11, every further one is lower."""
    leading = leader(s)
    return highest_bid(s) if leading == NOBODY else s.bids[leading] - 1


@kernel
def may_claim(s: Any, seat: int) -> bool:
    """§12: once a round, by a player who has neither bid nor passed; bids of others stand."""
    return s.claimer == NOBODY and s.bids[seat] == NO_BID and not s.passed >> seat & 1


@kernel
def may_pass(s: Any, seat: int) -> bool:
    """§11: everybody but the lowest bidder may say that they bid no more."""
    return s.phase == BIDDING and seat != leader(s)


@kernel
def in_team(s: Any) -> bool:
    """§10: the attempt is a team's; against a claim (§12) and in competition one is alone."""
    return s.mode == TEAM and s.claimer == NOBODY


@kernel
def mover(s: Any) -> int:
    """Whose move it is in an attempt; §10: a team alternates, the active player first."""
    if in_team(s):
        return s.active if s.line_length % 2 == 0 else s.partner
    return leader(s)


@kernel
def undertaken(s: Any) -> int:
    """The bid that the attempt must meet."""
    return s.bids[s.active] if in_team(s) else s.bids[leader(s)]


@kernel
def allies(s: Any) -> int:
    """§10: a bit for each possible teammate: equal bids, else the nearest."""
    nearest, seats = HIGHEST_TEAM_BID, 0
    for seat in range(s.players):
        if seat != s.active and s.bids[seat] != NO_BID:
            apart = abs(s.bids[seat] - s.bids[s.active])
            if apart < nearest:
                nearest, seats = apart, 0
            if apart == nearest:
                seats |= 1 << seat
    return seats


@kernel
def would_close(s: Any) -> bool:
    """§11: players have passed and nobody but the lowest bidder is left to speak; 12, 13:
    without a clock a claim or the lowest bid that there is may end bidding, too."""
    leading = leader(s)
    if not s.untimed and s.passed == 0:
        return False
    if s.untimed and leading != NOBODY and s.bids[leading] == lowest_bid(s):
        return True
    for seat in range(s.players):
        if seat != leading and may_speak(s, seat):
            return False
    return True
