"""What a learner sees: everything from the seat's chair, which is always in the south.

For each of 60 tiles in the order in which they were first placed: here, q, r, six red sides, six
blue sides, in a loop of the seat, in a loop of another, in a frozen loop, fresh, lifted. Then four
tiles in hand of each seat, the observer first, as six red and six blue sides; then each seat's
points, loops, stack and whether it started; then the phase (three), placements done, what was
earned (three), whether a frozen marker was removed besides it, the turn.
"""

from typing import Any

from pentaprism.core.bits import INT, NONE, bit
from pentaprism.core.kernel import kernel
from pentaprism.games.prisma.lattice import colour, rotate
from pentaprism.games.prisma.scoring import direction_of, loops_owned, total
from pentaprism.games.prisma.state import FIRST_MARKER, SEATS

_TILE = 20
_HAND = 4
_HANDS = FIRST_MARKER * _TILE
_SEATS = _HANDS + SEATS * _HAND * 12
_GLOBALS = _SEATS + SEATS * 4
OBSERVATION = _GLOBALS + 9

_RED, _BLUE = 2, 1


@kernel
def observe(s: Any, seat: int, out: Any) -> None:
    out[:] = 0.0
    turns = (9 - direction_of(s, seat)) % 6
    for slot in range(s.laid):
        observe_tile(s, seat, slot, turns, out)
    for chair in range(s.players):
        observe_seat(s, (seat + chair) % s.players, chair, out)
    if s.phase < 3:
        out[_GLOBALS + s.phase] = 1.0
    out[_GLOBALS + 3] = s.placed / 2
    if s.earned > 0:
        out[_GLOBALS + 3 + s.earned] = 1.0
    out[_GLOBALS + 7] = s.thawed
    out[_GLOBALS + 8] = 1.0 if s.turn == seat else 0.0


@kernel
def observe_tile(s: Any, seat: int, slot: int, turns: int, out: Any) -> None:
    cell = INT(s.cells[slot])
    q, r = (cell >> 7) - 64, (cell & 127) - 64
    for _ in range(turns):
        q, r = -r, q + r
    first = slot * _TILE
    out[first] = 1.0
    out[first + 1] = q / 16
    out[first + 2] = r / 16
    observe_sides(rotate(INT(s.sides[slot]), turns), first + 3, out)
    for loop in range(s.loops):
        if s.loop_tiles[loop] & bit(slot) != NONE:
            out[first + (15 if s.loop_owner[loop] == seat else 16)] = 1.0
            if s.loop_frozen[loop] != 0:
                out[first + 17] = 1.0
    for i in range(s.fresh_count):
        if s.fresh[i] == slot:
            out[first + 18] = 1.0
    if s.lifted == slot:
        out[first + 19] = 1.0


@kernel
def observe_sides(tile: int, first: int, out: Any) -> None:
    for side in range(6):
        out[first + side] = 1.0 if colour(tile, side) == _RED else 0.0
        out[first + 6 + side] = 1.0 if colour(tile, side) == _BLUE else 0.0


@kernel
def observe_seat(s: Any, other: int, chair: int, out: Any) -> None:
    for i in range(min(_HAND, INT(s.hand_count[other]))):
        observe_sides(INT(s.hands[other, i]), _HANDS + (chair * _HAND + i) * 12, out)
    first = _SEATS + chair * 4
    out[first] = total(s, other) / 20
    out[first + 1] = loops_owned(s, other) / 6
    out[first + 2] = s.stack_count[other] / 16
    out[first + 3] = 1.0 if s.starter == other else 0.0
