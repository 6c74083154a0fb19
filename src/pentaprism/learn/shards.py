"""Shards: samples on disk, for our trainer and for anybody else's (docs/learning.md)."""

import io
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import numpy as np

from pentaprism.core.errors import BadRecord
from pentaprism.search.weights import replace_file

Columns = TypeVar("Columns")


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
    save_columns(path, samples)


def load(path: Path) -> Samples:
    return load_columns(path, Samples, _fits)


def _fits(samples: Samples) -> bool:
    rows = {len(column) for column in samples[1:]}
    return len(rows) == 1 and int(samples.counts.sum()) == len(samples.active)


def save_columns(path: Path, columns: Any) -> None:
    """A named tuple of arrays, whole or not at all."""
    content = io.BytesIO()
    np.savez_compressed(content, **columns._asdict())
    replace_file(path, content.getvalue())


def load_columns(path: Path, kind: type[Columns], fits: Callable[[Columns], bool]) -> Columns:
    try:
        with np.load(path, allow_pickle=False) as file:
            columns = kind(*(file[name] for name in kind._fields))  # type: ignore[attr-defined]
    except (OSError, ValueError, KeyError, zipfile.BadZipFile) as error:
        raise BadRecord(f"{path}: it is no shard ({error})") from None
    if not fits(columns):
        raise BadRecord(f"{path}: its columns do not fit together")
    return columns
