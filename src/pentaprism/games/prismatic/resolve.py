"""Step 3: creating cards, using abilities and the board. Numbers are clauses."""

from typing import Any

import numpy as np

from pentaprism.core import bits
from pentaprism.core.bits import U
from pentaprism.core.kernel import kernel
from pentaprism.games.prismatic import actions, areas, purse
from pentaprism.games.prismatic.state import (
    ACT,
    CHOSEN,
    COLOURS,
    COLOURS_AT,
    CREATE,
    DONE,
    KINDS,
    MAKE,
    PRISMATIC,
    REWARD,
    USE,
    VERB,
)


@kernel
def begin_step(s: Any, seat: int) -> None:
    """§5: the pool starts with what abilities add by themselves; nothing is used yet."""
    s.turn = seat
    s.doing = ACT
    s.used = s.made = bits.NONE
    s.pool = purse.NOTHING
    cards = s.created[seat]
    while cards != bits.NONE:
        card = bits.lowest(cards)
        cards = bits.drop_lowest(cards)
        if areas.is_automatic(s, card):
            s.pool += purse.ONE[areas.ability(s, card) & 15]


@kernel
def can_use(s: Any, seat: int, card: int) -> bool:
    """§5: once a round; the piece it costs lies on the card, colours of the pool do not count."""
    if s.used & bits.bit(card) != bits.NONE or areas.is_automatic(s, card):
        return False
    if areas.ability_cost(s, card) > 0 and s.on_card[card] == purse.NOTHING:
        return False
    return areas.in_supply(s, areas.ability(s, card))


@kernel
def act_moves(s: Any, seat: int, out: Any) -> int:
    """§5: create, use abilities, use the board, in any order; then done."""
    n = 0
    cards = s.progress[seat]
    while cards != bits.NONE:
        card = bits.lowest(cards)
        cards = bits.drop_lowest(cards)
        if purse.covers(s.costs[card], s.pool, s.on_card[card]):  # §3: its own motes and the pool
            out[n] = CREATE << 12 | (card + 1)
            n += 1
    cards = s.common
    while cards != bits.NONE:
        card = bits.lowest(cards)
        cards = bits.drop_lowest(cards)
        n = list_payments(s, seat, s.costs[card], CREATE << 12 | (card + 1), out, n)
    n = list_makes(s, seat, out, n)
    cards = s.created[seat]
    while cards != bits.NONE:
        card = bits.lowest(cards)
        cards = bits.drop_lowest(cards)
        if can_use(s, seat, card):
            out[n] = USE << 12 | (card + 1)
            n += 1
    out[n] = DONE << 12
    return n + 1


@kernel
def list_makes(s: Any, seat: int, out: Any, n: int) -> int:
    """§5: each creation of the board at most once a round."""
    if s.pool | s.palette[seat] == purse.NOTHING:
        return n
    for make in range(s.makes):
        if s.made & bits.bit(make) != bits.NONE:
            continue
        if areas.in_supply(s, s.make_effects[make]):  # §10
            n = list_payments(s, seat, s.make_costs[make], MAKE << 12 | (make + 1), out, n)
    return n


@kernel
def list_payments(s: Any, seat: int, cost: np.uint64, move: int, out: Any, n: int) -> int:
    """§3, §5: the plain payment with pool and palette, and every other share of the pool."""
    if not purse.covers(cost, s.pool, s.palette[seat]):
        return n
    out[n] = move
    n += 1
    plain = purse.colours_shared(cost, s.pool)
    taken = purse.NOTHING
    while taken != plain:
        if purse.covers(cost - taken, purse.NOTHING, s.palette[seat]):
            out[n] = move | choice_of(taken)
            n += 1
        taken = following_share(taken, plain)
    return n


@kernel
def following_share(taken: np.uint64, most: np.uint64) -> np.uint64:
    """Counts through all purses within a purse; that purse itself is the last."""
    for colour in range(COLOURS):
        if purse.count(taken, colour) < purse.count(most, colour):
            return taken + purse.ONE[colour]
        taken -= purse.several(colour, purse.count(taken, colour))
    return taken


