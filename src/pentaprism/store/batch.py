"""Many appends in one transaction.

Whether an append fits is decided by the row of its match, which is locked first: in SQLite by
BEGIN IMMEDIATE, which lets only one writer in at all, in PostgreSQL row by row. So no insert of an
event can collide, and one append that does not fit leaves the others alone. Rows are always locked
in the order of their ids, so that two servers never wait for each other.
"""

import sqlite3
from collections.abc import Sequence
from itertools import chain
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from pentaprism.store.model import Append, Conflict
from pentaprism.store.tables import matches, summaries

Row = dict[str, Any]

# Every move of every match comes through these, so they are spared what SQLAlchemy does for each
# statement and row: the drivers take such values as they are.
_ADD_EVENTS = 'INSERT INTO events ("match", version, body) VALUES {}'
_MOVE_ON = """INSERT INTO matches (id, version, due) VALUES {}
    ON CONFLICT (id) DO UPDATE SET version = excluded.version, due = excluded.due"""
_VERSIONS = """SELECT json_group_object(id, version) FROM matches
    WHERE id IN (SELECT value FROM json_each(?))"""
# FOR NO KEY UPDATE: a line of chat, which refers to the match, need not wait.
_LOCK = "SELECT id, version FROM matches WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE"

#: Rows in one statement of SQLite at most; the driver keeps the statements for all numbers of them.
_ROWS = 64
STATEMENTS = 4 * _ROWS


def driver(connection: sa.Connection) -> sqlite3.Connection:
    """SQLite itself, below SQLAlchemy; what it raises is told apart in databases.py."""
    found: sqlite3.Connection = connection.connection.driver_connection  # type: ignore[assignment]
    return found


def insert(connection: sa.Connection, table: sa.Table) -> sqlite.Insert | postgresql.Insert:
    """An insert that knows ON CONFLICT, which SQLAlchemy has only by database."""
    if connection.dialect.name == "sqlite":
        return sqlite.insert(table)
    return postgresql.insert(table)


def write(connection: sa.Connection, groups: Sequence[Sequence[Append]]) -> list[Conflict | None]:
    """Write the groups in order, each as a whole or not at all. The answer to each is None if it
    was written, or the conflict that prevented it."""
    appends = list(chain.from_iterable(groups))
    _create_rows(connection, [append for append in appends if append.expected == 0])
    versions = _lock(connection, {append.match_id for append in appends})
    answers: list[Conflict | None] = []
    new_events: list[tuple[str, int, bytes]] = []
    # A match may come twice: its last state counts.
    states: dict[str, tuple[str, int, int | None]] = {}
    changed: dict[str, Row] = {}
    for group in groups:
        answers.append(_conflict(group, versions))
        if answers[-1] is not None:
            continue
        for append in group:
            match_id, expected = append.match_id, append.expected
            for version, body in enumerate(append.events, expected + 1):
                new_events.append((match_id, version, body))
            versions[match_id] = expected + len(append.events)
            states[match_id] = match_id, versions[match_id], append.due
            if append.summary is not None:
                changed[match_id] = {"match": match_id, **msgspec.structs.asdict(append.summary)}
    _run(connection, _ADD_EVENTS, new_events)
    _run(connection, _MOVE_ON, list(states.values()))
    if changed:
        _write_summaries(connection, list(changed.values()))
    return answers


def _conflict(group: Sequence[Append], versions: dict[str, int]) -> Conflict | None:
    """The first append of a group that is not for the version at which its match stands."""
    for append in group:
        # A match that is not there has no version, and nothing but a new one is expected at 0.
        if versions.get(append.match_id) != append.expected:
            return Conflict(append.match_id, append.expected, versions.get(append.match_id, 0))
    return None


def _run(connection: sa.Connection, text: str, rows: list[tuple[Any, ...]]) -> None:
    """Run an insertion of rows with three values."""
    if connection.dialect.name != "sqlite":
        if rows:
            connection.exec_driver_sql(text.format("($1, $2, $3)"), rows)
        return
    # Many rows a statement: after each step of one the thread has to wait for Python's lock, for
    # milliseconds if the server is busy.
    for first in range(0, len(rows), _ROWS):
        some = rows[first : first + _ROWS]
        places = ", ".join(["(?, ?, ?)"] * len(some))
        driver(connection).execute(text.format(places), tuple(chain.from_iterable(some)))


def _create_rows(connection: sa.Connection, appends: Sequence[Append]) -> None:
    """Make the rows of new matches at version 0; if another server was first, its row stays."""
    if appends:
        rows = [{"id": each, "version": 0} for each in sorted({a.match_id for a in appends})]
        connection.execute(insert(connection, matches).on_conflict_do_nothing(), rows)


def _lock(connection: sa.Connection, ids: set[str]) -> dict[str, int]:
    """The versions of these matches, which nobody else changes before the transaction ends."""
    if connection.dialect.name == "sqlite":
        wanted = msgspec.json.encode(list(ids)).decode()
        (found,) = driver(connection).execute(_VERSIONS, (wanted,)).fetchone()
        return msgspec.json.decode(found, type=dict[str, int])
    return dict(connection.exec_driver_sql(_LOCK, (list(ids),)).all())


def _write_summaries(connection: sa.Connection, rows: list[Row]) -> None:
    upsert = insert(connection, summaries)
    changed = {column: upsert.excluded[column] for column in rows[0] if column != "match"}
    connection.execute(upsert.on_conflict_do_update(index_elements=["match"], set_=changed), rows)
