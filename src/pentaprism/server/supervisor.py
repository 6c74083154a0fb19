"""What happens without a request: this process's heartbeat, matches that another process has left
behind, and clocks put right after nobody was served for a while."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from pentaprism.match import model as m
from pentaprism.server.hub import OUTAGE_MS, Hub
from pentaprism.server.live_match import LiveMatch
from pentaprism.server.telemetry import TROUBLE, log
from pentaprism.store import Unavailable

S = TypeVar("S")
T = TypeVar("T")

_BEAT_SECONDS = 1.0
#: A match that has been due for so long is taken care of by no other process.
_NEGLECTED_MS = 2_000
_LEASE_MS = 30_000
#: The heartbeats of processes that ended so long ago are deleted.
_OLD_BEATS_MS = 7 * 86_400_000
_BATCH = 100


class Supervisor:
    def __init__(self, hub: Hub, node: str) -> None:
        """`node` is the name of this process."""
        self.hub, self.node = hub, node
        self._database_is_there = True

    async def recover(self) -> None:
        """At the start, if no other process runs: nobody's clock ran while none did."""
        hub = self.hub
        last = await hub.store.last_beat()
        with hub.alarms.suspended(lambda: hub.matches.all):
            # Reading a match takes time, and the first of a game very much: so all are read before
            # any time is given back.
            matches = await self._for_each(await hub.store.timed(), hub.get)
            if matches:
                log.info("matches are going on", matches=len(matches), last_beat=last)
            if last is not None:
                await self._for_each(matches, lambda live: self._give_back(live, last))
        for live in matches:
            hub.consider_bots(live)
        # Last: if this process dies before, the next one also counts from the old heartbeat.
        await hub.store.beat(self.node, hub.now())
        await hub.store.forget_beats(hub.now() - _OLD_BEATS_MS)

    async def _give_back(self, live: LiveMatch, last: int) -> None:
        """Nobody's clock ran since that moment."""
        away = self.hub.now() - last
        if away > OUTAGE_MS:
            await self.hub.submit(live, m.Recover(ms=away))

    async def _for_each(self, every: Sequence[S], work: Callable[[S], Awaitable[T]]) -> list[T]:
        """Do something for many matches at once, so that they share commits. An error with one is
        logged and does not stop the others."""

        async def guarded(one: S) -> list[T]:
            try:
                return [await work(one)]
            except Exception:
                log.exception("a match cannot go on", match=str(one))
                return []

        done: list[T] = []
        for n in range(0, len(every), _BATCH):
            for found in await asyncio.gather(*map(guarded, every[n : n + _BATCH])):
                done += found
        return done

    async def run(self) -> None:
        """Runs until it is cancelled."""
        self.hub.last_served_at = self.hub.now()
        while True:
            await asyncio.sleep(_BEAT_SECONDS)
            try:
                await self.hub.store.beat(self.node, self.hub.now())
                await self._after_outage(self.hub.last_served_at)
                await self._take_neglected()
                self._database_is_there = True
            except Exception as error:
                self._count_trouble(error)
                log.exception("the supervisor failed")

    def _count_trouble(self, error: Exception) -> None:
        """A database that stays away for long counts once, not once a second."""
        away = isinstance(error, Unavailable)
        if not away:
            TROUBLE.labels("error").inc()
        elif self._database_is_there:
            TROUBLE.labels("database").inc()
        self._database_is_there = not away

    async def _after_outage(self, last: int) -> None:
        """The machine slept, its clock jumped, or the database was away: nobody could move, so
        nobody's clock ran."""
        if self.hub.now() - last > OUTAGE_MS:
            log.warning("nobody was served", ms=self.hub.now() - last)
            timed = [live for live in self.hub.matches.all if live.match.deadline() is not None]
            await self._for_each(timed, lambda live: self._give_back(live, last))
        self.hub.last_served_at = self.hub.now()

    async def _take_neglected(self) -> None:
        """Matches that are due and that no process takes care of, for example since it has died."""
        overdue = self.hub.now() - _NEGLECTED_MS
        neglected = await self.hub.store.take_due(overdue, _LEASE_MS, _BATCH)
        await self._for_each(neglected, self._take_over)

    async def _take_over(self, match_id: str) -> None:
        live = await self.hub.get(match_id)
        await self.hub.on_remote_change(match_id)
        await self.hub.tick(live)
        self.hub.consider_bots(live)
