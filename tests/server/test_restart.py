"""A server that is killed at any moment loses no move that was answered."""

import asyncio
import contextlib
import random
import time

import anyio
import pytest
from websockets.exceptions import ConnectionClosed

from pentaprism.match import model as m
from pentaprism.store import Store
from tests.server.client import Browser, Json, Server, play_with_bots

pytestmark = pytest.mark.anyio

CLOCK: Json = {"type": "per_game", "ms": 600_000}


class Player:
    """Plays both seats of a table from two browsers, and keeps what it was promised."""

    def __init__(self, browsers: list[Browser]) -> None:
        self.browsers = browsers
        self.answered: list[str] = []
        #: The command that was under way when the server died.
        self.open: tuple[Browser, Json] | None = None

    async def play_until_the_end(self, dice: random.Random) -> None:
        with contextlib.suppress(ConnectionClosed):
            while True:
                for browser in self.browsers:
                    await browser.settle()
                browser = next(b for b in self.browsers if b.to_act())
                said = browser.command("play", moves=[dice.choice(browser.moves())])
                self.open = browser, said
                await browser.send(said)
                await browser.answer(said["id"])
                self.answered.append(said["id"])
                self.open = None


async def test_killed_in_the_middle_of_many_games(own_server: Server, dice: random.Random) -> None:
    server = own_server
    server.start()
    players = [
        Player(await server.seat_all("prizmik", 2, options={"quiet_limit": 0}, clock=CLOCK))
        for _ in range(4)
    ]
    made = server.new_match("prizmik", "me", "bot", clock=CLOCK)
    alone = await server.open(made["match"], made["token"])
    await alone.do("chat", text="before")
    async with anyio.create_task_group() as tasks:
        for player in players:
            tasks.start_soon(player.play_until_the_end, dice)
        await play_with_bots(alone, dice, 4)
        while min(len(player.answered) for player in players) < 10:
            await asyncio.sleep(0.02)
        killed = 1000 * time.time()
        server.kill()
    await asyncio.sleep(2.5)
    server.start()

    store = await Store.open(server.database)
    for player in players:
        await check(server, store, player, killed)
    await store.close()
    # Chat is there, and the bot goes on by itself.
    again = await server.open(alone.match, alone.token)
    assert [line["text"] for line in again.table["chat"]] == ["before"]
    await play_with_bots(again, dice, 8)


async def check(server: Server, store: Store, player: Player, killed: float) -> None:
    match = player.browsers[0].match
    events = [m.decode(event) for event in await store.load(match)]
    refs = [event.ref for event in events if isinstance(event, m.Moved)]
    # In order, every answered one, and at most the one that was under way besides.
    assert refs[: len(player.answered)] == player.answered
    assert len(refs) - len(player.answered) in (0, 1)
    (gap,) = [event for event in events if isinstance(event, m.Gap)]
    # From the last sign of life, given every second, until it was found out.
    assert -2000 < gap.ms - (gap.at - killed) < 4000

    back = [await server.open(match, browser.token) for browser in player.browsers]
    for browser in back:
        assert browser.view["position"] == back[0].view["position"]
        # One of the two clocks has always run, but not while the server was away.
        clocks, now = browser.table["clocks"], browser.table["now"]
        used = 2 * CLOCK["ms"] - sum(clocks["left"]) + now - clocks["at"]
        (begun,) = [event.at for event in events if isinstance(event, m.Begun)]
        assert used == now - begun - gap.ms
    if player.open:  # nobody knows what became of it: say it again
        before, said = player.open
        browser = back[player.browsers.index(before)]
        await browser.send(said)
        assert (await browser.answer(said["id"]))["is"] in ("update", "done")
    after = [m.decode(event) for event in await store.load(match)]
    made = [event.ref for event in after if isinstance(event, m.Moved)]
    expected = player.answered + ([player.open[1]["id"]] if player.open else [])
    assert made == expected


async def test_nobody_loses_by_an_outage(own_server: Server) -> None:
    """Neither a clock nor a grace that would have run out while no server was there."""
    own_server.start()
    timed = own_server.new_match("prizmik", "me", "me", clock={"type": "per_move", "ms": 4000})
    ann, bea = await own_server.seat_all(
        "prizmik", 2, absence={"grace": 4000, "then": "forfeit"}, clock=CLOCK
    )
    await ann.close()
    while "away" not in [line["kind"] for line in bea.table["log"]]:
        await bea.hear()
    own_server.kill()
    await asyncio.sleep(5)
    own_server.start()
    for match, token in ((timed["match"], timed["token"]), (bea.match, bea.token)):
        again = await own_server.open(match, token)
        assert again.table["phase"] == "playing"
        assert "gap" in [line["kind"] for line in again.table["log"]]
        # But then time goes on.
        await again.until(phase="over")


async def test_a_graceful_stop(own_server: Server) -> None:
    own_server.start()
    ann, _ = await own_server.seat_all("prizmik", 2)
    made = own_server.new_match("prismatic", "me", "bot", "bot")
    await own_server.open(made["match"], made["token"])
    began = time.monotonic()
    assert await anyio.to_thread.run_sync(own_server.stop) == 0
    assert time.monotonic() - began < 15  # hardly one on a machine that is not busy
    with pytest.raises(ConnectionClosed) as closed:
        await ann.settle()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
