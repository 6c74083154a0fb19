"""Bots matched to whoever plays in this browser: they follow the results until these are reset."""

from typing import cast

from playwright.sync_api import expect

from pentaprism.match.model import Begun
from tests.browser.conftest import People
from tests.browser.driver import Person
from tests.browser.rooms import LivingRoom, play
from tests.browser.server import Server


def _strength(server: Server, match: str) -> float:
    """How strong the bots of a table are, which no browser is told."""
    begun = next(event for event in server.events(match) if isinstance(event, Begun))
    return cast(float, begun.strength)


def _counted(person: Person) -> int:
    found = "JSON.parse(localStorage.getItem('pentaprism.results') ?? '{\"list\":[]}').list.length"
    return int(person.page.evaluate(found))


def _give_up(person: Person) -> None:
    person.button("Resign").click()
    person.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(person.page.get_by_role("heading", name="You lost")).to_be_visible()


def test_a_child_has_hints_and_bots_that_follow_the_games_of_the_evening(
    people: People, server: Server
) -> None:
    room = LivingRoom(people, server, game="prizmik", options={"quiet_limit": 2})
    room.come("Mia")
    (mia,) = room.phones
    mia.page.locator("summary", has_text="Mia").click()
    mia.page.get_by_label("Child").check()
    first = room.start()
    assert mia.table["seats"][1]["level"] == "matched"
    mia.button("Hint").click()
    mia.button("Tell more").click()
    mia.button("Tell more").click()
    expect(mia.page.get_by_text("% chance to win")).to_be_visible()
    play(room, 200)
    mia.until(lambda: _counted(mia) == 1)
    said = f"JSON.parse(localStorage['pentaprism.rooms']).{room.code}.said.prizmik"
    before = _strength(server, first)
    mia.until(lambda: mia.page.evaluate(said) != before)
    second = room.start()
    assert _strength(server, second) == mia.page.evaluate(said)


def test_bots_follow_the_results_of_this_browser(people: People, server: Server) -> None:
    ada = people("Ada")
    ada.open("/")
    ada.page.get_by_role("button", name="Play PRIZMIK", exact=True).click()
    dialog = ada.page.get_by_role("dialog")
    dialog.get_by_text("matched to you").click()
    expect(dialog).to_contain_text("leave you about half of the wins")
    expect(dialog).to_contain_text("Nothing is known of you yet.")
    dialog.get_by_role("button", name="Against a bot").click()
    first = ada.at_table()
    assert ada.table["seats"][1]["level"] == "matched"
    assert "strength" not in ada.heard[0]
    _give_up(ada)
    expect(ada.page.get_by_text("The bots of your next game go by it.")).to_be_visible()
    assert _counted(ada) == 1
    # The same end seen again, here and in another tab, is the same result.
    ada.page.reload()
    expect(ada.page.get_by_role("heading", name="You lost")).to_be_visible()
    other = ada.context.new_page()
    other.goto(f"/t/{first}")
    expect(other.get_by_role("heading", name="You lost")).to_be_visible()
    other.close()
    assert _counted(ada) == 1
    ada.button("Play again").click()
    ada.page.wait_for_url(lambda url: first not in url)
    second = ada.at_table()
    assert _strength(server, second) < _strength(server, first)
    _give_up(ada)
    assert _counted(ada) == 2
    _reset(ada)
    third = ada.start("PRIZMIK")  # still matched, as was chosen last
    assert _strength(server, third) == _strength(server, first)


def _reset(ada: Person) -> None:
    """On the page with one's games; what was counted before is not counted again."""
    before = ada.page.url
    ada.open("/finished")
    level = ada.page.get_by_role("region", name="Your level")
    expect(level).to_contain_text("2 games counted")
    expect(level).to_contain_text("Your first games do not tell your level yet.")
    level.get_by_role("button", name="Begin anew").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Begin anew").click()
    expect(level).to_contain_text("Nothing is known of you yet.")
    ada.open(before)
    expect(ada.page.get_by_role("heading", name="You lost")).to_be_visible()
    assert _counted(ada) == 0
