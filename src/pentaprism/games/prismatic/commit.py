"""The simultaneous choices: the set-up, and steps 1 and 2 of a round. Numbers are clauses."""

from typing import Any

import numpy as np

from pentaprism.core import bits
from pentaprism.core.kernel import kernel
from pentaprism.games.prismatic import areas, purse
from pentaprism.games.prismatic.state import (
    COLOURS,
    DRAWN_MOTES,
    KEEP,
    KINDS,
    PRISM,
    PRISMATIC,
    PUT,
    READY,
    TAKE,
    TAKE_BACK,
)

CHOSEN_MOTES = 2


@kernel
def setup_moves(s: Any, seat: int, out: Any) -> int:
    """§13: a card, then two motes in the order of the colours, then ready."""
    n = 0
    chosen = purse.motes(s.hand[seat])
    if s.kept[seat] == 0:
        cards = s.dealt[seat]
        while cards != bits.NONE:
            out[n] = KEEP << 12 | (bits.lowest(cards) + 1)
            cards = bits.drop_lowest(cards)
            n += 1
        return n
    if chosen < CHOSEN_MOTES:
        for colour in range(COLOURS):
            if s.hand[seat] <= purse.ONE[colour]:
                out[n] = TAKE << 12 | colour << 6
                n += 1
    else:
        out[n] = READY << 12
        n += 1
    out[n] = TAKE_BACK << 12
    return n + 1


@kernel
def room(s: Any, seat: int, kind: int, card: int, here: np.uint64) -> int:
    """§3: how many more pieces of a kind a card takes, where these lie on it already."""
    if s.created[seat] & bits.bit(card) != bits.NONE:
        price = areas.ability_cost(s, card) - 1
        if price < 0 or here != purse.NOTHING:
            return 0
        return 1 if kind == price or (kind == PRISMATIC and price != PRISM) else 0  # §2
    cost = s.costs[card]
    if kind == PRISM:
        return purse.count(cost, PRISM) - purse.count(here, PRISM)
    open_symbols = purse.motes(cost) - purse.motes(here)
    if kind == PRISMATIC:
        return open_symbols
    return min(open_symbols, purse.count(cost, kind) - purse.count(here, kind))


@kernel
def has_room(s: Any, seat: int, kind: int, card: int) -> bool:
    """§3: a card takes no more than its open symbols."""
    return room(s, seat, kind, card, s.on_card[card] + s.put_card[card]) > 0


@kernel
def open_room(s: Any, seat: int, card: int) -> np.uint64:
    """What a card takes besides what lies open on it: so many of each kind at most, and no more
    motes in all than prismatic ones."""
    pieces = purse.NOTHING
    for kind in range(KINDS):
        pieces += purse.several(kind, max(0, room(s, seat, kind, card, s.on_card[card])))
    return pieces


@kernel
def list_puts(s: Any, seat: int, kind: int, out: Any, n: int) -> int:
    """The places for a piece, not before the latest put: a commitment has one order only."""
    if kind << 6 >= s.last_put[seat] - 1:
        out[n] = PUT << 12 | kind << 6  # §3: the palette takes anything
        n += 1
    cards = s.progress[seat] | s.created[seat]
    while cards != bits.NONE:
        card = bits.lowest(cards)
        cards = bits.drop_lowest(cards)
        if (kind << 6 | (card + 1)) >= s.last_put[seat] - 1 and has_room(s, seat, kind, card):
            out[n] = PUT << 12 | kind << 6 | (card + 1)
            n += 1
    return n


@kernel
def commit_moves(s: Any, seat: int, out: Any) -> int:
    """§4: one piece after the other, until ready; all of it may be taken back before."""
    n = 0
    available = s.hand[seat] | (s.loose[seat] & ~purse.MOTES)
    for kind in range(KINDS):
        if purse.count(available, kind) > 0:
            n = list_puts(s, seat, kind, out, n)
    out[n] = READY << 12
    n += 1
    if s.last_put[seat] > 0:
        out[n] = TAKE_BACK << 12
        n += 1
    return n


@kernel
def put(s: Any, seat: int, kind: int, target: int) -> None:
    """A piece goes where it stays secret until all are ready."""
    one = purse.ONE[kind]
    if kind == PRISM:
        s.loose[seat] -= one
    else:
        s.hand[seat] -= one
    if target == 0:
        s.put_palette[seat] += one
    else:
        s.put_card[target - 1] += one
    s.last_put[seat] = (kind << 6 | target) + 1


@kernel
def take_back(s: Any, seat: int) -> None:
    """§4: everything that was put in this round is in hand again."""
    pieces = lift_puts(s, seat)
    s.regrets[seat] += 1
    s.hand[seat] += pieces & purse.MOTES
    s.loose[seat] += pieces & ~purse.MOTES


@kernel
def lift_puts(s: Any, seat: int) -> np.uint64:
    """The seat's secret puts, which are lifted."""
    pieces = s.put_palette[seat]
    s.put_palette[seat] = purse.NOTHING
    cards = s.progress[seat] | s.created[seat]
    while cards != bits.NONE:
        card = bits.lowest(cards)
        cards = bits.drop_lowest(cards)
        pieces += s.put_card[card]
        s.put_card[card] = purse.NOTHING
    s.last_put[seat] = 0
    return pieces


@kernel
def open_puts(s: Any, seat: int) -> None:
    """§4: what is committed is open now; what is not goes back into the bag unseen."""
    s.palette[seat] += s.put_palette[seat]
    s.put_palette[seat] = purse.NOTHING
    cards = s.progress[seat] | s.created[seat]
    while cards != bits.NONE:
        card = bits.lowest(cards)
        cards = bits.drop_lowest(cards)
        s.on_card[card] += s.put_card[card]
        s.put_card[card] = purse.NOTHING
    s.last_put[seat] = 0
    s.loose[seat] += s.hand[seat]
    s.hand[seat] = purse.NOTHING


@kernel
def recall(s: Any, seat: int) -> None:
    """§8: committed motes come back into the bag, prisms stay where they are."""
    s.loose[seat] += s.palette[seat] & purse.MOTES
    s.palette[seat] &= ~purse.MOTES
    cards = s.progress[seat] | s.created[seat]
    while cards != bits.NONE:
        card = bits.lowest(cards)
        cards = bits.drop_lowest(cards)
        s.loose[seat] += s.on_card[card] & purse.MOTES
        s.on_card[card] &= ~purse.MOTES


@kernel
def bring_home(s: Any, seat: int) -> None:
    """§11: when the game is over committed motes and prisms come back to their owner."""
    s.loose[seat] += s.palette[seat]
    s.palette[seat] = purse.NOTHING
    cards = s.progress[seat] | s.created[seat]
    while cards != bits.NONE:
        card = bits.lowest(cards)
        cards = bits.drop_lowest(cards)
        s.loose[seat] += s.on_card[card]
        s.on_card[card] = purse.NOTHING


@kernel
def draw_motes(s: Any, seat: int) -> None:
    """Step 1, with 8: fewer than five are drawn all, none at all means a recall first."""
    if purse.motes(s.loose[seat]) == 0:
        recall(s, seat)
    draw_some(s, seat, min(DRAWN_MOTES, purse.motes(s.loose[seat])))


@kernel
def draw_some(s: Any, seat: int, n: int) -> None:
    for _ in range(n):
        one = purse.ONE[purse.random_mote(s, s.loose[seat])]
        s.loose[seat] -= one
        s.hand[seat] += one
