"""Gymnasium's Env: one game, one learning seat."""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from pentaprism.core.errors import BadRequest
from pentaprism.envs.forfeits import whole_number
from pentaprism.envs.learners import LearnerGames
from pentaprism.envs.rendering import RENDER_MODES, picture
from pentaprism.envs.spaces import observation_space

Observed = dict[str, np.ndarray[Any, Any]]


class SingleEnv(gymnasium.Env[Any, Any]):
    """A game as `pentaprism.envs.single` makes it."""

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(self, table: LearnerGames, seed: int, render_mode: str | None) -> None:
        self.table = table
        self.games = table.games
        self.render_mode = render_mode
        self.observation_space = observation_space(self.games.game, table.actions, table.width)
        self.action_space = spaces.Discrete(table.actions)
        self._first: int | None = seed
        self._action = np.zeros(1, np.int64)
        self._all = np.ones(1, np.bool_)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Begin the next episode, or with a seed its first one; `options` are not used."""
        super().reset(seed=seed)
        first = self._first if seed is None else seed
        self._first = None
        self.table.begin(self._all, None if first is None else [first])
        return self.look()

    def step(self, action: Any) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """The learner plays the legal move of this action, and then the opponents play."""
        if self.table.over[0]:
            raise BadRequest("the game is over: call reset() first")
        self._action[0] = whole_number(action)
        result = self.table.step(self._action, self._all)
        observed, info = self._given(result.rewards[0], bool(result.illegal[0]))
        reward = float(result.reward[0])
        return observed, reward, bool(result.terminated[0]), bool(result.truncated[0]), info

    def _given(self, rewards: Any, illegal: bool) -> tuple[Observed, dict[str, Any]]:
        seen = {name: array[0] for name, array in self.table.seen().items()}
        info = {
            "action_mask": seen["action_mask"].copy(),
            "seat": int(self.table.viewers[0]),
            "rewards": rewards.copy(),
            "illegal": illegal,
        }
        return seen, info

    def look(self) -> tuple[Observed, dict[str, Any]]:
        """The observation and info of the moment, looked at anew."""
        return self._given(np.zeros(self.games.players, np.float32), False)

    def action_masks(self) -> np.ndarray[Any, Any]:
        """Which actions are legal, as sb3-contrib asks for it."""
        return self.table.seen()["action_mask"][0].astype(np.bool_)

    def texts(self) -> list[str]:
        """The learner's moves as people write them, in the order of their indices."""
        return [] if self.table.over[0] else self.games.texts(0)

    def render(self) -> Any:
        return picture(self.games, 0, self.render_mode)
