"""`python -m bench.table.growth [cost | memory | processes]`: what more matches and processes cost.

cost       processor time of the server for a move, as the matches in play grow from 100 to 5,000
memory     memory of a match that is kept live, for each game
processes  moves a second of one and of two processes on one PostgreSQL

Without a word, all three. `processes` needs the address of an empty PostgreSQL database in
PENTAPRISM_BENCH_DATABASE. Each process and each generator has a core of its own as long as there
are enough; on fewer than five cores, where PostgreSQL wants one too, they share, and it says so.
"""

import asyncio
import gc
import os
import random
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, asynccontextmanager
from multiprocessing import get_context
from pathlib import Path

from bench.table.comparison import MATCHES, MOVES, OPENING
from bench.table.servers import Server, free_port, generating, next_line, ours, serving
from pentaprism.games import registry
from pentaprism.match import model as m
from pentaprism.server import wire
from pentaprism.server.config import Config, Limits
from pentaprism.server.hub import Hub
from pentaprism.server.live_match import Connection, LiveMatch
from pentaprism.server.tokens import Signer
from pentaprism.store import Store

SIZES = (100, 500, 1_000, 2_500, 5_000)
#: Moves in each match before and while it is measured.
BEFORE, MEASURED = 4, 4
KEPT, KEPT_MOVES = 200, 30
SEATS = 2


@asynccontextmanager
async def fresh_hub() -> AsyncIterator[Hub]:
    """A hub on a new SQLite file, without a network: what a move costs besides its websockets."""
    with tempfile.TemporaryDirectory(prefix="pentaprism-bench-") as folder:
        store = await Store.open(f"sqlite:///{folder}/tables.db")
        config = Config(database="", limits=Limits(cached=2 * max(SIZES)))
        hub = Hub(store, Signer("bench"), config)
        yield hub
        await hub.close()
        await store.close()


class Browsers:
    """A match and the browsers of its seats, which read whatever they are sent at once."""

    def __init__(self, hub: Hub, live: LiveMatch, number: int) -> None:
        self.hub, self.live, self.dice = hub, live, random.Random(number)
        self.moves = 0
        self.seats = []
        for seat, chair in enumerate(live.match.chairs):
            connection = Connection(100, 1 << 24)
            connection.seats, connection.key = (seat,), chair.key
            live.connections.add(connection)
            self.seats.append(connection)

    @classmethod
    async def create(cls, hub: Hub, game: str, number: int) -> "Browsers":
        seats = [wire.SeatRequest(kind="me")] * SEATS
        real_time = registry.find(game).real_time
        options = dict(real_time.UNTIMED) if real_time else {}
        grant = await hub.create(wire.NewMatch(game=game, seats=seats, options=options))
        return cls(hub, await hub.get(grant.match_id), number)

    async def play(self, moves: int) -> None:
        match = self.live.match
        for _ in range(moves):
            people = [seat for seat in match.to_act if seat < SEATS]
            if not people:
                return
            seat = self.dice.choice(people)
            text = self.dice.choice(match.game.legal_texts(match.state, seat))
            self.moves += 1
            ref = str(self.moves)
            play = m.Play(seat=seat, moves=(text,), version=match.version, ref=ref, person=True)
            await self.hub.submit(self.live, play, self.seats[seat], ref)


async def cost_of_a_move(size: int) -> float:
    """Microseconds of all threads of the process for a move, with so many matches in play."""
    async with fresh_hub() as hub:
        created = (Browsers.create(hub, "prizmik", n) for n in range(size))
        matches = await asyncio.gather(*created)
        await asyncio.gather(*(each.play(BEFORE) for each in matches))
        gc.collect()
        gc.freeze()
        began = time.process_time()
        await asyncio.gather(*(each.play(MEASURED) for each in matches))
        used = time.process_time() - began
        gc.unfreeze()
        return 1e6 * used / (size * MEASURED)


async def memory_of_a_match(game: str) -> float:
    """Kilobytes by which the process grows for each match that is kept, with its browsers, when as
    many others are there already."""
    async with fresh_hub() as hub:
        grown = []
        for first in (0, KEPT):
            before = _resident()
            matches = [await Browsers.create(hub, game, first + n) for n in range(KEPT)]
            await asyncio.gather(*(each.play(KEPT_MOVES) for each in matches))
            gc.collect()
            grown.append(_resident() - before)
        return grown[1] / KEPT


def measured_alone(game: str) -> float:
    """The memory of a match in a process of its own: in this one others have left free places."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        return pool.submit(_run_memory, game).result()


def _run_memory(game: str) -> float:
    return asyncio.run(memory_of_a_match(game))


def _resident() -> float:
    """Kilobytes in memory."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1024


def rates_of_processes(database: str) -> list[float]:
    """Moves a second of one process, and of two together, each with its own generator."""
    postgres = Server(
        "ours, PostgreSQL",
        "pentaprism",
        lambda port, folder: [
            database if word.startswith("sqlite:") else word for word in ours(port, folder)
        ],
    )
    rates = []
    for count in (1, 2):
        options = ("--matches", MATCHES, "--opening", OPENING, "--moves", MOVES)
        with tempfile.TemporaryDirectory(prefix="pentaprism-bench-") as folder, ExitStack() as all_:
            ports = [free_port() for _ in range(count)]
            for n, port in enumerate(ports):
                all_.enter_context(serving(postgres, port, Path(folder) / str(port), core(n)))
            generators = [
                all_.enter_context(
                    generating(postgres, port, *map(str, options), core=core(count + n))
                )
                for n, port in enumerate(ports)
            ]
            rates.append(sum(next_line(each)["moves_per_second"] for each in generators))
    return rates


def core(number: int) -> int:
    """The core of the process with this number; the last ones share if there are too few."""
    return number % (os.cpu_count() or 1)


def main(asked: list[str]) -> None:
    if not asked or "cost" in asked:
        print("matches in play, microseconds of processor a move (no websockets):")
        for size in SIZES:
            print(f"  {size:6} {asyncio.run(cost_of_a_move(size)):8.0f}", flush=True)
    if not asked or "memory" in asked:
        print(f"kilobytes for a live match of {SEATS} after {KEPT_MOVES} moves:")
        for game in registry.GAMES:
            print(f"  {game.name:10} {measured_alone(game.id):8.0f}", flush=True)
    if not asked or "processes" in asked:
        database = os.environ.get("PENTAPRISM_BENCH_DATABASE")
        if not database:
            raise SystemExit("PENTAPRISM_BENCH_DATABASE names no PostgreSQL to measure with.")
        if (os.cpu_count() or 1) < 5:
            print(f"({os.cpu_count()} cores: servers, generators and PostgreSQL share them)")
        one, two = rates_of_processes(database)
        print(f"moves/s on one PostgreSQL: {one:.0f} with one process, {two:.0f} with two")


if __name__ == "__main__":
    main(sys.argv[1:])
