"""Shards: samples on disk, for our trainer and for anybody else's (docs/learning.md)."""

import io
import zipfile
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from pentaprism.core.errors import BadRecord
from pentaprism.search.weights import replace_file


class Samples(NamedTuple):
    """Positions as the seat to move sees them; a row a position in all but `active`."""

    active: Any  # uint16: the active inputs of all positions, one behind the other
    counts: Any  # uint8: how many of them belong to each
    buckets: Any  # uint8
    hand: Any  # int16: the evaluation by hand
    searched: Any  # int16: what the search found
    results: Any  # uint8: what the seat got in the end: 0 a loss, 1 a draw, 2 a win

    @property
    def positions(self) -> int:
        return len(self.counts)

    @staticmethod
    def joined(parts: "list[Samples]") -> "Samples":
        return Samples(*(np.concatenate(columns) for columns in zip(*parts, strict=True)))


def save(path: Path, samples: Samples) -> None:
    content = io.BytesIO()
    np.savez_compressed(content, **samples._asdict())
    replace_file(path, content.getvalue())


def load(path: Path) -> Samples:
    try:
        with np.load(path, allow_pickle=False) as file:
            samples = Samples(*(file[name] for name in Samples._fields))
    except (OSError, ValueError, KeyError, zipfile.BadZipFile) as error:
        raise BadRecord(f"{path}: it is no shard ({error})") from None
    rows = {len(column) for column in samples[1:]}
    if len(rows) != 1 or int(samples.counts.sum()) != len(samples.active):
        raise BadRecord(f"{path}: its columns do not fit together")
    return samples
