"""Gymnasium's VectorEnv: many games with one learning seat each, stepped by one call."""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from pentaprism.core.errors import BadRequest
from pentaprism.envs.learners import LearnerGames, Result
from pentaprism.envs.rendering import RENDER_MODES, picture
from pentaprism.envs.seeds import check_seed
from pentaprism.envs.spaces import observation_space

Array = np.ndarray[Any, Any]
Observed = dict[str, Array]


def autoreset_mode(mode: Any) -> AutoresetMode:
    """A mode by itself, its name or its value."""
    if isinstance(mode, AutoresetMode):
        return mode
    for each in AutoresetMode:
        if mode in (each.name, each.value):
            return each
    names = ", ".join(each.name for each in AutoresetMode)
    raise BadRequest(f"an autoreset mode is one of {names}, not {mode!r}")


class PentaprismVectorEnv(VectorEnv[Observed, Any, Array]):
    """Games as `pentaprism.envs.vector` makes them.

    Infos have, a row a game: "action_mask" (as in the observation), "seat" (whose observation it
    is), "rewards" (of all seats) and "illegal" (whether the last action was not legal).
    """

    def __init__(
        self, table: LearnerGames, seed: int, mode: AutoresetMode, render_mode: str | None
    ) -> None:
        self.table = table
        self.games = table.games
        self.num_envs = self.games.n
        self.autoreset_mode = mode
        self.render_mode = render_mode
        self.metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}
        self.metadata["autoreset_mode"] = mode
        self.single_observation_space = observation_space(
            self.games.game, table.actions, table.width
        )
        self.single_action_space = spaces.Discrete(table.actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._first: list[int] | None = self._each(seed)
        self._everywhere = np.ones(self.num_envs, np.bool_)

    def _each(self, seed: int) -> list[int]:
        """Game i gets the i-th seed after it, as in Gymnasium's own vectors."""
        return [(check_seed(seed) + i) % 2**64 for i in range(self.num_envs)]

    def reset(
        self,
        *,
        seed: int | list[int] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observed, dict[str, Any]]:
        """Begin the next episodes, or with seeds their first ones.

        `options={"reset_mask": ...}` resets only some of the games.
        """
        super().reset(seed=seed if isinstance(seed, int) else None)
        which = self._everywhere.copy()
        if options is not None and "reset_mask" in options:
            which = self._check_mask(options["reset_mask"])
        seeds = self._each(seed) if isinstance(seed, int) else seed
        if seeds is None and self._first is not None and which.all():
            seeds = self._first
        self._first = None
        self.table.begin(which, seeds)
        seen = self.table.seen()
        return seen, self._infos(seen, which)

    def step(self, actions: Any) -> tuple[Observed, Array, Array, Array, dict[str, Any]]:
        """An action in every game; what happens at the end of one is said by the mode."""
        chosen, over = self._check_actions(actions), self.table.over.copy()
        if self.autoreset_mode is AutoresetMode.DISABLED and over.any():
            raise BadRequest(f"game {np.flatnonzero(over)[0]} is over: reset it first")
        result = self.table.step(chosen, ~over)
        ended = result.terminated | result.truncated
        infos: dict[str, Any] = {}
        if self.autoreset_mode is AutoresetMode.SAME_STEP and ended.any():
            infos = self._last_of(ended, result)
            self.table.next_episode(ended)
            result.rewards[ended] = 0.0
            result.illegal[ended] = False
        elif over.any():
            self.table.next_episode(over)
        seen = self.table.seen()
        infos |= self._infos(seen, self._everywhere, result)
        return seen, result.reward, result.terminated, result.truncated, infos

    def _last_of(self, ended: Array, result: Result) -> dict[str, Any]:
        """What the learner is given at the end, before the next episode begins."""
        seen = self.table.seen()
        infos: dict[str, Any] = {}
        for i in np.flatnonzero(ended).tolist():
            final = {name: array[i].copy() for name, array in seen.items()}
            info = {
                "action_mask": final["action_mask"].copy(),
                "seat": int(self.table.viewers[i]),
                "rewards": result.rewards[i].copy(),
                "illegal": bool(result.illegal[i]),
            }
            infos = self._add_info(infos, {"final_obs": final, "final_info": info}, i)
        return infos

    def _infos(self, seen: Observed, which: Array, result: Result | None = None) -> dict[str, Any]:
        """Infos as Gymnasium has them: each with a mask of the games that it is about."""
        n, players = self.num_envs, self.games.players
        mask = seen["action_mask"].copy()
        mask[~which] = 0
        infos = {
            "action_mask": mask,
            "seat": np.where(which, self.table.viewers, 0).astype(np.int64),
            "rewards": np.zeros((n, players), np.float32) if result is None else result.rewards,
            "illegal": np.zeros(n, np.bool_) if result is None else result.illegal,
        }
        return infos | {f"_{name}": which.copy() for name in infos}

    def texts(self, i: int) -> list[str]:
        """The learner's moves in game i as people write them, in the order of their indices."""
        return [] if self.table.over[i] else self.games.texts(i)

    def render(self) -> tuple[Any, ...]:
        return tuple(picture(self.games, i, self.render_mode) for i in range(self.num_envs))

    def _check_actions(self, actions: Any) -> Array:
        given = np.asarray(actions)
        if given.dtype.kind not in "iu":
            raise BadRequest(f"actions are whole numbers, not {given.dtype}")
        if given.shape != (self.num_envs,):
            raise BadRequest(f"actions have the shape ({self.num_envs},), not {given.shape}")
        return np.ascontiguousarray(given, np.int64)

    def _check_mask(self, mask: Any) -> Array:
        given = np.asarray(mask)
        if given.dtype != np.bool_ or given.shape != (self.num_envs,) or not given.any():
            raise BadRequest(
                f"reset_mask has {self.num_envs} times true or false, at least one of them true"
            )
        return given.copy()
