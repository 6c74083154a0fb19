"""What the lab counts in a game of PRIZMIK: deployments, captures, promotions, and who leads."""

from typing import Any

from pentaprism.core.bits import popcount
from pentaprism.core.kernel import kernel
from pentaprism.games.prizmik.state import CAPTURE, DEPLOY, PROMOTES

ACTIONS = ("move", "deploy", "capture")
FACTS = (("captures", 100), ("deployments", 40), ("promotions", 10))
_CAPTURES, _DEPLOYMENTS, _PROMOTIONS = range(3)
_BASE, _SHIP, _FIGHTER = 3, 2, 1


@kernel
def first(s: Any) -> int:
    return s.turn


@kernel
def action(s: Any, seat: int, move: int) -> int:
    return move >> 12 & 3


@kernel
def follow(before: Any, seat: int, move: int, after: Any, facts: Any) -> None:
    facts[_CAPTURES] += 1 if move >> 12 & 3 == CAPTURE else 0
    facts[_DEPLOYMENTS] += 1 if move >> 12 & 3 == DEPLOY else 0
    facts[_PROMOTIONS] += 1 if move & PROMOTES != 0 else 0


@kernel
def finish(s: Any, facts: Any) -> None:
    pass


@kernel
def standing(s: Any, out: Any) -> int:
    """There are no points: what is left on the board, a base counting most."""
    for seat in range(2):
        bases = popcount(s.fleets[seat]) + popcount(s.bases[seat])
        ships = popcount(s.fleets[seat]) + popcount(s.carriers[seat]) + popcount(s.ships[seat])
        fighters = (
            popcount(s.fleets[seat]) + popcount(s.carriers[seat]) + popcount(s.fighters[seat])
        )
        out[seat] = _BASE * bases + _SHIP * ships + _FIGHTER * fighters
    return 2
