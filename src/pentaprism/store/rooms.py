"""Evenings in a room: one row each, written as a whole at the expected version."""

import sqlalchemy as sa

from pentaprism.store import batch
from pentaprism.store.databases import Database
from pentaprism.store.model import StoredRoom
from pentaprism.store.tables import rooms

_COLUMNS = (rooms.c.code, rooms.c.version, rooms.c.changed, rooms.c.match, rooms.c.body)


class RoomShelf:
    """Every method raises Unavailable when the database is not there."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def load(self, code: str) -> StoredRoom | None:
        query = sa.select(*_COLUMNS).where(rooms.c.code == code)
        row = await self._database.read(lambda c: c.execute(query).one_or_none())
        return StoredRoom(*row) if row else None

    async def with_match(self, match_id: str) -> str | None:
        """The code of the room whose game on the table this is."""
        query = sa.select(rooms.c.code).where(rooms.c.match == match_id)
        return await self._database.read(lambda c: c.scalars(query).first())

    async def save(self, room: StoredRoom) -> bool:
        """Write the room if it stands at the version before; version 1 is a new one. Returns
        whether it was written."""
        values = {
            "version": room.version,
            "changed": room.changed,
            "match": room.match,
            "body": room.body,
        }

        def write(connection: sa.Connection) -> bool:
            if room.version == 1:
                insert = batch.insert(connection, rooms).values(code=room.code, **values)
                done = connection.execute(insert.on_conflict_do_nothing())
            else:
                before = sa.and_(rooms.c.code == room.code, rooms.c.version == room.version - 1)
                done = connection.execute(sa.update(rooms).where(before).values(**values))
            return done.rowcount == 1

        return await self._database.write(write)

    async def count(self, since: int) -> int:
        """How many rooms were changed since."""
        query = sa.select(sa.func.count()).select_from(rooms).where(rooms.c.changed >= since)
        return await self._database.read(lambda c: c.scalars(query).one())

    async def forget(self, before: int) -> None:
        """Rooms that were last changed so long ago; their codes are free again."""
        old = sa.delete(rooms).where(rooms.c.changed < before)
        await self._database.write(lambda c: c.execute(old))
