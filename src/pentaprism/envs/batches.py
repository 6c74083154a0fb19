"""Many games at once: `batch(game, n)` steps n games by one call over arrays that stay in place.

All other interfaces are built on it. See docs/learners.md for what stands in the arrays.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np

from pentaprism.core.errors import BadRequest, did_you_mean
from pentaprism.core.game import Game, duplicate
from pentaprism.envs.kernels import FINE, NOBODY, WAIT, Columns, make_kernels, no_features
from pentaprism.envs.kernels.seeds import root_of, seed_from
from pentaprism.envs.seeds import check_seed
from pentaprism.envs.slices import Slices
from pentaprism.games.registry import find

Array = np.ndarray[Any, Any]

#: What a finished game may give; a mode is its place in this list.
REWARDS = ("share", "zero-sum", "points")

MOST_GAMES = 1 << 24
MOST_THREADS = 256


def batch(
    game: str | Game,
    n: int,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    *,
    observe: bool = False,
    mask: bool = False,
    features: bool = False,
    restart: bool = False,
    threads: int = 1,
    rewards: str = "share",
) -> "Batch":
    """`n` games of one kind, each at the start of its episode 0.

    `players` is the least number the game allows unless it is given. `observe`, `mask` and
    `features` fill the arrays of these names; `restart` begins a new episode in the same step that
    ends one. Whatever is wrong with these raises an error that says what is possible.
    """
    found = game if isinstance(game, Game) else find(game)
    return Batch(
        found, n, players, options, seed, observe, mask, features, restart, threads, rewards
    )


class Saved(NamedTuple):
    """One game of a batch, to be put back later or elsewhere (plain values, so it pickles)."""

    state: bytes
    last: int
    waiting: int
    root: int
    episode: int
    length: int
    seat: int


class Batch:
    """Games in step. The arrays are made once and overwritten by every step; copy what you keep.

    states       n records of the game
    seat         int8[n]            who acts: of those who may, the first after the seat that acted
                                    last, counted round the table; -1 when the game is over
    to_act       int32[n]           a bit for each seat that may act (several in secret choices)
    reward       float32[n, players]  zero but for the step that ends a game
    done         bool[n]            whether the last step ended the game (and, without `restart`,
                                    every step after it)
    length       int32[n]           steps of this episode
    count        int32[n]           how many moves `seat` can choose from
    moves        int64[n, most]     these moves; rows are filled as far as `count` says
    observation  float32[n, size]   what `seat` knows, where asked for; zeros when over
    mask         int8[n, most]      1 for the first `count` actions, where asked for
    features     float32[n, most, f]  what each move does, where asked for; zeros beyond `count`

    An action is an index into the row of `moves`. Their order is that of the rules' list, which is
    also the order of `Game.legal`: it depends on nothing but what the seat knows.

    In a game with a clock (`real_time`) the clock is not a seat here. As long as it runs, the last
    of a seat's choices is to wait (move -1); when all who may act have waited since the last move,
    or nobody may act but the clock, the clock makes its move.
    """

    def __init__(
        self,
        game: Game,
        n: int,
        players: int | None,
        options: Mapping[str, Any] | None,
        seed: int,
        observe: bool,
        mask: bool,
        features: bool,
        restart: bool,
        threads: int,
        rewards: str,
    ) -> None:
        self.game = game
        self.n = _check_number("number of games", n, MOST_GAMES)
        self.players = game.players[0] if players is None else players
        self.options = game.options.complete({} if options is None else options)
        self.seed = check_seed(seed)
        self.restart = restart
        self.rewards = _check_rewards(game, rewards)
        game.setup(self.players, self.options, 0)  # says what is wrong with players and options
        self.most: int = game.rules.MAX_MOVES + game.capabilities.real_time
        self._kernels = _kernels(game)
        self._slices = Slices(self.n, _check_number("number of threads", threads, MOST_THREADS))
        self._allocate(observe, mask, features)
        self.reset(seeds=self.seed)

    def _allocate(self, observe: bool, mask: bool, features: bool) -> None:
        n, most, rules = self.n, self.most, self.game.rules
        self.states: Array = np.zeros(n, rules.STATE)
        self.seat: Array = np.full(n, NOBODY, np.int8)
        self.to_act: Array = np.zeros(n, np.int32)
        self.reward: Array = np.zeros((n, self.players), np.float32)
        self.done: Array = np.zeros(n, np.bool_)
        self.length: Array = np.zeros(n, np.int32)
        self.count: Array = np.zeros(n, np.int32)
        self.moves: Array = np.zeros((n, most), np.int64)
        self.observation: Array = np.zeros((n if observe else 0, rules.OBSERVATION), np.float32)
        self.mask: Array = np.zeros((n if mask else 0, most), np.int8)
        names = feature_names(self.game) if features else ()
        if features and not names:
            raise BadRequest(f"{self.game.name} has no features of moves")
        self.features: Array = np.zeros((n if features else 0, most, len(names)), np.float32)
        self._last: Array = np.zeros(n, np.int8)
        self._waiting: Array = np.zeros(n, np.int32)
        self._shown: Array = np.zeros(n, np.int32)
        self._roots: Array = np.zeros(n, np.uint64)
        self._episodes: Array = np.zeros(n, np.int64)
        self._arrays = Columns(
            self.states,
            self.seat,
            self.to_act,
            self.reward,
            self.done,
            self.length,
            self.count,
            self.moves,
            self.observation,
            self.mask,
            self.features,
            self._last,
            self._waiting,
            self._shown,
            self._roots,
            self._episodes,
            self.game.options.numbers(self.options),
        )

    @property
    def nbytes(self) -> int:
        """Memory of all arrays; the system hands out a page of it when it is first written to."""
        return sum(array.nbytes for array in self._arrays[:-1])

    # -- going on

    def step(self, actions: Any) -> None:
        """Play the legal move of this index in each game; games that are over ignore theirs."""
        chosen = self._check_actions(actions)
        self._slices.run(
            lambda first, last: self._kernels.step(
                chosen, first, last, self.players, self.rewards, self.restart, *self._arrays
            )
        )

    def reset(self, which: Any = None, seeds: Any = None) -> None:
        """Begin a new episode in all games, or in those that a mask or list of numbers names.

        Without `seeds` it is each game's next episode. One seed begins a whole batch anew: game i
        plays episode 0 of that seed. A list has a seed for each of the n games (those not named are
        not looked at): game i then plays what game 0 of a batch with its seed would.
        """
        chosen = self._check_which(which)
        if seeds is None:
            self._episodes[chosen] += 1
        else:
            self._roots[chosen] = self._roots_from(seeds)[chosen]
            self._episodes[chosen] = 0
        self._slices.run(
            lambda first, last: self._kernels.reset(
                chosen, first, last, self.players, *self._arrays
            )
        )

    def _roots_from(self, seeds: Any) -> Array:
        if isinstance(seeds, int | np.integer):
            root, count = np.uint64(check_seed(seeds)), self.n
            return np.array([root_of(root, i) for i in range(count)], np.uint64)
        if not isinstance(seeds, Sequence | np.ndarray) or len(seeds) != self.n:
            raise BadRequest(f"seeds are one whole number or a list of {self.n}, not {seeds!r}")
        return np.array([root_of(np.uint64(check_seed(seed)), 0) for seed in seeds], np.uint64)

    def random_actions(self, generator: Array, out: Array | None = None) -> Array:
        """A random legal action for each game; `generator` comes from `core.rng.generator`."""
        actions = np.zeros(self.n, np.int64) if out is None else out
        self._kernels.random_actions(generator, self.count, actions)
        return actions

    # -- single games

    def select(self, i: int, seat: int) -> None:
        """Let another of the seats in `to_act` choose next in game i."""
        self._check_index(i)
        if not 0 <= seat < self.players or not int(self.to_act[i]) >> seat & 1:
            able = [other for other in range(self.players) if int(self.to_act[i]) >> other & 1]
            raise BadRequest(f"in game {i} it is for the seats {able} to act, not for {seat!r}")
        self._waiting[i] &= ~(1 << seat)
        self._show(i, seat)

    def _show(self, i: int, seat: int) -> None:
        self._last[i] = (seat - 1) % self.players
        self._kernels.present(i, i + 1, self.players, *self._arrays)

    def texts(self, i: int) -> list[str]:
        """The moves of game i as people write them, in the order of their indices."""
        self._check_index(i)
        row = self.moves[i, : self.count[i]].tolist()
        return ["wait" if move == WAIT else self.game.text.move_text(move) for move in row]

    def observe(self, i: int, seat: int) -> Array:
        """What any seat of game i knows, as numbers; also once the game is over."""
        self._check_index(i)
        if not 0 <= seat < self.players:
            raise BadRequest(f"a seat is a number from 0 to {self.players - 1}, not {seat!r}")
        out = np.zeros(self.game.rules.OBSERVATION, np.float32)
        self.game.face.observe(self.states, i, seat, out)
        return out

    def state(self, i: int) -> Array:
        """A copy of game i's record, for the functions of `Game`."""
        self._check_index(i)
        return duplicate(self.states[i : i + 1])

    def episode(self, i: int) -> int:
        """The number of the episode that game i is in."""
        self._check_index(i)
        return int(self._episodes[i])

    def setup_seed(self, i: int) -> int:
        """The seed of that episode: `Game.setup(players, options, seed)` begins it again."""
        self._check_index(i)
        return int(seed_from(self._roots[i], self._episodes[i]))

    def save(self, i: int) -> Saved:
        """Game i as it is now."""
        self._check_index(i)
        return Saved(
            self.states[i : i + 1].tobytes(),
            int(self._last[i]),
            int(self._waiting[i]),
            int(self._roots[i]),
            int(self._episodes[i]),
            int(self.length[i]),
            int(self.seat[i]),
        )

    def load(self, i: int, saved: Saved) -> None:
        """Put a saved game of the same kind, players and options into place i."""
        self._check_index(i)
        if len(saved.state) != self.states.dtype.itemsize:
            raise BadRequest(f"this was not saved from a batch of {self.game.name}")
        self.states[i : i + 1] = np.frombuffer(saved.state, self.states.dtype)
        self._last[i], self._waiting[i] = saved.last, saved.waiting
        self._roots[i], self._episodes[i] = saved.root, saved.episode
        self.length[i] = saved.length
        self.reward[i] = 0.0
        self.done[i] = saved.seat == NOBODY
        self._kernels.present(i, i + 1, self.players, *self._arrays)

    def copy(self) -> "Batch":
        """A batch of its own with the same games."""
        twin = Batch(
            self.game,
            self.n,
            self.players,
            self.options,
            self.seed,
            len(self.observation) > 0,
            len(self.mask) > 0,
            len(self.features) > 0,
            self.restart,
            self._slices.threads,
            REWARDS[self.rewards],
        )
        for mine, other in zip(self._arrays, twin._arrays, strict=True):
            other[...] = mine
        return twin

    def __len__(self) -> int:
        return self.n

    def __repr__(self) -> str:
        return f"<{self.n} games of {self.game.name}, {self.players} players>"

    # -- what comes from outside

    def _check_actions(self, actions: Any) -> Array:
        given = np.asarray(actions)
        if given.dtype.kind not in "iu":
            raise BadRequest(f"actions are whole numbers, not {given.dtype}")
        if given.shape != (self.n,):
            raise BadRequest(f"actions have the shape ({self.n},), not {given.shape}")
        chosen = np.ascontiguousarray(given, np.int64)
        bad = self._kernels.bad_action(chosen, self.seat, self.count)
        if bad != FINE:
            raise BadRequest(
                f"action {given[bad]} of game {bad} is not from 0 to {self.count[bad] - 1}"
            )
        return chosen

    def _check_which(self, which: Any) -> Array:
        chosen = np.zeros(self.n, np.bool_)
        if which is None:
            chosen[:] = True
            return chosen
        given = np.asarray(which)
        if given.dtype == np.bool_ and given.shape == (self.n,):
            chosen[:] = given
        elif given.dtype.kind in "iu" and given.ndim == 1:
            if len(given) and not 0 <= given.min() <= given.max() < self.n:
                raise BadRequest(f"games are numbered from 0 to {self.n - 1}")
            chosen[given] = True
        elif given.size > 0:
            raise BadRequest(f"which games: {self.n} times true or false, or a list of numbers")
        return chosen

    def _check_index(self, i: int) -> None:
        if not 0 <= i < self.n:
            raise BadRequest(f"games are numbered from 0 to {self.n - 1}, there is no {i!r}")


def feature_names(game: Game) -> tuple[str, ...]:
    """The columns of a game's matrix of moves; none in a game without features.py."""
    return () if game.features is None else tuple(name for name, _ in game.features.FEATURES)


def move_features(game: Game) -> Any:
    """The kernel that fills that matrix."""
    return no_features if game.features is None else game.features.move_features


@cache
def _kernels(game: Game) -> SimpleNamespace:
    return make_kernels(game.rules, move_features(game), game.capabilities.real_time)


def _check_number(what: str, n: Any, most: int) -> int:
    if isinstance(n, bool) or not isinstance(n, int | np.integer) or not 1 <= n <= most:
        raise BadRequest(f"the {what} is a whole number from 1 to {most}, not {n!r}")
    return int(n)


def _check_rewards(game: Game, rewards: str) -> int:
    if rewards not in REWARDS:
        raise BadRequest(f"there are no rewards {rewards!r}; {did_you_mean(str(rewards), REWARDS)}")
    if rewards == "points" and not game.capabilities.points:
        raise BadRequest(f"{game.name} has no points; rewards are 'share' or 'zero-sum'")
    return REWARDS.index(rewards)