@kernel
def choice_of(taken: np.uint64) -> int:
    """§5: what a move says of the pool colours that pay."""
    choice = CHOSEN
    for colour in range(COLOURS):
        choice |= purse.count(taken, colour) << (COLOURS_AT + 4 * colour)
    return choice


@kernel
def share_of_pool(s: Any, cost: np.uint64, move: int) -> np.uint64:
    """§5: the pool colours that pay: those that the move names, or all that are needed."""
    if move & CHOSEN == 0:
        return purse.colours_shared(cost, s.pool)
    taken = purse.NOTHING
    for colour in range(COLOURS):
        taken += purse.several(colour, move >> (COLOURS_AT + 4 * colour) & 15)
    return taken


@kernel
def pay_from_palette(s: Any, seat: int, cost: np.uint64, move: int) -> None:
    """§5: a share of the pool, then the palette; exact colours before prismatic motes."""
    taken = share_of_pool(s, cost, move)
    s.pool -= taken
    for kind in range(KINDS):
        spend(s, seat, kind, purse.count(cost, kind) - purse.count(taken, kind))


@kernel
def spend(s: Any, seat: int, kind: int, n: int) -> None:
    """Pieces of the palette, prismatic motes where the exact ones run out."""
    exact = min(n, purse.count(s.palette[seat], kind))
    pieces = purse.several(kind, exact) + purse.several(PRISMATIC, n - exact)
    s.palette[seat] -= pieces
    areas.give_back(s, seat, pieces)


@kernel
def pay_from_card(s: Any, seat: int, card: int) -> None:
    """§5: all its own motes, and the pool for what is missing, colours in their order."""
    cost, own = s.costs[card], s.on_card[card]
    lack = purse.lacking(cost, purse.NOTHING, own) - purse.count(own, PRISMATIC)
    for colour in range(COLOURS):
        missing = purse.count(cost, colour) - purse.count(own, colour)
        from_pool = min(lack, missing, purse.count(s.pool, colour))
        if from_pool > 0:
            s.pool -= purse.several(colour, from_pool)
            lack -= from_pool
    areas.clear_card(s, seat, card)


@kernel
def create(s: Any, seat: int, card: int, move: int) -> None:
    here = bits.bit(card)
    if s.common & here != bits.NONE:
        pay_from_palette(s, seat, s.costs[card], move)
        s.common ^= here
    else:
        pay_from_card(s, seat, card)
        s.progress[seat] ^= here
    s.created[seat] |= here
    if s.first == 0 and bits.popcount(s.created[seat]) >= s.goal:
        s.first = seat + 1  # §11: in the order of step 3
    if areas.is_automatic(s, card):  # §5
        s.pool += purse.ONE[areas.ability(s, card) & 15]
    s.pending[0] = areas.reward(s, card, False)
    s.pending[1] = areas.reward(s, card, True)
    s.doing = REWARD if s.pending[0] != 0 else ACT


@kernel
def use(s: Any, seat: int, card: int) -> None:
    """§6: also in the round in which the card was created."""
    s.used |= bits.bit(card)
    if areas.ability_cost(s, card) > 0:
        areas.clear_card(s, seat, card)
    actions.begin_effect(s, seat, areas.ability(s, card))


@kernel
def make(s: Any, seat: int, number: int, move: int) -> None:
    s.made |= bits.bit(number)
    pay_from_palette(s, seat, s.make_costs[number], move)
    actions.begin_effect(s, seat, s.make_effects[number])


@kernel
def apply_act(s: Any, seat: int, move: int) -> None:
    verb, target = move >> 12 & VERB, move & 63
    if verb == CREATE:
        create(s, seat, target - 1, move)
    elif verb == USE:
        use(s, seat, target - 1)
    else:
        make(s, seat, target - 1, move)


@kernel
def end_step(s: Any) -> None:
    """§5: what is left of the pool is gone."""
    s.pool = purse.NOTHING
    s.used = s.made = U(0)
