"""Studies in the database: a row each, written at the expected version or not at all."""

import msgspec
import sqlalchemy as sa

from pentaprism.store.databases import Database
from pentaprism.store.model import Conflict
from pentaprism.store.tables import studies


class StoredStudy(msgspec.Struct, frozen=True):
    """`body` is the caller's own: the store does not look inside."""

    version: int
    body: bytes


class StudyShelf:
    """Every method raises Unavailable when the database is not there."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, study_id: str, body: bytes, origin: str, now: int) -> None:
        row = sa.insert(studies).values(id=study_id, version=1, body=body, origin=origin, seen=now)
        await self._database.write(lambda c: c.execute(row))

    async def load(self, study_id: str) -> StoredStudy | None:
        query = sa.select(studies.c.version, studies.c.body).where(studies.c.id == study_id)
        row = await self._database.read(lambda c: c.execute(query).one_or_none())
        return None if row is None else StoredStudy(*row)

    async def save(self, study_id: str, expected: int, body: bytes, now: int) -> None:
        """Returns when the new version is durable; raises Conflict if the study does not stand at
        the expected one."""
        change = (
            sa.update(studies)
            .where(studies.c.id == study_id, studies.c.version == expected)
            .values(version=expected + 1, body=body, seen=now)
        )
        stands = sa.select(studies.c.version).where(studies.c.id == study_id)

        def write(connection: sa.Connection) -> int | None:
            if connection.execute(change).rowcount:
                return None
            return connection.scalars(stands).one_or_none() or 0

        found = await self._database.write(write)
        if found is not None:
            raise Conflict(study_id, expected, found)

    async def opened(self, study_id: str, now: int) -> None:
        change = sa.update(studies).where(studies.c.id == study_id).values(seen=now)
        await self._database.write(lambda c: c.execute(change))

    async def count(self, origin: str | None = None) -> int:
        query = sa.select(sa.func.count()).select_from(studies)
        if origin is not None:
            query = query.where(studies.c.origin == origin)
        return await self._database.read(lambda c: c.scalars(query).one())

    async def forget(self, unseen_before: int, dry_run: bool = False) -> int:
        """Delete the studies that nobody has opened since; says how many there are."""
        old = studies.c.seen < unseen_before
        query = sa.select(sa.func.count()).select_from(studies).where(old)
        found = await self._database.read(lambda c: c.scalars(query).one())
        if not dry_run:
            await self._database.write(lambda c: c.execute(sa.delete(studies).where(old)))
        return found
