"""Positions as JSON: what formats.md says, there and back, and every way to be wrong."""

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pentaprism.core.errors import BadPosition
from pentaprism.games.prism import GAME
from tests.games.prism.tables import POSITIONS, collection, legal, play, position, take, walk

pytestmark = pytest.mark.rules

Change = Callable[[dict[str, Any]], Any]


def test_the_shape_of_a_position() -> None:
    given = position(
        ["red block", "zap", ""],
        [collection("red blue", wild=1, draw_two=1), "green"],
        "wild zap",
    )
    assert set(given) == GAME.position_keys | {"options", "rng"}
    assert given["hands"][0] == ["block", "red"]
    assert given["collections"][0]["colours"] == ["blue", "red"]
    assert GAME.position(GAME.from_position(given)) == given


def test_lists_are_read_in_any_order_and_written_sorted() -> None:
    given = position(["red zap", ""], ["red blue", ""])
    mixed = copy.deepcopy(given)
    mixed["hands"][0].reverse()
    mixed["collections"][0]["colours"].reverse()
    assert mixed != given
    assert GAME.position(GAME.from_position(mixed)) == given


def test_the_cards_of_a_position_need_not_make_up_the_deck() -> None:
    few = {**position(["red zap", "block"], ["blue", "green"]), "stack": ["wild"], "discard": []}
    state = GAME.from_position(few)
    assert GAME.position(state) == few
    assert legal(state) == ["play red", "zap 1 green"]
    for seat in (0, 1):
        known = GAME.redacted(state, seat)
        known["rng"] = 5
        GAME.face.determinise(known, 0, seat)
        assert GAME.view(known, seat) == GAME.view(state, seat)
    many = {**few, "hands": [["red"] * 9, ["red"] * 50]}
    known = GAME.redacted(GAME.from_position(many), 0)
    GAME.face.determinise(known, 0, 0)
    assert len(GAME.position(known)["hands"][1]) == 50


def test_the_stack_is_written_top_first() -> None:
    state = GAME.from_position(position(["", ""], stack="wild zap", phase="draw"))
    assert GAME.position(play(state, "draw"))["hands"][0] == ["wild"]


@pytest.mark.parametrize("players", range(2, 7))
def test_positions_read_back_and_go_on_alike(players: int) -> None:
    for number, (state, seat, move) in enumerate(walk(players, players)):
        if number > POSITIONS // 10:
            break
        written = json.loads(json.dumps(GAME.position(state)))
        again = GAME.from_position(written)
        assert again.tobytes() == state.tobytes()
        assert GAME.apply(again, seat, move).tobytes() == GAME.apply(state, seat, move).tobytes()


def test_a_new_round_is_dealt_from_the_written_generator() -> None:
    given = position(["violet", "zap"], ["red orange yellow green blue"])
    first = GAME.position(play(GAME.from_position(given), "play violet"))
    second = GAME.position(play(GAME.from_position(copy.deepcopy(given)), "play violet"))
    other = {**given, "rng": "fedcba9876543210"}
    assert first == second
    assert first["stack"] != GAME.position(play(GAME.from_position(other), "play violet"))["stack"]


def test_options_are_written_when_they_differ(decks: Path) -> None:
    assert GAME.position(GAME.setup(2, {"target": 50, "deck": "standard"}, 1))["options"] == {}
    chosen = {"target": 20, "deck": "mean"}
    state = GAME.setup(2, chosen, 1)
    assert GAME.position(state)["options"] == chosen
    assert GAME.from_position(GAME.position(state)).tobytes() == state.tobytes()


def test_options_and_phases_may_be_left_at_their_defaults() -> None:
    given = position(["zap", ""])
    del given["options"]
    assert legal(GAME.from_position(given)) == ["discard zap"]


ANSWERING = position(
    ["zap", "block"],
    ["red", "blue"],
    "wild",
    phase="answer",
    pending=take("take-left", "blue", 1),
)
REPLACING = position(
    ["zap", ""],
    ["red", "blue"],
    "wild",
    phase="replace",
    pending=take("take-left-again", "blue", 1),
)


@pytest.mark.parametrize("given", [ANSWERING, REPLACING])
def test_a_take_that_waits_reads_back(given: dict[str, Any]) -> None:
    assert GAME.position(GAME.from_position(given)) == given


def test_a_finished_match_reads_back() -> None:
    given = position(["zap", ""], ["red", "blue"], phase="over", scores=[50, 3])
    state = GAME.from_position(given)
    assert GAME.position(state) == given
    assert GAME.to_act(state) == ()


def put(key: str, value: Any) -> Change:
    return lambda given: given.update({key: value})


def put_in(key: str, inner: Any, value: Any) -> Change:
    return lambda given: given[key].__setitem__(inner, value)


