"""After the game: replay, graph, record, and whether the shuffle was fair."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from pentaprism.records import Record, replay
from tests.browser import robot
from tests.browser.conftest import People
from tests.browser.driver import DESK, PHONE, Json
from tests.browser.robot import Seats
from tests.browser.server import Server

_MOVES = 8
#: Games that end before long, with many at the table.
_SHORT: dict[str, tuple[int, Json]] = {
    "prisma": (4, {}),
    "laser": (6, {"target": 1, "round_limit": 1, "untimed": True}),
    "prism": (4, {"target": 1}),
    "prismatic": (4, {"round_limit": 2}),
}
_SCREENS = ((390, 844), (820, 1180), (1100, 800), (1440, 900), (1920, 1080))
_CUT = """it => [...it.querySelectorAll('*')].filter(e => e.scrollWidth > e.clientWidth + 1
    && !['visible', 'clip'].includes(getComputedStyle(e).overflowX) && !e.closest('.spoken, input')
  ).map(e => e.outerHTML.slice(0, 200))"""


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


@pytest.fixture(scope="module")
def prismatic(server: Server) -> Seats:
    """Until something was committed."""
    seats = robot.table(server, "prismatic")
    robot.play(server, seats, 40)
    robot.resign(server, seats)
    return seats


@pytest.fixture(scope="module")
def counted(server: Server) -> dict[str, Seats]:
    """Played to the end by as many as there is room for, so that there are points of each kind."""
    found = {}
    for game, (players, options) in _SHORT.items():
        found[game] = robot.table(server, game, players, options=options)
        robot.play(server, found[game], 400)
    return found


def test_the_replay_goes_to_and_fro(people: People, prizmik: Seats) -> None:
    ada = people("Ada")
    ada.open(f"/replay/{prizmik.match}")
    where = ada.page.locator("output")
    expect(where).to_have_text(f"{_MOVES} / {_MOVES}")
    ada.button("One move back").click()
    expect(where).to_have_text(f"{_MOVES - 1} / {_MOVES}")
    ada.button("To the beginning").click()
    expect(where).to_have_text(f"0 / {_MOVES}")
    assert len(ada.log()) == _MOVES, "later moves stay in the list"
    ada.page.get_by_role("slider", name="Move").fill("3")
    expect(where).to_have_text(f"3 / {_MOVES}")
    # Keys work wherever one has clicked before.
    ada.page.keyboard.press("ArrowRight")
    expect(where).to_have_text(f"4 / {_MOVES}")
    ada.button("One move on").click()
    ada.page.keyboard.press("ArrowLeft")
    expect(where).to_have_text(f"4 / {_MOVES}")
    ada.board.locator("svg").first.click()
    ada.page.keyboard.press("ArrowLeft")
    expect(where).to_have_text(f"3 / {_MOVES}")
    # A row of the list leads to its move.
    rows = ada.page.locator("ol[aria-label=Log] button")
    rows.nth(4).click()
    expect(where).to_have_text(f"5 / {_MOVES}")
    expect(rows.nth(4)).to_have_attribute("aria-current", "step")
    ada.page.keyboard.press("ArrowLeft")
    expect(where).to_have_text(f"4 / {_MOVES}")
    ada.button("Play by itself").click()
    expect(where).to_have_text(f"6 / {_MOVES}")


def test_whoever_steps_is_not_carried_on(people: People, prizmik: Seats) -> None:
    ada = people("Ada", hurried=True)
    ada.open(f"/replay/{prizmik.match}?at=2")
    where = ada.page.locator("output")
    steps: list[Callable[[], None]] = [
        lambda: ada.button("One move on").click(),
        lambda: ada.page.get_by_role("slider", name="Move").fill("3"),
    ]
    for step in steps:
        ada.button("Play by itself").click()
        expect(ada.button("Pause")).to_be_visible()
        step()
        expect(ada.button("Play by itself")).to_be_visible()
        stands = where.inner_text()
        ada.wait_out(3_000)
        expect(where).to_have_text(stands)


def test_the_address_tells_the_move(people: People, prizmik: Seats) -> None:
    ada = people("Ada")
    ada.open(f"/replay/{prizmik.match}")
    for _ in range(3):
        ada.button("One move back").click()
    expect(ada.page).to_have_url(f"{ada.url}/replay/{prizmik.match}?at={_MOVES - 3}")
    shared = ada.page.get_by_label("Link to this replay")
    expect(shared).to_have_value(ada.page.url)
    ada.page.reload()
    expect(ada.page.locator("output")).to_have_text(f"{_MOVES - 3} / {_MOVES}")
    ada.button("To the end").click()
    expect(ada.page).to_have_url(f"{ada.url}/replay/{prizmik.match}")


def test_on_a_telephone_board_and_steps_are_seen_together(people: People, prizmik: Seats) -> None:
    ada = people("Ada", **PHONE)
    ada.open(f"/replay/{prizmik.match}")
    step = ada.button("One move back")
    expect(step).to_be_in_viewport(ratio=1)
    expect(ada.board.locator("svg").first).to_be_in_viewport(ratio=0.9)
    step.tap()
    expect(ada.page.locator("output")).to_have_text(f"{_MOVES - 1} / {_MOVES}")
    ada.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    record = ada.page.get_by_role("link", name="Record").bounding_box()
    bar = ada.page.locator(".controls").bounding_box()
    assert record is not None
    assert bar is not None
    assert record["y"] + record["height"] <= bar["y"], "the end of the page is not covered"


def test_the_graph_appears(people: People, prizmik: Seats) -> None:
    ada = people("Ada")
    ada.open(f"/replay/{prizmik.match}")
    expect(ada.page.locator(".graph path.line.seat0").first).to_have_attribute("d", _something())
    expect(ada.page.locator(".graph .legend")).to_contain_text("Bob")
    plot = ada.page.locator(".graph .plot")
    assert plot.locator(".y").all_inner_texts() == ["100 %", "50 %", "0 %"]
    assert plot.locator(".x").all_inner_texts()[:2] == ["0", "2"]
    # For those who cannot see it, the same numbers.
    ada.page.get_by_text("The same as a table").click()
    table = ada.page.locator(".graph table")
    expect(table.get_by_role("columnheader")).to_have_text(["Move", "Ada", "Bob"])
    table.get_by_role("button", name="3", exact=True).click()
    expect(ada.page.locator("output")).to_have_text(f"3 / {_MOVES}")


def test_a_better_move_is_shown_on_the_board(people: People, prizmik: Seats) -> None:
    ada = people("Ada")
    plain = {"seat": 0, "shares": [0.5, 0.5], "loss": 0.0, "better": None, "reason": None}
    judged = [{**plain, "moves": n} for n in range(_MOVES)]
    judged[2] |= {"loss": 0.3, "better": "e1+e2"}
    counts = {"done": _MOVES, "total": _MOVES}
    analysis = {
        "match": prizmik.match, "told": True, "judged": judged, "turning": [2], **counts
    }  # fmt: skip
    ada.page.route("**/analysis", lambda route: route.fulfill(json=analysis))
    ada.open(f"/replay/{prizmik.match}?at=3")
    marks = ada.board.locator("circle.ring")
    expect(ada.page.get_by_text("Move 3 lowered the chance")).to_be_visible()
    expect(marks).to_have_count(0)
    ada.button("Show on the board").click()
    expect(ada.page.locator("output")).to_have_text(f"2 / {_MOVES}")
    expect(marks.first).to_be_visible()
    ada.button("One move on").click()
    expect(marks).to_have_count(0)


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


@pytest.mark.parametrize("game", ["prizmik", *_SHORT])
def test_nothing_of_the_result_is_cut_off(
    people: People, prizmik: Seats, counted: dict[str, Seats], game: str
) -> None:
    seats = counted.get(game, prizmik)
    ada = people("Ada", locale="de-DE")
    ada.open(seats.link)
    panel = ada.page.locator("section:has(#result)")
    expect(
        panel.get_by_role("heading", name=re.compile("Du hast|gewinn|Unentschieden"))
    ).to_be_visible()
    ranked = panel.get_by_role("list", name="Plätze").get_by_role("listitem")
    expect(ranked).to_have_count(len(seats.tokens))
    if game != "prizmik":  # which has no points
        expect(panel.locator(".breakdown, table").first).to_be_visible()
    for width, height in _SCREENS:
        ada.page.set_viewport_size({"width": width, "height": height})
        assert panel.evaluate(_CUT) == [], width
        assert panel.evaluate("it => it.scrollWidth <= it.clientWidth"), width
        assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), width
        sideways = "it => it.scrollWidth - it.clientWidth"
        assert ada.page.locator("main .table > .middle").evaluate(sideways) <= 0, width


def test_a_finished_game_is_found_again(people: People, server: Server) -> None:
    ada = people("Ada")
    match = ada.start("PRIZMIK")
    ada.button("Resign").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    heading = ada.page.get_by_role("heading", name="You lost")
    expect(heading).to_be_focused()
    ada.page.get_by_role("link", name="Home").click()
    over = ada.page.get_by_role("region", name="Finished games")
    expect(ada.page.get_by_role("region", name="Go on")).to_have_count(0)
    row = over.locator(f'a[href="/replay/{match}"]')
    expect(row).to_contain_text(re.compile(r"Lost.*PRIZMIK.*\(casual\).*\d{4}", re.DOTALL))
    over.get_by_role("link", name="All finished games").click()
    wins = ada.page.get_by_role("table").get_by_role("row").last
    expect(wins).to_have_text(re.compile(r"PRIZMIK\s*Bots, casual\s*1\s*0"))
    ada.page.locator(f'a[href="/replay/{match}"]').click()
    expect(ada.page.locator("output")).to_have_text("0 / 0")


def test_the_result_leads_to_all_of_it(people: People, prism: Seats) -> None:
    ada = people("Ada")
    ada.open(prism.link)
    expect(ada.page.get_by_role("heading", name="Ada wins")).to_be_visible()
    points = ada.page.get_by_role("region", name="Ada wins").locator(".breakdown")
    expect(points.get_by_role("listitem")).to_have_count(2)
    assert ada.page.locator("section:has(#result)").evaluate(
        "panel => panel.scrollHeight <= panel.clientHeight"
    ), "nothing of the result is cut off"
    ada.page.get_by_text("Share and keep").click()
    link = ada.page.get_by_label("Link to this replay").input_value()
    assert link == f"{ada.url}/replay/{prism.match}"
    ada.page.get_by_role("link", name="Replay").click()
    expect(ada.page.get_by_role("slider", name="Move")).to_be_visible()


def test_no_other_points_flash_up_before_a_games_own(people: People, prism: Seats) -> None:
    ada = people("Ada")
    held: list[Route] = []
    ada.page.route("**/Breakdown-*.js", lambda route: held.append(route))
    ada.open(prism.link)
    expect(ada.page.get_by_role("heading", name="Ada wins")).to_be_visible()
    ada.until(lambda: bool(held))
    result = ada.page.get_by_role("region", name="Ada wins")
    expect(result.get_by_role("table")).to_have_count(0)
    for route in held:
        route.continue_()
    expect(result.locator(".breakdown")).to_be_visible()


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_what_is_pinned_in_a_replay_lies_upon_what_is_below_it(
    people: People, prismatic: Seats, screen: Json
) -> None:
    """On a telephone these are the controls, elsewhere the edge of the window."""
    ada = people("Ada", **screen)
    ada.open(f"/replay/{prismatic.match}")
    expect(ada.page.locator("output")).to_be_visible()
    tray = ada.page.locator("section.tray").locator("..")
    controls = ada.page.locator(".controls").first
    below = screen["viewport"]["height"]
    if screen is PHONE:
        below -= controls.bounding_box()["height"]  # type: ignore[index]
    ada.page.evaluate("scrollTo(0, 0)")
    box = tray.bounding_box()
    assert box is not None
    bottom = box["y"] + box["height"]
    assert abs(bottom - below) < 2 if screen is PHONE else bottom < below + 2


def test_a_replay_tells_of_motes_in_words(people: People, prismatic: Seats) -> None:
    ada = people("Ada")
    ada.open(f"/replay/{prismatic.match}")
    expect(ada.page.locator("output")).to_be_visible()
    committed = [line for line in ada.log() if "commits" in line]
    assert committed
    for line in committed:
        assert re.search(r"commits (nothing|(a|\d) )", line)
        assert not re.search(r"\b[RGBCMYWKP]+\^* to\b|\^", line)
