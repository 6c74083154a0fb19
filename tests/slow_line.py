"""A long way to a server: everything takes its time, and pongs may be held back on purpose."""

import asyncio
import contextlib
import random
import threading
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator
from typing import Self

_PONG = 0x8A
_HEADERS_END = b"\r\n\r\n"


class SlowLine:
    """`delay` and up to `jitter` seconds each way, nothing overtakes anything. With `late_pongs`
    the browser lies: its answers to pings come so much later than all else that it says.

    It runs in a thread of its own, so that also those can use it who have no event loop."""

    def __init__(
        self, port: int, delay: float = 0.0, jitter: float = 0.0, late_pongs: float = 0.0
    ) -> None:
        self.delay = delay  # may be changed later
        self._to, self._jitter, self._late = port, jitter, late_pongs
        self._dice = random.Random(port)
        self._loop = asyncio.new_event_loop()
        self._ends: list[StreamWriter] = []
        self._thread = threading.Thread(target=self._loop.run_forever)

    def __enter__(self) -> Self:
        self._thread.start()
        listening = asyncio.start_server(self._carry, "127.0.0.1")
        self._server = asyncio.run_coroutine_threadsafe(listening, self._loop).result()
        self.port = int(self._server.sockets[0].getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        return self

    def __exit__(self, *_: object) -> None:
        asyncio.run_coroutine_threadsafe(self._close(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _close(self) -> None:
        self._server.close()
        for end in self._ends:
            end.transport.abort()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        await asyncio.gather(*others, return_exceptions=True)

    async def _carry(self, from_browser: StreamReader, to_browser: StreamWriter) -> None:
        from_server, to_server = await asyncio.open_connection("127.0.0.1", self._to)
        self._ends += [to_browser, to_server]
        up = _frames(from_browser) if self._late else _pieces(from_browser)
        try:
            await asyncio.gather(
                self._pass_on(up, to_server), self._pass_on(_pieces(from_server), to_browser)
            )
        finally:
            to_browser.close()
            to_server.close()

    async def _pass_on(self, pieces: AsyncIterator[bytes], to: StreamWriter) -> None:
        last = 0.0
        async for piece in pieces:
            due = self._loop.time() + self.delay + self._dice.uniform(0.0, self._jitter)
            if self._late and piece[0] == _PONG:
                self._loop.call_at(due + self._late, to.write, piece)
            else:
                last = max(last + 1e-6, due)
                self._loop.call_at(last, to.write, piece)
        self._loop.call_at(max(last, self._loop.time()) + 1e-6, to.close)


async def _pieces(reader: StreamReader) -> AsyncIterator[bytes]:
    with contextlib.suppress(ConnectionError):
        while piece := await reader.read(65536):
            yield piece


async def _frames(reader: StreamReader) -> AsyncIterator[bytes]:
    """What a browser sends: its request, then one whole frame after another (RFC 6455, 5.2)."""
    with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):
        yield await reader.readuntil(_HEADERS_END)
        while True:
            header = await reader.readexactly(2)
            short = header[1] & 0x7F
            longer = await reader.readexactly({126: 2, 127: 8}.get(short, 0))
            length = int.from_bytes(longer) if longer else short
            yield header + longer + await reader.readexactly(4 + length)
