"""The rules of a whole game of Laser. §n in comments are clauses of docs/rules/laser.md.

What happens on the ring is in table.py, what is laid out in dealing.py, who may say what in
bidding.py. Here: rounds, attempts, points. The clock is the seat after the last player.
"""

from typing import Any

import numpy as np

from pentaprism.core.kernel import kernel
from pentaprism.core.rng import below, scale
from pentaprism.games.laser.bidding import (
    allies,
    bids_below,
    highest_bid,
    leader,
    lowest_bid,
    may_claim,
    may_pass,
    may_revise,
    may_speak,
    mover,
    undertaken,
    would_close,
)
from pentaprism.games.laser.dealing import (
    clear_attempt,
    clear_table,
    deal_cards,
    lay_floor,
    place_figures,
    refill,
)
from pentaprism.games.laser.observation import OBSERVATION, observe
from pentaprism.games.laser.state import (
    ALLY,
    BID,
    BIDDING,
    CHOOSING,
    COLOURS,
    COMPETITIVE,
    CONCEDE,
    HIDDEN,
    HIGHEST_TEAM_BID,
    IMPOSSIBLE,
    LOWEST_TEAM_BID,
    MIXING,
    MOST_PLAYERS,
    NO_BID,
    NOBODY,
    OVER,
    PASS,
    PLANNING,
    STATE,
    TEAM,
    TIME,
    WIPE,
)
from pentaprism.games.laser.table import (
    count_moves,
    list_moves,
    make_move,
    nth_move,
    number_of,
    removed,
    solved,
)

__all__ = ["OBSERVATION", "STATE", "observe"]

MAX_MOVES = 256
REASONS: tuple[Any, ...] = ("", "target", "turns", "limit")
GOING, TARGET, TURNS, LIMIT = range(4)

CROSSES, PENALTY = 3, 6  # §11: that many X marks cost so many points
CLAIM_POINTS = 10  # §12


# -- rounds


@kernel
def setup(s: Any, players: int, options: Any, seed: np.uint64) -> None:
    s.rng = seed
    s.players = players
    s.mode, s.deal, s.target = options[0], options[1], options[2]
    s.learning, s.untimed, s.round_limit = options[3], options[4], options[5]
    s.marks = options[6]
    s.cat_step = 1 if s.mode == COMPETITIVE else 2  # §5
    for seat in range(MOST_PLAYERS):
        s.scores[seat] = s.crosses[seat] = 0
    lay_floor(s)
    place_figures(s)
    s.round_number = 0
    start_round(s)


@kernel
def start_round(s: Any) -> None:
    s.round_number += 1
    s.active = (s.round_number - 1) % s.players if s.mode == TEAM else NOBODY  # §10
    deal_cards(s)
    clear_table(s)
    s.phase = PLANNING if s.mode == TEAM else BIDDING


@kernel
def end_round(s: Any) -> None:
    refill(s)
    if over_now(s) == GOING:
        start_round(s)
    else:
        clear_table(s)
        s.phase = OVER


@kernel
def team_rounds(players: int) -> int:
    """§10: three active turns each with 3 to 5 players, two with 6 to 10."""
    return players * (3 if players <= 5 else 2)


@kernel
def over_now(s: Any) -> int:
    """Why the game ends with this round, or 0."""
    if s.mode == TEAM:
        return TURNS if s.round_number >= team_rounds(s.players) else GOING  # §10
    for seat in range(s.players):
        if s.scores[seat] >= s.target:  # §11
            return TARGET
    if s.round_limit > 0 and s.round_number >= s.round_limit:
        return LIMIT
    return GOING


# -- who may do what


@kernel
def clock_runs(s: Any) -> bool:
    """§14: in planning, bidding and mixing, unless the game is untimed (§13)."""
    return not s.untimed and s.phase != CHOOSING and s.phase != OVER


