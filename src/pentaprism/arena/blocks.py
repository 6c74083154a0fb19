"""Blocks: one deal, played several times with the contestants on other seats.

The seed of a block is a function of the pairing's seed and the block's number, and all chance at
its tables comes from it, so a block can be played again anywhere, and in any order.

halves            a random half of the seats (rounded down) is A's, the rest B's; then exchanged
one-against-rest  A sits in each seat once, B in all others
pods              as many contestants as seats, in random order, rotated through all seats

What equal contestants win in the games of a block adds up to a fair share exactly, whatever a seat
is worth, since the games are the same but for the names.
"""

from typing import Any

import msgspec
import numpy as np

from pentaprism.core.errors import BadRequest, did_you_mean
from pentaprism.core.game import Game, Json
from pentaprism.core.kernel import kernel
from pentaprism.core.rng import mix
from pentaprism.games import registry

HALVES, ONE_AGAINST_REST, PODS = "halves", "one-against-rest", "pods"
SEATINGS = (HALVES, ONE_AGAINST_REST, PODS)

_STEP = np.uint64(0x9E37_79B9_7F4A_7C15)
_POSITIVE = np.uint64(2**63 - 1)  # what databases hold as a whole number
_SEATING = np.uint64(0x5EA7_0F0D)


class Pairing(msgspec.Struct, frozen=True):
    """Who plays whom, at which game; `contestants` are texts as contestants.parse reads them."""

    game: str
    players: int
    options: Json
    seating: str
    contestants: tuple[str, ...]
    seed: int

    @property
    def kind(self) -> Game:
        return registry.find(self.game)

    @property
    def games_a_block(self) -> int:
        return 2 if self.seating == HALVES else self.players

    @property
    def fair_share(self) -> float:
        """What the first contestant wins if all are equal."""
        return 0.5 if self.seating == HALVES else 1 / self.players


def check_pairing(pairing: Pairing) -> None:
    """Raises what is wrong with the game, the seats or the options, in one line."""
    if pairing.seating not in SEATINGS:
        hint = did_you_mean(pairing.seating, SEATINGS)
        raise BadRequest(f"there is no seating {pairing.seating!r}; {hint}")
    wanted = pairing.players if pairing.seating == PODS else 2
    if len(pairing.contestants) != wanted:
        raise BadRequest(
            f"{pairing.seating} of {pairing.players} seats take {wanted} contestants, "
            f"not {len(pairing.contestants)}"
        )
    pairing.kind.setup(pairing.players, pairing.options, 0)


def seeds(pairing: Pairing, first: int, count: int) -> Any:
    """The seeds of blocks first..first+count-1: numbers below 2**63."""
    return block_seeds(pairing.seed, first, count)


def block_seeds(seed: int, first: int, count: int) -> Any:
    numbers: Any = np.arange(first + 1, first + count + 1, dtype=np.uint64)
    return _mixed(np.uint64(seed) + numbers * _STEP) & _POSITIVE


@kernel
def mix_each(numbers: Any) -> None:
    for i in range(len(numbers)):
        numbers[i] = mix(numbers[i])


def _mixed(numbers: Any) -> Any:
    mix_each(numbers.reshape(-1))
    return numbers


def lineups(pairing: Pairing, block_seeds: Any) -> Any:
    """Which contestant sits where: an array [block, game, seat]."""
    blocks, seats = len(block_seeds), pairing.players
    if pairing.seating == ONE_AGAINST_REST:
        one = np.ones((seats, seats), np.int64) - np.eye(seats, dtype=np.int64)
        return np.broadcast_to(one, (blocks, seats, seats)).copy()
    ranks = _random_orders(block_seeds, seats)
    if pairing.seating == HALVES:
        first = np.where(ranks < seats // 2, 0, 1)
        return np.stack([first, 1 - first], axis=1)
    turn = (np.arange(seats)[:, None] + np.arange(seats)[None, :]) % seats
    return ranks[:, turn]


def _random_orders(block_seeds: Any, seats: int) -> Any:
    """For each seed the numbers 0..seats-1 in random order."""
    steps = np.arange(1, seats + 1, dtype=np.uint64) * _STEP
    keys = _mixed((block_seeds ^ _SEATING)[:, None] + steps[None, :])
    return np.argsort(np.argsort(keys, axis=1), axis=1)


def shares(lineup: Any, winners: int, contestants: int) -> list[float]:
    """What each contestant's seats have of the win together; all share a draw."""
    won = [winners >> seat & 1 for seat in range(len(lineup))]
    if not any(won):
        won = [1] * len(lineup)
    result = [0.0] * contestants
    for seat, contestant in enumerate(lineup):
        result[contestant] += won[seat] / sum(won)
    return result
