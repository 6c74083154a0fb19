"""Actions that mean the same in every position, for learners whose answer is one number.

Where a game has `numbering.py`, a single environment can take its fixed numbers in place of indices
of legal moves.
"""

import importlib.util
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from pentaprism.core.errors import BadRequest
from pentaprism.core.game import Game
from pentaprism.envs.forfeits import whole_number
from pentaprism.envs.singles import Observed, SingleEnv
from pentaprism.games.registry import GAMES


class NumberedEnv(gymnasium.Wrapper[Any, Any, Any, Any]):
    """A game as `pentaprism.envs.single(..., actions="fixed")` makes it."""

    def __init__(self, env: SingleEnv) -> None:
        super().__init__(env)
        self.games = env.games
        self._numbering = _numbering_of(env.games.game)
        size = self._numbering.NUMBERS
        inside = env.observation_space
        assert isinstance(inside, spaces.Dict)
        self.observation_space = spaces.Dict(
            {
                "observation": inside["observation"],
                "action_mask": spaces.Box(0, 1, (size,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(size)
        #: The index of every fixed number that is legal now.
        self._index: dict[int, int] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        return self._numbered(*self.env.reset(seed=seed, options=options))

    def step(self, action: Any) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        index = self._index.get(whole_number(action), -1)
        seen, reward, terminated, truncated, info = self.env.step(index)
        seen, info = self._numbered(seen, info)
        return seen, float(reward), terminated, truncated, info

    def action_masks(self) -> np.ndarray[Any, Any]:
        """Which actions are legal, as sb3-contrib asks for it."""
        mask = np.zeros(self._numbering.NUMBERS, np.bool_)
        mask[list(self._index)] = True
        return mask

    def _numbered(self, seen: Observed, info: dict[str, Any]) -> tuple[Observed, dict[str, Any]]:
        games = self.games
        count = int(seen["action_mask"].sum())
        seat, record, number_of = info["seat"], games.states[0], self._numbering.number_of
        self._index = {
            int(number_of(record, seat, move)): index
            for index, move in enumerate(games.moves[0, :count].tolist())
        }
        mask = self.action_masks().astype(np.int8)
        return {**seen, "action_mask": mask}, {**info, "action_mask": mask.copy()}


def _numbering_of(game: Game) -> Any:
    if not _has_numbering(game):
        names = ", ".join(each.id for each in GAMES if _has_numbering(each))
        raise BadRequest(f"{game.name} has no fixed numbers of moves; {names} have")
    return game.module("numbering")


def _has_numbering(game: Game) -> bool:
    return importlib.util.find_spec(f"{game.package}.numbering") is not None
