"""Brings a database to the tables of today, from nothing or from any older version."""

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError

MIGRATIONS = Path(__file__).parent / "migrations"

# Any number of our own, the same in all servers.
_LOCK = 0x5052_4953_4D


def migrate(connection: sa.Connection) -> None:
    """Run what is missing inside the caller's transaction, one server at a time.

    SQLite's transaction is already the only one that writes; PostgreSQL needs a lock for it."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_LOCK)))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise ValueError("the database was made by a newer version of this program") from error
