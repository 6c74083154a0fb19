"""Laser against the clock, everybody at a device of their own."""

import anyio
import pytest

from tests.server.client import Server

pytestmark = pytest.mark.anyio


async def test_ten_people_bid_and_the_clock_rings_for_all(server: Server) -> None:
    browsers = await server.seat_all("laser", 10)
    waiting = browsers[0].table["timer"]
    assert waiting["seconds"] == 120
    assert all(browser.table["timer"] == waiting for browser in browsers)
    await browsers[3].play("bid 9")
    await browsers[7].play("bid 8")
    for browser in browsers:
        await browser.settle()
        assert browser.view["position"]["bids"][3] == 9
        assert browser.view["position"]["bids"][7] == 8
        assert browser.table["timer"] == browsers[0].table["timer"]
    timer = browsers[0].table["timer"]
    assert timer["seconds"] in (30, 60)
    with anyio.fail_after(timer["seconds"] + 5):
        while browsers[0].view["position"]["phase"] == "bidding":
            await anyio.sleep(0.5)
            await browsers[0].settle()
    for browser in browsers:
        await browser.settle()
        assert browser.view["position"]["attempt"]["seats"] == [7]
        assert bool(browser.moves()) == (browser is browsers[7])
