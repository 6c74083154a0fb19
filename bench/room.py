"""From a tap on a phone to the big screen: ten phones and a screen at one server, over loopback.

A tap is what a phone sends for a bid in Laser; it has arrived when the screen has been told of it,
with the move stored. What browsers need to draw it comes on top."""

import asyncio
import json
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from bench.measure import Contest, Goal
from tests.server.client import Server

_PHONES = 10
_TAPS = 200
NOTES = __doc__


class _Phone:
    """A seat, and what it may do now."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.table: dict[str, Any] = {}

    async def hear(self) -> dict[str, Any]:
        said: dict[str, Any] = json.loads(await self.line.recv())
        if said["is"] in ("table", "update"):
            self.table = {**self.table, **said}
        return said

    @property
    def seat(self) -> int:
        return int(self.table["mine"][0])

    def lower_bid(self) -> str | None:
        legal = self.table["views"][str(self.seat)]["legal"].get(str(self.seat), [])
        bids = [move for move in legal if move.startswith("bid ")]
        return bids[-1] if bids else None


async def _sit(server: Server, match: str, token: str | None) -> _Phone:
    phone = _Phone(await connect(server.socket(match), compression=None, max_queue=None))
    await phone.line.send(json.dumps({"do": "hello", "token": token}))
    while (await phone.hear())["is"] != "table":
        pass
    return phone


async def _new_game(server: Server, number: int) -> tuple[list[_Phone], _Phone]:
    code = server.post("/api/rooms", {"plan": {"game": "laser", "options": {"untimed": True}}})
    at = f"/api/rooms/{code.body['code']}"
    tokens = []
    for n in range(_PHONES):
        secret = f"secret number {number} of phone {n}"
        tokens.append(server.post(f"{at}/guests", {"name": f"guest {n}", "id": secret}).body)
    wanted = {"token": tokens[0]["token"], "wish": {"do": "start", "begun": 0}}
    match = server.post(at, wanted).body["match"]
    phones = []
    for joined in tokens:
        seated = server.post(f"/api/matches/{match}/claim", {"token": joined["token"]}).body
        phones.append(await _sit(server, match, seated["token"]))
    return phones, await _sit(server, match, None)


async def _tap(phones: list[_Phone], screen: _Phone, turn: int) -> float | None:
    """Milliseconds from the tap until the screen knows of it; None where nobody can bid lower."""
    phone = phones[turn % _PHONES]
    bid = phone.lower_bid()
    if bid is None:
        return None
    version = phone.table["version"]
    tap = {"do": "play", "id": f"tap {turn}", "seat": phone.seat, "version": version}
    began = time.perf_counter()
    await phone.line.send(json.dumps({**tap, "moves": [bid]}))
    while screen.table["version"] <= version:
        await screen.hear()
    took = 1000 * (time.perf_counter() - began)
    for each in phones:
        while each.table["version"] <= version:
            await each.hear()
    return took


async def _round(server: Server) -> list[float]:
    taken: list[float] = []
    game = 0
    while len(taken) < _TAPS:
        game += 1
        phones, screen = await _new_game(server, game)
        for turn in range(60):
            took = await _tap(phones, screen, turn)
            if took is None:
                break
            taken.append(took)
        for each in (*phones, screen):
            await each.line.close()
    return taken


def run(rounds: int) -> tuple[list[Contest], list[Goal]]:
    middle: list[float] = []
    last: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/tables.db", Path(folder))
        server.start()
        try:
            for _ in range(rounds):
                taken = asyncio.run(_round(server))
                middle.append(statistics.median(taken))
                last.append(statistics.quantiles(taken, n=100)[98])
        finally:
            server.stop()
    return [], [
        Goal("a tap until the big screen knows of it, median, ms", middle, 50, at_most=True),
        Goal("the same, 99th of 100", last, 150, at_most=True),
    ]
