"""Learned policies: how likely a move is the one to play, before any search, inside kernels.

A policy sees a move as a list of active inputs (ones, all others being zeros), and its logit is the
sum of their weights: whole numbers, of which UNIT is 1. What the tree search makes of it is in
mcts.py: moves that are likely are tried first and more often, and others perhaps never.

A game that has a policy has policy.py:
  INPUTS                             how many inputs there are
  MOST_ACTIVE                        no move has more active inputs
  active(s, seat, move, out)         writes the active inputs of a move, returns how many. Only what
                                     the seat may know counts
"""

from typing import Any, NamedTuple

import numpy as np

from pentaprism.core.kernel import kernel

UNIT = 256
#: What the search makes of a policy: numbers of `Policies.knobs`.
EXPLORATION, URGENCY = 0, 1
KNOBS = 2


class Policies(NamedTuple):
    """Policies of one shape, one behind the other: whoever searches chooses one by number."""

    weights: Any  # [policy, input] of UNIT
    knobs: Any  # [policy, knob]
    habits: Any  # [outlook, input] of UNIT: how the others are imagined to choose (outlooks.py)


def of(weights: Any, knobs: Any, habits: Any) -> Policies:
    """One policy or outlook from its numbers."""
    return Policies(weights[None], knobs[None], habits[None])


def empty(inputs: int = 0, habits: int = 0) -> Policies:
    """In the place of a policy, for one who plays by hand."""
    return of(np.zeros(inputs, np.int16), np.zeros(KNOBS), np.zeros(habits, np.int16))


def inputs_of(module: Any) -> tuple[int, int]:
    """How many inputs a game's policy.py has, or its outlook.py and the habits that go with it."""
    habits = getattr(module, "habits", None)
    return module.INPUTS, 0 if habits is None else habits.INPUTS


def stack(policies: "list[Policies]") -> Policies:
    """Several policies of one shape as one."""
    return Policies(*(np.concatenate(parts) for parts in zip(*policies, strict=True)))


#: For games without a policy.
NONE = empty()


def kind_of(module: Any) -> str:
    """What a game's module sees: "policy" or "outlook"."""
    return str(module.__name__).rpartition(".")[2]


def make_chance(policy: Any) -> Any:
    """A kernel `chance(s, seat, move, weights, number, inputs)`: how likely a move is, compared
    with the others; `inputs` is scratch."""
    if policy is None:

        @kernel
        def even(s: Any, seat: int, move: int, weights: Any, number: int, inputs: Any) -> float:
            return 1.0

        return even

    _active = policy.active

    @kernel
    def chance(s: Any, seat: int, move: int, weights: Any, number: int, inputs: Any) -> float:
        total = 0
        for i in range(_active(s, seat, move, inputs)):
            total += weights[number, inputs[i]]
        return np.exp(total / UNIT)

    return chance
