"""Stores when people were last at each match, and ends matches that everybody has left for good."""

import asyncio

from pentaprism.match import model as m
from pentaprism.server.hub import Hub
from pentaprism.server.telemetry import log
from pentaprism.store import Unavailable

_DAY = 86_400_000
_EVERY_SECONDS = 60.0
#: A match that is not ended, since it waits for people or its clock runs, is looked at again after
#: this time; so is one whose process died while it looked.
_LEASE = _DAY
_AT_ONCE = 100


class Visits:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    async def run(self) -> None:
        """Runs until it is cancelled."""
        while True:
            await asyncio.sleep(_EVERY_SECONDS)
            try:
                await self.note()
                await self.end_abandoned()
            except Unavailable as error:
                log.warning("visits could not be noted", why=str(error))
            except Exception:
                log.exception("visits could not be noted")

    async def note(self) -> None:
        """Store all visits since the last time in one go, so that nobody waits for it."""
        visited = self._hub.people.take_visited()
        try:
            await self._hub.store.people_seen(sorted(visited), self._hub.now())
        except Unavailable:
            self._hub.people.visited |= visited
            raise

    async def end_abandoned(self) -> None:
        days = self._hub.config.abandoned_days
        if not days:
            return
        before = self._hub.now() - days * _DAY
        # Only so many at a time: each is read into memory, and there may be thousands of them.
        for match_id in await self._hub.store.take_abandoned(before, _LEASE, _AT_ONCE):
            await self._end(match_id, days)

    async def _end(self, match_id: str, days: int) -> None:
        try:
            live = await self._hub.get(match_id)
            await self._hub.on_remote_change(match_id)
            if any(live.present):
                await self._hub.store.people_seen([match_id], self._hub.now())
                return
            if await self._hub.submit(live, m.Abandon(days=days)):
                log.info("an abandoned game was ended", match=match_id)
        except Unavailable:
            raise
        except Exception:  # the other matches are ended all the same
            log.exception("an abandoned game cannot be ended", match=match_id)
