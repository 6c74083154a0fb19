"""One websocket a table: decode, know the seat by its token, pass the wish on, answer always."""

import asyncio
import contextlib
from collections import Counter
from typing import Any

import msgspec
import numpy as np
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketException
from litestar.types import Receive, Send

from pentaprism.core.errors import BadRequest, NotYourTurn, PentaprismError
from pentaprism.match import model as m
from pentaprism.match.decide import clean_line
from pentaprism.match.refusals import NotAllowed
from pentaprism.server import wire
from pentaprism.server.bots import Bots
from pentaprism.server.hub import BadToken, Hub
from pentaprism.server.limits import Bucket, Room, TooMuch, network_of
from pentaprism.server.live import Connection, Live
from pentaprism.server.telemetry import REFUSALS, SOCKETS, TROUBLE, log
from pentaprism.server.tokens import new_match_id
from pentaprism.store import Unavailable

_decoder = msgspec.json.Decoder(wire.FromBrowser)
_LONGEST_CHAT = 300
_LONGEST_ID = 64
_TRY_LATER, _POLICY = 1013, 1008
#: So many worlds are imagined for a preview.
_WORLDS = 8
#: So long a slow browser gets to hear that it is let go.
_FAREWELL_SECONDS = 2.0

#: Sockets open from each address.
_open: Counter[str] = Counter()


_DIRECT = "pentaprism.direct"


def go_direct(scope: Any, receive: Receive, send: Send) -> None:
    """Have the messages of this websocket pass by what the framework puts round them, which is
    made for requests and would cost several calls for each."""
    scope[_DIRECT] = receive, send


