"""Pictures of Prisma: everything on the table is in them, from every chair."""

from typing import Any
from xml.etree import ElementTree

from pentaprism.core.game import SPECTATOR
from pentaprism.games.prisma import GAME
from tests.games.prisma.tables import blanks, loop, pending, play, ring, state, triangle

DRAWN = r"""
   ---
/       \
  [1:N]
\       /
   ---
/       \
  [0:S]
\       /
   ---
/       \
   0,1     ---
\       R       \
   ---     1,1
        \       /
           -B-

seat 0 (S): -----r  stack ?x0  loop markers 0  points 1 (beams 1)
seat 1 (N): -----r  stack ?x0  loop markers 0  points 0
middle: seat 0 to act
"""


def test_the_drawing_shows_an_edge_once_for_both_tiles() -> None:
    made = state({(0, 1): "--r---", (1, 1): "---b-r"})
    assert GAME.draw(made, 0) == DRAWN.strip("\n")


def test_the_drawing_tells_fresh_lifted_and_loops() -> None:
    table = blanks(6) | triangle(3, 2) | {(1, 1): "--rr--"}
    made = state(table, loops=[loop(1, triangle(3, 2))], **pending("loop", lifted=[1, 1]))
    drawn = GAME.draw(made, 0)
    assert "*" in drawn
    assert "^" in drawn
    assert "a tile is lifted" in drawn


def test_every_chair_sees_itself_in_the_south() -> None:
    made = GAME.setup(4, {}, 2)
    for seat in range(4):
        assert f"[{seat}:S]" in GAME.draw(made, seat)
    assert "[0:S]" in GAME.draw(made, SPECTATOR)


def test_the_picture_is_xml_with_a_shape_for_everything() -> None:
    table = blanks(6) | ring(4, 2)
    made = state(table, loops=[loop(0, ring(4, 2))], players=2)
    root = ElementTree.fromstring(GAME.svg(made, 0))
    shapes = [element.get("class", "") for element in root.iter()]
    assert shapes.count("marker") == 2
    assert shapes.count("tile") == len(table) + 2  # and one in each hand
    assert shapes.count("space") == 1
    assert shapes.count("halo") == 1
    assert shapes.count("r") == 12 + 2


def test_colours_differ_in_shape_and_letter() -> None:
    made = state({(0, 1): "--rb--"}, hands=[["-----r"], ["-----b"]])
    picture = GAME.svg(made, 0)
    assert picture.count('class="rdot"') == picture.count(">r</text>") == 2
    assert picture.count('class="bdot"') == picture.count(">b</text>") == 2
    assert "stroke-dasharray" in picture
    assert "prefers-color-scheme:dark" in picture


def test_the_details_of_a_view_tell_every_point_once() -> None:
    made = GAME.setup(3, {"frozen": True}, 5)
    while not GAME.outcome(made):
        seat = GAME.to_act(made)[0]
        moves = GAME.legal_texts(made, seat)
        made = play(made, moves[len(moves) * 5 // 7])
        for told, scored in zip(points_of(made), GAME.scores(made), strict=True):
            assert sum(beam["free"] for beam in told["beams"]) == scored["beams"]
            assert sum(loop["points"] for loop in told["loops"]) == scored["loops"]
            assert sum(len(row) - 1 for row in told["x"]) == scored["x"]
            assert sum(len(column) - 1 for column in told["y"]) == scored["y"]
            assert len(told["iii"]) == scored["iii"]


def points_of(made: Any) -> Any:
    return GAME.view(made, None)["details"]["points"]


def test_the_details_name_the_beams_of_a_pattern() -> None:
    row = {(-1, 2): "-r-r--", (0, 1): "--rrr-", (1, 1): "---r-r"}
    told = points_of(state(row))[0]
    assert told["x"] == [[[-1, 2], [1, 1]]]
    assert told["iii"] == [[[-1, 2], [0, 1], [1, 1]]]
    assert [beam["cell"] for beam in told["beams"]] == [[-1, 2], [0, 1], [1, 1]]
    assert told["loops"] == []
