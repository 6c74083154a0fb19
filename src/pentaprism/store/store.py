"""The store as the server uses it."""

import asyncio
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Self

import sqlalchemy as sa

from pentaprism.store import batch
from pentaprism.store.databases import Database, connect
from pentaprism.store.migrate import migrate
from pentaprism.store.model import (
    Append,
    Listing,
    StoredChatLine,
    Summary,
    Unavailable,
    UnknownMatch,
)
from pentaprism.store.rooms import RoomShelf
from pentaprism.store.studies import StudyShelf
from pentaprism.store.tables import analyses, beats, chat, events, matches, settings, summaries

_LARGEST_BATCH = 1_000
#: Seconds after which a database that does not answer counts as away.
_PATIENCE = 10.0
#: The least time between the beginnings of two commits, in seconds. With many matches, fewer and
#: larger commits leave more time for moves. On a quiet server a move does not wait.
COMMIT_INTERVAL = 0.004

#: Matches that one statement names at most.
_AT_ONCE = 200
_live = summaries.c.phase != "over"
#: When people were last there.
_seen = sa.func.coalesce(summaries.c.seen, summaries.c.created)
_SUMMARY = ("match", "game", "phase", "listed", "created", "info", "origin")
#: The columns that refer to a match.
_REFERENCES = (chat.c.match, analyses.c.match, events.c.match, summaries.c.match)


