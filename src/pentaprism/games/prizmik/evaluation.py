"""What a position of PRIZMIK is worth, for searches. Scores are in hundredths of a fighter."""

from typing import Any

import numpy as np

from pentaprism.core import bits
from pentaprism.core.bits import NONE, RANK_1, RANK_8, U
from pentaprism.core.kernel import kernel
from pentaprism.core.rng import mix
from pentaprism.games.prizmik.state import CAPTURE, PROMOTES, RED

# What a level understands: bits of `sight`.
MATERIAL, THREATS, ROADS, PROMOTION = 1, 2, 4, 8
ALL = MATERIAL | THREATS | ROADS | PROMOTION

_BASE, _SHIP, _FIGHTER, _LAST_BASES = 500, 300, 100, 700
_INSIDE = 10  # a piece still inside costs a turn to bring out
_ATTACKED_BASE, _ATTACKED_SHIP = 60, 25
_NEAR_BASE = 14  # a square nearer to an enemy base
_RUNNER = 12  # a fighter's rank on its way to a promotion


@kernel
def evaluate(s: Any, seat: int, sight: int) -> int:
    return side(s, seat, sight) - side(s, 1 - seat, sight)


@kernel
def side(s: Any, seat: int, sight: int) -> int:
    total = material(s, seat)
    if sight & THREATS:
        total += threats(s, seat)
    if sight & ROADS:
        total += roads(s, seat)
    if sight & PROMOTION:
        total += promotion(s, seat)
    return total


@kernel
def material(s: Any, seat: int) -> int:
    fleets, carriers = bits.popcount(s.fleets[seat]), bits.popcount(s.carriers[seat])
    bases = fleets + bits.popcount(s.bases[seat])
    ships = fleets + carriers + bits.popcount(s.ships[seat])
    fighters = fleets + carriers + bits.popcount(s.fighters[seat])
    total = bases * _BASE + ships * _SHIP + fighters * _FIGHTER
    total -= (2 * fleets + carriers) * _INSIDE
    if bases == 1:
        total -= _LAST_BASES
    return total


@kernel
def around(board: np.uint64) -> np.uint64:
    """The orthogonal neighbours of a set of squares."""
    return bits.step(board, 0) | bits.step(board, 1) | bits.step(board, 2) | bits.step(board, 3)


@kernel
def threats(s: Any, seat: int) -> int:
    """Enemy pieces that could be taken at once."""
    enemy = 1 - seat
    ships = s.carriers[seat] | s.ships[seat]
    bases_hit = around(ships) & (s.fleets[enemy] | s.bases[enemy])
    ships_hit = around(s.fighters[seat]) & (s.carriers[enemy] | s.ships[enemy])
    return _ATTACKED_BASE * bits.popcount(bases_hit) + _ATTACKED_SHIP * bits.popcount(ships_hit)


@kernel
def roads(s: Any, seat: int) -> int:
    """How near the seat's ships are to an enemy base, by waves of single steps."""
    enemy = 1 - seat
    wave = s.fleets[enemy] | s.bases[enemy]
    ships = s.carriers[seat] | s.ships[seat]
    total = 0
    for distance in range(1, 6):
        spread = wave | bits.step(wave, 1) | bits.step(wave, 3)
        spread |= bits.step(spread, 0) | bits.step(spread, 2)
        total += (6 - distance) * _NEAR_BASE * bits.popcount(ships & spread & ~wave)
        wave = spread
    return total


@kernel
def promotion(s: Any, seat: int) -> int:
    """Fighters on the way to the far rank while a reserve and an empty home file wait."""
    if s.reserves[seat] == 0:
        return 0
    home, far = (RANK_1, RANK_8) if seat == RED else (RANK_8, RANK_1)
    total = 0
    runners = s.fighters[seat] & ~far
    while runners != NONE:
        square = bits.lowest(runners)
        rank = square >> 3 if seat == RED else 7 - (square >> 3)
        total += rank * _RUNNER
        runners = bits.drop_lowest(runners)
    free_home = 8 - bits.popcount(home & (s.fleets[seat] | s.bases[seat]))
    return total if free_home > 0 else 0


@kernel
def mover(s: Any) -> int:
    return s.turn


@kernel
def slot(move: int) -> int:
    """Quiet moves are told apart by origin and target."""
    return move & 0xFFF


@kernel
def position_key(s: Any) -> np.uint64:
    key = U(s.turn * 16 + s.reserves[0] * 4 + s.reserves[1] + 1)
    for seat in range(2):
        key = mix(key ^ s.fleets[seat])
        key = mix(key ^ s.bases[seat])
        key = mix(key ^ s.carriers[seat])
        key = mix(key ^ s.ships[seat])
        key = mix(key ^ s.fighters[seat])
    return key


@kernel
def urgency(s: Any, seat: int, move: int) -> int:
    """Captures by what they take, then promotions; everything else is quiet."""
    if move & PROMOTES:
        return 250
    if move >> 12 & 3 != CAPTURE:
        return 0
    target, enemy = bits.bit(move >> 6 & 63), 1 - seat
    if target & (s.fleets[enemy] | s.bases[enemy]) != NONE:
        return 900 if target & s.fleets[enemy] != NONE else 600
    if target & (s.carriers[enemy] | s.ships[enemy]) != NONE:
        return 400 if target & s.carriers[enemy] != NONE else 300
    return 100
