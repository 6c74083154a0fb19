"""What figures and the cat may do on the ring: kernels over a puzzle's or a whole game's record.

§n in comments are clauses of docs/rules/laser.md.
"""

from typing import Any

from pentaprism.core.bits import U, lowest, popcount
from pentaprism.core.kernel import kernel
from pentaprism.games.laser.state import (
    ANTICLOCKWISE,
    CAT,
    COLOURS,
    NOBODY,
    TILES,
)


@kernel
def first(tiles: int) -> int:
    """The lowest tile of a set that is not empty."""
    return lowest(U(tiles))


@kernel
def number_of(tiles: int) -> int:
    return popcount(U(tiles))


@kernel
def steps(origin: int, destination: int, anticlockwise: int) -> int:
    """§1: the way round is d tiles or 12 - d."""
    clockwise = (destination - origin) % TILES
    return TILES - clockwise if anticlockwise else clockwise


@kernel
def colour_at(s: Any, tile: int) -> int:
    """The colour of the figure on a tile, or -1."""
    for colour in range(COLOURS):
        if s.figures[colour] >> tile & 1:
            return colour
    return -1


@kernel
def fitting_card(s: Any, colour: int, tile: int) -> int:
    """§3: the first open card that this colour on this tile completes, or NOBODY."""
    for card in range(s.deal):
        if not s.done >> card & 1 and s.cards[card] // 3 == colour:
            if s.floors[s.cards[card] % 3] >> tile & 1:
                return card
    return NOBODY


@kernel
def complete(s: Any, colour: int, tile: int) -> bool:
    """§3: one event completes one card, the first open one that fits."""
    card = fitting_card(s, colour, tile)
    if card == NOBODY:
        return False
    s.done |= 1 << card
    return True


@kernel
def solved(s: Any) -> bool:
    """§7: all cards are complete."""
    return s.done == (1 << s.deal) - 1


@kernel
def figure_targets(s: Any, tile: int) -> int:
    """The tiles on which the figure of this tile may end; none if there is no figure."""
    colour = colour_at(s, tile)
    if colour < 0:
        return 0
    tiles = 0
    if s.stock[(colour + 1) % COLOURS] > 0:  # §2
        tiles |= s.figures[(colour + 2) % COLOURS]  # §1
    if s.stock[(colour + 5) % COLOURS] > 0:
        tiles |= s.figures[(colour + 4) % COLOURS]
    if s.fresh != NOBODY and s.fresh != tile:  # §6
        tiles &= 1 << s.fresh
    return tiles


@kernel
def cat_targets(s: Any) -> int:
    """§4: figures that complete an open card, once a round; §6: not while a product waits."""
    if s.caught or s.fresh != NOBODY:
        return 0
    tiles = 0
    for card in range(s.deal):
        if not s.done >> card & 1:
            tiles |= s.figures[s.cards[card] // 3] & s.floors[s.cards[card] % 3]
    return tiles


@kernel
def targets(s: Any, origin: int) -> int:
    return cat_targets(s) if origin == CAT else figure_targets(s, origin)


@kernel
def count_moves(s: Any) -> int:
    """§1: every target can be reached both ways round."""
    n = 0
    for origin in range(CAT + 1):
        n += 2 * number_of(targets(s, origin))
    return n


@kernel
def nth_move(s: Any, n: int) -> int:
    """Move number n in the order of `list_moves`."""
    for origin in range(CAT + 1):
        tiles = targets(s, origin)
        here = 2 * number_of(tiles)
        if n < here:
            for _ in range(n // 2):
                tiles &= tiles - 1
            return origin | first(tiles) << 4 | (ANTICLOCKWISE if n % 2 else 0)
        n -= here
    return -1


@kernel
def list_moves(s: Any, out: Any) -> int:
    n = 0
    for origin in range(CAT + 1):
        tiles = targets(s, origin)
        while tiles:
            out[n] = origin | first(tiles) << 4
            out[n + 1] = out[n] | ANTICLOCKWISE
            tiles &= tiles - 1
            n += 2
    return n


@kernel
def move_cost(s: Any, move: int) -> int:
    """§5: what a move costs."""
    origin, destination = move & 15, move >> 4 & 15
    if origin == CAT:
        return steps(s.cat, destination, move & ANTICLOCKWISE) * s.cat_step
    return steps(origin, destination, move & ANTICLOCKWISE)


@kernel
def make_move(s: Any, move: int) -> None:
    origin, destination = move & 15, move >> 4 & 15
    s.cost += move_cost(s, move)
    if origin == CAT:
        catch(s, destination)
    else:
        mix(s, origin, destination)


@kernel
def catch(s: Any, tile: int) -> None:
    """§4: the figure is removed and the cat stands there."""
    colour = colour_at(s, tile)
    s.figures[colour] ^= 1 << tile
    s.cat = tile
    s.caught = 1
    complete(s, colour, tile)


@kernel
def mix(s: Any, origin: int, destination: int) -> None:
    """§1: both ingredients leave the ring, a figure of the new colour comes from the stock."""
    moved, met = colour_at(s, origin), colour_at(s, destination)
    product = mixture(moved, met)
    s.figures[moved] ^= 1 << origin
    s.figures[met] ^= 1 << destination
    s.figures[product] |= 1 << destination
    s.stock[product] -= 1
    s.fresh = NOBODY if complete(s, product, destination) else destination  # §6


@kernel
def mixture(one: int, other: int) -> int:
    """The colour between two that stand two apart in the circle."""
    return (one + 1) % COLOURS if (one + 2) % COLOURS == other else (one + 5) % COLOURS


@kernel
def removed(line: Any, length: int) -> int:
    """§8: two ingredients for a mix, one figure for the cat."""
    n = 0
    for i in range(length):
        n += 1 if line[i] & 15 == CAT else 2
    return n
