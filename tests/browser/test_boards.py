"""What boards do besides making moves."""

from playwright.sync_api import expect

from tests.browser import robot
from tests.browser.conftest import People
from tests.browser.driver import PHONE
from tests.browser.server import Server


def test_nothing_is_sent_when_a_prism_is_led_during_the_bidding(
    people: People, server: Server
) -> None:
    ada = people("Ada", **PHONE)
    ada.open(robot.table(server, "laser").link)
    prisms = ada.page.locator("[data-tile][aria-label*=prism]")
    prisms.nth(0).click()
    prisms.nth(2).click()
    expect(ada.page.get_by_text("Nothing moves yet: bid first.")).to_be_visible()
    expect(ada.page.locator(".toast")).to_have_count(0)
