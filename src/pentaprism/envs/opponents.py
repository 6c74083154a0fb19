"""Who sits at the seats that do not learn: random, greedy, a level of the bots or a function.

An opponent plays on in all games until it is the learner's turn. What it does in a game depends
only on that game: its chance comes from the seed of the episode.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Protocol

import numpy as np

from pentaprism.bots import Limit, choose_known
from pentaprism.core.errors import BadRequest, NothingToDo, PentaprismError
from pentaprism.core.rng import GENERATOR, mix
from pentaprism.envs.advance import advances
from pentaprism.envs.batches import Batch
from pentaprism.envs.kernels import NOBODY
from pentaprism.envs.numbering import Numbering

Array = np.ndarray[Any, Any]

#: From what the seats to act are given, a row a game, to their actions.
Policy = Callable[[dict[str, Array]], Any]

#: The learner plays all seats.
ITSELF = "itself"
_SALT = 0x6F70_706F_6E65_6E74


class Opponent(Protocol):
    """Plays for all seats but the learner's."""

    def begin(self, i: int, seed: int) -> None:
        """A new episode of game i, set up with this seed."""

    def play_until(self, learner: int) -> None:
        """Play on in every game until the learner is to act or the game is over."""


def make_opponent(
    games: Batch, who: Any, nodes: int, width: int, numbering: Numbering | None = None
) -> Opponent | None:
    """The opponent of this name; None for a learner who plays against itself.

    A function gets features of moves, so many a move, if `width` is not 0, and gives fixed numbers
    if there is a numbering: what a learner gets and gives."""
    if who == ITSELF:
        return None
    if who == "random":
        return Random(games)
    if who == "greedy" and games.game.greedy:
        return Greedy(games)
    if callable(who):
        return Function(games, who, width, numbering)
    try:
        level = games.game.find_level(who)
    except PentaprismError:
        raise BadRequest(f"opponents are {_possible(games)}, not {who!r}") from None
    return Bots(games, level.name, nodes)


def _possible(games: Batch) -> str:
    names = [repr(level.name) for level in games.game.levels]
    greedy = ["'greedy'"] if games.game.greedy else []
    words = ["'random'", *greedy, "'itself'", *names, f"a level from 1 to {len(names)}"]
    return f"{', '.join(words)} or a function"


class _Seeded:
    """A generator of its own for every game."""

    def __init__(self, games: Batch) -> None:
        self.games = games
        self.chance = np.zeros(games.n, GENERATOR)
        self._scratch = np.zeros(games.n, np.int64)
        self._settings = (games.players, games.rewards)

    def begin(self, i: int, seed: int) -> None:
        self.chance["rng"][i] = mix(np.uint64(seed ^ _SALT))


class Random(_Seeded):
    def play_until(self, learner: int) -> None:
        kernel = advances(self.games.game).random_until
        kernel(learner, self.chance, self._scratch, *self._settings, *self.games._arrays)


class Greedy(_Seeded):
    """The game's greedy.py: plays what looks best at once."""

    def __init__(self, games: Batch) -> None:
        super().__init__(games)
        self._known = np.zeros(2, games.states.dtype)

    def play_until(self, learner: int) -> None:
        kernel = advances(self.games.game).greedy_until
        chance, scratch = self.chance, self._scratch
        kernel(learner, chance, scratch, self._known, *self._settings, *self.games._arrays)


class _InPython(_Seeded, ABC):
    """Chooses in Python: for all games at once that wait for an opponent."""

    def play_until(self, learner: int) -> None:
        games, play = self.games, advances(self.games.game).play
        while True:
            waiting = (games.seat != NOBODY) & (games.seat != learner)
            if not waiting.any():
                return
            self.choose(waiting)
            play(self._scratch, waiting, *self._settings, *games._arrays)

    @abstractmethod
    def choose(self, waiting: Array) -> None:
        """Write the actions of the games that wait into `_scratch`."""


class Function(_InPython):
    def __init__(
        self, games: Batch, policy: Policy, width: int, numbering: Numbering | None
    ) -> None:
        super().__init__(games)
        self._policy = policy
        self._width = width
        self._numbering = numbering

    def choose(self, waiting: Array) -> None:
        viewers = np.maximum(self.games.seat, 0)
        seen = shown(self.games, viewers, waiting, self._width, self._numbering)
        rows = {name: array[waiting] for name, array in seen.items()}
        actions = np.asarray(self._policy(rows))
        count = self.games.count[waiting]
        if actions.dtype.kind not in "iu" or actions.shape != count.shape:
            raise BadRequest(
                f"the opponents' function gives {len(count)} whole numbers, "
                f"not {actions.dtype} of shape {actions.shape}"
            )
        if self._numbering is not None:
            numbers = np.zeros(self.games.n, np.int64)
            numbers[waiting] = actions
            actions = self._numbering.indices(self.games, numbers)[waiting]
        if (actions < 0).any() or (actions >= count).any():
            raise BadRequest("the opponents' function gave an action that is not legal")
        self._scratch[waiting] = actions


class Bots(_InPython):
    """A level of the game's bots; `nodes` bounds what the levels without limits of their own do."""

    def __init__(self, games: Batch, level: str, nodes: int) -> None:
        super().__init__(games)
        self._level = level
        self._limit = Limit(nodes=nodes)

    def choose(self, waiting: Array) -> None:
        for i in np.flatnonzero(waiting).tolist():
            self._scratch[i] = self._action(i)

    def _action(self, i: int) -> int:
        games, game = self.games, self.games.game
        seat = int(games.seat[i])
        known = game.redacted(games.state(i), seat)
        self.chance["rng"][i] = seed = mix(self.chance["rng"][i] + np.uint64(1))
        row = games.moves[i, : games.count[i]].tolist()
        try:
            advice = choose_known(game, known, seat, self._limit, self._level, int(seed) >> 1)
        except NothingToDo:
            return len(row) - 1  # to wait
        move = game.text.parse_move(advice.move)
        return row.index(move)


def shown(
    games: Batch, viewers: Array, alive: Array, width: int, numbering: Numbering | None = None
) -> dict[str, Array]:
    """What the viewers, one a game, are given; those of games that are over see no actions.

    `width`: how many features a move has; 0 for none of them. `numbering`: the mask is one of fixed
    numbers."""
    n, most = games.n, games.most
    seen: dict[str, Array] = {
        "observation": np.zeros((n, games.game.rules.OBSERVATION), np.float32),
        "action_mask": np.zeros((n, most), np.int8),
    }
    features = np.zeros((n if width else 0, most, width), np.float32)
    if width:
        seen["features"] = features
    advances(games.game).show(
        viewers, alive, seen["observation"], seen["action_mask"], features, *games._arrays
    )
    if numbering is not None:
        seen["action_mask"] = numbering.mask(games)
        seen["action_mask"][~alive | (games.seat != viewers)] = 0
    return seen
