"""Every page: for those who do not see it, for those who hold it in a hand."""

import pytest
from playwright.sync_api import expect

from tests.browser import hands
from tests.browser.barriers import barriers
from tests.browser.conftest import People
from tests.browser.driver import DESK, PHONE, Json, Person, all_see
from tests.browser.places import Place, places
from tests.browser.server import Server

# In one process: it takes a while until there is something on every page.
pytestmark = pytest.mark.xdist_group("every page")


@pytest.fixture(scope="module")
def everywhere(server: Server) -> list[Place]:
    return places(server)


@pytest.mark.parametrize(
    ("theme", "screen"), [("light", DESK), ("dark", PHONE)], ids=["light desk", "dark phone"]
)
def test_axe_finds_nothing_serious_and_nothing_is_too_wide(
    people: People, everywhere: list[Place], theme: str, screen: Json
) -> None:
    ada = people("Ada", color_scheme=theme, **screen)
    found: dict[str, object] = {}
    for place in everywhere:
        place.visit(ada)
        if serious := barriers(ada.page):
            found[place.name] = serious
        if (over := too_wide(ada)) > 0:
            found[f"{place.name}, too wide"] = over
    assert not found


def test_long_german_words_fit_a_phone(people: People, everywhere: list[Place]) -> None:
    ada = people("Ada", locale="de-DE", **PHONE)
    wide = {}
    for place in everywhere:
        place.visit(ada)
        if (over := too_wide(ada)) > 0:
            wide[place.name] = over
    assert not wide


def too_wide(person: Person) -> int:
    """By how many pixels a page is wider than its screen."""
    return int(person.page.evaluate("document.documentElement.scrollWidth - innerWidth"))


def test_the_widest_name_breaks_no_page(people: People, server: Server) -> None:
    widest = "W" * 24
    seats = [{"kind": "me", "name": widest}, {"kind": "open"}]
    made = server.post("/api/matches", {"game": "prizmik", "seats": seats, "listed": True})
    bob = people(widest, **PHONE)

    def fits() -> None:
        assert too_wide(bob) <= 0

    bob.open("/")
    expect(bob.page.get_by_role("link", name="Sit down").first).to_be_visible()
    fits()
    bob.open(f"/t/{made['match']}")
    expect(bob.button("Sit down")).to_be_visible()
    fits()
    bob.button("Sit down").tap()
    bob.at_table()
    expect(bob.page.get_by_text(f"Waiting for {widest}")).to_be_visible()
    fits()


def test_what_a_hint_marks_comes_into_sight(people: People, everywhere: list[Place]) -> None:
    place = next(each for each in everywhere if each.name == "table-prismatic")
    ada = people("Ada", **PHONE)
    place.visit(ada)
    ada.page.evaluate("scrollTo(0, 0)")
    marked = ada.board.locator(".hinted").first
    ada.button("Hint").evaluate("button => button.click()")  # without going there
    expect(marked).to_be_in_viewport()
    bar = ada.page.get_by_role("banner")
    expect(bar).to_contain_text("Look at the marked place")
    ada.until(
        lambda: (
            (box := marked.bounding_box())
            and (head := bar.bounding_box())
            and box["y"] >= head["height"] - 1
        )
    )


def test_a_whole_move_by_taps(people: People, server: Server) -> None:
    ada = people("Ada", **PHONE)
    ada.open("/")
    ada.button("Play PRIZMIK").tap()
    ada.page.get_by_role("button", name="Against a bot").tap()
    match = ada.at_table()
    hands.by_touch(ada, ada.view(), "e1+e2")
    all_see(2, ada)
    assert server.moves(match)[0] == (0, "e1+e2")
    # A rule opens before the board where there is no room beside it.
    for square in ("e2", "e6"):
        ada.page.touchscreen.tap(*hands.middle(hands.square(ada, square)))
    ada.page.get_by_role("button", name="Why not?").tap()
    dialog = ada.page.get_by_role("dialog", name="PRIZMIK: the rules")
    assert dialog.locator(".asked").inner_text()
