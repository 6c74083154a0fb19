"""SQLite and PostgreSQL behind one interface: both run a function of a connection and return its
result. `write` runs it in a transaction of its own and returns after a durable commit; `read` is
for one SELECT.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from typing import Any, Protocol, TypeVar

import asyncpg
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from pentaprism.store import batch
from pentaprism.store.files import make_private
from pentaprism.store.model import Unavailable

T = TypeVar("T")
Work = Callable[[sa.Connection], T]


class Database(Protocol):
    async def read(self, work: Work[T]) -> T: ...

    async def write(self, work: Work[T]) -> T: ...

    async def close(self) -> None: ...


def connect(url: str, patience: float | None = None) -> Database:
    """The database of a URL: sqlite:///a/file or postgresql://user:password@host/name. One that
    does not answer for so many seconds is not there."""
    parsed = sa.make_url(url)
    match parsed.get_backend_name():
        case "sqlite":
            return SQLite(parsed)
        case "postgresql":
            return PostgreSQL(parsed, patience)
        case other:
            raise ValueError(f"the store runs on sqlite or postgresql, not on {other}")


class SQLite:
    """One thread writes, a few read, one tidies up.

    A whole piece of work is one call in a thread: the asynchronous driver goes to its thread and
    back several times a statement, and made two appends in the time of three. The single writing
    thread is also the queue of all who want to write.
    """

    READERS = 3
    BUSY_MS = 10_000
    #: Pages in the write-ahead log from which on a commit copies them into the database itself.
    #: That can take 10 ms and more, so after so many commits another thread has done it before.
    MOST_PAGES = 8_000
    COMMITS = 100

    def __init__(self, url: sa.URL) -> None:
        if url.database in (None, "", ":memory:"):
            raise ValueError("the store needs a file: sqlite:///path")
        make_private(url)
        url = url.set(drivername="sqlite+pysqlite")
        statements = {"cached_statements": batch.STATEMENTS}
        self._writing = sa.create_engine(url, pool_size=1, max_overflow=0, connect_args=statements)
        sa.event.listen(self._writing, "connect", self._prepare_writing)
        sa.event.listen(self._writing, "begin", self._begin)
        self._reading = sa.create_engine(url, pool_size=self.READERS, max_overflow=0)
        sa.event.listen(self._reading, "connect", self._prepare_reading)
        self._copying = sa.create_engine(url, pool_size=1, max_overflow=0)
        sa.event.listen(self._copying, "connect", lambda connection, _: self._prepare(connection))
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="store-write")
        self._readers = ThreadPoolExecutor(self.READERS, thread_name_prefix="store-read")
        self._copier = ThreadPoolExecutor(1, thread_name_prefix="store-copy")
        self._commits = 0

    async def read(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    async def write(self, work: Work[T]) -> T:
        done = await asyncio.get_running_loop().run_in_executor(self._writer, self._write, work)
        self._commits += 1
        if self._commits % self.COMMITS == 0:
            # Nobody waits for it: should it fail, a commit will do it.
            self._copier.submit(self._copy)
        return done

    async def close(self) -> None:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._copier, self._copying.dispose)
        await loop.run_in_executor(self._writer, self._writing.dispose)
        await loop.run_in_executor(self._readers, self._reading.dispose)
        for threads in (self._copier, self._writer, self._readers):
            threads.shutdown()

    def _read(self, work: Work[T]) -> T:
        with _translate_errors(), self._reading.connect() as connection:
            return work(connection)

    def _write(self, work: Work[T]) -> T:
        with _translate_errors(), self._writing.begin() as connection:
            return work(connection)

    def _copy(self) -> None:
        with self._copying.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")

    def _prepare_writing(self, connection: Any, _: Any) -> None:
        self._prepare(connection)
        connection.execute("PRAGMA journal_mode = WAL")
        # NORMAL would be faster, but after a power cut the newest commits could be missing, and
        # players have been told of those moves. One sync a commit is cheap when many share it.
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute(f"PRAGMA wal_autocheckpoint = {self.MOST_PAGES}")

    def _prepare_reading(self, connection: Any, _: Any) -> None:
        self._prepare(connection)
        connection.execute("PRAGMA query_only = ON")

    def _prepare(self, connection: Any) -> None:
        # The driver shall not begin transactions by itself: it would do so too late (see _begin).
        connection.isolation_level = None
        connection.execute(f"PRAGMA busy_timeout = {self.BUSY_MS}")

    @staticmethod
    def _begin(connection: sa.Connection) -> None:
        # From the start the only writer, also among processes: what is read holds until the end.
        batch.driver(connection).execute("BEGIN IMMEDIATE")


class PostgreSQL:
    """A small pool, shared by those who read and those who write."""

    def __init__(self, url: sa.URL, patience: float | None) -> None:
        self._engine = create_async_engine(
            url.set(drivername="postgresql+asyncpg"),
            pool_size=8,
            max_overflow=0,
            # After a restart of the database nobody shall meet a dead connection.
            pool_pre_ping=True,
            pool_timeout=patience,
            connect_args={"timeout": patience, "command_timeout": patience},
        )
        self._reading = self._engine.execution_options(isolation_level="AUTOCOMMIT")

    async def read(self, work: Work[T]) -> T:
        async with _translate_errors_async(), self._reading.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        async with _translate_errors_async(), self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()


_UNAVAILABLE = (
    OSError,
    sa.exc.OperationalError,
    sa.exc.InterfaceError,
    sa.exc.TimeoutError,
    sqlite3.OperationalError,  # where SQLAlchemy is passed by
    # While it connects, the driver's own errors come through.
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.CannotConnectNowError,
    asyncpg.TooManyConnectionsError,
)


@contextmanager
def _translate_errors() -> Iterator[None]:
    """The errors of a database that cannot be reached become Unavailable; others stay."""
    try:
        yield
    except _UNAVAILABLE as error:
        raise Unavailable(str(error)) from error
    except sa.exc.DBAPIError as error:
        if error.connection_invalidated:
            raise Unavailable(str(error)) from error
        raise


@asynccontextmanager
async def _translate_errors_async() -> AsyncIterator[None]:
    with _translate_errors():
        yield
