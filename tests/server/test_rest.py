"""REST beside the table: games, rules, puzzles, pages; and what operators look at."""

import http.client
import json
import time
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance

from pentaprism.games import registry
from tests.server.client import Server


def test_the_games(server: Server) -> None:
    games = server.get("/api/games").body
    assert [game["id"] for game in games] == [game.id for game in registry.GAMES]
    for game in games:
        assert game["levels"]
        rules = server.get(f"/api/games/{game['id']}/rules").body
        assert rules["clauses"][0]["number"] == "1"
        assert "<script" not in json.dumps(rules)
        assert server.get(f"/api/games/{game['id']}/data").status == 200
    german = server.get("/api/games/prizmik/rules?language=de").body
    assert german != server.get("/api/games/prizmik/rules?language=xx").body
    assert server.get("/api/games/prizmik/rules?language=../en").status == 400
    assert server.get("/api/lessons/prizmik?language=de").body["title"] == "PRIZMIK lernen"
    assert 'src="/rules/pictures/prizmik-start.svg"' in german["clauses"][0]["html"]
    assert [part["title"] for part in german["parts"]] == ["Für Programme"]
    unknown = server.get("/api/games/prismic/rules")
    assert (unknown.status, unknown.body["code"]) == (404, "unknown-game")
    assert "did you mean" in unknown.body["message"]


def test_what_a_seat_may_do_in_a_position(server: Server) -> None:
    """Also out of turn: then the position says that it is its turn."""
    position = {"board": "f7/8/8/8/8/8/8/F7", "turn": 1, "reserves": [3, 3], "quiet": 0}
    asked = {"position": {**position, "options": {}}, "seat": 1}
    answer = server.post("/api/games/prizmik/moves", asked)
    assert (answer.status, sorted(answer.body)) == (200, ["a8+a7", "a8+b8"])
    assert server.post("/api/games/prizmik/moves", {**asked, "seat": 2}).status == 400


def test_bad_options(server: Server) -> None:
    for options in ("[]", "{", "%00", "[" * 20_000, '{"deck":"../standard"}', '{"deck":{}}'):
        assert server.get(f"/api/games/prism/data?options={options}").status == 400


@pytest.mark.parametrize(
    "wish",
    [
        {},
        {"game": "prizmik", "seats": []},
        {"game": "prizmik", "seats": [{"kind": "me"}]},
        {"game": "prizmik", "seats": [{"kind": "bot"}, {"kind": "bot"}]},
        {"game": "prizmik", "seats": [{"kind": "me"}, {"kind": "bot", "level": "godlike"}]},
        {"game": "prizmik", "seats": [{"kind": "me"}, {"kind": "ghost"}]},
        {"game": "chess", "seats": [{"kind": "me"}, {"kind": "me"}]},
        {"game": "prizmik", "seats": [{"kind": "me"}] * 2, "options": {"capture": 1}},
        {"game": "prizmik", "seats": [{"kind": "me"}] * 2, "options": {"seed": 1}},
        {"game": "prizmik", "seats": [{"kind": "me"}] * 2, "clock": {"type": "per_move", "ms": 1}},
        {"game": "prizmik", "seats": [{"kind": "me"}] * 2, "absence": {"grace": -1}},
        {"game": "prizmik", "seats": [{"kind": "me"}] * 2, "seed": 4},
        {"game": "laser", "seats": [{"kind": "me"}] * 11},
        {"game": "laser", "seats": [{"kind": "me"}] * 2, "options": {"mode": "team"}},
        b"not json",
        b"[" * 30_000,
    ],
    ids=lambda wish: str(wish)[:70],
)
def test_bad_wishes_for_a_table(server: Server, wish: Any) -> None:
    refused = server.post("/api/matches", wish)
    assert refused.status in (400, 404), refused.body
    assert refused.body["message"]


def test_trying_a_move(server: Server) -> None:
    game = registry.find("prizmik")
    state = game.setup(2, {}, 0)
    (move, *_) = game.legal_texts(state, 0)
    path = "/api/games/prizmik/try"
    tried = server.post(path, {"position": game.position(state), "seat": 0, "move": move})
    assert tried.status == 200
    assert tried.body["view"]["to_act"] == [1]
    assert tried.body["events"]
    wrong = {"position": game.position(state), "seat": 1, "move": move}
    assert server.post(path, wrong).status == 409
    assert server.post(path, {"position": {}, "seat": 0, "move": move}).status == 400


def test_bodies_that_cannot_be(server: Server) -> None:
    deck = {
        "game": "prism",
        "seats": [{"kind": "me"}, {"kind": "me"}],
        "options": {"deck": "a" * 3000},
    }
    for body in (b'{"game": "\xff"}', b"\xff", json.dumps(deck).encode()):
        refused = server.post("/api/matches", body)
        assert (refused.status, refused.body["code"][:4]) == (400, "bad-"), refused.body


