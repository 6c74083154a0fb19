"""What a seat could have known: how likely it was that somebody held something, beside the truth.

Many worlds are imagined that agree with what the seat knew, as the bots do it, and counted.
"""

from collections import Counter
from typing import Any

import msgspec
import numpy as np

from pentaprism.core.game import Game, duplicate

WORLDS = 400


class Belief(msgspec.Struct, frozen=True):
    """`kind` and `what` go into the game's words `belief-<kind>`; `seat` is the owner, null where
    there is none. `chance`: how likely there was at least one; `mean`: how many on average;
    `truth`: how many there were."""

    kind: str
    seat: int | None
    what: str
    chance: float
    mean: float
    truth: int


def beliefs(game: Game, state: Any, seat: int, worlds: int = WORLDS, seed: int = 1) -> list[Belief]:
    """The likeliest first, kind by kind; nothing in a game without secrets."""
    if game.beliefs is None or game.outcome(state):
        return []
    known = game.redacted(state, seat)
    some: Counter[tuple[str, int, str]] = Counter()
    total: Counter[tuple[str, int, str]] = Counter()
    for number in range(worlds):
        for fact, count in game.beliefs.facts(
            imagine(game, known, seat, seed + number)[0], seat
        ).items():
            some[fact] += count > 0
            total[fact] += count
    truth = game.beliefs.facts(state[0], seat)
    told = [
        Belief(
            kind,
            None if owner < 0 else owner,
            what,
            some[fact] / worlds,
            total[fact] / worlds,
            truth.get(fact, 0),
        )
        for fact in {**total, **truth}
        for kind, owner, what in (fact,)
        if some[fact] or truth.get(fact, 0)
    ]
    return sorted(told, key=lambda each: (each.kind, each.seat or 0, -each.chance, each.what))


def imagine(game: Game, known: Any, seat: int, seed: int) -> Any:
    """A state that agrees with what the seat knows, drawn by the seed."""
    world = duplicate(known)
    if "rng" in (world.dtype.names or ()):
        world[0]["rng"] = np.uint64((seed * 0x9E3779B97F4A7C15 + 0xD1B54A32D192ED03) % 2**64 or 1)
        game.face.determinise(world, 0, seat)
    return world
