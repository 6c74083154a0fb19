"""A table in the memory of this process: its match, who looks at it, and what they were told.

It is only a copy: what is true is in the store. Everything here is written while its lock is held.
"""

import asyncio
import time
from collections import deque
from typing import Any, cast

import msgspec

from pentaprism.match import model as m
from pentaprism.match import seen
from pentaprism.match.match import Match, fold
from pentaprism.server import wire
from pentaprism.server.limits import Bucket

#: Lines of chat that who comes is told.
CHAT_KEPT = 200
_encoder = msgspec.json.Encoder()

#: A browser, by its seats; none for one that watches.
Mine = tuple[int, ...]


class Connection:
    """One browser at a table: the seats it may act for, and what still has to be sent to it."""

    def __init__(self, most: int, most_bytes: int) -> None:
        self.mine: Mine = ()
        #: What its token names.
        self.key = ""
        self._loop = asyncio.get_running_loop()
        #: Done when more waits than is allowed.
        self.overrun: asyncio.Future[None] = self._loop.create_future()
        self.outbox: deque[bytes] = deque()
        #: Whoever sends, while there is nothing to send.
        self._idle: asyncio.Future[None] | None = None
        self._most, self._most_bytes, self._bytes = most, most_bytes, 0

    def tell(self, message: wire.ToBrowser) -> None:
        self.send(_encoder.encode(message))

    def send(self, encoded: bytes) -> None:
        """Queue it; a browser that is too slow is let go, and says hello again when it can."""
        if self.overrun.done():
            return
        waiting = len(self.outbox)
        # However long the first one is: somebody asked for it, or it is all that waits.
        behind = self._bytes + len(encoded) - len(self.outbox[0]) if waiting else 0
        if waiting >= self._most or behind > self._most_bytes:
            self.overrun.set_result(None)
            return
        self.outbox.append(encoded)
        self._bytes += len(encoded)
        if self._idle and not self._idle.done():
            self._idle.set_result(None)

    async def next(self) -> bytes:
        """What is to be sent next, as soon as there is something; for one who sends."""
        while not self.outbox:
            self._idle = self._loop.create_future()
            await self._idle
        return self.take()

    def take(self) -> bytes:
        encoded = self.outbox.popleft()
        self._bytes -= len(encoded)
        return encoded


class Here(msgspec.Struct, frozen=True):
    """Who is connected to a table through one process."""

    seats: list[int]
    watching: int


class Log:
    """The log of a match as a reader may know it. Its lines are kept for long and told to many, so
    they are encoded once; as objects they would also be looked through by Python's collector, for
    milliseconds in which nobody is served."""

    def __init__(self, reader: int | None) -> None:
        self._reader = reader
        self._lines: list[msgspec.Raw] = []

    def add(self, match: Match, event: m.Events) -> None:
        """The line of an event that the match has just taken in, if it has one."""
        line = seen.line(match, event, self._reader)
        if line is not None:
            self._lines.append(msgspec.Raw(_encoder.encode(line)))

    def __len__(self) -> int:
        return len(self._lines)

    def lines(self, after: int = 0) -> list[seen.Line]:
        """Those after the first so many, to be sent: an encoder takes them as they are."""
        return cast(list[seen.Line], self._lines[after:])


class News:
    """What a table has just taken in, with the new lines for every log that is kept of it."""

    __slots__ = ("events", "lines", "moves_only", "since")

    def __init__(self, since: int, events: list[m.Events]) -> None:
        self.since = since
        self.events = events
        self.moves_only = all(type(event) is m.Moved for event in events)
        self.lines: dict[int | None, list[seen.Line]] = {}

    def has(self, *kinds: type[m.Event]) -> bool:
        return not self.moves_only and any(isinstance(event, kinds) for event in self.events)


