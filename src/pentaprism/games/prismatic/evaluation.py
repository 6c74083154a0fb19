"""What a position of Prismatic is worth to each seat, in stars, and when a playout may stop.

A seat's value is what it has (stars, majorities, prisms), what it is about to have (cards partly
filled, common cards within reach), and its engine (abilities, motes, prisms) for the time that is
left. Numbers here were set by hand and by matches between bots, not by the rules.
"""

from typing import Any

import numpy as np

from pentaprism.core import bits
from pentaprism.core.kernel import kernel
from pentaprism.games.prismatic import areas, purse, scoring
from pentaprism.games.prismatic.state import (
    COLOURS,
    DRAWN_MOTES,
    MOTE,
    OVER,
    POOL,
    PRISM,
    PRISMATIC,
    PRISMS,
    PULL,
    RESOLVE,
    REWARD,
    SETUP,
    B,
    C,
    G,
    K,
    R,
    W,
    Y,
)

_ROUNDS_A_CARD = 2.4
_TEMPO = 0.45  # a created card brings the goal nearer
_LEFT_OVER = 1.0  # a card that stays in progress costs a star
_CHANCE_FLOOR = 0.03
_SPREAD = 0.25  # of a lead in stars; small, so that a search tells moves apart early
_WIN = 2.0
_OVERTIME = 4.0  # rounds that a game lasts at least while nobody is near the goal
_PATIENCE = 3.0  # rounds beyond the usual ones for a card
_RECALL = 0.6  # a few motes that keep the others from coming back (§8), after a standstill
_STALE = 0.95  # how little partly filled cards are worth then
_COLOUR = 0.1  # a colour more in one's motes
_REGRET = 20.0  # a bot decides piece by piece; beginning again, it might never end

#: The chance to finish a card that lacks so many symbols, in half symbols.
_FINISH = np.array(
    [0.85, 0.74, 0.62, 0.52, 0.42, 0.34, 0.27, 0.21, 0.17, 0.13, 0.1, 0.08, 0.06, 0.05, 0.04, 0.03]
)
#: The two primaries whose light is cyan, magenta, yellow.
_FIRST = np.array([-1, -1, -1, G, R, R, -1, -1])
_SECOND = np.array([-1, -1, -1, B, B, G, -1, -1])


@kernel
def settled(root: Any, s: Any) -> bool:
    """The evaluation judges every position, so no playout is needed.

    What the root is worth is noted, once: payoffs are told against it, so that a search tells moves
    apart whoever is ahead.
    """
    if not root.anchored:
        weigh(root, root.anchor)
        root.anchored = 1
    for seat in range(s.players):
        s.anchor[seat] = root.anchor[seat]
    return True


@kernel
def payoffs(s: Any, out: Any) -> None:
    """How much better each seat stands against the best of the others than it did."""
    out[:] = 0.0
    weigh(s, out)
    best, second = -1e9, -1e9
    for seat in range(s.players):
        if out[seat] > best:
            best, second = out[seat], best
        elif out[seat] > second:
            second = out[seat]
    for seat in range(s.players):
        own = out[seat]
        now = own - 0.7 * (second if own == best else best)
        then = s.anchor[seat] - 0.7 * best_other(s.anchor, seat, s.players)
        out[seat] = 1.0 / (1.0 + np.exp((then - now) / _SPREAD))


@kernel
def best_other(worths: Any, seat: int, players: int) -> float:
    best = -1e9
    for other in range(players):
        if other != seat and worths[other] > best:
            best = worths[other]
    return best


@kernel
def weigh(s: Any, out: Any) -> None:
    """What every seat is worth, in stars."""
    left = rounds_left(s)
    for seat in range(s.players):
        if s.phase == OVER:
            out[seat] = scoring.points(s, seat) + (_WIN if s.winner == seat + 1 else 0.0)
        else:
            out[seat] = alone(s, seat, left)
    if s.phase != OVER:
        for what in range(5):
            add_majority(s, what, left, out)


@kernel
def add_majority(s: Any, what: int, left: float, out: Any) -> None:
    best, second, leader = -1, -1, -1
    for seat in range(s.players):
        here = scoring.amount(s, seat, what)
        if here > best:
            best, second, leader = here, best, seat
        elif here > second:
            second = here
    stake = 2.0 if what == 4 else 1.0
    for seat in range(s.players):
        rival = second if seat == leader else best
        out[seat] += stake * hold(scoring.amount(s, seat, what) - rival, rival, left)


@kernel
def rounds_left(s: Any) -> float:
    """How long the game may still go. By the clock and not by the cards created, or else creating
    one would make every engine look worse."""
    if s.last_round:
        return 0.0
    if s.first > 0:
        return 1.0
    usual = 1.0 + _ROUNDS_A_CARD * s.goal - s.rounds
    left = max(_OVERTIME if far_from_goal(s) else 2.0, usual)
    return left if s.round_limit == 0 else min(left, float(max(0, s.round_limit - s.rounds)))


