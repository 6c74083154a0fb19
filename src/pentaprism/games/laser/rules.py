"""The rules of a whole game of Laser. Numbers in comments are clauses of docs/rules/laser.md.

What happens on the ring is in table.py. Here: rounds, bids, attempts, points. The clock is the
seat after the last player.
"""

from typing import Any

import numpy as np

from pentaprism.core.kernel import kernel
from pentaprism.core.rng import below, scale, shuffle
from pentaprism.games.laser.state import (
    ALLY,
    BID,
    BIDDING,
    CHOOSING,
    COLOURS,
    COMPETITIVE,
    CONCEDE,
    EACH,
    FLOORS,
    HIDDEN,
    HIGHEST_BID,
    HIGHEST_TEAM_BID,
    IMPOSSIBLE,
    LOWEST_TEAM_BID,
    MIXING,
    MOST_MOVES,
    MOST_PLAYERS,
    NO_BID,
    NOBODY,
    OVER,
    PASS,
    PLANNING,
    SPACES,
    STATE,
    TEAM,
    TILES,
    TIME,
)
from pentaprism.games.laser.table import (
    colour_at,
    count_moves,
    list_moves,
    make_move,
    nth_move,
    number_of,
    removed,
    solved,
)

__all__ = ["STATE"]

MAX_MOVES = 256
REASONS = ("", "target reached", "every active turn taken", "round limit")
GOING, TARGET, TURNS, LIMIT = range(4)

CROSSES, PENALTY = 3, 6  # 11: that many X marks cost so many points
CLAIM_POINTS = 10  # 12
ALL_TILES = (1 << TILES) - 1


# -- rounds


@kernel
def setup(s: Any, players: int, options: Any, seed: np.uint64) -> None:
    s.rng = seed
    s.players = players
    s.mode, s.deal, s.target = options[0], options[1], options[2]
    s.learning, s.untimed, s.round_limit = options[3], options[4], options[5]
    s.cat_step = 1 if s.mode == COMPETITIVE else 2  # 5
    for seat in range(MOST_PLAYERS):
        s.scores[seat] = s.crosses[seat] = 0
    lay_floor(s)
    place_figures(s)
    s.round_number = 0
    start_round(s)


@kernel
def lay_floor(s: Any) -> None:
    """Four tiles of each floor in random order; grey everywhere in team mode."""
    for floor in range(FLOORS):
        s.floors[floor] = 0
    if s.mode == TEAM:
        s.floors[0] = ALL_TILES
        return
    for tile in range(TILES):
        s.line[tile] = tile % FLOORS
    shuffle(s, s.line, TILES)
    for tile in range(TILES):
        s.floors[s.line[tile]] |= 1 << tile


@kernel
def place_figures(s: Any) -> None:
    """Two of each colour in stock, one of the others aside, the rest on the tiles."""
    for colour in range(COLOURS):
        s.figures[colour] = s.aside[colour] = 0
        s.stock[colour] = SPACES
    s.cat = below(s, TILES)
    refill(s)


@kernel
def refill(s: Any) -> None:
    """9: first the stock, then the empty tiles clockwise from the one after the cat's."""
    n = 0
    for colour in range(COLOURS):
        pool = EACH - number_of(s.figures[colour]) - s.stock[colour]
        filled = min(pool, SPACES - s.stock[colour])
        s.stock[colour] += filled
        s.aside[colour] = pool - filled
        n += pool - filled
    for ahead in range(1, TILES):
        tile = (s.cat + ahead) % TILES
        if n > 0 and colour_at(s, tile) < 0:
            colour = draw(s, n)
            s.aside[colour] -= 1
            s.figures[colour] |= 1 << tile
            n -= 1


@kernel
def draw(s: Any, n: int) -> int:
    """The colour of one of the n figures aside, at random."""
    nth = below(s, n)
    colour = 0
    while nth >= s.aside[colour]:
        nth -= s.aside[colour]
        colour += 1
    return colour


@kernel
def start_round(s: Any) -> None:
    s.round_number += 1
    s.active = (s.round_number - 1) % s.players if s.mode == TEAM else NOBODY  # 10
    deal_cards(s)
    clear_table(s)
    s.phase = PLANNING if s.mode == TEAM else BIDDING


@kernel
def deal_cards(s: Any) -> None:
    """9: all cards are shuffled for every round, two of each kind."""
    kinds = COLOURS if s.mode == TEAM else COLOURS * FLOORS
    for card in range(s.deal):
        again = True
        while again:
            s.line[card] = below(s, 2 * kinds)
            again = False
            for other in range(card):
                again = again or s.line[other] == s.line[card]
        kind = s.line[card] // 2
        s.cards[card] = kind * FLOORS if s.mode == TEAM else kind


