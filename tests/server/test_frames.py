"""Messages that are sent without waking a task for them."""

import asyncio

import pytest
from websockets.frames import Frame, Opcode

from pentaprism.server.frames import _text_header
from pentaprism.server.live_match import Connection


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_a_message_is_one_frame_of_text(length: int) -> None:
    text = b"x" * length
    assert _text_header(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


class Peer:
    """Takes messages at once, unless it is told not to."""

    def __init__(self) -> None:
        self.ready, self.got = True, list[bytes]()

    def send_now(self, message: bytes) -> bool:
        if self.ready:
            self.got.append(message)
        return self.ready


async def write(connection: Connection, peer: Peer, held: asyncio.Event) -> None:
    """The sending task; it waits with each message in hand until it may go on."""
    while True:
        message = await connection.next()
        await held.wait()
        peer.got.append(message)


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


@pytest.mark.anyio
async def test_a_message_is_sent_at_once_only_if_none_is_under_way() -> None:
    peer, held = Peer(), asyncio.Event()
    connection = Connection(100, 1 << 20, peer.send_now)
    connection.send_encoded(b"before the task runs")
    assert peer.got == []
    task = asyncio.create_task(write(connection, peer, held))
    await settle()
    connection.send_encoded(b"while that is in hand")
    assert peer.got == []
    held.set()
    await settle()
    connection.send_encoded(b"at once")
    peer.ready = False
    connection.send_encoded(b"later")
    peer.ready = True
    connection.send_encoded(b"after it")
    assert peer.got[2:] == [b"at once"]
    await settle()
    assert peer.got == [
        b"before the task runs",
        b"while that is in hand",
        b"at once",
        b"later",
        b"after it",
    ]
    task.cancel()
