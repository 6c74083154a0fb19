"""A whole match of every game between two browsers."""

import pytest

from tests.browser import robot
from tests.browser.conftest import People
from tests.browser.matches import GAMES, SHORT, take_turns
from tests.browser.secrets import check_hidden, check_told
from tests.browser.server import Server


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_two_browsers(people: People, server: Server, game: str) -> None:
    ada, bob = people("Ada", hurried=True), people("Bob", hurried=True)
    seats = robot.table(server, game, free=1, options=SHORT[game], hints=False)
    ada.open(seats.link)
    ada.at_table()
    bob.join(f"/t/{seats.match}")
    ada.until(lambda: ada.table["phase"] == "playing")
    meant = take_turns([ada, bob])
    for each in (ada, bob):
        each.until(lambda each=each: each.over)  # type: ignore[misc]
    assert server.moves(seats.match) == meant
    assert server.match(seats.match).outcome is not None
    for each in (ada, bob):
        assert check_told(each, server)
        check_hidden(each)
