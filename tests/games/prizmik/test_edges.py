"""Corners of the clauses in which a small mistake would hide (docs/rules-coverage.md)."""

import numpy as np
import pytest

from pentaprism.games.registry import find
from tests.games.prizmik.test_rules import board, play, position

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
