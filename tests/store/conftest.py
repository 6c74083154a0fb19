from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from pentaprism.store import Store
from tests.postgres import Cluster, cluster


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    with cluster() as running:
        yield running


@pytest.fixture(scope="session")
def postgres_url(postgres: Cluster) -> str:
    return postgres.new_database()


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database: every test of the store holds on both."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/store.db"
    postgres: Cluster = request.getfixturevalue("postgres")
    postgres_url: str = request.getfixturevalue("postgres_url")
    postgres.empty(postgres_url)
    return postgres_url


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened = await Store.open(url)
    yield opened
    await opened.close()


@pytest.fixture
async def other(url: str, store: Store) -> AsyncIterator[Store]:
    """Another server on the same database."""
    opened = await Store.open(url)
    yield opened
    await opened.close()
