"""Replays as they are sent: each made once for a match and a viewer, beside the event loop.

A long game has many views, and to make and compress them takes far longer than to send them, so a
crowd of readers must not have them made again and again."""

import asyncio
import gzip
from collections import OrderedDict

import msgspec

from pentaprism.core.words import TABLE, messages_of
from pentaprism.match.refusals import NotAllowed
from pentaprism.server import replays, wire
from pentaprism.server.hub import Hub
from pentaprism.server.live_match import LiveMatch
from pentaprism.server.workers import WorkerPool

_words = messages_of(TABLE)

#: Compressed bytes that are kept, of the replays that were last asked for.
_KEPT_BYTES = 32 * 1024 * 1024
_UNDER_WAY, _UNDER_WAY_EACH = 16, 4
_LEVEL = 5

Key = tuple[str, str]


class ReplayCache:
    def __init__(self, hub: Hub, most_bytes: int = _KEPT_BYTES) -> None:
        self._hub = hub
        self._beside = WorkerPool("replays", _UNDER_WAY, _UNDER_WAY_EACH)
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._bytes, self._most_bytes = 0, most_bytes
        self._making: dict[Key, asyncio.Task[bytes]] = {}

    async def zipped(self, match_id: str, viewer: str, address: str) -> bytes:
        """The replay as JSON, compressed. A finished game does not change, so it is kept."""
        key = match_id, viewer
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._making:
            live = await self._hub.get_stored(match_id)
            replays.check_over(live)
            replays.check_viewer(live.match, viewer)
            if key not in self._making:
                making = asyncio.create_task(self._make(key, live, address))
                making.add_done_callback(lambda _: self._making.pop(key))
                self._making[key] = making
        return await asyncio.shield(self._making[key])

    async def plain(self, match_id: str, viewer: str, address: str) -> bytes:
        """The same for those who cannot unzip."""
        zipped = await self.zipped(match_id, viewer, address)
        return await self._beside.run(lambda: gzip.decompress(zipped), address)

    async def past(self, match_id: str, asked: wire.LookBack, address: str) -> wire.Frame:
        """An earlier moment of a game that goes on, for one of those who are at the table."""
        live = await self._hub.get_stored(match_id)
        mine = self._own(live, asked.token, asked.seat)
        if live.match.phase == "gathering":
            raise NotAllowed(_words("refused-not-begun"))
        events, reader = list(live.events), live.reader(mine)
        return await self._beside.run(
            lambda: replays.past(events, reader, asked.seat, asked.lines), address
        )

    async def may_take_back(self, match_id: str, asked: wire.OwnSeat) -> bool:
        live = await self._hub.get_stored(match_id)
        self._own(live, asked.token, asked.seat)
        return await self._hub.may_take_back(live, asked.seat)

    def _own(self, live: LiveMatch, token: str | None, seat: int | None) -> tuple[int, ...]:
        """The seats that the token opens; refuses if the one that is asked about is not among
        them."""
        grant = self._hub.granted(live, token)
        mine = grant.seats if grant else ()
        if seat is not None and seat not in mine:
            raise NotAllowed(_words("refused-not-your-seat"))
        return mine

    async def _make(self, key: Key, live: LiveMatch, address: str) -> bytes:
        def work() -> bytes:
            return gzip.compress(msgspec.json.encode(replays.replay(live, key[1])), _LEVEL)

        made = await self._beside.run(work, address)
        self._kept[key] = made
        self._bytes += len(made)
        while self._bytes > self._most_bytes:
            self._bytes -= len(self._kept.popitem(last=False)[1])
        return made

    def close(self) -> None:
        self._beside.close()
