"""A game that the pages were not built with is played on the generic board, with its own words."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.driver import all_see
from tests.browser.server import Server


@pytest.fixture
def six(pages: None, tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path, program="tests.toy.registered")
    server.start()
    yield server
    server.stop()


def test_a_game_without_a_board_is_played_to_its_end(people: People, six: Server) -> None:
    ada = people("Ada", url=six.url)
    ada.open("/play/nim")
    expect(ada.page.get_by_text("how many lie on the heap")).to_be_visible()
    ada.page.get_by_label("Counters").fill("5")
    ada.page.get_by_role("button", name="Set up the table").click()
    ada.at_table()
    while not ada.over:
        moves = len(ada.moved()) + 1
        ada.page.get_by_role("button", name="take 1", exact=True).click()
        all_see(moves, ada)
        ada.until(lambda: ada.over or ada.acts())
    assert ada.table["result"] is not None
    expect(ada.page.get_by_text("the last counter is taken").first).to_be_visible()
    expect(ada.page.get_by_text("Ada takes 1").first).to_be_visible()
