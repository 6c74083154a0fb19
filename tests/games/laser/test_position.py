"""Positions as JSON, there and back, and every way they can be wrong."""

import json
import random
from typing import Any

import pytest

from pentaprism.core.errors import BadPosition
from pentaprism.core.words import say
from tests.games.laser.chances import SLOW, clever_step
from tests.games.laser.positions import LASER, attempt, play, position, team_attempt, team_position

pytestmark = pytest.mark.rules

GAMES = 1 if SLOW else 8
SETTINGS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (6, {"mode": "team"}),
    (4, {"untimed": True, "cards": 4, "target": 9, "learning": True, "round_limit": 15}),
]


@pytest.mark.parametrize(("players", "options"), SETTINGS, ids=str)
def test_positions_go_there_and_back(players: int, options: dict[str, Any]) -> None:
    for seed in range(GAMES):
        chance = random.Random(seed)
        state = LASER.setup(players, options, seed)
        assert LASER.options_of(state) == options
        for _ in range(25 if SLOW else 120):
            if LASER.outcome(state):
                break
            text = json.dumps(LASER.position(state))
            assert LASER.from_position(json.loads(text)).tobytes() == state.tobytes()
            for viewer in (0, 1, -1):
                known = LASER.redacted(state, viewer)
                view = LASER.position(known)
                assert "rng" not in view
                assert LASER.from_position(view, hidden=True).tobytes() == known.tobytes()
            state = LASER.apply(state, *clever_step(state, chance))


def test_the_same_seed_gives_the_same_deal() -> None:
    deals = [json.dumps(LASER.position(LASER.setup(2, {}, seed))) for seed in (1, 1, 2)]
    assert deals[0] == deals[1] != deals[2]


def test_fresh_deals_have_everything_of_the_box() -> None:
    for seed in range(5 if SLOW else 200):
        dealt = LASER.position(LASER.setup(2, {}, seed))
        assert dealt["stock"] == "222222"
        assert "." not in dealt["ring"]
        assert sorted(dealt["ring"] + dealt["aside"]) == sorted("@" + "RYGCBM" * 2)
        assert sorted(dealt["floor"]) == sorted("wct" * 4)


def _attempt_with(**changes: Any) -> dict[str, Any]:
    at = attempt(9, "1+2", ring="@RGYCBMRYGCB")
    return {**at, "attempt": {**at["attempt"], **changes}}


WRONG: list[tuple[str, dict[str, Any]]] = [
    ("five reds", {**position(), "aside": "RM"}),
    ("aside out of order", {**position(ring="@.GYCBMRYGCB"), "aside": "MR"}),
    ("aside of no colour", {**position(), "aside": "X"}),
    ("stock of three", position(ring="@..YCBM.YGCB", stock="322222")),
    ("floors uneven", position(floor="wwwwwwwwwwww")),
    ("no floor", position(floor=None)),
    ("a floor in team mode", team_position(floor="wct" * 4)),
    ("three cards for two", position(cards=["Yw", "Gc", "Gc"])),
    ("three equal cards", position(cards=["Yw"] * 3, options={"cards": 3})),
    ("team mode for two", team_position(players=2)),
    ("eleven players", position(players=11)),
    ("an unknown phase", position(phase="dancing")),
    ("planning alone", position(phase="planning")),
    ("choosing alone", position(phase="choosing")),
    ("round 0", position(round=0)),
    ("somebody active alone", position(active=0)),
    ("the wrong one active", team_position(active=2)),
    ("round 13 of 12", team_position(round=13)),
    ("a bid of 41", position(bids=[41, None])),
    ("a bid of 1 in a team", team_position(bids=[1, None, None, None])),
    ("equal open bids", position(bids=[4, 4])),
    ("a hidden bid", team_position(bids=["?", None, None, None])),
    ("too many bids", position(bids=[None, None, None])),
    ("all team bids", team_position(bids=[4, 5, 6, 7])),
    ("open bids without a claim", team_position(phase="bidding", bids=[4, None, None, None])),
    ("a claimer who bids", position(claim=0, bids=[4, None])),
    ("a claim in planning", team_position(claim=1)),
    ("a claim of seat 5", position(claim=5)),
    ("passed in planning", team_position(passed=[0])),
    ("all passed", position(passed=[0, 1], options={"untimed": True})),
    ("passed unsorted", position(players=3, passed=[1, 0], options={"untimed": True})),
    ("leader passed", position(players=3, passed=[1], bids=[9, 7, 8], options={"untimed": True})),
    ("nobody can go on", position(bids=[1, None], options={"untimed": True})),
    ("no choice", {**team_position(phase="choosing"), "bids": [4, 4, 9, 9]}),
    ("X marks in a team", team_position(crosses=[1, 0, 0, 0])),
    ("three X marks", position(crosses=[3, 0])),
    ("one score", position(scores=[3])),
    ("a score of half", position(scores=[0.5, 0])),
    ("over too early", position(phase="over")),
    ("not over at 15", position(scores=[15, 0])),
    ("over with bids", position(phase="over", scores=[15, 0], bids=[3, None])),
    ("round 101", position(round=101)),
    ("mixing without an attempt", {**attempt(9), "attempt": None}),
    ("mixing without a bid", {**attempt(9), "bids": [None, None]}),
    ("an attempt while bidding", {**position(), "attempt": attempt(9)["attempt"]}),
    ("another cost", _attempt_with(cost=5)),
    ("another bid", _attempt_with(bid=8)),
    ("another seat", _attempt_with(seats=[1])),
    ("another done", _attempt_with(done=[True, False])),
    ("another line", _attempt_with(line=["4+6"])),
    ("a line of nonsense", _attempt_with(line=["x"])),
    ("a line that is a number", _attempt_with(line=4)),
    ("no line", _attempt_with(line=[])),
    ("nothing before", _attempt_with(before=None)),
    ("a team of strangers", {**team_attempt(9), "bids": [9, 2, 9, 2]}),
    ("rng too short", position(rng="123")),
    ("rng in capitals", position(rng="0123456789ABCDEF")),
    ("rng of nothing", position(rng="0" * 16)),
]


@pytest.mark.parametrize("wrong", [at for _, at in WRONG], ids=[name for name, _ in WRONG])
def test_wrong_positions_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        LASER.from_position(wrong)


def test_right_positions_are_read() -> None:
    for right in (
        position(),
        team_position(),
        _attempt_with(),
        team_attempt(9),
        position(phase="over", scores=[15, 0]),
        position(round=100, phase="over"),
        position(round=100),
        position(bids=[1, None]),
        position(players=3, passed=[0], bids=[9, 7, None], options={"untimed": True}),
        play(team_position(), (1, "bid 7"), (3, "bid 7"), (2, "impossible"), (0, "bid 5")),
    ):
        state = LASER.from_position(right)
        assert LASER.position(state) == right


@pytest.mark.parametrize(
    "wrong",
    [
        {**position(), "aside": "RM"},
        position(floor="wwwwwwwwwwww"),
        position(cards=["Yw"] * 3, options={"cards": 3}),
    ],
    ids=["five reds", "floors uneven", "three equal cards"],
)
def test_what_an_editor_can_get_wrong_is_told_in_every_language(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadPosition) as refused:
        LASER.from_position(wrong)
    assert refused.value.words
    assert len({say(refused.value.words, language) for language in ("en", "de", "fr")}) == 3
