"""The lab in the browser: change a number, run, look at what it did, play with it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.barriers import barriers
from tests.browser.conftest import People
from tests.browser.driver import DESK, PHONE
from tests.browser.server import Server

_SPARE_TIME_MS = 240_000


@pytest.fixture
def workshop(pages: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server whose lab keeps its files in a folder of this test. Uncompiled: compiling takes
    longer than the few games."""
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    monkeypatch.setenv("PENTAPRISM_DATA", str(tmp_path / "data"))
    server = Server(tmp_path)
    server.start()
    yield server
    server.stop()


def test_a_change_is_tried_out_watched_and_played_with(
    people: People, workshop: Server, tmp_path: Path
) -> None:
    ada = people("Ada", url=workshop.url)
    page = ada.page
    ada.open("/")
    page.get_by_role("link", name="The lab").click()

    page.get_by_role("combobox", name="Game", exact=True).select_option("prism")
    page.get_by_role("combobox", name="Question").select_option("shape")
    page.get_by_role("combobox", name="Who plays").select_option("random")
    page.get_by_label("Games at most").fill("2")
    page.get_by_text("Options of the game").click()
    page.get_by_role("spinbutton", name="Points to win").fill("1")
    page.get_by_text("Change the numbers").click()

    # What is wrong is named, and nothing can be done with it.
    zaps = page.get_by_label("zap", exact=True)
    with ada.expecting_trouble():
        zaps.fill("-3")
        zaps.press("Tab")
        expect(page.get_by_text("actions.zap")).to_be_visible()
    play = page.get_by_role("button", name="Play with it")
    expect(play).to_have_count(0)
    zaps.fill("9")
    zaps.press("Tab")
    expect(page.get_by_text("The file is in order.")).to_be_visible()

    page.get_by_role("button", name="Run").click()
    answer = page.locator("section.answer")
    heading = answer.get_by_role("heading", name="PRISM: How does a game go?")
    # A run gets only what the machine has to spare.
    expect(heading).to_be_visible(timeout=_SPARE_TIME_MS)
    expect(page.get_by_text("2 games", exact=True)).to_be_visible(timeout=_SPARE_TIME_MS)
    answer.get_by_text("The numbers as a table").first.click()
    moves = answer.get_by_role("row", name="moves").first
    assert float(moves.get_by_role("cell").first.inner_text().replace(",", "")) > 10

    answer.get_by_role("button", name="A typical game").click()
    expect(answer.get_by_role("slider")).to_be_visible()
    for screen in (DESK, PHONE):
        page.set_viewport_size(screen["viewport"])
        assert not barriers(page)
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0

    play.click()
    ada.at_table()
    (kept,) = (tmp_path / "data" / "prism" / "deck").glob("*.toml")
    assert "zap = 9" in kept.read_text()
    assert ada.table["settings"]["options"] == {"deck": kept.stem, "target": 1}
