"""PettingZoo's interfaces with actions that mean the same in every position.

For learners whose answer is one number: where a game has `numbering.py`, its fixed numbers take the
place of indices of legal moves. (Gymnasium's interfaces do the same in `learners`.)
"""

from typing import Any

import numpy as np
from gymnasium import spaces

from pentaprism.envs.batches import Array, Batch
from pentaprism.envs.forfeits import whole_number
from pentaprism.envs.numbering import Numbering
from pentaprism.envs.spaces import observation_space
from pentaprism.envs.together import TogetherEnv
from pentaprism.envs.turns import Observed, TurnsEnv

_NOT_LEGAL = "the number of a legal move"


class NumberedTurns(TurnsEnv):
    """A game as `pentaprism.envs.aec(..., actions="fixed")` makes it."""

    def __init__(
        self,
        games: Batch,
        illegal: str,
        max_cycles: int | None,
        render_mode: str | None,
        numbering: Numbering,
    ) -> None:
        super().__init__(games, illegal, max_cycles, render_mode)
        self._numbering = numbering
        self._number: Array = np.zeros(1, np.int64)
        for agent in self.possible_agents:
            self.observation_spaces[agent] = observation_space(games.game, numbering.size)
            self.action_spaces[agent] = spaces.Discrete(numbering.size)

    def step(self, action: Any) -> None:
        """The seat `agent_selection` plays the move of this number; None once it is over."""
        if self._over:
            super().step(action)
            return
        self._number[0] = whole_number(action)
        index = int(self._numbering.indices(self.games, self._number)[0])
        if index < 0:
            self._forfeit(int(self._number[0]))
        else:
            super().step(index)

    def observe(self, agent: str) -> Observed:
        seen = super().observe(agent)
        if self._seat_of[agent] == self._seat:
            seen["action_mask"] = self._numbering.mask(self.games)[0]
        else:
            seen["action_mask"] = np.zeros(self._numbering.size, np.int8)
        return seen

    def _possible(self) -> str:
        return _NOT_LEGAL


class NumberedTogether(TogetherEnv):
    """A game as `pentaprism.envs.parallel(..., actions="fixed")` makes it; the last one passes."""

    def __init__(
        self,
        games: Batch,
        illegal: str,
        max_cycles: int | None,
        render_mode: str | None,
        numbering: Numbering,
    ) -> None:
        super().__init__(games, illegal, max_cycles, render_mode)
        self._numbering = numbering
        self.passing = numbering.size
        for agent in self.possible_agents:
            self.observation_spaces[agent] = observation_space(games.game, numbering.size + 1)
            self.action_spaces[agent] = spaces.Discrete(numbering.size + 1)

    def _moves(self, seat: int) -> dict[int, int]:
        moves = self._choices[seat].moves
        numbers = self._numbering.numbers_of(self.games, 0, seat, moves)
        named = zip(numbers, moves, strict=True)
        return {number: move for number, move in named if number >= 0}

    def _possible(self, seat: int) -> str:
        return _NOT_LEGAL if seat in self._choices else super()._possible(seat)
