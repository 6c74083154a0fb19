"""Opening, migrating, and databases that go away."""

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from pentaprism.store import Store, Unavailable
from pentaprism.store import store as store_module
from pentaprism.store.databases import SQLite, connect
from pentaprism.store.tables import metadata
from tests.postgres import Cluster
from tests.store.appends import first, later

pytestmark = pytest.mark.anyio


async def test_migrations_lead_to_the_tables(url: str, store: Store) -> None:
    def differences(connection: sa.Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return compare_metadata(context, metadata)

    database = connect(url)
    try:
        assert await database.read(differences) == []
    finally:
        await database.close()


async def test_indexes_are_partial_as_in_the_tables(url: str, store: Store) -> None:
    """Alembic does not compare the conditions of indexes."""
    wanted = {"ix_matches_due": "due is not null", "ix_summaries_created": "over"}

    def definitions(connection: sa.Connection) -> dict[str, str]:
        table, name, body = ("sqlite_master", "name", "sql")
        if connection.dialect.name == "postgresql":
            table, name, body = ("pg_indexes", "indexname", "indexdef")
        query = sa.text(f"SELECT {name}, {body} FROM {table} WHERE {name} LIKE 'ix_%'")
        return {row[0]: row[1].lower() for row in connection.execute(query)}

    database = connect(url)
    try:
        found = await database.read(definitions)
    finally:
        await database.close()
    for index, condition in wanted.items():
        assert condition in found[index].partition(" where ")[2]


async def test_many_open_an_empty_database_at_once(url: str) -> None:
    stores = await asyncio.gather(*(Store.open(url) for _ in range(4)))
    await stores[0].append(first("m"))
    assert await stores[3].load("m") == [b"created"]
    for store in stores:
        await store.close()


async def test_opening_again_changes_nothing(url: str, store: Store) -> None:
    await store.append(first("m"))
    again = await Store.open(url)
    assert await again.load("m") == [b"created"]
    await again.close()


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("sqlite://", "needs a file"),
        ("sqlite:///:memory:", "needs a file"),
        ("mysql://host/name", "not on mysql"),
    ],
)
async def test_urls_that_cannot_be(url: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        await Store.open(url)


async def test_a_file_that_cannot_be_opened(tmp_path: Path) -> None:
    with pytest.raises(Unavailable, match="unable to open"):
        await Store.open(f"sqlite:///{tmp_path}/no/such/folder/store.db")


async def test_what_sqlite_has_logged_is_copied_beside_the_commits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "store.db"
    store = await Store.open(f"sqlite:///{file}")
    monkeypatch.setattr(SQLite, "COMMITS", 3)
    await store.append(first("m", b"needle"))
    await store.append(later("m", 1, b"moved"))
    assert b"needle" not in file.read_bytes()
    await store.append(later("m", 2, b"moved"))
    async with asyncio.timeout(10):
        while b"needle" not in file.read_bytes():
            await asyncio.sleep(0.01)
    await store.close()


async def test_the_store_survives_a_restart_of_the_database(postgres: Cluster) -> None:
    store = await Store.open(postgres.new_database())
    await store.append(first("m"))
    postgres.stop()
    try:
        with pytest.raises(Unavailable):
            await store.append(later("m", 1, b"lost"))
        with pytest.raises(Unavailable):
            await store.load("m")
    finally:
        postgres.start()
    await store.append(later("m", 1, b"moved"))
    assert await store.load("m") == [b"created", b"moved"]
    await store.close()


async def test_a_database_that_hangs_is_not_there(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_module, "_PATIENCE", 1.0)
    store = await Store.open(postgres.new_database())
    await store.append(first("m"))
    async with asyncio.timeout(30):
        with postgres.hanging():
            with pytest.raises(Unavailable):
                await store.append(later("m", 1, b"moved"))
            with pytest.raises(Unavailable):
                await store.load("m")
        # Nobody knows whether it was written; by now it can be told.
        assert await store.load("m") in ([b"created"], [b"created", b"moved"])
    await store.close()


async def test_a_database_of_a_newer_version_is_left_alone(url: str, store: Store) -> None:
    await store._database.write(
        lambda c: c.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    )
    with pytest.raises(ValueError, match="newer version"):
        await Store.open(url)