def test_puzzles(server: Server) -> None:
    day = server.get("/api/puzzles/laser/daily?day=2026-12-24").body
    assert day == server.get("/api/puzzles/laser/daily?day=2026-12-24").body
    assert server.get("/api/puzzles/laser/daily").status == 200
    assert server.get("/api/puzzles/laser/daily?day=tomorrow").status == 400
    new = server.get("/api/puzzles/laser/new?difficulty=easy&seed=5").body
    assert new["difficulty"] == "easy"
    assert new == server.get("/api/puzzles/laser/new?difficulty=easy&seed=5").body
    assert server.get("/api/puzzles/laser/new?difficulty=easy&cards=5").status == 400
    kinds = server.get("/api/puzzles/laser").body
    assert {
        (kind["mode"], kind["cards"]) for kind in kinds if "easy" not in kind["difficulties"]
    } == {("competitive", 5)}
    hints = server.post("/api/puzzles/laser/hints", new["puzzle"]).body
    line = hints[-1]["line"]
    tried = server.post("/api/puzzles/laser/try", {"puzzle": new["puzzle"], "line": line}).body
    assert tried["solved"]
    assert tried["cost"] == tried["least"]
    assert len(tried["told"]) == len(line)
    halfway = server.post(
        "/api/puzzles/laser/try", {"puzzle": new["puzzle"], "line": line[:-1]}
    ).body
    assert not halfway["solved"]
    assert halfway["least"] is None
    assert line[-1] in halfway["legal"]
    bad = {"puzzle": new["puzzle"], "line": ["0+0"]}
    assert server.post("/api/puzzles/laser/try", bad).body["code"] == "illegal-move"


def test_addresses_of_puzzles_name_their_game(server: Server) -> None:
    for day in ("2026-12-24", "2026-12-25"):  # urllib follows what has moved
        old = server.get(f"/api/puzzles/daily?day={day}").body
        assert old == server.get(f"/api/puzzles/laser/daily?day={day}").body
    assert server.post("/api/puzzles/try", {}).headers["location"] == "/api/puzzles/laser/try"
    for path in ("/api/puzzles/prism", "/api/puzzles/prism/daily", "/api/puzzles/nothing/new"):
        assert server.get(path).status == 404


def test_a_link_as_a_picture(server: Server) -> None:
    picture = server.post("/api/qr", {"text": "http://example.org/t/abc"})
    assert picture.body["url"].startswith("data:image/svg+xml")
    assert server.post("/api/qr", {"text": ""}).status == 400


# -- safety


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/"),
        ("GET", "/t/some-table"),
        ("GET", "/api/games"),
        ("GET", "/api/nothing/here"),
        ("GET", "/api/matches/nowhere"),
        ("GET", "/assets/../../secret"),
        ("POST", "/api/matches"),
        ("POST", "/nothing/here"),
        ("DELETE", "/api/games"),
        ("GET", "/api/schema/openapi.json"),
        ("GET", "/healthz"),
    ],
)
def test_headers(server: Server, method: str, path: str) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    connection.request(method, path)
    answer = connection.getresponse()
    answer.read()
    connection.close()
    assert answer.status < 500
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert "server" not in answer.headers


# -- for programs and operators


@pytest.fixture(scope="session")
def api(server: Server) -> Any:
    document = server.get("/api/schema/openapi.json").body
    loaded = schemathesis.openapi.from_dict(document)
    loaded.config.update(base_url=f"http://127.0.0.1:{server.port}")
    return loaded


described = schemathesis.pytest.from_fixture("api")


@described.parametrize()
@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
def test_whatever_one_sends_the_server_answers_as_described(case: Any) -> None:
    answer = case.call()
    case.validate_response(answer, checks=[not_a_server_error, response_schema_conformance])


def test_the_description_is_complete(server: Server) -> None:
    document = server.get("/api/schema/openapi.json").body
    assert document["openapi"].startswith("3.1")
    for path in (
        "/api/games",
        "/api/matches",
        "/api/matches/{match_id}/record",
        "/api/puzzles/{game}/daily",
    ):
        for operation in document["paths"][path].values():
            assert operation["description"]


def test_health_and_numbers(server: Server) -> None:
    server.new_match("prizmik", "me", "bot")
    assert server.get("/healthz").body == b"ok"
    numbers = server.get("/metrics").body.decode()
    for name in (
        "pentaprism_moves",
        "pentaprism_tables_total",
        "pentaprism_sockets",
        "pentaprism_cached_tables",
        "pentaprism_store_seconds_bucket",
    ):
        assert name in numbers


def test_logs_are_json(server: Server) -> None:
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    assert lines[0]["event"] == "serving"
    for line in lines:
        assert {"event", "level", "timestamp"} <= line.keys()
        assert line["level"] == "info", line


def test_a_server_says_when_every_game_is_loaded(server: Server) -> None:
    deadline = time.monotonic() + 120
    while (answer := server.get("/readyz")).status == 503 and time.monotonic() < deadline:
        time.sleep(0.5)
    assert answer.status == 200
