"""One websocket for each big screen and each phone in a room: hello, and from then on it is told
the room whenever something in it changes."""

import asyncio
import contextlib
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketException

from pentaprism.core.errors import BadRequest, PentaprismError
from pentaprism.core.words import TABLE, messages_of
from pentaprism.server import roomwire, wire
from pentaprism.server.hub import Hub
from pentaprism.server.limits import Bucket, LimitExceeded, network_of
from pentaprism.server.live_match import Connection
from pentaprism.server.rooms import LiveRoom, Rooms
from pentaprism.server.socket import one_more_socket
from pentaprism.server.telemetry import REFUSALS
from pentaprism.store import Unavailable

_words = messages_of(TABLE)
_decoder: msgspec.json.Decoder[roomwire.RoomHello | roomwire.RoomPing] = msgspec.json.Decoder(
    roomwire.RoomHello | roomwire.RoomPing
)
_TRY_LATER = 1013


@websocket("/api/rooms/{code:str}/socket")
async def room_socket(socket: WebSocket[Any, Any, State], code: str) -> None:
    hub: Hub = socket.app.state.hub
    host = socket.client.host if socket.client else ""
    async with one_more_socket(socket, hub) as welcome:
        if welcome:
            await _RoomSession(socket, hub, socket.app.state.rooms, code, host).run()


class _RoomSession:
    """One screen or phone from its hello until it disconnects."""

    def __init__(
        self, socket: WebSocket[Any, Any, State], hub: Hub, rooms: Rooms, code: str, host: str
    ) -> None:
        limits = hub.config.limits
        self.socket, self.hub, self.rooms, self.code, self.host = socket, hub, rooms, code, host
        self.connection = Connection(limits.outbox, limits.outbox_bytes)
        self.messages = Bucket(3 * limits.messages_a_second, 3)
        self.live: LiveRoom | None = None

    async def run(self) -> None:
        tasks = [asyncio.create_task(self._read()), asyncio.create_task(self._write())]
        patience = self.hub.config.limits.hello_seconds
        try:
            done, _ = await asyncio.wait(
                tasks, timeout=patience, return_when=asyncio.FIRST_COMPLETED
            )
            if not done and self.live is not None:
                ends = {*tasks, self.connection.overrun}
                await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        finally:
            if self.live is not None:
                self.rooms.leave(self.live, self.connection)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        with contextlib.suppress(WebSocketException, RuntimeError):
            await self.socket.close(code=_TRY_LATER)

    async def _read(self) -> None:
        while True:
            text = await self.socket.receive_text()
            try:
                await self._on_message(text)
            except (msgspec.MsgspecError, RecursionError) as error:
                self._refuse(BadRequest(str(error)))
            except PentaprismError as error:
                self._refuse(error)
            except Unavailable:
                self._refuse(_Failed(_words("failed-database")))

    async def _on_message(self, text: str) -> None:
        if not (self.messages.take() and self.hub.messages.take(network_of(self.host))):
            raise LimitExceeded(_words("limit-messages"))
        if len(text) > self.hub.config.limits.message:
            raise BadRequest(_words("refused-message-length"))
        message = _decoder.decode(text)
        if isinstance(message, roomwire.RoomHello):
            await self._hello(message)
        elif self.live is not None:
            self.connection.send_encoded(
                msgspec.json.encode(self.rooms.told(self.live, self.connection.key))
            )

    async def _hello(self, message: roomwire.RoomHello) -> None:
        if self.live is not None:
            self.rooms.leave(self.live, self.connection)
            self.live = None
        live = await self.rooms.find(self.code, self.host)
        key = self.rooms.key_of(live.room, message.token) if message.token else ""
        self.live = self.rooms.enter(live, self.connection, key, message.screen)

    def _refuse(self, error: PentaprismError) -> None:
        REFUSALS.labels(error.code).inc()
        self.connection.send(wire.Refused.of(None, error))

    async def _write(self) -> None:
        while True:
            message = await self.connection.next()
            await self.socket.send_text(message.decode())


class _Failed(PentaprismError):
    code = "failed"
