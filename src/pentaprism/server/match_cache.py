"""The matches that this process holds in memory. The store has all of them, so that any of these
can be dropped."""

import asyncio
import time
from collections.abc import Awaitable, Callable

from pentaprism.server.live_match import LiveMatch
from pentaprism.server.telemetry import CACHED

#: A match that was used so short a time ago is kept: a caller may still hold it.
_IDLE_SECONDS = 60.0
#: Idle matches are looked for no more often than this.
_SWEEP_SECONDS = 5.0


class MatchCache:
    def __init__(self, capacity: int, load: Callable[[str], Awaitable[LiveMatch]]) -> None:
        """`load` reads a match from the store; `capacity` is how many are kept when idle."""
        self._capacity = capacity
        self._load = load
        self._matches: dict[str, LiveMatch] = {}
        self._loading: dict[str, asyncio.Future[LiveMatch]] = {}
        self._swept_at = 0.0

    def __len__(self) -> int:
        return len(self._matches)

    @property
    def all(self) -> list[LiveMatch]:
        return list(self._matches.values())

    def ids(self) -> list[str]:
        """Those of the matches in memory, and of those that are being read."""
        return [*self._matches, *self._loading]

    def cached(self, match_id: str) -> LiveMatch | None:
        """The match, if it is in memory."""
        return self._matches.get(match_id)

    async def get(self, match_id: str) -> LiveMatch:
        """The match, read from the store if it is not in memory; read once, however many ask."""
        live = self._matches.get(match_id)
        if live is None:
            if match_id not in self._loading:
                self._loading[match_id] = asyncio.ensure_future(self._load(match_id))
                self._loading[match_id].add_done_callback(lambda _: self._loading.pop(match_id))
            live = await asyncio.shield(self._loading[match_id])
        live.last_used = time.monotonic()
        return live

    async def wait_until_loaded(self, match_id: str) -> None:
        """If the match is being read at this moment, wait for that."""
        if match_id in self._loading:
            await asyncio.wait([self._loading[match_id]])

    def add(self, live: LiveMatch) -> None:
        self._matches[live.match.id] = live
        if len(self._matches) > self._capacity:
            self._drop_idle()
        CACHED.set(len(self._matches))

    def drop(self, live: LiveMatch) -> None:
        if live.alarm:
            live.alarm.cancel()
        self._matches.pop(live.match.id, None)

    def _drop_idle(self) -> None:
        now = time.monotonic()
        if now - self._swept_at < _SWEEP_SECONDS:
            return
        self._swept_at = now
        for live in self.all:
            in_use = live.connections or live.thinking or live.lock.locked()
            if not in_use and live.last_used < now - _IDLE_SECONDS:
                self.drop(live)
