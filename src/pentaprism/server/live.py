"""A table in the memory of this process: its match, who looks at it, and what they were told.

It is only a copy: what is true is in the store. Everything here is written while its lock is held.
"""

import asyncio
from collections import deque
from collections.abc import Iterator
from typing import Any

import msgspec

from pentaprism.match import model as m
from pentaprism.match import seen
from pentaprism.match.match import Match, fold
from pentaprism.server import wire

_encoder = msgspec.json.Encoder()


class Connection:
    """One browser at a table: the seats it may act for, and what still has to be sent to it."""

    def __init__(self, most: int) -> None:
        self.mine: tuple[int, ...] = ()
        self.outbox: deque[bytes] = deque()
        self.wake = asyncio.Event()
        self.overrun = False
        self._most = most

    def tell(self, message: wire.ToBrowser) -> None:
        self.send(_encoder.encode(message))

    def send(self, encoded: bytes) -> None:
        """Queue it; a browser that is too slow is let go, and says hello again when it can."""
        if len(self.outbox) >= self._most:
            self.overrun = True
        else:
            self.outbox.append(encoded)
        self.wake.set()


class Live:
    def __init__(self, events: list[m.Events]) -> None:
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        #: Calls the hub when somebody's time is up.
        self.alarm: asyncio.TimerHandle | None = None
        #: What bots are thinking about, by seat.
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.reload(events)

    def reload(self, events: list[m.Events]) -> None:
        """Begin again from what is stored."""
        self.events = events
        self.match: Match = fold(events)
        self._lines: dict[int | None, list[seen.Line]] = {}
        self._told: dict[str, Any] = self._changing()

    # -- who is there

    @property
    def present(self) -> list[bool]:
        here = {seat for connection in self.connections for seat in connection.mine}
        return [seat in here for seat in range(self.match.players)]

    @property
    def watching(self) -> int:
        return sum(not connection.mine for connection in self.connections)

    def presence(self) -> wire.Presence:
        bots = [bool(chair.bot) for chair in self.match.chairs]
        present = [a or b for a, b in zip(self.present, bots, strict=True)]
        return wire.Presence(present=present, watching=self.watching)

    # -- what they are told

    def _reader(self, mine: tuple[int, ...]) -> int | None:
        """Whose log it is: several seats at one screen share what everybody may know."""
        return mine[0] if len(mine) == 1 and self.match.game.capabilities.hidden else None

    def log(self, mine: tuple[int, ...]) -> list[seen.Line]:
        reader = self._reader(mine)
        if reader not in self._lines:
            self._lines[reader] = list(lines(self.events, reader))
        return self._lines[reader]

    def _views(self, mine: tuple[int, ...]) -> dict[str, seen.View]:
        if not mine:
            return {"watch": seen.view(self.match, None)}
        return {str(seat): seen.view(self.match, seat) for seat in mine}

    def _changing(self) -> dict[str, Any]:
        """What may change from version to version, besides views and log."""
        match = self.match
        return {
            "phase": match.phase,
            "seats": seen.seats(match, self.present),
            "clocks": seen.clocks(match),
            "timer": seen.timer(match),
            "offers": seen.offers(match),
            "result": seen.result(match),
            "fairness": seen.fairness(match),
            "next": match.next,
        }

    def table(
        self, mine: tuple[int, ...], chat: list[wire.ChatLine], now: int
    ) -> wire.Table:
        return wire.Table(
            match=self.match.id,
            version=self.match.version,
            now=now,
            settings=self.match.settings,
            mine=list(mine),
            views=self._views(mine),
            log=self.log(mine),
            chat=chat,
            previous=self.match.created.previous,
            **self._changing(),
        )

    def evolve(self, events: list[m.Events]) -> dict[int | None, list[seen.Line]]:
        """Take the events in; gives the new lines for every log that is kept."""
        readers = {self._reader(connection.mine) for connection in self.connections}
        for reader in readers - self._lines.keys():
            self._lines[reader] = list(lines(self.events, reader))
        fresh: dict[int | None, list[seen.Line]] = {reader: [] for reader in self._lines}
        for event in events:
            self.match.evolve(event)
            for reader, new in fresh.items():
                line = seen.line(self.match, event, reader)
                if line is not None:
                    new.append(line)
        for reader, new in fresh.items():
            self._lines[reader] += new
        self.events += events
        return fresh

    def publish(
        self,
        since: int,
        fresh: dict[int | None, list[seen.Line]],
        now: int,
        sender: Connection | None = None,
        re: str | None = None,
    ) -> None:
        """Tell every browser what changed, the sender also that it was their command."""
        changing = self._changing()
        changed = {
            name: value for name, value in changing.items() if value != self._told[name]
        }
        self._told = changing
        encoded: dict[tuple[int, ...], bytes] = {}
        for connection in self.connections:
            mine = connection.mine
            answers = connection is sender and re is not None
            if mine in encoded and not answers:
                connection.send(encoded[mine])
                continue
            update = wire.Update(
                since=since,
                version=self.match.version,
                now=now,
                log=fresh.get(self._reader(mine), []),
                views=self._views(mine),
                **changed,
            )
            if answers:
                connection.tell(msgspec.structs.replace(update, re=re))
            else:
                encoded[mine] = _encoder.encode(update)
                connection.send(encoded[mine])


def lines(events: list[m.Events], reader: int | None) -> Iterator[seen.Line]:
    """The log of a match as a reader may know it."""
    match = fold(events[:1])
    for event in events[1:]:
        match.evolve(event)
        line = seen.line(match, event, reader)
        if line is not None:
            yield line
