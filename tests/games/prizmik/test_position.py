"""What can be wrong with a position of PRIZMIK, each told in a sentence."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from pentaprism.core.errors import BadPosition
from pentaprism.core.words import say
from pentaprism.games.registry import find
from pentaprism.search.perft import make_perft
from tests.games.prizmik.plain import perft as plain_perft
from tests.games.prizmik.plain import read

PRIZMIK = find("prizmik")
GOOD = {"board": "f2f3f/8/8/8/8/8/8/F3F2F", "turn": 0, "reserves": [3, 3], "quiet": 0}
GOLDEN = json.loads(
    (Path(__file__).parents[2] / "golden" / "prizmik_perft.json").read_text("utf-8")
)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"board": 5}, "eight ranks"),
        ({"board": "8/8"}, "eight ranks"),
        ({"board": "f2f3f/8/8/8/8/8/8/F3F2"}, "7 squares"),
        ({"board": "f2f3f/8/8/8/8/8/8/F3F2FF"}, "9 squares"),
        ({"board": "f2f3f/44/8/8/8/8/8/F3F2F"}, "one digit"),
        ({"board": "f2f3f/9/8/8/8/8/8/F3F2F"}, "'9'"),
        ({"board": "f2f3f/7x/8/8/8/8/8/F3F2F"}, "'x'"),
        ({"board": "f2f3f/7F/8/8/8/8/8/F3F2F"}, "home rank"),
        ({"board": "f2f3f/8/8/8/8/8/8/F3F2b"}, "home rank"),
        ({"board": "8/8/8/8/8/8/8/8"}, "neither player"),
        ({"turn": 2}, "turn"),
        ({"turn": True}, "turn"),
        ({"reserves": [3]}, "two numbers"),
        ({"reserves": [4, 3]}, "0 to 3"),
        ({"reserves": ["3", 3]}, "0 to 3"),
        ({"quiet": -1}, "quiet"),
        ({"options": {"capture": "jump"}}, "stay, advance"),
        ({"options": {"captur": "stay"}}, "did you mean 'capture'"),
        ({"options": {"quiet_limit": 1.5}}, "whole number"),
        ({"options": []}, "object"),
        ({"extra": 1}, "unknown"),
    ],
    ids=str,
)
def test_bad_positions_are_told(change: dict[str, Any], words: str) -> None:
    with pytest.raises(BadPosition, match=words):
        PRIZMIK.from_position({**GOOD, **change})


def test_a_missing_key_is_told() -> None:
    with pytest.raises(BadPosition, match=r"missing.*turn"):
        PRIZMIK.from_position({"board": GOOD["board"], "reserves": [3, 3], "quiet": 0})


def test_options_at_their_defaults_may_be_absent_and_are_never_written() -> None:
    explicit = {**GOOD, "options": {"capture": "stay", "quiet_limit": 100}}
    state = PRIZMIK.from_position(explicit)
    assert PRIZMIK.position(state) == PRIZMIK.position(PRIZMIK.from_position(GOOD))
    assert PRIZMIK.position(state)["options"] == {}


@pytest.mark.parametrize("entry", GOLDEN, ids=lambda entry: entry["name"])
def test_perft_tables(entry: dict[str, Any]) -> None:
    state = PRIZMIK.from_position(entry["position"])
    perft = make_perft(PRIZMIK.rules)
    for depth, nodes in enumerate(entry["nodes"]):
        states = np.repeat(state, depth + 1)
        moves = np.zeros((depth + 1, PRIZMIK.rules.MAX_MOVES), np.int64)
        assert perft(states, moves, 0, depth, True) == nodes
        if nodes < 3_000_000:
            assert perft(states, moves, 0, depth, False) == nodes


@pytest.mark.parametrize("entry", GOLDEN, ids=lambda entry: entry["name"])
def test_the_plain_version_agrees_with_the_perft_tables(entry: dict[str, Any]) -> None:
    for depth, nodes in enumerate(entry["nodes"]):
        if nodes < 10_000:
            assert plain_perft(read(entry["position"]), depth) == nodes


@pytest.mark.parametrize("board", ["f2f3f/7F/8/8/8/8/8/F3F2F", "8/8/8/8/8/8/8/8"])
def test_what_a_board_editor_can_get_wrong_is_told_in_every_language(board: str) -> None:
    with pytest.raises(BadPosition) as refused:
        PRIZMIK.from_position({**GOOD, "board": board})
    assert refused.value.words
    assert len({say(refused.value.words, language) for language in ("en", "de", "fr")}) == 3