@kernel
def far_from_goal(s: Any) -> bool:
    """Nobody lacks just a card or two."""
    most = 0
    for seat in range(s.players):
        most = max(most, bits.popcount(s.created[seat]))
    return most + 2 < s.goal


@kernel
def alone(s: Any, seat: int, left: float) -> float:
    """What a seat is worth but for the majorities."""
    pieces = scoring.owned(s, seat)
    value = float(scoring.created_stars(s, seat))
    value += 1.0 if s.first == seat + 1 else 0.0
    value += _TEMPO * bits.popcount(s.created[seat])
    prisms = purse.count(s.loose[seat] + s.palette[seat] + s.put_palette[seat], PRISM)
    value += prisms_worth(prisms if left > 0.0 else purse.count(pieces, PRISM), left)
    value += _COLOUR * variety(pieces) * (1.0 if left > 0.0 else 0.0)
    value += 0.02 * purse.motes(pieces) + 0.25 * purse.count(pieces, PRISMATIC)
    value += engine(s, seat, left)
    value += in_progress(s, seat, left)
    value += within_reach(s, seat, left)
    value += palette_worth(s, seat, left) * (1.0 - standstill(s, seat))
    if s.phase == RESOLVE and s.turn == seat:
        value += 0.95 * (effect_worth(s.pending[0]) + effect_worth(s.pending[1]))
        value += 0.05 if s.doing > REWARD else 0.0
    return value - stuck(s, seat) - _REGRET * s.regrets[seat]


@kernel
def stuck(s: Any, seat: int) -> float:
    """A bag of a few motes is worse than an empty one, to which all motes come back: the same few
    would be drawn again and again. The longer nothing was created, the more it counts."""
    free = purse.motes(s.loose[seat] + s.hand[seat])
    thin = 0 < free <= DRAWN_MOTES
    return 0.03 * min(free, DRAWN_MOTES) + (_RECALL * standstill(s, seat) if thin else 0.0)


@kernel
def standstill(s: Any, seat: int) -> float:
    """How long the seat has been without a new card, from 0 to 1, as far as the rounds tell.

    Two rounds of six, so that motes come back in these and cards are filled in the others."""
    if s.rounds % 6 >= 2:
        return 0.0
    due = _ROUNDS_A_CARD * (bits.popcount(s.created[seat]) + 1) + _PATIENCE
    return min(1.0, max(0.0, (s.rounds - due) / _PATIENCE))


@kernel
def variety(pieces: np.uint64) -> int:
    """How many colours a seat owns."""
    colours = 0
    for colour in range(COLOURS):
        colours += 1 if purse.count(pieces, colour) > 0 else 0
    return colours


