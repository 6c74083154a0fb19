"""The server is killed again and again while people play: what was answered must be there, once."""

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import Callable
from http.client import HTTPException
from pathlib import Path

import anyio
from websockets.exceptions import WebSocketException

from pentaprism.match import model as m
from pentaprism.store import Store
from tests.server.client import OPENED, PATIENCE, Browser, Json, Server

_TABLES = 6


class Pair:
    """Two people at a table who come back after every death of the server, and keep a ledger."""

    def __init__(self, dice: random.Random) -> None:
        self._dice = dice
        self._browsers: list[Browser] = []
        #: For each table the commands that were answered, in order.
        self.ledger: dict[str, list[str]] = {}
        #: What was said and not answered.
        self._open: tuple[int, Json] | None = None
        self.refused = 0

    async def play(self, server: Server) -> None:
        """Until the server is gone."""
        with contextlib.suppress(WebSocketException, HTTPException, OSError):
            await self._come_back(server)
            while True:
                await self._move(server)

    async def _come_back(self, server: Server) -> None:
        if self._browsers:
            old = self._browsers
            self._browsers = [await server.open(each.match, each.token) for each in old]
        if self._open is not None:  # nobody knows what became of it: say it again
            seat, said = self._open
            await self._say(seat, said)

    async def _say(self, seat: int, said: Json) -> None:
        self._open = seat, said
        browser = self._browsers[seat]
        await browser.send(said)
        answer = await browser.answer(said["id"])
        self._open = None
        if answer["is"] == "refused":
            self.refused += 1
        else:
            self.ledger[browser.match].append(said["id"])

    async def _move(self, server: Server) -> None:
        if not self._browsers or self._browsers[0].over:
            self._browsers = await server.seat_all("prizmik", 2)
            self.ledger[self._browsers[0].match] = []
        for browser in self._browsers:
            await browser.settle()
        acting = [n for n, browser in enumerate(self._browsers) if browser.to_act()]
        if acting:
            browser = self._browsers[acting[0]]
            said = browser.command("play", moves=[self._dice.choice(browser.moves())])
            # Unique also after a restart, when another browser counts from one again.
            said["id"] = f"{self._dice.getrandbits(80):020x}"
            await self._say(acting[0], said)

    async def finish(self, server: Server) -> None:
        """The last answers, after the last death."""
        await self._come_back(server)


async def kill_all(
    folder: Path, count: int, seed: int, report: Callable[[int], None]
) -> Counter[str]:
    """So many deaths; what they did to the moves."""
    dice = random.Random(seed)
    server = Server(f"sqlite:///{folder}/kills.db", folder)
    pairs = [Pair(random.Random(seed * 100 + n)) for n in range(_TABLES)]
    for _ in range(count):
        server.start()
        playing = [asyncio.create_task(pair.play(server)) for pair in pairs]
        await _until_moved(pairs, dice.randrange(1, 60))
        await asyncio.sleep(dice.uniform(0, 0.05))  # in the middle of something
        server.kill()
        await asyncio.gather(*playing)
        OPENED.clear()
        report(1)
    server.start()
    try:
        for pair in pairs:
            await pair.finish(server)
        told = await _compare(server, pairs)
    finally:
        while OPENED:
            await OPENED.pop().close()
        server.kill()
    told["kills"] = count
    told["errors in the log"] = server.log.read_text().count('"level": "error"')
    return told


async def _until_moved(pairs: list[Pair], moves: int) -> None:
    """Until so many more moves were answered: a server that has just started loads its games."""

    def answered() -> int:
        return sum(len(moves) for pair in pairs for moves in pair.ledger.values())

    wanted = answered() + moves
    with anyio.fail_after(2 * PATIENCE):
        while answered() < wanted:
            await asyncio.sleep(0.01)


async def _compare(server: Server, pairs: list[Pair]) -> Counter[str]:
    """What was answered with what is stored."""
    told: Counter[str] = Counter(
        dict.fromkeys(
            ("tables", "moves answered", "moves lost", "moves played twice", "moves out of order"),
            0,
        )
    )
    store = await Store.open(server.database)
    for pair in pairs:
        told["refused"] += pair.refused
        for match, answered in pair.ledger.items():
            events = [m.decode(event) for event in await store.load(match)]
            stored = [event.ref for event in events if isinstance(event, m.Moved)]
            told["moves answered"] += len(answered)
            told["moves lost"] += len(set(answered) - set(stored))
            told["moves played twice"] += len(stored) - len(set(stored))
            told["moves out of order"] += stored != answered
            told["tables"] += 1
    await store.close()
    return told
