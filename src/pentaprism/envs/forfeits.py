"""What happens when a seat plays an action that is not legal: a policy that every face declares."""

from typing import Any

import numpy as np

from pentaprism.core.errors import BadRequest, did_you_mean
from pentaprism.envs.batches import REWARDS, Batch

#: "lose": the game ends and that seat has lost it. "raise": BadRequest, and the game goes on.
ILLEGAL = ("lose", "raise")


def check_illegal(illegal: str) -> str:
    if illegal not in ILLEGAL:
        raise BadRequest(
            f"there is no policy {illegal!r} for illegal actions; "
            + did_you_mean(str(illegal), ILLEGAL)
        )
    return illegal


def whole_number(action: Any) -> int:
    """An action as Python counts, or an error that says what it should be."""
    if isinstance(action, int | np.integer) and not isinstance(action, bool):
        return int(action)
    if isinstance(action, np.ndarray) and action.shape == () and action.dtype.kind in "iu":
        return int(action)
    raise BadRequest(f"an action is a whole number, not {action!r}")


def forfeit(games: Batch, i: int, loser: int) -> np.ndarray[Any, Any]:
    """What each seat gets when one has forfeited game i.

    The others share the win. In points everybody has the points of the moment, but the loser one
    less than the last of the others.
    """
    players = games.players
    reward = np.full(players, 1.0 / (players - 1), np.float32)
    mode = REWARDS[games.rewards]
    if mode == "points":
        points = np.zeros(players, np.int64)
        games.game.face.scores(games.states, i, points)
        reward[:] = points
        reward[loser] = np.delete(points, loser).min() - 1
        return reward
    reward[loser] = 0.0
    return reward - np.float32(1.0 / players) if mode == "zero-sum" else reward
