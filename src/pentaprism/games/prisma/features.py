"""The names of what `observe` writes, and what a move of Prisma does, as numbers for learners."""

from typing import Any

from pentaprism.core.bits import INT, popcount
from pentaprism.core.kernel import kernel
from pentaprism.games.prisma.lattice import colour, rotate, slot_at
from pentaprism.games.prisma.observation import observe_sides
from pentaprism.games.prisma.scoring import direction_of
from pentaprism.games.prisma.state import (
    DROP,
    FIRST_MARKER,
    FREEZE,
    LIFT,
    PLACE,
    SEATS,
    SIDE_NAMES,
    STEP,
    UNFREEZE,
)

_SIDES = ", ".join(SIDE_NAMES)
_CHAIRS = tuple("own" if chair == 0 else f"{chair} to the left:" for chair in range(SEATS))

#: The parts of an observation in their order: name, how many numbers, what they say. The board is
#: turned so that the player sits in the south.
OBSERVED = (
    *(
        part
        for slot in range(FIRST_MARKER)
        for part in (
            (f"tile {slot}", 1, "1 if so many tiles lie on the table, sorted by cell"),
            (f"tile {slot} place", 2, "q and r, of 16"),
            (f"tile {slot} red", 6, f"1 for each side with a red beam: {_SIDES}"),
            (f"tile {slot} blue", 6, "1 for each side with a blue beam"),
            (f"tile {slot} own loop", 1, "1 if it is in a loop of the player"),
            (f"tile {slot} other loop", 1, "1 if it is in a loop of another"),
            (f"tile {slot} frozen loop", 1, "1 if it is in a frozen loop"),
            (f"tile {slot} fresh", 1, "1 if it was placed in this turn"),
            (f"tile {slot} lifted", 1, "1 if it is being relocated"),
        )
    ),
    *(
        part
        for chair in _CHAIRS
        for n in range(4)
        for part in (
            (f"{chair} hand {n} red", 6, "sides of a tile in hand, in its first rotation"),
            (f"{chair} hand {n} blue", 6, "likewise"),
        )
    ),
    *(
        part
        for chair in _CHAIRS
        for part in (
            (f"{chair} points", 1, "of 20"),
            (f"{chair} loops", 1, "of six"),
            (f"{chair} stack", 1, "tiles left, of 16"),
            (f"{chair} started", 1, "1 for the player who began"),
        )
    ),
    ("phase", 3, "opening, middle, closing"),
    ("placed", 1, "placements done in this turn, of two"),
    ("earned", 3, "1 for what has earned something that waits: a loop, a large one, a link"),
    ("thawed", 1, "1 if a frozen marker was removed besides"),
    ("turn", 1, "1 if it is the player's turn"),
)

#: The columns of a move: name, what it says.
FEATURES = (
    ("place", "1 for placing a tile"),
    ("lift", "1 for lifting one"),
    ("drop", "1 for dropping the lifted one"),
    ("pass", "1 for declining what was earned"),
    ("discard", "1 for discarding a tile"),
    ("freeze", "1 for freezing a loop"),
    ("unfreeze", "1 for removing a frozen marker"),
    ("q", "place of the cell, of 16, with the player in the south"),
    ("r", "likewise"),
    *((f"red {side}", "1 if the tile has a red beam there") for side in SIDE_NAMES),
    *((f"blue {side}", "1 if the tile has a blue beam there") for side in SIDE_NAMES),
    ("neighbours", "tiles and markers beside the cell, of six"),
    ("joined", "beams that go on in a neighbour, of six"),
    ("open beams", "beams that end at empty cells, of six"),
    ("points at player", "1 if an open beam points at the player"),
    ("own loop", "1 if the loop to freeze or unfreeze is the player's"),
    ("loop", "tiles of that loop, of 20"),
)
_SIDES_AT, _NEIGHBOURS, _LOOP = 9, 21, 25


@kernel
def move_features(s: Any, seat: int, move: int, out: Any) -> None:
    kind, cell, tile = move >> 26, move >> 12 & 0x3FFF, move & 0xFFF
    out[kind] = 1.0
    if kind in (FREEZE, UNFREEZE):
        out[_LOOP] = 1.0 if s.loop_owner[tile] == seat else 0.0
        out[_LOOP + 1] = popcount(s.loop_tiles[tile]) / 20
    elif kind in (PLACE, DROP):
        cell_features(s, seat, cell, tile, out)
    elif kind == LIFT:
        cell_features(s, seat, cell, INT(s.sides[slot_at(s, cell)]), out)
    else:  # a tile that is discarded, or none
        observe_sides(tile, _SIDES_AT, out)


@kernel
def cell_features(s: Any, seat: int, cell: int, tile: int, out: Any) -> None:
    turns = (9 - direction_of(s, seat)) % 6
    q, r = (cell >> 7) - 64, (cell & 127) - 64
    for _ in range(turns):
        q, r = -r, q + r
    out[7] = q / 16
    out[8] = r / 16
    observe_sides(rotate(tile, turns), _SIDES_AT, out)
    neighbours = joined = free = 0
    for side in range(6):
        beam = colour(tile, side) != 0
        slot = slot_at(s, cell + STEP[side])
        if slot >= 0 and slot != s.lifted:
            neighbours += 1
            joined += 1 if beam else 0
        elif beam:
            free += 1
            if side == direction_of(s, seat):
                out[_NEIGHBOURS + 3] = 1.0
    out[_NEIGHBOURS] = neighbours / 6
    out[_NEIGHBOURS + 1] = joined / 6
    out[_NEIGHBOURS + 2] = free / 6
