"""The code of a position: made at a table, typed in, looked at, printed, played from."""

from playwright.sync_api import expect

from pentaprism.games import registry
from pentaprism.records.codes import code_of, read_code
from tests.browser import robot
from tests.browser.conftest import People
from tests.browser.driver import PHONE
from tests.browser.server import Server


def test_from_a_table_to_its_sheet_and_on_from_there(people: People, server: Server) -> None:
    seats = robot.table(server, "prizmik")
    robot.play(server, seats, 5)
    ada = people("Ada")
    ada.open(seats.link)
    ada.at_table()
    ada.button("Position code").click()
    shown = ada.page.locator("dialog .code")
    expect(shown).to_be_visible()
    position = ada.view()["position"]
    assert read_code(shown.inner_text()).position == position
    ada.open(f"/code/{shown.inner_text()}")
    expect(ada.page.get_by_role("img", name="The link as a picture")).to_be_visible()
    expect(ada.board.locator("svg").first).to_be_visible()
    words = ada.page.get_by_role("region", name="What lies where").get_by_role("listitem")
    assert words.count() == len(server.ask(f"/api/codes/{shown_code(ada.page.url)}")["sheet"])
    # On paper there is nothing to press; board, picture of the code and words stay.
    ada.page.emulate_media(media="print")
    expect(ada.page.get_by_role("button", name="Print")).to_be_hidden()
    expect(ada.board.locator("svg").first).to_be_visible()
    expect(words.first).to_be_visible()
    ada.page.emulate_media(media="screen")
    ada.page.get_by_role("button", name="Play from here").click()
    ada.page.get_by_role("button", name="On this screen").click()
    ada.at_table()
    assert ada.table["views"]["0"]["position"] == position


def shown_code(url: str) -> str:
    return url.rsplit("/", 1)[1]


def test_a_slip_is_found_when_a_code_is_typed(people: People) -> None:
    game = registry.find("laser")
    code = code_of(game, game.position(game.setup(2, {}, 5)))
    # Letters that look alike are no slip, nor are small ones; another letter is.
    wrong = code[:6] + ("A" if code[6] != "A" else "B") + code[7:]
    ada = people("Ada", **PHONE)
    ada.open("/code")
    ada.page.get_by_role("textbox").fill(wrong.lower())
    with ada.expecting_trouble():
        ada.page.get_by_role("button", name="Open").click()
        meant = ada.page.get_by_role("button", name=code)
        expect(meant).to_be_visible()
    meant.click()
    ada.page.wait_for_url(f"**/code/{code}")
    expect(ada.page.get_by_role("region", name="What lies where")).to_be_visible()
    assert ada.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
