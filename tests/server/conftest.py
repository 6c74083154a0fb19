import random
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from pentaprism.server.config import Config
from pentaprism.server.hub import Hub
from pentaprism.server.tokens import Signer
from pentaprism.store import Store
from tests.postgres import Cluster, cluster
from tests.server.client import OPENED, Server


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
async def _close_browsers(anyio_backend: str) -> AsyncIterator[None]:
    yield
    while OPENED:
        await OPENED.pop().close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that leave it alive."""
    folder = tmp_path_factory.mktemp("server")
    running = Server(f"sqlite:///{folder}/tables.db", folder)
    running.start()
    yield running
    assert running.stop() == 0


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that the test starts and may kill."""
    made = Server(f"sqlite:///{tmp_path}/tables.db", tmp_path)
    yield made
    made.kill()


@pytest.fixture
async def hub(tmp_path: Path) -> AsyncIterator[Hub]:
    """Without a server around it, and without bots."""
    store = await Store.open(f"sqlite:///{tmp_path}/tables.db")
    made = Hub(store, Signer("secret"), Config(database=""))
    yield made
    await made.close()
    await store.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    with cluster() as running:
        yield running


@pytest.fixture
def dice() -> random.Random:
    return random.Random(5)
