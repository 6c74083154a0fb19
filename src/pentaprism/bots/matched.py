"""Bots matched to a person: as strong as it takes to leave the people half of the wins.

A person's strength is estimated from their results, on the scale of each game's ladder
(ladders.toml), and only between games: within one nothing changes. Strength is continuous: between
two rungs a bot takes each decision as one of them, by lot, the more often as the upper one the
nearer it is. What counts is only that more is stronger; where the scale is wrong, the estimate
moves until the wins are even.
"""

import math
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from pentaprism.core.errors import BadRequest
from pentaprism.core.game import Game
from pentaprism.core.level import Level
from pentaprism.core.rng import mix
from pentaprism.games import registry

#: 400 points are ten wins to one.
_POINTS = 400 / math.log(10)
#: What is believed of somebody unknown: where on the ladder, give or take how much of it.
_MIDDLE, _UNKNOWN = 0.42, 1.0
#: A result counts for less with each one after it: people learn.
_FADING = 0.95
#: Results of other games say where on a ladder somebody stands, but not as well.
_ELSEWHERE = 0.3
_GRID = 121
#: For each win that somebody is behind lately, they shall have this much more of the next game.
_LATELY, _AMENDS, _MOST_AMENDS = 20, 0.15, 0.75
#: How far beyond its ends a ladder is believed to go on, in parts of its length.
_BEYOND = 0.6


class Result(msgspec.Struct, frozen=True):
    """A game that somebody has played against matched bots, oldest first."""

    game: str
    #: How strong the bots were, by the game's ladder.
    strength: float
    #: How many seats the people had, and how many the bots.
    people: int
    bots: int
    #: What the people had of the win together, from 0 to 1.
    share: float


@cache
def ladder(game: Game) -> tuple[float, ...]:
    """The strengths of the game's levels, weakest first."""
    text = Path(__file__).with_name("ladders.toml").read_bytes()
    known = msgspec.toml.decode(text, type=dict[str, list[float]])
    found = tuple(known.get(game.id, ()))
    if len(found) != len(game.levels) or list(found) != sorted(found):
        raise BadRequest(f"the ladder of {game.name} has not been measured")
    return found


def estimate(game: Game, results: Sequence[Result]) -> float:
    """How strong somebody is at a game, by their results so far: the mean of what is likely."""
    rungs = ladder(game)
    low, length = rungs[0], rungs[-1] - rungs[0]
    places = np.linspace(-_BEYOND, 1 + _BEYOND, _GRID)
    belief = -(((places - _MIDDLE) / _UNKNOWN) ** 2) / 2
    for age, result in enumerate(reversed(results)):
        belief = belief + _weight(game, result, age) * _likelihood(result, places)
    chances = np.exp(belief - belief.max())
    return low + length * float((chances * places).sum() / chances.sum())


def _weight(game: Game, result: Result, age: int) -> float:
    return _FADING**age * (1.0 if result.game == game.id else _ELSEWHERE)


def _likelihood(result: Result, places: Any) -> Any:
    """The logarithm of how likely the result is for people at each place of their ladder."""
    rungs = ladder(registry.find(result.game))
    strengths = rungs[0] + (rungs[-1] - rungs[0]) * places
    lead = (strengths - result.strength) / _POINTS + math.log(result.people / result.bots)
    return result.share * lead - np.logaddexp(0.0, lead)


def owed(game: Game, results: Sequence[Result]) -> float:
    """How many wins somebody is behind half of them at a game lately; below 0 if ahead."""
    own = [result.share for result in results if result.game == game.id][-_LATELY:]
    return len(own) / 2 - sum(own)


def opposing(game: Game, people: Sequence[float], bots: int, behind: float = 0.0) -> float:
    """How strong the bots of a table shall be: together as strong as its people together, or a
    little weaker if those are behind half of the wins, and stronger if they are ahead."""
    if not people or bots < 1:
        raise BadRequest("bots are matched to people: there is one of each at least")
    rungs = ladder(game)
    most = max(people)
    together = most + _POINTS * math.log(sum(math.exp((one - most) / _POINTS) for one in people))
    share = min(max(0.5 + _AMENDS * behind, 1 - _MOST_AMENDS), _MOST_AMENDS)
    strength = together - _POINTS * math.log(bots * share / (1 - share))
    return min(max(strength, rungs[0]), rungs[-1])


def level_at(game: Game, strength: float, seed: int) -> Level:
    """The level that takes this decision of a bot of any strength."""
    rungs = ladder(game)
    if strength >= rungs[-1]:
        return game.levels[-1]
    upper = max(1, next(number for number, rung in enumerate(rungs) if rung > strength))
    part = (strength - rungs[upper - 1]) / (rungs[upper] - rungs[upper - 1])
    lot = int(mix(np.uint64(seed ^ 0x3A7C_4ED0))) / 2**64
    return game.levels[upper if lot < part else upper - 1]
