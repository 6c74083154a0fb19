"""The rules of PRIZMIK. §n in comments are clauses of docs/rules/prizmik.md.

Legal actions are found for all pieces at once: a plane is the set of squares that one kind of
action reaches in one direction, so there are 24 planes and the origin follows from the target.
"""

from typing import Any

import numpy as np

from pentaprism.core import bits
from pentaprism.core.bits import NONE, OFFSET, RANK_1, RANK_8
from pentaprism.core.kernel import kernel
from pentaprism.core.rng import scale
from pentaprism.games.prizmik.observation import OBSERVATION, observe
from pentaprism.games.prizmik.state import (
    BLUE,
    CAPTURE,
    DEPLOY,
    MOVE,
    PROMOTES,
    RED,
    RESERVES,
    STATE,
)

__all__ = ["OBSERVATION", "STATE", "observe"]

MAX_MOVES = 256
REASONS = ("", "no-bases", "no-ships", "quiet", "no-action")
GOING, NO_BASES, NO_SHIPS, QUIET, STUCK = range(5)

_FAR = np.array([RANK_8, RANK_1], np.uint64)
_START = np.array([0x91, 0x89 << 56], np.uint64)  # a1 e1 h1 and h8 d8 a8

# Planes: 8 single steps, 4 double steps, 4 deployments, 4 straight and 4 diagonal captures.
_STEPS, _DOUBLES, _DEPLOYS, _STRAIGHT, _DIAGONAL, _PLANES = 0, 8, 12, 16, 20, 24

_USUALLY = 5  # there are hardly ever more moves in one direction

# A move of a plane is target * 65 + _CODE[plane], as far as it does not promote.
_CODE = np.array(
    [(MOVE << 12) - OFFSET[plane] for plane in range(8)]
    + [(MOVE << 12) - 2 * OFFSET[plane] for plane in range(4)]
    + [(DEPLOY << 12) - OFFSET[plane] for plane in range(4)]
    + [(CAPTURE << 12) - OFFSET[plane] for plane in range(8)],
    np.int64,
)


@kernel
def setup(s: Any, players: int, options: Any, seed: np.uint64) -> None:
    for seat in range(2):  # §1
        s.fleets[seat] = _START[seat]
        s.bases[seat] = s.carriers[seat] = s.ships[seat] = s.fighters[seat] = NONE
        s.reserves[seat] = RESERVES
    s.turn = RED  # §1: Red moves first
    s.quiet = 0
    s.advance = options[0]
    s.quiet_limit = options[1]


@kernel
def to_act(s: Any) -> int:
    return 0 if over(s) else 1 << s.turn


@kernel
def occupied(s: Any) -> np.uint64:
    return occupied_by(s, RED) | occupied_by(s, BLUE)


@kernel
def occupied_by(s: Any, seat: int) -> np.uint64:
    return s.fleets[seat] | s.bases[seat] | s.carriers[seat] | s.ships[seat] | s.fighters[seat]


@kernel
def reach(s: Any, seat: int) -> Any:
    """What planes are made of: the empty squares, who moves, who deploys, who takes whom."""
    enemy = 1 - seat
    ships = s.carriers[seat] | s.ships[seat]
    return (
        ~occupied(s),
        ships | s.fighters[seat],
        ships,
        s.fleets[seat] | s.carriers[seat],
        s.fighters[seat],
        s.fleets[enemy] | s.bases[enemy],
        s.carriers[enemy] | s.ships[enemy],
        s.fighters[enemy],
    )


@kernel
def plane(r: Any, number: int) -> np.uint64:
    """The targets of one plane; `r` comes from `reach`."""
    empty, movers, ships, holders, fighters, enemy_bases, enemy_ships, enemy_fighters = r
    if number < _DOUBLES:  # §4: one square in any direction, §7: onto an empty one
        return bits.step(movers, number) & empty
    if number < _DEPLOYS:  # §4: two squares straight, both empty
        direction = number - _DOUBLES
        return bits.step(bits.step(ships, direction) & empty, direction) & empty
    if number < _STRAIGHT:  # §5
        return bits.step(holders, number - _DEPLOYS) & empty
    if number < _DIAGONAL:  # §6: ship takes base, fighter takes ship
        direction = number - _STRAIGHT
        by_ships = bits.step(ships, direction) & enemy_bases
        return by_ships | (bits.step(fighters, direction) & enemy_ships)
    direction = number - _DIAGONAL + 4  # §6: fighter takes fighter
    return bits.step(fighters, direction) & enemy_fighters