class _Waiting:
    """Appends that are written together or not at all, and the future that their caller awaits."""

    __slots__ = ("appends", "done")

    def __init__(self, appends: Sequence[Append], done: asyncio.Future[None]) -> None:
        self.appends = appends
        self.done = done

    def answer(self, error: Exception | None) -> None:
        if self.done.done():  # the caller was cancelled
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Store:
    """The log and what stands beside it. Any number of stores may share a database.

    Every method raises Unavailable when the database is not there."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.studies = StudyShelf(database)
        self.rooms = RoomShelf(database)
        #: Called after each commit of appends with the seconds that it took.
        self.on_commit: Callable[[float], None] = lambda seconds: None
        self._waiting: list[_Waiting] = []
        #: When the last commit began, by the loop's clock.
        self._began = -COMMIT_INTERVAL
        self._writer: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str) -> Self:
        """Connect, and bring the tables up to date."""
        opening = connect(url)
        try:
            await opening.write(migrate)  # may take its time
        except sa.exc.DatabaseError as error:
            raise ValueError(f"that is no database of ours: {error.orig}") from error
        finally:
            await opening.close()
        return cls(connect(url, _PATIENCE))

    async def close(self) -> None:
        """Write what still waits, then close the database."""
        if self._writer is not None:
            await asyncio.wait([self._writer])
        await self._database.close()

    # -- the log

    async def append(self, *appends: Append) -> None:
        """Add events to one match or to several, all or nothing. Returns when they are durable;
        raises Conflict if a match is not at the expected version.

        A caller that is cancelled meanwhile does not know whether the events were written."""
        if any(each.expected == 0 and not (each.events and each.summary) for each in appends):
            raise ValueError("a new match needs an event and a summary")
        done = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(appends, done))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_waiting())
        await done

    async def _write_waiting(self) -> None:
        """Group commit: all appends that came since the last commit began share the next one."""
        loop = asyncio.get_running_loop()
        try:
            while self._waiting:
                early = self._began + COMMIT_INTERVAL - loop.time()
                if early > 0:
                    await asyncio.sleep(early)
                self._began = loop.time()
                taken = self._waiting[:_LARGEST_BATCH]
                del self._waiting[:_LARGEST_BATCH]
                await self._write([one for one in taken if not one.done.cancelled()])
        finally:
            self._writer = None

    async def _write(self, taken: Sequence[_Waiting]) -> None:
        groups = [one.appends for one in taken]
        answers: Sequence[Exception | None]
        began = time.perf_counter()
        try:
            answers = await self._database.write(partial(batch.write, groups=groups))
            self.on_commit(time.perf_counter() - began)
        except Unavailable as error:
            answers = [Unavailable(*error.args) for _ in taken]
        except Exception as error:
            if len(taken) > 1:
                # One of them cannot be written: write them one by one, so that only its caller gets
                # the error.
                for one in taken:
                    await self._write([one])
                return
            answers = [error]
        for one, answer in zip(taken, answers, strict=True):
            one.answer(answer)

    async def load(self, match_id: str, after: int = 0) -> list[bytes]:
        """The events after that version, in order; none if there is no such match."""
        query = (
            sa.select(events.c.body)
            .where(events.c.match == match_id, events.c.version > after)
            .order_by(events.c.version)
        )
        return await self._database.read(lambda c: list(c.scalars(query)))

    # -- all matches

    async def listed(
        self,
        game: str | None = None,
        limit: int = 100,
        seen_since: int = 0,
        of_origin: int | None = None,
    ) -> list[Listing]:
        """Matches that anybody may find, that are not over and where people were seen since, the
        newest first; no more than so many of one origin."""
        where = [_live, summaries.c.listed, _seen >= seen_since]
        if game is not None:
            where.append(summaries.c.game == game)
        newest = (summaries.c.created.desc(), summaries.c.match)
        # Those without an origin were set up before there was one: each counts for itself.
        place = sa.case((summaries.c.origin == "", summaries.c.match), else_=summaries.c.origin)
        numbered = (
            sa.select(
                *(summaries.c[name] for name in _SUMMARY),
                sa.func.row_number().over(partition_by=place, order_by=newest).label("number"),
            )
            .where(*where)
            .subquery()
        )
        query = sa.select(*(numbered.c[name] for name in _SUMMARY))
        if of_origin is not None:
            query = query.where(numbered.c.number <= of_origin)
        query = query.order_by(numbered.c.created.desc(), numbered.c.match).limit(limit)
        rows = await self._database.read(lambda c: c.execute(query).all())
        return [Listing(match_id, Summary(*summary)) for match_id, *summary in rows]

    async def timed(self) -> list[str]:
        """The matches in which something happens by itself sooner or later."""
        query = sa.select(matches.c.id).where(matches.c.due.is_not(None))
        return await self._database.read(lambda c: list(c.scalars(query)))

    async def count_live(
        self, since: int = 0, met_since: int = 0, origin: str | None = None
    ) -> int:
        """How many matches are not over, of those that were set up since, or of one origin. Those
        that have not begun count only while people were seen there since `met_since`."""
        met = sa.or_(summaries.c.phase != "gathering", _seen >= met_since)
        where = [_live, summaries.c.created >= since, met]
        if origin is not None:
            where.append(summaries.c.origin == origin)
        query = sa.select(sa.func.count()).select_from(summaries).where(*where)
        return await self._database.read(lambda c: c.scalars(query).one())

    async def people_seen(self, seen: Sequence[str], now: int) -> None:
        """People are at these tables."""
        for first in range(0, len(seen), _AT_ONCE):
            some = summaries.c.match.in_(seen[first : first + _AT_ONCE])
            update = sa.update(summaries).where(some).values(seen=now)
            await self._database.write(partial(_execute, statement=update))

    # -- tidying up

    async def count(self) -> int:
        """How many matches there are, also those that are over."""
        query = sa.select(sa.func.count()).select_from(matches)
        return await self._database.read(lambda c: c.scalars(query).one())

    async def forgotten(self, unmet_before: int, unseen_before: int | None = None) -> list[str]:
        """Matches that never began and where nobody was seen since a moment; and, if asked for, all
        where nobody was seen since another one, whether they are over or not."""
        unmet = sa.and_(summaries.c.phase == "gathering", _seen < unmet_before)
        gone = unmet if unseen_before is None else sa.or_(unmet, _seen < unseen_before)
        query = sa.select(summaries.c.match).where(gone).order_by(summaries.c.match)
        return await self._database.read(lambda c: list(c.scalars(query)))

    async def delete(self, gone: Sequence[str]) -> None:
        """Matches with all that belongs to them; some at a time, so that others can write."""

        def erase(connection: sa.Connection, some: Sequence[str]) -> None:
            for column in _REFERENCES:
                connection.execute(sa.delete(column.table).where(column.in_(some)))
            connection.execute(sa.delete(matches).where(matches.c.id.in_(some)))

        for first in range(0, len(gone), _AT_ONCE):
            await self._database.write(partial(erase, some=gone[first : first + _AT_ONCE]))

    # -- what happens by itself

    async def take_due(self, now: int, lease_ms: int, limit: int = 100) -> list[str]:
        """Matches that are due, the longest waiting first, each to one taker only.

        A match that was taken is due again when the lease ends, in case its taker dies; the
        taker's append says when it is due in truth."""
        query = (
            sa.select(matches.c.id)
            .where(matches.c.due <= now)
            .order_by(matches.c.due)
            .limit(limit)
            .with_for_update(skip_locked=True, key_share=True)
        )

        def take(connection: sa.Connection) -> list[str]:
            taken = list(connection.scalars(query))
            if taken:
                lease = sa.update(matches).where(matches.c.id.in_(taken))
                connection.execute(lease.values(due=now + lease_ms))
            return taken

        return await self._database.write(take)

    async def next_due(self) -> int | None:
        """When the next match is due, or a lease ends."""
        query = sa.select(sa.func.min(matches.c.due))
        return await self._database.read(lambda c: c.scalars(query).one())

    async def take_abandoned(self, before: int, lease_ms: int, limit: int = 100) -> list[str]:
        """Matches where nobody was since that time, the longest abandoned first, each to one taker
        only until the lease ends."""
        query = (
            sa.select(summaries.c.match)
            .where(_live, _seen <= before)
            .order_by(_seen, summaries.c.match)
            .limit(limit)
            .with_for_update(skip_locked=True)
        )

        def take(connection: sa.Connection) -> list[str]:
            taken = list(connection.scalars(query))
            if taken:
                lease = sa.update(summaries).where(summaries.c.match.in_(taken))
                connection.execute(lease.values(seen=before + lease_ms))
            return taken

        return await self._database.write(take)

    async def beat(self, node: str, now: int) -> None:
        """The node is alive."""

        def write(connection: sa.Connection) -> None:
            upsert = batch.insert(connection, beats).values(node=node, at=now)
            connection.execute(
                upsert.on_conflict_do_update(index_elements=["node"], set_={"at": now})
            )

        await self._database.write(write)

    async def forget_beats(self, before: int) -> None:
        """Nodes that were last there so long ago."""
        old = sa.delete(beats).where(beats.c.at < before)
        await self._database.write(lambda c: c.execute(old))

    async def last_beat(self) -> int | None:
        """When any node was last known to be alive."""
        query = sa.select(sa.func.max(beats.c.at))
        return await self._database.read(lambda c: c.scalars(query).one())

    # -- chat, analyses and settings

    async def add_chat(
        self, match_id: str, at: int, seat: int | None, name: str, text: str
    ) -> None:
        line = sa.insert(chat).values(match=match_id, at=at, seat=seat, name=name, text=text)
        await self._write_for_match(match_id, lambda c: c.execute(line))

    async def chat(self, match_id: str, limit: int = 200) -> list[StoredChatLine]:
        """The last lines, in the order in which they were said."""
        query = (
            sa.select(chat.c.at, chat.c.seat, chat.c.name, chat.c.text)
            .where(chat.c.match == match_id)
            .order_by(chat.c.id.desc())
            .limit(limit)
        )
        rows = await self._database.read(lambda c: c.execute(query).all())
        return [StoredChatLine(*row) for row in reversed(rows)]

    async def save_analysis(self, match_id: str, body: bytes) -> None:
        def write(connection: sa.Connection) -> None:
            upsert = batch.insert(connection, analyses).values(match=match_id, body=body)
            connection.execute(
                upsert.on_conflict_do_update(index_elements=["match"], set_={"body": body})
            )

        await self._write_for_match(match_id, write)

    async def load_analysis(self, match_id: str) -> bytes | None:
        query = sa.select(analyses.c.body).where(analyses.c.match == match_id)
        return await self._database.read(lambda c: c.scalars(query).one_or_none())

    async def _write_for_match(
        self, match_id: str, work: Callable[[sa.Connection], object]
    ) -> None:
        try:
            await self._database.write(work)
        except sa.exc.IntegrityError as error:  # the only rule there is: it refers to a match
            raise UnknownMatch(match_id) from error

    async def setting(self, key: str, make: Callable[[], str]) -> str:
        """The value of a setting. The first caller makes it, and all others get the same."""
        query = sa.select(settings.c.value).where(settings.c.key == key)
        kept = await self._database.read(lambda c: c.scalars(query).one_or_none())
        if kept is not None:
            return kept
        made = make()

        def write(connection: sa.Connection) -> str:
            insert = batch.insert(connection, settings).values(key=key, value=made)
            connection.execute(insert.on_conflict_do_nothing())
            return connection.scalars(query).one()

        return await self._database.write(write)


def _execute(connection: sa.Connection, statement: sa.Executable) -> None:
    connection.execute(statement)
