"""Our side of the contests: playouts, perft and MCTS over any rules of our core."""

import threading
from typing import Any

import numpy as np

from pentaprism.core.rng import generator
from pentaprism.search import mcts
from pentaprism.search.perft import make_perft
from pentaprism.search.playout import make_playouts


class Listing:
    """A game's rules without its own sampler: playouts then list all legal moves every time."""

    def __init__(self, rules: Any) -> None:
        for name in ("STATE", "MAX_MOVES", "setup", "to_act", "legal", "apply", "over", "winners"):
            setattr(self, name, getattr(rules, name))


class Ours:
    def __init__(self, rules: Any, options: list[int], players: int = 2) -> None:
        self.rules = rules
        self.players = players
        self.options = np.array(options, np.int64)
        self.playouts_kernel = make_playouts(rules)
        self.perft_kernel = make_perft(rules)
        self.simulate = mcts.make_mcts(rules)
        self.seed = 0
        self.playouts(1)

    def playouts(self, games: int) -> int:
        """Random games; the number of moves."""
        self.seed += 1
        states = np.zeros(1, self.rules.STATE)
        scratch = np.zeros(self.rules.MAX_MOVES, np.int64)
        made = self.playouts_kernel(
            states, self.players, self.options, generator(self.seed), games, scratch
        )
        return int(made)

    def playouts_in_threads(self, games: int, threads: int) -> int:
        """The same in each of several threads; the number of moves of all."""
        made = [0] * threads

        def work(number: int) -> None:
            made[number] = self.playouts(games)

        workers = [threading.Thread(target=work, args=(number,)) for number in range(threads)]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
        return sum(made)

    def start(self, count: int) -> Any:
        states = np.zeros(count, self.rules.STATE)
        self.rules.setup(states[0], self.players, self.options, np.uint64(1))
        return states

    def perft(self, depth: int) -> int:
        """Leaves, every one of them really made."""
        moves = np.zeros((depth, self.rules.MAX_MOVES), np.int64)
        return int(self.perft_kernel(self.start(depth + 1), moves, 0, depth, False))

    def simulations(self, count: int) -> int:
        tree = mcts.new_tree(self.rules, 2_000_000, generator(1), np.zeros(1, np.uint8))
        tree.states[0] = self.start(1)[0]
        return int(self.simulate(tree, count, 1.4))
