"""Train a net of PRIZMIK outside of the package, from shards to weights that the arena takes.

    python examples/learning/train_elsewhere.py learn-prizmik/generation-01 mine.npz
    pentaprism arena test master@nodes=1000,eval=mine.npz master@nodes=1000,eval=hand --game prizmik

Plain numpy and plain gradient descent, so that every step can be seen; put your own framework in
the place of `train`. docs/learning.md describes both files.
"""

import sys
from pathlib import Path
from typing import Any

import numpy as np

from pentaprism.games.prizmik import net

SCALE, RESULT = 400.0, 0.3
STEPS, BATCH, RATE = 2000, 512, 0.5
Arrays = dict[str, Any]


def read(folder: Path) -> Arrays:
    shards = [np.load(path) for path in sorted(folder.glob("shard-*.npz"))]
    return {name: np.concatenate([shard[name] for shard in shards]) for name in shards[0].files}


def dense(data: Arrays, starts: Any, chosen: Any) -> Any:
    """The chosen positions as ones and zeros: [position, chair, input]."""
    rows = np.zeros((len(chosen), 2, net.INPUTS), np.float32)
    for row, i in zip(rows, chosen, strict=True):
        active = data["active"][starts[i] : starts[i] + data["counts"][i]]
        row[0, active] = row[1, net.SWAP[active]] = 1
    return rows


def train(data: Arrays) -> Arrays:
    chance = np.random.default_rng(1)
    first = chance.normal(0, 0.1, (net.INPUTS, net.HIDDEN)).astype(np.float32)
    bias = np.full(net.HIDDEN, 0.25, np.float32)
    second = np.zeros((net.BUCKETS, 2 * net.HIDDEN), np.float32)
    last = np.zeros(net.BUCKETS, np.float32)
    searched = 1 / (1 + np.exp(-data["searched"] / SCALE))
    targets = RESULT * data["results"] / 2 + (1 - RESULT) * searched
    starts = np.cumsum(data["counts"], dtype=np.int64) - data["counts"]
    for step in range(STEPS):
        chosen = chance.integers(0, len(targets), BATCH)
        inputs, buckets = dense(data, starts, chosen), data["buckets"][chosen]
        units = inputs @ first + bias
        clipped = np.clip(units, 0, 1).reshape(BATCH, -1)
        logits = data["hand"][chosen] / SCALE + last[buckets] + (clipped * second[buckets]).sum(1)
        error = ((1 / (1 + np.exp(-logits)) - targets[chosen]) / BATCH).astype(np.float32)
        back = (error[:, None] * second[buckets]).reshape(units.shape) * ((units > 0) & (units < 1))
        np.add.at(second, buckets, -RATE * error[:, None] * clipped)
        np.add.at(last, buckets, -RATE * error)
        first -= RATE * np.einsum("nci,ncu->iu", inputs, back, optimize=True)
        bias -= RATE * back.sum((0, 1))
        if step % 200 == 0:
            loss = np.logaddexp(0, logits) - targets[chosen] * logits
            print(f"step {step}: loss {loss.mean():.4f}", flush=True)
    return {"first": first, "bias": bias, "second": second, "last": last}


def write(path: Path, trained: Arrays) -> None:
    factors = {"first": 1024, "bias": 1024, "second": 16 * SCALE, "last": 16384 * SCALE}
    types = {"first": np.int16, "bias": np.int32, "second": np.int16, "last": np.int32}
    arrays = {
        name: np.rint(trained[name] * factor).astype(types[name])
        for name, factor in factors.items()
    }
    about = b'{"game":"prizmik","version":"1","format":1,"unit":1024,"fraction":16}'
    np.savez_compressed(path, **arrays, about=np.frombuffer(about, np.uint8))


if __name__ == "__main__":
    write(Path(sys.argv[2]), train(read(Path(sys.argv[1]))))
