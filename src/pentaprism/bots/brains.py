"""The searches as thinking players: threads, clocks and limits around the kernels."""

import random
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any, Protocol

import msgspec
import numpy as np

from pentaprism.core.errors import NothingToDo
from pentaprism.core.game import Game
from pentaprism.core.level import Level
from pentaprism.core.rng import generator
from pentaprism.search import alphabeta, mcts, table

_UNLIMITED = 1 << 62
_TABLE_BITS = 20
_TREE_NODES = 2_000_000
_CHUNK = 32
#: Alpha-beta: moves of which nothing is known yet are ordered by numbers up to this.
_UNKNOWN = 4
#: MCTS: results as near as this, of a move tried so often beside the best, tell nothing apart.
_ALIKE, _OFTEN = 0.02, 0.5


class Limit(msgspec.Struct, frozen=True):
    """When to stop thinking: after a time, after a number of nodes, or whichever comes first."""

    ms: int | None = None
    nodes: int | None = None


class Thought(msgspec.Struct, frozen=True):
    """What a search found: the line begins with the move to play."""

    line: list[int]
    score: float
    nodes: int
    #: How long a person of the level would think about it, where the game's planner knows.
    seconds: float = 0.0


class Task(msgspec.Struct):
    """One decision to make. Setting `stop[0]` ends the thinking early with the best so far."""

    known: Any
    seat: int
    level: Level
    limit: Limit
    seed: int
    threads: int
    stop: Any
    #: In real time: the seconds since the round began.
    elapsed: float | None = None
    #: For advice: a planner then has none of the human limits of its levels.
    flawless: bool = False


class Brain(Protocol):
    def __init__(self, game: Game) -> None: ...

    def think(self, task: Task) -> Thought: ...


@contextmanager
def _clock(task: Task) -> Iterator[None]:
    """Sets the stop flag when the time is up."""
    if task.limit.ms is None:
        yield
        return
    timer = threading.Timer(task.limit.ms / 1000, task.stop.fill, (1,))
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def _in_threads(jobs: list[Any]) -> None:
    """Run the jobs side by side, the first one here, and wait for all; raise an error of any."""
    errors: list[BaseException] = []

    def guarded(job: Any) -> None:
        try:
            job()
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=guarded, args=(job,), daemon=True) for job in jobs[1:]]
    for thread in threads:
        thread.start()
    guarded(jobs[0])
    for thread in threads:
        thread.join()
    if errors:
        raise errors[0]


def _load_kernels(brain: Brain, game: Game) -> None:
    """Think once about nothing: what has to be compiled is, before any clock runs."""
    state = game.setup(game.players[0], {}, 0)
    seat = game.to_act(state)[0]
    known = game.redacted(state, seat)
    nothing = Level("", "", depth=1, simulations=1)
    brain.think(Task(known, seat, nothing, Limit(nodes=1), 0, 1, np.zeros(1, np.uint8)))


