"""Several server processes on one PostgreSQL tell each other what they cannot see for themselves:
which tables have changed, what was said there, and who is connected.

What is true is in the store, so a message that is lost costs time but never a move. On SQLite there
is only one process and nobody to tell.
"""

import asyncio
import time
from typing import Any

import asyncpg
import msgspec

from pentaprism.server import wire
from pentaprism.server.hub import Hub
from pentaprism.server.live import Here
from pentaprism.server.telemetry import log

_CHANNEL = "pentaprism_tables"
_BEAT = 1.0
#: A process that was not heard for so long is gone.
_SILENCE = 5.0
#: Whoever is there answers sooner than this.
_ANSWER = 0.7


class _Message(msgspec.Struct, frozen=True, tag_field="is"):
    node: str
    #: PostgreSQL delivers what is said twice in one transaction only once: no two are the same.
    number: int


class Changed(_Message, frozen=True, tag="changed"):
    match: str


class Chatted(_Message, frozen=True, tag="chatted"):
    match: str
    line: wire.ChatLine


class Connected(_Message, frozen=True, tag="connected"):
    match: str
    here: Here


class RollCall(_Message, frozen=True, tag="roll"):
    """From its beginning to its end a process names all tables where somebody is connected to it;
    what else was known of it is past."""

    ends: bool


class Alive(_Message, frozen=True, tag="alive"):
    pass


class WhoIsThere(_Message, frozen=True, tag="who"):
    pass


_decoder = msgspec.json.Decoder(Changed | Chatted | Connected | RollCall | Alive | WhoIsThere)


class Neighbours:
    def __init__(self, hub: Hub, database: str, node: str) -> None:
        self.hub, self.node = hub, node
        self._database = database
        #: Set when this process has taken over what lay there, and can speak for itself.
        self.settled = False
        self._waiting: list[str] = []
        self._wake = asyncio.Event()
        self._said = 0
        #: When each other process was last heard.
        self._nodes: dict[str, float] = {}
        self._looked = 0.0
        #: The tables that others have named so far in a roll call that is under way.
        self._named: dict[str, set[str]] = {}
        self._answered = asyncio.Event()
        self._talking: asyncio.Task[None] | None = None

    async def start(self) -> bool:
        """Begin to talk; tells whether another process is there."""
        if not self._database.startswith("postgresql"):
            return False
        hub = self.hub
        hub.notify = lambda match: self._say(Changed, match)
        hub.notify_chat = lambda match, line: self._say(Chatted, match, line)
        hub.people.notify = lambda match, here: self._say(Connected, match, here)
        self._talking = asyncio.create_task(self._talk())
        try:
            await asyncio.wait_for(self._answered.wait(), _ANSWER)
        except TimeoutError:
            return False
        return True

    async def stop(self) -> None:
        if self._talking:
            self._talking.cancel()
            await asyncio.gather(self._talking, return_exceptions=True)

    def _say(self, kind: type[_Message], *what: Any) -> None:
        self._said += 1
        message = kind(self.node, self._said, *what)
        self._waiting.append(msgspec.json.encode(message).decode())
        self._wake.set()

    async def _talk(self) -> None:
        """For ever, over one line after the other."""
        while True:
            try:
                await self._talk_until_it_breaks()
            except Exception as error:
                log.warning("the line to the other processes broke", why=repr(error))
            await asyncio.sleep(_BEAT)

    async def _talk_until_it_breaks(self) -> None:
        dsn = "postgresql://" + self._database.split("://", 1)[1]
        connection = await asyncpg.connect(dsn, timeout=_SILENCE, command_timeout=_SILENCE)
        try:
            await connection.add_listener(_CHANNEL, self._hear)
            # From here on nothing is missed; what was before is read from the store.
            self.hub.spawn(self.hub.catch_up())
            self._say(WhoIsThere)
            self._answer()
            while True:
                await self._send(connection)
                self._miss_the_silent()
                try:
                    await asyncio.wait_for(self._wake.wait(), _BEAT)
                except TimeoutError:
                    if self.settled:
                        self._say(Alive)
        finally:
            connection.terminate()

    async def _send(self, connection: Any) -> None:
        """All that waits, at once."""
        self._wake.clear()
        said, self._waiting = self._waiting, []
        try:
            await connection.execute(
                "SELECT pg_notify($1, said) FROM unnest($2::text[]) AS said", _CHANNEL, said
            )
        except BaseException:
            self._waiting[:0] = said
            raise

    def _answer(self) -> None:
        """That this process is there, and who is connected to it."""
        if not self.settled:
            return
        self._say(RollCall, False)
        for live in self.hub.lives:
            if live.connections:
                self._say(Connected, live.match.id, live.here())
        self._say(RollCall, True)

    def _hear(self, _connection: object, _pid: int, _channel: str, payload: str) -> None:
        message = _decoder.decode(payload)
        if message.node == self.node:
            return
        hub, node = self.hub, message.node
        match message:
            case WhoIsThere():
                self._answer()
                return
            case Changed(match=match):
                hub.spawn(hub.heard(match))
            case Chatted(match=match, line=line):
                hub.spawn(hub.heard_chat(match, line))
            case Connected(match=match, here=here):
                hub.people.heard(node, match, here)
                if node in self._named:
                    self._named[node].add(match)
            case RollCall(ends=False):
                self._named[node] = set()
            case RollCall(ends=True) if node in self._named:
                hub.people.lost(node, still=self._named.pop(node))
        if node not in self._nodes:
            # It was thought to be gone, and whatever was known of it with it.
            self._say(WhoIsThere)
        self._nodes[node] = time.monotonic()
        self._answered.set()

    def _miss_the_silent(self) -> None:
        now = time.monotonic()
        if now - self._looked > _SILENCE / 2:
            # Not they were silent but this process was deaf.
            self._nodes = dict.fromkeys(self._nodes, now)
        self._looked = now
        for node, heard in list(self._nodes.items()):
            if now - heard > _SILENCE:
                del self._nodes[node]
                self._named.pop(node, None)
                log.info("another process is gone", node=node)
                self.hub.people.lost(node)
