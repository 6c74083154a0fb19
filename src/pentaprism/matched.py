"""Bots matched to a person: as strong as it takes to leave the people half of the wins.

A person's strength is estimated from their results, on the scale of each game's ladder
(ladders.toml), and only between games: within one nothing changes. Strength is continuous: between
two rungs a bot takes each decision as one of them, by lot, the more often as the upper one the
nearer it is. What counts is only that more is stronger; where the scale is wrong, the estimate
moves until the wins are even.

Browsers estimate for themselves, in web/src/app/matched.ts: the server never sees anybody's
results. tests/golden/matched.json holds both to the same numbers.
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

#: The level of a bot that is matched to the people at its table.
MATCHED = "matched"

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
    """A game that somebody has played against bots, oldest first."""

    game: str
    #: How strong the bots were, by the game's ladder.
    strength: float
    #: How many seats the people had, and how many the bots.
    people: int
    bots: int
    #: What the people had of the win together, from 0 to 1.
    share: float


@cache
def strengths_of(game: Game) -> tuple[float, ...] | None:
    """The strengths of the game's levels, weakest first, if they have been measured."""
    text = Path(__file__).with_name("ladders.toml").read_bytes()
    known = msgspec.toml.decode(text, type=dict[str, list[float]])
    found = tuple(known.get(game.id, ()))
    in_order = len(found) == len(game.levels) and list(found) == sorted(found)
    return found if in_order else None


def ladder(game: Game) -> tuple[float, ...]:
    """The same; refuses a game whose levels have not been measured."""
    found = strengths_of(game)
    if found is None:
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


def _amends(behind: float) -> float:
    """By how much bots are weaker for somebody who is so many wins behind, in points."""
    share = min(max(0.5 + _AMENDS * behind, 1 - _MOST_AMENDS), _MOST_AMENDS)
    return _POINTS * math.log(share / (1 - share))


def asked(game: Game, results: Sequence[Result]) -> float:
    """The strength that bots shall be matched to for somebody with these results: their own, a
    little less if they are behind half of the wins, and more if they are ahead."""
    return estimate(game, results) - _amends(owed(game, results))


def within(game: Game, strength: float) -> float:
    """What somebody says of themselves, as far as anybody can be matched to it."""
    rungs = ladder(game)
    margin = _BEYOND * (rungs[-1] - rungs[0]) + _amends(_LATELY)
    return min(max(strength, rungs[0] - margin), rungs[-1] + margin)


def opposing(game: Game, people: Sequence[float | None], bots: int) -> float:
    """How strong the bots of a table shall be: together as strong as its people together. Of whom
    nothing is known, as strong as the others are on average; if nothing is known of anybody, as
    strong as somebody is who begins."""
    if not people or bots < 1:
        raise BadRequest("bots are matched to people: there is one of each at least")
    rungs = ladder(game)
    known = [within(game, one) for one in people if one is not None]
    usual = sum(known) / len(known) if known else estimate(game, [])
    known += [usual] * (len(people) - len(known))
    most = max(known)
    together = most + _POINTS * math.log(sum(math.exp((one - most) / _POINTS) for one in known))
    return min(max(together - _POINTS * math.log(bots), rungs[0]), rungs[-1])


def check_level(game: Game, level: str) -> None:
    """Refuse a level that bots of this game do not have."""
    if level == MATCHED:
        ladder(game)
    else:
        game.find_level(level)


def level_at(game: Game, strength: float, seed: int) -> Level:
    """The level that takes this decision of a bot of any strength."""
    rungs = ladder(game)
    if strength >= rungs[-1]:
        return game.levels[-1]
    upper = max(1, next(number for number, rung in enumerate(rungs) if rung > strength))
    part = (strength - rungs[upper - 1]) / (rungs[upper] - rungs[upper - 1])
    lot = int(mix(np.uint64(seed ^ 0x3A7C_4ED0))) / 2**64
    return game.levels[upper if lot < part else upper - 1]
