"""What a learned policy of Prismatic sees of a move (search/policies.py). Cards are told apart by
what they cost and give, never by number: any file of cards will do."""

from typing import Any

from pentaprism.core import bits
from pentaprism.core.bits import INT
from pentaprism.core.kernel import kernel
from pentaprism.games.prismatic import areas, purse
from pentaprism.games.prismatic.evaluation import rounds_left
from pentaprism.games.prismatic.state import (
    ADD,
    BID,
    CREATE,
    DISCARD_CARD,
    EMPTY_CARD,
    EMPTY_PALETTE,
    GAIN,
    KEEP,
    KINDS,
    MAKE,
    PRISM,
    PRISMATIC,
    PUT,
    READY,
    REPLACE,
    STEAL_CARD,
    TAKE,
    USE,
    VERB,
)

_VERBS, _STARS, _TYPES, _EFFECTS, _COSTS = 25, 8, 4, 10, 8
_ENDS = 3  # no round left, one or two, more
_PALETTE, _PROGRESS, _CREATED = range(3)
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
INPUTS = _BIDS + _COSTS
MOST_ACTIVE = 8


@kernel
def active(s: Any, seat: int, move: int, out: Any) -> int:
    verb, piece, target = move >> 12 & VERB, move >> 6 & 63, move & 63
    left = rounds_left(s)
    out[0] = _DOES + verb * _ENDS + (0 if left == 0.0 else 1 if left <= 2.0 else 2)
    if verb == PUT:
        return put(s, seat, piece, target, out)
    if verb == READY:
        out[1] = _LEFT + min(purse.motes(s.hand[seat]), _COSTS - 1)
        return 2
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
        out[1] = _MADE + min(INT(s.make_effects[target - 1]) >> 4, _EFFECTS - 1)
        return 2
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
    return 1 if row < 0 else card_inputs(s, row, target - 1, out)


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
def put(s: Any, seat: int, piece: int, target: int, out: Any) -> int:
    if target == 0:
        out[1] = _PUTS + _PALETTE * KINDS + piece
        out[2] = _WANTED + wanted(s, seat, piece)
        return 3
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
    return 4


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
