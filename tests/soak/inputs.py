"""Bad inputs, made at random from a seed: to REST, and to the websocket of a table."""

import asyncio
import json
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import anyio
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.client import PATIENCE, Server

_AT_ONCE = 50
_WORKERS = 4
_STRANGE: tuple[Any, ...] = (
    None,
    True,
    -1,
    2**63,
    10**30,
    1e308,
    "",
    "\0",
    "\u202e",
    "\U0001f99c",
    "x" * 500,
    "../../etc/passwd",
    "'; drop table matches; --",
    [],
    {},
    [[[[[]]]]],
    {"a": {"b": {}}},
)
_BODIES: dict[str, Any] = {
    "/api/matches": {
        "game": "prizmik",
        "seats": [{"kind": "me", "name": "Ann"}, {"kind": "bot", "level": "casual"}],
        "options": {"quiet_limit": 20},
        "clock": {"type": "per_game", "ms": 600_000},
        "listed": True,
    },
    "/api/matches/MATCH/seats": {"name": "Ann", "seat": 0, "id": "x" * 20},
    "/api/matches/MATCH/claim": {"token": "x" * 40},
    "/api/games/laser/try": {"position": {"players": 2}, "seat": 0, "move": "bid 5"},
    "/api/lessons/prizmik": {"step": 1, "position": None, "move": "a1-a2"},
    "/api/puzzles/laser/try": {
        "puzzle": {"ring": "RYGC@BMRYGCB", "cards": ["Yw"]},
        "line": ["3+7"],
    },
    "/api/qr": {"text": "https://localhost/"},
}
_PATHS = (
    "/api/games/GAME/rules?language=TEXT",
    "/api/games/GAME/data?options=TEXT",
    "/api/matches/TEXT",
    "/api/matches?game=TEXT",
    "/api/matches/MATCH/replay?as=TEXT",
    "/api/matches/TEXT/record",
    "/api/matches/MATCH/analysis",
    "/api/puzzles/laser/daily?day=TEXT",
    "/api/lessons/GAME?language=TEXT",
    "/TEXT",
)
_COMMANDS: tuple[Any, ...] = (
    {"do": "hello", "token": "x" * 40},
    {"do": "play", "id": "1", "seat": 0, "version": 3, "moves": ["a1-a2"]},
    {"do": "offer", "id": "2", "seat": 0, "what": "draw"},
    {"do": "answer", "id": "3", "seat": 1, "what": "pause", "yes": True},
    {"do": "chat", "id": "4", "text": "hello"},
    {"do": "preview", "id": "5", "seat": 0, "move": "a1-a2"},
    {"do": "hint", "id": "6", "seat": 0},
    {"do": "resign", "id": "7", "seat": 0},
    {"do": "leave", "id": "8", "seat": 0},
)


class Maker:
    """Bad inputs, the same for the same seed."""

    def __init__(self, seed: int, match: str) -> None:
        self.dice, self._match = random.Random(seed), match

    def spoiled(self, value: Any) -> Any:
        """The same with something in it that does not belong there."""
        dice = self.dice
        if isinstance(value, dict) and value and dice.random() < 0.85:
            key = dice.choice(list(value))
            if dice.random() < 0.2:
                return {k: v for k, v in value.items() if k != key}
            return {**value, key: self.spoiled(value[key])}
        if isinstance(value, list) and value and dice.random() < 0.85:
            n = dice.randrange(len(value))
            return [*value[:n], self.spoiled(value[n]), *value[n + 1 :]]
        return dice.choice(_STRANGE)

    def scrambled(self, value: Any) -> bytes:
        """As JSON, now and then cut off or with other bytes in it."""
        data = bytearray(json.dumps(self.spoiled(value)).encode())
        if self.dice.random() < 0.2:
            del data[self.dice.randrange(len(data)) :]
        if self.dice.random() < 0.2 and data:
            data[self.dice.randrange(len(data))] = self.dice.randrange(256)
        return bytes(data)

    def _text(self) -> str:
        letters = self.dice.choices("abcxyz0159%/.-_~+:@!", k=self.dice.randrange(1, 30))
        return "".join(letters)

    def request(self) -> bytes:
        dice = self.dice
        if dice.random() < 0.05:
            return dice.randbytes(40) + b"\r\n\r\n"
        game = dice.choice(("prizmik", "laser", "prism", "prisma", "prismatic", "chess"))
        if dice.random() < 0.5:
            path = dice.choice(_PATHS).replace("TEXT", self._text()).replace("GAME", game)
            head = f"GET {path.replace('MATCH', self._match)} HTTP/1.1\r\nHost: localhost\r\n\r\n"
            return head.encode()
        path, body = dice.choice(list(_BODIES.items()))
        data = self.scrambled(body)
        method = dice.choice(("POST", "POST", "POST", "POST", "PUT", "DELETE"))
        head = f"{method} {path.replace('MATCH', self._match)} HTTP/1.1\r\nHost: localhost\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
        return head.encode() + data

    def message(self) -> str | bytes:
        data = self.scrambled(self.dice.choice(_COMMANDS))
        if self.dice.random() < 0.2:
            return data
        return data.decode(errors="replace")


