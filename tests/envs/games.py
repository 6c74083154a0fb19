"""What the tests of all interfaces share: settings, short games, legal actions at random."""

import os
import random
from typing import Any

import numpy as np

from pentaprism.core.game import Game
from pentaprism.games.registry import GAMES
from pentaprism.testing.walks import players_of

#: Every game with every number of seats.
SETTINGS = [(game, players) for game in GAMES for players in players_of(game)]

#: Options with which random games end soon.
SHORT: dict[str, dict[str, Any]] = {
    "prizmik": {"quiet_limit": 6},
    "laser": {"target": 1, "round_limit": 3},
    "prism": {"target": 1},
    "prismatic": {"goal": 3},
}


def short(game: Game) -> dict[str, Any]:
    return SHORT.get(game.id, {})


def pick(mask: Any, chance: random.Random) -> int:
    return int(chance.choice(np.flatnonzero(mask).tolist()))


#: In `make soak` secrets are looked for from all seats at every move, else from some seats now and
#: then: every game, every number of seats and whole games in both.
EVERYWHERE = "PENTAPRISM_SOAK" in os.environ


def lookers(players: int, chance: random.Random, often: float = 0.3) -> list[int]:
    """The seats for which it is tested at this move that nothing hidden shows."""
    if EVERYWHERE:
        return list(range(players))
    return [chance.randrange(players)] if chance.random() < often else []


def another_world(game: Game, state: Any, seat: int, chance: random.Random) -> Any:
    """A position that the seat cannot tell from this one."""
    world = game.redacted(state, seat)
    if "rng" in (world.dtype.names or ()):
        world["rng"] = chance.getrandbits(63)
    game.face.determinise(world, 0, seat)
    return world
