"""The searches as thinking players: threads, clocks and limits around the kernels."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Protocol

import msgspec
import numpy as np

from pentaprism.bots.memory import Memory
from pentaprism.core.errors import BadRequest, NothingToDo
from pentaprism.core.game import Game
from pentaprism.core.level import Level
from pentaprism.core.rng import generator
from pentaprism.search import alphabeta, mcts, nets, policies, table, weights

UNLIMITED = 1 << 62
_TABLE_BITS, _LEAST_TABLE_BITS = 20, 10
_TREE_NODES = 2_000_000
#: A tree search makes so many before it looks at a clock, and so many between two looks.
_SIMULATIONS_AT_ONCE = 32


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
    #: What the seat found before in this game.
    memory: Memory | None = None


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
    nothing = Level("", depth=1, simulations=1)
    brain.think(Task(known, seat, nothing, Limit(nodes=1), 0, 1, np.zeros(1, np.uint8)))


def table_bits(level: Level, limit: Limit) -> int:
    """The size of alpha-beta's table: a small search would spend its time clearing a large one."""
    bits = _TABLE_BITS
    if level.depth:
        bits = min(bits, 8 + 3 * level.depth)
    if limit.nodes:
        bits = min(bits, max(_LEAST_TABLE_BITS, limit.nodes.bit_length() + 1))
    return bits


def remembers(game: Game, level: Level, limit: Limit) -> bool:
    """Whether a decision is helped by those before it: it is the clock alone that ends it."""
    unbound = not level.depth and not level.noise and limit.nodes is None
    return game.search == "alphabeta" and unbound


def tree_budget(rules: Any, level: Level, limit: Limit) -> tuple[int, int]:
    """The most simulations that a tree search makes, and the most nodes of its tree."""
    simulations = min(level.simulations or UNLIMITED, limit.nodes or UNLIMITED)
    return simulations, min(_TREE_NODES, (simulations + 1) * rules.MAX_MOVES + 1)


HAND, NET = "hand", "net"


def weights_file(game: Game, evaluation: str) -> Path:
    """The file of what was learned: the game's own, or any."""
    if evaluation != NET:
        return Path(evaluation)
    own = Path(str(game.module("levels").__file__)).parent / "weights.npz"
    if not own.exists():
        raise BadRequest(f"{game.name} is played by hand: nothing that it learned was better yet")
    return own


@cache
def weights_of(game: Game, evaluation: str) -> nets.Weights:
    """The net that a level judges by, besides what was written by hand. Loaded once."""
    if game.net is None:
        return nets.NONE
    if evaluation == HAND:
        return nets.empty(game.net.HIDDEN, game.net.INPUTS, game.net.BUCKETS)
    about = weights.About(game.id, game.version)
    return weights.load(weights_file(game, evaluation), game.net, about)


@cache
def policy_of(game: Game, evaluation: str) -> policies.Policies:
    """The policy or outlook that a level follows in its tree. Loaded once."""
    seen = game.policy or game.outlook
    if seen is None:
        return policies.NONE
    if evaluation == HAND:
        return policies.empty(*policies.inputs_of(seen))
    about = weights.about_policy(game.id, game.version)
    return weights.load_policy(weights_file(game, evaluation), seen, about)


def can_learn(game: Game) -> bool:
    return any(part is not None for part in (game.net, game.policy, game.outlook))


def check_evaluation(game: Game, evaluation: str) -> None:
    """Raises what is wrong with what a level is to judge by."""
    if evaluation != HAND and not can_learn(game):
        raise BadRequest(f"{game.name} has no net, so nothing judges by {evaluation!r}")
    weights_of(game, evaluation)
    policy_of(game, evaluation)


class AlphaBeta:
    """Deepens step by step; further threads share the table and so help the first one.

    The seed orders moves that look alike, and a level that judges roughly plays any of the moves
    that it cannot tell from the best."""

    def __init__(self, game: Game) -> None:
        self.rules = game.rules
        self.game = game
        self.advance = alphabeta.make_advance(game.rules, game.net)
        self.search = alphabeta.make_alphabeta(game.rules, game.evaluation, game.net, self.advance)
        self.vary = alphabeta.make_variation(game.rules, self.search, self.advance)
        self.numbers = np.zeros(4, np.int64)
        _load_kernels(self, game)

    def think(self, task: Task) -> Thought:
        shared = self._table(task)
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

    def _table(self, task: Task) -> Any:
        """What the seat remembers, where that may be used."""
        level, memory = task.level, task.memory
        if memory is None or not (memory.always or remembers(self.game, level, task.limit)):
            return table.new_table(table_bits(level, task.limit))
        options = tuple(sorted(self.game.options_of(task.known).items()))
        blur = (level.noise, task.seed) if level.noise else None
        judgement = self.game.id, options, level.evaluation, level.quiesce, level.sight, blur
        return memory.table(judgement, _TABLE_BITS)

    def _board(self, task: Task, shared: Any) -> alphabeta.Board:
        evaluation = task.level.evaluation
        net = nets.NONE if evaluation == HAND else weights_of(self.game, evaluation)
        board = alphabeta.new_board(self.rules, shared, task.stop, net)
        board.states[0] = task.known[0]
        board.settings[:] = (
            task.level.quiesce,
            task.level.sight,
            task.level.noise,
            task.seed >> 1,
        )
        board.counters[alphabeta.NODE_LIMIT] = task.limit.nodes or UNLIMITED
        alphabeta.order_by_lot(board, np.uint64(task.seed))
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
        if found:
            self._vary(board, task, depth, found)
        task.stop[0] = 1

    def _vary(
        self, board: alphabeta.Board, task: Task, depth: int, found: list[tuple[int, list[int]]]
    ) -> None:
        """Any of the moves that are worse by no more than the level's judgement may be off."""
        best = found[-1][0]
        move = int(self.vary(board, self.numbers, task.seat, depth, best, np.uint64(task.seed)))
        if move < 0:
            return
        self.advance(board, 0, task.seat, move)
        score = -int(self.search(board, 1, depth - 1, -alphabeta.INFINITE, alphabeta.INFINITE))
        if board.stop[0]:
            found.append((best, [move]))
        else:
            found.append((score, [move, *board.line[1, : int(board.length[1])].tolist()]))

    def _assist(self, board: alphabeta.Board, task: Task) -> None:
        for depth in range(3, (task.level.depth or alphabeta.MAX_PLY - 1) + 1):
            if not self._look(board, depth, []):
                break


