"""A match in the memory of this process, the browsers that look at it, and what they were sent.

It is a copy: the truth is in the store. It is only changed while its lock is held.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from math import ceil
from typing import Any, cast

import msgspec

from pentaprism.match import model as m
from pentaprism.match import visible
from pentaprism.match.match import Match, fold
from pentaprism.server import wire
from pentaprism.server.limits import Bucket
from pentaprism.server.races import Delay, Race

#: So many lines of chat are sent to a browser that comes.
CHAT_KEPT = 200
#: Other processes are told of the largest delay here in steps of so many milliseconds.
_CREDIT_STEP = 10
_encoder = msgspec.json.Encoder()

#: The seats of a browser; none if it only watches.
Seats = tuple[int, ...]


class Connection:
    """One browser at a match: the seats it may act for, and the messages that wait for it."""

    def __init__(
        self,
        most: int,
        most_bytes: int,
        send_now: Callable[[bytes], bool] | None = None,
        delay: Delay | None = None,
    ) -> None:
        self.seats: Seats = ()
        self.delay = delay
        #: The key that its token names.
        self.key = ""
        self._loop = asyncio.get_running_loop()
        #: Done when more messages wait than are allowed.
        self.overrun: asyncio.Future[None] = self._loop.create_future()
        self.outbox: deque[bytes] = deque()
        #: What the sending task waits for while there is nothing to send.
        self._idle: asyncio.Future[None] | None = None
        #: Sends a message without that task, if it can.
        self._send_now = send_now
        self._most, self._most_bytes, self._bytes = most, most_bytes, 0

    def send(self, message: msgspec.Struct) -> None:
        self.send_encoded(_encoder.encode(message))

    def send_encoded(self, encoded: bytes) -> None:
        """Queue a message. A browser that is too slow is disconnected; it reconnects by itself."""
        if self.overrun.done():
            return
        is_idle = self._idle is not None and not self._idle.done()
        # While the sending task has anything in hand, nothing may overtake it.
        if is_idle and self._send_now and self._send_now(encoded):
            return
        waiting = len(self.outbox)
        # The first message may have any length: without the others it would be sent at once.
        behind = self._bytes + len(encoded) - len(self.outbox[0]) if waiting else 0
        if waiting >= self._most or behind > self._most_bytes:
            self.overrun.set_result(None)
            return
        self.outbox.append(encoded)
        self._bytes += len(encoded)
        if is_idle and self._idle:
            self._idle.set_result(None)

    async def next(self) -> bytes:
        """The message to send next, as soon as there is one."""
        while not self.outbox:
            self._idle = self._loop.create_future()
            await self._idle
        return self.take()

    def take(self) -> bytes:
        encoded = self.outbox.popleft()
        self._bytes -= len(encoded)
        return encoded


class Connected(msgspec.Struct, frozen=True):
    """Who is connected to a match through one process, and the largest credit of any of the seats,
    in milliseconds."""

    seats: list[int]
    watching: int
    credit: int = 0


class Log:
    """The log of a match as one reader may know it. A line is sent to many and kept for long, so it
    is encoded once. Bytes also cost Python's collector nothing; to look through lines kept as
    objects it took milliseconds, in which nobody was served."""

    def __init__(self, reader: int | None) -> None:
        self._reader = reader
        self._lines: list[msgspec.Raw] = []

    def add(self, match: Match, event: m.Event) -> None:
        """The line of an event that the match has just taken in, if it has one."""
        line = visible.line(match, event, self._reader)
        if line is not None:
            self._lines.append(msgspec.Raw(_encoder.encode(line)))

    def __len__(self) -> int:
        return len(self._lines)

    def lines(self, after: int = 0) -> list[visible.Line]:
        """The lines after the first so many; an encoder takes them as they are."""
        return cast(list[visible.Line], self._lines[after:])


class Changes:
    """Events that a match has just taken in, with the new lines of every log that is kept of it."""

    __slots__ = ("events", "lines", "moves_only", "since")

    def __init__(self, since: int, events: list[m.Event]) -> None:
        self.since = since
        self.events = events
        self.moves_only = all(type(event) is m.Moved for event in events)
        self.lines: dict[int | None, list[visible.Line]] = {}

    def has(self, *kinds: type[m.EventBase]) -> bool:
        return not self.moves_only and any(isinstance(event, kinds) for event in self.events)


class LiveMatch:
    def __init__(self, events: list[m.Event]) -> None:
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        #: Rings at the next deadline (alarms.py).
        self.alarm: asyncio.TimerHandle | None = None
        #: A write failed in a way that leaves open whether it was made.
        self.write_is_uncertain = False
        #: Bots that are thinking, by seat.
        self.thinking: dict[int, asyncio.Task[None]] = {}
        #: The last lines of chat; None before they were read from the store.
        self.chat: list[wire.ChatLine] | None = None
        #: How much each seat may still ask for.
        self.chat_lines: dict[int, Bucket] = {}
        self.hints: dict[int, Bucket] = {}
        self.takebacks: dict[int, Bucket] = {}
        #: Who is connected through other processes, by process.
        self.elsewhere: dict[str, Connected] = {}
        #: What was said where it counts who is first.
        self.race = Race()
        self.last_used = time.monotonic()
        self.reload(events)

    def reload(self, events: list[m.Event]) -> None:
        """Begin again from stored events."""
        self.events = events
        self.match: Match = fold(events)
        self._logs: dict[int | None, Log] = {}
        #: What browsers with these seats were last sent, besides views and log.
        self._sent: dict[Seats, dict[str, Any]] = {}

    # -- who is there

    @property
    def present(self) -> list[bool]:
        here = {seat for process in self._processes() for seat in process.seats}
        return [seat in here for seat in range(self.match.players)]

    def is_present(self, seat: int) -> bool:
        return self.present[seat]

    @property
    def watching(self) -> int:
        return sum(process.watching for process in self._processes())

    def _processes(self) -> list[Connected]:
        return [self.connected_here(), *self.elsewhere.values()]

    def connected_here(self) -> Connected:
        """Who is connected through this process."""
        seats = {seat for connection in self.connections for seat in connection.seats}
        watching = sum(not connection.seats for connection in self.connections)
        return Connected(sorted(seats), watching, self._credit())

    def _credit(self) -> int:
        """In steps, so that other processes are not told of every hair's breadth."""
        return _CREDIT_STEP * ceil(1000 * max(self._credits(), default=0.0) / _CREDIT_STEP)

    def _credits(self) -> list[float]:
        return [each.delay.credit for each in self.connections if each.seats and each.delay]

    @property
    def window(self) -> float:
        """The seconds within which something may come in that was made before anything else."""
        elsewhere = [process.credit / 1000 for process in self.elsewhere.values()]
        return max(self._credits() + elsewhere, default=0.0)

    def rings_at(self) -> int | None:
        """When the next deadline is applied: what was made before it may come in a little later."""
        deadline = self.match.deadline()
        if deadline is None or deadline != self.match.timer.ends or not self.match.is_race:
            return deadline
        return deadline + ceil(1000 * self.window)

    def presence(self) -> wire.Presence:
        bots = [chair.is_bot and chair.away_since is None for chair in self.match.chairs]
        present = [a or b for a, b in zip(self.present, bots, strict=True)]
        return wire.Presence(present=present, watching=self.watching)

    def publish_presence(self, before: wire.Presence) -> None:
        """Tell all browsers who is connected, if that has changed."""
        presence = self.presence()
        if presence != before:
            encoded = _encoder.encode(presence)
            for connection in self.connections:
                connection.send_encoded(encoded)

    # -- what browsers are sent

    def publish_chat(
        self, line: wire.ChatLine, sender: Connection | None = None, reply_to: str = ""
    ) -> None:
        """A line of chat that is stored."""
        self.chat = [*(self.chat or []), line][-CHAT_KEPT:]
        encoded = _encoder.encode(wire.ChatMessage(line=line))
        for connection in self.connections:
            if connection is sender:
                connection.send(wire.ChatMessage(line=line, reply_to=reply_to))
            else:
                connection.send_encoded(encoded)

    def show(self, shown: wire.Shown) -> None:
        """What a player has in mind, for those who watch: the big screen among them."""
        encoded = _encoder.encode(shown)
        for connection in self.connections:
            if not connection.seats:
                connection.send_encoded(encoded)

    def reader(self, seats: Seats) -> int | None:
        """Whose log a browser with these seats reads; None for what everybody may know, which is
        what several seats at one screen share."""
        return seats[0] if len(seats) == 1 and self.match.game.capabilities.hidden else None

    def log(self, seats: Seats) -> Log:
        reader = self.reader(seats)
        if reader not in self._logs:
            log = self._logs[reader] = Log(reader)
            match = fold(self.events[:1])
            for event in self.events[1:]:
                match.evolve(event)
                log.add(match, event)
        return self._logs[reader]

    def _changing(self, moves_only: bool = False) -> dict[str, Any]:
        """What may change from version to version, besides views and log. By moves alone only some
        of it does, as long as the game goes on."""
        match = self.match
        changing: dict[str, Any] = {
            "phase": match.phase,
            "clocks": visible.clocks(match),
            "timer": visible.timer(match),
            "offers": visible.offers(match),
            "silent": visible.silent(match),
        }
        if not moves_only or match.phase == "over":
            changing["seats"] = visible.seats(match, self.present)
            changing["result"] = visible.result(match)
            changing["fairness"] = visible.fairness(match)
            changing["next"] = match.next
        return changing

    def table(self, seats: Seats, chat: list[wire.ChatLine], now: int) -> wire.Table:
        """Everything that a browser with these seats may know; updates follow from there."""
        # Others with the same seats may have been sent less: the next update has all of it.
        self._sent.pop(seats, None)
        return wire.Table(
            match=self.match.id,
            version=self.match.version,
            now=now,
            settings=self.match.settings,
            mine=list(seats),
            views=visible.views(self.match, seats, visible.shared_view(self.match)),
            log=self.log(seats).lines(),
            chat=chat,
            previous=self.match.created.previous,
            **self._changing(),
        )

    def evolve(self, events: list[m.Event]) -> Changes:
        """Take the events in."""
        for connection in self.connections:
            self.log(connection.seats)
        changes = Changes(self.match.version, events)
        known = {reader: len(log) for reader, log in self._logs.items()}
        for event in events:
            self.match.evolve(event)
            for log in self._logs.values():
                log.add(self.match, event)
        changes.lines = {reader: self._logs[reader].lines(n) for reader, n in known.items()}
        self.events += events
        return changes

    def publish(
        self,
        changes: Changes,
        now: int,
        sender: Connection | None = None,
        reply_to: str | None = None,
    ) -> None:
        """Send every browser what has changed for it. The sender's update says that it answers
        their command."""
        changing, shared = self._changing(changes.moves_only), visible.shared_view(self.match)
        updates: dict[Seats, wire.Update] = {}
        encoded: dict[Seats, bytes] = {}
        for connection in self.connections:
            seats = connection.seats
            if seats not in updates:
                updates[seats] = self._update(seats, changes, changing, shared, now)
            if connection is sender and reply_to is not None:
                connection.send(msgspec.structs.replace(updates[seats], reply_to=reply_to))
            else:
                if seats not in encoded:
                    encoded[seats] = _encoder.encode(updates[seats])
                connection.send_encoded(encoded[seats])

    def _update(
        self,
        seats: Seats,
        changes: Changes,
        changing: dict[str, Any],
        shared: visible.View | None,
        now: int,
    ) -> wire.Update:
        sent = self._sent.get(seats)
        if sent is None:
            sent, changing = {}, self._changing()
            self._sent[seats] = sent
        changed = {
            name: value
            for name, value in changing.items()
            if name not in sent or value != sent[name]
        }
        sent.update(changed)
        return wire.Update(
            since=changes.since,
            version=self.match.version,
            now=now,
            log=changes.lines.get(self.reader(seats), []),
            views=visible.views(self.match, seats, shared),
            **changed,
        )
