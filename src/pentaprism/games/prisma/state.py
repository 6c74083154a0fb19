"""A position of Prisma as one record, and the integers that are its moves.

The lattice has no edge, but 60 tiles and 4 markers that all hang together reach at most 62 cells
from the origin, and no two of their cells, nor of the empty cells beside them, differ by a
multiple of 64 in both coordinates (that would take 63 of them in one straight line, and only two
markers ever lie in one). So a torus of 64 x 64 bytes names what lies on every cell that matters,
and cells themselves keep their true coordinates. Nothing is ever re-centred.

Tiles have the slots 0..59 in the order of their cells, markers 60..63; a set of slots is one word.
Equal positions are equal records. The record has about 7 kB, of which a position touches a part.
"""

import numpy as np

from pentaprism.games.prisma.tiles import NAME_LENGTH, SET_SIZE

SEATS = 4
SLOTS = 64
FIRST_MARKER = 60  # the slot of seat 0's direction marker
TORUS = 64
EDGES = 136  # n cells that hang together have at most 2n + 4 empty neighbours
MARKERS = 6  # loop markers of a player
LOOPS = SEATS * (MARKERS + 1)  # and a frozen one
HAND = 10  # 4 in play; a position from outside may start with 8 and still draw two
HAND_LIMIT = 8
STACK = 20
FRESH = 6  # 9: two placements and four relocations

OPENING, MIDDLE, CLOSING, OVER = range(4)
NOTHING, LOOP, LARGE, LINK = range(4)  # what is earned

UNKNOWN = 0xFFFF  # a tile that was redacted
CLOSED = 1 << 12  # in the value of an edge: no tile fits, since tiles have no such bit

STATE = np.dtype(
    (
        np.record,
        [
            ("joins", np.uint64, SLOTS),  # slots joined to this one by a beam
            ("touches", np.uint64, SLOTS),  # slots beside this one
            ("enclosed", np.uint64, TORUS),  # a bit a cell of the torus: inside a large loop
            ("loop_tiles", np.uint64, LOOPS),  # loops with a marker, oldest first: their slots
            ("rng", np.uint64),
            ("laid", np.int64),  # tiles on the table, in the slots before this
            ("edges", np.int64),
            ("loops", np.int64),
            ("players", np.int64),
            ("turn", np.int64),
            ("starter", np.int64),
            ("phase", np.int64),
            ("placed", np.int64),
            ("earned", np.int64),
            ("thawed", np.int64),  # 17: a frozen marker was removed besides what is earned
            ("lifted", np.int64),  # a slot, or -1
            ("fresh_count", np.int64),
            ("linked_count", np.int64),
            ("redacted", np.int64),
            ("frozen", np.int64),  # option
            ("tiebreak", np.int64),  # option
            ("hand_count", np.int64, SEATS),
            ("stack_count", np.int64, SEATS),
            ("cells", np.uint16, SLOTS),
            ("sides", np.uint16, SLOTS),  # as they lie
            # Empty cells beside a tile or marker, sorted. Of the 12 bits of a tile that lies there,
            # `mask` says which are settled by the neighbours and `value` how.
            ("edge_cell", np.uint16, EDGES),
            ("edge_mask", np.uint16, EDGES),
            ("edge_value", np.uint16, EDGES),
            ("hands", np.uint16, (SEATS, HAND)),  # sorted
            ("stacks", np.uint16, (SEATS, STACK)),  # the top is the last
            ("tileset", np.uint16, SET_SIZE),
            ("tileset_name", np.uint8, NAME_LENGTH),
            ("loop_owner", np.uint8, LOOPS),
            ("loop_frozen", np.uint8, LOOPS),
            ("fresh", np.uint8, FRESH),  # slots, in order
            ("linked", np.uint8, 2),  # slots
            # slot + 1 of what lies there, or 0.
            ("grid", np.uint8, TORUS * TORUS),
        ],
    )
)
TILE_SLOTS = np.uint64((1 << FIRST_MARKER) - 1)

#: A cell is (q + 64) << 7 | (r + 64), and a neighbour's is that plus STEP[side].
REACH = 62
DIRECTIONS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
STEP = np.array([128 * q + r for q, r in DIRECTIONS], np.int64)
NORTH, NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST = range(6)

#: Side (= direction) and marker cell of each seat, by number of players.
SIDE_NAMES = ("N", "NE", "SE", "S", "SW", "NW")
DIRECTION = np.array(
    [
        [SOUTH, NORTH, -1, -1],
        [SOUTH, NORTH_WEST, NORTH_EAST, -1],
        [SOUTH, NORTH_WEST, NORTH, SOUTH_EAST],
    ],
    np.int64,
)
MARKER_CELLS = (
    ((0, 0), (0, -1)),
    ((0, 0), (-1, 0), (0, -1)),
    ((0, 0), (-1, 0), (0, -1), (1, -1)),
)


def cell_number(q: int, r: int) -> int:
    return (q + 64) << 7 | (r + 64)


def cell_place(cell: int) -> tuple[int, int]:
    return (int(cell) >> 7) - 64, (int(cell) & 127) - 64


MARKER_CELL = np.array(
    [[cell_number(*cell) for cell in cells] + [0] * (4 - len(cells)) for cells in MARKER_CELLS],
    np.int64,
)

#: A move is kind << 26 | cell << 12 | sides; a loop's number takes the place of the sides.
PLACE, LIFT, DROP, PASS, DISCARD, FREEZE, UNFREEZE = range(7)
