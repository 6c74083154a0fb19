"""Many appends in one transaction.

Whether an append fits is decided by the row of its match, which is locked first: in SQLite by
BEGIN IMMEDIATE, which lets only one writer in at all, in PostgreSQL row by row. So no insert of an
event can collide, and one append that does not fit leaves the others alone. Rows are always locked
in the order of their ids, so that two servers never wait for each other.
"""

from collections.abc import Callable, Sequence
from functools import cache
from operator import itemgetter
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from pentaprism.store.model import Append, Conflict
from pentaprism.store.tables import events, matches, summaries

Row = dict[str, Any]

_move_on = (
    sa.update(matches)
    .where(matches.c.id == sa.bindparam("match"))
    .values(version=sa.bindparam("to"), due=sa.bindparam("next_due"))
)


_add_event = sa.insert(events)


def insert(connection: sa.Connection, table: sa.Table) -> sqlite.Insert | postgresql.Insert:
    """An insert that knows ON CONFLICT, which SQLAlchemy has only by database."""
    if connection.dialect.name == "sqlite":
        return sqlite.insert(table)
    return postgresql.insert(table)


def write(connection: sa.Connection, appends: Sequence[Append]) -> list[Conflict | None]:
    """Write those that fit, in their order, and tell of each other why it does not."""
    _open(connection, [append for append in appends if append.expected == 0])
    versions = _lock(connection, {append.match for append in appends})
    answers: list[Conflict | None] = []
    new_events: list[Row] = []
    # A match may come twice: its last state counts.
    states: dict[str, Row] = {}
    told: dict[str, Row] = {}
    for append in appends:
        match, expected = append.match, append.expected
        # A match that is not there has no version, and nothing but a new one is expected at 0.
        if versions.get(match) != expected:
            answers.append(Conflict(match, expected, versions.get(match, 0)))
            continue
        answers.append(None)
        for version, body in enumerate(append.events, expected + 1):
            new_events.append({"match": match, "version": version, "body": body})
        versions[match] = expected + len(append.events)
        states[match] = {"match": match, "to": versions[match], "next_due": append.due}
        if append.summary is not None:
            told[match] = {"match": match, **msgspec.structs.asdict(append.summary)}
    _run_many(connection, _move_on, list(states.values()))
    _run_many(connection, _add_event, new_events)
    if told:
        _tell(connection, list(told.values()))
    return answers


def _run_many(connection: sa.Connection, statement: sa.Executable, rows: list[Row]) -> None:
    """The same as `execute`, without what it does for each row: the driver takes these values as
    they are, and every move of every match comes through here."""
    if rows:
        text, in_order = _compiled(statement, connection.dialect)
        connection.exec_driver_sql(text, [in_order(row) for row in rows])


@cache
def _compiled(
    statement: sa.Executable, dialect: sa.Dialect
) -> tuple[str, Callable[[Row], tuple[Any, ...]]]:
    compiled = statement.compile(dialect=dialect)  # type: ignore[attr-defined]
    return str(compiled), itemgetter(*compiled.positiontup)


def _open(connection: sa.Connection, appends: Sequence[Append]) -> None:
    """Make the rows of new matches at version 0; if another server was first, its row stays."""
    if appends:
        rows = [{"id": match, "version": 0} for match in sorted({a.match for a in appends})]
        connection.execute(insert(connection, matches).on_conflict_do_nothing(), rows)


def _lock(connection: sa.Connection, ids: set[str]) -> dict[str, int]:
    """The versions of these matches, which nobody else changes before the transaction ends."""
    query = sa.select(matches.c.id, matches.c.version).where(matches.c.id.in_(ids))
    # FOR NO KEY UPDATE: a line of chat, which refers to the match, need not wait.
    locked = query.order_by(matches.c.id).with_for_update(key_share=True)
    return dict(connection.execute(locked).all())


def _tell(connection: sa.Connection, rows: list[Row]) -> None:
    upsert = insert(connection, summaries)
    changed = {column: upsert.excluded[column] for column in rows[0] if column != "match"}
    connection.execute(upsert.on_conflict_do_update(index_elements=["match"], set_=changed), rows)
