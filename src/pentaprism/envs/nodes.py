"""Single positions that branch, as tree searches want them: a node never changes.

A node keeps its record as bytes; a desk, one batch of one game a thread, lays it out to play on
from it. So what follows from a move is what a batch says, and a copy costs nothing.
"""

import hashlib
import threading
from threading import get_ident
from typing import Any

import numpy as np

from pentaprism.core.rng import GENERATOR
from pentaprism.envs.advance import EVERYBODY, advances
from pentaprism.envs.batches import Batch, batch
from pentaprism.envs.bound import bound
from pentaprism.envs.joint import choices, play_together
from pentaprism.envs.kernels import NOBODY
from pentaprism.games.registry import find

Array = np.ndarray[Any, Any]


class Node:
    """A position, how it came about, and what can be played in it."""

    __slots__ = (
        "by",
        "data",
        "home",
        "last",
        "length",
        "move",
        "moves",
        "past",
        "previous",
        "returns",
        "seat",
        "waiting",
    )

    def __init__(
        self,
        desk: "Desk",
        data: bytes,
        seat: int,
        last: int,
        waiting: int,
        length: int,
        moves: Array,
        returns: tuple[float, ...],
        previous: "Node | None" = None,
        by: int = NOBODY,
        move: int = 0,
    ) -> None:
        self.home = desk
        self.data = data
        #: Who acts; NOBODY once the game is over.
        self.seat = seat
        self.last = last
        self.waiting = waiting
        self.length = length
        #: As numbers of numpy: most of them nobody ever looks at.
        self.moves = moves
        self.returns = returns
        #: The node before, the seat that moved from it to here, and its move.
        self.previous = previous
        self.by = by
        self.move = move
        #: A digest of all that a seat has seen and done, and one of what it sees now.
        self.past: dict[int, tuple[bytes, bytes]] = {}

    @property
    def desk(self) -> "Desk":
        """Where this thread plays on from here."""
        return self.home.here()

    @property
    def state(self) -> Array:
        return np.frombuffer(bytearray(self.data), self.desk.dtype)

    def recall(self, seat: int) -> bytes:
        """A digest of everything that this seat has seen and done until now."""
        return self._memory(seat)[0]

    def _memory(self, seat: int) -> tuple[bytes, bytes]:
        forgotten: list[Node] = []
        node: Node | None = self
        while node is not None and seat not in node.past:
            forgotten.append(node)
            node = node.previous
        memory = node.past[seat] if node is not None else (b"", b"")
        for each in reversed(forgotten):
            memory = each.past[seat] = each._remember(seat, *memory)
        return memory

    def _remember(self, seat: int, past: bytes, before: bytes) -> tuple[bytes, bytes]:
        seen = _digest(self.desk.game.redacted(self.state, seat).tobytes())
        if self.by == seat:
            return _digest(past + self.move.to_bytes(8, "little", signed=True) + seen), seen
        # What changes nothing that the seat sees is not noticed by it.
        return (past, before) if seen == before else (_digest(past + seen), seen)

    def another_world(self, seat: int, seed: int) -> "Node":
        """A position that the seat cannot tell from this one, at random."""
        world = self.desk.game.redacted(self.state, seat)
        if "rng" in (world.dtype.names or ()):
            world["rng"] = seed
        self.desk.game.face.determinise(world, 0, seat)
        node = self.desk.lay(world.tobytes(), self.last, self.waiting, self.length)
        node.past[seat] = self._memory(seat)
        return node

    def __deepcopy__(self, memo: Any) -> "Node":
        return self

    def __reduce__(self) -> Any:
        """Without the nodes before, but with what everybody remembers of them."""
        past = {seat: self._memory(seat) for seat in range(self.desk.players)}
        values = (self.data, self.seat, self.last, self.waiting, self.length, self.moves)
        return _restore, (self.desk.key, *values, self.returns, past)


def _restore(key: Any, data: bytes, *rest: Any) -> Node:
    *values, past = rest
    node = Node(desk_of(*key), data, *values)
    node.past = past
    return node


def _digest(what: bytes) -> bytes:
    return hashlib.blake2b(what, digest_size=12).digest()


