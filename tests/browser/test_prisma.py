"""The board of Prisma: everything in sight, nothing in the way, and answers to every tap."""

import json
from typing import Any

from playwright.sync_api import WebSocketRoute, expect

from tests.browser import robot
from tests.browser.conftest import People
from tests.browser.driver import PHONE, Json, Person
from tests.browser.robot import Seats
from tests.browser.server import ROOT, Server

#: How wide a tile is drawn where nothing is zoomed.
_TILE = 80
#: How wide one is at least when the sixty of four players lie on the table.
_READABLE = {(1440, 900): 50, (1920, 1080): 60, (1100, 800): 44, (820, 1180): 44}


def at_table(people: People, server: Server, moves: int, **screen: Any) -> tuple[Person, Seats]:
    """Ada at a table of two after so many moves of the opening; then she has a tile to place."""
    seats = robot.table(server, "prisma")
    robot.play(server, seats, moves, then_ada=True)
    ada = people("Ada", **screen)
    ada.go_to(seats.match, seats.tokens[0])
    return ada, seats


def test_the_table_has_the_height_of_a_desk(people: People, server: Server) -> None:
    ada, _ = at_table(people, server, 0)
    box = ada.board.locator(".stage").bounding_box()
    assert box
    assert box["height"] > 650


def test_no_button_lies_on_a_marked_place_of_a_phone(people: People, server: Server) -> None:
    ada, _ = at_table(people, server, 2, **PHONE)
    ada.board.locator(".hand button").first.click()
    expect(ada.board.locator(".spot").first).to_be_attached()
    stage = ada.board.locator(".stage")
    expect(stage.locator("button")).to_have_count(0)
    buttons, table = ada.board.locator(".foot").bounding_box(), stage.bounding_box()
    assert buttons
    assert table
    assert buttons["y"] >= table["y"] + table["height"]


def test_a_tap_that_does_nothing_says_why(people: People, server: Server) -> None:
    ada, seats = at_table(people, server, 2)
    ada.page.goto("about:blank")
    ada.go_to(seats.match, seats.tokens[1])
    # As a finger does, which does not know that the tile cannot be taken.
    ada.board.locator(".hand button").first.click(force=True)
    expect(ada.board.get_by_text("It is not your turn yet.")).to_be_visible()


def test_the_ghost_of_a_lesson_tells_what_it_tells_in_play(people: People) -> None:
    ada = people("Ada")
    ada.open("/learn/prisma")
    ada.button("Continue").click()
    expect(ada.page.get_by_role("heading", level=1, name="Your first tile")).to_be_visible()
    ada.board.locator(".hand button").first.click()
    ada.board.locator(".spot").first.focus()
    ada.page.keyboard.press("Enter")
    expect(ada.board.locator(".card li").filter(has_text="No loop, no link")).to_be_visible()


def test_tiles_stay_readable_to_the_end(people: People, server: Server) -> None:
    ada, _ = at_the_end(people, server)
    for (width, height), least in _READABLE.items():
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.page.reload()
        expect(ada.board.locator(".stage .tile")).to_have_count(60)
        ada.until(lambda least=least: zoom(ada) * _TILE >= least)  # type: ignore[misc]


def test_points_are_drawn_where_they_come_from(people: People, server: Server) -> None:
    """A tap on a player draws their points on the table: all of them, each once."""
    ada, scores = at_the_end(people, server)
    expect(ada.board.locator(".stage .tile")).to_have_count(60)
    numbers = ada.board.locator(".points text")
    expect(numbers).to_have_count(0)
    drawn = []
    for plate in ada.board.get_by_role("button", name="Show on the table").all():
        plate.click()
        expect(numbers.first).to_be_attached()
        drawn.append(sum(int(number) for number in numbers.all_text_contents()))
        assert f": {drawn[-1]} points" in (plate.get_attribute("aria-label") or "")
        plate.click()
        expect(numbers).to_have_count(0)
    assert sorted(drawn) == sorted(each["total"] for each in scores)


def at_the_end(people: People, server: Server) -> tuple[Person, list[Json]]:
    """Somebody who watches a table of four whose sixty tiles lie, and the scores there."""
    fixtures = json.loads((ROOT / "web/src/games/prisma/fixtures.json").read_text())
    end = next(each["view"] for each in fixtures if each["name"] == "four players, over, watched")

    def shown(message: str | bytes) -> str:
        said = json.loads(message)
        for view in said.get("views", {}).values():
            view |= {key: end[key] for key in ("position", "scores", "details") if key in end}
        return json.dumps(said)

    def instead(line: WebSocketRoute) -> None:
        line.connect_to_server().on_message(lambda message: line.send(shown(message)))

    seats = robot.table(server, "prisma", 4)
    ada = people("Ada")
    ada.page.route_web_socket("**/socket", instead)
    ada.open(seats.link)
    return ada, end["scores"]


def zoom(person: Person) -> float:
    """How near the table is, or will be: it comes there smoothly."""
    style = person.board.locator(".stage .camera").get_attribute("style") or ""
    return float(style.split("scale(")[1].split(")")[0])
