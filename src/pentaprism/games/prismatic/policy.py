"""What a learned policy of Prismatic sees of a move (search/policies.py). Cards are told apart by
what they cost and give, never by number: any file of cards will do."""

from typing import Any

import numpy as np

from pentaprism.core import bits
from pentaprism.core.bits import INT
from pentaprism.core.kernel import kernel
from pentaprism.games.prismatic import areas, commit, purse
from pentaprism.games.prismatic.evaluation import rounds_left
from pentaprism.games.prismatic.state import (
    ADD,
    BID,
    COLOURS,
    CREATE,
    DISCARD_CARD,
    EMPTY_CARD,
    EMPTY_PALETTE,
    GAIN,
    KEEP,
    KINDS,
    MAKE,
    MOTE,
    POOL,
    PRISM,
    PRISMATIC,
    PRISMS,
    PUT,
    READY,
    REPLACE,
    STEAL_CARD,
    TAKE,
    USE,
    VERB,
    B,
    C,
    K,
    M,
    W,
    Y,
)

_VERBS, _STARS, _TYPES, _EFFECTS, _COSTS = 25, 8, 4, 10, 8
_ENDS = 3  # no round left, one or two, more
_PALETTE, _PROGRESS, _CREATED = range(3)
_FULL = 4  # no motes, one, two, more
_CARD_VERBS = 4  # keep, create, use, what is done to a card otherwise

# Where the inputs of each group begin.
_DOES = 0  # by how much of the game is left
_PUTS = _DOES + _VERBS * _ENDS  # a piece, to the palette, a card in progress, a created one
_LACKS = _PUTS + 3 * KINDS  # how many symbols a card in progress still lacks then
_PUT_STARS = _LACKS + _COSTS  # and its stars
_WANTED = _PUT_STARS + _STARS  # on the palette: so many common cards lack it
_LEFT = _WANTED + 4  # ready, with so many motes in hand that would go back
_NEEDED = _LEFT + _COSTS  # a mote is chosen that the card lacks, or not
_PIECES = _NEEDED + 2  # taken, gained, added to the pool
_WORTH = _PIECES + 3 * KINDS  # stars of a card that is kept, created, used, chosen
_TYPE = _WORTH + _CARD_VERBS * _STARS
_EFFECT = _TYPE + _CARD_VERBS * _TYPES  # what its ability is
_PRICE = _EFFECT + _CARD_VERBS * _EFFECTS  # what it costs
_MADE = _PRICE + _CARD_VERBS * _COSTS  # a creation of the board by its effect
_WHOSE = _MADE + _EFFECTS  # emptied: one's own, another's
_BIDS = _WHOSE + 4
_SHORT = _BIDS + _COSTS  # a card in progress lacks so much then that is not in hand either
_RIVAL = _SHORT + _COSTS  # another card in progress lacks less, as much, more; there is none
_PAIR = _RIVAL + 4  # on the palette, by kind: alone, with a partner, with one whose light is wanted
_FITS = _PAIR + 3 * KINDS  # ready, while so many kinds in hand fit a card in progress
_LIGHT = _FITS + _COSTS  # a colour for the pool: no card lacks it, one does, one lacks nothing else
_GAINED = _LIGHT + 3 * COLOURS  # a mote for the bag
_PRISMS = _GAINED + KINDS  # one prism, or more
_TAKEN = _PRISMS + 2  # a card that is discarded or stolen: common, one's own, another's; how full
INPUTS = _TAKEN + 3 * _FULL
MOST_ACTIVE = 6

_NO_CARD = 99
#: The light of two primaries, by the sum of their numbers.
_LIGHTS = np.array([-1, Y, M, C])


