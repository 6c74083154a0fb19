"""Training a policy: its choices are to be those of the search, by Adam, in kernels.

A move's logit is the sum of the weights of its active inputs; the loss of a choice is the
cross-entropy of the softmax over its moves against how often the search tried each of them beyond
the first time, which every move may have had.

No fast mathematics: one thread, one order, the same numbers every time.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from pentaprism.core.kernel import kernel
from pentaprism.learn.choices import Choices
from pentaprism.learn.train import Losses, Settings, step

#: What fits into the whole numbers of a file, and a good deal less.
_MOST = 12.0


class Policy(NamedTuple):
    """The parameters, or anything of their shape."""

    weights: Any


class Batch(NamedTuple):
    """Choices ready for training."""

    active: Any
    inputs: Any  # [moves + 1]: where the inputs of a move begin
    starts: Any  # [choices + 1]: where the moves of a choice begin
    targets: Any  # [moves]: shares of the visits


def batch_of(choices: Choices, dtype: Any = np.float32) -> Batch:
    starts = np.concatenate([[0], np.cumsum(choices.moves, dtype=np.int64)])
    inputs = np.concatenate([[0], np.cumsum(choices.counts, dtype=np.int64)])
    visits = choices.visits.astype(np.float64)
    again = np.maximum(visits - 1, 0)
    of = np.repeat(np.arange(len(choices.moves)), choices.moves)
    thought = np.bincount(of, again, len(choices.moves))
    tried = np.where(thought[of] > 0, again, np.maximum(visits, 1e-9))
    totals = np.bincount(of, tried, len(choices.moves))
    return Batch(choices.active, inputs, starts, (tried / totals[of]).astype(dtype))


@kernel
def chances_of(policy: Any, batch: Any, i: int, out: Any) -> float:
    """Write the softmax over the moves of a choice; the loss of the choice."""
    first, last = batch.starts[i], batch.starts[i + 1]
    most = -np.inf
    for move in range(first, last):
        logit = 0.0
        for at in range(batch.inputs[move], batch.inputs[move + 1]):
            logit += policy.weights[batch.active[at]]
        out[move - first] = logit
        most = max(most, logit)
    total = 0.0
    for move in range(last - first):
        total += np.exp(out[move] - most)
    loss, log = 0.0, np.log(total) + most
    for move in range(last - first):
        loss -= batch.targets[first + move] * (out[move] - log)
        out[move] = np.exp(out[move] - log)
    return loss


@kernel
def add_gradient(policy: Any, batch: Any, chosen: Any, slope: Any, scratch: Any) -> float:
    """Add the slopes of the mean loss of some choices, which is returned."""
    share, loss = 1.0 / max(len(chosen), 1), 0.0
    for i in chosen:
        loss += chances_of(policy, batch, i, scratch)
        first = batch.starts[i]
        for move in range(first, batch.starts[i + 1]):
            error = (scratch[move - first] - batch.targets[move]) * share
            for at in range(batch.inputs[move], batch.inputs[move + 1]):
                slope.weights[batch.active[at]] += error
    return loss * share


@kernel
def mean_loss(policy: Any, batch: Any, chosen: Any, scratch: Any) -> float:
    loss = 0.0
    for i in chosen:
        loss += chances_of(policy, batch, i, scratch)
    return loss / max(len(chosen), 1)


def train(
    inputs: int,
    batch: Batch,
    settings: Settings,
    seed: int,
    tell: Callable[[int, float, float], None],
    begin: Policy | None = None,
) -> tuple[Policy, Losses]:
    """Train a policy from nothing, where all moves are alike, or go on with one. `tell` as in
    train.train."""
    policy, slope, means, squares = (Policy(np.zeros(inputs)) for _ in range(4))
    if begin is not None:
        policy.weights[:] = begin.weights
    chance = np.random.Generator(np.random.PCG64(seed))
    order = chance.permutation(len(batch.starts) - 1)
    held, shown = np.split(order, [len(order) // settings.held_out])
    scratch = np.zeros(int(np.diff(batch.starts).max(initial=1)))
    even = float(mean_loss(policy, batch, held, scratch))
    steps = settings.epochs * -(-len(shown) // settings.batch)
    done = 0
    for epoch in range(settings.epochs):
        shown = shown[chance.permutation(len(shown))]
        total = 0.0
        for start in range(0, len(shown), settings.batch):
            part = shown[start : start + settings.batch]
            total += add_gradient(policy, batch, part, slope, scratch) * len(part)
            done += 1
            step(policy, slope, means, squares, settings, done, done / steps)
            np.clip(policy.weights, -_MOST, _MOST, out=policy.weights)
        loss = float(mean_loss(policy, batch, held, scratch))
        tell(epoch + 1, total / max(len(shown), 1), loss)
    return policy, Losses(even, float(mean_loss(policy, batch, held, scratch)))
