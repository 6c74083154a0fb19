"""After the game: replay, graph, record, and whether the shuffle was fair."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from pentaprism.records import Record, replay
from tests.browser import robot
from tests.browser.conftest import People
from tests.browser.robot import Seats
from tests.browser.server import Server

_MOVES = 8


def _finished(server: Server, game: str) -> Seats:
    seats = robot.table(server, game)
    robot.play(server, seats, _MOVES)
    robot.resign(server, seats)
    return seats


@pytest.fixture(scope="module")
def prizmik(server: Server) -> Seats:
    return _finished(server, "prizmik")


@pytest.fixture(scope="module")
def prism(server: Server) -> Seats:
    return _finished(server, "prism")


def test_the_replay_goes_to_and_fro(people: People, prizmik: Seats) -> None:
    ada = people("Ada")
    ada.open(f"/replay/{prizmik.match}")
    where = ada.page.locator("output")
    expect(where).to_have_text(f"{_MOVES} / {_MOVES}")
    ada.button("One move back").click()
    expect(where).to_have_text(f"{_MOVES - 1} / {_MOVES}")
    ada.button("To the beginning").click()
    expect(where).to_have_text(f"0 / {_MOVES}")
    assert ada.log() == ["Nothing has happened yet."]
    ada.page.get_by_role("slider", name="Move").fill("3")
    expect(where).to_have_text(f"3 / {_MOVES}")
    assert len(ada.log()) == 3
    ada.page.locator("main").focus()
    ada.page.keyboard.press("ArrowRight")
    expect(where).to_have_text(f"4 / {_MOVES}")
    ada.button("Play by itself").click()
    expect(where).to_have_text(f"6 / {_MOVES}")


def test_the_graph_appears(people: People, prizmik: Seats) -> None:
    ada = people("Ada")
    ada.open(f"/replay/{prizmik.match}")
    expect(ada.page.locator(".graph path.line.seat0").first).to_have_attribute("d", _something())
    expect(ada.page.locator(".graph .legend")).to_contain_text("Bob")


def _something() -> "re.Pattern[str]":
    return re.compile(r"M.*L?")


def test_a_replay_as_each_seat_knew_it(people: People, prism: Seats) -> None:
    ada = people("Ada")
    ada.open(f"/replay/{prism.match}")
    hidden = ada.board.get_by_role("img", name="a card face down")
    shown_to = ada.page.get_by_label("As seen by")
    expect(shown_to).to_have_value("all")
    expect(hidden).to_have_count(0)
    shown_to.select_option("somebody watching")
    expect(hidden).not_to_have_count(0)
    expect(ada.page).to_have_url(f"{ada.url}/replay/{prism.match}?as=watch")


def test_the_record_is_downloaded_and_verifies(
    people: People, server: Server, prism: Seats, tmp_path: Path
) -> None:
    ada = people("Ada")
    ada.open(f"/replay/{prism.match}")
    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name="Record").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    record = Record.from_text(file.read_text())
    assert [(each.seat, each.move) for each in record.moves] == server.moves(prism.match)
    assert len(list(replay(record))) == _MOVES + 1


def test_the_shuffle_was_fair(people: People, prism: Seats) -> None:
    ada = people("Ada")
    ada.open(f"/replay/{prism.match}")
    ada.page.get_by_text("Was the shuffle fair?").click()
    ada.button("Check it now").click()
    expect(ada.page.get_by_text("True: the hash fits.")).to_be_visible()


def test_the_result_leads_to_all_of_it(people: People, prism: Seats) -> None:
    ada = people("Ada")
    ada.open(prism.link)
    expect(ada.page.get_by_role("heading", name="Ada wins")).to_be_visible()
    points = ada.page.get_by_role("region", name="Ada wins").get_by_role("table")
    expect(points.get_by_role("row").last).to_be_attached()
    assert ada.page.locator("section:has(#result)").evaluate(
        "panel => panel.scrollHeight <= panel.clientHeight"
    ), "nothing of the result is cut off"
    link = ada.page.get_by_label("Link to this replay").input_value()
    assert link == f"{ada.url}/replay/{prism.match}"
    ada.page.get_by_role("link", name="Replay").click()
    expect(ada.page.get_by_role("slider", name="Move")).to_be_visible()
