"""One websocket for each browser at a table: decode messages, hand commands to the hub, and answer
every one of them."""

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import numpy as np
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketException
from litestar.types import Receive, Send
from msgspec import UNSET

from pentaprism.core.errors import BadRequest, NotYourTurn, PentaprismError
from pentaprism.core.words import TABLE, messages_of
from pentaprism.match.decide import clean_line
from pentaprism.match.refusals import NotAllowed
from pentaprism.server import wire
from pentaprism.server.bots import Bots
from pentaprism.server.commands import command_of
from pentaprism.server.frames import PINGS, SEND_NOW
from pentaprism.server.hub import BadToken, Hub
from pentaprism.server.limits import Bucket, LimitExceeded, TableQuota, network_of
from pentaprism.server.live_match import Connection, LiveMatch
from pentaprism.server.races import Delay
from pentaprism.server.telemetry import REFUSALS, SOCKETS, TROUBLE, log
from pentaprism.store import Unavailable

_words = messages_of(TABLE)

_decoder: msgspec.json.Decoder[wire.ClientMessage] = msgspec.json.Decoder(wire.ClientMessage)
_LONGEST_CHAT = 300
_LONGEST_ID = 64
_TRY_LATER, _POLICY = 1013, 1008
#: A preview is made from so many states that agree with what the seat knows.
_WORLDS = 8
#: How long a slow browser gets to read why it is disconnected.
_CLOSING_SECONDS = 2.0

#: Sockets open from each address.
_open: Counter[str] = Counter()


_DIRECT = "pentaprism.direct"


def bypass_framework(scope: Any, receive: Receive, send: Send) -> None:
    """Remember the server's own functions for this websocket. The framework's are made for requests
    and cost several calls for each message."""
    scope[_DIRECT] = receive, send


