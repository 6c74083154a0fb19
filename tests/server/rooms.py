"""The screens and phones of a room, as far as the protocol goes."""

import json
from typing import Any

import anyio
from websockets.asyncio.client import ClientConnection, connect

from tests.server.client import OPENED, PATIENCE, Answer, Browser, Json, Server

_SECRET = "a secret of {} that is long enough"


class Looker:
    """A big screen, or a phone: is told the room."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.room: Json = {}
        self.raw: list[str] = []

    async def hear(self) -> Json:
        with anyio.fail_after(PATIENCE):
            raw = await self.connection.recv()
        assert isinstance(raw, str)
        self.raw.append(raw)
        message: Json = json.loads(raw)
        if message["is"] == "room":
            self.room = message
        return message

    async def until(self, **fields: Any) -> None:
        while any(self.room.get(name) != value for name, value in fields.items()):
            await self.hear()

    async def close(self) -> None:
        await self.connection.close()


class Evening:
    """A room on a server."""

    def __init__(self, server: Server, **plan: Any) -> None:
        self.server = server
        opened = server.post("/api/rooms", {"plan": plan} if plan else {})
        assert opened.status == 201, opened.body
        self.code: str = opened.body["code"]
        self.tokens: dict[str, str] = {}

    def post(self, path: str, body: Json) -> Answer:
        return self.server.post(f"/api/rooms/{self.code}{path}", body)

    def ask(self, name: str, **fields: Any) -> Answer:
        return self.post("/guests", {"name": name, "id": _SECRET.format(name), **fields})

    def join(self, *names: str) -> None:
        for name in names:
            joined = self.ask(name)
            assert joined.status == 201, joined.body
            self.tokens[name] = joined.body["token"]

    def wish(self, who: str, do: str, **fields: Any) -> Answer:
        return self.post("", {"token": self.tokens[who], "wish": {"do": do, **fields}})

    def want(self, who: str, do: str, **fields: Any) -> Json:
        answer = self.wish(who, do, **fields)
        assert answer.status == 200, answer.body
        room: Json = answer.body
        return room

    def room(self) -> Json:
        room: Json = self.server.get(f"/api/rooms/{self.code}").body
        return room

    def start(self, name: str) -> str:
        """The next game; gives its match."""
        return str(self.want(name, "start", begun=self.room()["begun"])["match"])

    async def look(self, token: str | None = None, screen: bool = False) -> Looker:
        address = f"ws://127.0.0.1:{self.server.port}/api/rooms/{self.code}/socket"
        looker = Looker(await connect(address, max_queue=None, compression=None))
        OPENED.append(looker)  # type: ignore[arg-type]
        hello = {"do": "hello", "token": token, "screen": screen}
        await looker.connection.send(json.dumps(hello))
        await looker.hear()
        return looker

    async def sit(self, name: str) -> Browser:
        """The phone of a guest at the table, by its seat in the game there."""
        match = self.room()["match"]
        seated = self.server.post(f"/api/matches/{match}/claim", {"token": self.tokens[name]})
        assert seated.status == 200, seated.body
        return await self.server.open(match, seated.body["token"])