class Desk:
    """Where nodes of one game are played on from, by one thread."""

    def __init__(self, game: str, players: int, options: Any) -> None:
        self.key = (game, players, options)
        self._thread = get_ident()
        self.game = find(game)
        self.players = players
        self.games: Batch = batch(self.game, 1, players, dict(options), rewards="zero-sum")
        self.dtype = self.games.states.dtype
        self._bytes = self.games.states.view(np.uint8)
        self._action = np.zeros(1, np.int64)
        self._chance = np.zeros(1, GENERATOR)
        self._holds: Node | None = None
        self._arrays = self.games._arrays
        self._settings = (players, self.games.rewards)
        self._step = bound(
            self.games._kernels.step,
            (self._action, 0, 1, *self._settings, False, *self._arrays),
        )
        self._nothing = (0.0,) * players
        self._moves = self.games.moves[0]
        self._timed = self.game.capabilities.real_time

    def here(self) -> "Desk":
        """The desk of the thread that asks."""
        return self if self._thread == get_ident() else desk_of(*self.key)

    def first(self, seed: int) -> Node:
        """The beginning of the episode that `reset(seed=seed)` begins elsewhere."""
        self.games.reset(seeds=[seed])
        self._holds = None
        return self._read(None, NOBODY, 0)

    def after(self, node: Node, action: int) -> Node:
        """What comes of a move."""
        self._put(node)
        move: int = node.moves.item(action)
        self._moves[0] = move
        self._step()
        return self._read(node, node.seat, move)

    def together(self, node: Node, moves: dict[int, int], first: int) -> Node:
        """What comes of moves made at the same time."""
        self._put(node)
        self.games.done[0] = False
        play_together(self.games, 0, moves, first)
        return self._read(node, NOBODY, 0)

    def choices(self, node: Node) -> dict[int, tuple[int, ...]]:
        """The moves of every seat that may act."""
        self._put(node)
        found = {seat: tuple(each.moves) for seat, each in choices(self.games, 0).items()}
        self._holds = None
        return found

    def lay(self, data: bytes, last: int, waiting: int, length: int) -> Node:
        """A node for any record of this game."""
        games = self.games
        self._bytes[:] = np.frombuffer(data, np.uint8)
        games._last[0], games._waiting[0], games.length[0] = last, waiting, length
        games._kernels.present(0, 1, self.players, *self._arrays)
        return self._read(None, NOBODY, 0)

    def playout(self, node: Node, seed: int) -> tuple[float, ...]:
        """What a random game from here gives."""
        if node.seat == NOBODY:
            return node.returns
        self._put(node)
        games = self.games
        games._kernels.present(0, 1, self.players, *self._arrays)
        self._holds = None
        self._chance["rng"] = seed
        advances(self.game).random_until(
            EVERYBODY, self._chance, self._action, *self._settings, *self._arrays
        )
        self._action[0] = 0
        return tuple(games.reward[0].tolist())

    def observe(self, node: Node, seat: int, out: Array) -> None:
        self._put(node)
        self.game.face.observe(self.games.states, 0, seat, out)

    def _returns(self) -> tuple[float, ...]:
        """What each seat gets, as exactly as OpenSpiel wants sums to be zero."""
        winners = int(self.game.face.winners(self.games.states, 0))
        if winners == 0:
            return self._nothing
        share = 1.0 / winners.bit_count()
        return tuple(
            (share if winners >> seat & 1 else 0.0) - 1.0 / self.players
            for seat in range(self.players)
        )

    def _put(self, node: Node) -> None:
        if self._holds is node:
            return
        games = self.games
        self._bytes[:] = np.frombuffer(node.data, np.uint8)
        games._last[0], games._waiting[0] = node.last, node.waiting
        games.seat[0], games.length[0] = node.seat, node.length
        games.to_act[0] = self.game.face.to_act(games.states, 0) & ((1 << self.players) - 1)
        self._holds = node

    def _read(self, previous: Node | None, by: int, move: int) -> Node:
        games = self.games
        seat = games.seat.item()
        self._holds = node = Node(
            self,
            games.states.tobytes(),
            seat,
            int(games._last[0]) if by == NOBODY else by,
            int(games._waiting[0]) if self._timed else 0,
            games.length.item(),
            self._moves[: games.count.item()].copy(),
            self._returns() if seat == NOBODY else self._nothing,
            previous,
            by,
            move,
        )
        return node


class _Desks(threading.local):
    """Those of a thread. Only they are looked up in it: each look takes as long as ten others."""

    def __init__(self) -> None:
        self.by_key: dict[Any, Desk] = {}


_desks = _Desks()


def desk_of(game: str, players: int, options: Any) -> Desk:
    """This thread's desk for games of this kind; `options` are pairs of names and values."""
    key, made = (game, players, options), _desks.by_key
    if key not in made:
        made[key] = Desk(*key)
    return made[key]
