"""Games in which one seat learns and somebody else plays the others: behind both Gymnasium faces.

It is always for the learner to act, or the game is over. A learner who plays against itself acts
for whoever's turn it is.
"""

from typing import Any, NamedTuple

import numpy as np

from pentaprism.core.errors import BadRequest
from pentaprism.envs.advance import advances
from pentaprism.envs.batches import Batch, feature_names
from pentaprism.envs.forfeits import forfeit
from pentaprism.envs.numbering import Numbering
from pentaprism.envs.opponents import ITSELF, make_opponent, shown

Array = np.ndarray[Any, Any]

#: Against itself: the seat changes with every turn.
ANY_SEAT = -2
_TRIES = 1000


class Result(NamedTuple):
    """What a step gave, a row a game."""

    reward: Array  # the learner's
    terminated: Array
    truncated: Array
    rewards: Array  # everybody's
    illegal: Array


class LearnerGames:
    """n games with their learner, opponents and limits."""

    def __init__(
        self,
        games: Batch,
        seat: int,
        opponents: Any,
        nodes: int,
        illegal: str,
        max_cycles: int | None,
        features: bool,
        numbering: Numbering | None = None,
    ) -> None:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < games.players:
            raise BadRequest(f"a seat is a number from 0 to {games.players - 1}, not {seat!r}")
        self.games = games
        self.width = len(feature_names(games.game)) if features else 0
        self.seat = ANY_SEAT if opponents == ITSELF else seat
        #: Where actions are fixed numbers and not indices of legal moves.
        self.numbering = numbering
        self.actions = games.most if numbering is None else numbering.size
        self.opponent = make_opponent(games, opponents, nodes, self.width, numbering)
        self.illegal = illegal
        self.max_cycles = max_cycles or 1 << 62
        #: Games that are over for the learner: ended, truncated or forfeited.
        self.over: Array = np.ones(games.n, np.bool_)
        self.turns: Array = np.zeros(games.n, np.int64)
        #: Who is shown what: the learner, or against itself whoever acts or acted last.
        self.viewers: Array = np.full(games.n, max(self.seat, 0), np.int8)
        self._play = advances(games.game).play
        self._settings = (games.players, games.rewards)

    def begin(self, which: Array, seeds: list[int] | None) -> None:
        """Episode 0 of new seeds in these games, or the next episode where there are none."""
        self.games.reset(which, seeds)
        self.over[which] = False
        self.turns[which] = 0
        for _ in range(_TRIES):
            if self.opponent is not None:
                for i in np.flatnonzero(which).tolist():
                    self.opponent.begin(i, self.games.setup_seed(i))
                self.opponent.play_until(self.seat)
            which = which & self.games.done  # over before the learner could act
            if not which.any():
                return self._look()
            self.games.reset(which)
        raise BadRequest(f"seat {self.seat} never has a turn in this game")

    def next_episode(self, which: Array) -> None:
        self.begin(which, None)

    def step(self, actions: Array, chosen: Array) -> Result:
        """The learner acts in the chosen games, and then the opponents do."""
        games, actors = self.games, self.viewers.copy()
        indices = actions if self.numbering is None else self.numbering.indices(games, actions)
        bad = chosen & ((indices < 0) | (indices >= games.count))
        if bad.any() and self.illegal == "raise":
            i = int(np.flatnonzero(bad)[0])
            able = "the number of a legal move"
            if self.numbering is None:
                able = f"from 0 to {games.count[i] - 1}"
            raise BadRequest(f"action {actions[i]} of game {i} is not {able}")
        good = chosen & ~bad
        self._play(indices, good, *self._settings, *games._arrays)
        if self.opponent is not None:
            self.opponent.play_until(self.seat)
        self.turns += chosen
        ended = good & games.done
        rewards = np.where(ended[:, None], games.reward, np.float32(0))
        for i in np.flatnonzero(bad).tolist():
            rewards[i] = forfeit(games, i, int(games.seat[i]))
        terminated = ended | bad
        truncated = chosen & ~terminated & (self.turns >= self.max_cycles)
        self.over |= terminated | truncated
        self._look()
        reward = rewards[np.arange(games.n), actors].astype(np.float64)
        return Result(reward, terminated, truncated, rewards, bad)

    def _look(self) -> None:
        if self.opponent is None:
            self.viewers = np.where(self.games.seat >= 0, self.games.seat, self.viewers)

    def seen(self) -> dict[str, Array]:
        """What the learner is given, in new arrays."""
        return shown(self.games, self.viewers, ~self.over, self.width, self.numbering)
