"""The table of PRISM: what is done for the player, what is in view, and how it ends."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import hands, robot
from tests.browser.conftest import People
from tests.browser.driver import DESK, PHONE, Json, Person
from tests.browser.robot import Seats
from tests.browser.server import Server

_WIDE: Json = {"viewport": {"width": 1920, "height": 1080}}
_TABLET: Json = {"viewport": {"width": 820, "height": 1180}}
_PANES = ("red", "orange", "yellow", "green", "blue", "violet", "white")


def _at_the_turn(server: Server, people: People, players: int, **screen: Any) -> Person:
    """Ada has to act, and has drawn."""
    seats = robot.table(server, "prism", players)
    robot.play(server, seats, 0, then_ada=True)
    ada = people("Ada", forced=True, **screen)
    ada.open(seats.link)
    ada.at_table()
    ada.until(lambda: ada.view()["position"]["phase"] == "play")
    return ada


def _pane_in_hand(ada: Person) -> str:
    """A card that lies before her once it is played."""
    played = (move.split()[1] for move in ada.legal() if move.startswith("play "))
    return next(card for card in played if card in _PANES)


def _hand(ada: Person) -> Locator:
    return ada.board.locator(f'[data-place="hand {ada.seat}"]')


def _bottom(locator: Locator) -> float:
    box = locator.bounding_box()
    assert box is not None
    return box["y"] + box["height"]


def test_a_card_is_drawn_for_the_player_and_one_tap_plays_it(
    people: People, server: Server
) -> None:
    ada = _at_the_turn(server, people, 2)
    moves = len(ada.moved())
    card = next(move for move in ada.legal() if move.startswith("play ")).split()[1]
    _hand(ada).get_by_role("button", name=card.replace("-", " "), exact=True).first.click()
    ada.until(lambda: ada.seen(moves + 1))
    assert server.moves(ada.match)[-1] == (ada.seat, f"play {card}")


def test_a_card_is_played_by_dragging_it(people: People, server: Server) -> None:
    ada = _at_the_turn(server, people, 2)
    card = _pane_in_hand(ada)
    mouse = ada.page.mouse
    button = _hand(ada).get_by_role("button", name=card.replace("-", " "), exact=True).first
    mouse.move(*hands.middle(button))
    mouse.down()
    mouse.move(*hands.middle(ada.board.locator(f'[data-place="pane {ada.seat} {card}"]')), steps=8)
    expect(ada.page.locator("body > [inert]")).to_be_visible()
    mouse.up()
    ada.until(lambda: not ada.acts())
    assert server.moves(ada.match)[-1] == (ada.seat, f"play {card}")


def test_focus_goes_to_the_hand(people: People, server: Server) -> None:
    ada = _at_the_turn(server, people, 2)
    _hand(ada).get_by_role("button").first.focus()
    ada.page.keyboard.press("Enter")
    ada.until(lambda: not ada.acts() or ada.board.locator("[data-choice]:focus").count())
    if ada.acts():
        ada.page.keyboard.press("Enter")
    ada.until(lambda: ada.board.locator('[data-place^="hand"]:focus').count())


def test_off_turn_a_tap_says_why_nothing_happens(people: People, server: Server) -> None:
    seats = robot.table(server, "prism", 3)
    robot.play(server, seats, 0, then_ada=True)
    robot.play(server, seats, 2)
    ada = people("Ada")
    ada.open(seats.link)
    ada.until(lambda: ada.table and not ada.acts())
    _hand(ada).get_by_role("img").first.click()
    expect(ada.board.get_by_role("status")).to_contain_text("Not your turn yet.")


def test_four_seats_fit_a_phone_with_the_hand(people: People, server: Server) -> None:
    ada = _at_the_turn(server, people, 4, **PHONE)
    assert ada.page.evaluate("scrollY") == 0
    for seat in range(4):
        expect(ada.board.locator(f'[data-place="area {seat}"]')).to_be_in_viewport(ratio=1)
    for card in _hand(ada).get_by_role("button").all():
        expect(card).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("screen", [DESK, _WIDE], ids=["1440", "1920"])
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_the_table_fills_a_desk_and_fits_it(
    people: People, server: Server, players: int, screen: Json
) -> None:
    ada = _at_the_turn(server, people, players, **screen)
    page = ada.page.locator(".table > .middle").first
    height = screen["viewport"]["height"]
    ada.until(lambda: page.evaluate("box => box.scrollHeight <= box.clientHeight"))
    assert 0.78 * height < _bottom(_hand(ada)) < height


@pytest.fixture(scope="module")
def counted(server: Server) -> Seats:
    seats = robot.table(server, "prism", 4, options={"target": 1})
    robot.play(server, seats, 500)
    return seats


@pytest.mark.parametrize(
    "screen", [PHONE, _TABLET, DESK, _WIDE], ids=["390", "820", "1440", "1920"]
)
def test_all_points_are_seen_without_scrolling_sideways(
    people: People, counted: Seats, screen: Json
) -> None:
    ada = people("Ada", **screen)
    ada.open(counted.link)
    rows = ada.page.locator("ol.breakdown > li")
    expect(rows).to_have_count(4)
    expect(rows.first.get_by_text("in hand")).to_be_visible()
    assert not rows.first.evaluate(
        "row => { for (let box = row; box; box = box.parentElement)"
        " if (box.scrollWidth > box.clientWidth + 1) return true; return false }"
    )


def test_a_resignation_is_not_decided_by_the_last_round(people: People, server: Server) -> None:
    seats = robot.table(server, "prism")
    robot.play(server, seats, 4)
    robot.resign(server, seats)
    ada = people("Ada")
    ada.open(seats.link)
    expect(ada.page.get_by_text("The points so far")).to_be_visible()
    expect(ada.page.get_by_text("the last round decides")).to_have_count(0)


def test_a_table_that_waits_is_not_over(people: People, server: Server) -> None:
    seats = robot.table(server, "prism", 3, free=1)
    ada = people("Ada")
    ada.open(seats.link)
    expect(ada.board).to_be_visible()
    expect(ada.page.get_by_text("The match is over")).to_have_count(0)


def test_the_button_to_another_seat_is_called_what_it_says(people: People) -> None:
    ada = people()
    ada.start("PRISM", "On this screen")
    ada.page.get_by_role("button", name="I am").click()
    ada.until(lambda: ada.view(ada.table["mine"][0])["to_act"])
    for button in ada.page.locator("ul.seats button").all():
        seen = button.inner_text().strip()
        name = button.get_attribute("aria-label")
        assert seen == "" or name is None or seen in name
