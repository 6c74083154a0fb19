"""Scales: what moves are worth to the seat that makes them, as a share of the win.

A scale finds the moves that come into question and weighs some of them again and again: each row of
weights is a search of its own, in which all the moves get the same effort and the same chance. It
sees what the seat knew, never more.
"""

from collections.abc import Sequence
from functools import cache
from types import SimpleNamespace
from typing import Any, Protocol

import numpy as np

from pentaprism.bots.brains import Limit, Mcts, Task, brain_of
from pentaprism.bots.shares import share_of
from pentaprism.core.game import Game
from pentaprism.core.level import Level
from pentaprism.core.rng import generator
from pentaprism.search import alphabeta, mcts, table
from pentaprism.search.playout import make_payoffs

_FLAWLESS = Level("")


class Scale(Protocol):
    #: Rows come from deeper and deeper searches: the last one counts, and how much the last ones
    #: differ is its error. Otherwise rows are alike, and their mean counts.
    deepens: bool
    #: There is nothing to be uncertain about: one row says it all.
    exact: bool

    def candidates(self, known: Any, seat: int, most: int, seed: int, effort: int) -> list[int]:
        """The moves that come into question, the most promising first."""

    def weigh(
        self, known: Any, seat: int, moves: Sequence[int], row: int, effort: int, stop: Any
    ) -> list[float | None]:
        """The seat's share of the win after each of these moves, by the search number `row`."""

    def line(self, known: Any, seat: int, move: int, effort: int) -> list[int]:
        """How the game may go on, beginning with the move."""


def tells(game: Game) -> bool:
    """Whether the moves of a game can be judged; answered at once."""
    return game.search == "alphabeta" or game.exact is not None or game.worth is not None


@cache
def scale_of(game: Game) -> Scale | None:
    """The scale of a game, made once: making one costs the loading of its kernels. None for a game
    that says nowhere what its positions are worth."""
    if game.search == "alphabeta":
        return Deepening(game)
    if game.exact is not None:
        return Exact(game)
    return None if game.worth is None else Imagining(game)


class Imagining:
    """Games are imagined from what the seat knows; a weight is the mean of many that begin with the
    move."""

    deepens, exact = False, False

    def __init__(self, game: Game) -> None:
        assert game.worth is not None, f"{game.name} has no worth.py"
        self.rules = game.rules
        self.game = game
        evaluation = game.evaluation if game.search == "ismcts" else None
        helps = {
            name: getattr(evaluation, name)
            for name in ("settled", "pick", "promising")
            if hasattr(evaluation, name)
        }
        own = SimpleNamespace(payoffs=game.worth.shares, **helps)
        if "settled" not in helps:
            own.settled, _ = make_payoffs(game.rules, None)
        self.simulate = mcts.make_ismcts(game.rules, own)
        self.exploration = getattr(game.worth, "EXPLORATION", 0.1)

    def candidates(self, known: Any, seat: int, most: int, seed: int, effort: int) -> list[int]:
        """Those that the bot's own search tries most."""
        brain = brain_of(self.game, self.game.search)
        assert isinstance(brain, Mcts)
        stop = np.zeros(1, np.uint8)
        task = Task(known, seat, _FLAWLESS, Limit(nodes=effort), seed, 1, stop)
        return brain.ranked(task)[:most]

    def weigh(
        self, known: Any, seat: int, moves: Sequence[int], row: int, effort: int, stop: Any
    ) -> list[float | None]:
        return [self._mean(known, seat, move, row, effort, stop) for move in moves]

    def _mean(
        self, known: Any, seat: int, move: int, row: int, effort: int, stop: Any
    ) -> float | None:
        room = min(200_000, (effort + 1) * self.rules.MAX_MOVES + 1)
        tree = mcts.new_tree(self.rules, room, generator(row * 0x9E3779B9 + 1), stop)
        tree.states[0] = known[0]
        tree.blind[:] = mcts.ONE_MOVE, move
        self.simulate(tree, seat, effort, self.exploration)
        child = tree.nodes[int(tree.nodes[0]["first"])]
        visits = int(child["visits"])
        return float(child["value"]) / visits if visits else None

    def line(self, known: Any, seat: int, move: int, effort: int) -> list[int]:
        return [move]  # what others will do, and what is drawn, differs from world to world


class Deepening:
    """Everything is open: each row looks a ply further than the one before."""

    deepens, exact = True, False
    FIRST = 2

    def __init__(self, game: Game) -> None:
        self.game, self.rules, self.face = game, game.rules, game.face
        self.search: Any = brain_of(game, "alphabeta").search  # type: ignore[attr-defined]

    def candidates(self, known: Any, seat: int, most: int, seed: int, effort: int) -> list[int]:
        moves = self.game.legal(known, seat)
        stop = np.zeros(1, np.uint8)
        scores = [self._score(known, seat, move, 2, 1 << 40, stop)[0] or 0 for move in moves]
        order = sorted(range(len(moves)), key=lambda i: -scores[i])
        return [moves[i] for i in order[:most]]

    def weigh(
        self, known: Any, seat: int, moves: Sequence[int], row: int, effort: int, stop: Any
    ) -> list[float | None]:
        found = [
            self._score(known, seat, move, self.FIRST + row, effort, stop)[0] for move in moves
        ]
        return [None if score is None else share_of(self.game, score) for score in found]

    def _score(
        self, known: Any, seat: int, move: int, depth: int, effort: int, stop: Any
    ) -> tuple[float | None, list[int]]:
        """The score after a move; None if the effort did not suffice."""
        after = self.game.apply(known, seat, move)
        outcome = self.game.outcome(after)
        if outcome:
            won = 0.0 if not outcome.winners else (1.0 if seat in outcome.winners else -1.0)
            return won * alphabeta.WIN, [move]
        board = alphabeta.new_board(self.rules, table.new_table(14), stop)
        board.states[0] = after[0]
        board.settings[:] = (1, -1, 0, 0)
        board.counters[alphabeta.NODE_LIMIT] = effort
        score, line = None, [move]
        for deeper in range(1, depth + 1):
            found = -int(self.search(board, 0, deeper, -alphabeta.INFINITE, alphabeta.INFINITE))
            if board.stop[0] or board.counters[alphabeta.NODES] >= effort:
                break
            score = float(found) if deeper == depth or abs(found) > alphabeta.EVALUATION else None
            line = [move, *board.line[0, : int(board.length[0])].tolist()]
            if score is not None:
                break
        return score, line

    def line(self, known: Any, seat: int, move: int, effort: int) -> list[int]:
        stop = np.zeros(1, np.uint8)
        return self._score(known, seat, move, 3, effort, stop)[1]


class Exact:
    """A game's own exact.py knows; where it does not, it says so."""

    deepens, exact = False, True

    def __init__(self, game: Game) -> None:
        self.game = game

    def candidates(self, known: Any, seat: int, most: int, seed: int, effort: int) -> list[int]:
        assert self.game.exact is not None
        line = self.game.exact.best_line(known, seat)
        legal = self.game.legal(known, seat)
        first = [line[0]] if line and line[0] in legal else []
        return [*first, *(move for move in legal if move not in first)][:most]

    def weigh(
        self, known: Any, seat: int, moves: Sequence[int], row: int, effort: int, stop: Any
    ) -> list[float | None]:
        assert self.game.exact is not None
        return self.game.exact.weigh(known, seat, moves)

    def line(self, known: Any, seat: int, move: int, effort: int) -> list[int]:
        assert self.game.exact is not None
        line = self.game.exact.best_line(known, seat)
        return line if line and line[0] == move else [move]
