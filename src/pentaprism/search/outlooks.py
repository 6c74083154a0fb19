"""Learned outlooks: how likely each seat is to win what is being played for, inside kernels.

A playout to the end is long, and most of what comes of it is chance. With an outlook it is cut
after some moves and judged by where it has come: a seat's logit is the sum of the weights of its
active inputs (whole numbers, of which policies.UNIT is 1), and the softmax over the seats their
chances. Weights and knobs travel as those of policies do.

A game that has an outlook has outlook.py:
  INPUTS                       how many inputs there are
  MOST_ACTIVE                  no seat has more active inputs
  seats(s)                     how many seats there are
  calm(s)                      a playout may be cut here
  active(s, seat, out)         writes the active inputs of a seat, returns how many. Everything is
                               known: what the searching seat does not know has been imagined
  payoffs(s, chances, out)     each seat's payoff in 0..1, if each wins with its chance
  winner(before, s)            for learning, where evaluation.settled(before, s) after a move: who
                               has won what was played for, or -1
"""

from typing import Any

import numpy as np

from pentaprism.core.kernel import kernel, part_of_kernel
from pentaprism.search.policies import UNIT

#: What the search makes of an outlook: numbers of `Policies.knobs`. EXPLORATION takes the place of
#: the game's own; a playout is cut at the first calm position after AFTER moves for each seat.
EXPLORATION, AFTER = 0, 1


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
        if number < 0 or made < tree.policies.knobs[number, AFTER] * _seats(s) or not _calm(s):
            return False
        judge(tree)
        return True

    return cut