class Mcts:
    """Grows a tree a thread and adds up what they say about the root."""

    def __init__(self, game: Game) -> None:
        self.rules = game.rules
        self.hidden = game.capabilities.hidden
        evaluation = game.evaluation if game.search == "ismcts" else None
        self.exploration = getattr(evaluation, "EXPLORATION", 1.0)
        self.game = game
        self.simulate = (
            mcts.make_ismcts(game.rules, evaluation, game.policy, game.outlook)
            if self.hidden
            else mcts.make_mcts(game.rules, evaluation)
        )
        _load_kernels(self, game)

    def think(self, task: Task) -> Thought:
        trees, totals = self._look(task)
        if not totals:
            return Thought([], 0.0, 0)
        best = self._choose(totals, task)
        visits, value, _ = totals[best]
        nodes = sum(int(tree.nodes[0]["visits"]) for tree in trees)
        return Thought(self._line(trees[0], best), value / max(visits, 1), nodes)

    def ranked(self, task: Task) -> list[int]:
        """The moves that were looked at: the one to play, then those tried most first."""
        _, totals = self._look(task)
        best = self._choose(totals, task) if totals else None
        return sorted(
            totals, key=lambda move: (move != best, -totals[move][0], -totals[move][1], move)
        )

    def _look(self, task: Task) -> tuple[list[mcts.Tree], dict[int, list[float]]]:
        """The trees, and for each move of the root how often it was tried, what came of it, and
        whether that is known exactly."""
        trees = [self._tree(task, number) for number in range(task.threads)]
        simulations, _ = tree_budget(self.rules, task.level, task.limit)
        at_once = min(simulations, _SIMULATIONS_AT_ONCE)
        self._simulate(trees[0], task, at_once)  # however little time there is
        each = -(-(simulations - at_once) // task.threads)
        with _clock(task):
            _in_threads([lambda tree=tree: self._grow(tree, task, each) for tree in trees])
        totals: dict[int, list[float]] = {}
        for tree in trees:
            for node in self._children(tree, 0):
                entry = totals.setdefault(int(node["move"]), [0, 0.0, False])
                visits, value, exact = int(node["visits"]), float(node["value"]), node["exact"] > 0
                if exact and not entry[2]:  # what was guessed elsewhere no longer counts
                    entry[:2] = [0, 0.0]
                if exact >= entry[2]:
                    entry[:] = entry[0] + visits, entry[1] + value, exact
        return trees, totals

    @staticmethod
    def _choose(totals: dict[int, list[float]], task: Task) -> int:
        visits, values, exact = np.array(list(totals.values())).T
        chosen = mcts.choose_alike(
            np.array(list(totals), np.int64),
            visits.astype(np.int64),
            values,
            exact.astype(np.bool_),
            len(totals),
            task.level.simulations > 0,
            np.uint64(task.seed),
        )
        return list(totals)[int(chosen)]

    def _tree(self, task: Task, number: int) -> mcts.Tree:
        _, capacity = tree_budget(self.rules, task.level, task.limit)
        learned = policy_of(self.game, task.level.evaluation)
        chance = generator(task.seed ^ number)
        tree = mcts.new_tree(self.rules, capacity, chance, task.stop, learned)
        if task.level.evaluation == HAND:
            tree.policy[0] = -1
        tree.states[0] = task.known[0]
        tree.blind[:] = mcts.blind_to(task.level.overlooks), task.seed
        return tree

    def _grow(self, tree: mcts.Tree, task: Task, left: int) -> None:
        while left > 0:
            count = min(left, _SIMULATIONS_AT_ONCE)
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
        self.planner: Any = game.planner

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
        assert game.greedy is not None, f"{game.name} has no greedy.py"
        self.choose = game.greedy.choose
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
