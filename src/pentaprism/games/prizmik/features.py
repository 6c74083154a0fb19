"""What a move of PRIZMIK does, as numbers for nets that score moves."""

from typing import Any

import numpy as np

from pentaprism.core.bits import NONE, bit
from pentaprism.core.kernel import kernel
from pentaprism.games.prizmik.observation import OBSERVED
from pentaprism.games.prizmik.state import CAPTURE, MOVE, PROMOTES, RED

__all__ = ["FEATURES", "OBSERVED", "move_features"]

#: The columns of a move: name, what it says.
FEATURES = (
    ("move", "1 for a move without capture or deployment"),
    ("deploy", "1 for a deployment"),
    ("capture", "1 for a capture"),
    ("promote", "1 if a fighter is promoted"),
    ("fleet", "1 if a fleet acts"),
    ("carrier", "1 if a carrier acts"),
    ("ship", "1 if an empty ship acts"),
    ("fighter", "1 if a fighter acts"),
    ("takes fleet", "1 if a fleet is captured"),
    ("takes base", "1 if an empty base is captured"),
    ("takes carrier", "1 if a carrier is captured"),
    ("takes ship", "1 if an empty ship is captured"),
    ("takes fighter", "1 if a fighter is captured"),
    ("from file", "file of the origin, 0 to 1, from the player's chair"),
    ("from rank", "rank of the origin, 0 is the own side"),
    ("to file", "file of the target"),
    ("to rank", "rank of the target"),
    ("forward", "ranks gained, of two"),
)


@kernel
def move_features(s: Any, seat: int, move: int, out: Any) -> None:
    origin, target, kind = move & 63, move >> 6 & 63, move >> 12 & 3
    out[kind] = 1.0
    out[3] = 1.0 if move & PROMOTES else 0.0
    out[4 + stack_on(s, seat, bit(origin))] = 1.0
    if kind == CAPTURE:
        out[8 + captured_on(s, 1 - seat, bit(target))] = 1.0
    if seat != RED:
        origin, target = 63 - origin, 63 - target
    out[13] = origin % 8 / 7
    out[14] = origin // 8 / 7
    out[15] = target % 8 / 7
    out[16] = target // 8 / 7
    if kind == MOVE:
        out[17] = (target // 8 - origin // 8) / 2


@kernel
def stack_on(s: Any, seat: int, here: np.uint64) -> int:
    """0 a fleet, 1 a carrier, 2 an empty ship, 3 a fighter."""
    if s.fighters[seat] & here != NONE:
        return 3
    if s.ships[seat] & here != NONE:
        return 2
    return 1 if s.carriers[seat] & here != NONE else 0


@kernel
def captured_on(s: Any, seat: int, here: np.uint64) -> int:
    """0 a fleet, 1 an empty base, 2 a carrier, 3 an empty ship, 4 a fighter."""
    if s.bases[seat] & here != NONE:
        return 1
    acting = stack_on(s, seat, here)
    return acting + 1 if acting > 0 else 0
