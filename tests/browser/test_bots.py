"""A whole match of every game between a browser and a bot."""

import pytest

from tests.browser.conftest import People
from tests.browser.matches import GAMES, SHORT, take_turns
from tests.browser.secrets import check_hidden, check_told
from tests.browser.server import Server


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_browser_among_bots(people: People, server: Server, game: str) -> None:
    ada = people("Ada", hurried=True)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "beginner"}]
    wish = {"game": game, "seats": seats, "options": SHORT[game]}
    seated = server.post("/api/matches", wish)
    ada.go_to(seated["match"], seated["token"])
    meant = take_turns([ada])
    assert ada.over
    assert [each for each in server.moves(seated["match"]) if each[0] == 0] == meant
    assert check_told(ada, server)
    check_hidden(ada)
