"""Who is at the tables: people come and go, through this process and through others."""

import asyncio
import contextlib
import time
from collections.abc import Callable, Collection
from functools import partial
from typing import TYPE_CHECKING

from pentaprism.core.errors import PentaprismError
from pentaprism.match import model as m
from pentaprism.server import wire
from pentaprism.server.live import CHAT_KEPT, Connection, Here, Live

if TYPE_CHECKING:
    from pentaprism.server.hub import Hub


class Attendance:
    def __init__(self, hub: "Hub") -> None:
        self._hub = hub
        #: Called with what other processes should hear of.
        self.notify: Callable[[str, Here], None] = lambda match, here: None
        #: Who is connected through other processes, by table and process.
        self._elsewhere: dict[str, dict[str, Here]] = {}
        #: Tables where people came or went since that was last stored.
        self.visited: set[str] = set()

    def take_visited(self) -> set[str]:
        """The tables where people are, or were since this was last asked."""
        taken, self.visited = self.visited, set()
        return taken | {live.match.id for live in self._hub.lives if live.here().seats}

    async def welcome(self, live: Live, token: str | None) -> None:
        """Somebody is at the door: those who were counted as away are back."""
        grant = self._hub.granted(live, token)
        for seat in grant.seats if grant else ():
            await self.come_back(live, seat)

    async def come_back(self, live: Live, seat: int) -> None:
        with contextlib.suppress(PentaprismError):
            await self._hub.submit(live, m.ComeBack(seat=seat))

    async def join(self, live: Live, connection: Connection, token: str | None) -> bool:
        """A browser said hello: tell it everything, and the others that it is there. False if its
        token opens nothing: it has to be told so, and may call again without."""
        hub = self._hub
        async with live.lock:
            if live.chat is None:
                lines = await hub.store.chat(live.match.id, CHAT_KEPT)
                live.chat = [wire.ChatLine(x.at, x.name, x.text, x.seat) for x in lines]
            grant = hub.granted(live, token)
            if token is not None and grant is None:
                return False
            before, were = live.presence(), connection.mine
            connection.mine, connection.key = (grant.seats, grant.key) if grant else ((), "")
            live.connections.add(connection)
            if connection.mine:
                self.visited.add(live.match.id)
            connection.tell(live.table(connection.mine, live.chat, hub.now()))
            self.tell(live, before)
        self.watch(live, were)
        hub.on_change(live)  # an outside bot that had gone may play for somebody who is there
        return True

    def part(self, live: Live, connection: Connection) -> None:
        live.touched = time.monotonic()
        before = live.presence()
        live.connections.discard(connection)
        if connection.mine:
            self.visited.add(live.match.id)
        self.tell(live, before)
        self.watch(live, connection.mine)

    def watch(self, live: Live, seats: tuple[int, ...]) -> None:
        """See a little later whether these seats' people are there."""
        matters = live.match.settings.absence.then != "wait" and live.match.phase != "over"
        if seats and matters:
            self._hub.spawn(self.look(live, seats))

    async def look(self, live: Live, seats: tuple[int, ...]) -> None:
        """A page that is only loaded again is not gone."""
        await asyncio.sleep(self._hub.config.away_after_ms / 1000)
        for seat in seats:
            away = m.GoAway(seat=seat)
            with contextlib.suppress(PentaprismError):
                await self._hub.submit(live, away, unless=partial(live.is_there, seat))

    def tell(self, live: Live, before: wire.Presence) -> None:
        """Tell everybody who is there, also at other processes."""
        live.tell_presence(before)
        self.notify(live.match.id, live.here())

    # -- people at other processes

    def occupied(self) -> dict[str, int]:
        """The tables where somebody is, through whatever process, and how many people that is."""
        tables = {live.match.id: live for live in self._hub.lives if live.connections}
        counted = {match: sum(live.present) + live.watching for match, live in tables.items()}
        for match, nodes in self._elsewhere.items():
            if match not in counted:
                seats = {seat for here in nodes.values() for seat in here.seats}
                counted[match] = len(seats) + sum(here.watching for here in nodes.values())
        return counted

    def elsewhere(self, match: str) -> dict[str, Here]:
        return self._elsewhere.get(match, {})

    def heard(self, node: str, match: str, here: Here) -> None:
        """Who is connected to a table through another process."""
        live = self._hub.known(match)
        before = live.presence() if live else None
        nodes = self._elsewhere.setdefault(match, {})
        nodes[node] = here
        if not here.seats and not here.watching:
            del nodes[node]
        if not nodes:
            del self._elsewhere[match]
        if live and before:
            live.elsewhere = nodes
            live.tell_presence(before)

    def lost(self, node: str, still: Collection[str] = ()) -> None:
        """Another process is gone, and with it the connections of its people; or has only these
        tables still."""
        gone = {
            match: tuple(nodes[node].seats)
            for match, nodes in self._elsewhere.items()
            if node in nodes and match not in still
        }
        for match in gone:
            self.heard(node, match, Here([], 0))
        self._hub.spawn(self._miss(gone))

    async def _miss(self, gone: dict[str, tuple[int, ...]]) -> None:
        for match, seats in gone.items():
            self.watch(await self._hub.get_patiently(match), seats)
