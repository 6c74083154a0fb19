"""PettingZoo's parallel interface: all seats act in every step.

A seat with nothing to choose has one action, the last of its space: pass. In which order moves
made at the same time are played is said in `joint`.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from pentaprism.core.errors import BadRequest
from pentaprism.envs.batches import Batch
from pentaprism.envs.forfeits import forfeit, whole_number
from pentaprism.envs.joint import Choice, choices, play_together
from pentaprism.envs.rendering import RENDER_MODES, picture
from pentaprism.envs.spaces import observation_space

Observed = dict[str, np.ndarray[Any, Any]]
Given = tuple[
    dict[str, Observed],
    dict[str, float],
    dict[str, bool],
    dict[str, bool],
    dict[str, dict[str, Any]],
]


class TogetherEnv(ParallelEnv):  # type: ignore[misc]
    """A game as `pentaprism.envs.parallel` makes it; `games` is the batch of one behind it."""

    def __init__(
        self, games: Batch, illegal: str, max_cycles: int | None, render_mode: str | None
    ) -> None:
        self.games = games
        self.illegal = illegal
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        #: The action of a seat that has nothing to choose.
        self.passing = games.most
        self.metadata = {
            "name": f"pentaprism_{games.game.id}_v{games.game.version}",
            "render_modes": list(RENDER_MODES),
        }
        self.possible_agents = [f"player_{seat}" for seat in range(games.players)]
        self.agents: list[str] = []
        actions, width = games.most + 1, games.features.shape[2]
        self.observation_spaces = {
            agent: observation_space(games.game, actions, width) for agent in self._names
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self._names}
        self._fresh = True
        self._cycle = 0
        self._choices: dict[int, Choice] = {}

    @property
    def _names(self) -> list[str]:
        return self.possible_agents

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    # -- a game

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observed], dict[str, dict[str, Any]]]:
        """Begin the next episode, or with a seed its first one; `options` are not used."""
        if seed is not None:
            self.games.reset(seeds=[seed])
        elif not self._fresh:
            self.games.reset()
        self._fresh = False
        self._cycle = 0
        self.agents = self.possible_agents[:]
        self._choices = choices(self.games, 0)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, Any]) -> Given:
        """Play what the seats chose at the same time."""
        chosen = self._read(actions)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        bad = [seat for seat, action in chosen.items() if not self._is_legal(seat, action)]
        reward = np.zeros(self.games.players, np.float32)
        terminated = truncated = False
        if bad:
            # Several at once: the first of them in the order of this step has lost.
            loser = min(bad, key=lambda seat: (seat - self._cycle) % self.games.players)
            self._refuse(loser, chosen[loser])
            infos[self._names[loser]]["illegal_action"] = chosen[loser]
            reward, terminated = forfeit(self.games, 0, loser), True
        else:
            moves = {seat: self._moves(seat)[chosen[seat]] for seat in self._choices}
            play_together(self.games, 0, moves, self._cycle % self.games.players)
            terminated = bool(self.games.done[0])
            if terminated:
                reward = self.games.reward[0].copy()
        self._cycle += 1
        if not terminated and self.max_cycles and self._cycle >= self.max_cycles:
            truncated = True
        over = terminated or truncated
        self._choices = {} if over else choices(self.games, 0)
        given = (
            self._observations(),
            dict(zip(self._names, reward.tolist(), strict=True)),
            dict.fromkeys(self._names, terminated),
            dict.fromkeys(self._names, truncated),
            infos,
        )
        if over:
            self.agents = []
        return given

    def _read(self, actions: Mapping[str, Any]) -> dict[int, int]:
        if not self.agents:
            raise BadRequest("the game is over: call reset() first")
        if not isinstance(actions, Mapping) or set(actions) != set(self.agents):
            raise BadRequest(f"actions are a dict with a key for each of {self.agents}")
        return {seat: whole_number(actions[name]) for seat, name in enumerate(self._names)}

    def _is_legal(self, seat: int, action: int) -> bool:
        return action in self._moves(seat) if seat in self._choices else action == self.passing

    def _moves(self, seat: int) -> dict[int, int]:
        """The moves of a seat that may act, by the actions that name them."""
        return dict(enumerate(self._choices[seat].moves))

    def _refuse(self, seat: int, action: int) -> None:
        if self.illegal == "raise":
            raise BadRequest(
                f"action {action} of {self._names[seat]} is not {self._possible(seat)}"
            )

    def _possible(self, seat: int) -> str:
        if seat not in self._choices:
            return f"{self.passing} (pass)"
        count = len(self._choices[seat].moves)
        return f"from 0 to {count - 1}" if count > 1 else "0"

    # -- what can be seen of it

    def look(self) -> dict[str, Observed]:
        """What all seats are given now, looked at anew."""
        if self.agents:
            self._choices = choices(self.games, 0)
        return self._observations()

    def _observations(self) -> dict[str, Observed]:
        return {name: self._observe(seat) for seat, name in enumerate(self._names)}

    def _observe(self, seat: int) -> Observed:
        mask = np.zeros(self.passing + 1, np.int8)
        choice = self._choices.get(seat)
        features = self.games.features
        if choice is None:
            mask[-1] = 1
            seen = {"observation": self.games.observe(0, seat), "action_mask": mask}
            if len(features):
                seen["features"] = np.zeros(features.shape[1:], np.float32)
            return seen
        mask[list(self._moves(seat))] = 1
        seen = {"observation": choice.observation, "action_mask": mask}
        if len(features):
            seen["features"] = choice.features
        return seen

    def texts(self, agent: str) -> list[str]:
        """This seat's moves as people write them, in the order of actions."""
        choice = self._choices.get(self._names.index(agent))
        if choice is None:
            return ["pass"]
        write = self.games.game.text.move_text
        return ["wait" if move < 0 else write(move) for move in choice.moves]

    def render(self) -> Any:
        return picture(self.games, 0, self.render_mode)

    def close(self) -> None:
        """There is nothing to give back."""
