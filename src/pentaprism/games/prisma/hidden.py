"""What seats cannot know: the order of the stacks, and which tiles went back into the box."""

from typing import Any

import numpy as np

from pentaprism.core.bits import INT, NONE, ONE, U, bit, nth, popcount
from pentaprism.core.kernel import kernel
from pentaprism.core.rng import below
from pentaprism.games.prisma.lattice import canonical
from pentaprism.games.prisma.state import UNKNOWN
from pentaprism.games.prisma.tiles import SET_SIZE


@kernel
def redact(s: Any, seat: int) -> None:
    """§5: hands are open, stacks are hidden from everybody."""
    s.rng = NONE
    s.redacted = 1
    for other in range(s.players):
        for i in range(s.stack_count[other]):
            s.stacks[other, i] = UNKNOWN


@kernel
def determinise(s: Any, seat: int) -> None:
    """Deal the stacks from those tiles of the set that are not in sight."""
    unseen = out_of_sight(s)
    for other in range(s.players):
        for i in range(s.stack_count[other]):
            if unseen == NONE:  # a position with tiles that are not from the set
                unseen = (ONE << U(SET_SIZE)) - ONE
            number = nth(unseen, below(s, popcount(unseen)))
            unseen ^= bit(number)
            s.stacks[other, i] = s.tileset[number]
    s.redacted = 0


@kernel
def out_of_sight(s: Any) -> np.uint64:
    """A bit for each tile of the set that is neither on the table nor in a hand."""
    unseen = (ONE << U(SET_SIZE)) - ONE
    for slot in range(s.laid):
        unseen = without(s, unseen, canonical(INT(s.sides[slot])))
    for seat in range(s.players):
        for i in range(s.hand_count[seat]):
            unseen = without(s, unseen, INT(s.hands[seat, i]))
    return unseen


@kernel
def without(s: Any, unseen: np.uint64, tile: int) -> np.uint64:
    for i in range(SET_SIZE):
        if s.tileset[i] == tile and unseen & bit(i) != NONE:
            return unseen ^ bit(i)
    return unseen
