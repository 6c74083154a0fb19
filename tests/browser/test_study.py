"""Studies in the browser: from a file and a finished game, other moves, comments, together."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser import hands, robot
from tests.browser.conftest import People
from tests.browser.driver import PHONE
from tests.browser.server import Server
from tests.study.games import played

_MOVES = 6


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    path.write_text(played("prizmik", 2, seed=8, most=_MOVES).to_text(), "utf-8")
    return path


def test_a_file_becomes_a_study_that_two_edit(people: People, file: Path) -> None:
    ada = people("Ada")
    ada.open("/study")
    ada.page.locator("input[type=file]").set_input_files(file)
    where = ada.page.locator("output")
    expect(where).to_have_text(f"0 / {_MOVES}")
    moves = ada.page.locator("button.move")
    expect(moves).to_have_count(_MOVES + 1)
    # Back to the beginning, and another first move on the board.
    taken = played("prizmik", 2, seed=8, most=1).moves[0].move
    other = "e1+e2" if taken != "e1+e2" else "a1+a2"
    hands.on_squares(ada, {"legal": {}, "seat": 0}, other)
    expect(where).to_have_text("1 / 1")
    expect(moves).to_have_count(_MOVES + 2)
    ada.page.get_by_label("Comment on this moment").fill("Is this better?")
    ada.page.get_by_label("Comment on this moment").blur()
    expect(ada.page.locator(".comment")).to_have_text("Is this better?")
    ada.page.get_by_text("Links and file").click()
    links = ada.page.get_by_label("Link to edit together")
    bob = people("Bob")
    bob.open(links.input_value())
    expect(bob.page.locator(".comment")).to_have_text("Is this better?")
    bob.page.locator("button.move", has_text=re.compile(r"^2")).first.click()
    bob.page.get_by_label("Comment on this moment").fill("Or here")
    bob.page.get_by_label("Comment on this moment").blur()
    expect(ada.page.locator(".comment")).to_have_count(2)
    eve = people("Eve", **PHONE)
    eve.open(ada.page.get_by_label("Link to read").input_value())
    expect(eve.page.locator(".comment")).to_have_count(2)
    expect(eve.page.get_by_text("You are reading")).to_be_visible()
    assert eve.page.get_by_label("Comment on this moment").count() == 0


def test_from_the_replay_to_the_study_and_along_by_keys(people: People, server: Server) -> None:
    seats = robot.table(server, "prizmik")
    robot.play(server, seats, 4)
    robot.resign(server, seats)
    ada = people("Ada")
    ada.open(f"/replay/{seats.match}")
    ada.button("Study this game").click()
    where = ada.page.locator("output")
    expect(where).to_have_text("0 / 4")
    ada.page.keyboard.press("ArrowRight")
    expect(where).to_have_text("1 / 4")
    ada.page.keyboard.press("End")
    expect(where).to_have_text("4 / 4")
    ada.page.get_by_text("Play on from here").click()
    ada.button("Against bots").click()
    ada.at_table()


def test_a_board_that_one_sets_up(people: People) -> None:
    ada = people("Ada")
    ada.open("/study")
    ada.page.get_by_label("A board that you set up").check()
    ada.page.get_by_label("d4: nothing").click()
    ada.button("Begin the study").click()
    expect(ada.page.locator("output")).to_have_text("0 / 0")
    ada.open("/study")
    ada.page.locator("select").first.select_option("laser")
    ada.page.get_by_label("A board that you set up").check()
    ada.button("Shuffle").click()
    ada.button("Begin the study").click()
    expect(ada.page.locator("output")).to_have_text("0 / 0")
    # A bid on the board is the first move of the study, and judged moves are offered.
    ada.board.get_by_role("button", name="Bid 9", exact=True).click()
    expect(ada.page.locator("output")).to_have_text("1 / 1")
    expect(ada.page.locator("button.move").last).to_contain_text("Bid 9")


def test_what_is_no_position_gets_a_sentence(people: People) -> None:
    ada = people("Ada")
    ada.open("/study")
    ada.page.get_by_label("A position").check()
    ada.page.get_by_label(re.compile("The position as JSON")).fill('{"board": "8"}')
    with ada.expecting_trouble():
        ada.button("Begin the study").click()
        expect(ada.page.get_by_role("alert").filter(has_text="missing")).to_be_visible()
