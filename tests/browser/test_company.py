"""Finding company: tables on the start page, invitations, and bots for seats that nobody takes."""

import pytest
from playwright.sync_api import expect

from tests.browser import robot
from tests.browser.conftest import People
from tests.browser.driver import PHONE
from tests.browser.server import Server


def test_open_tables_and_ones_own_are_on_the_first_screen_of_a_telephone(
    people: People, server: Server
) -> None:
    robot.table(server, "laser", 3, free=2, listed=True)
    ada = people("Ada", **PHONE)
    match = ada.start("PRIZMIK")
    ada.open("/")
    own = ada.page.get_by_role("region", name="Go on").locator(f'a[href="/t/{match}"]')
    expect(own).to_be_in_viewport(ratio=1)
    opened = ada.page.get_by_role("region", name="Open tables").get_by_role("link").first
    expect(opened).to_be_in_viewport(ratio=1)


def test_an_invitation_tells_clock_and_options(people: People, server: Server) -> None:
    clock = {"type": "per_game", "ms": 300_000, "increment": 5_000}
    options = {"quiet_limit": 40}
    seats = robot.table(server, "prizmik", 2, free=1, clock=clock, options=options)
    bob = people("Bob")
    bob.open(f"/t/{seats.match}")
    invitation = bob.page.locator("form")
    expect(invitation).to_contain_text("5 minutes each, 5 seconds more a move")
    expect(invitation).to_contain_text("Draw after quiet turns: 40")
    plain = robot.table(server, "prizmik", 2, free=1)
    bob.open(f"/t/{plain.match}")
    expect(invitation).to_contain_text("No clock")
    expect(invitation).to_contain_text("the usual rules")


def test_a_bot_takes_a_seat_that_nobody_came_for(people: People, server: Server) -> None:
    seats = robot.table(server, "prisma", 3, free=1)
    ada = people("Ada")
    ada.go_to(seats.match, seats.tokens[0])
    ada.page.get_by_label("Level of the bot").select_option("bot, club")
    ada.button("A bot for a free seat").click()
    ada.until(lambda: ada.table["phase"] == "playing")
    assert [seat["level"] for seat in ada.table["seats"]] == [None, None, "club"]


def test_as_many_seats_as_wanted_in_two_clicks(people: People) -> None:
    ada = people("Ada")
    ada.open("/")
    ada.button("Play Prisma").click()
    ada.page.get_by_role("group", name="Players").get_by_role("button", name="4").click()
    ada.page.get_by_role("button", name="Against a bot").click()
    ada.at_table()
    assert len(ada.table["seats"]) == 4


def test_each_bot_has_a_level_of_its_own(people: People, server: Server) -> None:
    ada = people("Ada")
    ada.open("/play/prisma")
    ada.page.get_by_label("Players").fill("3")
    ada.page.get_by_label("Opponent 1").select_option("bot, novice")
    ada.page.get_by_label("Opponent 2").select_option("bot, master")
    ada.button("Set up the table").click()
    ada.at_table()
    assert [seat["level"] for seat in ada.table["seats"]] == [None, "novice", "master"]


def test_a_random_seat_is_one_of_those_there_are(people: People) -> None:
    ada = people("Ada")
    ada.context.add_init_script("Math.random = () => 0.99")
    ada.open("/play/prizmik")
    ada.page.get_by_label("Your seat").select_option("A random seat")
    ada.button("Set up the table").click()
    ada.at_table()
    assert ada.table["mine"] == [1]


@pytest.mark.parametrize("path", ["/", "/play/prisma", "/finished", "/status"])
def test_pages_speak_french(people: People, path: str) -> None:
    ada = people("Ada", locale="fr-FR")
    ada.open(path)
    expect(ada.page.locator("html")).to_have_attribute("lang", "fr")
    title = {
        "/": "Cinq jeux de lumière et de couleur",
        "/play/prisma": "Jouer à Prisma",
        "/finished": "Parties terminées",
        "/status": "État du serveur",
    }[path]
    expect(ada.page.get_by_role("heading", name=title)).to_be_visible()
    ada.button("Réglages").click()
    languages = ada.page.get_by_label("Langue").locator("option")
    expect(languages).to_have_count(4)
    assert languages.all_inner_texts()[1:] == ["Deutsch", "English", "Français"]
