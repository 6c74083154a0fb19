"""Keeping order at a table, in the browser: guests who are removed or silenced, devices that are
signed out, and the promise of the shuffle that everybody can note down."""

from playwright.sync_api import expect

from tests.browser import robot
from tests.browser.conftest import People
from tests.browser.driver import PHONE, Person
from tests.browser.server import Server


def about(host: Person, guest: str, what: str) -> None:
    """The host says what is to be done about a guest."""
    host.button(f"About {guest}").click()
    host.button(what).click()


def test_a_guest_is_silenced_and_removed(people: People, server: Server) -> None:
    ada, bob = people("Ada"), people("Bob", **PHONE)
    seats = robot.table(server, "prism", players=3, free=2)
    ada.open(seats.link)
    ada.at_table()
    bob.join(f"/t/{seats.match}")
    expect(bob.button("About Ada")).to_have_count(0)
    # Silenced, and then not any more.
    about(ada, "Bob", "Silence in the chat")
    bob.tab("Chat")
    expect(bob.page.get_by_text("Whoever set this table up has silenced you.")).to_be_visible()
    expect(bob.page.get_by_label("Say something")).to_have_count(0)
    expect(ada.page.locator("ul.seats li", has_text="Bob")).to_contain_text("silenced")
    about(ada, "Bob", "Let them chat again")
    bob.page.get_by_label("Say something").fill("Sorry!")
    bob.button("Send").click()
    ada.tab("Chat")
    expect(ada.page.get_by_role("tabpanel")).to_contain_text("Sorry!")
    # Removed: Bob is told so, and watches.
    about(ada, "Bob", "Remove from the table")
    toast = bob.page.locator(".toast")
    expect(toast).to_contain_text("You were removed from this table")
    bob.until(lambda: bob.table["mine"] == [])
    expect(ada.button("About Bob")).to_have_count(0)
    assert seats.match not in bob.page.evaluate("localStorage['pentaprism.seats'] ?? ''")


def test_other_devices_are_signed_out(people: People, server: Server) -> None:
    here, lost = people("Ada"), people("Thief", **PHONE)
    seats = robot.table(server, "prizmik", players=2)
    here.open(seats.link)
    here.at_table()
    lost.go_to(seats.match, seats.tokens[0])
    assert lost.table["mine"] == here.table["mine"] == [0]
    here.button("Other device").click()
    here.button("Sign out other devices").click()
    expect(lost.page.locator(".toast")).to_contain_text("has signed this one out")
    lost.until(lambda: lost.table["mine"] == [])
    expect(here.page.get_by_text("It is your turn.")).to_be_visible()
    here.until(lambda: here.table["mine"] == [0])
    expect(here.page.locator(".toast")).to_have_count(0)
    # The new token is kept here; the old one opens nothing, also after loading the page again.
    for person, mine in ((here, [0]), (lost, [])):
        person.table = {}
        person.page.reload()
        person.at_table()
        person.until(lambda person=person, mine=mine: person.table["mine"] == mine)  # type: ignore[misc]


def test_the_promise_is_seen_before_the_first_move_and_after_the_game(
    people: People, server: Server
) -> None:
    ada = people("Ada")
    seats = robot.table(server, "prism", players=2, free=1)
    ada.open(seats.link)
    ada.at_table()
    promised = ada.page.locator("details.promised")
    expect(promised).to_be_in_viewport()
    noted = promised.locator("code").inner_text()
    assert ada.table["phase"] == "gathering"
    digits = ada.table["fairness"]["hash"]
    assert noted == f"{digits[:4]} {digits[4:8]} {digits[8:12]}"
    bob = people("Bob", **PHONE)
    bob.join(f"/t/{seats.match}")
    expect(bob.page.locator("details.promised code")).to_have_text(noted)
    bob.button("Resign").click()
    bob.page.get_by_role("dialog").get_by_role("button", name="Resign", exact=True).click()
    ada.page.get_by_text("Was the shuffle fair?").click()
    ada.button("Check it now").click()
    expect(ada.page.get_by_text("True: the hash fits.")).to_be_visible()
    expect(ada.page.locator("details dd b")).to_have_text(noted)
