"""From round to round: dealing, the order of steps, refilling, the end. Numbers are clauses."""

from typing import Any

from pentaprism.core import bits
from pentaprism.core.kernel import kernel
from pentaprism.core.rng import below
from pentaprism.games.prismatic import areas, auction, commit, purse, resolve, scoring
from pentaprism.games.prismatic.state import (
    ACT,
    AUCTION,
    COMMIT,
    COMMON_CARDS,
    OVER,
    PRISM,
    RESOLVE,
    SETUP,
    B,
    G,
    K,
    R,
    W,
)

_START = bits.U(
    sum(
        int(purse.ONE[kind]) * n for kind, n in ((R, 2), (G, 2), (B, 2), (W, 1), (K, 1), (PRISM, 1))
    )
)


@kernel
def deal(s: Any) -> None:
    """The set-up: three common cards, two cards and the first pieces for each player."""
    s.deck = bits.ALL >> bits.U(64 - s.cards)
    s.supply = purse.BOX
    for _ in range(COMMON_CARDS):
        s.common |= bits.bit(areas.draw_card(s))
    for seat in range(s.players):
        for _ in range(2):
            s.dealt[seat] |= bits.bit(areas.draw_card(s))
        s.holding[seat] = 2
        s.loose[seat] = _START
        s.supply -= _START
    s.starter = below(s, s.players)  # §12: by lot
    s.phase = SETUP
    s.rounds = 0


@kernel
def everybody(s: Any) -> int:
    return (1 << s.players) - 1


@kernel
def finish_setup(s: Any) -> None:
    """§13: all have chosen; the rejected cards start the discard pile."""
    for seat in range(s.players):
        kept = bits.bit(s.kept[seat] - 1)
        s.progress[seat] = kept
        s.discards |= s.dealt[seat] & ~kept
        s.dealt[seat] = bits.NONE
        s.holding[seat] = 0
        s.kept[seat] = 0
        s.loose[seat] += s.hand[seat]
        s.supply -= s.hand[seat]
        s.hand[seat] = purse.NOTHING
    begin_round(s)


@kernel
def begin_round(s: Any) -> None:
    s.rounds += 1
    s.phase = COMMIT
    s.ready = 0
    if limit_reached(s, s.rounds):  # §11: a limit of 1
        s.last_round = 1
    for seat in range(s.players):
        commit.draw_motes(s, seat)


@kernel
def limit_reached(s: Any, number: int) -> bool:
    """§11: the round of this number is the last in any case."""
    return s.round_limit > 0 and number >= s.round_limit


@kernel
def finish_commit(s: Any) -> None:
    """§4: all are ready."""
    for seat in range(s.players):
        commit.open_puts(s, seat)
    s.phase = RESOLVE
    s.ready = 0
    resolve.begin_step(s, s.starter)


@kernel
def finish_step(s: Any, seat: int) -> None:
    """The next seat to the left resolves, until all have."""
    resolve.end_step(s)
    following = (seat + 1) % s.players
    if following == s.starter:
        finish_round(s)
    else:
        resolve.begin_step(s, following)


@kernel
def finish_round(s: Any) -> None:
    s.turn = 0
    s.doing = ACT
    while bits.popcount(s.common) < COMMON_CARDS and areas.can_draw(s):  # §10
        s.common |= bits.bit(areas.draw_card(s))
    if s.last_round or limit_reached(s, s.rounds):
        for seat in range(s.players):
            commit.bring_home(s, seat)
        scoring.finish(s)
        s.phase = OVER
        return
    if s.first > 0 or limit_reached(s, s.rounds + 1):  # §11: exactly one more round
        s.last_round = 1
    if s.auction:
        s.phase = AUCTION
        auction.begin(s)
    else:
        s.starter = (s.starter + 1) % s.players
        begin_round(s)


@kernel
def finish_bids(s: Any) -> None:
    """§14: all who had to bid have."""
    if auction.open_bids(s):
        begin_round(s)
