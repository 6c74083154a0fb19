"""Bots matched to people, at a server: they survive it, and tell nobody how strong people are."""

import random

import anyio
import pytest

from tests.server.client import Json, Server, play_with_bots
from tests.server.matched import bot_strength

pytestmark = pytest.mark.anyio

#: A number that is found in a message only if somebody has put it there.
ANN, BEA = 123.4567, 98.7654


def test_the_browser_knows_the_ladder(server: Server) -> None:
    games: list[Json] = server.get("/api/games").body
    for game in games:
        strengths = [level["strength"] for level in game["levels"]]
        assert strengths == sorted(strengths)
        assert len(strengths) == 6


@pytest.mark.parametrize("wrong", [1e6, -1e6, "strong", [1], True])
def test_a_strength_is_a_number_in_bounds(server: Server, wrong: object) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "matched"}]
    body = {"game": "prizmik", "seats": seats, "strength": wrong}
    assert server.post("/api/matches", body).status == 400


async def test_a_matched_bot_plays_and_a_restart_keeps_its_strength(
    own_server: Server, dice: random.Random
) -> None:
    own_server.start()
    made = own_server.new_match("prizmik", "me", "bot matched", strength=ANN)
    browser = await own_server.open(made["match"], made["token"])
    with anyio.fail_after(60):
        await play_with_bots(browser, dice, 4)
    own_server.kill()
    own_server.start()
    browser = await own_server.open(made["match"], made["token"])
    with anyio.fail_after(60):
        await play_with_bots(browser, dice, 4)
    assert await bot_strength(own_server, made["match"]) == pytest.approx(ANN)
    await browser.do("resign")
    await browser.do("offer", what="rematch", strength=50.5)
    assert await bot_strength(own_server, browser.table["next"]) == pytest.approx(50.5)


async def test_nobody_learns_how_strong_another_is(server: Server) -> None:
    made = server.new_match("prism", "me", "open", "bot matched", strength=ANN)
    match = made["match"]
    told = [server.get(f"/api/matches/{match}").body]
    sat = server.post(f"/api/matches/{match}/seats", {"name": "Bea", "strength": BEA})
    browsers = [await server.open(match, token) for token in (made["token"], sat.body["token"])]
    browsers.append(await server.open(match))
    ann, bea, watching = browsers
    assert (await bot_strength(server, match)) not in (None, ANN, BEA)
    await ann.do("resign")
    await bea.do("resign")
    for browser in browsers:
        await browser.until(phase="over")
    await ann.do("offer", what="rematch", strength=ANN + 1)
    await bea.do("answer", what="rematch", yes=True, strength=BEA + 1)
    await watching.settle()
    following = await server.open(bea.table["next"])
    told += [browser.table for browser in (*browsers, following)]
    told += [server.get(f"/api/matches/{match}{part}").body for part in ("", "/replay", "/record")]
    text = repr(told)
    secret = [ANN, BEA, ANN + 1, BEA + 1, await bot_strength(server, match)]
    for strength in [*secret, await bot_strength(server, following.match)]:
        assert str(strength)[:6] not in text
    assert "strength" not in text
    assert ann.table["seats"][2]["level"] == "matched"