@kernel
def clear_table(s: Any) -> None:
    for seat in range(MOST_PLAYERS):
        s.bids[seat] = NO_BID
    s.passed = 0
    s.claimer = s.partner = NOBODY
    clear_attempt(s)


@kernel
def clear_attempt(s: Any) -> None:
    """Nothing has moved; the ring is kept as it is now."""
    s.done = s.caught = s.cost = s.line_length = 0
    s.fresh = NOBODY
    for i in range(MOST_MOVES):
        s.line[i] = 0
    for colour in range(COLOURS):
        s.kept_figures[colour] = s.figures[colour]
        s.kept_stock[colour] = s.stock[colour]
    s.kept_cat = s.cat


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
    """10: three active turns each with 3 to 5 players, two with 6 to 10."""
    return players * (3 if players <= 5 else 2)


@kernel
def over_now(s: Any) -> int:
    """Why the game ends with this round, or 0."""
    if s.mode == TEAM:
        return TURNS if s.round_number >= team_rounds(s.players) else GOING  # 10
    for seat in range(s.players):
        if s.scores[seat] >= s.target:  # 11
            return TARGET
    if s.round_limit > 0 and s.round_number >= s.round_limit:
        return LIMIT
    return GOING


# -- who may do what


@kernel
def clock_runs(s: Any) -> bool:
    """14: in planning, bidding and mixing, unless the game is untimed (13)."""
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
def may_speak(s: Any, seat: int) -> bool:
    """Whether a player has a bid, a claim or a pass to make."""
    if s.phase == PLANNING:  # 10: one secret bid each
        return s.bids[seat] == NO_BID
    if seat == s.claimer or s.passed >> seat & 1:  # 12, 13
        return False
    leading = leader(s)
    if leading == NOBODY:
        return True
    return s.bids[leading] > lowest_bid(s) or (s.untimed and seat != leading)


@kernel
def leader(s: Any) -> int:
    """The lowest bidder in open bidding, or NOBODY."""
    best = NOBODY
    for seat in range(s.players):
        if s.bids[seat] != NO_BID:
            if best == NOBODY or s.bids[seat] < s.bids[best]:
                best = seat
    return best


@kernel
def lowest_bid(s: Any) -> int:
    return LOWEST_TEAM_BID if s.mode == TEAM else 1


@kernel
def highest_bid(s: Any) -> int:
    return HIGHEST_TEAM_BID if s.mode == TEAM else HIGHEST_BID


@kernel
def bids_below(s: Any) -> int:
    """The highest bid that is still allowed in open bidding: 11, every further one is lower."""
    leading = leader(s)
    return highest_bid(s) if leading == NOBODY else s.bids[leading] - 1


@kernel
def may_claim(s: Any) -> bool:
    """12: instead of bidding, before anybody has bid; team bids are secret and do not count."""
    return s.claimer == NOBODY and (s.phase == PLANNING or leader(s) == NOBODY)


@kernel
def may_pass(s: Any, seat: int) -> bool:
    """13: without a clock everybody but the lowest bidder says when they are done."""
    return s.untimed and s.phase == BIDDING and seat != leader(s)


@kernel
def in_team(s: Any) -> bool:
    """10: the attempt is a team's; against a claim (12) and in competition one player is alone."""
    return s.mode == TEAM and s.claimer == NOBODY


@kernel
def mover(s: Any) -> int:
    """Whose move it is in an attempt; 10: a team alternates, the active player first."""
    if in_team(s):
        return s.active if s.line_length % 2 == 0 else s.partner
    return leader(s)


@kernel
def undertaken(s: Any) -> int:
    """The bid that the attempt must meet."""
    return s.bids[s.active] if in_team(s) else s.bids[leader(s)]


@kernel
def allies(s: Any) -> int:
    """10: a bit for each possible teammate: equal bids, else the nearest."""
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
def legal(s: Any, seat: int, out: Any) -> int:
    if seat < 0 or seat > s.players or not to_act(s) >> seat & 1:
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
    if may_claim(s):
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
    claims, passes = may_claim(s), may_pass(s, seat)
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
    elif s.phase == MIXING:  # 7, 14: the time is up, or the mixer gives up
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
    show_bids(s)  # 10: all are shown at the same time


@kernel
def claim(s: Any, seat: int) -> None:
    """12: the cat is grabbed; the others may bid against it, openly. Secret bids lapse."""
    clear_table(s)
    s.claimer = seat
    s.phase = BIDDING


@kernel
def settle(s: Any) -> None:
    """13: without a clock, bidding ends when nobody but the lowest bidder can go on."""
    if would_close(s):
        close_bidding(s)


