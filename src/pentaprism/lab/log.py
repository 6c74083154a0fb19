"""The lab's log: every block of every trial, kept for good, in one SQLite file.

Append-only and keyed as the arena's log is: writing a block again changes nothing, so a run that
was stopped or killed goes on where it was. A run is known by its plan and by the version of our
code.
"""

import sqlite3
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from pentaprism.arena.log import islands, open_log, run_of
from pentaprism.lab.trials import Block, Trial

SCHEMA_VERSION = 1
_SCHEMA = """
CREATE TABLE runs (
  run INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  title TEXT NOT NULL,
  version TEXT NOT NULL,
  began TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))
);
CREATE TABLE trials (
  run INTEGER NOT NULL REFERENCES runs,
  trial INTEGER NOT NULL,
  plan TEXT NOT NULL,
  PRIMARY KEY (run, trial)
);
CREATE TABLE blocks (
  run INTEGER NOT NULL,
  trial INTEGER NOT NULL,
  block INTEGER NOT NULL,
  seed INTEGER NOT NULL,
  notes BLOB NOT NULL,
  arms BLOB NOT NULL,
  PRIMARY KEY (run, trial, block)
);
"""
_TABLES = ("runs", "trials", "blocks")


class LabLog:
    """An open log; `run` is the run that is written, once `begin` has named it."""

    def __init__(self, path: Path | str) -> None:
        self._db: sqlite3.Connection = open_log(
            path, "the lab", _SCHEMA, _TABLES, SCHEMA_VERSION + 100
        )
        self.run = 0

    def close(self) -> None:
        self._db.close()

    def __enter__(self) -> "LabLog":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def begin(self, trials: list[Trial], title: str, version: str) -> bool:
        """Open the run of these trials; whether it was begun before."""
        self.run, before = run_of(self._db, trials, title, version)
        self._db.executemany(
            "INSERT OR IGNORE INTO trials VALUES (?, ?, ?)",
            (
                (self.run, number, msgspec.json.encode(trial, order="deterministic").decode())
                for number, trial in enumerate(trials)
            ),
        )
        return before

    def add_blocks(self, trial: int, blocks: Iterable[Block]) -> None:
        """Whole blocks in one transaction; those that are there already stay as they are."""
        with self._db:
            self._db.execute("BEGIN")
            self._db.executemany(
                "INSERT OR IGNORE INTO blocks VALUES (?, ?, ?, ?, ?, ?)",
                (
                    (self.run, trial, block.number, block.seed, block.notes, block.arms)
                    for block in blocks
                ),
            )

    def done(self, trial: int) -> list[range]:
        """The blocks that are there, as ranges."""
        return islands(self._db, "blocks", "trial", self.run, trial)

    def blocks(self, trial: int, first: int, last: int) -> Iterator[Block]:
        rows = self._db.execute(
            "SELECT block, seed, notes, arms FROM blocks WHERE run = ? AND trial = ? "
            "AND block >= ? AND block < ? ORDER BY block",
            (self.run, trial, first, last),
        )
        for row in rows:
            yield Block(*row)
