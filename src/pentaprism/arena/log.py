"""The log of a run: every game, kept for good. One SQLite file that ordinary tools can read.

Append-only (triggers refuse anything else) and keyed by run, pairing and block: writing a block
again changes nothing, so a unit that was run twice, or a run that was killed and begun again, ends
with the same log. The tables are described in docs/arena.md.
"""

import hashlib
import sqlite3
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from pentaprism.arena.blocks import Pairing
from pentaprism.arena.table import Played
from pentaprism.arena.work import BlockPlayed
from pentaprism.core.errors import BadRequest
from pentaprism.core.game import seats_of

SCHEMA_VERSION = 1

_SCHEMA = """
CREATE TABLE runs (
  run INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  title TEXT NOT NULL,
  version TEXT NOT NULL,
  began TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))
);
CREATE TABLE pairings (
  run INTEGER NOT NULL REFERENCES runs,
  pairing INTEGER NOT NULL,
  game TEXT NOT NULL,
  rules TEXT NOT NULL,
  players INTEGER NOT NULL,
  options TEXT NOT NULL,
  seating TEXT NOT NULL,
  seed INTEGER NOT NULL,
  contestants TEXT NOT NULL,
  versions TEXT NOT NULL,
  PRIMARY KEY (run, pairing)
);
CREATE TABLE games (
  number INTEGER PRIMARY KEY,
  run INTEGER NOT NULL,
  pairing INTEGER NOT NULL,
  block INTEGER NOT NULL,
  game INTEGER NOT NULL,
  seed INTEGER NOT NULL,
  seats TEXT NOT NULL,
  winners TEXT NOT NULL,
  reason TEXT NOT NULL,
  moves INTEGER NOT NULL,
  ms REAL NOT NULL,
  digest TEXT NOT NULL,
  record BLOB,
  UNIQUE (run, pairing, block, game)
);
CREATE VIEW seats AS
  SELECT g.number, g.run, g.pairing, g.block, g.game, p.game AS title, s.key AS seat,
         json_extract(p.contestants, '$[' || s.value || ']') AS contestant,
         json_extract(p.versions, '$[' || s.value || ']') AS version,
         CASE WHEN json_array_length(g.winners) = 0 THEN 1.0 / p.players
              WHEN s.key IN (SELECT value FROM json_each(g.winners))
              THEN 1.0 / json_array_length(g.winners) ELSE 0.0 END AS share,
         g.reason, g.moves, g.ms, g.seed
  FROM games g JOIN pairings p USING (run, pairing), json_each(g.seats) s;
"""
_APPEND_ONLY = """
CREATE TRIGGER {table}_are_not_changed BEFORE UPDATE ON {table}
  BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE TRIGGER {table}_are_not_removed BEFORE DELETE ON {table}
  BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
"""
_TABLES = ("runs", "pairings", "games")
_GAME = (
    "INSERT OR IGNORE INTO games "
    "(run, pairing, block, game, seed, seats, winners, reason, moves, ms, digest, record) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)


def open_log(
    path: Path | str, whose: str, schema: str, tables: Iterable[str], wanted: int
) -> sqlite3.Connection:
    """An append-only file with these tables, made if it is not there."""
    try:
        db = sqlite3.connect(str(path), isolation_level=None)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = NORMAL")
        version = db.execute("PRAGMA user_version").fetchone()[0]
        if version == 0 and not db.execute("SELECT 1 FROM sqlite_master").fetchone():
            triggers = "".join(_APPEND_ONLY.format(table=table) for table in tables)
            db.executescript(f"BEGIN; {schema} {triggers} PRAGMA user_version = {wanted}; COMMIT;")
        elif version != wanted:
            raise BadRequest(f"{path} is not a log of {whose} (or of another version)")
    except sqlite3.DatabaseError as error:
        raise BadRequest(f"{path} is not a log of {whose}: {error}") from None
    return db


def run_of(db: sqlite3.Connection, plan: Any, title: str, version: str) -> tuple[int, bool]:
    """The number of the run of this plan (anything that is JSON); whether it was begun before."""
    text = msgspec.json.encode([plan, version], order="deterministic")
    name = hashlib.sha256(text).hexdigest()[:16]
    added = db.execute(
        "INSERT OR IGNORE INTO runs (name, title, version) VALUES (?, ?, ?)", (name, title, version)
    )
    found = db.execute("SELECT run FROM runs WHERE name = ?", (name,)).fetchone()
    return int(found[0]), added.rowcount == 0


def islands(
    db: sqlite3.Connection, table: str, key: str, run: int, number: int, besides: str = ""
) -> list[range]:
    """The blocks that are there, as ranges."""
    rows = db.execute(
        f"SELECT min(block), max(block) FROM (SELECT block, block - row_number() OVER "
        f"(ORDER BY block) AS island FROM {table} WHERE run = ? AND {key} = ?{besides}) "
        "GROUP BY island ORDER BY 1",
        (run, number),
    )
    return [range(first, last + 1) for first, last in rows]


class LoggedGame(NamedTuple):
    """A game with everything needed to play it again."""

    number: int
    pairing: Pairing
    versions: list[str]
    rules: str
    seed: int
    lineup: list[int]
    played: Played


class Log:
    """An open log file; `run` is the run that is written, once `begin` has named it."""

    def __init__(self, path: Path | str) -> None:
        self._db = open_log(path, "the arena", _SCHEMA, _TABLES, SCHEMA_VERSION)
        self.run = 0
        self._texts: dict[Any, str] = {}

    def close(self) -> None:
        self._db.close()

    def __enter__(self) -> "Log":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # -- writing

    def begin(self, plan: Any, title: str, version: str) -> bool:
        """Open the run of this plan (anything that is JSON); whether it was begun before."""
        self.run, before = run_of(self._db, plan, title, version)
        return before

    def add_pairing(self, number: int, pairing: Pairing, versions: list[str]) -> None:
        self._db.execute(
            "INSERT OR IGNORE INTO pairings VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                self.run,
                number,
                pairing.game,
                pairing.kind.version,
                pairing.players,
                self._json(pairing.options),
                pairing.seating,
                pairing.seed,
                self._json(pairing.contestants),
                self._json(versions),
            ),
        )

    def add_blocks(self, pairing: int, blocks: Iterable[BlockPlayed]) -> None:
        """Whole blocks in one transaction; those that are there already stay as they are."""
        rows = (
            (
                self.run,
                pairing,
                block.number,
                game,
                block.seed,
                self._cached(tuple(block.lineups[game])),
                self._cached(played.winners),
                played.reason,
                played.moves,
                played.ms,
                f"{played.digest:016x}",
                played.record,
            )
            for block in blocks
            for game, played in enumerate(block.games)
        )
        self._db.execute("BEGIN")
        try:
            self._db.executemany(_GAME, rows)
        except BaseException:
            self._db.execute("ROLLBACK")
            raise
        self._db.execute("COMMIT")

    def _cached(self, value: Any) -> str:
        """A line-up, or a mask of winners, as JSON."""
        text = self._texts.get(value)
        if text is None:
            if len(self._texts) > 10_000:
                self._texts.clear()
            text = self._json(seats_of(value) if isinstance(value, int) else value)
            self._texts[value] = text
        return text

    @staticmethod
    def _json(value: Any) -> str:
        return msgspec.json.encode(value, order="deterministic").decode()

    # -- reading

    def done(self, pairing: int) -> list[range]:
        """The blocks that are there, as ranges."""
        return islands(self._db, "games", "pairing", self.run, pairing, " AND game = 0")

    def blocks(self, pairing: int, first: int, last: int) -> Iterator[BlockPlayed]:
        """Blocks first..last-1 in order, one at a time; without the moves."""
        rows = self._db.execute(
            "SELECT block, seed, seats, winners, reason, moves, digest, ms FROM games "
            "WHERE run = ? AND pairing = ? AND block >= ? AND block < ? ORDER BY block, game",
            (self.run, pairing, first, last),
        )
        current: BlockPlayed | None = None
        for block, seed, seats, winners, reason, moves, digest, ms in rows:
            if current is None or current.number != block:
                if current is not None:
                    yield current
                current = BlockPlayed(block, seed, [], [])
            current.lineups.append(msgspec.json.decode(seats))
            mask = sum(1 << seat for seat in msgspec.json.decode(winners))
            current.games.append(Played(mask, reason, moves, int(digest, 16), ms, None))
        if current is not None:
            yield current

    def games(self) -> int:
        """How many games there are, of all runs."""
        return int(self._db.execute("SELECT count(*) FROM games").fetchone()[0])

    def game(self, number: int) -> LoggedGame:
        """One game by its number in the log."""
        row = self._db.execute(
            "SELECT p.game, p.players, p.options, p.seating, p.contestants, p.seed, p.versions, "
            "p.rules, g.seed, g.seats, g.winners, g.reason, g.moves, g.digest, g.ms, g.record "
            "FROM games g JOIN pairings p USING (run, pairing) WHERE g.number = ?",
            (number,),
        ).fetchone()
        if row is None:
            raise BadRequest(f"there is no game {number} in the log; it has {self.games()} games")
        pairing = Pairing(
            row[0],
            row[1],
            msgspec.json.decode(row[2]),
            row[3],
            tuple(msgspec.json.decode(row[4])),
            row[5],
        )
        mask = sum(1 << seat for seat in msgspec.json.decode(row[10]))
        played = Played(mask, row[11], row[12], int(row[13], 16), row[14], row[15])
        versions, lineup = msgspec.json.decode(row[6]), msgspec.json.decode(row[9])
        return LoggedGame(number, pairing, versions, row[7], row[8], lineup, played)
