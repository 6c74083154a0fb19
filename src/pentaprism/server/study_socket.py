"""One websocket for each browser that looks at a study."""

import asyncio
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State

from pentaprism.core.errors import BadRequest, PentaprismError
from pentaprism.core.words import TABLE, messages_of
from pentaprism.match.refusals import NotAllowed
from pentaprism.server import study_wire as w
from pentaprism.server import wire
from pentaprism.server.hub import Hub
from pentaprism.server.limits import Bucket, LimitExceeded, network_of
from pentaprism.server.live_match import Connection
from pentaprism.server.socket import direct, one_more_socket
from pentaprism.server.studies import LiveStudy, Studies
from pentaprism.server.study_analysis import Analysis
from pentaprism.server.telemetry import REFUSALS, TROUBLE, log
from pentaprism.store import Unavailable
from pentaprism.study.scales import tells

_words = messages_of(TABLE)
_decoder: msgspec.json.Decoder[w.StudyClientMessage] = msgspec.json.Decoder(w.StudyClientMessage)
#: Comments and drawings are longer than moves: so many times what a table's message may be.
_LONGER = 3


@websocket("/api/studies/{study_id:str}/socket")
async def study_socket(socket: WebSocket[Any, Any, State], study_id: str) -> None:
    state = socket.app.state
    async with one_more_socket(socket, state.hub) as welcome:
        if welcome:
            await StudySession(socket, state.studies, state.study_analysis, study_id).run()


class _Failed(PentaprismError):
    code = "failed"


class StudySession:
    def __init__(self, socket: Any, studies: Studies, analysis: Analysis, study_id: str) -> None:
        self.studies, self.analysis, self.study_id = studies, analysis, study_id
        self.hub: Hub = studies.hub
        limits = self.hub.config.limits
        self._receive, self._send = direct(socket)
        self.connection = Connection(limits.outbox, 4 * limits.outbox_bytes)
        self._messages = Bucket(3 * limits.messages_a_second, 3)
        self._address = network_of(socket.client.host) if socket.client else ""
        self.live: LiveStudy | None = None
        self._editable = False
        self._watching: asyncio.Task[None] | None = None

    async def run(self) -> None:
        reading, writing = asyncio.create_task(self._read()), asyncio.create_task(self._write())
        try:
            ends = {reading, writing, self.connection.overrun}
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._look_away()
            if self.live:
                self.live.connections.discard(self.connection)
                self.live.tell(w.StudyPeople(people=len(self.live.connections)))
            reading.cancel()
            writing.cancel()
            await asyncio.gather(reading, writing, return_exceptions=True)

    async def _read(self) -> None:
        while (event := await self._receive())["type"] == "websocket.receive":
            await self._on_message(event.get("text") or event.get("bytes") or "")

    async def _write(self) -> None:
        while True:
            message = await self.connection.next()
            await self._send({"type": "websocket.send", "text": message.decode()})

    async def _on_message(self, text: str | bytes) -> None:
        reply_to: str | None = None
        try:
            allowed = self._messages.take() and self.hub.messages.take(self._address)
            if len(text) > _LONGER * self.hub.config.limits.message:
                raise BadRequest(_words("refused-message-length"))
            message = _decoder.decode(text)
            reply_to = getattr(message, "id", None)
            if not allowed:
                raise LimitExceeded(_words("limit-messages"))
            await self._handle(message)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            self._refuse(reply_to, BadRequest(str(error)))
        except PentaprismError as error:
            self._refuse(reply_to, error)
        except Unavailable as error:
            log.error("the database is not there", study=self.study_id, why=str(error))
            self._refuse(reply_to, _Failed(_words("failed-database")))
        except Exception:
            TROUBLE.labels("error").inc()
            log.exception("a command failed", study=self.study_id)
            self._refuse(reply_to, _Failed(_words("failed-now")))

    def _refuse(self, reply_to: str | None, error: PentaprismError) -> None:
        REFUSALS.labels(error.code).inc()
        self.connection.send(wire.Refused.of(reply_to, error))

    async def _handle(self, message: w.StudyClientMessage) -> None:
        if isinstance(message, w.StudyHello):
            await self._hello(message)
            return
        live = self.live
        if live is None:
            raise BadRequest("say hello first")
        match message:
            case w.StudyPing(id=reply_to):
                self.connection.send(wire.Pong(reply_to=reply_to, now=self.hub.now()))
            case w.StudyEdit(id=reply_to, edit=edit):
                if not self._editable:
                    raise NotAllowed(_words("refused-study-reading"))
                await self.studies.edit(live, edit, self.connection, reply_to, self._address)
            case w.StudyLook(node=node, seat=seat):
                self._look_away()
                if node is not None:
                    self._watching = asyncio.create_task(self._watch(live, node, seat))
            case w.StudyJudge():
                self.analysis.judge(live, self._address)

    async def _hello(self, message: w.StudyHello) -> None:
        live = await self.studies.get(self.study_id)
        self._editable = self.studies.may_edit(live.id, message.edit)
        self.live = live
        live.connections.add(self.connection)
        study = live.study
        self.connection.send(
            w.StudyWhole(
                study=live.id,
                version=live.version,
                title=study.title,
                game=live.game.id,
                options=study.header.options,
                seats=live.seats(),
                nodes=study.nodes,
                editable=self._editable,
                told=tells(live.game),
                people=len(live.connections),
            )
        )
        if live.judged:
            total = len(study.main_line())
            self.connection.send(
                w.StudyJudged(judged=live.judged, done=len(live.judged), total=total)
            )
        if live.story is not None:
            self.connection.send(live.story)
        live.tell(w.StudyPeople(people=len(live.connections)), but=self.connection)

    async def _watch(self, live: LiveStudy, node: int, seat: int) -> None:
        try:
            await self.analysis.watch(live, node, seat, self.connection, self._address)
        except PentaprismError as error:
            self._refuse(None, error)
        except Exception:
            log.exception("an analysis failed", study=self.study_id)

    def _look_away(self) -> None:
        if self._watching is not None:
            self._watching.cancel()
            self._watching = None
