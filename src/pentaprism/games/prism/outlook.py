"""What a learned outlook of PRISM sees of a seat (search/outlooks.py): who will win this round.

Everything counts beside how many colours the seat still lacks, and what that is worth depends on
the number of players. Hands are known, since a search has imagined those of the others.
"""

from typing import Any

import numpy as np

from pentaprism.core.bits import INT, U
from pentaprism.core.kernel import kernel
from pentaprism.core.rng import mix, scale
from pentaprism.games.prism import habits as habits
from pentaprism.games.prism.evaluation import worth_of_lead
from pentaprism.games.prism.habits import NEAR, nearest_other, nearness
from pentaprism.games.prism.rounds import COUNT, left_of, right_of
from pentaprism.games.prism.rules import prey
from pentaprism.games.prism.state import (
    BLOCK,
    COLOURS,
    DRAW,
    DRAW_TWO,
    NOBODY,
    SEATS,
    TAKE_ANY,
    TAKE_ANY_AGAIN,
    TAKE_LEFT,
    TAKE_LEFT_AGAIN,
    TAKE_RIGHT,
    TAKE_RIGHT_AGAIN,
    WILD,
    ZAP,
)

# How many inputs each group has; of each, one is active.
_READY = 7  # cards that bring one of the colours still lacking
_NEW = 5  # different colours among them
_WILD = 2
_TAKES = 4  # takes that find something
_AGAIN = 3  # those of them that let one play again
_ZAPS = 3
_BLOCKS = 4
_DRAW_TWOS = 3  # in hand
_SAVED = 4
_HELD = 10
_IDLE = 5  # colours in hand that are there already
_WAIT = SEATS  # turns until its own
_STACK = 6
_THREATS = 8  # takes of the others that could get a colour of this seat
_OTHERS_BLOCKS = 5
_OTHERS_ZAPS = 5
_RUSH = 4 * SEATS  # cards that bring a colour, beside the turns until its own
_GUARD = 3 * 4  # blocks, beside the threats
_MATCH = NEAR * NEAR  # how near to winning the match it is, beside the nearest of the others
_HUNTED = NEAR * 5  # the same beside takes and zaps of the others that could get a colour
_CARDS = (_READY, _NEW, _WILD, _TAKES, _AGAIN, _ZAPS, _BLOCKS, _DRAW_TWOS)
_TABLE = (_SAVED, _HELD, _IDLE, _WAIT, _STACK)
_OTHERS = (_THREATS, _OTHERS_BLOCKS, _OTHERS_ZAPS)
_GROUPS = (*_CARDS, *_TABLE, *_OTHERS, _RUSH, _GUARD, _MATCH, _HUNTED)

_LACKING = COLOURS + 1  # how many colours a seat may lack
_BESIDE = sum(_GROUPS)
_ALL = _LACKING * _BESIDE
INPUTS = (SEATS - 1) * _ALL
MOST_ACTIVE = len(_GROUPS)

#: About how many points a round gives whoever wins it, and the others: so many, and more for each
#: colour that they have now (measured in rounds between searching players).
_WON, _LOST, _EACH = 9.7, 2.0, 0.3
#: How far a winner's points may be off these, near the end of the match.
_SPREAD = 1.2


@kernel
def seats(s: Any) -> int:
    return INT(s.players)


@kernel
def calm(s: Any) -> bool:
    """Before somebody draws: nothing is under way."""
    return s.phase == DRAW


@kernel
def active(s: Any, seat: int, out: Any) -> int:
    have = INT(s.colours[seat])
    lacking = COLOURS - COUNT[have] - INT(s.wilds[seat])
    new, idle = colours_in_hand(s, seat, have)
    wild = 1 if s.hands[seat, WILD] > 0 and s.wilds[seat] == 0 else 0
    takes, again = useful_takes(s, seat)
    threats, blocks, zaps = held_by_others(s, seat)
    ready, wait = min(lacking, new + wild + takes), (seat - s.turn + s.players) % s.players
    first = (INT(s.players) - 2) * _ALL + lacking * _BESIDE
    n = 0
    n, first = note(out, n, first, _READY, ready)
    n, first = note(out, n, first, _NEW, new)
    n, first = note(out, n, first, _WILD, wild)
    n, first = note(out, n, first, _TAKES, takes)
    n, first = note(out, n, first, _AGAIN, again)
    n, first = note(out, n, first, _ZAPS, INT(s.hands[seat, ZAP]))
    n, first = note(out, n, first, _BLOCKS, INT(s.hands[seat, BLOCK]))
    n, first = note(out, n, first, _DRAW_TWOS, INT(s.hands[seat, DRAW_TWO]))
    n, first = note(out, n, first, _SAVED, INT(s.draw_twos[seat]))
    n, first = note(out, n, first, _HELD, INT(s.held[seat]))
    n, first = note(out, n, first, _IDLE, idle)
    n, first = note(out, n, first, _WAIT, wait)
    n, first = note(out, n, first, _STACK, stack_left(s))
    n, first = note(out, n, first, _THREATS, threats)
    n, first = note(out, n, first, _OTHERS_BLOCKS, blocks)
    n, first = note(out, n, first, _OTHERS_ZAPS, zaps)
    n, first = note(out, n, first, _RUSH, min(ready, 3) * SEATS + wait)
    guard = min(INT(s.hands[seat, BLOCK]), 2) * 4 + min(threats, 3)
    n, first = note(out, n, first, _GUARD, guard)
    near = nearness(s, seat)
    n, first = note(out, n, first, _MATCH, near * NEAR + nearest_other(s, seat))
    n, first = note(out, n, first, _HUNTED, near * 5 + min(threats + zaps, 4))
    return n