@kernel
def encode(s: Any, seat: int, number: int, target: int) -> int:
    """The move that reaches this target in this plane."""
    move = target * 65 + _CODE[number]
    if number < _DOUBLES and promotes(s, seat, move & 63, target):
        return move | PROMOTES
    return move


@kernel
def promotes(s: Any, seat: int, origin: int, target: int) -> bool:
    """§9: a fighter moves to the far rank, its file's home square is empty, a reserve is left."""
    if s.reserves[seat] == 0 or bits.bit(target) & _FAR[seat] == NONE:
        return False
    is_fighter = bits.bit(origin) & s.fighters[seat] != NONE
    return is_fighter and bits.bit(home_square(seat, target)) & occupied(s) == NONE


@kernel
def home_square(seat: int, target: int) -> int:
    """The square of the same file on the seat's home rank."""
    return target % 8 if seat == RED else 56 + target % 8


@kernel
def legal(s: Any, seat: int, out: Any) -> int:
    if over(s) or seat != s.turn:  # §3
        return 0
    # As `plane` does it, one kind of plane after the other. §8: who captures stands there already.
    empty, movers, ships, holders, fighters, enemy_bases, enemy_ships, enemy_fighters = reach(
        s, seat
    )
    n = 0
    for way in range(8):
        targets = bits.step(movers, way) & empty
        if targets & _FAR[seat] != NONE:
            n = list_promoting(s, seat, way, targets, out, n)
        else:
            n = list_moving(targets, _CODE[way], out, n)
    for way in range(4):
        targets = bits.step(bits.step(ships, way) & empty, way) & empty
        n = list_moving(targets, _CODE[_DOUBLES + way], out, n)
    for way in range(4):
        n = list_rare(bits.step(holders, way) & empty, _CODE[_DEPLOYS + way], out, n)
    for way in range(4):
        targets = bits.step(ships, way) & enemy_bases
        targets |= bits.step(fighters, way) & enemy_ships
        n = list_rare(targets, _CODE[_STRAIGHT + way], out, n)
    for way in range(4):
        targets = bits.step(fighters, way + 4) & enemy_fighters
        n = list_rare(targets, _CODE[_DIAGONAL + way], out, n)
    return n


@kernel
def list_promoting(s: Any, seat: int, number: int, targets: np.uint64, out: Any, n: int) -> int:
    """§9: single steps of which some reach the far rank."""
    while targets != NONE:
        out[n] = encode(s, seat, number, bits.lowest(targets))
        targets = bits.drop_lowest(targets)
        n += 1
    return n


@kernel
def list_moving(targets: np.uint64, code: int, out: Any, n: int) -> int:
    """Write as many as a plane hardly ever exceeds, whether they are there or not: that is quicker
    than asking after each, since the processor cannot foresee the answer."""
    end = n + bits.popcount(targets)
    for k in range(_USUALLY):
        out[np.uint64(n + k)] = bits.lowest(targets) * 65 + code
        targets = bits.drop_lowest(targets)
    for k in range(n + _USUALLY, end):
        out[k] = bits.lowest(targets) * 65 + code
        targets = bits.drop_lowest(targets)
    return end


@kernel
def list_rare(targets: np.uint64, code: int, out: Any, n: int) -> int:
    """The same for planes that are mostly empty."""
    while targets != NONE:
        out[n] = bits.lowest(targets) * 65 + code
        targets = bits.drop_lowest(targets)
        n += 1
    return n


@kernel
def count(r: Any, first: int, last: int) -> int:
    """How many moves the planes first..last-1 have."""
    n = 0
    for number in range(first, last):
        n += bits.popcount(plane(r, number))
    return n


@kernel
def pick(s: Any, seat: int, r: Any, first: int, left: int) -> int:
    """The move number `left` of those from this plane on."""
    number = first
    while True:
        targets = plane(r, number)
        n = bits.popcount(targets)
        if left < n:
            return encode(s, seat, number, bits.nth(targets, left))
        left -= n
        number += 1


