"""Several server processes on one PostgreSQL tell each other what they cannot see for themselves:
which matches have changed, new lines of chat, and who is connected.

The truth is in the store, so a message that is lost costs time but never a move. On SQLite there is
only one process, and nobody to tell.
"""

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import asyncpg
import msgspec

from pentaprism.server import wire
from pentaprism.server.live_match import Connected
from pentaprism.server.telemetry import log

if TYPE_CHECKING:
    from pentaprism.server.hub import Hub

_CHANNEL = "pentaprism_tables"
_BEAT_SECONDS = 1.0
#: A process that sent nothing for so long has ended.
_SILENT_SECONDS = 5.0
#: A process that is there answers within this time.
_ANSWER_SECONDS = 0.7


class _Message(msgspec.Struct, frozen=True, tag_field="is"):
    node: str
    #: PostgreSQL delivers equal notifications of one transaction only once: no two are equal.
    number: int


class MatchChanged(_Message, frozen=True, tag="changed"):
    match_id: str


class ChatAdded(_Message, frozen=True, tag="chatted"):
    match_id: str
    line: wire.ChatLine


class StudyEdited(_Message, frozen=True, tag="studied"):
    study_id: str


class PresenceChanged(_Message, frozen=True, tag="connected"):
    match_id: str
    connected: Connected


class RoomChanged(_Message, frozen=True, tag="room"):
    code: str


class RollCall(_Message, frozen=True, tag="roll"):
    """Between its beginning and its end a process names all matches that somebody is connected to
    through it. Whatever else was known of its connections no longer holds."""

    ends: bool


class Alive(_Message, frozen=True, tag="alive"):
    pass


class WhoIsThere(_Message, frozen=True, tag="who"):
    pass


_decoder = msgspec.json.Decoder(
    MatchChanged
    | ChatAdded
    | StudyEdited
    | PresenceChanged
    | RoomChanged
    | RollCall
    | Alive
    | WhoIsThere
)


def neighbours_of(database: str, node: str) -> "Neighbours | None":
    """The other processes on this database; None where there can be none."""
    return Neighbours(database, node) if database.startswith("postgresql") else None


class Neighbours:
    def __init__(self, database: str, node: str) -> None:
        """`node` is the name of this process."""
        self.node = node
        self._database = database
        self._hub: Hub
        #: Set when this process has taken over what lay there, and answers for its connections.
        self.settled = False
        self._outbox: list[str] = []
        self._wake = asyncio.Event()
        self._numbers = 0
        #: When each other process last sent something.
        self._last_heard: dict[str, float] = {}
        self._last_look = 0.0
        #: The matches that other processes have named so far in an unfinished roll call.
        self._named: dict[str, set[str]] = {}
        self._somebody_answered = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        #: Called with the id of a study that another process has changed.
        self.on_study: Callable[[str], None] = lambda study_id: None

    def attach(self, hub: "Hub") -> None:
        """Messages of other processes go to this hub."""
        self._hub = hub

    async def start(self) -> bool:
        """Begin to send and listen. Returns whether another process is there."""
        self._task = asyncio.create_task(self._run())
        try:
            await asyncio.wait_for(self._somebody_answered.wait(), _ANSWER_SECONDS)
        except TimeoutError:
            return False
        return True

    async def stop(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    # -- sending

    def match_changed(self, match_id: str) -> None:
        self._send(MatchChanged, match_id)

    def chat_added(self, match_id: str, line: wire.ChatLine) -> None:
        self._send(ChatAdded, match_id, line)

    def study_changed(self, study_id: str) -> None:
        self._send(StudyEdited, study_id)

    def presence_changed(self, match_id: str, connected: Connected) -> None:
        self._send(PresenceChanged, match_id, connected)

    def room_changed(self, code: str) -> None:
        self._send(RoomChanged, code)

    def _send(self, kind: type[_Message], *content: Any) -> None:
        self._numbers += 1
        message = kind(self.node, self._numbers, *content)
        self._outbox.append(msgspec.json.encode(message).decode())
        self._wake.set()

    def _send_roll_call(self) -> None:
        """Say that this process is there, and who is connected to it."""
        if not self.settled:
            return
        self._send(RollCall, False)
        for live in self._hub.matches.all:
            if live.connections:
                self.presence_changed(live.match.id, live.connected_here())
        self._send(RollCall, True)

    async def _run(self) -> None:
        """Runs until it is cancelled; connects again whenever the connection breaks."""
        while True:
            try:
                await self._run_once()
            except Exception as error:
                log.warning("the connection to other processes broke", why=repr(error))
            await asyncio.sleep(_BEAT_SECONDS)

    async def _run_once(self) -> None:
        dsn = "postgresql://" + self._database.split("://", 1)[1]
        connection = await asyncpg.connect(
            dsn, timeout=_SILENT_SECONDS, command_timeout=_SILENT_SECONDS
        )
        try:
            await connection.add_listener(_CHANNEL, self._on_notification)
            # From here on nothing is missed; what was before is read from the store.
            self._hub.spawn(self._hub.catch_up())
            self._send(WhoIsThere)
            self._send_roll_call()
            while True:
                await self._flush(connection)
                self._drop_silent_processes()
                try:
                    await asyncio.wait_for(self._wake.wait(), _BEAT_SECONDS)
                except TimeoutError:
                    if self.settled:
                        self._send(Alive)
        finally:
            connection.terminate()

    async def _flush(self, connection: Any) -> None:
        """Send all waiting messages in one statement."""
        self._wake.clear()
        waiting, self._outbox = self._outbox, []
        try:
            await connection.execute(
                "SELECT pg_notify($1, message) FROM unnest($2::text[]) AS message",
                _CHANNEL,
                waiting,
            )
        except BaseException:
            self._outbox[:0] = waiting
            raise

    # -- receiving

    def _on_notification(self, _connection: object, _pid: int, _channel: str, payload: str) -> None:
        message = _decoder.decode(payload)
        if message.node == self.node:
            return
        hub, node = self._hub, message.node
        match message:
            case WhoIsThere():
                self._send_roll_call()
                return
            case MatchChanged(match_id=match_id):
                hub.spawn(hub.on_remote_change(match_id))
            case ChatAdded(match_id=match_id, line=line):
                hub.spawn(hub.on_remote_chat(match_id, line))
            case StudyEdited(study_id=study_id):
                self.on_study(study_id)
            case PresenceChanged(match_id=match_id, connected=connected):
                hub.people.on_remote_presence(node, match_id, connected)
                if node in self._named:
                    self._named[node].add(match_id)
            case RoomChanged(code=code):
                hub.on_remote_room(code)
            case RollCall(ends=False):
                self._named[node] = set()
            case RollCall(ends=True) if node in self._named:
                hub.people.on_process_gone(node, still=self._named.pop(node))
        if node not in self._last_heard:
            # It was not known, or was taken for dead: ask who is connected to it.
            self._send(WhoIsThere)
        self._last_heard[node] = time.monotonic()
        self._somebody_answered.set()

    def _drop_silent_processes(self) -> None:
        now = time.monotonic()
        if now - self._last_look > _SILENT_SECONDS / 2:
            # This process was busy or asleep and may have missed messages of the others: their
            # silence is counted from now on.
            self._last_heard = dict.fromkeys(self._last_heard, now)
        self._last_look = now
        for node, heard in list(self._last_heard.items()):
            if now - heard > _SILENT_SECONDS:
                del self._last_heard[node]
                self._named.pop(node, None)
                log.info("another process is gone", node=node)
                self._hub.people.on_process_gone(node)
