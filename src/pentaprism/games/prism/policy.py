"""What a learned policy of PRISM sees of a move, and playouts that follow it (search/policies.py).

Cards are told apart by what they do, not by colour; a player by how many colours they have.
"""

from math import exp, sqrt
from typing import Any

import numpy as np

from pentaprism.core.bits import INT, U
from pentaprism.core.kernel import kernel
from pentaprism.games.prism.rounds import COUNT, best
from pentaprism.games.prism.rules import nth_colour, only_target, prey, ways
from pentaprism.games.prism.state import (
    ANSWER,
    BLOCK,
    CARDS,
    COLOURS,
    DO_ALLOW,
    DO_BLOCK,
    DO_DECLINE,
    DO_DISCARD,
    DO_DRAW,
    DO_DRAW_TWO,
    DO_PLAY,
    DRAW,
    DRAW_TWO,
    NOBODY,
    OVER,
    PLAY,
    SEATS,
    TAKE_ANY_AGAIN,
    TAKE_LEFT_AGAIN,
    TAKE_RIGHT_AGAIN,
    WILD,
    ZAP,
)

_RICH = COLOURS + 1  # how many colours somebody has, the wild included: 0 to 6
_KINDS = CARDS - COLOURS + 1  # any colour is one kind of card
_HELD = 8  # so many cards in hand, or more
_TAKE, _TAKE_AGAIN, _ZAP = range(3)

# Where the inputs of each group begin.
_DRAWS = 0  # with or without a draw-two, or declined, by what one has
_ANSWERS = _DRAWS + 3 * _RICH  # blocked or not, by what the taker has
_ANSWERED = _ANSWERS + 2 * _RICH  # and by what one has oneself
_PLAYS = _ANSWERED + 2 * _RICH  # a kind of card, by what one has
_THREATS = _PLAYS + _KINDS * _RICH  # and by what the richest of the others has
_DISCARDS = _THREATS + _KINDS * _RICH
_AIMS = _DISCARDS + _KINDS  # takes, takes again, zaps, by what their target has
_TARGETS = _AIMS + 3 * _RICH  # by how many cards the target holds
_CHAIRS = _TARGETS + 3 * _HELD  # by how far to the left it sits
_DOUBLES = _CHAIRS + 3 * SEATS  # a colour to be taken that one holds, or not
INPUTS = _DOUBLES + 2
MOST_ACTIVE = 8


@kernel
def rich(s: Any, seat: int) -> int:
    return min(COUNT[s.colours[seat]] + INT(s.wilds[seat]), COLOURS)


@kernel
def richest_other(s: Any, seat: int) -> int:
    most = 0
    for other in range(s.players):
        if other != seat:
            most = max(most, rich(s, other))
    return most


@kernel
def kind_of(card: int) -> int:
    return 0 if card < COLOURS else card - COLOURS + 1


@kernel
def aim_of(card: int) -> int:
    if card == ZAP:
        return _ZAP
    again = card in (TAKE_LEFT_AGAIN, TAKE_RIGHT_AGAIN, TAKE_ANY_AGAIN)
    return _TAKE_AGAIN if again else _TAKE


@kernel
def active(s: Any, seat: int, move: int, out: Any) -> int:
    verb, card = move & 7, move >> 3 & 15
    own = rich(s, seat)
    if verb in (DO_DRAW, DO_DRAW_TWO, DO_DECLINE):
        out[0] = _DRAWS + verb * _RICH + own
        return 1
    if verb in (DO_ALLOW, DO_BLOCK):
        side = 1 if verb == DO_BLOCK else 0
        out[0] = _ANSWERS + side * _RICH + rich(s, INT(s.turn))
        out[1] = _ANSWERED + side * _RICH + own
        return 2
    if verb == DO_DISCARD:
        out[0] = _DISCARDS + kind_of(card)
        return 1
    out[0] = _PLAYS + kind_of(card) * _RICH + own
    out[1] = _THREATS + kind_of(card) * _RICH + richest_other(s, seat)
    if card <= WILD or card == DRAW_TWO:
        return 2
    only = only_target(s, seat, card)
    target = move >> 7 & 7 if only == NOBODY else only
    aim, colour = aim_of(card), move >> 10
    out[2] = _AIMS + aim * _RICH + rich(s, target)
    out[3] = _TARGETS + aim * _HELD + min(INT(s.held[target]), _HELD - 1)
    out[4] = _CHAIRS + aim * SEATS + (target - seat) % s.players
    if card == ZAP:
        return 5
    out[5] = _DOUBLES + (1 if s.hands[seat, colour] > 0 else 0)
    return 6


