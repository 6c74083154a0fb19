"""Several server processes on one PostgreSQL tell each other which tables have changed.

Only the table's id goes through the channel: what is true is in the store, and each process reads
it there. On SQLite there is only one process and nobody to tell.
"""

import asyncio

from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

from pentaprism.server.hub import Hub

_CHANNEL = "pentaprism_tables"


class Neighbours:
    def __init__(self, hub: Hub, database: str, node: str) -> None:
        self.hub, self.node = hub, node
        self._backend: AsyncPgChannelsBackend | None = None
        self._listening: asyncio.Task[None] | None = None
        if database.startswith("postgresql"):
            dsn = "postgresql://" + database.split("://", 1)[1]
            self._backend = AsyncPgChannelsBackend(dsn)

    async def start(self) -> None:
        if self._backend is None:
            return
        await self._backend.on_startup()
        await self._backend.subscribe([_CHANNEL])
        self._listening = asyncio.create_task(self._listen(self._backend))
        self.hub.notify = self._tell

    def _tell(self, match: str) -> None:
        assert self._backend is not None
        self.hub.spawn(self._backend.publish(f"{self.node} {match}".encode(), [_CHANNEL]))

    async def _listen(self, backend: AsyncPgChannelsBackend) -> None:
        async for _, message in backend.stream_events():
            node, _, match = message.decode().partition(" ")
            if node != self.node:
                self.hub.spawn(self.hub.heard(match))

    async def stop(self) -> None:
        if self._backend is not None:
            if self._listening:
                self._listening.cancel()
            await self._backend.on_shutdown()
