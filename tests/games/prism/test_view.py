"""Pictures: the own hand face up, all others face down, and no card known by its colour alone."""

import xml.etree.ElementTree as ElementTree

import pytest

from pentaprism.core.game import SPECTATOR
from pentaprism.games.prism import GAME
from pentaprism.games.prism.deck import COLOURS
from pentaprism.games.prism.view import LETTERS, SHAPES, card_text
from tests.games.prism.tables import State, collection, play, table

pytestmark = pytest.mark.rules


def deal() -> State:
    return table(
        ["zap red", "block violet", "wild"],
        [collection("green", wild=1, draw_two=2), "blue red"],
        "blue green",
        scores=[12, 3, 0],
    )


def test_letters_and_shapes_differ() -> None:
    assert len({*LETTERS.values()}) == len({*SHAPES.values()}) == len(COLOURS)
    assert card_text("red") == "R▲ red"
    assert card_text("zap") == "zap"


def test_the_terminal_shows_the_table_and_the_own_hand() -> None:
    shown = GAME.draw(deal(), 1)
    assert "PRISM to 50, round 1: seat 0 plays a card" in shown
    assert "your hand: block, V◆ violet" in shown
    assert "> seat 0" in shown
    assert "seat 1 (you)" in shown
    assert "·· ·· ·· G■ ·· ·· wild draw-two x2" in shown
    assert "R▲ ·· ·· ·· B● ··" in shown
    assert "hand ▒▒ 2" in shown
    assert "stack 2" in shown


def test_the_terminal_shows_no_other_hand() -> None:
    assert GAME.draw(deal(), SPECTATOR).count("zap") == 0
    assert "your hand" not in GAME.draw(deal(), SPECTATOR)
    assert "violet" not in GAME.draw(deal(), 0)


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1])
def test_a_take_that_waits_is_told(seat: int) -> None:
    state = play(table(["take-left zap", "block"], ["red", "blue"]), "take-left blue")
    wish = "seat 0 wants seat 1's B● blue with take-left; seat 1 answers"
    assert wish in GAME.draw(state, seat)
    assert "> seat 1" in GAME.draw(state, seat)
    blocked = GAME.draw(play(state, "block"), seat)
    assert "seat 1 has blocked take-left and may draw a card" in blocked


def test_a_finished_match_is_told() -> None:
    state = table(["violet", ""], ["red orange yellow green blue"], scores=[49, 0])
    assert "the match is over" in GAME.draw(play(state, "play violet"), 0)


def titles(picture: str) -> list[str]:
    root = ElementTree.fromstring(picture)
    return [node.text or "" for node in root.iter("{http://www.w3.org/2000/svg}title")]


def test_the_picture_shows_cards_with_their_names() -> None:
    named = titles(GAME.svg(deal(), 1))
    assert named[0] == "PRISM to 50, round 1: seat 0 plays a card"
    assert sorted(set(named[1:])) == sorted(
        {"a card face down", "block", "violet", "green", "wild", "draw-two", "blue", "red"}
    )
    assert named.count("a card face down") == 1 + 2 + 1


def test_the_picture_has_a_letter_and_a_shape_for_every_colour() -> None:
    state = table(["zap", "zap"], ["red orange yellow green blue", "violet"])
    picture = GAME.svg(state, SPECTATOR)
    for letter in LETTERS.values():
        assert f">{letter}</text>" in picture
    assert picture.count("<polygon") == 5
    assert picture.count("<circle") == 1


@pytest.mark.parametrize("players", range(2, 7))
def test_every_table_can_be_drawn(players: int) -> None:
    state = GAME.setup(players, {}, 1)
    for seat in (SPECTATOR, *range(players)):
        ElementTree.fromstring(GAME.svg(state, seat))
        assert GAME.draw(state, seat)