@kernel
def sample(s: Any, seat: int, random: np.uint64) -> int:
    """The legal move number scale(random, n) of the n that `legal` lists, without listing them."""
    r = reach(s, seat)
    steps, doubles = count(r, _STEPS, _DOUBLES), count(r, _DOUBLES, _DEPLOYS)
    others = count(r, _DEPLOYS, _PLANES)
    left = scale(random, steps + doubles + others)
    if left < steps:
        return pick(s, seat, r, _STEPS, left)
    if left < steps + doubles:
        return pick(s, seat, r, _DOUBLES, left - steps)
    return pick(s, seat, r, _DEPLOYS, left - steps - doubles)


@kernel
def apply(s: Any, seat: int, move: int) -> None:
    origin, target = bits.bit(move & 63), bits.bit(move >> 6 & 63)
    kind = move >> 12 & 3
    s.quiet += 1
    if kind == DEPLOY:
        deploy(s, seat, origin, target)
    elif kind == CAPTURE:
        capture(s, seat, origin, target)
    elif move & PROMOTES:
        promote(s, seat, origin, move >> 6 & 63)
    else:
        relocate(s, seat, origin, target)
    s.turn = 1 - seat


@kernel
def relocate(s: Any, seat: int, origin: np.uint64, target: np.uint64) -> None:
    """The stack on the origin, whatever it holds, now stands on the target."""
    both = origin | target
    s.fighters[seat] ^= both if s.fighters[seat] & origin != NONE else NONE
    s.carriers[seat] ^= both if s.carriers[seat] & origin != NONE else NONE
    s.ships[seat] ^= both if s.ships[seat] & origin != NONE else NONE


@kernel
def deploy(s: Any, seat: int, origin: np.uint64, target: np.uint64) -> None:
    if s.fleets[seat] & origin != NONE:  # §5: a carrier comes out, an empty base stays
        s.fleets[seat] ^= origin
        s.bases[seat] |= origin
        s.carriers[seat] |= target
    else:  # §5: a fighter comes out, an empty ship stays
        s.carriers[seat] ^= origin
        s.ships[seat] |= origin
        s.fighters[seat] |= target
    s.quiet = 0


@kernel
def capture(s: Any, seat: int, origin: np.uint64, target: np.uint64) -> None:
    enemy = 1 - seat
    kept = ~target  # §6: what is inside goes too
    s.fleets[enemy] &= kept
    s.bases[enemy] &= kept
    s.carriers[enemy] &= kept
    s.ships[enemy] &= kept
    s.fighters[enemy] &= kept
    if s.advance:  # §7, which never promotes
        relocate(s, seat, origin, target)
    s.quiet = 0


@kernel
def promote(s: Any, seat: int, origin: np.uint64, target: int) -> None:
    """§9: the fighter leaves the game and a reserve fleet stands on the home rank."""
    s.fighters[seat] ^= origin
    s.fleets[seat] |= bits.bit(home_square(seat, target))
    s.reserves[seat] -= 1
    s.quiet = 0


@kernel
def over(s: Any) -> int:
    """0 while the game goes on, else the number of the reason."""
    for seat in range(2):  # §10, checked first
        if s.fleets[seat] | s.bases[seat] == NONE:
            return NO_BASES
    for seat in range(2):  # §11
        if s.fleets[seat] | s.carriers[seat] | s.ships[seat] == NONE:
            if s.fighters[seat] == NONE or s.reserves[seat] == 0:
                return NO_SHIPS
    if s.quiet_limit > 0 and s.quiet >= s.quiet_limit:  # §12
        return QUIET
    r = reach(s, s.turn)
    for number in range(_PLANES):  # §11; nearly always the first plane ends this
        if plane(r, number) != NONE:
            return GOING
    return STUCK


@kernel
def winners(s: Any) -> int:
    """A bit for each winner of a finished game; none for a draw."""
    for seat in range(2):
        if s.fleets[seat] | s.bases[seat] == NONE:
            return 1 << (1 - seat)
    return 0


@kernel
def scores(s: Any, out: Any) -> int:
    """PRIZMIK has no points."""
    return 0


@kernel
def redact(s: Any, seat: int) -> None:
    """§13: everything is open."""


@kernel
def determinise(s: Any, seat: int) -> None:
    """§13: nothing is hidden, so nothing has to be filled in."""
