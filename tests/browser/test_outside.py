"""An outside bot is chosen on the page, and plays."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.arena.contestants import PYTHON
from tests.browser.conftest import People
from tests.browser.server import Server


@pytest.fixture
def robots(pages: None, tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path, "--bot", f"Robo={PYTHON}")
    server.start()
    yield server
    server.stop()


def test_an_outside_bot_is_chosen_for_a_seat(people: People, robots: Server) -> None:
    ada = people("Ada", url=robots.url)
    ada.open("/play/prizmik")
    ada.page.get_by_text("Robo", exact=True).click()
    expect(ada.page.get_by_text("Robo is a program from outside")).to_be_visible()
    ada.page.get_by_label("Your seat").select_option("Blue")
    ada.page.get_by_role("button", name="Set up the table").click()
    ada.at_table()
    expect(ada.page.get_by_text("It is your turn.")).to_be_visible()
    assert [seat["name"] for seat in ada.table["seats"]] == ["Robo", "Ada"]
    assert [seat for seat, _ in robots.moves(ada.table["match"])] == [0]
    expect(ada.page.get_by_label("Players").get_by_text("outside bot")).to_be_visible()