class AlphaBeta:
    """Deepens step by step; further threads share the table and so help the first one.

    The seed orders moves that look alike, and a level that judges roughly plays any of the moves
    that it cannot tell from the best."""

    def __init__(self, game: Game) -> None:
        self.rules = game.rules
        self.face = game.face
        self.search = alphabeta.make_alphabeta(game.rules, game.module("evaluation"))
        _load_kernels(self, game)

    def think(self, task: Task) -> Thought:
        shared = table.new_table(_TABLE_BITS)
        boards = [self._board(task, shared) for _ in range(task.threads)]
        found: list[tuple[int, list[int]]] = []
        self._look(boards[0], 1, found)  # however little time there is, one ply is seen
        with _clock(task):
            jobs = [lambda: self._deepen(boards[0], task, found)]
            for board in boards[1:]:
                jobs.append(lambda board=board: self._assist(board, task))  # type: ignore[misc]
            _in_threads(jobs)
        nodes = sum(int(board.counters[alphabeta.NODES]) for board in boards)
        score, line = found[-1] if found else (0, [])
        return Thought(line, score, nodes)

    def _board(self, task: Task, shared: Any) -> alphabeta.Board:
        board = alphabeta.new_board(self.rules, shared, task.stop)
        board.states[0] = task.known[0]
        board.settings[:] = (
            task.level.quiesce,
            task.level.sight,
            task.level.noise,
            task.seed >> 1,
        )
        board.counters[alphabeta.NODE_LIMIT] = task.limit.nodes or _UNLIMITED
        # Less than any cutoff adds: it only decides between moves of which nothing is known.
        order = np.random.default_rng(task.seed)
        board.history[:] = order.integers(0, _UNKNOWN, board.history.shape)
        return board

    def _look(self, board: alphabeta.Board, depth: int, found: list[tuple[int, list[int]]]) -> bool:
        """Search to a depth; keeps what was found, and says whether to go deeper."""
        score = int(self.search(board, 0, depth, -alphabeta.INFINITE, alphabeta.INFINITE))
        length = int(board.length[0])
        if length:
            found.append((score, board.line[0, :length].tolist()))
        return not board.stop[0] and abs(score) <= alphabeta.EVALUATION

    def _deepen(
        self, board: alphabeta.Board, task: Task, found: list[tuple[int, list[int]]]
    ) -> None:
        depth = 1
        for deeper in range(2, (task.level.depth or alphabeta.MAX_PLY - 1) + 1):
            if not self._look(board, deeper, found):
                break
            depth = deeper
        if task.level.noise and found and not task.stop[0]:
            self._vary(board, task, depth, found)
        task.stop[0] = 1

    def _vary(
        self, board: alphabeta.Board, task: Task, depth: int, found: list[tuple[int, list[int]]]
    ) -> None:
        """Any of the moves that are worse by no more than the level's judgement may be off."""
        best = found[-1][0]
        if abs(best) > alphabeta.EVALUATION:
            return  # what wins is played
        moves = np.empty(self.rules.MAX_MOVES, np.int64)
        least = best - task.level.noise
        alike = [
            move
            for move in moves[: self.face.legal(task.known, 0, task.seat, moves)].tolist()
            if self._after(board, move, depth, least - 1, least) >= least
        ]
        if alike and not board.stop[0]:
            move = random.Random(task.seed).choice(alike)
            score = self._after(board, move, depth, -alphabeta.INFINITE, alphabeta.INFINITE)
            line = board.line[1, : int(board.length[1])].tolist()
            if not board.stop[0]:
                found.append((score, [move, *line]))

    def _after(self, board: alphabeta.Board, move: int, depth: int, alpha: int, beta: int) -> int:
        """What a move at the root is worth, searched to the depth of the root."""
        board.states[1] = board.states[0]
        self.face.apply(board.states, 1, int(board.states[0].turn), move)
        return -int(self.search(board, 1, depth - 1, -beta, -alpha))

    def _assist(self, board: alphabeta.Board, task: Task) -> None:
        for depth in range(3, (task.level.depth or alphabeta.MAX_PLY - 1) + 1):
            if not self._look(board, depth, []):
                break


def _choose_alike(totals: dict[int, list[float]], task: Task) -> int:
    """The move that was tried most; a level below the top plays any that it has tried nearly as
    often with nearly the same result."""
    best = max(totals, key=lambda move: totals[move][0])
    visits, value = totals[best]
    if not task.level.simulations or not visits:
        return best
    alike = [
        move
        for move, (tries, worth) in sorted(totals.items())
        if tries >= _OFTEN * visits and worth / tries >= value / visits - _ALIKE
    ]
    return random.Random(task.seed).choice(alike)