WRONG: list[tuple[str, Change]] = [
    ("players is a whole number", put("players", 7)),
    ("players is a whole number", put("players", True)),
    ("hands is a list", put("hands", [[]])),
    ("the hand of seat 0 is a list", put("hands", ["zap", []])),
    ("cannot be 'rde'; did you mean 'red'", put_in("hands", 0, ["rde"])),
    ("cannot be 3", put_in("hands", 0, [3])),
    (r"cannot be '\?'", put_in("hands", 0, ["?", "?"])),
    ("165 cards, more than the 160", put_in("hands", 0, ["zap"] * 59)),
    ("collections is a list", put("collections", [])),
    ("collection of seat 1 is an object", put_in("collections", 1, {"colours": []})),
    ("wild in the collection of seat 1", put_in("collections", 1, collection("", wild=2))),
    ("draw_two in the", put_in("collections", 1, collection("", draw_two=-1))),
    ("has blue twice", put_in("collections", 1, collection("blue blue"))),
    (
        "zap in the collection of seat 1 is not a colour",
        put_in("collections", 1, collection("zap")),
    ),
    ("stack is a list", put("stack", "zap")),
    ("stack is a list of at most 160", put("stack", ["zap"] * 161)),
    ("discard is a list", put("discard", None)),
    ("dealer is a whole number", put("dealer", 2)),
    ("turn is a whole number", put("turn", "0")),
    ("a phase is one of", put("phase", "wait")),
    ("a phase is one of", put("phase", [])),
    ("in phase answer a take is pending", put("phase", "answer")),
    ("in phase play no take is pending", put("pending", take("take-left", "blue", 1))),
    ("scores is a list", put("scores", [1, 2, 3])),
    ("scores of seat 1", put("scores", [1, -2])),
    ("last_round of seat 0", put("last_round", [0.5, 0])),
    ("round is a whole number", put("round", 0)),
    ("rng is 16", put("rng", "1")),
    ("rng is 16", put("rng", "0123456789ABCDEF")),
    ("no option 'decks'", put("options", {"decks": "standard"})),
    ("there is no deck 'nosuch'", put("options", {"deck": "nosuch"})),
    ("unknown in a position of PRISM: hint", put("hint", 1)),
    ("missing in a position of PRISM: rng", lambda given: given.pop("rng")),
    ("nobody is ahead", put("phase", "over")),
]


@pytest.mark.parametrize(("words", "change"), WRONG)
def test_wrong_positions_are_refused(words: str, change: Change) -> None:
    given = position(["red zap", ""], ["red", "blue"])
    GAME.from_position(given)
    change(given)
    with pytest.raises(BadPosition, match=words):
        GAME.from_position(given)


@pytest.mark.parametrize(
    ("words", "change"),
    [
        ("the turn is the taker's", put("turn", 1)),
        ("in phase answer a take is pending", put("pending", None)),
        ("pending is an object", put("pending", {"taker": 0})),
        ("the taker is a whole number", put_in("pending", "taker", 2)),
        ("aimed at seat 1", put_in("pending", "target", 0)),
        ("could not take red", put_in("pending", "colour", "red")),
        ("could not take green", put_in("pending", "colour", "green")),
        ("the pending colour cannot be 'wild'", put_in("pending", "colour", "wild")),
        ("the pending card cannot be 'zap'", put_in("pending", "card", "zap")),
    ],
)
def test_wrong_takes_are_refused(words: str, change: Change) -> None:
    given = copy.deepcopy(ANSWERING)
    change(given)
    with pytest.raises(BadPosition, match=words):
        GAME.from_position(given)


def test_left_and_right_takes_have_their_target() -> None:
    given = position(
        ["zap", "", ""],
        ["red", "blue", "blue"],
        phase="answer",
        pending=take("take-left", "blue", 2),
    )
    with pytest.raises(BadPosition, match="aimed at seat 1"):
        GAME.from_position(given)


@pytest.mark.parametrize(
    ("given", "words"),
    [
        (position(["zap", ""], stack="", phase="draw"), "no phase draw with an empty stack"),
        (position(["", "zap"], stack=""), "seat 0 has no card to play"),
        (
            position(["", "zap"], ["red orange yellow green blue violet"], phase="draw"),
            "seat 0 has six",
        ),
        (
            position(
                ["zap", ""],
                [{**collection("red orange yellow green blue"), "wild": 1}],
                phase="draw",
            ),
            "seat 0 has six",
        ),
        (
            {**REPLACING, "stack": [], "discard": [*REPLACING["discard"], "wild"]},
            "no phase replace",
        ),
    ],
)
def test_phases_fit_the_table(given: dict[str, Any], words: str) -> None:
    with pytest.raises(BadPosition, match=words):
        GAME.from_position(given)


@pytest.mark.parametrize("given", [None, [], "x", 3])
def test_a_position_is_an_object(given: Any) -> None:
    with pytest.raises(BadPosition):
        GAME.from_position(given)


@pytest.mark.parametrize(
    ("words", "change"),
    [
        ("nobody knows the stack", put("stack", ["zap"] * 104)),
        (r"cannot be '\?'", put_in("hands", 0, ["?", "zap"])),
        ("rng is 16", put("rng", "")),
        (r"cannot be '\?'", put("rng", "0123456789abcdef")),
    ],
)
def test_wrong_views_are_refused(words: str, change: Change) -> None:
    state = GAME.from_position(position(["red", "zap"], ["red", "blue"]))
    given = GAME.view(state, 0)["position"]
    GAME.from_position(given, hidden=True)
    change(given)
    with pytest.raises(BadPosition, match=words):
        GAME.from_position(given, hidden=True)


def test_question_marks_are_for_views_only() -> None:
    given = GAME.view(GAME.setup(2, {}, 1), 0)["position"]
    with pytest.raises(BadPosition, match="missing"):
        GAME.from_position(given)
    with pytest.raises(BadPosition, match="cannot be"):
        GAME.from_position({**given, "rng": "0123456789abcdef"})