@kernel
def note(out: Any, n: int, first: int, group: int, number: int) -> tuple[int, int]:
    """The next input of a group of so many that begins at `first`; where the next group begins."""
    out[n] = first + min(number, group - 1)
    return n + 1, first + group


@kernel
def colours_in_hand(s: Any, seat: int, have: int) -> tuple[int, int]:
    """How many different ones the collection lacks, and how many cards are of no use now."""
    new, idle = 0, 0
    for colour in range(COLOURS):
        held = INT(s.hands[seat, colour])
        if held > 0 and have >> colour & 1 == 0:
            new += 1
            held -= 1
        idle += held
    return new, idle


@kernel
def useful_takes(s: Any, seat: int) -> tuple[int, int]:
    """How many takes in hand find something now, and how many of these let one play again."""
    hand = s.hands[seat]
    takes, again = 0, 0
    if prey(s, seat, TAKE_LEFT, left_of(s, seat)) != 0:
        takes += INT(hand[TAKE_LEFT]) + INT(hand[TAKE_LEFT_AGAIN])
        again += INT(hand[TAKE_LEFT_AGAIN])
    if prey(s, seat, TAKE_RIGHT, right_of(s, seat)) != 0:
        takes += INT(hand[TAKE_RIGHT]) + INT(hand[TAKE_RIGHT_AGAIN])
        again += INT(hand[TAKE_RIGHT_AGAIN])
    anywhere = 0
    for other in range(s.players):
        anywhere |= prey(s, seat, TAKE_ANY, other)
    if anywhere != 0:
        takes += INT(hand[TAKE_ANY]) + INT(hand[TAKE_ANY_AGAIN])
        again += INT(hand[TAKE_ANY_AGAIN])
    return takes, again


@kernel
def held_by_others(s: Any, seat: int) -> tuple[int, int, int]:
    """How many takes of the others could get a colour of this seat, and how many blocks and zaps
    they hold."""
    threats, blocks, zaps = 0, 0, 0
    for other in range(s.players):
        if other == seat:
            continue
        hand = s.hands[other]
        blocks += INT(hand[BLOCK])
        zaps += INT(hand[ZAP])
        if prey(s, other, TAKE_ANY, seat) != 0:
            threats += INT(hand[TAKE_ANY]) + INT(hand[TAKE_ANY_AGAIN])
            if left_of(s, other) == seat:
                threats += INT(hand[TAKE_LEFT]) + INT(hand[TAKE_LEFT_AGAIN])
            if right_of(s, other) == seat:
                threats += INT(hand[TAKE_RIGHT]) + INT(hand[TAKE_RIGHT_AGAIN])
    return threats, blocks, zaps


@kernel
def stack_left(s: Any) -> int:
    """0 for an empty stack, and more the higher it is."""
    steps = 0
    for height in (0, 5, 12, 24, 48):
        if s.stacked > height:
            steps += 1
    return steps


@kernel
def payoffs(s: Any, chances: Any, out: Any) -> None:
    """As evaluation.payoffs at the end of the round, for each seat that may win it, and by how
    likely that is the end of the match."""
    out[: s.players] = 0.0
    for winner in range(s.players):
        total, ahead, most = 0.0, winner, -1.0
        for seat in range(s.players):
            points = about_points(s, seat, winner)
            total += points
            if s.scores[seat] + points > most:
                ahead, most = seat, s.scores[seat] + points
        ends = 1.0 / (1.0 + np.exp((s.target - 0.5 - most) / _SPREAD))
        out[ahead] += chances[winner] * ends
        for seat in range(s.players):
            own = about_points(s, seat, winner)
            lead = own - (total - own) / (s.players - 1)
            out[seat] += chances[winner] * (1.0 - ends) * worth_of_lead(lead)


@kernel
def about_points(s: Any, seat: int, winner: int) -> float:
    """What the round will give a seat, by and large."""
    return _WON if seat == winner else _LOST + _EACH * COUNT[s.colours[seat]]


@kernel
def later(s: Any, bits: np.uint64) -> None:
    """Every other round is one of a match that has been going on for a while, with any scores."""
    if bits & U(1) == U(0):
        return
    for seat in range(s.players):
        s.scores[seat] = scale(mix(bits ^ U(seat)), s.target)


@kernel
def winner(before: Any, s: Any) -> int:
    """Who has won the round that the last move has ended; NOBODY too where the very last card of
    the round was played, since one cannot tell then."""
    left = INT(before.stacked)
    for seat in range(before.players):
        left += before.held[seat]
    return NOBODY if left <= 1 else INT(before.turn)
