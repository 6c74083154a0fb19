"""Training: one net, by Adam, in kernels.

The net adds a correction z to what the evaluation by hand says: the expected share of the win is
1 / (1 + exp(-(hand / scale + z))), and the loss its cross-entropy against a target, which is a mix
of how the game ended and what the search thought. Positions and their mirror images are worth the
same: of each sample a lot decides which of the two is shown.

No fast mathematics: one thread, one order, the same numbers every time.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
import numpy as np

from pentaprism.core.kernel import kernel, kernel_with_arrays
from pentaprism.learn.shards import Samples

_BETA_1, _BETA_2, _TINY = 0.9, 0.999, 1e-8
#: What fits into the whole numbers of a file, and a little less.
_MOST_FIRST = 30.0


class Net(NamedTuple):
    """The parameters, or anything of their shape."""

    first: Any  # [input, unit]
    bias: Any
    second: Any  # [bucket, unit of the seat to move, then of the other]
    last: Any  # [bucket]


class Batch(NamedTuple):
    """Samples ready for training."""

    active: Any
    starts: Any  # [n + 1]
    buckets: Any
    hand: Any  # as logits
    targets: Any  # shares of the win


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    epochs: int = 8
    batch: int = 1024
    rate: float = 0.002
    #: The learning rate falls to this part of itself in the course of the epochs.
    last_rate: float = 0.05
    decay: float = 1e-5
    #: How much of the target is how the game ended; the rest is what the search thought.
    result: float = 0.3
    #: What a logit is worth as a score; 0: what predicts the results best by hand.
    scale: float = 0.0
    #: One sample in so many is kept for checking.
    held_out: int = 20


def new_net(shape: Any, seed: int, dtype: Any = np.float32) -> Net:
    """Small random numbers in the first layer; the second is zero and changes nothing yet."""
    chance = np.random.Generator(np.random.PCG64(seed))
    return Net(
        chance.normal(0, 0.1, (shape.INPUTS, shape.HIDDEN)).astype(dtype),
        np.full(shape.HIDDEN, 0.25, dtype),
        np.zeros((shape.BUCKETS, 2 * shape.HIDDEN), dtype),
        np.zeros(shape.BUCKETS, dtype),
    )


def like(net: Net) -> Net:
    return Net(*(np.zeros_like(part) for part in net))


def views_of(shape: Any) -> Any:
    """[mirrored, chair, input] -> the input of the net, by what a sample holds."""
    straight = np.stack([np.arange(shape.INPUTS), shape.SWAP])
    return np.stack([straight, shape.MIRROR[straight]]).astype(np.int64)


def fit_scale(samples: Samples) -> float:
    """What the evaluation by hand says of a logit: the scale that predicts results best."""
    hand, results = samples.hand.astype(np.float64), samples.results / 2.0
    return float(min(range(60, 1000, 10), key=lambda scale: _entropy(hand / scale, results)))


def _entropy(logits: Any, targets: Any) -> float:
    return float(np.mean(np.logaddexp(0.0, logits) - targets * logits))


def batch_of(samples: Samples, scale: float, result: float, dtype: Any = np.float32) -> Batch:
    starts = np.concatenate([[0], np.cumsum(samples.counts, dtype=np.int64)])
    searched = 1 / (1 + np.exp(-np.clip(samples.searched / scale, -30, 30)))
    targets = result * samples.results / 2 + (1 - result) * searched
    return Batch(
        samples.active,
        starts,
        samples.buckets.astype(np.int64),
        (samples.hand / scale).astype(dtype),
        targets.astype(dtype),
    )


@kernel
def add_up(net: Any, batch: Any, i: int, view: Any, out: Any) -> None:
    """The first layer of one sample from one chair."""
    for unit in range(len(out)):
        out[unit] = net.bias[unit]
    for at in range(batch.starts[i], batch.starts[i + 1]):
        row = view[batch.active[at]]
        for unit in range(len(out)):
            out[unit] += net.first[row, unit]


@kernel
def correction(net: Any, batch: Any, i: int, view: Any, sums: Any) -> Any:
    """What the net adds to the logit of a sample; leaves both first layers in `sums`."""
    add_up(net, batch, i, view[0], sums[0])
    add_up(net, batch, i, view[1], sums[1])
    bucket, hidden = batch.buckets[i], sums.shape[1]
    z = net.last[bucket]
    for chair in range(2):
        for unit in range(hidden):
            clipped = min(max(sums[chair, unit], 0), 1)
            z += net.second[bucket, chair * hidden + unit] * clipped
    return z


@kernel
def loss_of(logit: Any, target: Any) -> Any:
    """Cross-entropy, without overflow."""
    return max(logit, 0) + np.log1p(np.exp(-abs(logit))) - target * logit


@kernel_with_arrays
def add_gradient(net: Any, batch: Any, chosen: Any, lots: Any, views: Any, slope: Any) -> float:
    """Add the mean gradient over the chosen samples to `slope`; returns their mean loss."""
    hidden = len(net.bias)
    sums = np.zeros((2, hidden), net.bias.dtype)
    back = np.zeros((2, hidden), net.bias.dtype)
    total, share = 0.0, 1 / len(chosen)
    for k in range(len(chosen)):
        i = chosen[k]
        view = views[lots[k]]
        logit = batch.hand[i] + correction(net, batch, i, view, sums)
        total += loss_of(logit, batch.targets[i])
        bucket = batch.buckets[i]
        error = (1 / (1 + np.exp(-logit)) - batch.targets[i]) * share
        slope.last[bucket] += error
        for chair in range(2):
            for unit in range(hidden):
                column, value = chair * hidden + unit, sums[chair, unit]
                slope.second[bucket, column] += error * min(max(value, 0), 1)
                inside = 0 < value < 1
                back[chair, unit] = error * net.second[bucket, column] if inside else 0
                slope.bias[unit] += back[chair, unit]
        for at in range(batch.starts[i], batch.starts[i + 1]):
            for chair in range(2):
                row = view[chair, batch.active[at]]
                for unit in range(hidden):
                    slope.first[row, unit] += back[chair, unit]
    return total * share


@kernel_with_arrays
def mean_loss(net: Any, batch: Any, chosen: Any, views: Any) -> float:
    sums = np.zeros((2, len(net.bias)), net.bias.dtype)
    total = 0.0
    for i in chosen:
        total += loss_of(
            batch.hand[i] + correction(net, batch, i, views[0], sums), batch.targets[i]
        )
    return total / max(len(chosen), 1)


@kernel
def adam(values: Any, slope: Any, mean: Any, square: Any, rate: float, decay: float) -> None:
    """One step over flat arrays; clears the slope. `rate` has the corrections for early steps."""
    for i in range(len(values)):
        g = slope[i] + decay * values[i]
        mean[i] = _BETA_1 * mean[i] + (1 - _BETA_1) * g
        square[i] = _BETA_2 * square[i] + (1 - _BETA_2) * g * g
        values[i] -= rate * mean[i] / (np.sqrt(square[i]) + _TINY)
        slope[i] = 0


class Losses(msgspec.Struct, frozen=True):
    """Mean losses on samples that were not trained on: by hand alone, and with the net."""

    hand: float
    net: float


def train(
    net: Net,
    batch: Batch,
    views: Any,
    settings: Settings,
    seed: int,
    tell: Callable[[int, float, float], None],
) -> tuple[Net, Losses]:
    """Train a copy of the net; `tell(epoch, loss, loss on what was held out)`."""
    net = Net(*(part.copy() for part in net))
    chance = np.random.Generator(np.random.PCG64(seed))
    order = chance.permutation(len(batch.buckets))
    held, shown = np.split(order, [len(order) // settings.held_out])
    slope, means, squares = like(net), like(net), like(net)
    steps = settings.epochs * -(-len(shown) // settings.batch)
    done = 0
    for epoch in range(settings.epochs):
        shown = shown[chance.permutation(len(shown))]
        lots = chance.integers(0, 2, len(shown))
        total = 0.0
        for start in range(0, len(shown), settings.batch):
            part = slice(start, start + settings.batch)
            loss = add_gradient(net, batch, shown[part], lots[part], views, slope)
            total += loss * len(shown[part])
            done += 1
            step(net, slope, means, squares, settings, done, done / steps)
            np.clip(net.first, -_MOST_FIRST, _MOST_FIRST, out=net.first)
        tell(epoch + 1, total / max(len(shown), 1), float(mean_loss(net, batch, held, views)))
    before = like(net)
    losses = Losses(
        float(mean_loss(before, batch, held, views)), float(mean_loss(net, batch, held, views))
    )
    return net, losses


def step(
    net: Any, slope: Any, means: Any, squares: Any, settings: Settings, done: int, part: float
) -> None:
    """One step of Adam, the number `done`, when this part of all steps is over."""
    fallen = settings.last_rate + (1 - settings.last_rate) * (1 + np.cos(np.pi * part)) / 2
    early = np.sqrt(1 - _BETA_2**done) / (1 - _BETA_1**done)
    rate = settings.rate * fallen * early
    for values, slopes, mean, square in zip(net, slope, means, squares, strict=True):
        adam(
            values.reshape(-1),
            slopes.reshape(-1),
            mean.reshape(-1),
            square.reshape(-1),
            rate,
            settings.decay,
        )
