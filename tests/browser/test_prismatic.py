"""Prismatic's board: all that one plans with in view, and a commitment by few taps."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import hands, robot
from tests.browser.conftest import People
from tests.browser.driver import Json, Person
from tests.browser.server import Server

#: Until everybody is ready with the set-up: a card, two motes and ready of each.
_SET_UP = 8
_SIZES: list[Json] = [
    {"viewport": {"width": 1440, "height": 900}},
    {"viewport": {"width": 1920, "height": 1080}},
]


def at_a_table(people: People, server: Server, players: int, moves: int, screen: Json) -> Person:
    seats = robot.table(server, "prismatic", players)
    robot.play(server, seats, moves, then_ada=True)
    ada = people("Ada", **screen)
    ada.go_to(seats.match, seats.tokens[0])
    return ada


def with_a_fitting_mote(people: People, server: Server, screen: Json) -> tuple[Person, str, str]:
    """Ada before her first commitment, her card, and one of her motes that it takes; motes are
    dealt by chance, so it may need more than one table."""
    fitting: list[str] = []
    while not fitting:
        seats = robot.table(server, "prismatic")
        robot.play(server, seats, _SET_UP, then_ada=True)
        match = server.match(seats.match)
        view = match.game.view(match.state, 0)
        own = view["position"]["seats"][0]
        (card,) = own["progress"]
        room = view["details"]["room"][card]
        fitting = [piece for piece in own["secret"]["hand"] if piece in room]
    ada = people("Ada", **screen)
    ada.go_to(seats.match, seats.tokens[0])
    ada.until(lambda: ada.view()["position"]["phase"] == "commit")
    return ada, card, fitting[0]


@pytest.mark.parametrize("screen", _SIZES, ids=["1440", "1920"])
@pytest.mark.parametrize(("players", "moves"), [(2, 60), (4, 90)])
def test_all_that_one_plans_with_is_in_view(
    people: People, server: Server, players: int, moves: int, screen: Json
) -> None:
    ada = at_a_table(people, server, players, moves, screen)
    areas, tray = (ada.board.locator(name).bounding_box() for name in (".areas", "section.tray"))
    assert areas
    assert tray
    assert areas["y"] + areas["height"] <= tray["y"]
    assert tray["y"] + tray["height"] <= screen["viewport"]["height"]
    shown = ada.board.locator(".areas :is(.card, .palette, .creations li)")
    assert shown.count() > 21 + 3
    for part in shown.all():
        box = part.bounding_box()
        assert box
        assert areas["y"] <= box["y"], part.inner_text()
        assert box["y"] + box["height"] <= areas["y"] + areas["height"], part.inner_text()
        assert box["x"] + box["width"] <= areas["x"] + areas["width"], part.inner_text()


def test_a_commitment_of_five_motes_takes_few_taps(people: People, server: Server) -> None:
    """One tap lays a mote where it is most likely wanted; what is left goes to the palette."""
    ada, card, fitting = with_a_fitting_mote(people, server, _SIZES[0])
    slots = ada.board.locator("section.tray [data-piece]")
    taps = 0
    for button in (
        slots.and_(ada.board.locator(f'[data-piece="{fitting}"]')).first,
        ada.button("Rest to the palette"),
        ada.button("Ready"),
    ):
        button.click()
        taps += 1
    assert taps <= 5
    ada.until(lambda: ada.view()["position"]["seats"][0]["ready"])
    put = ada.view()["position"]["seats"][0]["secret"]["put"]
    assert put[card] == fitting
    assert len(put["palette"]) == 4


def test_all_motes_go_where_they_are_wanted_and_come_back(people: People, server: Server) -> None:
    ada = at_a_table(people, server, 2, _SET_UP, _SIZES[0])
    ada.until(lambda: ada.view()["position"]["phase"] == "commit")
    laid = ada.board.locator("section.tray [data-piece]:not([data-laid=''])")
    ada.button("Place all").click()
    expect(laid).to_have_count(5)
    laid.first.click()  # a second tap takes it back
    expect(laid).to_have_count(4)
    ada.button("Lift all").click()
    expect(laid).to_have_count(0)
    ada.button("All to the palette").click()
    expect(ada.board.locator(".palette.own .fresh")).to_have_count(5)


@pytest.mark.parametrize("screen", _SIZES, ids=["1440", "1920"])
def test_motes_are_dragged_to_where_they_belong(
    people: People, server: Server, screen: Json
) -> None:
    """At 1920 px the board is enlarged, and what is dragged must still land under the pointer."""
    ada, card, fitting = with_a_fitting_mote(people, server, screen)
    tray = ada.board.locator("section.tray")
    _drag(ada, tray.locator(f'[data-piece="{fitting}"]').first, f'[data-place="{card}"]')
    _drag(ada, tray.locator("[data-piece][data-laid='']").first, '[data-place="palette"]')
    expect(tray.locator("[data-piece]:not([data-laid=''])")).to_have_count(2)
    expect(ada.board.locator(".palette.own .fresh")).to_have_count(1)


def _drag(person: Person, piece: Locator, place: str) -> None:
    mouse = person.page.mouse
    mouse.move(*hands.middle(piece))
    mouse.down()
    mouse.move(*hands.middle(person.board.locator(place).first), steps=8)
    mouse.up()
