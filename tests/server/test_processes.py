"""Several server processes on one PostgreSQL: a table belongs to none of them."""

import random
from collections.abc import Iterator
from pathlib import Path

import anyio
import asyncpg
import pytest

from tests.postgres import Cluster
from tests.server.client import Browser, Server, play_at_random

# In one worker: they share servers of their own.
pytestmark = [pytest.mark.anyio, pytest.mark.xdist_group("processes")]

CLOCK = {"type": "per_game", "ms": 600_000}


class Pair:
    """Two processes, to be reached by their own ports as behind a proxy."""

    def __init__(self, database: str, folder: Path, **settings: int) -> None:
        self.one = Server(database, folder, **settings)
        self.two = Server(database, folder)
        self.one.start()
        self.two.start()

    async def seat_both(self, **wishes: object) -> tuple[Browser, Browser]:
        made = self.one.new_match("prizmik", "me", "open", **wishes)
        joined = self.two.sit(made["match"])
        ann = await self.one.open(made["match"], made["token"])
        bea = await self.two.open(made["match"], joined["token"])
        # Who said hello to the first process may have been quicker than the news from the second.
        await ann.until(phase="playing")
        return ann, bea


@pytest.fixture(scope="module")
def pair(postgres: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    running = Pair(postgres.new_database(), tmp_path_factory.mktemp("pair"))
    yield running
    for server in (running.one, running.two):
        assert server.stop() == 0


async def test_a_game_across_two_processes(pair: Pair, dice: random.Random) -> None:
    ann, bea = await pair.seat_both(clock=CLOCK)
    # Each knows that the other is there.
    await ann.expect("presence", present=[True, True])
    for n in range(20):
        mover, other = (ann, bea) if n % 2 == 0 else (bea, ann)
        await mover.play(dice.choice(mover.moves()))
        await other.until(version=mover.table["version"])
        assert other.view["position"] == mover.view["position"]
        assert other.table["clocks"] == mover.table["clocks"]
    await bea.do("chat", text="well played")
    await ann.expect("chat")
    assert ann.table["chat"] == bea.table["chat"]
    await bea.do("offer", what="draw")
    await ann.until(offers=[{"what": "draw", "seat": 1, "waiting": [0]}])
    await ann.do("answer", what="draw", yes=True)
    await bea.until(phase="over")
    assert bea.table["result"] == ann.table["result"]


async def test_both_at_once(pair: Pair) -> None:
    """Whoever is later decides again on what is then true."""
    ann, bea = await pair.seat_both()
    async with anyio.create_task_group() as tasks:
        tasks.start_soon(lambda: ann.do("offer", what="draw"))
        tasks.start_soon(lambda: bea.do("offer", what="draw"))
    for browser in (ann, bea):
        await browser.until(phase="over")
    assert ann.table["result"]["reason"] == "by agreement"
    assert [line["words"] for line in ann.table["log"]] == [
        line["words"] for line in bea.table["log"]
    ]


async def test_a_bot_moves_once(pair: Pair, dice: random.Random) -> None:
    made = pair.one.new_match("prizmik", "me", "bot")
    here = await pair.one.open(made["match"], made["token"])
    there = await pair.two.open(made["match"], made["token"])
    for n in range(8):
        browser = (here, there)[n % 2]
        while len(movers(browser)) < 2 * n:
            await browser.hear()
        await browser.play(dice.choice(browser.moves()))
    while len(movers(here)) < 16:
        await here.hear()
    await anyio.sleep(0.2)
    await here.settle()
    assert movers(here) == [0, 1] * 8


def movers(browser: Browser) -> list[int]:
    return [line["seat"] for line in browser.table["log"] if line["kind"] == "moved"]


async def test_changing_the_process_is_not_leaving(pair: Pair) -> None:
    ann, bea = await pair.seat_both(absence={"grace": 200, "then": "bot"})
    await ann.close()
    again = await pair.two.open(ann.match, ann.token)
    await anyio.sleep(1.5)
    await again.settle()
    assert "away" not in [line["kind"] for line in again.table["log"]]
    assert (await again.play(again.moves()[0]))["is"] == "update"
    await bea.until(version=again.table["version"])


async def test_a_process_dies(postgres: Cluster, tmp_path: Path) -> None:
    """The other one takes over its timers, its bots, and sees that its people are gone."""
    # The bots of the first one are so slow that it dies before they have moved.
    pair = Pair(
        postgres.new_database(), tmp_path, bot_pause_ms=60_000, bot_lease_ms=1500, bot_threads=1
    )
    try:
        gone, stays = await pair.seat_both(absence={"grace": 100, "then": "bot"})
        timed = pair.one.new_match("prizmik", "me", "me", clock={"type": "per_move", "ms": 4000})
        made = pair.one.new_match("prizmik", "bot", "me")
        pair.one.kill()
        with_bot = await pair.two.open(made["match"], made["token"])
        with anyio.fail_after(60):
            while not with_bot.to_act():
                await with_bot.hear()
            watching = await pair.two.open(timed["match"], timed["token"])
            await watching.until(phase="over")
            assert "time" in watching.table["result"]["reason"]
            while not stays.to_act():  # a bot has moved for who was at the first process
                await stays.hear()
        assert stays.table["seats"][0]["stand_in"]
        assert gone.table["mine"] == [0]
        # It comes back, and both are there again.
        pair.one.start()
        back = await pair.one.open(gone.match, gone.token)
        await stays.expect("presence", present=[True, True])
        await stays.settle()
        await play_at_random([stays, back], random.Random(1), 0)
    finally:
        pair.one.kill()
        assert pair.two.stop() == 0


async def test_the_line_between_them_breaks(pair: Pair) -> None:
    """All connections to the database are cut: what was missed is caught up with."""
    ann, bea = await pair.seat_both()
    await cut_all_connections(pair.one.database)
    said = ann.command("play", moves=[ann.moves()[0]])
    for _ in range(20):  # if nobody knows whether it was made: the same command again
        await ann.send(said)
        answer = await ann.answer(said["id"])
        if answer["is"] != "refused":
            break
        assert answer["code"] == "failed"
        await anyio.sleep(0.2)
    await ann.settle()
    assert movers(ann) == [0]
    await bea.until(version=ann.table["version"])
    assert movers(bea) == [0]


async def cut_all_connections(database: str) -> None:
    connection = await asyncpg.connect(database)
    await connection.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    await connection.close()
