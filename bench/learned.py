"""What a net costs the search: PRIZMIK judged by hand, and by hand and net."""

import random
from typing import Any

import numpy as np

from bench.measure import Contest, Goal
from pentaprism.bots.brains import weights_of
from pentaprism.core.kernel import kernel
from pentaprism.games.prizmik import evaluation, net, rules
from pentaprism.games.registry import find
from pentaprism.search import alphabeta, nets, table

PRIZMIK = find("prizmik")
POSITIONS, NODES, PASSES = 400, 300_000, 2_000
HAND, NET = "by hand", "by hand and net"

_follow, _residual = nets.make_follow(net), nets.make_residual(net)
_advance = alphabeta.make_advance(rules, net)
_search = alphabeta.make_alphabeta(rules, evaluation, net, _advance)


@kernel
def by_hand(states: Any, passes: int) -> int:
    total = 0
    for _ in range(passes):
        for i in range(len(states) - 1):
            s = states[i + 1]
            total += evaluation.evaluate(s, s.turn, evaluation.ALL)
    return total


@kernel
def by_net(states: Any, passes: int, weights: Any, sums: Any, scratch: Any) -> int:
    """The same with what the net adds, brought up to date from the position before."""
    total = 0
    for _ in range(passes):
        for i in range(len(states) - 1):
            s = states[i + 1]
            _follow(states, weights, 0, sums, i, scratch)
            total += evaluation.evaluate(s, s.turn, evaluation.ALL)
            total += _residual(s, s.turn, weights, 0, sums, i + 1)
    return total


class Work:
    def __init__(self) -> None:
        self.weights = weights_of(PRIZMIK, "net")
        self.states = np.zeros(POSITIONS, rules.STATE)
        chance = random.Random(1)
        state = PRIZMIK.setup(2, {"quiet_limit": 0}, 0)
        for i in range(POSITIONS):
            self.states[i] = state[0]
            seat = PRIZMIK.to_act(state)[0]
            after = PRIZMIK.apply(state, seat, chance.choice(PRIZMIK.legal(state, seat)))
            state = after if PRIZMIK.to_act(after) else PRIZMIK.setup(2, {"quiet_limit": 0}, 0)
        self.sums = nets.new_sums(POSITIONS, self.weights)
        self.scratch = np.zeros(512, np.int64)

    def evaluate_by_hand(self) -> int:
        by_hand(self.states, PASSES)
        return PASSES * (POSITIONS - 1)

    def evaluate_by_net(self) -> int:
        by_net(self.states, PASSES, self.weights, self.sums, self.scratch)
        return PASSES * (POSITIONS - 1)

    def search(self, number: int) -> int:
        stop = np.zeros(1, np.uint8)
        entries = table.new_table(18)
        board = alphabeta.new_board(rules, entries, stop, self.weights)
        board.states[0] = self.states[30]
        board.settings[:] = (1, evaluation.ALL, 0, 0)
        board.net[0] = number
        board.counters[alphabeta.NODE_LIMIT] = NODES
        depth = 1
        while not stop[0] and depth < alphabeta.MAX_PLY:
            _search(board, 0, depth, -alphabeta.INFINITE, alphabeta.INFINITE)
            depth += 1
        return int(board.counters[alphabeta.NODES])


def run(rounds: int) -> tuple[list[Contest], list[Goal]]:
    work = Work()
    evaluations = Contest(
        "PRIZMIK, positions judged one after the other",
        "positions",
        {HAND: work.evaluate_by_hand, NET: work.evaluate_by_net},
    )
    searches = Contest(
        "PRIZMIK, alpha-beta",
        "nodes",
        {HAND: lambda: work.search(-1), NET: lambda: work.search(0)},
    )
    for contest in (evaluations, searches):
        for each in contest.contestants.values():
            each()
        contest.run(rounds)
    times = evaluations.ratios(HAND, NET)
    return [evaluations, searches], [
        Goal("time of an evaluation with the net, of one by hand", times, 2.0, at_most=True),
        Goal("nodes a second with the net, of those by hand", searches.ratios(NET, HAND), 0.5),
    ]
