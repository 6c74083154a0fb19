"""A table from the beginning to the end, as two people at two screens see it."""

import random
from typing import Any

import pytest

from tests.server.client import Browser, Server, play_at_random

pytestmark = pytest.mark.anyio

#: PRIZMIK without much ado: a draw after so few quiet moves.
SHORT = {"quiet_limit": 12}


async def two_at_prizmik(server: Server, **wishes: object) -> tuple[Browser, Browser]:
    first, second = await server.seat_all("prizmik", 2, **wishes)
    return first, second


async def test_a_whole_game(server: Server, dice: random.Random) -> None:
    made = server.new_match("prizmik", "me", "open", options=SHORT)
    assert made["seats"] == [0]
    ann = await server.open(made["match"], made["token"])
    assert ann.table["phase"] == "gathering"
    assert await ann.refused("play", moves=["Bd1xd8"]) == "not-allowed"

    joined = server.sit(made["match"], " Bea  \n of\u202e Kent ")
    assert joined["seats"] == [1]
    await ann.until(phase="playing")
    assert ann.table["seats"][1]["name"] == "Bea of Kent"
    bea = await server.open(made["match"], joined["token"])
    watching = await server.open(made["match"])
    await ann.expect("presence", present=[True, True], watching=1)

    played = await play_at_random([ann, bea], dice)
    await watching.settle()
    for browser in (ann, bea, watching):
        assert browser.over
        assert browser.table["log"] == ann.table["log"]
        assert browser.table["result"] == ann.table["result"]
        assert browser.view["position"] == ann.view["position"]
    assert sum(line["kind"] == "moved" for line in ann.table["log"]) == played
    # Who comes later is told the same as those who were there all the time.
    late = await server.open(made["match"])
    assert late.table["log"] == watching.table["log"]
    assert late.table["version"] == watching.table["version"]
    assert await ann.refused("resign") == "game-over"


async def test_refusals_say_why(server: Server) -> None:
    ann, bea = await two_at_prizmik(server)
    refused = await ann.play("a1-a9")
    assert (refused["is"], refused["code"]) == ("refused", "illegal-move")
    assert refused["clause"]
    assert refused["message"]
    assert await bea.refused("play", moves=[ann.moves()[0]]) == "not-your-turn"
    assert await ann.refused("play", moves=[ann.moves()[0]], version=999) == "bad-request"
    # Nothing of this has changed the table.
    await bea.settle()
    assert bea.table["version"] == ann.table["version"]


async def test_a_move_for_a_position_that_is_past(server: Server) -> None:
    ann, bea = await two_at_prizmik(server)
    seen = ann.table["version"]
    move = ann.moves()[0]
    await ann.play(move)
    await bea.until(version=ann.table["version"])
    await bea.play(bea.moves()[0])
    assert await ann.refused("play", moves=[move], version=seen) == "stale"


async def test_a_repeated_command_is_carried_out_once(server: Server) -> None:
    ann, bea = await two_at_prizmik(server)
    said = ann.command("play", moves=[ann.moves()[0]])
    await ann.send(said)
    await ann.send(said)
    assert (await ann.answer(said["id"]))["is"] == "update"
    assert (await ann.answer(said["id"]))["is"] == "done"
    # The same after the line broke and the browser does not know what became of its move.
    await ann.close()
    again = await server.open(ann.match, ann.token)
    await again.send(said)
    assert (await again.answer(said["id"]))["is"] == "done"
    await bea.settle()
    assert sum(line["kind"] == "moved" for line in bea.table["log"]) == 1


async def test_one_screen_for_all(server: Server, dice: random.Random) -> None:
    made = server.new_match("prism", "me", "me", "me")
    both = await server.open(made["match"], made["token"])
    assert both.table["mine"] == [0, 1, 2]
    assert sorted(both.table["views"]) == ["0", "1", "2"]
    assert await play_at_random([both], dice, 20) == 20


async def test_all_seats_are_taken(server: Server) -> None:
    made = server.new_match("prisma", "me", "open", "open")
    path = f"/api/matches/{made['match']}/seats"
    assert server.sit(made["match"], seat=2)["seats"] == [2]
    assert server.post(path, {"name": "Cy", "seat": 2}).body["code"] == "seat-taken"
    assert server.post(path, {"name": "Cy", "seat": 0}).body["code"] == "seat-taken"
    assert server.post(path, {"name": "Cy", "seat": 3}).status == 400
    assert server.sit(made["match"])["seats"] == [1]
    late = server.post(path, {"name": "Di"})
    assert (late.status, late.body["code"]) == (409, "seat-taken")
    assert server.post("/api/matches/nowhere/seats", {"name": "Di"}).status == 404


