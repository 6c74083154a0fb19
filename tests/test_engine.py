"""The engine protocol, through the real command."""

import json
import random
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pentaprism import engine
from pentaprism.core.game import Game
from pentaprism.games.registry import GAMES

START = {"board": "f2f3f/8/8/8/8/8/8/F3F2F", "turn": 0, "reserves": [3, 3], "quiet": 0}
CODES = {
    "bad-request",
    "unknown-game",
    "bad-option",
    "bad-position",
    "illegal-move",
    "not-your-turn",
    "game-over",
}


def run(text: str | bytes) -> list[dict[str, Any]]:
    """A process of the engine with this input; its answers."""
    given = text.encode() if isinstance(text, str) else text
    command = [sys.executable, "-m", "pentaprism", "engine"]
    done = subprocess.run(command, input=given, capture_output=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def ask(**request: Any) -> Any:
    """One request in this process."""
    reply = engine.answer_line(json.dumps({"id": 1, **request}).encode())
    assert reply is not None
    return json.loads(reply)


def ok(**request: Any) -> Any:
    reply = ask(**request)
    assert set(reply) == {"id", "ok"}, reply
    return reply["ok"]


def error(**request: Any) -> dict[str, Any]:
    reply = ask(**request)
    assert set(reply) == {"id", "error"}, reply
    assert set(reply["error"]) == {"code", "message", "clause"}
    assert reply["error"]["code"] in CODES
    told: dict[str, Any] = reply["error"]
    return told


def test_lines_are_answered_in_order_and_bad_ones_do_not_end_it() -> None:
    requests = [
        '{"id": 1, "do": "setup", "game": "prizmik"}',
        "this is not JSON",
        "",
        '{"id": "two", "do": "perft", "game": "prizmik", "depth": 2, "position": '
        + json.dumps(START)
        + "}",
        "[1, 2]",
        '{"do": "nothing"}',
        '{"id": 3, "do": "games"}',
    ]
    answers = run("\n".join(requests))
    assert [answer["id"] for answer in answers] == [1, None, "two", None, None, 3]
    assert answers[0]["ok"] == {**START, "options": {}}
    assert answers[1]["error"]["code"] == "bad-request"
    assert answers[2]["ok"] == {"nodes": 49}
    assert answers[5]["ok"][0]["id"] == "prizmik"


def test_bytes_that_are_not_text_and_a_last_line_without_an_end() -> None:
    answers = run(b'\xff\xfe\n{"id": 1, "do": "games"}')
    assert answers[0]["error"]["code"] == "bad-request"
    assert answers[1]["id"] == 1


def test_games_tells_players_and_options() -> None:
    listed = {game["id"]: game for game in ok(do="games")}
    assert set(listed) == {game.id for game in GAMES}
    assert listed["prizmik"]["name"] == "PRIZMIK"
    assert listed["prizmik"]["players"] == [2, 2]
    assert listed["prizmik"]["options"]["capture"]["choices"] == ["stay", "advance"]


def test_inspect_lists_legal_moves_sorted() -> None:
    assert ok(do="inspect", game="prizmik", position=START) == {
        "to_act": [0],
        "legal": {"0": ["a1+a2", "a1+b1", "e1+d1", "e1+e2", "e1+f1", "h1+g1", "h1+h2"]},
        "outcome": None,
        "scores": [],
    }


def test_a_finished_game() -> None:
    over = {"board": "1S6/8/8/8/8/8/8/F7", "turn": 1, "reserves": [3, 3], "quiet": 0}
    assert ok(do="inspect", game="prizmik", position=over) == {
        "to_act": [],
        "legal": {},
        "outcome": {"winners": [0], "reason": "no bases left"},
        "scores": [],
    }
    assert error(do="apply", game="prizmik", position=over, seat=1, move="a1-a2")["code"] == (
        "game-over"
    )
    assert ok(do="perft", game="prizmik", position=over, depth=0) == {"nodes": 1}
    assert ok(do="perft", game="prizmik", position=over, depth=3) == {"nodes": 0}
    assert error(do="best", game="prizmik", position=over, seat=1)["code"] == "game-over"


def test_apply_gives_the_position_and_events() -> None:
    given = ok(do="apply", game="prizmik", position=START, seat=0, move="a1+a2")
    assert given["position"]["board"] == "f2f3f/8/8/8/8/8/C7/B3F2F"
    assert given["events"][0]["kind"] == "deploy"


def test_best_takes_a_position_or_a_view() -> None:
    limit = {"nodes": 2000}
    by_position = ok(do="best", game="prizmik", position=START, seat=0, limit=limit)
    assert set(by_position) == {"move", "score", "line", "nodes"}
    view = ok(do="view", game="prizmik", position=START, seat=0)
    assert ok(do="best", game="prizmik", view=view, limit=limit) == by_position
    assert ok(do="best", game="prizmik", view=view, seat=0, limit=limit) == by_position
    timed = ok(do="best", game="prizmik", position=START, seat=0, limit={"ms": 20}, level=1)
    assert timed["line"][0] == timed["move"]
    told = ok(do="best", game="prizmik", position=START, seat=0, limit=limit, reason=True)
    assert told["reason"]


PUZZLE = {
    "mode": "competitive",
    "ring": "RYGC@BMRYGCB",
    "floor": "wctwctwctwct",
    "stock": "222222",
    "cards": ["Yw", "Gc"],
}


def test_hello_names_the_games() -> None:
    told = ok(do="hello")
    assert told["games"] == [game.id for game in GAMES]
    assert told["name"]
    assert told["version"]
    assert told["random"] is False


def test_best_can_be_given_a_seed() -> None:
    position = ok(do="setup", game="prism", players=3, seed=2)
    seat = position["turn"]
    request = {"do": "best", "game": "prism", "position": position, "seat": seat}
    answers = [ok(**request, limit={"nodes": 40}, seed=seed) for seed in (1, 1, 2, 3, 4)]
    assert answers[0] == answers[1]
    assert any(answer != answers[0] for answer in answers)
    for wrong in (-1, 2**63, "x", 1.5):
        assert error(**request, seed=wrong)["code"] == "bad-request"


def test_solve() -> None:
    answer = ok(do="solve", game="laser", puzzle=PUZZLE)
    assert set(answer) == {"min", "line", "removed", "totals"}
    assert answer["min"] == min(answer["totals"])
    assert ok(do="solve", game="laser", puzzle=PUZZLE, limit=answer["min"])["totals"] == [
        answer["min"]
    ]
    empty = {**PUZZLE, "ring": "R...@......."}
    assert ok(do="solve", game="laser", puzzle=empty) == {
        "min": None,
        "line": None,
        "removed": None,
        "totals": [],
    }
    assert error(do="solve", game="laser", puzzle={})["code"] == "bad-position"
    assert error(do="solve", game="laser", puzzle={**PUZZLE, "ring": "x"})["code"] == "bad-position"
    assert error(do="solve", game="laser")["code"] == "bad-request"
    assert error(do="solve", game="laser", puzzle=PUZZLE, limit="a")["code"] == "bad-request"
    assert error(do="solve", game="prizmik", puzzle=PUZZLE)["code"] == "bad-request"


def test_view_of_a_spectator() -> None:
    view = ok(do="view", game="prizmik", position=START, seat=None)
    assert view["position"]["board"] == START["board"]
    assert view["legal"] == {}


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({}, "bad-request"),
        ({"do": 5}, "bad-request"),
        ({"do": "inspec", "game": "prizmik"}, "bad-request"),
        ({"do": "setup"}, "bad-request"),
        ({"do": "setup", "game": "chess"}, "unknown-game"),
        ({"do": "setup", "game": "prizmik", "options": {"x": 1}}, "bad-option"),
        ({"do": "setup", "game": "prizmik", "options": []}, "bad-option"),
        ({"do": "setup", "game": "prizmik", "players": 3}, "bad-option"),
        ({"do": "setup", "game": "prizmik", "players": "2"}, "bad-request"),
        ({"do": "setup", "game": "prizmik", "seed": -1}, "bad-request"),
        ({"do": "setup", "game": "prizmik", "seed": 1.5}, "bad-request"),
        ({"do": "inspect", "game": "prizmik"}, "bad-request"),
        ({"do": "inspect", "game": "prizmik", "position": None}, "bad-position"),
        ({"do": "inspect", "game": "prizmik", "position": {}}, "bad-position"),
        ({"do": "perft", "game": "prizmik", "position": START, "depth": 21}, "bad-request"),
        ({"do": "perft", "game": "prizmik", "position": START, "depth": -1}, "bad-request"),
        ({"do": "perft", "game": "prizmik", "position": START, "depth": True}, "bad-request"),
        ({"do": "perft", "game": "prizmik", "position": START}, "bad-request"),
        (
            {"do": "apply", "game": "prizmik", "position": START, "seat": 0, "move": "a1-a2"},
            "illegal-move",
        ),
        (
            {"do": "apply", "game": "prizmik", "position": START, "seat": 1, "move": "a8+a7"},
            "not-your-turn",
        ),
        (
            {"do": "apply", "game": "prizmik", "position": START, "seat": 0, "move": 7},
            "bad-request",
        ),
        ({"do": "apply", "game": "prizmik", "position": START, "move": "a1+a2"}, "bad-request"),
        ({"do": "view", "game": "prizmik", "position": START, "seat": 9}, "bad-request"),
        ({"do": "best", "game": "prizmik", "position": START, "seat": 1}, "not-your-turn"),
        (
            {"do": "best", "game": "prizmik", "position": START, "seat": 0, "limit": {"s": 1}},
            "bad-request",
        ),
        (
            {"do": "best", "game": "prizmik", "position": START, "seat": 0, "limit": {"ms": 0}},
            "bad-request",
        ),
        (
            {"do": "best", "game": "prizmik", "position": START, "seat": 0, "level": "god"},
            "bad-request",
        ),
        ({"do": "best", "game": "prizmik", "view": {"seat": 0}}, "bad-request"),
        (
            {"do": "best", "game": "prizmik", "view": {"seat": 0, "position": START}, "seat": 1},
            "bad-request",
        ),
        (
            {
                "do": "best",
                "game": "prizmik",
                "position": START,
                "seat": 0,
                "limit": {"nodes": 2**63},
            },
            "bad-request",
        ),
        ({"do": "setup", "game": "prism", "options": {"deck": "a" * 5000}}, "bad-option"),
    ],
    ids=str,
)
def test_errors_have_their_codes(request_: dict[str, Any], code: str) -> None:
    told = error(**request_)
    assert told["code"] == code
    assert told["message"]
    assert (told["clause"] is not None) == (code == "illegal-move")


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=6,
)
fields = st.sampled_from(
    ["do", "game", "position", "seat", "move", "depth", "players", "options", "seed", "limit"]
)