@kernel
def prisms_worth(prisms: int, left: float) -> float:
    """Whole fours at the end; before it, prisms pay for things."""
    whole = float(prisms // 4)
    if left == 0.0:
        return whole
    return 0.4 * whole + 0.15 * prisms + 0.12 * min(prisms, 3)


@kernel
def hold(lead: int, best: int, left: float) -> float:
    """The chance to have the most at the end."""
    if left == 0.0:
        return 0.92 if lead > 0 else 0.06
    if lead >= 2:
        return 0.8
    if lead == 1:
        return 0.65
    if lead == 0:
        return 0.3 if best > 0 else 0.25
    return 0.15 if lead == -1 else 0.06


@kernel
def effect_worth(effect: int) -> float:
    """A single use."""
    kind = effect >> 4
    if kind == POOL:
        return 0.22 if effect & 15 < C else 0.32
    if kind == MOTE:
        return 0.6 if effect & 15 == PRISMATIC else 0.14
    if kind == PRISMS:
        return 0.26 * (effect & 15)
    if kind == PULL:
        return 0.14
    return 0.12 if kind > 0 else 0.0


@kernel
def ability_worth(s: Any, card: int, left: float) -> float:
    """An ability for the rounds that are left; one that costs a piece is not used in each."""
    once = effect_worth(areas.ability(s, card))
    price = areas.ability_cost(s, card)
    if price > 0:
        once -= 0.2 if price - 1 == PRISM else 0.08
        return 0.45 * left * max(once, 0.02)
    return 0.8 * left * once


@kernel
def card_worth(s: Any, card: int, left: float) -> float:
    value = areas.stars(s, card) + _TEMPO + 0.35 + ability_worth(s, card, max(0.0, left - 1.0))
    value += effect_worth(areas.reward(s, card, False)) + effect_worth(areas.reward(s, card, True))
    return value


@kernel
def engine(s: Any, seat: int, left: float) -> float:
    value = 0.0
    cards = s.created[seat]
    while cards != bits.NONE:
        card = bits.lowest(cards)
        cards = bits.drop_lowest(cards)
        value += ability_worth(s, card, left)
        if s.on_card[card] + s.put_card[card] != purse.NOTHING:
            value += 0.8 * effect_worth(areas.ability(s, card))
    return value


@kernel
def lack_of(s: Any, seat: int, cost: np.uint64, own: np.uint64, pool: np.uint64) -> float:
    """How much a cost lacks, in symbols, each the dearer the harder its colour is to get."""
    lack, dearest, wild = 0.0, 0.0, purse.count(own, PRISMATIC)
    for colour in range(COLOURS):
        short = purse.count(cost, colour) - purse.count(own, colour) - purse.count(pool, colour)
        if short > 0:
            price = price_of(s, seat, colour)
            lack += short * price
            dearest = max(dearest, price)
    if wild > 0:
        lack = max(0.0, lack - wild * max(1.0, dearest))
    short = purse.count(cost, PRISM) - purse.count(own, PRISM)
    for _ in range(max(0, short)):
        lack += 0.5 if purse.count(s.loose[seat], PRISM) > 0 else 1.8
    return lack


@kernel
def price_of(s: Any, seat: int, colour: int) -> float:
    """How hard it is to bring one symbol of a colour."""
    if purse.count(s.hand[seat], colour) > 0:
        return 0.85
    price = 1.0 if purse.count(s.loose[seat], colour) > 0 else 1.8
    if C <= colour <= Y:
        palette = s.palette[seat] + s.put_palette[seat]
        first = purse.count(palette, _FIRST[colour]) > 0
        second = purse.count(palette, _SECOND[colour]) > 0
        if first and second:
            return 0.4
        if first or second:
            return min(price, 1.2)
    return price


@kernel
def chance_of(lack: float) -> float:
    step = int(2.0 * lack + 0.5)
    return _FINISH[step] if step < len(_FINISH) else _CHANCE_FLOOR


@kernel
def in_time(lack: float, left: float) -> float:
    """The chance to finish a card before the game ends."""
    chance = chance_of(lack)
    if left < 3.0:
        chance *= chance if left > 0.0 else (1.0 if lack < 0.3 else 0.25 * chance)
    return chance


@kernel
def finish_chance(s: Any, seat: int, cost: np.uint64, own: np.uint64, left: float) -> float:
    """The chance of a card, given what lies ready for it and how many motes will be drawn.

    Who stands still has little from what lies ready and is never enough: all motes had better come
    back (§8)."""
    pool = s.pool if s.turn == seat else purse.NOTHING
    lack = lack_of(s, seat, cost, own, pool)
    if lack < 0.1:
        return in_time(lack, left)
    chance = in_time(lack, left)
    lost = _STALE * standstill(s, seat)
    if purse.motes(s.loose[seat] + s.hand[seat]) == 0:  # all motes will come back first
        lost = max(lost, 0.6)
    if lost > 0.0:
        chance = (1.0 - lost) * chance + lost * in_time(lack_anew(s, seat, cost, own), left)
    return chance


@kernel
def lack_anew(s: Any, seat: int, cost: np.uint64, own: np.uint64) -> float:
    """How much a cost lacks once all motes are in the bag again; prisms stay (§8)."""
    pieces, lack = scoring.owned(s, seat), 0.0
    for colour in range(COLOURS):
        need = purse.count(cost, colour)
        have = min(need, purse.count(pieces, colour))
        lack += 1.0 * have + 1.8 * (need - have)
    return lack + 1.0 * max(0, purse.count(cost, PRISM) - purse.count(own, PRISM))


@kernel
def in_progress(s: Any, seat: int, left: float) -> float:
    """Cards of one's own: what they may bring, and the star they cost if they do not."""
    value, n = 0.0, 0
    cards = s.progress[seat]
    if s.phase == SETUP and s.kept[seat] > 0:
        cards = bits.bit(s.kept[seat] - 1)
    while cards != bits.NONE:
        card = bits.lowest(cards)
        cards = bits.drop_lowest(cards)
        own = s.on_card[card] + s.put_card[card]
        chance = finish_chance(s, seat, s.costs[card], own, left)
        value += chance * card_worth(s, card, left)
        value -= (1.0 - chance) * _LEFT_OVER * (1.0 if left == 0.0 else 0.45)
        n += 1
    return value - 0.15 * max(0, n - 2)


@kernel
def within_reach(s: Any, seat: int, left: float) -> float:
    """The common cards: the best one counts, another a little; others want them too."""
    best, second = 0.0, 0.0
    own = s.palette[seat] + s.put_palette[seat]
    cards = s.common
    while cards != bits.NONE:
        card = bits.lowest(cards)
        cards = bits.drop_lowest(cards)
        chance = finish_chance(s, seat, s.costs[card], own, left)
        value = 0.88 * chance * card_worth(s, card, left)
        if value > best:
            best, second = value, best
        elif value > second:
            second = value
    return best + 0.35 * second


@kernel
def palette_worth(s: Any, seat: int, left: float) -> float:
    """Pieces on the palette on their way to the board: a prism, a prismatic mote."""
    if left == 0.0:
        return 0.0
    own = s.palette[seat] + s.put_palette[seat]
    value = 0.12 * min(purse.count(own, W), purse.count(own, K))
    colours = 0
    for colour in range(W):
        if purse.count(own, colour) > 0:
            colours += 1
    return value + 0.012 * colours * colours