@kernel
def active(s: Any, seat: int, move: int, out: Any) -> int:
    verb, piece, target = move >> 12 & VERB, move >> 6 & 63, move & 63
    left = rounds_left(s)
    out[0] = _DOES + verb * _ENDS + (0 if left == 0.0 else 1 if left <= 2.0 else 2)
    if verb == PUT:
        return put(s, seat, piece, target, out)
    if verb == READY:
        out[1] = _LEFT + min(purse.motes(s.hand[seat]), _COSTS - 1)
        out[2] = _FITS + fitting(s, seat)
        return 3
    if verb == TAKE:
        cost = s.costs[s.kept[seat] - 1] if s.kept[seat] > 0 else purse.NOTHING
        short = purse.count(cost, piece) > purse.count(s.hand[seat], piece)
        out[1] = _NEEDED + (1 if short else 0)
        out[2] = _PIECES + piece
        return 3
    if verb in (GAIN, ADD):
        out[1] = _PIECES + (KINDS if verb == GAIN else 2 * KINDS) + min(piece, KINDS - 1)
        return 2
    if verb == MAKE:
        effect = INT(s.make_effects[target - 1])
        out[1] = _MADE + min(effect >> 4, _EFFECTS - 1)
        return effect_inputs(s, seat, effect, out, 2)
    if verb == BID:
        out[1] = _BIDS + min(target, _COSTS - 1)
        return 2
    if verb == EMPTY_PALETTE:
        out[1] = _WHOSE + (0 if target == seat else 1)
        return 2
    if verb == EMPTY_CARD:
        own = (s.progress[seat] | s.created[seat]) & bits.bit(target - 1) != bits.NONE
        out[1] = _WHOSE + (2 if own else 3)
        return 2
    row = row_of(verb)
    if row < 0:
        return 1
    n = card_inputs(s, row, target - 1, out)
    if verb == USE:
        return effect_inputs(s, seat, areas.ability(s, target - 1), out, n)
    if verb in (DISCARD_CARD, STEAL_CARD):
        out[n] = _TAKEN + taken_from(s, seat, target - 1)
        n += 1
    return n


@kernel
def row_of(verb: int) -> int:
    """What is done to a card, or -1 where there is none."""
    if verb == KEEP:
        return 0
    if verb == CREATE:
        return 1
    if verb == USE:
        return 2
    return 3 if verb in (REPLACE, DISCARD_CARD, STEAL_CARD) else -1


@kernel
def card_inputs(s: Any, row: int, card: int, out: Any) -> int:
    cost = s.costs[card]
    symbols = purse.motes(cost) + purse.count(cost, PRISM)
    out[1] = _WORTH + row * _STARS + areas.stars(s, card)
    out[2] = _TYPE + row * _TYPES + areas.type_of(s, card)
    out[3] = _EFFECT + row * _EFFECTS + min(areas.ability(s, card) >> 4, _EFFECTS - 1)
    out[4] = _PRICE + row * _COSTS + min(symbols, _COSTS - 1)
    return 5


@kernel
def effect_inputs(s: Any, seat: int, effect: int, out: Any, n: int) -> int:
    """What is made or used brings."""
    kind, brings = effect >> 4, effect & 15
    if kind == POOL:
        out[n] = _LIGHT + 3 * brings + wanted_light(s, seat, brings)
    elif kind == MOTE:
        out[n] = _GAINED + brings
    elif kind == PRISMS:
        out[n] = _PRISMS + (1 if brings > 1 else 0)
    else:
        return n
    return n + 1


@kernel
def put(s: Any, seat: int, piece: int, target: int, out: Any) -> int:
    if target == 0:
        out[1] = _PUTS + _PALETTE * KINDS + piece
        out[2] = _WANTED + wanted(s, seat, piece)
        out[3] = _PAIR + 3 * piece + paired(s, seat, piece)
        return 4
    card = target - 1
    if s.created[seat] & bits.bit(card) != bits.NONE:
        out[1] = _PUTS + _CREATED * KINDS + piece
        return 2
    here, cost = s.on_card[card] + s.put_card[card], s.costs[card]
    lacks = purse.motes(cost) - purse.motes(here)
    lacks += purse.count(cost, PRISM) - purse.count(here, PRISM) - 1
    out[1] = _PUTS + _PROGRESS * KINDS + piece
    out[2] = _LACKS + min(max(lacks, 0), _COSTS - 1)
    out[3] = _PUT_STARS + areas.stars(s, card)
    at_hand = s.hand[seat] + (s.loose[seat] & ~purse.MOTES)
    short = lack(cost, here + at_hand)
    out[4] = _SHORT + min(short, _COSTS - 1)
    out[5] = _RIVAL + rival(s, seat, card, at_hand - purse.ONE[piece], short)
    return 6


