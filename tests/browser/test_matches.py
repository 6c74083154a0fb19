"""Whole matches of every game: two browsers, and a browser among bots."""

import pytest

from pentaprism.games import registry
from tests.browser import hands, robot
from tests.browser.conftest import People
from tests.browser.driver import Json, Person, all_see
from tests.browser.secrets import check_told
from tests.browser.server import Server

#: Options that make a short game.
SHORT: dict[str, Json] = {
    "prizmik": {"quiet_limit": 6},
    "prisma": {},
    "laser": {"target": 1, "round_limit": 1, "untimed": True},
    "prism": {"target": 1},
    "prismatic": {"goal": 3},
}
GAMES = [game.id for game in registry.GAMES]


def _take_turns(people: list[Person], most: int = 400) -> list[tuple[int, str]]:
    """Clicks of whoever is to act, until the game is over; gives the moves that were meant."""
    meant: list[tuple[int, str]] = []
    first, *_ = people
    open_to_all = not registry.find(first.game).capabilities.revisable
    while len(meant) < most:
        first.until(lambda: first.over or any(each.acts() for each in people))
        if first.over:
            break
        mover = next(each for each in people if each.acts())
        turn = robot.advised_turn(mover.game, mover.view(), len(meant))
        for move in turn:
            hands.make(mover, move)
        meant += [(mover.seat, move) for move in turn]
        own = sum(seat == mover.seat for seat, _ in meant)
        mover.until(lambda mover=mover, own=own: _own_moves(mover) >= own)  # type: ignore[misc]
        if len(people) > 1 and open_to_all:
            all_see(len(meant), *people)
    return meant


def _own_moves(person: Person) -> int:
    return sum(line["seat"] == person.seat for line in person.moved())


@pytest.mark.parametrize("game", GAMES)
def test_two_browsers(people: People, server: Server, game: str) -> None:
    ada, bob = people("Ada", hurried=True), people("Bob", hurried=True)
    seats = robot.table(server, game, free=1, options=SHORT[game], hints=False)
    ada.open(seats.link)
    ada.at_table()
    bob.join(f"/t/{seats.match}")
    ada.until(lambda: ada.table["phase"] == "playing")
    meant = _take_turns([ada, bob])
    for each in (ada, bob):
        each.until(lambda each=each: each.over)  # type: ignore[misc]
    assert server.moves(seats.match) == meant
    assert server.match(seats.match).outcome is not None
    for each in (ada, bob):
        assert check_told(each, server)


@pytest.mark.parametrize("game", GAMES)
def test_a_browser_among_bots(people: People, server: Server, game: str) -> None:
    ada = people("Ada", hurried=True)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "beginner"}]
    wish = {"game": game, "seats": seats, "options": SHORT[game]}
    seated = server.post("/api/matches", wish)
    ada.open(f"/t/{seated['match']}#token={seated['token']}")
    ada.at_table()
    meant = _take_turns([ada])
    assert ada.over
    assert [each for each in server.moves(seated["match"]) if each[0] == 0] == meant
    assert check_told(ada, server)
