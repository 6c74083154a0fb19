"""Corners of the clauses in which a small mistake would hide (docs/rules-coverage.md)."""

import numpy as np
import pytest

from pentaprism.games.registry import find
from tests.games.prizmik.test_rules import board, play, position, texts

pytestmark = pytest.mark.rules

PRIZMIK = find("prizmik")


@pytest.mark.parametrize("place", range(8))
def test_clause_9_the_new_fleet_stands_on_the_file_of_the_fighter(place: int) -> None:
    """Each side has a fleet in the next file, so that the game goes on."""
    file, beside = "abcdefgh"[place], (place + 1) % 8
    fighter, fleet, both = _rank({place: "D"}), _rank({beside: "F"}), {place: "F", beside: "F"}
    middle = "/".join(["8"] * 5)
    red = position(f"{fleet.lower()}/{fighter}/{middle}/{fleet}")
    after = play(red, f"{file}7-{file}8=")
    assert board(after).split("/")[7] == _rank(both)
    blue = position(f"{fleet.lower()}/{middle}/{fighter.lower()}/{fleet}", turn=1)
    after = play(blue, f"{file}2-{file}1=")
    assert board(after).split("/")[0] == _rank(both).lower()


@pytest.mark.parametrize("rank", [4, 5])
def test_clause_4_a_whole_rank_of_ships_moves(rank: int) -> None:
    """More moves of one direction than the rules write at once."""
    ranks = ["f7", *["8"] * 6, "F7"]
    ranks[8 - rank] = "S" * 8
    found = texts(position("/".join(ranks)))
    for step in (-2, -1, 1, 2):
        straight = [f"{file}{rank}-{file}{rank + step}" for file in "abcdefgh"]
        assert [text for text in found if text in straight] == straight
    assert len([text for text in found if "-" in text]) == 4 * 8 + 4 * 7


def test_clause_12_a_limit_of_one_quiet_turn() -> None:
    state = position("f7 8 8 8 3S4 8 8 F7", options={"quiet_limit": 1})
    assert PRIZMIK.outcome(state) is None
    outcome = PRIZMIK.outcome(play(state, "d4-d5"))
    assert outcome is not None
    assert outcome.reason == "quiet limit"


def test_there_are_no_points() -> None:
    state = PRIZMIK.setup(2, {}, 0)
    assert PRIZMIK.face.scores(state, 0, np.zeros(2, np.int64)) == 0
    assert PRIZMIK.scores(state) == []


def _rank(pieces: dict[int, str]) -> str:
    """A rank as positions write it."""
    text, empty = "", 0
    for place in range(8):
        if place in pieces:
            text += f"{empty or ''}{pieces[place]}"
            empty = 0
        else:
            empty += 1
    return f"{text}{empty or ''}"
