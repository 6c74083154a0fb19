"""Alembic runs this file; the connection, already in a transaction, comes from migrate.py."""

from alembic import context

from pentaprism.store.tables import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
