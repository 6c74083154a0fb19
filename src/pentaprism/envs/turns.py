"""PettingZoo's AEC interface: one seat after the other, for every game and number of seats.

A face of a batch of one game: what a seat is given is a row of its arrays, copied.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from pentaprism.core.errors import BadRequest
from pentaprism.envs.batches import Batch
from pentaprism.envs.bound import bound
from pentaprism.envs.forfeits import forfeit, whole_number
from pentaprism.envs.rendering import RENDER_MODES, picture
from pentaprism.envs.spaces import observation_space

Observed = dict[str, np.ndarray[Any, Any]]


class TurnsEnv(AECEnv):  # type: ignore[misc]
    """A game as `pentaprism.envs.aec` makes it.

    `max_cycles` turns a seat: the game is truncated after that many times the number of seats.
    `games` is the batch behind it, with one game.
    """

    def __init__(
        self, games: Batch, illegal: str, max_cycles: int | None, render_mode: str | None
    ) -> None:
        super().__init__()
        self.games = games
        self.illegal = illegal
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.metadata = {
            "name": f"pentaprism_{games.game.id}_v{games.game.version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(games.players)]
        self.agents = self.possible_agents[:]
        width = games.features.shape[2]
        self.observation_spaces = {
            agent: observation_space(games.game, games.most, width) for agent in self.agents
        }
        self.action_spaces = {agent: spaces.Discrete(games.most) for agent in self.agents}
        self._seat_of = {agent: seat for seat, agent in enumerate(self.agents)}
        self._fresh = True
        self._over = True  # until the first reset
        self._seat = -1  # as Python's numbers, which are quicker to look at than numpy's
        self._count = 0
        # A batch hands a step out to threads; with one game its kernel can be called at once.
        self._action = np.zeros(1, np.int64)
        self._play = bound(
            games._kernels.step,
            (self._action, 0, 1, games.players, games.rewards, False, *games._arrays),
        )
        self._observation, self._mask = games.observation[0], games.mask[0]

    # -- what stays the same

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    # -- a game

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin the next episode, or with a seed its first one; `options` are not used."""
        if seed is not None:
            self.games.reset(seeds=[seed])
        elif not self._fresh:
            self.games.reset()
        self._fresh = False
        self._over = False
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._limit = (self.max_cycles or 0) * self.games.players
        self._turn()

    def step(self, action: Any) -> None:
        """The seat `agent_selection` plays the legal move of this index; None once it is over."""
        if self._over:
            self._was_dead_step(action)
            return
        index = action if type(action) is int else whole_number(action)
        if not 0 <= index < self._count:
            self._forfeit(index)
            return
        games = self.games
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._action[0] = index
        self._play()
        if self._limit and games.length[0] >= self._limit and games.seat[0] >= 0:
            self._finish(games.reward[0], self.truncations)
        else:
            self._turn()

    def _turn(self) -> None:
        self._seat = seat = self.games.seat.item()
        if seat < 0:
            self._finish(self.games.reward[0], self.terminations)
            return
        self._count = self.games.count.item()
        self.agent_selection = self.possible_agents[seat]

    def _finish(self, reward: Any, why: dict[str, bool]) -> None:
        """The episode is over for everybody; each of them is then asked once more."""
        self._over = True
        self._seat, self._count = -1, 0
        for agent, got in zip(self.possible_agents, reward.tolist(), strict=True):
            self.rewards[agent] = got
            self._cumulative_rewards[agent] += got
            why[agent] = True
        self.agent_selection = self.agents[0]

    def _forfeit(self, index: int) -> None:
        agent = self.agent_selection
        if self.illegal == "raise":
            raise BadRequest(f"action {index} of {agent} is not {self._possible()}")
        self.infos[agent]["illegal_action"] = index
        self._cumulative_rewards[agent] = 0.0
        self._finish(forfeit(self.games, 0, self._seat), self.terminations)

    def _possible(self) -> str:
        return f"from 0 to {self._count - 1}"

    # -- what can be seen of it

    def observe(self, agent: str) -> Observed:
        """What this seat knows; its mask has ones only when it is for the seat to act."""
        games, seat = self.games, self._seat_of[agent]
        if seat == self._seat:
            seen = {"observation": self._observation.copy(), "action_mask": self._mask.copy()}
            if len(games.features):
                seen["features"] = games.features[0].copy()
            return seen
        seen = {
            "observation": games.observe(0, seat),
            "action_mask": np.zeros(games.most, np.int8),
        }
        if len(games.features):
            seen["features"] = np.zeros(games.features.shape[1:], np.float32)
        return seen

    def texts(self) -> list[str]:
        """The moves of the seat that is to act as people write them, in the order of actions."""
        return [] if self._over else self.games.texts(0)

    def render(self) -> Any:
        return picture(self.games, 0, self.render_mode)

    def close(self) -> None:
        """There is nothing to give back."""
