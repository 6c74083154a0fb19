"""Websocket frames, a few at a time.

uvicorn hands over all frames of what was read at once, answers every ping, and goes on as long as
there is something to read: a few sockets with tiny frames would keep everybody else waiting. Here
frames are taken in small bites with others served in between, sockets with much to say take turns,
each frame counts, control frames too, and who sends too many for some seconds is disconnected."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, ClassVar, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from pentaprism.server.connections import STALLED_SECONDS, Connections
from pentaprism.server.limits import Bucket
from pentaprism.server.telemetry import log

#: Bytes that are looked into before others are served: some forty of the smallest frames.
_BITE = 256
#: Frames for so many seconds at once; more than a browser that reconnects ever sends.
_SECONDS_AT_ONCE = 7
#: So many sockets that have more to say go on before everybody else is served again.
_TURNS = 4
#: So long the connection stays after its end, with nothing read any more: if it were closed at once
#: the peer might not hear why.
_LINGER_SECONDS = 1.0
_POLICY, _NOT_TEXT, _BROKEN = 1008, 1007, 1006
#: The first byte of a frame that is a whole text.
_TEXT = 0x81
#: Under this name a socket's scope has its `send_now`.
SEND_NOW = "pentaprism.send_now"
#: And under this one the function by which one hears pongs and gets its `ping`.
PINGS = "pentaprism.pings"


def _text_header(length: int) -> bytes:
    """What stands before the text of a message that is sent in one frame (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((_TEXT, length))
    if length < 1 << 16:
        return bytes((_TEXT, 126)) + length.to_bytes(2)
    return bytes((_TEXT, 127)) + length.to_bytes(8)


class Turns:
    """Sockets that have said more than one thing at once go on a few at a time, however many there
    are: between two steps of the loop there is never more than a little of their work."""

    def __init__(self) -> None:
        self._waiting: deque[Callable[[], None]] = deque()

    def later(self, loop: asyncio.AbstractEventLoop, work: Callable[[], None]) -> None:
        self._waiting.append(work)
        if len(self._waiting) == 1:
            loop.call_soon(self._next, loop)

    def _next(self, loop: asyncio.AbstractEventLoop) -> None:
        # What is added meanwhile waits for the next time.
        now = [self._waiting.popleft() for _ in range(min(_TURNS, len(self._waiting)))]
        if self._waiting:
            loop.call_soon(self._next, loop)
        for work in now:
            work()


class WebSocketConnection(WebSocketsSansIOProtocol):
    """One websocket, from the handshake on."""

    all_connections: ClassVar[Connections]
    frames_a_second: ClassVar[int]
    turns: ClassVar[Turns]

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self._allowed = Bucket(self.frames_a_second * _SECONDS_AT_ONCE, _SECONDS_AT_ONCE)
        #: What was read and not looked into yet; while there is any, no more is read.
        self._unread = bytearray()
        self._biting = False
        #: Ended by us: whatever still comes is thrown away.
        self._ended = False
        self._stalled: asyncio.TimerHandle | None = None
        self._on_pong: Callable[[bytes, float], None] = lambda content, now: None

    # -- reading

    def data_received(self, data: bytes) -> None:
        if self._ended:
            return
        self._unread += data
        if len(self._unread) <= _BITE and not self._biting and self.queue.empty():
            self._bite()
        if self._unread:
            self._pause()
            self._go_on()

    def _bite(self) -> None:
        """Look into a little more, if the application has taken all that came before."""
        self._biting = False
        if self._ended or self.disconnected or not (self.queue.empty() or self.close_sent):
            return  # `receive` goes on
        bite = bytes(self._unread[:_BITE])
        del self._unread[:_BITE]
        super().data_received(bite)
        self._go_on()

    def _go_on(self) -> None:
        if self._ended or self.disconnected:
            return
        if self._unread:
            if not self._biting:
                self._biting = True
                self.turns.later(self.loop, self._bite)
        elif self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()

    def _pause(self) -> None:
        if not self.read_paused and not self._ended:
            self.read_paused = True
            self.transport.pause_reading()

    async def receive(self) -> Any:
        """As uvicorn does, but others are served before the next of many messages."""
        if not self.queue.empty():
            turn = asyncio.Event()
            self.turns.later(self.loop, turn.set)
            await turn.wait()
        message = await self.queue.get()
        if self.queue.empty():
            self._go_on()
        return message

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = cast(Any, self.scope)["extensions"]
            extensions[SEND_NOW] = self.send_now
            extensions[PINGS] = self.hear_pongs

    def send_now(self, text: bytes) -> bool:
        """Send a whole message without waking a task for it. False if that cannot be done now: then
        `send` does it, or says why not."""
        if not self._is_free or self.conn.extensions:
            return False
        self.transport.write(_text_header(len(text)) + text)
        return True

    @property
    def _is_free(self) -> bool:
        """Whether what is written now goes out at once."""
        return (
            not self._ended
            and not self.close_sent
            and not self.disconnected
            and self.writable.is_set()
            and self.conn.state is OPEN
            and not self.transport.is_closing()
        )

    def hear_pongs(self, on_pong: Callable[[bytes, float], None]) -> Callable[[bytes], bool]:
        """From now on `on_pong` is told what pongs contain and when they came; gives the function
        that sends a ping."""
        self._on_pong = on_pong
        return self._ping

    def _ping(self, content: bytes) -> bool:
        if not self._is_free:
            return False
        self.conn.send_ping(content)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    async def send(self, message: Any) -> None:
        if not self._ended:  # whatever would come after the end reaches nobody
            await super().send(message)

    # -- frames

    def handle_cont(self, event: Frame) -> None:
        if self._admits():
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        if self._admits():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._admits():
            super().handle_bytes(event)

    def handle_ping(self) -> None:
        pong = b"".join(self.conn.data_to_send())
        # Who does not read gets no more pongs to read.
        if self._admits() and self.writable.is_set():
            self.transport.write(pong)

    def handle_pong(self, event: Frame) -> None:
        if self._admits():
            self._on_pong(bytes(event.data), self.loop.time())
            super().handle_pong(event)

    def handle_close(self, event: Frame) -> None:
        if not self._ended:
            super().handle_close(event)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self._end(_NOT_TEXT, "not UTF-8")
                return
        super().send_receive_event_to_app()

    def _admits(self) -> bool:
        """Count a frame; False for those that come after the end."""
        if not self._ended and not self._allowed.take():
            self._end(_POLICY, "too many messages")
        return not self._ended

    # -- the end

    def _end(self, code: int, reason: str) -> None:
        log.info("a websocket was closed", code=code, why=reason, address=self._address)
        self.conn.fail(code, reason)
        self.handle_parser_exception()

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    def handle_parser_exception(self) -> None:
        """Say why, and hang up a moment later."""
        if self._ended:
            return
        told = self.conn.close_sent
        code, reason = (told.code, told.reason) if told else (_BROKEN, "")
        self._ended = True
        self._unread.clear()
        self.frames = []
        while not self.queue.empty():  # nobody has to answer it any more
            self.queue.get_nowait()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        if self.writable.is_set():
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        if self.close_timer is None:
            self.close_timer = self.loop.call_later(_LINGER_SECONDS, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # what still waits to be sent would keep it open

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stalled = self.loop.call_later(STALLED_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._cancel_stalled()

    def connection_lost(self, exc: Exception | None) -> None:
        self._cancel_stalled()
        self._unread.clear()
        self.all_connections.release(self.transport)
        super().connection_lost(exc)

    def _cancel_stalled(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None


def websocket_protocol(connections: Connections, frames_a_second: int) -> type[WebSocketConnection]:
    """The protocol with these bounds, as uvicorn wants it."""
    settings: dict[str, Any] = {"all_connections": connections, "frames_a_second": frames_a_second}
    settings["turns"] = Turns()
    return type("BoundedWebSocketConnection", (WebSocketConnection,), settings)
