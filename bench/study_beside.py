"""What studies of strangers cost those who play: a move at a table, with nobody studying and while
studies are opened, thought about and judged all the time from as many places as the server lets."""

import asyncio
import json
import random
import statistics
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from bench.measure import Goal
from pentaprism.records import Record
from tests.server.client import Browser, Server

_MOVES = 400
_STUDIES = 6


def goals(record: Record, rounds: int) -> list[Goal]:
    """`record` is what the strangers study."""
    ratios, alone, beside = [], [], []
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/tables.db", Path(folder))
        server.start()
        try:
            asyncio.run(_measured(server, record, 20))  # so that everything is loaded
            for _ in range(rounds):
                alone.append(asyncio.run(_measured(server, None, _MOVES)))
                beside.append(asyncio.run(_measured(server, record, _MOVES)))
                ratios.append(beside[-1] / alone[-1])
        finally:
            server.stop()
    return [
        Goal("99th of 100 moves at a table, ms, nobody studies", alone, 50, at_most=True),
        Goal(f"the same while {_STUDIES} studies are judged, ms", beside, 100, at_most=True),
        Goal("the second by the first", ratios, 2.5, at_most=True),
    ]


async def _measured(server: Server, record: Record | None, moves: int) -> float:
    strangers = []
    if record is not None:
        strangers = [asyncio.create_task(_study(server, record)) for _ in range(_STUDIES)]
        await asyncio.sleep(1)
    try:
        return statistics.quantiles(await _play(server, moves), n=100)[98]
    finally:
        for stranger in strangers:
            stranger.cancel()
        await asyncio.gather(*strangers, return_exceptions=True)


async def _play(server: Server, moves: int) -> list[float]:
    """Milliseconds until each of so many moves is stored and told."""
    taken: list[float] = []
    dice = random.Random(7)
    while len(taken) < moves:
        both = await server.seat_all("prizmik", 2)
        while len(taken) < moves and not both[0].over:
            mover = next(each for each in both if each.to_act())
            began = time.perf_counter()
            await mover.play(dice.choice(mover.moves()))
            taken.append(1000 * (time.perf_counter() - began))
            await _follow(both, mover)
        for each in both:
            await each.close()
    return taken


async def _follow(both: list[Browser], mover: Browser) -> None:
    for each in both:
        while each.table["version"] < mover.table["version"]:
            await each.hear()


async def _study(server: Server, record: Record) -> None:
    """Open it, have it judged, think along at every move; then again from the beginning."""
    body = json.dumps({"record": record.to_text()})
    while True:
        made = await asyncio.to_thread(server.post, "/api/studies", body.encode())
        if made.status != 201:  # a limit was met
            await asyncio.sleep(1)
            continue
        with suppress(ConnectionClosed):
            await _look(server, made.body)


async def _look(server: Server, made: dict[str, Any]) -> None:
    at = f"127.0.0.1:{server.port}"
    url = f"ws://{at}/api/studies/{made['study']}/socket"
    async with connect(url, compression=None, max_queue=None) as line:
        await line.send(json.dumps({"do": "hello", "edit": made["edit"]}))
        await line.send(json.dumps({"do": "judge"}))
        for node in range(40):
            await line.send(json.dumps({"do": "look", "node": node}))
            with suppress(TimeoutError):
                async with asyncio.timeout(0.5):
                    while True:
                        await line.recv()
