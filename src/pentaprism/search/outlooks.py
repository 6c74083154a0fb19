"""Learned outlooks: how likely each seat is to win what is being played for, inside kernels.

A playout to the end is long, and most of what comes of it is chance. With an outlook it is cut
after some moves and judged by where it has come: a seat's logit is the sum of the weights of its
active inputs (whole numbers, of which policies.UNIT is 1), and the softmax over the seats their
chances. Weights and knobs travel as those of policies do.

With an outlook go habits: how likely each move is to be chosen, by what its mover sees of it. In
the tree the others draw their moves from them. If they searched instead, they would find what is
best against the hand that the searching seat really has, since all imagined worlds share it.

A game that has an outlook has outlook.py:
  INPUTS                       how many inputs there are
  MOST_ACTIVE                  no seat has more active inputs
  seats(s)                     how many seats there are
  calm(s)                      a playout may be cut here
  active(s, seat, out)         writes the active inputs of a seat, returns how many. Everything is
                               known: what the searching seat does not know has been imagined
  payoffs(s, chances, out)     each seat's payoff in 0..1, if each wins with its chance
  later(s, bits)               for learning: what was just set up becomes, by chance, something
                               later in the game
  winner(before, s)            for learning, where evaluation.settled(before, s) after a move: who
                               has won what was played for, or -1
  habits                       a module that sees a move as policy.py does (policies.py)
"""

from typing import Any

import numpy as np

from pentaprism.core.bits import U
from pentaprism.core.kernel import kernel, part_of_kernel
from pentaprism.core.rng import random
from pentaprism.search.policies import UNIT

#: What the search makes of an outlook: numbers of `Policies.knobs`. EXPLORATION takes the place of
#: the game's own; a playout is cut at the first calm position after AFTER moves.
EXPLORATION, AFTER = 0, 1

#: 2**-53: what makes 53 random bits a number below 1.
_SMALL = 1.0 / 9_007_199_254_740_992.0


def make_cut(outlook: Any) -> Any:
    """A kernel `cut(tree, made)`: whether the playout ends after so many moves, its payoffs
    written."""
    if outlook is None:

        @part_of_kernel
        def never(tree: Any, made: int) -> bool:
            return False

        return never

    _seats, _calm, _active = outlook.seats, outlook.calm, outlook.active
    _payoffs = outlook.payoffs

    @kernel
    def judge(tree: Any) -> None:
        s, weights, number = tree.states[1], tree.policies.weights, tree.policy[0]
        total = 0.0
        for seat in range(_seats(s)):
            logit = 0
            for i in range(_active(s, seat, tree.inputs)):
                logit += weights[number, tree.inputs[i]]
            tree.chances[seat] = np.exp(logit / UNIT)
            total += tree.chances[seat]
        for seat in range(_seats(s)):
            tree.chances[seat] /= total
        _payoffs(s, tree.chances, tree.payoff)

    @part_of_kernel
    def cut(tree: Any, made: int) -> bool:
        s, number = tree.states[1], tree.policy[0]
        if number < 0 or made < tree.policies.knobs[number, AFTER] or not _calm(s):
            return False
        judge(tree)
        return True

    return cut


def make_draw(habits: Any) -> Any:
    """A kernel `draw(s, seat, moves, n, weights, bits, inputs, sums)`: one of n moves, by these
    habits; `inputs` and `sums` are scratch."""
    _active = habits.active

    @kernel
    def draw(
        s: Any,
        seat: int,
        moves: Any,
        n: int,
        weights: Any,
        bits: np.uint64,
        inputs: Any,
        sums: Any,
    ) -> int:
        if n == 1:
            return moves[0]
        total = 0.0
        for i in range(n):
            logit = 0
            for j in range(_active(s, seat, moves[i], inputs)):
                logit += weights[inputs[j]]
            total += np.exp(logit / UNIT)
            sums[i] = total
        lot = (bits >> U(11)) * _SMALL * total
        for i in range(n - 1):
            if lot < sums[i]:
                return moves[i]
        return moves[n - 1]

    return draw


def make_imagine(outlook: Any) -> Any:
    """A kernel `imagine(tree, seat, n)`: the move that another seat makes, of the n of
    `tree.moves`."""
    if outlook is None:

        @kernel
        def nothing(tree: Any, seat: int, n: int) -> int:
            return tree.moves[0]

        return nothing

    _draw = make_draw(outlook.habits)

    @kernel
    def imagine(tree: Any, seat: int, n: int) -> int:
        weights, bits = tree.policies.habits[tree.policy[0]], random(tree.generator[0])
        return _draw(tree.states[1], seat, tree.moves, n, weights, bits, tree.inputs, tree.sums)

    return imagine