@kernel
def to_act(s: Any) -> int:
    seats = 1 << s.players if clock_runs(s) else 0
    if s.phase == CHOOSING:
        seats |= 1 << s.active
    elif s.phase == MIXING:
        seats |= 1 << mover(s)
    elif s.phase != OVER:
        for seat in range(s.players):
            if may_speak(s, seat):
                seats |= 1 << seat
    return seats


@kernel
def legal(s: Any, seat: int, out: Any) -> int:
    if seat < 0 or seat > s.players or not (to_act(s) >> seat & 1 or may_revise(s, seat)):
        return 0
    if seat == s.players:
        out[0] = TIME
        return 1
    if s.phase == CHOOSING:
        return list_allies(s, out)
    if s.phase == MIXING:
        n = list_moves(s, out)
        out[n] = CONCEDE
        return n + 1
    n = 0
    top = highest_bid(s) if s.phase == PLANNING else bids_below(s)
    for points in range(lowest_bid(s), top + 1):
        out[n] = BID + points
        n += 1
    if may_claim(s, seat):
        out[n] = IMPOSSIBLE
        n += 1
    if may_pass(s, seat):
        out[n] = PASS
        n += 1
    return n


@kernel
def list_allies(s: Any, out: Any) -> int:
    n, seats = 0, allies(s)
    for seat in range(s.players):
        if seats >> seat & 1:
            out[n] = ALLY + seat
            n += 1
    return n


@kernel
def sample(s: Any, seat: int, random: np.uint64) -> int:
    """The legal move number scale(random, n) of the n that `legal` lists, without listing them."""
    if seat == s.players:
        return TIME
    if s.phase == CHOOSING:
        return sample_ally(s, random)
    if s.phase == MIXING:
        n = count_moves(s)
        move = scale(random, n + 1)
        return CONCEDE if move == n else nth_move(s, move)
    top = highest_bid(s) if s.phase == PLANNING else bids_below(s)
    bids = max(0, top - lowest_bid(s) + 1)
    claims, passes = may_claim(s, seat), may_pass(s, seat)
    move = scale(random, bids + (1 if claims else 0) + (1 if passes else 0))
    if move < bids:
        return BID + lowest_bid(s) + move
    return IMPOSSIBLE if move == bids and claims else PASS


@kernel
def sample_ally(s: Any, random: np.uint64) -> int:
    seats = allies(s)
    for _ in range(scale(random, number_of(seats))):
        seats &= seats - 1
    return ALLY + number_of((seats & -seats) - 1)


# -- what it does


@kernel
def apply(s: Any, seat: int, move: int) -> None:
    if move < BID:
        demonstrate(s, move)
    elif move < ALLY:
        bid(s, seat, move - BID)
    elif move < IMPOSSIBLE:
        s.partner = move - ALLY
        begin_attempt(s)
    elif move == IMPOSSIBLE:
        claim(s, seat)
    elif move == PASS:
        s.passed |= 1 << seat
        settle(s)
    elif s.phase == MIXING:  # §7, §14: the time is up, or the mixer gives up
        fail(s)
    elif s.phase == PLANNING:
        show_bids(s)
    else:
        close_bidding(s)


@kernel
def bid(s: Any, seat: int, points: int) -> None:
    s.bids[seat] = points
    if s.phase == BIDDING:
        settle(s)
        return
    for other in range(s.players):
        if s.bids[other] == NO_BID:
            return
    show_bids(s)  # §10: all are shown at the same time


@kernel
def claim(s: Any, seat: int) -> None:
    """§12: the cat is grabbed. Bids stand, a team's numbers become open, and the others may go
    lower; §11: who has passed is asked again."""
    s.claimer = seat
    s.passed = 0
    s.phase = BIDDING
    settle(s)


@kernel
def settle(s: Any) -> None:
    """§11: bidding ends before the time when nobody but the lowest bidder can go on."""
    if would_close(s):
        close_bidding(s)


@kernel
def show_bids(s: Any) -> None:
    """§10: the time to plan is over; a turn without a bid of the active player is lost."""
    seats = allies(s) if s.bids[s.active] != NO_BID else 0
    if seats == 0:
        end_round(s)
    elif number_of(seats) == 1:
        s.partner = number_of(seats - 1)
        begin_attempt(s)
    else:
        s.phase = CHOOSING


