"""The training kernels: their slopes are those of the loss, and they learn what there is."""

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from pentaprism.learn import train
from pentaprism.learn.shards import Samples

SHAPE = SimpleNamespace(
    INPUTS=12, HIDDEN=3, BUCKETS=2, SWAP=np.arange(12)[::-1].copy(), MIRROR=np.arange(12) ^ 1
)
VIEWS = train.views_of(SHAPE)


def samples(count: int, seed: int = 0) -> Samples:
    """A result is decided by whether input 3 or its mirror image 2 is there."""
    chance = np.random.default_rng(seed)
    rows = [np.sort(chance.choice(12, 4, replace=False)) for _ in range(count)]
    results = [2 if 3 in row or 2 in row else 0 for row in rows]
    return Samples(
        np.concatenate(rows).astype(np.uint16),
        np.full(count, 4, np.uint8),
        chance.integers(0, 2, count).astype(np.uint8),
        chance.integers(-200, 200, count).astype(np.int16),
        chance.integers(-300, 300, count).astype(np.int16),
        np.array(results, np.uint8),
    )


def random_net(seed: int) -> train.Net:
    chance = np.random.default_rng(seed)
    net = train.new_net(SHAPE, seed, np.float64)
    return train.Net(*(part + chance.normal(0, 0.3, part.shape) for part in net))


def loss(net: train.Net, batch: train.Batch, chosen: Any, lots: Any) -> float:
    return float(train.add_gradient(net, batch, chosen, lots, VIEWS, train.like(net)))


def test_slopes_are_those_of_the_loss() -> None:
    """Every parameter moved a little to either side, in 64 bits."""
    batch = train.batch_of(samples(40), 150.0, 0.7, np.float64)
    net, chosen = random_net(1), np.arange(5, 35)
    lots = np.random.default_rng(2).integers(0, 2, len(chosen))
    slope = train.like(net)
    train.add_gradient(net, batch, chosen, lots, VIEWS, slope)
    step, checked = 1e-6, 0
    for values, slopes in zip(net, slope, strict=True):
        flat, told = values.reshape(-1), slopes.reshape(-1)
        for i in range(len(flat)):
            kept = flat[i]
            flat[i] = kept + step
            above = loss(net, batch, chosen, lots)
            flat[i] = kept - step
            below = loss(net, batch, chosen, lots)
            flat[i] = kept
            assert told[i] == pytest.approx((above - below) / (2 * step), rel=1e-4, abs=1e-8)
            checked += told[i] != 0.0
    assert checked > 40


def test_it_learns_what_the_hand_does_not_see() -> None:
    batch = train.batch_of(samples(4000), 150.0, 1.0)
    settings = train.Settings(epochs=12, batch=64, rate=0.01)
    told: list[float] = []
    net = train.new_net(SHAPE, 3)
    trained, losses = train.train(
        net, batch, VIEWS, settings, 4, lambda epoch, loss, held: told.append(held)
    )
    assert len(told) == 12
    assert losses.net == pytest.approx(told[-1])
    assert losses.net < 0.25 < 0.6 < losses.hand
    assert (net.second == 0).all()  # the one it began with is as it was
    assert (trained.second != 0).any()


def test_the_same_seed_gives_the_same_net_to_the_bit() -> None:
    batch = train.batch_of(samples(500), 150.0, 0.7)
    settings = train.Settings(epochs=2, batch=64)

    def trained(seed: int) -> list[bytes]:
        net, _ = train.train(
            train.new_net(SHAPE, seed), batch, VIEWS, settings, seed, lambda *told: None
        )
        return [part.tobytes() for part in net]

    assert trained(1) == trained(1)
    assert trained(1) != trained(2)


def test_the_scale_is_the_one_that_predicts_best() -> None:
    chance = np.random.default_rng(1)
    hand = chance.normal(0, 300, 20_000)
    won = chance.random(20_000) < 1 / (1 + np.exp(-hand / 240))
    found = samples(20_000)._replace(hand=hand.astype(np.int16), results=(2 * won).astype(np.uint8))
    assert train.fit_scale(found) == pytest.approx(240, abs=20)
