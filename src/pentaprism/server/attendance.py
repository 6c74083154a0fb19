"""Who is connected to which match, through this process and through others."""

import asyncio
import contextlib
import time
from collections.abc import Collection
from functools import partial
from typing import TYPE_CHECKING

from pentaprism.core.errors import PentaprismError
from pentaprism.match import model as m
from pentaprism.server import wire
from pentaprism.server.live_match import CHAT_KEPT, Connected, Connection, LiveMatch

if TYPE_CHECKING:
    from pentaprism.server.hub import Hub


class Attendance:
    def __init__(self, hub: "Hub") -> None:
        self._hub = hub
        #: Who is connected through other processes, by match and process.
        self._elsewhere: dict[str, dict[str, Connected]] = {}
        #: Matches where people came or went since `take_visited` was last called.
        self.visited: set[str] = set()

    def take_visited(self) -> set[str]:
        """The matches where people are, or were since this was last called."""
        taken, self.visited = self.visited, set()
        return taken | {
            live.match.id for live in self._hub.matches.all if live.connected_here().seats
        }

    # -- people at this process

    async def end_absence(self, live: LiveMatch, token: str | None) -> None:
        """The holder of a token is connecting: if they were counted as away, they are back."""
        grant = self._hub.granted(live, token)
        for seat in grant.seats if grant else ():
            await self.come_back(live, seat)

    async def come_back(self, live: LiveMatch, seat: int) -> None:
        with contextlib.suppress(PentaprismError):
            await self._hub.submit(live, m.ComeBack(seat=seat))

    async def join(self, live: LiveMatch, connection: Connection, token: str | None) -> bool:
        """A browser said hello: send it the whole table, and the others that it is there. Returns
        False if its token opens no seat; the caller tells it so, and joins it without one."""
        hub = self._hub
        async with live.lock:
            if live.chat is None:
                lines = await hub.store.chat(live.match.id, CHAT_KEPT)
                live.chat = [wire.ChatLine(x.at, x.name, x.text, x.seat) for x in lines]
            grant = hub.granted(live, token)
            if token is not None and grant is None:
                return False
            before, old_seats = live.presence(), connection.seats
            connection.seats, connection.key = (grant.seats, grant.key) if grant else ((), "")
            live.connections.add(connection)
            if connection.seats:
                self.visited.add(live.match.id)
            connection.send(live.table(connection.seats, live.chat, hub.now()))
            self.publish(live, before)
        self.check_absence_later(live, old_seats)
        hub.consider_bots(live)  # an outside bot that had gone may play for somebody who is there
        return True

    def leave(self, live: LiveMatch, connection: Connection) -> None:
        """A browser has disconnected."""
        hub = self._hub
        live.last_used = time.monotonic()
        before = live.presence()
        live.connections.discard(connection)
        if connection.seats:
            self.visited.add(live.match.id)
        self.publish(live, before)
        self.check_absence_later(live, connection.seats)
        if hub.bots:
            hub.bots.pondering.look(live)

    def check_absence_later(self, live: LiveMatch, seats: tuple[int, ...]) -> None:
        """Some seconds from now, count those people of these seats as away who are not there."""
        matters = live.match.settings.absence.then != "wait" and live.match.phase != "over"
        if seats and matters:
            self._hub.spawn(self._check_absence(live, seats))

    async def _check_absence(self, live: LiveMatch, seats: tuple[int, ...]) -> None:
        # Somebody who reloads the page is not away.
        await asyncio.sleep(self._hub.config.away_after_ms / 1000)
        for seat in seats:
            away = m.GoAway(seat=seat)
            with contextlib.suppress(PentaprismError):
                await self._hub.submit(live, away, unless=partial(live.is_present, seat))

    def publish(self, live: LiveMatch, before: wire.Presence) -> None:
        """Tell all browsers, also those at other processes, who is connected."""
        live.publish_presence(before)
        self.tell_neighbours(live)

    def tell_neighbours(self, live: LiveMatch) -> None:
        """Tell other processes who is connected here."""
        if self._hub.neighbours:
            self._hub.neighbours.presence_changed(live.match.id, live.connected_here())

    # -- people at other processes

    def occupied(self) -> dict[str, int]:
        """How many people are at each match where somebody is, through whatever process."""
        here = {live.match.id: live for live in self._hub.matches.all if live.connections}
        counted = {match_id: sum(live.present) + live.watching for match_id, live in here.items()}
        for match_id, processes in self._elsewhere.items():
            if match_id not in counted:
                seats = {seat for connected in processes.values() for seat in connected.seats}
                watching = sum(connected.watching for connected in processes.values())
                counted[match_id] = len(seats) + watching
        return counted

    def elsewhere(self, match_id: str) -> dict[str, Connected]:
        return self._elsewhere.get(match_id, {})

    def on_remote_presence(self, node: str, match_id: str, connected: Connected) -> None:
        """Another process says who is connected to a match through it."""
        live = self._hub.matches.cached(match_id)
        before = live.presence() if live else None
        processes = self._elsewhere.setdefault(match_id, {})
        processes[node] = connected
        if not connected.seats and not connected.watching:
            del processes[node]
        if not processes:
            del self._elsewhere[match_id]
        if live and before:
            live.elsewhere = processes
            live.publish_presence(before)

    def on_process_gone(self, node: str, still: Collection[str] = ()) -> None:
        """Another process has ended, and its connections with it; or it has connections only to the
        matches in `still`."""
        gone = {
            match_id: tuple(processes[node].seats)
            for match_id, processes in self._elsewhere.items()
            if node in processes and match_id not in still
        }
        for match_id in gone:
            self.on_remote_presence(node, match_id, Connected([], 0))
        self._hub.spawn(self._check_absences(gone))

    async def _check_absences(self, gone: dict[str, tuple[int, ...]]) -> None:
        for match_id, seats in gone.items():
            self.check_absence_later(await self._hub.get_patiently(match_id), seats)
