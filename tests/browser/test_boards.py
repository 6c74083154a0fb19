"""What boards do besides making moves."""

import json

from playwright.sync_api import expect

from tests.browser import hands, robot
from tests.browser.conftest import People
from tests.browser.driver import PHONE, Person
from tests.browser.server import Server

_DAY = "2026-01-05"
_NEXT_FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


def test_nothing_is_sent_when_a_prism_is_led_during_the_bidding(
    people: People, server: Server
) -> None:
    ada = people("Ada", **PHONE)
    ada.open(robot.table(server, "laser").link)
    prisms = ada.page.locator("[data-tile][aria-label*=prism]")
    prisms.nth(0).click()
    prisms.nth(2).click()
    expect(ada.page.get_by_text("Nothing moves yet: bid first.")).to_be_visible()
    expect(ada.page.locator(".toast")).to_have_count(0)


def test_what_is_to_be_pressed_does_not_move_when_the_answer_comes(
    people: People, server: Server
) -> None:
    seats = robot.table(server, "prisma")
    robot.play(server, seats, 12, then_ada=True)
    ada = people("Ada")
    ada.go_to(seats.match, seats.tokens[0])
    place = ada.board.get_by_role("button", name="Place", exact=True)
    told = ada.board.locator(".card li")
    tried = [move.split()[1:] for move in ada.legal() if move.startswith("place")][::9][:5]
    for cell, sides in tried:
        hands.lay(ada, ada.view(), cell, sides)
        ada.page.evaluate(_NEXT_FRAMES)  # it has found its place beside the tile
        before = place.bounding_box()
        expect(told.first).not_to_have_text("…")
        assert place.bounding_box() == before
        ada.page.reload()


# -- what is pressed goes away with what it was for: the next key must find the board


def _focused(person: Person, selector: str) -> bool:
    at = "(selector) => document.activeElement.closest(selector) !== null"
    return bool(person.page.evaluate(at, selector))


def test_focus_goes_back_to_the_square_of_prizmik(people: People, server: Server) -> None:
    ada, bob = people("Ada"), people("Bob")
    seats = robot.table(server, "prizmik")
    for person, token in zip((ada, bob), seats.tokens, strict=True):
        person.go_to(seats.match, token)
    hands.make(ada, "e1+e2")
    bob.until(lambda: "d8+d7" in bob.legal())
    hands.make(bob, "d8+d7")
    ada.until(lambda: "e2-e3" in ada.legal())
    hands.square(ada, "e2").focus()
    ada.page.keyboard.press("ArrowUp")
    for key in ("Escape", "Enter"):
        for step in ("ArrowDown", "Enter", "ArrowUp", "Enter"):
            ada.page.keyboard.press(step)
        chooser = ada.page.get_by_role("dialog", name="What shall it do?")
        expect(chooser).to_be_visible()
        ada.page.keyboard.press(key)
        expect(chooser).to_have_count(0)
        assert _focused(ada, "[data-square=e3]")


def test_focus_goes_back_to_the_ring_of_a_puzzle(people: People, server: Server) -> None:
    puzzle = json.loads(server.get(f"/api/puzzles/laser/daily?day={_DAY}"))["puzzle"]
    legal = server.post("/api/puzzles/laser/try", {"puzzle": puzzle, "line": []})["legal"]
    clockwise = {move for move in legal if "+" in move and move[0] != "@"}
    move = next(move for move in clockwise if move.replace("+", "-") in legal)
    start, end = move.split("+")
    ada = people("Ada")
    ada.open(f"/puzzle/laser/daily?day={_DAY}")
    for tile in (start, end):
        ada.page.locator(f'[data-tile="{tile}"]').focus()
        ada.page.keyboard.press("Enter")
    ada.until(lambda: _focused(ada, "[data-way]"))
    ada.page.keyboard.press("Enter")
    ada.until(lambda: _focused(ada, f'[data-tile="{end}"]'))