class Mcts:
    """Grows a tree a thread and adds up what they say about the root."""

    def __init__(self, game: Game) -> None:
        self.rules = game.rules
        self.hidden = game.capabilities.hidden
        evaluation = game.module("evaluation") if game.search == "ismcts" else None
        self.exploration = getattr(evaluation, "EXPLORATION", 1.0)
        make = mcts.make_ismcts if self.hidden else mcts.make_mcts
        self.simulate = make(game.rules, evaluation)
        _load_kernels(self, game)

    def think(self, task: Task) -> Thought:
        trees = [self._tree(task, number) for number in range(task.threads)]
        self._simulate(trees[0], task, _CHUNK)  # however little time there is
        with _clock(task):
            _in_threads([lambda tree=tree: self._grow(tree, task) for tree in trees])
        totals: dict[int, list[float]] = {}
        for tree in trees:
            for node in self._children(tree, 0):
                entry = totals.setdefault(int(node["move"]), [0, 0.0])
                entry[0] += int(node["visits"])
                entry[1] += float(node["value"])
        if not totals:
            return Thought([], 0.0, 0)
        best = _choose_alike(totals, task)
        visits, value = totals[best]
        nodes = sum(int(tree.nodes[0]["visits"]) for tree in trees)
        return Thought(self._line(trees[0], best), value / max(visits, 1), nodes)

    def _tree(self, task: Task, number: int) -> mcts.Tree:
        allowed = task.level.simulations or task.limit.nodes or _UNLIMITED
        branching = self.rules.MAX_MOVES
        capacity = min(_TREE_NODES, (allowed + 1) * branching + 1)
        tree = mcts.new_tree(self.rules, capacity, generator(task.seed ^ number), task.stop)
        tree.states[0] = task.known[0]
        return tree

    def _grow(self, tree: mcts.Tree, task: Task) -> None:
        left = min(task.level.simulations or _UNLIMITED, task.limit.nodes or _UNLIMITED)
        left = -(-left // task.threads)
        while left > 0:
            count = min(left, _CHUNK)
            left -= count
            if self._simulate(tree, task, count) < count:
                return

    def _simulate(self, tree: mcts.Tree, task: Task, count: int) -> int:
        if self.hidden:
            return int(self.simulate(tree, task.seat, count, self.exploration))
        return int(self.simulate(tree, count, self.exploration))

    def _children(self, tree: mcts.Tree, index: int) -> Iterator[Any]:
        node = tree.nodes[index]
        if self.hidden:
            child = int(node["first"])
            while child:
                yield tree.nodes[child]
                child = int(tree.nodes[child]["following"])
        else:
            first = int(node["first"])
            yield from tree.nodes[first : first + int(node["children"])]

    def _line(self, tree: mcts.Tree, move: int) -> list[int]:
        """The most visited way on, as far as it was visited more than a few times."""
        line = [move]
        children = {int(node["move"]): node for node in self._children(tree, 0)}
        node = children.get(move)
        while node is not None and not self.hidden and int(node["children"]):
            first = int(node["first"])
            below = tree.nodes[first : first + int(node["children"])]
            node = below[int(np.argmax(below["visits"]))]
            if int(node["visits"]) < 8:
                break
            line.append(int(node["move"]))
        return line


class Planner:
    """A game's own planner.py, which knows what a level of skill sees and when."""

    def __init__(self, game: Game) -> None:
        self.planner = game.module("planner")

    def think(self, task: Task) -> Thought:
        planner = self.planner
        skill = planner.FLAWLESS if task.flawless else planner.skill_of(task.level.name)
        decision = self.planner.decide(task.known, task.seat, skill, task.seed, task.elapsed)
        if decision is None:
            raise NothingToDo("the best is to wait")
        return Thought(list(decision.line), 0.0, len(decision.line), decision.seconds)


class Greedy:
    """Plays what looks best at once: the opponent that strength is measured against.

    A game's greedy.py has the kernel `choose(states, seat, generator, moves, noise)`: the move
    for states[0], which is what the seat knows; states[1] is scratch.
    """

    def __init__(self, game: Game) -> None:
        self.rules = game.rules
        self.choose = game.module("greedy").choose
        _load_kernels(self, game)

    def think(self, task: Task) -> Thought:
        states = np.repeat(task.known, 2)
        moves = np.zeros(self.rules.MAX_MOVES, np.int64)
        move = self.choose(states, task.seat, generator(task.seed), moves, 1e-6)
        return Thought([int(move)], 0.0, 1)


BRAINS: dict[str, type[Brain]] = {
    "alphabeta": AlphaBeta,
    "mcts": Mcts,
    "ismcts": Mcts,
    "planner": Planner,
    "greedy": Greedy,
}


@cache
def brain_of(game: Game, search: str) -> Brain:
    """The brain of a game, made once: making one costs the loading of its kernels."""
    return BRAINS[search](game)
