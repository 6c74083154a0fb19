"""Connections before anybody speaks for them: how many there are, from where, and for how long.

The framework sees requests; somebody who opens connections and never sends one whole request would
be seen by nobody. So uvicorn's protocol is given bounds here: so many connections in all and from
one address, a whole request within some seconds, and no waiting for readers who do not read."""

import asyncio
import ipaddress
from collections import Counter
from collections.abc import Collection
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from pentaprism.server.limits import network_of
from pentaprism.server.telemetry import log

#: So long a peer may take nothing of what is sent to it.
STALLED_SECONDS = 30.0
#: Bytes of a request before its body.
_LONGEST_HEAD = 64 * 1024
#: Requests on one connection that wait for the one before.
_MOST_PIPELINED = 8


class Connections:
    """All connections of this process, those that have become websockets too."""

    def __init__(self, most: int, most_of_address: int, trusted: Collection[str] = ()) -> None:
        self._most, self._most_of_address = most, most_of_address
        #: Proxies speak for many people.
        self._trusted = [ipaddress.ip_network(each) for each in trusted]
        self._of: Counter[str] = Counter()
        self._addresses: dict[asyncio.BaseTransport, str] = {}
        #: How many were turned away.
        self.refused = 0

    def __len__(self) -> int:
        return len(self._addresses)

    def admit(self, transport: asyncio.BaseTransport, address: str) -> bool:
        network = network_of(address)
        full = len(self) >= self._most
        if full or (self._of[network] >= self._most_of_address and not self._is_proxy(address)):
            self.refused += 1
            if self.refused.bit_count() == 1:  # the first, and then ever more rarely
                log.warning("connections are turned away", refused=self.refused, open=len(self))
            return False
        self._addresses[transport] = network
        self._of[network] += 1
        return True

    def release(self, transport: asyncio.BaseTransport) -> None:
        network = self._addresses.pop(transport, None)
        if network is None:  # it was turned away
            return
        self._of[network] -= 1
        if not self._of[network]:
            del self._of[network]

    def _is_proxy(self, address: str) -> bool:
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._trusted)


class HttpConnection(HttpToolsProtocol):
    """One connection that speaks HTTP, until it becomes a websocket."""

    all_connections: ClassVar[Connections]
    request_seconds: ClassVar[float]

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self._turned_away = False
        #: Ends the connection if no whole request is there by then.
        self._deadline: asyncio.TimerHandle | None = None
        self._stalled: asyncio.TimerHandle | None = None
        self._in_head, self._head_bytes = True, 0
        #: The request that is being answered; the parser may be further.
        self._answering: RequestResponseCycle | None = None

    # -- from the transport

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.all_connections.admit(transport, self.client[0] if self.client else ""):
            self._expect_request()
        else:
            self._turned_away = True
            self._refuse(b"503 Service Unavailable", b"too many connections: try again later")

    def data_received(self, data: bytes) -> None:
        if self._turned_away:
            return
        if self.cycle is None or self.cycle.response_complete:
            self._expect_request()
        if self._in_head:
            self._head_bytes += len(data)
        super().data_received(data)
        if self._in_head and self._head_bytes > _LONGEST_HEAD:
            self._turned_away = True
            self._refuse(b"431 Request Header Fields Too Large", b"the request is too long")

    def connection_lost(self, exc: Exception | None) -> None:
        self._met_deadline()
        self._cancel_stalled()
        self.all_connections.release(self.transport)
        self._abandon()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stalled = self.loop.call_later(STALLED_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._cancel_stalled()

    # -- from the parser, and about it

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def send_400_response(self, msg: str) -> None:
        self._turned_away = True
        self._abandon()
        super().send_400_response(msg)

    def _abandon(self) -> None:
        """Nobody waits for the answer any more, and it cannot be sent."""
        if self._answering is not None and not self._answering.response_complete:
            self._answering.disconnected = True
            self._answering.message_event.set()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head = True

    def on_headers_complete(self) -> None:
        self._in_head, self._head_bytes = False, 0
        if len(self.pipeline) >= _MOST_PIPELINED:
            # The parser ends there, and the peer is told that this is no request.
            raise ValueError("too many requests without waiting for an answer")
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._met_deadline()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._met_deadline()
        self._cancel_stalled()
        super().handle_websocket_upgrade()

    # -- time

    def _expect_request(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(self.request_seconds, self._give_up)

    def _met_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _cancel_stalled(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None

    def _give_up(self) -> None:
        self._deadline = None
        self._turned_away = True
        self._refuse(b"408 Request Timeout", b"the request did not come")

    def _refuse(self, status: bytes, message: bytes) -> None:
        if self.transport.is_closing():
            return
        self._abandon()
        head = b"content-type: text/plain; charset=utf-8\r\nconnection: close\r\ncontent-length: "
        length = str(len(message)).encode()
        self.transport.write(
            b"HTTP/1.1 " + status + b"\r\n" + head + length + b"\r\n\r\n" + message
        )
        self.transport.close()


def http_protocol(connections: Connections, request_seconds: float) -> type[HttpConnection]:
    """The protocol with these bounds, as uvicorn wants it."""
    settings = {"all_connections": connections, "request_seconds": request_seconds}
    return type("BoundedHttpConnection", (HttpConnection,), settings)
