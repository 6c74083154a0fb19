"""Actions that mean the same in every position, for learners whose answer is one number.

Where a game has `numbering.py`, a single environment can take its fixed numbers in place of indices
of legal moves.
"""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from pentaprism.envs.forfeits import whole_number
from pentaprism.envs.numbering import Numbering
from pentaprism.envs.singles import Observed, SingleEnv


class NumberedEnv(gymnasium.Wrapper[Any, Any, Any, Any]):
    """A game as `pentaprism.envs.single(..., actions="fixed")` makes it."""

    def __init__(self, env: SingleEnv) -> None:
        super().__init__(env)
        self.games = env.games
        self._numbering = Numbering(env.games.game)
        size = self._numbering.size
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
        mask = np.zeros(self._numbering.size, np.bool_)
        mask[list(self._index)] = True
        return mask

    def _numbered(self, seen: Observed, info: dict[str, Any]) -> tuple[Observed, dict[str, Any]]:
        numbers = self._numbering.numbers(self.games, 0) if seen["action_mask"].any() else []
        self._index = {number: index for index, number in enumerate(numbers) if number >= 0}
        mask = self.action_masks().astype(np.int8)
        return {**seen, "action_mask": mask}, {**info, "action_mask": mask.copy()}
