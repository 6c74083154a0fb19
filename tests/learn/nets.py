"""Nets for tests: random ones, and what they say in plain numbers."""

from typing import Any

import numpy as np

from pentaprism.games.registry import find
from pentaprism.search import nets
from pentaprism.search.weights import quantised

PRIZMIK = find("prizmik")
NET: Any = PRIZMIK.net


def random_weights(seed: int) -> nets.Weights:
    chance = np.random.default_rng(seed)
    return quantised(
        chance.normal(0, 0.3, (NET.INPUTS, NET.HIDDEN)),
        chance.normal(0, 0.3, NET.HIDDEN),
        chance.normal(0, 0.5, (NET.BUCKETS, 2 * NET.HIDDEN)),
        chance.normal(0, 0.1, NET.BUCKETS),
        scale=200.0,
        swap=NET.SWAP,
    )


def inputs_of(state: Any, chair: int) -> list[int]:
    out = np.zeros(NET.MOST_ACTIVE, np.int64)
    return sorted(out[: NET.active(state[0], chair, out)].tolist())


def plain_residual(state: Any, seat: int, weights: nets.Weights) -> int:
    """What a net adds, in numpy and anew."""
    bucket = int(NET.bucket(state[0]))
    total = int(weights.last[0, bucket])
    for place, chair in enumerate((seat, 1 - seat)):
        rows = weights.first[0, :, : NET.HIDDEN].astype(np.int64)[inputs_of(state, chair)]
        units = np.clip(weights.bias[0] + rows.sum(axis=0), 0, nets.UNIT)
        second = weights.second[0, bucket, place * NET.HIDDEN : (place + 1) * NET.HIDDEN]
        total += int((units * second.astype(np.int64)).sum())
    return total // (nets.UNIT * nets.FRACTION)
