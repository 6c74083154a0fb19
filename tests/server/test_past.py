"""Looking back while the game goes on: what a seat could see then, and nothing that came later."""

import random

import pytest

from tests.server.client import Answer, Browser, Json, Server, play_at_random

pytestmark = pytest.mark.anyio


def look(server: Server, browser: Browser, lines: int, seat: int | None) -> Answer:
    asked = {"lines": lines, "seat": seat, "token": browser.token}
    return server.post(f"/api/matches/{browser.match}/past", asked)


@pytest.mark.parametrize(
    ("game", "options"), [("prism", {}), ("prismatic", {"goal": 3}), ("prizmik", {})]
)
async def test_the_past_is_what_was_seen_then(server: Server, game: str, options: Json) -> None:
    browsers = await server.seat_all(game, 2, options=options)
    watching = await server.open(browsers[0].match)
    await play_at_random(browsers, random.Random(game), 30)
    for browser in (*browsers, watching):
        await browser.settle()
        seat = browser.table["mine"][0] if browser.table["mine"] else None
        checked = 0
        lines = 0
        for message in browser.heard:
            if message["is"] == "table":
                lines = len(message["log"])
            elif message["is"] == "update" and message["log"]:
                lines += len(message["log"])
                (view,) = message["views"].values()
                answer = look(server, browser, lines, seat)
                assert answer.status == 200, answer.body
                assert answer.body["view"]["position"] == view["position"]
                assert answer.body["view"]["legal"] == {}
                assert answer.body["line"] == message["log"][-1] | {
                    "moves": answer.body["line"]["moves"]
                }
                checked += 1
        assert checked > 2


async def test_only_ones_own_past(server: Server) -> None:
    ann, bea = await server.seat_all("prism", 2)
    await play_at_random([ann, bea], random.Random(1), 6)
    await ann.settle()
    lines = len(ann.table["log"])
    for answer in (look(server, ann, lines, 1), look(server, bea, lines, 0)):
        assert (answer.status, answer.body["code"]) == (409, "not-allowed")
    assert look(server, ann, 0, 0).status == 400
    assert look(server, ann, lines + 1, 0).status == 400
    waiting = server.new_match("prism", "me", "open")
    asked = {"lines": 1, "seat": 0, "token": waiting["token"]}
    assert server.post(f"/api/matches/{waiting['match']}/past", asked).status == 409


async def test_whether_a_move_can_be_taken_back_is_known_before_it_is_asked_for(
    server: Server,
) -> None:
    ann, bea = await server.seat_all("prism", 2)

    def possible(browser: Browser, seat: int) -> Answer:
        asked = {"seat": seat, "token": browser.token}
        return server.post(f"/api/matches/{browser.match}/takeback", asked)

    assert possible(ann, 0).body == {"possible": False}, "nothing has been done yet"
    assert possible(ann, 1).status == 409
    await play_at_random([ann, bea], random.Random(1), 1)
    assert possible(ann, 0).body == {"possible": False}, "a card was drawn"
    red, _ = await server.seat_all("prizmik", 2)
    await red.do("play", moves=[red.table["views"]["0"]["legal"]["0"][0]])
    assert possible(red, 0).body == {"possible": True}