class Live:
    def __init__(self, events: list[m.Events]) -> None:
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        #: Calls the hub when somebody's time is up.
        self.alarm: asyncio.TimerHandle | None = None
        #: Whether it is being found out if a write was made.
        self.settling = False
        #: What bots are thinking about, by seat.
        self.thinking: dict[int, asyncio.Task[None]] = {}
        #: The last lines of chat, once somebody has asked for them.
        self.chat: list[wire.ChatLine] | None = None
        #: What each seat may still say and ask for.
        self.lines: dict[int, Bucket] = {}
        self.hints: dict[int, Bucket] = {}
        self.takebacks: dict[int, Bucket] = {}
        #: Who is connected through other processes.
        self.elsewhere: dict[str, Here] = {}
        #: When this copy was last used.
        self.touched = time.monotonic()
        self.reload(events)

    def reload(self, events: list[m.Events]) -> None:
        """Begin again from events that are stored."""
        self.events = events
        self.match: Match = fold(events)
        self._logs: dict[int | None, Log] = {}
        self._told: dict[Mine, dict[str, Any]] = {}

    # -- who is there

    @property
    def present(self) -> list[bool]:
        here = {seat for process in self._processes() for seat in process.seats}
        return [seat in here for seat in range(self.match.players)]

    def is_there(self, seat: int) -> bool:
        return self.present[seat]

    @property
    def watching(self) -> int:
        return sum(process.watching for process in self._processes())

    def _processes(self) -> list[Here]:
        return [self.here(), *self.elsewhere.values()]

    def here(self) -> Here:
        """Who is connected through this process."""
        seats = {seat for connection in self.connections for seat in connection.mine}
        watching = sum(not connection.mine for connection in self.connections)
        return Here(sorted(seats), watching)

    def presence(self) -> wire.Presence:
        bots = [chair.is_bot and chair.away_since is None for chair in self.match.chairs]
        present = [a or b for a, b in zip(self.present, bots, strict=True)]
        return wire.Presence(present=present, watching=self.watching)

    def tell_presence(self, before: wire.Presence) -> None:
        """Tell everybody who is there, if that has changed."""
        presence = self.presence()
        if presence != before:
            encoded = _encoder.encode(presence)
            for connection in self.connections:
                connection.send(encoded)

    # -- what they are told

    def tell_chat(
        self, line: wire.ChatLine, sender: Connection | None = None, re: str = ""
    ) -> None:
        """A line of chat that is stored."""
        self.chat = [*(self.chat or []), line][-CHAT_KEPT:]
        encoded = _encoder.encode(wire.Said(line=line))
        for connection in self.connections:
            if connection is sender:
                connection.tell(wire.Said(line=line, re=re))
            else:
                connection.send(encoded)

    def reader(self, mine: Mine) -> int | None:
        """Whose log it is: several seats at one screen share what everybody may know."""
        return mine[0] if len(mine) == 1 and self.match.game.capabilities.hidden else None

    def log(self, mine: Mine) -> Log:
        reader = self.reader(mine)
        if reader not in self._logs:
            log = self._logs[reader] = Log(reader)
            match = fold(self.events[:1])
            for event in self.events[1:]:
                match.evolve(event)
                log.add(match, event)
        return self._logs[reader]

    def _changing(self, moves_only: bool = False) -> dict[str, Any]:
        """What may change from version to version, besides views and log; with moves alone, as long
        as the game goes on, only some of it."""
        match = self.match
        changing: dict[str, Any] = {
            "phase": match.phase,
            "clocks": seen.clocks(match),
            "timer": seen.timer(match),
            "offers": seen.offers(match),
            "silent": seen.silent(match),
        }
        if not moves_only or match.phase == "over":
            changing["seats"] = seen.seats(match, self.present)
            changing["result"] = seen.result(match)
            changing["fairness"] = seen.fairness(match)
            changing["next"] = match.next
        return changing

    def table(self, mine: Mine, chat: list[wire.ChatLine], now: int) -> wire.Table:
        """Everything; from here on the browser is told only what changes."""
        # Others with the same seats may have been told less: the next update tells them all of it.
        self._told.pop(mine, None)
        return wire.Table(
            match=self.match.id,
            version=self.match.version,
            now=now,
            settings=self.match.settings,
            mine=list(mine),
            views=seen.views(self.match, mine, seen.shared_view(self.match)),
            log=self.log(mine).lines(),
            chat=chat,
            previous=self.match.created.previous,
            **self._changing(),
        )

    def evolve(self, events: list[m.Events]) -> News:
        """Take the events in."""
        for connection in self.connections:
            self.log(connection.mine)
        news = News(self.match.version, events)
        known = {reader: len(log) for reader, log in self._logs.items()}
        for event in events:
            self.match.evolve(event)
            for log in self._logs.values():
                log.add(self.match, event)
        news.lines = {reader: self._logs[reader].lines(n) for reader, n in known.items()}
        self.events += events
        return news

    def publish(
        self, news: News, now: int, sender: Connection | None = None, re: str | None = None
    ) -> None:
        """Tell every browser what changed for it, the sender also that it was their command."""
        changing, shared = self._changing(news.moves_only), seen.shared_view(self.match)
        updates: dict[Mine, wire.Update] = {}
        encoded: dict[Mine, bytes] = {}
        for connection in self.connections:
            mine = connection.mine
            if mine not in updates:
                updates[mine] = self._update(mine, news, changing, shared, now)
            if connection is sender and re is not None:
                connection.tell(msgspec.structs.replace(updates[mine], re=re))
            else:
                if mine not in encoded:
                    encoded[mine] = _encoder.encode(updates[mine])
                connection.send(encoded[mine])

    def _update(
        self, mine: Mine, news: News, changing: dict[str, Any], shared: seen.View | None, now: int
    ) -> wire.Update:
        told = self._told.get(mine)
        if told is None:
            told, changing = {}, self._changing()
            self._told[mine] = told
        changed = {
            name: value
            for name, value in changing.items()
            if name not in told or value != told[name]
        }
        told.update(changed)
        return wire.Update(
            since=news.since,
            version=self.match.version,
            now=now,
            log=news.lines.get(self.reader(mine), []),
            views=seen.views(self.match, mine, shared),
            **changed,
        )
