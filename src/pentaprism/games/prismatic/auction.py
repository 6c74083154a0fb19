"""§14: the starter token goes to the highest secret bid of prisms."""

from typing import Any

from pentaprism.core.kernel import kernel
from pentaprism.games.prismatic import purse
from pentaprism.games.prismatic.state import BID, MAX_SEATS, PASS, PRISM


@kernel
def begin(s: Any) -> None:
    s.ready = 0
    s.bidders = (1 << s.players) - 1


@kernel
def moves(s: Any, seat: int, out: Any) -> int:
    """More than before, as far as uncommitted prisms go, or nothing."""
    n = 0
    for bid in range(s.bids[seat] + 1, purse.count(s.loose[seat], PRISM) + 1):
        out[n] = BID << 12 | bid
        n += 1
    out[n] = PASS << 12
    return n + 1


@kernel
def open_bids(s: Any) -> bool:
    """All sealed bids are opened; true when the token has found its holder."""
    for seat in range(s.players):
        if s.bidders >> seat & 1:
            s.bids[seat] = s.sealed[seat] if s.sealed[seat] > 0 else -1
            s.sealed[seat] = 0
    s.ready = 0
    highest, leaders, n = leading(s)
    if n > 1:
        s.bidders = leaders  # they bid again; when all give up, the next highest counts
        return False
    for seat in range(s.players):
        if leaders >> seat & 1:
            s.starter = seat
            price = purse.several(PRISM, highest)
            s.loose[seat] -= price
            s.supply += price
    close(s)
    return True


@kernel
def leading(s: Any) -> tuple[int, int, int]:
    """The highest bid, who has it, and how many they are; nobody when there is no bid."""
    highest, leaders, n = 0, 0, 0
    for seat in range(s.players):
        if s.bids[seat] > highest:
            highest, leaders, n = s.bids[seat], 1 << seat, 1
        elif s.bids[seat] == highest and highest > 0:
            leaders |= 1 << seat
            n += 1
    return highest, leaders, n


@kernel
def close(s: Any) -> None:
    s.bidders = 0
    for seat in range(MAX_SEATS):
        s.bids[seat] = 0
