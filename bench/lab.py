"""Moves at a table while the lab of the same server works, beside the same without it.

Two people play PRIZMIK over loopback; a move has arrived when its sender has the answer, with the
move stored. The lab's run is a process at low priority, which uses one worker while people play."""

import asyncio
import random
import statistics
import tempfile
import time
from pathlib import Path

from bench.measure import Contest, Goal
from tests.server.client import Browser, Server

_MOVES = 300
_RUN = {
    "question": "shape",
    "game": "prizmik",
    "players": [2],
    "levels": ["greedy"],
    "games": 100_000,
}
NOTES = __doc__


async def _moves(server: Server, dice: random.Random) -> list[float]:
    """Milliseconds until each move is answered."""
    taken: list[float] = []
    while len(taken) < _MOVES:
        browsers = await server.seat_all("prizmik", 2)
        while len(taken) < _MOVES:
            for browser in browsers:
                await browser.settle()
            acting = [browser for browser in browsers if browser.to_act()]
            if not acting:
                break
            taken.append(await _move(acting[0], dice))
        for browser in browsers:
            await browser.close()
    return taken


async def _move(browser: Browser, dice: random.Random) -> float:
    move = dice.choice(browser.moves())
    began = time.perf_counter()
    await browser.play(move)
    return 1000 * (time.perf_counter() - began)


async def _round(server: Server, number: int) -> tuple[list[float], list[float], int]:
    """Without the lab, with it, and how many workers it then had."""
    alone = await _moves(server, random.Random(number))
    server.post("/api/lab/run", {**_RUN, "seed": number})
    while server.get("/api/lab/run").body["answer"] is None:
        await asyncio.sleep(0.2)
    workers = 0

    async def look() -> None:
        nonlocal workers
        while True:
            await asyncio.sleep(0.5)
            found = await asyncio.to_thread(server.get, "/api/lab/run")
            assert found.body["running"]
            workers = max(workers, found.body["workers"])

    # Somebody sits at a table from before the lab is looked at until after.
    watch = asyncio.create_task(look())
    beside = await _moves(server, random.Random(number))
    watch.cancel()
    server.post("/api/lab/stop", {})
    return alone, beside, workers


def run(rounds: int) -> tuple[list[Contest], list[Goal]]:
    middle: list[float] = []
    last: list[float] = []
    workers: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/tables.db", Path(folder), lab_workers=2)
        server.start()
        try:
            for number in range(rounds):
                alone, beside, busy = asyncio.run(_round(server, number))
                middle.append(statistics.median(beside) / statistics.median(alone))
                last.append(_slowest(beside) / _slowest(alone))
                workers.append(busy)
        finally:
            server.stop()
    return [], [
        Goal("a move while the lab works, beside without: median", middle, 1.25, at_most=True),
        Goal("the same, 99th of 100", last, 2, at_most=True),
        Goal("workers of the lab, of two, while people play", workers, 1, at_most=True),
    ]


def _slowest(taken: list[float]) -> float:
    return statistics.quantiles(taken, n=100)[98]