@pytest.mark.parametrize("game", ["prisma", "prismatic"])
async def test_a_new_table_names_the_usual_file(server: Server, game: str) -> None:
    """Stored with the table, so that it stays what it was when another file becomes usual."""
    option, usual = {"prisma": ("tiles", "rings"), "prismatic": ("cards", "second")}[game]

    async def options_of(**wish: Any) -> Any:
        made = server.new_match(game, "me", "me", **wish)
        browser = await server.open(made["match"], made["token"])
        assert browser.table["settings"]["options"] == {option: usual, **wish.get("options", {})}
        return browser.table["views"]["0"]["position"]["options"]

    assert await options_of() == {option: usual}
    assert await options_of(options={option: "standard"}) == {}


def test_the_lobby(server: Server) -> None:
    listed = server.new_match("prizmik", "me", "open", listed=True)["match"]
    private = server.new_match("prizmik", "me", "open")["match"]

    def lobby(query: str = "") -> list[str]:
        return [table["match"] for table in server.get(f"/api/matches{query}").body["tables"]]

    assert listed in lobby()
    assert listed in lobby("?game=prizmik")
    assert listed not in lobby("?game=prism")
    assert private not in lobby()
    # By its link anybody finds it.
    info = server.get(f"/api/matches/{private}").body
    assert [seat["kind"] for seat in info["seats"]] == ["person", "open"]


# -- offers


async def test_taking_a_move_back(server: Server) -> None:
    ann, bea = await two_at_prizmik(server)
    before = ann.view["position"]
    await ann.play(ann.moves()[0])
    await ann.do("offer", what="takeback")
    await bea.until(offers=[{"what": "takeback", "seat": 0, "waiting": [1]}])
    assert await ann.refused("answer", what="takeback", yes=True) == "not-allowed"
    await bea.do("answer", what="takeback", yes=True)
    await ann.settle()
    assert ann.view["position"] == bea.view["position"] == before
    assert ann.table["offers"] == []


async def test_a_draw_is_offered_and_declined_and_agreed(server: Server) -> None:
    ann, bea = await two_at_prizmik(server)
    await ann.do("offer", what="draw")
    await bea.settle()
    await bea.do("answer", what="draw", yes=False)
    await ann.settle()
    assert ann.table["offers"] == []
    assert await ann.refused("offer", what="draw") == "not-allowed"
    await bea.do("offer", what="draw")
    await ann.do("offer", what="draw")  # both want the same
    assert ann.table["result"]["winners"] == []
    assert ann.table["result"]["reason"] == "by agreement"


async def test_pause_and_resignation(server: Server) -> None:
    ann, bea = await two_at_prizmik(server, clock={"type": "per_game", "ms": 60_000})
    await ann.do("offer", what="pause")
    await bea.do("answer", what="pause", yes=True)
    await ann.until(phase="paused")
    assert ann.table["clocks"]["running"] == []
    assert ann.moves() == []
    assert await ann.refused("preview", move="a1-a2") == "not-allowed"
    await bea.do("resume")
    await ann.until(phase="playing")
    assert ann.table["clocks"]["running"] == [0]
    await bea.do("resign")
    await ann.until(phase="over")
    assert ann.table["result"]["winners"] == [0]


async def test_a_rematch(server: Server) -> None:
    ann, bea = await two_at_prizmik(server)
    assert await ann.refused("offer", what="rematch") == "not-allowed"
    await ann.do("resign")
    await bea.until(phase="over")
    await bea.do("offer", what="rematch")
    await ann.do("answer", what="rematch", yes=True)
    await bea.settle()
    following = ann.table["next"]
    assert following == bea.table["next"]
    # The token of the game before opens a seat at the next one, the other way round.
    claimed = server.post(f"/api/matches/{following}/claim", {"token": bea.token})
    assert claimed.body["seats"] == [0]
    again = await server.open(following, claimed.body["token"])
    assert again.table["previous"] == ann.match
    assert again.table["phase"] == "playing"
    assert again.table["seats"][0]["name"] == bea.table["seats"][1]["name"]
    stranger = server.new_match("prizmik", "me", "open")
    refused = server.post(f"/api/matches/{following}/claim", {"token": stranger["token"]})
    assert refused.status == 400
    assert server.post(f"/api/matches/{following}/claim", {"token": "x.y"}).status == 400


async def test_time_runs_out(server: Server) -> None:
    ann, bea = await two_at_prizmik(server, clock={"type": "per_move", "ms": 1000})
    await bea.until(phase="over")
    assert bea.table["result"] == (await ann_result(ann))
    assert bea.table["result"]["winners"] == [1]
    assert "ran out of time" in bea.table["result"]["reason"]


async def ann_result(ann: Browser) -> object:
    await ann.until(phase="over")
    return ann.table["result"]