@given(
    st.sampled_from(sorted(set(engine.VERBS) - {"best"})),
    st.sampled_from([game.id for game in GAMES]),
    st.dictionaries(fields, json_values, max_size=4),
)
@settings(max_examples=200)
def test_nothing_that_is_sent_is_an_internal_error(
    verb: str, game: str, fields: dict[str, Any]
) -> None:
    reply = engine.answer_line(json.dumps({"do": verb, "game": game, **fields}).encode())
    assert reply is not None
    assert b"internal error" not in reply


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_game_can_go_on_in_a_fresh_process_after_every_few_moves(game: Game) -> None:
    chance = random.Random(game.id)
    players = game.players[0]
    setup = {"id": 0, "do": "setup", "game": game.id, "players": players, "seed": 11}
    position = run(json.dumps(setup))[0]["ok"]
    here = game.setup(players, {}, 11)
    for _ in range(3):
        assert position == game.position(here)
        requests = []
        for _ in range(5):
            seats = game.to_act(here)
            if not seats:
                break
            seat = chance.choice(seats)
            text = chance.choice(game.legal_texts(here, seat))
            before = game.position(here)
            requests.append(
                {"do": "apply", "game": game.id, "position": before, "seat": seat, "move": text}
            )
            here = game.apply(here, seat, game.read_move(here, seat, text))
        if requests:
            position = run("\n".join(map(json.dumps, requests)))[-1]["ok"]["position"]
