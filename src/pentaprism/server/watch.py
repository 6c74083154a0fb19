"""What happens by itself: a heartbeat, tables that another process left lying, and fair clocks
after the server was away."""

import asyncio
import secrets

from pentaprism.match import model as m
from pentaprism.server.bots import Bots
from pentaprism.server.hub import Hub
from pentaprism.server.telemetry import log

_BEAT = 1.0
#: Times that passed this long ago and still lie there belong to nobody.
_NEGLECTED = 2_000
_LEASE = 30_000
#: A silence shorter than this is no outage.
_SILENCE = 2_000
_AT_ONCE = 100


class Watch:
    def __init__(self, hub: Hub, bots: Bots) -> None:
        self.hub, self.bots = hub, bots
        self.node = secrets.token_hex(8)

    async def recover(self) -> None:
        """At the start, when no other process is there: nobody's clock ran while none was."""
        last = await self.hub.store.last_beat()
        now = self.hub.now()
        away = 0 if last is None else now - last
        await self.hub.store.beat(self.node, now)
        live = await self.hub.store.live()
        if live:
            log.info("tables are going on", tables=len(live), away_ms=away)
        lost = away if away > _SILENCE else 0
        with self.hub.standing_still():
            for n in range(0, len(live), _AT_ONCE):  # together, so that they share commits
                some = live[n : n + _AT_ONCE]
                await asyncio.gather(*(self._recover(match, lost) for match in some))

    async def _recover(self, match: str, away: int) -> None:
        try:
            table = await self.hub.get(match)
            if away:
                await self.hub.submit(table, m.Recover(ms=away))
            self.bots.consider(table)
            seats = tuple(n for n, chair in enumerate(table.match.chairs) if chair.has_a_say)
            self.hub.watch_absence(table, seats)
        except Exception:  # one table that cannot go on must not keep the others from it
            log.exception("a table cannot go on", match=match)

    async def run(self) -> None:
        """For ever: say that this process is alive, and take up what nobody else does."""
        while True:
            await asyncio.sleep(_BEAT)
            try:
                await self.hub.store.beat(self.node, self.hub.now())
                await self._take_up()
            except Exception:
                log.exception("the watch stumbled")

    async def _take_up(self) -> None:
        neglected = await self.hub.store.take_due(self.hub.now() - _NEGLECTED, _LEASE, _AT_ONCE)
        for match in neglected:
            try:
                table = await self.hub.get(match)
                await self.hub.heard(match)
                await self.hub.tick(table)
                self.bots.consider(table)
            except Exception:
                log.exception("a table cannot go on", match=match)
