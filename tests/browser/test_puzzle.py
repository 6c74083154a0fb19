"""The puzzle of a day, solved on the ring."""

import json

from playwright.sync_api import expect

from pentaprism.games import registry
from tests.browser import hands
from tests.browser.conftest import People
from tests.browser.server import Server

_DAY = "2026-01-05"


def test_the_puzzle_of_a_day_is_solved(people: People, server: Server) -> None:
    puzzles = registry.find("laser").puzzles
    assert puzzles
    puzzle = json.loads(server.get(f"/api/puzzles/laser/daily?day={_DAY}"))["puzzle"]
    ada = people("Ada")
    ada.open(f"/puzzle/laser/daily?day={_DAY}")
    ada.button("Hint").click()
    expect(ada.page.locator("main")).to_contain_text(str(puzzles.hints(puzzle)[0].text))
    line: list[str] = []
    for move in puzzles.solve_record(puzzles.read_puzzle(puzzle))["line"]:
        now = server.post("/api/puzzles/laser/try", {"puzzle": puzzle, "line": line})
        position = {"ring": now["puzzle"]["ring"]}
        hands.lead(ada, {"seat": 0, "position": position, "legal": {"0": now["legal"]}}, move)
        line.append(move)
        expect(ada.page.locator("main")).to_contain_text(_in_words(move))
    expect(ada.page.get_by_text("nobody can do it for less!")).to_be_visible()


def _in_words(move: str) -> str:
    """Tile 6 clockwise to tile 8"""
    way = "clockwise" if "+" in move else "anticlockwise"
    origin, target = move.replace("+", "-").split("-")
    return f"{'The cat' if origin == '@' else f'Tile {origin}'} {way} to tile {target}"
