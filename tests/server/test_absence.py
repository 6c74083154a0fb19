"""People who go, and come back."""

import anyio
import pytest

from tests.server.client import Browser, Server

pytestmark = pytest.mark.anyio

SOON = {"grace": 200, "then": "bot"}


def kinds(browser: Browser) -> list[str]:
    return [line["kind"] for line in browser.table["log"]]


async def test_a_bot_plays_on_until_its_person_is_back(server: Server) -> None:
    ann, bea = await server.seat_all("prizmik", 2, absence=SOON)
    token = ann.token
    await ann.close()
    await bea.expect("presence", present=[False, True])
    while "moved" not in kinds(bea):  # it was Ann's turn: the bot makes it
        await bea.hear()
    assert [kind for kind in kinds(bea) if kind in ("away", "replaced")] == ["away", "replaced"]
    assert bea.table["seats"][0]["stand_in"]
    back = await server.open(bea.match, token)
    await bea.settle()
    assert kinds(bea)[-1] == "back"
    assert not bea.table["seats"][0]["stand_in"]
    await bea.play(bea.moves()[0])
    await back.settle()
    assert back.to_act() == [0]
    assert (await back.play(back.moves()[0]))["is"] == "update"


async def test_loading_the_page_again_is_not_leaving(server: Server) -> None:
    ann, bea = await server.seat_all("prizmik", 2, absence=SOON)
    await ann.close()
    again = await server.open(bea.match, ann.token)
    await anyio.sleep(1.3)
    await bea.settle()
    assert "away" not in kinds(bea)
    assert again.table["mine"] == [0]


async def test_who_does_not_return_loses_where_that_was_agreed(server: Server) -> None:
    ann, bea = await server.seat_all("prizmik", 2, absence={"grace": 100, "then": "forfeit"})
    await ann.close()
    await bea.until(phase="over")
    assert bea.table["result"]["winners"] == [1]


async def test_who_never_came_is_away_too(server: Server) -> None:
    made = server.new_match("prizmik", "me", "open", absence=SOON)
    joined = server.sit(made["match"])
    bea = await server.open(made["match"], joined["token"])
    while "moved" not in kinds(bea):
        await bea.hear()


async def test_the_table_waits_by_default(server: Server) -> None:
    ann, bea = await server.seat_all("prizmik", 2)
    await ann.close()
    await anyio.sleep(1.3)
    await bea.settle()
    assert kinds(bea)[-1] == "begun"