@kernel
def close_bidding(s: Any) -> None:
    if leader(s) != NOBODY:
        begin_attempt(s)
    elif s.claimer != NOBODY:  # §12: nobody bids, the claim stands
        score_claim(s, True)
        end_round(s)
    else:  # §11: the cards are redrawn
        end_round(s)


@kernel
def begin_attempt(s: Any) -> None:
    s.phase = MIXING
    clear_attempt(s)
    if attempt_ended(s):
        fail(s)


@kernel
def demonstrate(s: Any, move: int) -> None:
    make_move(s, move)
    s.line[s.line_length] = move
    s.line_length += 1
    if solved(s) and s.cost == undertaken(s):  # §7
        succeed(s)
    elif attempt_ended(s):
        fail(s)


@kernel
def attempt_ended(s: Any) -> bool:
    """§7: all cards are complete, the bid is spent, or nothing can move."""
    return solved(s) or s.cost >= undertaken(s) or count_moves(s) == 0


@kernel
def succeed(s: Any) -> None:
    if s.claimer != NOBODY:
        score_claim(s, False)
    elif s.mode == TEAM:  # §10
        s.scores[s.active] += undertaken(s)
        s.scores[s.partner] += undertaken(s)
    else:  # §8, §11
        s.scores[leader(s)] += removed(s.line, s.line_length)
    end_round(s)


@kernel
def fail(s: Any) -> None:
    for colour in range(COLOURS):  # §9: as before the attempt
        s.figures[colour] = s.kept_figures[colour]
        s.stock[colour] = s.kept_stock[colour]
    s.cat = s.kept_cat
    if s.claimer != NOBODY:
        score_claim(s, True)
    elif s.mode == TEAM:  # §10
        for seat in range(s.players):
            if seat != s.active and seat != s.partner:
                s.scores[seat] += undertaken(s)
    else:  # §11
        cross(s, leader(s))
    end_round(s)


@kernel
def score_claim(s: Any, right: bool) -> None:
    """§12: in team mode points, in competition X marks."""
    for seat in range(s.players):
        if s.mode == TEAM:
            if right == (seat == s.claimer):
                s.scores[seat] += CLAIM_POINTS
        elif right == (seat != s.claimer):
            cross(s, seat)


@kernel
def cross(s: Any, seat: int) -> None:
    """§11: an X; the third costs points instead, and the others are wiped or stay."""
    if s.crosses[seat] < CROSSES - 1:
        s.crosses[seat] += 1
        return
    s.scores[seat] -= PENALTY
    if s.marks == WIPE:
        s.crosses[seat] = 0


@kernel
def over(s: Any) -> int:
    """0 while the game goes on, else the number of the reason."""
    return over_now(s) if s.phase == OVER else GOING


@kernel
def winners(s: Any) -> int:
    """§10, §11: most points; ties are shared."""
    best, seats = s.scores[0], 0
    for seat in range(s.players):
        best = max(best, s.scores[seat])
    for seat in range(s.players):
        if s.scores[seat] == best:
            seats |= 1 << seat
    return seats


@kernel
def scores(s: Any, out: Any) -> int:
    for seat in range(s.players):
        out[seat] = s.scores[seat]
    return s.players


# -- what others know


@kernel
def redact(s: Any, seat: int) -> None:
    """§10: bids are secret until they are shown; so is what chance will bring."""
    s.rng = np.uint64(0)
    if s.phase == PLANNING:
        for other in range(s.players):
            if other != seat and s.bids[other] != NO_BID:
                s.bids[other] = HIDDEN


@kernel
def determinise(s: Any, seat: int) -> None:
    for other in range(s.players):
        if s.bids[other] == HIDDEN:
            spread = HIGHEST_TEAM_BID - LOWEST_TEAM_BID + 1
            s.bids[other] = LOWEST_TEAM_BID + below(s, spread)
