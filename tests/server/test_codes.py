"""Codes of positions over REST: made of a view, read, and a table that begins there."""

import json
from typing import Any

import pytest

from pentaprism.core.game import SPECTATOR
from pentaprism.games import registry
from pentaprism.records import Record, replay
from pentaprism.records.codes import code_of, read_code
from tests.server.client import Server

pytestmark = pytest.mark.anyio
_SEATS = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Ben"}]
_ENDING = {"board": "1Sf5/8/8/8/8/8/8/F7", "turn": 0, "reserves": [3, 3], "quiet": 0}


def _position(**changes: Any) -> dict[str, Any]:
    return {**_ENDING, "options": {}, **changes}


async def test_a_table_begins_where_the_code_says(server: Server) -> None:
    game = registry.find("prizmik")
    position = _position(options={"capture": "advance"})
    # The code names the game and its options, whatever else is asked for.
    wish = {"game": "prism", "seats": _SEATS, "code": code_of(game, position)}
    made = server.post("/api/matches", wish).body
    anna = await server.open(made["match"], made["token"])
    assert anna.table["views"]["0"]["position"] == position
    await anna.play("b8xc8", seat=0)
    await anna.until(phase="over")
    record = Record.from_text(server.get(f"/api/matches/{made['match']}/record").body.decode())
    assert record.header.start == position
    assert game.outcome(list(replay(record))[-1])


async def test_a_view_is_dealt_out_again(server: Server) -> None:
    game = registry.find("prism")
    state = game.setup(2, {}, 3)
    seen = game.view(state, 1)["position"]
    asked = {"game": "prism", "position": seen, "seen": True, "seat": 1}
    code = server.post("/api/codes", asked).body["code"]
    assert read_code(code).viewer == 1
    read = server.get(f"/api/codes/{code}").body
    assert (read["seen"], read["seat"], read["players"]) == (True, 1, 2)
    assert read["view"]["position"] == seen
    assert any(line["key"] == "prism/sheet-hand" for line in read["sheet"])
    made = server.post("/api/matches", {"game": "prism", "seats": _SEATS, "code": code}).body
    ben = await server.open(made["match"], made["token"])
    hands = ben.table["views"]["1"]["position"]["hands"]
    assert hands[1] == seen["hands"][1]
    # Nobody sees what the other was dealt, and nobody is told where the game began.
    assert set(hands[0]) == {"?"}
    assert "start" not in json.dumps(ben.table)


def test_a_whole_position_is_shown_whole(server: Server) -> None:
    game = registry.find("prisma")
    whole = game.position(game.setup(2, {}, 3))
    read = server.get(f"/api/codes/{code_of(game, whole)}").body
    assert (read["seen"], read["seat"]) == (False, None)
    assert read["view"]["position"]["stacks"] == whole["stacks"]
    assert "rng" not in read["view"]["position"]
    watched = game.view(game.from_position(whole), None)["position"]
    assert read_code(code_of(game, watched, SPECTATOR)).viewer == SPECTATOR


@pytest.mark.parametrize("code", ["1", "zzzz-zzzz-zzzz-zzzz", "%3Cb%3E", "1" * 4000])
def test_a_bad_code_is_a_sentence(server: Server, code: str) -> None:
    refused = server.get(f"/api/codes/{code}")
    assert (refused.status, refused.body["code"]) == (400, "bad-code")
    assert refused.body["words"]["key"].startswith("table/code-")
    wish = {"game": "prizmik", "seats": _SEATS, "code": code}
    assert server.post("/api/matches", wish).body["code"] == "bad-code"


def test_a_code_that_fits_no_table(server: Server) -> None:
    game = registry.find("prizmik")
    wish = {"game": "prizmik", "seats": _SEATS, "code": code_of(game, _position())}
    three = server.post("/api/matches", {**wish, "seats": [*_SEATS, {"kind": "bot"}]})
    assert (three.status, three.body["code"]) == (400, "bad-option")
    over = code_of(game, _position(board="8/8/8/8/8/8/8/F7", turn=1))
    assert server.post("/api/matches", {**wish, "code": over}).body["code"] == "game-over"


@pytest.mark.parametrize("position", [{}, {"board": 3}, {"a": "b" * 20_000}])
def test_only_positions_have_codes(server: Server, position: dict[str, Any]) -> None:
    refused = server.post("/api/codes", {"game": "prizmik", "position": position})
    assert (refused.status, refused.body["code"]) == (400, "bad-position")
