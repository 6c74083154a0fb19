"""Fair bids at a real server, with delay and jitter on the line to it."""

from collections.abc import Iterator
from contextlib import ExitStack

import anyio
import pytest
from websockets.asyncio.client import connect

from tests.server.client import OPENED, Browser, Json, Server
from tests.slow_line import SlowLine

pytestmark = pytest.mark.anyio

#: Much more than in earnest, so that a machine with other things to do changes nothing.
BOUND = 1.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("fair")
    made = Server(f"sqlite:///{folder}/tables.db", folder, race_ms=int(1000 * BOUND))
    made.start()
    yield made
    made.kill()


@pytest.fixture
def lines() -> Iterator[ExitStack]:
    with ExitStack() as opened:
        yield opened


async def sit_down(server: Server, line: SlowLine, lines: ExitStack) -> tuple[Browser, Browser]:
    """Ada right at the server, Bob at the end of that line."""
    lines.enter_context(line)
    made = server.new_match("laser", "me", "open")
    token = server.sit(made["match"])["token"]
    ada = await server.open(made["match"], made["token"])
    url = f"ws://127.0.0.1:{line.port}/api/matches/{made['match']}/socket"
    bob = Browser(await connect(url, max_queue=None, compression=None))
    OPENED.append(bob)
    await bob.hello(token)
    await ada.settle()
    return ada, bob


async def credit(browser: Browser, least: int) -> int:
    """The credit of a browser, as soon as it has been measured."""
    while (found := int((await browser.do("ping"))["credit"])) < least:
        await anyio.sleep(0.05)
    return found


def bids(browser: Browser) -> list[int | None]:
    return list(browser.view["position"]["bids"])


def ties(browser: Browser) -> list[Json]:
    return [line for line in browser.table["log"] if line["kind"] == "tied"]


async def test_who_bid_first_wins_over_a_slow_line(server: Server, lines: ExitStack) -> None:
    line = SlowLine(server.port, delay=0.8, jitter=0.05)
    ada, bob = await sit_down(server, line, lines)
    assert await credit(bob, 800) <= 1000
    await bob.send(bob.command("play", moves=["bid 9"]))
    await anyio.sleep(0.4)
    answer = await ada.play("bid 9")
    assert (answer["is"], answer["code"]) == ("refused", "illegal-move")
    assert bids(ada) == [None, 9]
    await ada.settle()
    assert ada.table["log"][-1]["credit"] >= 800
    assert not ties(ada)


async def test_who_answers_pings_late_gains_the_bound_and_no_more(
    server: Server, lines: ExitStack
) -> None:
    line = SlowLine(server.port, late_pongs=2.5)
    ada, bob = await sit_down(server, line, lines)
    assert await credit(bob, 1000) == 1000
    await ada.send(said := ada.command("play", moves=["bid 9"]))
    await anyio.sleep(BOUND + 0.2)
    answer = await bob.play("bid 9")
    assert answer["is"] == "refused"
    assert (await ada.answer(said["id"]))["is"] == "update"
    assert bids(ada) == [9, None]


async def test_a_power_cut_loses_no_bid_that_was_answered(server: Server, lines: ExitStack) -> None:
    line = SlowLine(server.port, delay=0.8)
    ada, bob = await sit_down(server, line, lines)
    await credit(bob, 800)
    said = ada.command("play", moves=["bid 9"])
    await ada.send(said)
    await anyio.sleep(0.2)
    server.kill()
    server.start()
    again = await server.open(ada.match, ada.token)
    assert bids(again)[1] is None
    # Nobody was told whether it counts, so it is said again, and counts once.
    for _ in range(2):
        await again.send({**said, "version": again.table["version"]})
        answer = await again.answer(said["id"])
    assert answer["is"] == "done"
    assert bids(again) == [9, None]
    assert sum(line["kind"] == "moved" for line in again.table["log"]) == 1
