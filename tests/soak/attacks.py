"""Each attack from its own process and address while two people play: how long their moves take,
and how much memory the server needs."""

import random
import time
from pathlib import Path
from typing import NamedTuple

import anyio

from pentaprism.server.config import Limits
from tests.server.attackers import Attack
from tests.server.client import OPENED, Browser, Server, play_at_random

#: How many at once, or in a row: as many as the limits let one address have, and more.
TIMES = {
    "nothing": 0,
    "try_hard": 20,
    "tiny_frames": 60,
    "fragments": 60,
    "pings": 60,
    "bad_text": 60,
    "silent_sockets": 100,
    "idle": 1100,
    "pipelined": 1,
    "pictures": 20,
    "rules": 20,
    "replay": 20,
    "puzzles": 50,
    "tables": 50,
}
_PACE = 0.08


class Endured(NamedTuple):
    attack: str
    moves: int
    median_ms: float
    slow_ms: float  # the slowest of a hundred
    worst_ms: float
    memory_mb: float


async def endure(folder: Path, name: str, seconds: float) -> Endured:
    """A fresh server with the documented limits under one attack."""
    limits = {field: getattr(Limits(), field) for field in Limits.__struct_fields__}
    limits.update(tables_a_minute=1_000_000)  # or the attack on tables would end at once
    database = f"sqlite:///{folder}/{name}.db"
    server = Server(database, folder, bot_ms=20, bot_pause_ms=1, **limits)
    server.start()
    try:
        finished = await _finished(server)
        players = await server.seat_all("prizmik", 2)
        await _play(server, players, 3.0)  # what is loaded on first use is not the attack's
        if name == "nothing":
            taken = await _play(server, players, seconds)
        else:
            elsewhere = server.new_match("prizmik", "me", "open")["match"]
            match = finished if name == "replay" else elsewhere
            attack = Attack(name, server.port, match, TIMES[name], seconds)
            try:
                taken = await _play(server, players, seconds)
            finally:
                attack.stop()
        memory = _memory(server)
    finally:
        while OPENED:
            await OPENED.pop().close()
        server.kill()
    taken.sort()
    return Endured(
        name,
        len(taken),
        1000 * taken[len(taken) // 2],
        1000 * taken[int(0.99 * len(taken))],
        1000 * taken[-1],
        memory,
    )


async def _finished(server: Server) -> str:
    """A game that is over, with a replay worth asking for."""
    browsers = await server.seat_all("prizmik", 2)
    await play_at_random(browsers, random.Random(3), 15)
    if not browsers[0].over:
        await browsers[0].do("resign")
    return browsers[0].match


async def _play(server: Server, players: list[Browser], seconds: float) -> list[float]:
    """Two people at their own pace; how long each move took to be answered."""
    dice = random.Random(1)
    taken = []
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if players[0].over:
            players[:] = await server.seat_all("prizmik", 2)
        (acting,) = (browser for browser in players if browser.to_act())
        began = time.perf_counter()
        answer = await acting.play(dice.choice(acting.moves()))
        taken.append(time.perf_counter() - began)
        assert answer["is"] == "update", answer
        for browser in players:
            if browser is not acting:
                await browser.expect("update")
        await anyio.sleep(_PACE)
    return taken


def _memory(server: Server) -> float:
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.split("VmHWM:")[1].split()[0]) / 1024
