"""What the tests of all interfaces share: settings, short games, legal actions at random."""

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
