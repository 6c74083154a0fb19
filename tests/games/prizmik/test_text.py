"""Moves as text, refusals and events."""

import pytest

from pentaprism.games.prizmik.text import move_text, parse_move
from pentaprism.games.registry import find

PRIZMIK = find("prizmik")


@pytest.mark.parametrize("text", ["a2-a4", "a1+a2", "a3xa2", "c7-c8=", "h8-g7"])
def test_text_and_number_are_the_same_move(text: str) -> None:
    move = parse_move(text)
    assert move is not None
    assert move_text(move) == text


@pytest.mark.parametrize(
    "text", ["", "a2", "a2a4", "a2-a9", "i1-a2", "A2-A4", "a2-a4==", "a1+a2=", "a3xa2=", " a2-a4"]
)
def test_anything_else_is_no_move(text: str) -> None:
    assert parse_move(text) is None


@pytest.mark.parametrize(
    ("board", "text", "told"),
    [
        ("f7/8/8/8/8/8/8/F7", "a1+a2", ["Red deploys a carrier from a1 to a2"]),
        ("f7/8/8/8/3C4/8/8/F7", "d4+d5", ["Red deploys a fighter from d4 to d5"]),
        ("f7/8/8/8/3C4/8/8/F7", "d4-d6", ["Red's carrier moves from d4 to d6"]),
        ("f7/8/8/3c4/3D4/8/8/F7", "d4xd5", ["Red's fighter on d4 captures the carrier on d5"]),
        (
            "f7/3D4/8/8/8/8/8/F7",
            "d7-d8=",
            ["Red's fighter moves from d7 to d8", "Red puts a reserve fleet on d1"],
        ),
    ],
)
def test_events_tell_what_happened(board: str, text: str, told: list[str]) -> None:
    before = PRIZMIK.from_position({"board": board, "turn": 0, "reserves": [3, 3], "quiet": 0})
    move = PRIZMIK.read_move(before, 0, text)
    after = PRIZMIK.apply(before, 0, move)
    assert list(map(PRIZMIK.tell, PRIZMIK.events(before, 0, move, after))) == told
