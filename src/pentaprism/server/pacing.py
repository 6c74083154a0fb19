"""How long a bot may take where its clock runs: the less the less there is left, so that it never
loses on time."""

from pentaprism.match.clocks import SeatClocks
from pentaprism.match.model import PerMove

#: So much of the clock is kept for storing moves and for a busy machine: a part, up to a bound.
_RESERVE_PART, _MOST_RESERVE_MS = 10, 2_000
#: A decision may take so large a part of what else is left: of a whole game's time, of a move's.
_OF_A_GAME, _OF_A_MOVE = 30, 3


def allowance(clocks: SeatClocks, seat: int, now: int) -> int | None:
    """The milliseconds until a move of the seat should be made; None if no clock counts them."""
    clock = clocks.clock
    if clock is None:
        return None
    ran = max(0, now - clocks.since) if seat in clocks.running else 0
    reserve = min(clock.ms // _RESERVE_PART, _MOST_RESERVE_MS)
    spare = max(0, clocks.left[seat] - ran - reserve)
    if isinstance(clock, PerMove):
        return spare // _OF_A_MOVE
    return min(spare // 2, spare // _OF_A_GAME + clock.increment // 2)