@websocket("/api/matches/{match:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, State], match: str) -> None:
    hub: Hub = socket.app.state.hub
    address = network_of(socket.client.host) if socket.client else ""
    await socket.accept()
    if _open[address] >= hub.config.limits.sockets:
        await socket.close(code=_POLICY, reason="too many connections")
        return
    _open[address] += 1
    SOCKETS.inc()
    try:
        await Visitor(socket, hub, socket.app.state.bots, socket.app.state.room, match).run()
    finally:
        SOCKETS.dec()
        _open[address] -= 1
        if not _open[address]:
            del _open[address]


class Visitor:
    """One browser from its hello to its goodbye."""

    def __init__(self, socket: Any, hub: Hub, bots: Bots, room: Room, match: str) -> None:
        limits = hub.config.limits
        self.socket, self.hub, self.bots, self.room, self.match = socket, hub, bots, room, match
        self._receive, self._send = socket.scope[_DIRECT]
        self.connection = Connection(limits.outbox, limits.outbox_bytes)
        self.live: Live | None = None
        self.messages = Bucket(3 * limits.messages_a_second, 3)
        #: Done when no hello came in time.
        self._mute: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.hinting = False

    @property
    def _address(self) -> str:
        return network_of(self.socket.client.host) if self.socket.client else ""

    async def run(self) -> None:
        overrun = self.connection.overrun
        reading, writing = asyncio.create_task(self._read()), asyncio.create_task(self._write())
        patience = self.hub.config.limits.hello_seconds
        silent = asyncio.get_running_loop().call_later(patience, self._check_hello)
        try:
            ends = {reading, writing, overrun, self._mute}
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        finally:
            silent.cancel()
            if self.live:
                self.hub.people.part(self.live, self.connection)
            reading.cancel()
            writing.cancel()
            for ended in await asyncio.gather(reading, writing, return_exceptions=True):
                if isinstance(ended, Exception):
                    log.info("a connection broke off", match=self.match, why=repr(ended))
        if overrun.done():
            await self._let_go(_TRY_LATER, "too slow")
        elif self._mute.done():
            await self._let_go(_POLICY, "no hello came")

    def _check_hello(self) -> None:
        if self.live is None and not self._mute.done():
            self._mute.set_result(None)

    async def _read(self) -> None:
        overrun = self.connection.overrun
        while (event := await self._receive())["type"] == "websocket.receive":
            if overrun.done():  # it is being let go, and answered no more
                return
            await self._hear(event.get("text") or event.get("bytes") or "")

    async def _write(self) -> None:
        """Send what waits, in order."""
        while True:
            message = await self.connection.next()
            await self._send({"type": "websocket.send", "text": message.decode()})

    async def _let_go(self, code: int, reason: str) -> None:
        with contextlib.suppress(TimeoutError, WebSocketException):
            async with asyncio.timeout(_FAREWELL_SECONDS):
                await self.socket.close(code=code, reason=reason)

    async def _hear(self, text: str | bytes) -> None:
        re: str | None = None
        try:
            allowed = self.messages.take() and self.hub.messages.take(self._address)
            if len(text) > self.hub.config.limits.message:
                raise BadRequest("the message is too long")
            said = _decoder.decode(text)
            re = getattr(said, "id", None)
            if re is not None and len(re) > _LONGEST_ID:
                re = None
                raise BadRequest(f"an id has up to {_LONGEST_ID} letters")
            if not allowed:
                raise TooMuch("too many messages: wait a moment")
            if isinstance(said, wire.Hello):
                await self._hello(said)
            else:
                await self._do(said)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            self._refuse(re or _id_of(text), BadRequest(str(error)))
        except Exception as error:
            self._fail(re, error)

    def _fail(self, re: str | None, error: Exception) -> None:
        """Whatever went wrong, the sender hears of it."""
        if isinstance(error, PentaprismError):
            self._refuse(re, error)
            return
        if isinstance(error, Unavailable):
            log.error("the database is not there", match=self.match, why=str(error))
        else:
            TROUBLE.labels("error").inc()
            log.exception("a command failed", match=self.match)
        self._refuse(re, _Failed("the server could not do that now: try again"))

    def _refuse(self, re: str | None, error: PentaprismError) -> None:
        REFUSALS.labels(error.code).inc()
        self.connection.tell(
            wire.Refused(
                re=re,
                code=error.code,
                message=error.message,
                clause=error.clause,
                words=error.words,
            )
        )

    async def _hello(self, said: wire.Hello) -> None:
        live = await self.hub.get(self.match)
        await self.hub.people.welcome(live, said.token)
        self.live = live
        if not await self.hub.people.join(live, self.connection, said.token):
            self._refuse(None, BadToken("this seat is not yours any more: you are watching"))
            await self.hub.people.join(live, self.connection, None)
        await self.hub.people.welcome(live, said.token)  # who was counted as away while coming in

    async def _do(self, said: Any) -> None:
        live = self.live
        if live is None:
            raise BadRequest("say hello first")
        seat = getattr(said, "seat", None)
        if seat is not None:
            self._check_seat(seat)
        match said:
            case wire.PlayMove(id=ref, seat=seat, version=version, moves=moves):
                command: m.Commands = m.Play(
                    seat=seat, version=version, moves=moves, ref=ref, person=True
                )
            case wire.OfferIt(seat=seat, what=what):
                await self._check_offer(live, seat, what)
                command = m.MakeOffer(seat=seat, what=what, next_match=new_match_id())
            case wire.AnswerIt(seat=seat, what=what, yes=yes):
                command = m.AnswerOffer(seat=seat, what=what, yes=yes, next_match=new_match_id())
            case wire.GiveUp(seat=seat):
                command = m.Resign(seat=seat)
            case wire.GoOn(seat=seat):
                command = m.Resume(seat=seat)
            case wire.StandUp(seat=seat):
                command = m.Leave(seat=seat)
            case wire.RemoveGuest(seat=seat, guest=guest):
                command = m.RemoveGuest(seat=seat, guest=guest)
            case wire.FillSeat(seat=seat, free=free, level=level):
                command = m.FillSeat(seat=seat, free=free, level=level)
            case wire.SilenceGuest(seat=seat, guest=guest, silent=silent):
                command = m.Silence(seat=seat, guest=guest, silent=silent)
            case _:
                await self._ask(live, said)
                return
        if not await self.hub.submit(live, command, self.connection, said.id):
            self.connection.tell(wire.Done(re=said.id, version=live.match.version))

    def _check_seat(self, seat: int) -> None:
        """Again after every wait: another device may have signed this one out meanwhile."""
        if seat not in self.connection.mine:
            raise NotAllowed("that is not your seat")

    async def _ask(self, live: Live, said: Any) -> None:
        match said:
            case wire.Ping(id=re):
                self.connection.tell(wire.Pong(re=re, now=self.hub.now()))
            case wire.Chat(id=re, text=text):
                await self._chat(live, re, text)
            case wire.AskPreview(id=re, seat=seat, move=move):
                async with live.lock:  # so that only what is stored is looked at
                    if live.match.phase != "playing":
                        raise NotAllowed("the game is not going on")
                    self._check_seat(seat)
                    self.connection.tell(preview(live, seat, move, re))
            case wire.AskHint(id=re, seat=seat, chosen=chosen):
                async with live.lock:
                    self._check_hint(live, seat)
                self.hinting = True
                self.hub.spawn(self._hint(live, seat, re, chosen))

    async def _chat(self, live: Live, re: str, text: str) -> None:
        text = clean_line(text)
        if not text or len(text) > _LONGEST_CHAT:
            raise BadRequest(f"a line of chat has 1 to {_LONGEST_CHAT} letters")
        mine = self.connection.mine
        if not mine:
            raise NotAllowed("those who watch cannot chat")
        self._check_silence(live, mine)
        limit = self.hub.config.limits.chat_a_minute
        if not live.lines.setdefault(mine[0], Bucket(limit, 60)).take():
            raise TooMuch("too many lines: wait a moment")
        line = wire.ChatLine(self.hub.now(), live.match.chairs[mine[0]].name, text, mine[0])
        await self.hub.say(live, line, self.connection, re)

    @staticmethod
    def _check_silence(live: Live, mine: tuple[int, ...]) -> None:
        """The rules of some games forbid some seats to talk for a while."""
        for seat in mine:
            refusal = live.match.silenced(seat)
            if refusal:
                raise refusal

    async def _check_offer(self, live: Live, seat: int, what: str) -> None:
        """A rematch is a new table; to see whether a takeback is allowed takes time."""
        if what == "rematch" and live.match.phase == "over":
            await self.room.take(self._address)
        limit = self.hub.config.limits.takebacks_a_minute
        if what == "takeback" and not live.takebacks.setdefault(seat, Bucket(limit, 60)).take():
            raise TooMuch("too many takebacks: wait a minute")

    def _check_hint(self, live: Live, seat: int) -> None:
        if not live.match.settings.hints:
            raise NotAllowed("this table plays without hints")
        if seat not in live.match.to_act:
            raise NotYourTurn("a hint is for when you are to act")
        if self.hinting:
            raise TooMuch("one hint after the other")
        limit = self.hub.config.limits.hints_a_minute
        if not live.hints.setdefault(seat, Bucket(limit, 60)).take():
            raise TooMuch("too many hints: think for yourself for a minute")

    async def _hint(self, live: Live, seat: int, re: str, chosen: list[str] | None) -> None:
        try:
            hint = await self.bots.hint(live, seat, re, chosen)
            self._check_seat(seat)
            self.connection.tell(hint)
        except Exception as error:
            self._fail(re, error)
        finally:
            self.hinting = False


class _Named(msgspec.Struct):
    id: str | None = None


def _id_of(text: str | bytes) -> str | None:
    """Of a command that is wrong in some other way."""
    try:
        found = msgspec.json.decode(text, type=_Named).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
    return found if found is None or len(found) <= _LONGEST_ID else None


class _Failed(PentaprismError):
    code = "failed"


def preview(live: Live, seat: int, text: str, re: str) -> wire.Preview:
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
        re=re,
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
