"""What a bot says to an offer: it judges its own prospects by a short search."""

from typing import Any

import msgspec
import numpy as np

from pentaprism.bots.brains import Limit, Task, brain_of
from pentaprism.bots.shares import share_of
from pentaprism.core.game import Game
from pentaprism.core.level import Level

#: For each rung below the top a bot is content with so much less than what it expects.
_MODESTY = 0.02
#: A judgement is made with a little more care than a move of a weak level.
_LEAST_DEPTH, _LEAST_SIMULATIONS = 3, 400


def accepts_draw(
    game: Game, known: Any, seat: int, level: str | None, limit: Limit, seed: int = 0
) -> bool:
    """Whether a bot agrees to a draw: if it expects no more than half of the win by playing on. The
    weaker a level is, the less it trusts an edge. `known` is what the seat may see."""
    rung = game.find_level(level)
    names = [each.name for each in game.levels]
    margin = _MODESTY * (len(names) - 1 - names.index(rung.name))
    return expected_share(game, known, seat, rung, limit, seed) <= 0.5 + margin


def expected_share(
    game: Game, known: Any, seat: int, level: Level, limit: Limit, seed: int = 0
) -> float:
    """The share of the win that a seat of two expects, whoever is to act."""
    if share_of(game, 0.0) is None:
        return _by_points(game, known, seat)
    careful = msgspec.structs.replace(
        level,
        noise=0,
        overlooks=0.0,
        depth=level.depth and max(level.depth, _LEAST_DEPTH),
        simulations=level.simulations and max(level.simulations, _LEAST_SIMULATIONS),
    )
    task = Task(known, seat, careful, limit, seed, 1, np.zeros(1, np.uint8))
    share = share_of(game, brain_of(game, game.search).think(task).score)
    assert share is not None
    return share if seat in game.to_act(known) else 1.0 - share


def _by_points(game: Game, known: Any, seat: int) -> float:
    """Where no search tells who is better off: who is ahead."""
    own, other = (game.scores(known)[each] for each in (seat, 1 - seat))
    return 0.5 if own == other else float(own > other)
