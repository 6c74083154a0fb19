"""A round of Laser at the table: bids that end before the clock, a solution shown, a breath."""

import pytest
from playwright.sync_api import expect

from pentaprism.games.laser.solve import solve
from tests.browser import hands, robot
from tests.browser.conftest import People
from tests.browser.driver import PHONE, Json, Person
from tests.browser.robot import Seats
from tests.browser.server import Server


def _cheap_table(server: Server, **options: object) -> tuple[Seats, Json]:
    """A table whose first cards can be completed for 5 at most: no long way can be paid then."""
    for _ in range(40):
        seats = robot.table(server, "laser", options=options)
        position = robot.position(server, seats)
        puzzle = {key: position[key] for key in ("ring", "floor", "stock", "cards")}
        found = solve({"mode": "competitive", **puzzle})
        if found["min"] is not None and found["min"] <= 5:
            return seats, found
    pytest.fail("no cheap solution in forty deals")


def _show(person: Person, line: list[str]) -> None:
    for move in line:
        made = len(person.view()["position"]["attempt"]["line"])
        hands.lead(person, person.view(), move)
        expect(person.page.locator("main [data-way]")).to_have_count(0)
        person.until(lambda made=made: _made(person) != made)  # type: ignore[misc]


def _made(person: Person) -> int:
    attempt = person.view()["position"]["attempt"]
    return len(attempt["line"]) if attempt else -1


def test_a_round_ends_with_both_solutions(people: People, server: Server) -> None:
    seats, found = _cheap_table(server, untimed=True)
    ada, bob = people("Ada"), people("Bob")
    for person, token in zip((ada, bob), seats.tokens, strict=True):
        person.go_to(seats.match, token)
    hands.make(ada, f"bid {found['min']}")
    bob.button("No more bids").click()
    expect(ada.board.get_by_text("Your move")).to_be_visible()
    _show(ada, found["line"])
    for person in (ada, bob):  # each looks as long as they like
        expect(person.board.get_by_text("Nothing is cheaper", exact=True)).to_be_visible()
        expect(person.board.locator("figure svg")).to_have_count(1)
        expect(person.page.locator("[data-tile]")).to_have_count(0)
        person.button("Next round").click()
        expect(person.page.locator("[data-tile]")).to_have_count(12)
    expect(ada.board.get_by_text("Round 2", exact=True)).to_be_visible()


def test_bidding_against_the_clock_ends_when_nobody_bids_any_more(
    people: People, server: Server
) -> None:
    seats = robot.table(server, "laser")
    ada, bob = people("Ada"), people("Bob")
    for person, token in zip((ada, bob), seats.tokens, strict=True):
        person.go_to(seats.match, token)
    hands.make(ada, "bid 30")
    assert ada.view()["position"]["phase"] == "bidding"
    bob.button("No more bids").click()
    expect(ada.board.get_by_text("Your move")).to_be_visible()
    assert "time" not in [move for _, move in server.moves(seats.match)]


def test_ring_and_bids_are_in_view_on_a_phone(people: People, server: Server) -> None:
    seats = robot.table(server, "laser", 3)
    ada = people("Ada", **PHONE)
    ada.go_to(seats.match, seats.tokens[0])
    expect(ada.page.locator("[data-tile]")).to_have_count(12)
    for name in ("Bid 1", "Bid 15", "Impossible!", "No more bids"):
        box = ada.board.get_by_role("button", name=name, exact=True).bounding_box()
        assert box
        assert box["y"] + box["height"] <= PHONE["viewport"]["height"], name
