"""Where tiles of the hand fit. §n in comments are clauses of docs/rules/prisma.md.

Costs: counting compares each rotation of each tile with each edge of the table, a few wide
instructions a rotation; `nth_placement` counts again until it reaches the one asked for.
"""

from typing import Any

from pentaprism.core.bits import INT
from pentaprism.core.kernel import kernel
from pentaprism.games.prisma.lattice import beam_count, rotate, rotations
from pentaprism.games.prisma.state import DISCARD, OPENING, PLACE


@kernel
def is_repeat(s: Any, seat: int, i: int) -> bool:
    """Equal tiles are offered once; hands are sorted."""
    return i > 0 and s.hands[seat, i] == s.hands[seat, i - 1]


@kernel
def least_value(s: Any, tile: int) -> int:
    """§2: 1 for a tile that has to join a beam, else 0; an edge offers a beam if its value is more.

    No matter in the opening and for tiles with a single beam."""
    return 0 if s.phase == OPENING or beam_count(tile) == 1 else 1


@kernel
def count_fits(s: Any, tile: int, least: int) -> int:
    """§1, §2, §12: the number of edges where a tile fits as it is turned."""
    n = 0
    for edge in range(s.edges):
        value = s.edge_value[edge]
        if (tile & s.edge_mask[edge]) == value and value >= least:
            n += 1
    return n


@kernel
def count_placements(s: Any, seat: int) -> int:
    n = 0
    for i in range(s.hand_count[seat]):
        if not is_repeat(s, seat, i):
            tile = INT(s.hands[seat, i])
            least = least_value(s, tile)
            for turns in range(rotations(tile)):
                n += count_fits(s, rotate(tile, turns), least)
    return n


@kernel
def nth_placement(s: Any, seat: int, left: int) -> int:
    for i in range(s.hand_count[seat]):
        if not is_repeat(s, seat, i):
            tile = INT(s.hands[seat, i])
            least = least_value(s, tile)
            for turns in range(rotations(tile)):
                turned = rotate(tile, turns)
                n = count_fits(s, turned, least)
                if left < n:
                    return nth_fit(s, turned, least, left)
                left -= n
    return -1


@kernel
def nth_fit(s: Any, tile: int, least: int, left: int) -> int:
    for edge in range(s.edges):
        value = INT(s.edge_value[edge])
        if tile & INT(s.edge_mask[edge]) == value and value >= least:
            if left == 0:
                return PLACE << 26 | INT(s.edge_cell[edge]) << 12 | tile
            left -= 1
    return -1


@kernel
def list_placements(s: Any, seat: int, out: Any) -> int:
    n = 0
    for i in range(s.hand_count[seat]):
        if not is_repeat(s, seat, i):
            tile = INT(s.hands[seat, i])
            least = least_value(s, tile)
            for turns in range(rotations(tile)):
                n = list_fits(s, rotate(tile, turns), least, out, n)
    return n


@kernel
def list_fits(s: Any, tile: int, least: int, out: Any, n: int) -> int:
    """Written for every edge, and kept if it fits: quicker than to decide first."""
    for edge in range(s.edges):
        value = INT(s.edge_value[edge])
        fits = (tile & INT(s.edge_mask[edge]) == value) & (value >= least)
        out[n] = PLACE << 26 | INT(s.edge_cell[edge]) << 12 | tile
        n += INT(fits)
    return n


@kernel
def list_discards(s: Any, seat: int, out: Any) -> int:
    """§5: with no tile that can be placed."""
    n = 0
    for i in range(s.hand_count[seat]):
        if not is_repeat(s, seat, i):
            out[n] = DISCARD << 26 | INT(s.hands[seat, i])
            n += 1
    return n


@kernel
def count_discards(s: Any, seat: int) -> int:
    n = 0
    for i in range(s.hand_count[seat]):
        if not is_repeat(s, seat, i):
            n += 1
    return n


@kernel
def nth_discard(s: Any, seat: int, left: int) -> int:
    for i in range(s.hand_count[seat]):
        if not is_repeat(s, seat, i):
            if left == 0:
                return DISCARD << 26 | INT(s.hands[seat, i])
            left -= 1
    return -1