@kernel
def wanted(s: Any, seat: int, piece: int) -> int:
    """How many common cards lack a piece of this kind on the palette."""
    own = s.palette[seat] + s.put_palette[seat]
    cards, n = s.common, 0
    while cards != bits.NONE:
        cost = s.costs[bits.lowest(cards)]
        cards = bits.drop_lowest(cards)
        if piece == PRISMATIC:
            n += 1 if purse.lacking(cost, purse.NOTHING, own) > 0 else 0
        else:
            n += 1 if purse.count(cost, piece) > purse.count(own, piece) else 0
    return min(n, 3)


@kernel
def lack(cost: np.uint64, own: np.uint64) -> int:
    """How many symbols of a cost these pieces leave open."""
    motes = purse.lacking(cost, purse.NOTHING, own) - purse.count(own, PRISMATIC)
    return max(motes, 0) + max(purse.count(cost, PRISM) - purse.count(own, PRISM), 0)


@kernel
def rival(s: Any, seat: int, card: int, at_hand: np.uint64, short: int) -> int:
    """Whether another card in progress lacks less than this one, as much, or more; 3: no other."""
    cards, least = s.progress[seat] & ~bits.bit(card), _NO_CARD
    while cards != bits.NONE:
        other = bits.lowest(cards)
        cards = bits.drop_lowest(cards)
        least = min(least, lack(s.costs[other], s.on_card[other] + s.put_card[other] + at_hand))
    if least == _NO_CARD:
        return 3
    return 0 if least < short else 1 if least == short else 2


@kernel
def paired(s: Any, seat: int, piece: int) -> int:
    """Whether a piece on the palette has a partner for the board, there or in hand: white and black
    make a prism, two primaries a light; 2: some card in progress lacks that light."""
    near, best = s.palette[seat] + s.put_palette[seat] + s.hand[seat], 0
    if piece in (W, K):
        return 1 if purse.count(near, W + K - piece) > 0 else 0
    if piece > B:
        return 0
    for other in range(C):
        if other != piece and purse.count(near, other) > 0:
            light = _LIGHTS[piece + other]
            best = max(best, 2 if wanted_light(s, seat, light) > 0 else 1)
    return best


@kernel
def wanted_light(s: Any, seat: int, colour: int) -> int:
    """Whether no card in progress lacks a colour, one does, or one lacks nothing else."""
    cards, best = s.progress[seat], 0
    while cards != bits.NONE:
        card = bits.lowest(cards)
        cards = bits.drop_lowest(cards)
        own = s.on_card[card] + s.put_card[card] + s.pool
        if purse.count(s.costs[card], colour) > purse.count(own, colour):
            best = max(best, 2 if lack(s.costs[card], own) == 1 else 1)
    return best


@kernel
def fitting(s: Any, seat: int) -> int:
    """How many kinds in hand fit a card in progress."""
    n = 0
    for kind in range(KINDS):
        if purse.count(s.hand[seat], kind) > 0 and fits(s, seat, kind):
            n += 1
    return min(n, _COSTS - 1)


@kernel
def fits(s: Any, seat: int, kind: int) -> bool:
    cards = s.progress[seat]
    while cards != bits.NONE:
        if commit.has_room(s, seat, kind, bits.lowest(cards)):
            return True
        cards = bits.drop_lowest(cards)
    return False


@kernel
def taken_from(s: Any, seat: int, card: int) -> int:
    """Common, one's own, another's; and how full the card is."""
    if s.common & bits.bit(card) != bits.NONE:
        return 0
    owner = 1 if s.progress[seat] & bits.bit(card) != bits.NONE else 2
    return owner * _FULL + min(purse.motes(s.on_card[card]), _FULL - 1)