@kernel
def would_close(s: Any) -> bool:
    if not s.untimed:
        return False
    leading = leader(s)
    if leading == NOBODY or s.bids[leading] > lowest_bid(s):
        for seat in range(s.players):
            if seat != leading and seat != s.claimer and not s.passed >> seat & 1:
                return False
    return True


@kernel
def show_bids(s: Any) -> None:
    """10: the time to plan is over; a turn without a bid of the active player is lost."""
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
    elif s.claimer != NOBODY:  # 12: nobody bids, the claim stands
        score_claim(s, True)
        end_round(s)
    else:  # 11: the cards are redrawn
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
    if solved(s) and s.cost == undertaken(s):  # 7
        succeed(s)
    elif attempt_ended(s):
        fail(s)


@kernel
def attempt_ended(s: Any) -> bool:
    """7: all cards are complete, the bid is spent, or nothing can move."""
    return solved(s) or s.cost >= undertaken(s) or count_moves(s) == 0


@kernel
def succeed(s: Any) -> None:
    if s.claimer != NOBODY:
        score_claim(s, False)
    elif s.mode == TEAM:  # 10
        s.scores[s.active] += undertaken(s)
        s.scores[s.partner] += undertaken(s)
    else:  # 8, 11
        s.scores[leader(s)] += removed(s.line, s.line_length)
    end_round(s)


@kernel
def fail(s: Any) -> None:
    for colour in range(COLOURS):  # 9: as before the attempt
        s.figures[colour] = s.kept_figures[colour]
        s.stock[colour] = s.kept_stock[colour]
    s.cat = s.kept_cat
    if s.claimer != NOBODY:
        score_claim(s, True)
    elif s.mode == TEAM:  # 10
        for seat in range(s.players):
            if seat != s.active and seat != s.partner:
                s.scores[seat] += undertaken(s)
    else:  # 11
        cross(s, leader(s))
    end_round(s)


@kernel
def score_claim(s: Any, right: bool) -> None:
    """12: in team mode points, in competition X marks."""
    for seat in range(s.players):
        if s.mode == TEAM:
            if right == (seat == s.claimer):
                s.scores[seat] += CLAIM_POINTS
        elif right == (seat != s.claimer):
            cross(s, seat)


@kernel
def cross(s: Any, seat: int) -> None:
    """11: an X; the third costs points instead and wipes the others."""
    s.crosses[seat] += 1
    if s.crosses[seat] == CROSSES:
        s.crosses[seat] = 0
        s.scores[seat] -= PENALTY


@kernel
def over(s: Any) -> int:
    """0 while the game goes on, else the number of the reason."""
    return over_now(s) if s.phase == OVER else GOING


@kernel
def winners(s: Any) -> int:
    """10, 11: most points; ties are shared."""
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
    """10: bids are secret until they are shown; so is what chance will bring."""
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


#: Where each part of an observation begins; seats are counted from the viewer's chair.
_FIGURES, _CAT, _FLOOR, _FRESH = 0, 72, 84, 120
_STOCK, _CARDS, _SEATS, _REST = 132, 138, 156, 206
OBSERVATION = _REST + 9


@kernel
def observe(s: Any, seat: int, out: Any) -> None:
    """Tiles by colour, cat, floors, product in use; stock; cards; five numbers a seat; the rest."""
    out[:] = 0.0
    for tile in range(TILES):
        for colour in range(COLOURS):
            out[_FIGURES + colour * TILES + tile] = s.figures[colour] >> tile & 1
        for floor in range(FLOORS):
            out[_FLOOR + floor * TILES + tile] = s.floors[floor] >> tile & 1
    out[_CAT + s.cat] = 1.0
    if s.fresh != NOBODY:
        out[_FRESH + s.fresh] = 1.0
    for colour in range(COLOURS):
        out[_STOCK + colour] = s.stock[colour] / SPACES
    for card in range(s.deal):
        if not s.done >> card & 1:
            out[_CARDS + s.cards[card]] += 0.5
    observe_seats(s, seat, out)
    out[_REST + s.phase] = 1.0
    out[_REST + 5] = s.cost / HIGHEST_BID
    out[_REST + 6] = s.caught
    out[_REST + 7] = s.mode
    out[_REST + 8] = 0.0 if s.claimer == NOBODY else 1.0


@kernel
def observe_seats(s: Any, seat: int, out: Any) -> None:
    for ahead in range(s.players):
        other = (max(seat, 0) + ahead) % s.players
        row = _SEATS + 5 * ahead
        if s.bids[other] != NO_BID:
            out[row] = 1.0
            if s.phase != PLANNING or other == seat:  # 10
                out[row + 1] = s.bids[other] / HIGHEST_BID
        out[row + 2] = s.scores[other] / s.target
        out[row + 3] = s.crosses[other] / CROSSES
        out[row + 4] = 1.0 if other == s.active or other == s.partner else 0.0
