"""What one server, one address and one connection may use; and what becomes of bad input."""

import contextlib
import json
import socket
import time
from collections.abc import Iterator
from typing import NamedTuple

import anyio
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.client import Browser, Json, Server

# In one worker: they share servers of their own.
pytestmark = [pytest.mark.anyio, pytest.mark.xdist_group("limits")]


class StrictServer(NamedTuple):
    """A server with little patience, and a table there."""

    server: Server
    made: Json


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StrictServer]:
    folder = tmp_path_factory.mktemp("strict")
    running = Server(
        f"sqlite:///{folder}/tables.db",
        folder,
        body=2000,
        message=300,
        messages_a_second=5,
        sockets=3,
        tables=5,
        tables_a_minute=6,
        requests_a_minute=60,
        hints_a_minute=1,
    )
    running.start()
    yield StrictServer(running, running.new_match("prizmik", "me", "bot"))
    running.kill()


async def test_requests_and_tables(strict: StrictServer) -> None:
    server = strict.server
    large = server.post("/api/matches", {"game": "x" * 3000})
    assert (large.status, large.body["code"]) == (413, "bad-request")
    wish = {"game": "prizmik", "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert [server.post("/api/matches", wish).status for _ in range(4)] == [201, 201, 201, 201]
    time.sleep(2.1)  # the tables of all are counted every two seconds
    full = server.post("/api/matches", wish)
    assert (full.status, full.body["message"]) == (429, "all tables are taken: try again later")
    hasty = [server.post("/api/matches", wish) for _ in range(2)][-1]
    assert (hasty.status, hasty.body["message"]) == (429, "too many new tables: wait a minute")
    # A rematch is a new table too.
    browser = await server.open(strict.made["match"], strict.made["token"])
    await browser.do("resign")
    said = browser.command("offer", what="rematch")
    await browser.send(said)
    assert (await browser.answer(said["id"]))["message"] in (
        "too many new tables: wait a minute",
        "all tables are taken: try again later",
    )
    refused = [server.get("/api/games") for _ in range(80)][-1]
    assert (refused.status, refused.body["code"]) == (429, "too-much")
    assert "content-security-policy" in refused.headers


async def test_messages(strict: StrictServer) -> None:
    browser = await strict.server.open(strict.made["match"], strict.made["token"])
    await browser.send(json.dumps({"do": "chat", "id": "1", "text": "x" * 400}))
    assert (await browser.expect("refused"))["code"] == "bad-request"
    for n in range(30):
        await browser.send({"do": "ping", "id": str(n)})
    refused = [await browser.hear() for _ in range(30)]
    assert "too-much" in {message.get("code") for message in refused}
    assert [message["reply_to"] for message in refused] == [str(n) for n in range(30)]
    await anyio.sleep(1)
    await browser.settle()  # nobody was thrown out
    await browser.send(json.dumps({"do": "chat", "id": "1", "text": "x" * 3000}))
    with pytest.raises(ConnectionClosed) as closed:
        await browser.settle()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


async def test_sockets(strict: StrictServer) -> None:
    for _ in range(3):
        await strict.server.open(strict.made["match"])
    with pytest.raises(ConnectionClosed) as closed:
        await strict.server.open(strict.made["match"])
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008


BAD_WORDS: list[str | bytes] = [
    "",
    "{",
    "[]",
    "null",
    '"hello"',
    "{}",
    '{"do": "dance"}',
    '{"do": "hello", "token": 5}',
    '{"do": "hello", "more": true}',
    '{"do": "play", "id": "1"}',
    '{"do": "play", "id": "1", "seat": "0", "version": 1, "moves": ["a"]}',
    '{"do": "play", "id": "1", "seat": 99999999999999999999, "version": 1, "moves": ["a"]}',
    '{"do": "offer", "id": "1", "seat": 0, "what": "marriage"}',
    '{"do": "ping", "id": "' + "x" * 65 + '"}',
    "[" * 3000,
    '{"do": "chat", "id": "1", "text": "\\ud800"}',
    b'{"do": "ping", "id": "\xff"}',
    '{"do": "play", "id": "1", "seat": 0, "version": -5, "moves": ["a"]}',
    '{"do": "play", "id": "1", "seat": 0, "version": -1000000000000000000000000, "moves": ["a"]}',
]


async def test_bad_words_are_refused_and_nothing_else(server: Server) -> None:
    ann, _ = await server.seat_all("prizmik", 2)
    for said in BAD_WORDS:
        await ann.connection.send(said)
        assert (await ann.expect("refused"))["code"] in ("bad-request", "not-allowed")
    await ann.connection.send(b"\xff\xfe\x00")
    assert (await ann.expect("refused"))["code"] == "bad-request"
    await ann.send({"do": "play", "id": "mine", "seat": 0, "version": -1, "moves": ["a"]})
    assert (await ann.expect("refused"))["reply_to"] == "mine"  # wrong in another field
    await ann.do("chat", text="\u202egood\x07 \u200bday")
    assert ann.table["chat"][-1]["text"] == "good day"
    for move in ("", "\x00", "a" * 3000, "\U0001f99c", "-1", "0x10"):
        assert (await ann.play(move))["code"] in ("illegal-move", "bad-request")
    await ann.settle()
    assert (await ann.play(ann.moves()[0]))["is"] == "update"


async def test_before_hello_and_at_no_table(server: Server) -> None:
    match = server.new_match("prizmik", "me", "open")["match"]
    async with connect(server.socket(match)) as connection:
        browser = Browser(connection)
        await browser.send({"do": "chat", "id": "1", "text": "hi"})
        assert (await browser.expect("refused"))["message"] == "say hello first"
    async with connect(server.socket("nowhere")) as connection:
        browser = Browser(connection)
        await browser.send({"do": "hello"})
        assert (await browser.expect("refused"))["code"] == "unknown-table"


async def test_a_slow_reader_is_let_go_and_can_come_back(server: Server) -> None:
    ann, bea = await server.seat_all("prizmik", 2)
    for _ in range(15):  # much to tell at every hello
        await ann.do("chat", text="\U0001f4a1" * 300)
    await ann.close()
    await bea.expect("presence", present=[False, True])
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.connect(("127.0.0.1", server.port))
    hello = json.dumps({"do": "hello", "token": ann.token})
    connection = await connect(server.socket(ann.match), sock=raw, max_queue=1, compression=None)
    await connection.send(hello)
    await bea.expect("presence", present=[True, True])

    async def ask_and_never_read_an_answer() -> None:
        with contextlib.suppress(ConnectionClosed):
            while True:
                await connection.send(hello)
                await anyio.sleep(0.001)

    async with anyio.create_task_group() as tasks:
        tasks.start_soon(ask_and_never_read_an_answer)
        await bea.expect("presence", present=[False, True])
        tasks.cancel_scope.cancel()
    connection.transport.abort()
    again = await server.open(ann.match, ann.token)
    assert again.table["mine"] == [0]
    assert (await again.play(again.moves()[0]))["is"] == "update"