@websocket("/api/matches/{match_id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, State], match_id: str) -> None:
    state = socket.app.state
    async with one_more_socket(socket, state.hub) as welcome:
        if welcome:
            await SocketSession(socket, state.hub, state.bots, state.table_quota, match_id).run()


@contextlib.asynccontextmanager
async def one_more_socket(socket: WebSocket[Any, Any, State], hub: Hub) -> AsyncIterator[bool]:
    """Accept a websocket and count it; False, and it is closed, if its address has too many."""
    address = network_of(socket.client.host) if socket.client else ""
    await socket.accept()
    if _open[address] >= hub.config.limits.sockets:
        await socket.close(code=_POLICY, reason="too many connections")
        yield False
        return
    _open[address] += 1
    SOCKETS.inc()
    try:
        yield True
    finally:
        SOCKETS.dec()
        _open[address] -= 1
        if not _open[address]:
            del _open[address]


def direct(socket: Any) -> tuple[Any, Any]:
    """The server's own functions for this websocket: receive and send."""
    receive, send = socket.scope[_DIRECT]
    return receive, send


class SocketSession:
    """One browser from its hello until it disconnects."""

    def __init__(
        self, socket: Any, hub: Hub, bots: Bots, table_quota: TableQuota, match_id: str
    ) -> None:
        limits = hub.config.limits
        self.socket, self.hub, self.bots = socket, hub, bots
        self.table_quota, self.match_id = table_quota, match_id
        self._receive, self._send = direct(socket)
        extensions = socket.scope.get("extensions") or {}
        self._delay = Delay(hub.config.race_ms / 1000)
        self._hear_pongs = extensions.get(PINGS)
        self._measuring: asyncio.Task[None] | None = None
        self.connection = Connection(
            limits.outbox, limits.outbox_bytes, extensions.get(SEND_NOW), self._delay
        )
        #: None before the hello.
        self.live: LiveMatch | None = None
        self.messages = Bucket(3 * limits.messages_a_second, 3)
        #: Done when no hello came in time.
        self._no_hello: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._hint_is_under_way = False
        #: The seat that has something in mind which others see.
        self._showing: int | None = None
        self._address = network_of(socket.client.host) if socket.client else ""

    async def run(self) -> None:
        overrun = self.connection.overrun
        reading, writing = asyncio.create_task(self._read()), asyncio.create_task(self._write())
        patience = self.hub.config.limits.hello_seconds
        timeout = asyncio.get_running_loop().call_later(patience, self._check_hello)
        try:
            ends = {reading, writing, overrun, self._no_hello}
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        finally:
            timeout.cancel()
            if self._measuring:
                self._measuring.cancel()
            if self.live:
                if self._showing is not None:  # nobody knows what they think now
                    self.live.show(wire.Shown(seat=self._showing, move=None, step=3))
                self.hub.people.leave(self.live, self.connection)
            reading.cancel()
            writing.cancel()
            for ended in await asyncio.gather(reading, writing, return_exceptions=True):
                if isinstance(ended, Exception):
                    log.info("a connection broke off", match=self.match_id, why=repr(ended))
        if overrun.done():
            await self._close(_TRY_LATER, "too slow")
        elif self._no_hello.done():
            await self._close(_POLICY, "no hello came")

    def _check_hello(self) -> None:
        if self.live is None and not self._no_hello.done():
            self._no_hello.set_result(None)

    async def _read(self) -> None:
        overrun = self.connection.overrun
        while (event := await self._receive())["type"] == "websocket.receive":
            if overrun.done():  # it is being disconnected
                return
            await self._on_message(event.get("text") or event.get("bytes") or "")

    async def _write(self) -> None:
        """Send waiting messages in order."""
        while True:
            message = await self.connection.next()
            await self._send({"type": "websocket.send", "text": message.decode()})

    async def _close(self, code: int, reason: str) -> None:
        with contextlib.suppress(TimeoutError, WebSocketException):
            async with asyncio.timeout(_CLOSING_SECONDS):
                await self.socket.close(code=code, reason=reason)

    async def _on_message(self, text: str | bytes) -> None:
        reply_to: str | None = None
        try:
            allowed = self.messages.take() and self.hub.messages.take(self._address)
            if len(text) > self.hub.config.limits.message:
                raise BadRequest(_words("refused-message-length"))
            message = _decoder.decode(text)
            reply_to = getattr(message, "id", None)
            if reply_to is not None and len(reply_to) > _LONGEST_ID:
                reply_to = None
                raise BadRequest(f"an id has up to {_LONGEST_ID} letters")
            if not allowed:
                raise LimitExceeded(_words("limit-messages"))
            if isinstance(message, wire.Hello):
                await self._hello(message)
            else:
                await self._handle(message)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            self._refuse(reply_to or _id_of(text), BadRequest(str(error)))
        except Exception as error:
            self._fail(reply_to, error)

    def _fail(self, reply_to: str | None, error: Exception) -> None:
        """Whatever went wrong, the sender gets an answer."""
        if isinstance(error, PentaprismError):
            self._refuse(reply_to, error)
            return
        if isinstance(error, Unavailable):
            log.error("the database is not there", match=self.match_id, why=str(error))
        else:
            TROUBLE.labels("error").inc()
            log.exception("a command failed", match=self.match_id)
        self._refuse(reply_to, _Failed(_words("failed-now")))

    def _refuse(self, reply_to: str | None, error: PentaprismError) -> None:
        REFUSALS.labels(error.code).inc()
        self.connection.send(wire.Refused.of(reply_to, error))

    async def _hello(self, message: wire.Hello) -> None:
        live, people = await self.hub.get(self.match_id), self.hub.people
        await people.end_absence(live, message.token)
        self.live = live
        if not await people.join(live, self.connection, message.token):
            self._refuse(None, BadToken(_words("refused-now-watching")))
            await people.join(live, self.connection, None)
        # Once more, for those who were counted as away while they joined.
        await people.end_absence(live, message.token)
        self._measure(live)

    def _measure(self, live: LiveMatch) -> None:
        """Find out how far away this browser is, if that matters at this table."""
        game, options = live.match.game, live.match.settings.options
        matters = self.connection.seats and game.has_own_clock(options)
        if not matters or self._measuring or not self._hear_pongs or not self.hub.config.race_ms:
            return

        def on_pong(content: bytes, now: float) -> None:
            before = live.connected_here()
            self._delay.answered(content, now)
            if live.connected_here() != before:
                self.hub.people.tell_neighbours(live)

        measuring = self._delay.measure(self._hear_pongs(on_pong), lambda: live.match.is_race)
        self._measuring = asyncio.create_task(measuring)

    async def _handle(self, message: wire.ClientMessage) -> None:
        live = self.live
        if live is None:
            raise BadRequest("say hello first")
        seat = getattr(message, "seat", None)
        if seat is not None:
            self._check_seat(seat)
        command = command_of(message)
        if command is None:
            await self._answer(live, message)
            return
        if isinstance(message, wire.MakeOffer):
            await self._check_offer(live, message.seat, message.what)
        reply_to = getattr(message, "id", None)
        if not await self.hub.submit(live, command, self.connection, reply_to):
            self.connection.send(wire.Done(reply_to=reply_to or "", version=live.match.version))

    def _check_seat(self, seat: int) -> None:
        """Called again after every wait: another device may have signed this one out."""
        if seat not in self.connection.seats:
            raise NotAllowed(_words("refused-not-your-seat"))

    async def _answer(self, live: LiveMatch, message: wire.ClientMessage) -> None:
        """What changes nothing in the match."""
        match message:
            case wire.Ping(id=reply_to):
                credit = round(1000 * self._delay.credit) if self._measuring else UNSET
                self.connection.send(
                    wire.Pong(reply_to=reply_to, now=self.hub.now(), credit=credit)
                )
            case wire.Chat(id=reply_to, text=text):
                await self._chat(live, reply_to, text)
            case wire.AskPreview(id=reply_to, seat=seat, move=move):
                async with live.lock:  # so that only stored events are looked at
                    if live.match.phase != "playing":
                        raise NotAllowed(_words("refused-not-going-on"))
                    self._check_seat(seat)
                    self.connection.send(preview(live, seat, move, reply_to))
            case wire.Show(id=reply_to, seat=seat, move=move, step=step):
                async with live.lock:
                    self._check_seat(seat)
                    if move is not None:
                        live.match.game.read_move(live.match.state, seat, move)
                    live.show(wire.Shown(seat=seat, move=move, step=step))
                    self._showing = None if move is None else seat
                self.connection.send(wire.Done(reply_to=reply_to, version=live.match.version))
            case wire.AskHint(id=reply_to, seat=seat, chosen=chosen):
                async with live.lock:
                    self._check_hint(live, seat)
                self._hint_is_under_way = True
                self.hub.spawn(self._hint(live, seat, reply_to, chosen))

    async def _chat(self, live: LiveMatch, reply_to: str, text: str) -> None:
        text = clean_line(text)
        if not text or len(text) > _LONGEST_CHAT:
            raise BadRequest(_words("refused-chat-length", most=_LONGEST_CHAT))
        seats = self.connection.seats
        if not seats:
            raise NotAllowed(_words("refused-watchers-chat"))
        self._check_may_talk(live, seats)
        limit = self.hub.config.limits.chat_a_minute
        if not live.chat_lines.setdefault(seats[0], Bucket(limit, 60)).take():
            raise LimitExceeded(_words("limit-chat"))
        line = wire.ChatLine(self.hub.now(), live.match.chairs[seats[0]].name, text, seats[0])
        await self.hub.add_chat(live, line, self.connection, reply_to)

    @staticmethod
    def _check_may_talk(live: LiveMatch, seats: tuple[int, ...]) -> None:
        """The rules of some games forbid some seats to talk for a while."""
        for seat in seats:
            refusal = live.match.silenced(seat)
            if refusal:
                raise refusal

    async def _check_offer(self, live: LiveMatch, seat: int, what: str) -> None:
        """A rematch is a new table, and whether a takeback is allowed takes time to find out: both
        are limited."""
        if what == "rematch" and live.match.phase == "over":
            await self.table_quota.take(self._address)
        limit = self.hub.config.limits.takebacks_a_minute
        if what == "takeback" and not live.takebacks.setdefault(seat, Bucket(limit, 60)).take():
            raise LimitExceeded(_words("limit-takebacks"))

    def _check_hint(self, live: LiveMatch, seat: int) -> None:
        settings = live.match.settings
        if not settings.hints and seat not in settings.helped:
            raise NotAllowed(_words("refused-no-hints"))
        if seat not in live.match.to_act:
            raise NotYourTurn(_words("refused-hint-turn"))
        if self._hint_is_under_way:
            raise LimitExceeded(_words("refused-hint-under-way"))
        limit = self.hub.config.limits.hints_a_minute
        if not live.hints.setdefault(seat, Bucket(limit, 60)).take():
            raise LimitExceeded(_words("limit-hints"))

    async def _hint(
        self, live: LiveMatch, seat: int, reply_to: str, chosen: list[str] | None
    ) -> None:
        try:
            hint = await self.bots.hint(live, seat, reply_to, chosen)
            self._check_seat(seat)
            self.connection.send(hint)
        except Exception as error:
            self._fail(reply_to, error)
        finally:
            self._hint_is_under_way = False


class _WithId(msgspec.Struct):
    id: str | None = None


def _id_of(text: str | bytes) -> str | None:
    """The id of a message that cannot be decoded as a whole."""
    try:
        found = msgspec.json.decode(text, type=_WithId).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
    return found if found is None or len(found) <= _LONGEST_ID else None


class _Failed(PentaprismError):
    code = "failed"


def preview(live: LiveMatch, seat: int, text: str, reply_to: str) -> wire.Preview:
    """What a legal move would do, as far as the seat can tell: what is the same in all worlds that
    agree with what it knows. The rest is told as it stands now, or not at all."""
    match, game = live.match, live.match.game
    move = game.read_move(match.state, seat, text)
    uncertain = game.capabilities.chance or game.capabilities.hidden
    known = game.redacted(match.state, seat)
    tried = []
    for number in range(1, _WORLDS + 1 if uncertain else 2):
        world = known.copy()
        if uncertain:
            world[0]["rng"] = np.uint64(number)
            game.face.determinise(world, 0, seat)
        after = game.redacted(game.apply(world, seat, move), seat)
        events = game.events(game.redacted(world, seat), seat, move, after)
        tried.append((events, game.position(after), game.scores(after)))
    events, position, scores = tried[0]
    others = tried[1:]
    now = game.position(known)
    return wire.Preview(
        reply_to=reply_to,
        move=text,
        events=[
            game.event_values(event)
            for event in events
            if all(event in other[0] for other in others)
        ],
        scores=scores if all(scores == other[2] for other in others) else game.scores(known),
        position={
            key: value if all(value == other[1].get(key) for other in others) else now.get(key)
            for key, value in position.items()
        },
    )
