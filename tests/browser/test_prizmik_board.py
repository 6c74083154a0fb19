"""PRIZMIK's board: the reach of any piece, captures and wins that are seen, letters on demand."""

from playwright.sync_api import expect

from pentaprism import lessons
from pentaprism.games import registry
from tests.browser import hands
from tests.browser.conftest import People
from tests.browser.driver import Person


def _at_step(ada: Person, heading: str) -> None:
    """In the lesson, where the position is known."""
    page = lessons.lesson_of(registry.find("prizmik"))
    number = next(n for n, step in enumerate(page.step) if step.heading == heading)
    kept = {"edition": page.edition, "number": number, "starts": []}
    ada.open("/")
    ada.page.evaluate(
        "kept => (localStorage['pentaprism.lesson.prizmik'] = JSON.stringify(kept))", kept
    )
    ada.open("/learn/prizmik")
    expect(ada.page.get_by_role("heading", level=1, name=heading)).to_be_visible()


def _tap(ada: Person, square: str) -> None:
    hands.click_place(ada, hands.square(ada, square))


def test_a_tap_on_an_enemy_piece_shows_its_reach(people: People) -> None:
    ada = people("Ada")
    _at_step(ada, "Fighter against fighter")
    marks = ada.board.locator(".scouting > g")
    _tap(ada, "c4")  # a blue fighter, beside another one and a red one
    expect(marks).to_have_count(6)
    expect(hands.square(ada, "b5")).to_have_attribute("aria-label", "b5, empty, Move")
    _tap(ada, "c4")
    expect(marks).to_have_count(0)
    _tap(ada, "d4")  # one's own is picked up as ever
    expect(ada.board.locator(".square.picked")).to_have_count(1)


def test_captures_and_wins_are_seen(people: People) -> None:
    ada = people("Ada")
    _at_step(ada, "A trap for the greedy")
    ada.button("No").click()
    ada.button("Continue").click()
    expect(ada.page.get_by_role("heading", level=1, name="The last base")).to_be_visible()
    expect(ada.board.locator(".lost, .won")).to_have_count(0)
    _tap(ada, "d7")
    _tap(ada, "d8")
    expect(ada.board.locator(".cross")).to_have_count(1)
    expect(ada.board.locator(".piece.won")).to_have_count(5)
    expect(ada.board.locator(".piece.lost")).to_have_count(1)


def test_letters_stand_on_the_pieces_on_demand(people: People) -> None:
    ada = people("Ada")
    _at_step(ada, "Fighter against fighter")
    expect(ada.board.locator(".tag")).to_have_count(0)
    ada.button("Letters on the pieces").click()
    expect(ada.board.locator(".tag").filter(has_text="Fi")).to_have_count(3)
    ada.open("/learn/prizmik")  # and are remembered
    expect(ada.board.locator(".tag").filter(has_text="Fl")).to_have_count(6)


def test_a_tap_out_of_turn_shows_the_reach_of_ones_own_piece(people: People) -> None:
    ada = people("Ada")
    ada.start("PRIZMIK", "With friends")
    link = ada.page.url
    bea = people("Bea")
    bea.join(link)
    _tap(bea, "d8")
    expect(bea.board.locator(".scouting > g")).to_have_count(3)