# -- playouts

#: Points by which leads differ by chance: at the end, and for the root of each point to the target.
_LAST, _POINT = 1.0, 1.0


@kernel
def payoffs(s: Any, out: Any) -> None:
    """The chances in the match once the round is over, by all points so far."""
    out[:] = 0.0
    if s.phase == OVER:
        out[best(s)] = 1.0
        return
    most = 0
    for seat in range(s.players):
        most = max(most, INT(s.scores[seat]))
    spread = _LAST + _POINT * sqrt(max(0, s.target - most))
    total = 0.0
    for seat in range(s.players):
        out[seat] = exp((s.scores[seat] - most) / spread)
        total += out[seat]
    for seat in range(s.players):
        out[seat] /= total


@kernel
def draw_lot(bits: np.uint64) -> np.uint64:
    """The next of some quick random numbers."""
    return bits * U(0x5851_F42D_4C95_7F2D) + U(0x1405_7B7E_F767_814F)


@kernel
def part_of_one(bits: np.uint64) -> float:
    return INT(bits >> U(11)) * (1.0 / (1 << 53))


@kernel
def pick(s: Any, seat: int, bits: np.uint64, chances: Any) -> int:
    """A move by lot, as likely as the policy says; but for which colour a take is for."""
    own = rich(s, seat)
    if s.phase == PLAY:
        return pick_play(s, seat, own, bits, chances)
    if s.phase == DRAW:
        if s.draw_twos[seat] == 0:
            return DO_DRAW
        first, second = DO_DRAW, DO_DRAW_TWO
    elif s.phase == ANSWER:
        if s.hands[seat, BLOCK] == 0:
            return DO_ALLOW
        taker = rich(s, INT(s.turn))
        allow = chances[_ANSWERS + taker] * chances[_ANSWERED + own]
        block = chances[_ANSWERS + _RICH + taker] * chances[_ANSWERED + _RICH + own]
        return DO_BLOCK if part_of_one(bits) * (allow + block) < block else DO_ALLOW
    else:
        first, second = DO_DRAW, DO_DECLINE
    one, other = chances[_DRAWS + first * _RICH + own], chances[_DRAWS + second * _RICH + own]
    return second if part_of_one(bits) * (one + other) < other else first


@kernel
def pick_play(s: Any, seat: int, own: int, bits: np.uint64, chances: Any) -> int:
    """One pass over hand and targets: each replaces the one chosen so far by its share."""
    threat = richest_other(s, seat)
    total, chosen, colours = 0.0, -1, 0
    for card in range(CARDS):
        if s.hands[seat, card] == 0:
            continue
        kind = kind_of(card)
        if card <= WILD or card in (DRAW_TWO, BLOCK):
            if ways(s, seat, card) > 0:
                move = DO_PLAY | card << 3
                chance = chances[_PLAYS + kind * _RICH + own]
                chance *= chances[_THREATS + kind * _RICH + threat]
            else:
                move = DO_DISCARD | card << 3
                chance = chances[_DISCARDS + kind]
            total += chance
            bits = draw_lot(bits)
            if part_of_one(bits) * total < chance:
                chosen, colours = move, 0
            continue
        only = only_target(s, seat, card)
        first = 0 if only == NOBODY else only
        last = s.players if only == NOBODY else only + 1
        base = chances[_PLAYS + kind * _RICH + own] * chances[_THREATS + kind * _RICH + threat]
        aim, aimed = aim_of(card), False
        for target in range(first, last):
            there = prey(s, seat, card, target)
            if there == 0:
                continue
            aimed = True
            chance = COUNT[there] * base * chances[_AIMS + aim * _RICH + rich(s, target)]
            chance *= chances[_TARGETS + aim * _HELD + min(INT(s.held[target]), _HELD - 1)]
            chance *= chances[_CHAIRS + aim * SEATS + (target - seat) % s.players]
            total += chance
            bits = draw_lot(bits)
            if part_of_one(bits) * total < chance:
                named = target if only == NOBODY else 0
                chosen, colours = DO_PLAY | card << 3 | named << 7, there
        if not aimed:
            chance = chances[_DISCARDS + kind]
            total += chance
            bits = draw_lot(bits)
            if part_of_one(bits) * total < chance:
                chosen, colours = DO_DISCARD | card << 3, 0
    if colours != 0:
        n = INT(part_of_one(draw_lot(bits)) * COUNT[colours])
        chosen |= nth_colour(colours, n) << 10
    return chosen
