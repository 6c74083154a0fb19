"""What happens by itself: a heartbeat, tables that another process left lying, and fair clocks
after the server was away."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from pentaprism.match import model as m
from pentaprism.server.bots import Bots
from pentaprism.server.hub import SILENCE, Hub
from pentaprism.server.live import Live
from pentaprism.server.telemetry import log

S = TypeVar("S")
T = TypeVar("T")

_BEAT = 1.0
#: Times that passed this long ago and still lie there belong to nobody.
_NEGLECTED = 2_000
_LEASE = 30_000
#: A process that was not heard for a week has no beat any more.
_REMEMBERED = 7 * 86_400_000
_AT_ONCE = 100
#: So often it is noted which tables have people at them.
_NOTE_MS = 60_000


class Watch:
    def __init__(self, hub: Hub, bots: Bots) -> None:
        self.hub, self.bots = hub, bots
        self.node = secrets.token_hex(8)
        #: When it was last noted who is there.
        self._noted = 0

    async def recover(self) -> None:
        """At the start, when no other process is there: nobody's clock ran while none was."""
        hub = self.hub
        last = await hub.store.last_beat()
        with hub.standing_still():
            # To read a table takes time, that of an unknown game very much: first all are read.
            tables = await self._for_each(await hub.store.timed(), hub.get)
            if tables:
                log.info("tables are going on", tables=len(tables), last_beat=last)
            if last is not None:
                await self._for_each(tables, lambda table: self._give_back(table, last))
        for table in tables:
            self.bots.consider(table)
        # Not before: should this process die meanwhile, the next one counts from the last as well.
        await hub.store.beat(self.node, hub.now())
        await hub.store.forget_beats(hub.now() - _REMEMBERED)

    async def _give_back(self, table: Live, last: int) -> None:
        """Nobody's time ran since that moment."""
        away = self.hub.now() - last
        if away > SILENCE:
            await self.hub.submit(table, m.Recover(ms=away))

    async def _for_each(self, every: Sequence[S], work: Callable[[S], Awaitable[T]]) -> list[T]:
        """Many together, so that they share commits; one that cannot go on must not keep the others
        from it."""

        async def guarded(one: S) -> list[T]:
            try:
                return [await work(one)]
            except Exception:
                log.exception("a table cannot go on", table=str(one))
                return []

        done: list[T] = []
        for n in range(0, len(every), _AT_ONCE):
            for found in await asyncio.gather(*map(guarded, every[n : n + _AT_ONCE])):
                done += found
        return done

    async def run(self) -> None:
        """For ever: say that this process is alive, and take up what nobody else does."""
        self.hub.pulse = self.hub.now()
        while True:
            await asyncio.sleep(_BEAT)
            try:
                await self.hub.store.beat(self.node, self.hub.now())
                await self._after_silence(self.hub.pulse)
                await self._take_up()
                await self._note_people()
            except Exception:
                log.exception("the watch stumbled")

    async def _after_silence(self, last: int) -> None:
        """The machine slept, its clock jumped, or the database was away: nobody could move, and
        nobody's time ran."""
        if self.hub.now() - last > SILENCE:
            log.warning("nobody was served", ms=self.hub.now() - last)
            timed = [table for table in self.hub.lives if table.match.deadline() is not None]
            await self._for_each(timed, lambda table: self._give_back(table, last))
        self.hub.pulse = self.hub.now()

    async def _take_up(self) -> None:
        neglected = await self.hub.store.take_due(self.hub.now() - _NEGLECTED, _LEASE, _AT_ONCE)
        await self._for_each(neglected, self._take_up_one)

    async def _note_people(self) -> None:
        """Now and then: tables that have people at them are alive."""
        now = self.hub.now()
        if now - self._noted < _NOTE_MS:
            return
        self._noted = now
        await self.hub.store.people_seen(
            [table.match.id for table in self.hub.lives if table.connections], now
        )

    async def _take_up_one(self, match: str) -> None:
        table = await self.hub.get(match)
        await self.hub.heard(match)
        await self.hub.tick(table)
        self.bots.consider(table)
