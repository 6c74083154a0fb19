"""The spaces of Gymnasium for a game: an observation with its mask, an index of a legal move."""

from typing import Any

import numpy as np
from gymnasium import spaces

from pentaprism.core.game import Game

#: Numbers of an observation are small (docs/learners.md); no game comes near this.
BOUND = 1e6


def observation_space(game: Game, actions: int, width: int = 0) -> spaces.Dict:
    """What a seat is given: numbers, a mask of `actions`, and `width` features of each move."""
    parts: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(-BOUND, BOUND, (game.rules.OBSERVATION,), np.float32),
        "action_mask": spaces.Box(0, 1, (actions,), np.int8),
    }
    if width:
        most = game.rules.MAX_MOVES + game.capabilities.real_time
        parts["features"] = spaces.Box(-BOUND, BOUND, (most, width), np.float32)
    return spaces.Dict(parts)
