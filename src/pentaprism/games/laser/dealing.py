"""Laying out the ring, filling it up again, dealing cards, clearing the table (§9)."""

from typing import Any

from pentaprism.core.kernel import kernel
from pentaprism.core.rng import below, shuffle
from pentaprism.games.laser.state import (
    COLOURS,
    EACH,
    FLOORS,
    MOST_MOVES,
    MOST_PLAYERS,
    NO_BID,
    NOBODY,
    SPACES,
    TEAM,
    TILES,
)
from pentaprism.games.laser.table import colour_at, number_of

ALL_TILES = (1 << TILES) - 1


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
    """§9: first the stock, then the empty tiles clockwise from the one after the cat's."""
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
def deal_cards(s: Any) -> None:
    """§9: all cards are shuffled for every round, two of each kind."""
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
