"""The puzzle of a day, solved on the ring or on the squares."""

import json

from playwright.sync_api import expect

from pentaprism.games import registry
from pentaprism.games.prizmik.winning import winning_moves
from tests.browser import hands
from tests.browser.conftest import People
from tests.browser.driver import Json
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


def test_a_puzzle_of_prizmik_is_solved_after_a_wrong_move(people: People, server: Server) -> None:
    prizmik = registry.find("prizmik")
    puzzle = server.ask(f"/api/puzzles/prizmik/daily?day={_DAY}")["puzzle"]
    ada = people("Ada")
    ada.open(f"/puzzle/prizmik/daily?day={_DAY}")
    expect(ada.page.get_by_text(f"wins in {puzzle['moves']} moves")).to_be_visible()

    def now(line: list[str]) -> tuple[Json, list[str]]:
        """Where it stands, and the moves that win in time."""
        step = server.post("/api/puzzles/prizmik/try", {"puzzle": puzzle, "line": line})
        state = prizmik.from_position(step["puzzle"]["position"])
        winning = winning_moves(state, step["puzzle"]["moves"]) if step["legal"] else []
        return step, [prizmik.text.move_text(move) for move in winning]

    step, winning = now([])
    wrong = next(move for move in step["legal"] if move not in winning and "=" not in move)
    hands.on_squares(ada, {"seat": 0, "legal": {"0": step["legal"]}}, wrong)
    expect(ada.page.get_by_text("does not win in time")).to_be_visible()
    ada.button("Undo").click()
    line: list[str] = []
    while winning:
        hands.on_squares(ada, {"seat": 0, "legal": {"0": step["legal"]}}, winning[0])
        line.append(winning[0])
        step, winning = now(line)
        if winning:
            expect(ada.page.get_by_text("Right!")).to_be_visible()
    assert step["solved"]
    expect(ada.page.get_by_text("Solved!")).to_be_visible()
    ada.button("Next puzzle").click()
    ada.page.wait_for_url("**/puzzle/prizmik")
    expect(ada.button("Undo")).to_be_disabled()


def _in_words(move: str) -> str:
    """Tile 6 clockwise to tile 8"""
    way = "clockwise" if "+" in move else "anticlockwise"
    origin, target = move.replace("+", "-").split("-")
    return f"{'The cat' if origin == '@' else f'Tile {origin}'} {way} to tile {target}"
