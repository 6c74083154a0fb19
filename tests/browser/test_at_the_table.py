"""Around the board: notices, looking back, the log, what can be done, and why nothing happens."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import hands, robot
from tests.browser.conftest import People
from tests.browser.driver import DESK, PHONE, Json, Person
from tests.browser.server import Server

TABLET: Json = {"viewport": {"width": 820, "height": 1180}, "has_touch": True}


def _bottom(locator: Locator) -> float:
    box = locator.bounding_box()
    assert box is not None
    return box["y"] + box["height"]


def _top(locator: Locator) -> float:
    box = locator.bounding_box()
    assert box is not None
    return box["y"]


@pytest.mark.parametrize("screen", [PHONE, TABLET, DESK], ids=["phone", "tablet", "desk"])
def test_notices_cover_neither_board_nor_hand(people: People, server: Server, screen: Json) -> None:
    seats = robot.table(server, "prizmik")
    ada = people("Ada", **screen)
    ada.go_to(seats.match, seats.tokens[0])
    for square in ("e1", "e6"):
        ada.page.mouse.click(*hands.middle(hands.square(ada, square)))
    toast = ada.page.locator(".toast")
    expect(toast).to_be_visible()
    assert _bottom(toast) <= _top(ada.board)
    toast.get_by_role("button", name="Close").click()
    ada.button("Hint").click()
    words = ada.page.get_by_text("Look at the marked place.")
    expect(words).to_be_visible()
    box, board = words.bounding_box(), ada.board.bounding_box()
    assert box is not None
    assert board is not None
    beside = box["x"] + box["width"] <= board["x"]
    assert beside or box["y"] + box["height"] <= board["y"] + 1


def test_a_tap_out_of_turn_says_why_nothing_happens(people: People, server: Server) -> None:
    seats = robot.table(server, "prizmik")
    bob = people("Bob")
    bob.go_to(seats.match, seats.tokens[1])
    bob.page.mouse.click(*hands.middle(hands.square(bob, "h8")))
    expect(bob.page.get_by_role("banner")).to_contain_text("Not your turn yet: waiting for Ada.")
    assert server.moves(seats.match) == []


@pytest.mark.parametrize("game", ["Prisma", "PRISM"])
def test_names_and_points_stand_in_one_place(people: People, game: str) -> None:
    """On the board, where it shows them; else in the list of players."""
    ada = people("Ada")
    ada.start(game)
    expect(ada.board.locator("*").first).to_be_visible()
    listed = ada.page.locator("ul.seats .score")
    expect(listed).to_have_count(0 if game == "Prisma" else 2)


def test_what_can_be_taken_back_is_offered_and_nothing_else(people: People, server: Server) -> None:
    ada = people("Ada")
    seats = robot.table(server, "prizmik")
    ada.go_to(seats.match, seats.tokens[0])
    expect(ada.button("Hint")).to_be_visible()
    expect(ada.button("Take back")).to_have_count(0)
    hands.make(ada, "a1+a2")
    expect(ada.button("Take back")).to_be_enabled()
    cards = robot.table(server, "prism")
    robot.play(server, cards, 1)
    ada.go_to(cards.match, cards.tokens[0])
    ada.until(lambda: ada.moved())
    expect(ada.button("Resign")).to_be_visible()
    expect(ada.button("Take back")).to_have_count(0)


def test_a_draw_is_offered_only_after_a_question(people: People) -> None:
    ada = people("Ada")
    ada.start("PRIZMIK")
    ada.button("Offer a draw").click()
    dialog = ada.page.get_by_role("dialog", name="Offer a draw?")
    expect(dialog).to_be_visible()
    dialog.get_by_role("button", name="No, play on").click()
    expect(dialog).to_have_count(0)
    assert ada.table["offers"] == []
    assert not any(line["kind"] == "offered" for line in ada.table["log"])


def _placed(person: Person) -> str:
    return str(hands.square(person, "a2").get_attribute("aria-label"))


def test_looking_back_while_playing(people: People, server: Server) -> None:
    seats = robot.table(server, "prizmik")
    ada = people("Ada")
    ada.go_to(seats.match, seats.tokens[0])
    hands.make(ada, "a1+a2")
    robot.play(server, seats, 1)
    ada.until(lambda: ada.seen(2))
    expect(ada.page.get_by_text("It is your turn.")).to_be_visible()
    now = _placed(ada)
    head = ada.page.get_by_role("banner")
    ada.page.locator("main").focus()
    ada.page.keyboard.press("ArrowLeft")
    expect(head).to_contain_text("Looking back: move 1 of 2")
    expect(head).to_contain_text("It is your turn.")
    ada.page.keyboard.press("ArrowLeft")
    expect(head).to_contain_text("Looking back: move 0 of 2")
    shown = ada.board.locator(".then")
    expect(shown).to_be_visible()
    assert now not in shown.locator("[aria-label]").evaluate_all(
        "all => all.map(each => each.getAttribute('aria-label'))"
    )
    # Nothing can be played there, and the way to now is plain.
    shown.locator("svg").first.click()
    assert len(server.moves(seats.match)) == 2
    ada.button("Back to now").click()
    expect(shown).to_have_count(0)
    assert _placed(ada) == now
    # The log leads there too; a new move does not pull anybody out of the past.
    rows = ada.page.locator("ol[aria-label=Log] button")
    rows.nth(1).click()
    expect(head).to_contain_text("Looking back: move 1 of 2")
    robot.play(server, seats, 1)
    expect(head).to_contain_text("Looking back: move 1 of 3")
    ada.page.keyboard.press("Escape")
    expect(shown).to_have_count(0)


def test_the_past_of_a_game_with_secrets_shows_the_hand_of_then(
    people: People, server: Server
) -> None:
    seats = robot.table(server, "prism")
    robot.play(server, seats, 12, then_ada=True)
    ada = people("Ada")
    ada.go_to(seats.match, seats.tokens[0])
    rows = ada.page.locator("ol[aria-label=Log] button")
    rows.nth(1).click()
    then = ada.board.locator(".then")
    expect(then).to_be_visible()
    expect(ada.page.get_by_role("banner")).to_contain_text("Looking back: move 1")


def test_the_log_can_be_read_as_programs_write_it(people: People, server: Server) -> None:
    seats = robot.table(server, "prizmik")
    ada = people("Ada")
    ada.go_to(seats.match, seats.tokens[0])
    hands.make(ada, "a1+a2")
    ada.until(lambda: ada.seen(1))
    assert ada.log()[-1] == "Ada deploys a carrier from a1 to a2"
    ada.page.get_by_label("Notation").check()
    ada.until(lambda: ada.log()[-1].strip() == "a1+a2")
    ada.page.reload()
    ada.at_table()
    ada.until(lambda: ada.log()[-1].strip() == "a1+a2")


def test_who_shares_a_screen_switches_by_a_button_that_is_called_so(
    people: People, server: Server
) -> None:
    ada = people("Ada")
    ada.start("PRISM", "On this screen")
    ada.page.get_by_role("button", name=re.compile("^I am")).click()
    for button in ada.page.locator("ul.seats button").all():
        label = button.inner_text().split("\n")[0]
        assert label in (button.text_content() or "")
        assert button.get_attribute("aria-label") is None
