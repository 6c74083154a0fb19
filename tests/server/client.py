"""A server process and the browsers at its tables, as far as the protocol goes."""

import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterable, Mapping
from email.message import Message
from pathlib import Path
from typing import Any, NamedTuple

import anyio
from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]
PATIENCE = 30.0
#: Browsers to close at the end of the test.
OPENED: "list[Browser]" = []


class Answer(NamedTuple):
    """What REST said."""

    status: int
    body: Any
    headers: Message


class Server:
    """`pentaprism serve` on a port of its own."""

    #: Quick bots, and no limits that a test could meet by accident.
    QUICK: Mapping[str, str] = {
        "PENTAPRISM_BOT_MS": "20",
        "PENTAPRISM_BOT_PAUSE_MS": "1",
        "PENTAPRISM_PONDER_MS": "20",
        "PENTAPRISM_AWAY_AFTER_MS": "1000",
        "PENTAPRISM_REQUESTS_A_MINUTE": "1000000",
        "PENTAPRISM_TABLES_A_MINUTE": "1000000",
        "PENTAPRISM_ROOMS_A_MINUTE": "1000000",
        "PENTAPRISM_STUDIES_A_MINUTE": "1000000",
        "PENTAPRISM_TABLES_OF_ADDRESS": "1000000",
        "PENTAPRISM_LISTED_OF_ADDRESS": "1000000",
        "PENTAPRISM_MESSAGES_A_SECOND": "100000",
    }

    def __init__(self, database: str, folder: Path, *arguments: str, **settings: int) -> None:
        self.database = database
        self._arguments = arguments
        self.port = free_port()
        self.log = folder / f"server-{self.port}.log"
        given = {f"PENTAPRISM_{name.upper()}": str(number) for name, number in settings.items()}
        self._env = {**os.environ, **self.QUICK, **given}

    def start(self) -> None:
        command = [sys.executable, "-m", "pentaprism", "serve", "--host", "127.0.0.1"]
        command += ["--port", str(self.port), "--database", self.database, "--log-level", "info"]
        command += self._arguments
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, env=self._env, stdout=subprocess.DEVNULL, stderr=log
            )
        until = time.monotonic() + 3 * PATIENCE
        while not self._is_well():
            if self.process.poll() is not None or time.monotonic() > until:
                self.kill()
                raise RuntimeError(f"the server did not start:\n{self.log.read_text()}")
            time.sleep(0.05)

    def _is_well(self) -> bool:
        try:
            return self.get("/healthz").status == 200
        except OSError:
            return False

    def kill(self) -> None:
        """As a power cut would."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """As an operator would; gives the exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    # -- REST

    def get(self, path: str, headers: Mapping[str, str] | None = None) -> Answer:
        return self._ask(urllib.request.Request(self._url(path), headers=dict(headers or {})))

    def post(self, path: str, body: Any, headers: Mapping[str, str] | None = None) -> Answer:
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        sent = {"Content-Type": "application/json", **(headers or {})}
        return self._ask(urllib.request.Request(self._url(path), data, sent))

    def _url(self, path: str) -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    @staticmethod
    def _ask(request: urllib.request.Request) -> Answer:
        try:
            answer = urllib.request.urlopen(request, timeout=PATIENCE)
        except urllib.error.HTTPError as refused:
            answer = refused
        with answer:
            body = answer.read()
        if answer.headers.get_content_type().endswith(("/json", "+json")):
            body = json.loads(body)
        return Answer(answer.status, body, answer.headers)

    def new_match(self, game: str, *seats: str, **wishes: Any) -> Json:
        """Set a table up: "me", "open", "bot", "bot weak" or "outside Name"."""
        planned: list[Json] = []
        for seat in seats:
            kind, _, which = seat.partition(" ")
            if kind == "outside":
                planned.append({"kind": "bot", "outside": which})
            else:
                planned.append({"kind": kind, "level": which or None})
        body = {"game": game, "seats": planned, **wishes}
        seated = self.post("/api/matches", body)
        assert seated.status == 201, seated.body
        return seated.body

    def sit(self, match: str, name: str = "Guest", seat: int | None = None) -> Json:
        seated = self.post(f"/api/matches/{match}/seats", {"name": name, "seat": seat})
        assert seated.status == 201, seated.body
        return seated.body

    # -- browsers

    async def open(self, match: str, token: str | None = None) -> "Browser":
        """A browser that has said hello and was told the table."""
        browser = Browser(await connect(self.socket(match), max_queue=None, compression=None))
        OPENED.append(browser)
        await browser.hello(token)
        return browser

    def socket(self, match: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/matches/{match}/socket"

    async def seat_all(self, game: str, players: int, **wishes: Any) -> "list[Browser]":
        """A table with a browser for each seat, in the order of the seats."""
        made = self.new_match(game, "me", *["open"] * (players - 1), **wishes)
        match = made["match"]
        tokens = [made["token"], *(self.sit(match)["token"] for _ in range(players - 1))]
        return [await self.open(match, token) for token in tokens]


class Browser:
    """Says what it is told to, and follows the table as the page does."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        #: The table, brought up to date by every update.
        self.table: Json = {}
        #: Everything that the server said, in order.
        self.heard: list[Json] = []
        self.raw: list[str] = []
        self._ids = 0

    # -- speaking

    async def send(self, message: Any) -> None:
        await self.connection.send(message if isinstance(message, str) else json.dumps(message))

    async def hello(self, token: str | None) -> Json:
        self.token = token
        await self.send({"do": "hello"} if token is None else {"do": "hello", "token": token})
        return await self.expect("table")

    async def ask(self, do: str, **fields: Any) -> Json:
        """Send a command and hear its answer, whatever it is."""
        said = self.command(do, **fields)
        await self.send(said)
        return await self.answer(said["id"])

    def command(self, do: str, **fields: Any) -> Json:
        self._ids += 1
        if do not in ("chat", "ping") and "seat" not in fields:
            fields["seat"] = self.seat
        if do == "play" and "version" not in fields:
            fields["version"] = self.table["version"]
        return {"do": do, "id": f"{id(self)}-{self._ids}", **fields}

    async def play(self, *moves: str, seat: int | None = None) -> Json:
        return await self.ask("play", moves=moves, seat=self.seat if seat is None else seat)

    async def do(self, do: str, **fields: Any) -> Json:
        """The same as `ask`, for what must not be refused."""
        answer = await self.ask(do, **fields)
        assert answer["is"] != "refused", answer
        return answer

    async def refused(self, do: str, **fields: Any) -> str:
        """The code of the refusal."""
        answer = await self.ask(do, **fields)
        assert answer["is"] == "refused", answer
        return str(answer["code"])

    # -- hearing

    async def hear(self, patience: float = PATIENCE) -> Json:
        """The next message, taken into account."""
        with anyio.fail_after(patience):
            raw = await self.connection.recv()
        assert isinstance(raw, str)
        message: Json = json.loads(raw)
        self.raw.append(raw)
        self.heard.append(message)
        self._follow(message)
        return message

    def _follow(self, message: Json) -> None:
        match message["is"]:
            case "table":
                self.table = message
            case "update":
                # Nothing is ever missed without being noticed.
                assert message["since"] == self.table["version"], (message, self.table["version"])
                changed = {k: v for k, v in message.items() if k not in ("is", "reply_to", "since")}
                changed["log"] = self.table["log"] + message["log"]
                self.table = {**self.table, **changed}
            case "chat":
                self.table["chat"].append(message["line"])

    async def expect(self, kind: str, **fields: Any) -> Json:
        """Hear until somebody says that."""
        while True:
            message = await self.hear()
            if message["is"] == kind and fields.items() <= message.items():
                return message

    async def answer(self, reply_to: str) -> Json:
        while True:
            message = await self.hear()
            if message.get("reply_to") == reply_to:
                return message

    async def settle(self) -> None:
        """Hear all that was on its way."""
        await self.do("ping")

    async def until(self, **fields: Any) -> None:
        """Hear until these parts of the table are so."""
        while any(self.table[name] != value for name, value in fields.items()):
            await self.hear()

    async def close(self) -> None:
        await self.connection.close()

    # -- the table

    @property
    def match(self) -> str:
        return str(self.table["match"])

    @property
    def seat(self) -> int:
        """The first of its seats."""
        return int(self.table["mine"][0])

    @property
    def over(self) -> bool:
        return bool(self.table["phase"] == "over")

    @property
    def view(self) -> Json:
        (view,) = self.table["views"].values()
        return dict(view)

    def moves(self, seat: int | None = None) -> list[str]:
        """The moves that one of its seats can make now."""
        seat = self.seat if seat is None else seat
        return list(self.table["views"][str(seat)]["legal"].get(str(seat), []))

    def to_act(self) -> list[int]:
        return [
            seat
            for seat in self.table["mine"]
            if seat in self.table["views"][str(seat)]["to_act"] and self.moves(seat)
        ]


async def play_at_random(
    browsers: Iterable[Browser], dice: random.Random, moves: int = 10_000
) -> int:
    """All seats play anything until the game is over or so many moves were made."""
    browsers = list(browsers)
    for made in range(moves):
        for browser in browsers:
            await browser.settle()
        acting = [(browser, seat) for browser in browsers for seat in browser.to_act()]
        if not acting:
            assert all(browser.over for browser in browsers)
            return made
        browser, seat = dice.choice(acting)
        answer = await browser.play(dice.choice(browser.moves(seat)), seat=seat)
        assert answer["is"] == "update", answer
    for browser in browsers:
        await browser.settle()
    return moves


async def play_with_bots(browser: Browser, dice: random.Random, moves: int) -> None:
    """One person plays anything, bots play the other seats, until there are so many moves."""
    while sum(line["kind"] == "moved" for line in browser.table["log"]) < moves:
        if browser.over:
            return
        if browser.to_act():
            answer = await browser.play(dice.choice(browser.moves()))
            # In real time, or when others choose too, something may have happened meanwhile.
            assert answer["is"] == "update" or answer["code"] in ("stale", "not-your-turn"), answer
        else:
            await browser.hear()


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
