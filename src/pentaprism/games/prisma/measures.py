"""What the lab counts in a game of Prisma: tiles dealt and placed, loops, links, relocations."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from pentaprism.core.bits import INT, NONE, bit
from pentaprism.core.kernel import kernel, kernel_with_arrays
from pentaprism.core.rng import scale
from pentaprism.games.prisma import GAME, tiles
from pentaprism.games.prisma.lattice import canonical
from pentaprism.games.prisma.rules import SIX_LOOPS, over
from pentaprism.games.prisma.state import DROP, LINK, NOTHING, PLACE
from pentaprism.games.prisma.tiles import SET_SIZE

PIECES = SET_SIZE
ACTIONS = ("place", "lift", "drop", "pass", "discard", "freeze", "unfreeze")
#: Each with the most that is counted of it in a game.
FACTS = (
    ("loops", 40),
    ("links", 40),
    ("earned", 40),
    ("relocations", 40),
    ("standing", 28),
    ("six-loops", 1),
)
_LOOPS, _LINKS, _EARNED, _RELOCATIONS, _STANDING, _SIX = range(6)


def names(options: Mapping[str, Any]) -> list[str]:
    """The kinds of tile of the set, as they are numbered here."""
    codes = tiles.load(str(GAME.options.complete(options)["tiles"]))[tiles.NAME_LENGTH :]
    return [tiles.tile_text(code) for code in sorted(set(codes))]


@kernel
def kind(s: Any, tile: int) -> int:
    """The number of a tile's kind: how many other kinds sort before it."""
    n, last = -1, 0
    for i in range(SET_SIZE):
        if s.tileset[i] != last:
            n += 1
            last = INT(s.tileset[i])
        if last == tile:
            return n
    return -1


@kernel
def first(s: Any) -> int:
    return s.starter


@kernel
def dealt(s: Any, seat: int, out: Any) -> None:
    """All that a player will ever draw: the stacks are dealt before the first move."""
    for i in range(s.hand_count[seat]):
        out[kind(s, INT(s.hands[seat, i]))] += 1
    for i in range(s.stack_count[seat]):
        out[kind(s, INT(s.stacks[seat, i]))] += 1


@kernel
def seen(s: Any, seat: int, out: Any) -> None:
    for i in range(s.hand_count[seat]):
        out[kind(s, INT(s.hands[seat, i]))] = 1


@kernel
def piece(s: Any, seat: int, move: int) -> int:
    return kind(s, canonical(move & 0xFFF)) if move >> 26 == PLACE else -1


@kernel
def action(s: Any, seat: int, move: int) -> int:
    return move >> 26


@kernel
def follow(before: Any, seat: int, move: int, after: Any, facts: Any) -> None:
    verb = move >> 26
    if verb == PLACE:
        facts[_LOOPS] += max(0, after.loops - before.loops)
        facts[_LINKS] += 1 if after.earned == LINK else 0
        facts[_EARNED] += 1 if after.earned != NOTHING else 0
    elif verb == DROP:
        broken = 0
        for loop in range(before.loops):
            broken += 1 if before.loop_tiles[loop] & bit(before.lifted) != NONE else 0
        facts[_LOOPS] += max(0, after.loops - before.loops + broken)
        facts[_RELOCATIONS] += 1


@kernel
def finish(s: Any, facts: Any) -> None:
    facts[_STANDING] = s.loops
    facts[_SIX] = 1 if over(s) == SIX_LOOPS else 0


@kernel
def swap(s: Any, seat: int, wanted: int, lot: np.uint64) -> bool:
    """Give the seat a tile of the wanted kind for any one of its stack; what it gives up lies
    where that tile was, on the table of another player or out of the game."""
    n = INT(s.stack_count[seat])
    place = scale(lot, n)
    given = INT(s.stacks[seat, place])
    if kind(s, given) == wanted:
        return False
    for other in range(s.players):
        if other != seat:
            for i in range(s.stack_count[other]):
                if kind(s, INT(s.stacks[other, i])) == wanted:
                    s.stacks[seat, place], s.stacks[other, i] = s.stacks[other, i], given
                    return True
    if s.players * 15 < SET_SIZE:  # some tiles were never dealt
        return replace_undealt(s, seat, place, wanted)
    return False


@kernel_with_arrays
def replace_undealt(s: Any, seat: int, place: int, wanted: int) -> bool:
    left = 0
    for i in range(SET_SIZE):
        left += 1 if kind(s, INT(s.tileset[i])) == wanted else 0
    counts = np.zeros(SET_SIZE, np.int64)
    for other in range(s.players):
        dealt(s, other, counts)
    if counts[wanted] >= left:
        return False
    for i in range(SET_SIZE):
        if kind(s, INT(s.tileset[i])) == wanted:
            s.stacks[seat, place] = s.tileset[i]
            return True
    return False