async def send_all(
    folder: Path, count: int, seed: int, report: Callable[[int], None]
) -> Counter[str]:
    """So many inputs, half to REST and half to a websocket; what became of them."""
    server = Server(f"sqlite:///{folder}/inputs.db", folder)
    server.start()
    told: Counter[str] = Counter()
    try:
        match = server.new_match("prizmik", "me", "open")["match"]
        async with anyio.create_task_group() as tasks:
            for worker in range(_WORKERS):
                send = _requests if worker % 2 else _messages
                maker = Maker(1000 * seed + worker, match)
                tasks.start_soon(send, server, maker, count // _WORKERS, told, report)
    finally:
        log = server.log.read_text() if server.process.poll() is None else "died"
        server.kill()
    told["errors in the log"] = log.count('"level": "error"') + log.count("died")
    return told


async def _requests(
    server: Server, maker: Maker, count: int, told: Counter[str], report: Callable[[int], None]
) -> None:
    line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
    for number in range(count):
        if line is None:
            line = await asyncio.open_connection("127.0.0.1", server.port)
        reader, writer = line
        writer.write(maker.request())
        with anyio.fail_after(PATIENCE):
            status, stays = await _answer(reader)
        told["sent"] += 1
        told["answered"] += 1
        told["server errors"] += status >= 500
        if not stays:
            writer.close()
            line = None
        if number % 100 == 99:
            report(100)
    if line:
        line[1].close()


async def _answer(reader: asyncio.StreamReader) -> tuple[int, bool]:
    """The status of an answer, and whether the connection stays; an end without one is an answer
    to what is no request."""
    try:
        head = await reader.readuntil(b"\r\n\r\n")
    except (asyncio.IncompleteReadError, ConnectionError):
        return 0, False
    lines = head.lower().split(b"\r\n")
    fields = dict(line.split(b": ", 1) for line in lines[1:] if b": " in line)
    await reader.readexactly(int(fields.get(b"content-length", b"0")))
    return int(lines[0].split()[1]), fields.get(b"connection") != b"close"


async def _messages(
    server: Server, maker: Maker, count: int, told: Counter[str], report: Callable[[int], None]
) -> None:
    left = count
    while left > 0:
        try:
            async with connect(
                server.socket(maker._match), max_queue=None, compression=None
            ) as line:
                while left > 0:
                    some = [maker.message() for _ in range(min(_AT_ONCE, left))]
                    left -= len(some)
                    told["sent"] += len(some)
                    for message in some:
                        await line.send(message)
                    await line.send(json.dumps({"do": "ping", "id": "the end"}))
                    await _hear(line, len(some), told)
                    report(len(some))
        except ConnectionClosed as closed:  # that is an answer too: text that is no text
            told["closed"] += 1
            told["server errors"] += closed.rcvd is None or closed.rcvd.code == 1011


async def _hear(line: Any, sent: int, told: Counter[str]) -> None:
    """All answers: one for each at least, and then the one to the ping."""
    heard = 0
    while True:
        with anyio.fail_after(PATIENCE):
            message = json.loads(await line.recv())
        if message.get("reply_to") == "the end":
            break
        told["server errors"] += message.get("code") == "failed"
        heard += message["is"] not in ("presence",)
    told["answered"] += min(heard, sent)
