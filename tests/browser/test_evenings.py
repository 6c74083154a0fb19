"""The living room for a whole evening: a big screen and phones play games of each to the end, by
taps on the phones alone."""

import json
import signal
from contextlib import ExitStack
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import expect

from pentaprism.games import registry
from tests.browser import hands
from tests.browser.barriers import barriers
from tests.browser.conftest import People
from tests.browser.driver import PHONE, Person
from tests.browser.matches import SHORT
from tests.browser.rooms import LivingRoom, check_screen, play
from tests.browser.server import Server

# Each needs several browsers at once: they run with `make soak`. What they say of the protocol is
# in tests/server/test_rooms.py too.
pytestmark = pytest.mark.long

#: Enough for a look at every kind of choice.
_SOME = {"prizmik": 4, "prisma": 3, "laser": 3, "prism": 6, "prismatic": 6}


@pytest.mark.parametrize("game", list(_SOME))
def test_a_screen_and_two_phones_play(people: People, server: Server, game: str) -> None:
    room = LivingRoom(people, server, game=game, options=SHORT[game])
    room.come("Ada", "Ben")
    match = room.start()
    made = play(room, _SOME[game])
    assert made >= _SOME[game]
    room.screen.until(lambda: len(room.screen.moved()) >= 1)
    expect(room.screen.page.get_by_role("list", name="What happened")).to_be_visible()
    check_screen(room.screen, server, match)
    _check_looks(room)


def _check_looks(room: LivingRoom) -> None:
    """Readable for everybody, and nothing beyond the edges of large and small screens."""
    phone = room.phones[0]
    for each, widths in ((room.screen, (3840, 1920)), (phone, (360, 390))):
        for width in widths:
            height = width * 9 // 16 if each is room.screen else 780
            each.page.set_viewport_size({"width": width, "height": height})
            over = each.page.evaluate("document.documentElement.scrollWidth - innerWidth")
            assert over <= 0, (each.name, width)
        assert not barriers(each.page), each.name


def test_ten_phones_play_laser_against_the_clock(people: People, server: Server) -> None:
    room = LivingRoom(people, server, game="laser", options={"target": 1, "round_limit": 1})
    room.come(*(f"Guest {letter}" for letter in "ABCDEFGHIJ"))
    match = room.start()
    for number, phone in enumerate(room.phones):
        hands.make(phone, f"bid {15 - number}")
    room.screen.until(lambda: len(room.screen.moved()) >= 10, 60)
    room.screen.until(lambda: bool(room.room()["played"]), 300)
    check_screen(room.screen, server, match)


@pytest.mark.parametrize("game", list(_SOME))
def test_a_screen_and_four_phones_play_a_whole_game(
    people: People, server: Server, game: str
) -> None:
    room = LivingRoom(people, server, game=game, options=SHORT[game])
    most = registry.find(game).players[1]
    room.come(*("Ada", "Ben", "Cleo", "Dan")[:most])
    match = room.start()
    play(room, 2_000)
    room.screen.until(lambda: bool(room.room()["played"]))
    check_screen(room.screen, server, match)
    expect(room.phones[0].page.get_by_text("The evening so far")).to_be_visible()


def test_an_evening_by_taps(people: People, server: Server) -> None:
    """A game that ends, its points on the screen, the next one in a tap, and a picture to keep."""
    room = LivingRoom(people, server, game="prizmik", options={"quiet_limit": 2})
    room.come("Ada", "Ben")
    first = room.start()
    play(room, 200)
    for each in (*room.phones, room.screen):
        expect(each.page.get_by_text("The evening so far")).to_be_visible()
    ada = room.phones[0]
    assert room.start() != first
    # Somebody else begins.
    assert [seat["name"] for seat in ada.table["seats"]] == ["Ben", "Ada"]
    play(room, 200)
    ada.button("End the evening").click()
    ada.button("Really end it?").click()
    with ada.page.expect_download() as kept:
        ada.button("Keep a picture").click()
    assert kept.value.suggested_filename.endswith(".png")
    expect(
        room.screen.page.get_by_role("heading", name="That was the evening").first
    ).to_be_visible()


def test_a_phone_that_slept_goes_on(people: People, server: Server) -> None:
    room = LivingRoom(people, server, game="prizmik")
    room.come("Ada", "Ben")
    room.start()
    ada, ben = room.phones
    with ada.expecting_trouble():
        ada.context.set_offline(True)
        ada.page.evaluate("dispatchEvent(new Event('offline'))")
        # It says so, and shows what it knew.
        expect(ada.page.get_by_text("The server cannot be reached")).to_be_visible()
        expect(ada.board.locator("[data-square=e1]")).to_be_visible()
        # The screen says whom it waits for.
        expect(room.screen.page.get_by_text("Waiting for the phone of Ada")).to_be_visible()
        ada.context.set_offline(False)
        ada.page.evaluate("dispatchEvent(new Event('online'))")
        expect(ada.page.get_by_text("The server cannot be reached")).to_be_hidden()
    play(room, 1)
    ben.until(lambda: ben.seen(1))
    # A page that is loaded again is the same hand.
    ada.page.reload()
    expect(ada.board.locator("[data-square=e1]")).to_be_visible()


def test_an_evening_goes_on_after_the_server_was_killed(people: People, tmp_path: Path) -> None:
    own = Server(tmp_path)
    own.start()
    try:
        at_it = partial(people, url=own.url)
        room = LivingRoom(at_it, own, game="prizmik", options={"quiet_limit": 2})
        room.come("Ada", "Ben")
        room.start()
        play(room, 1)
        everybody = (*room.phones, room.screen)
        with ExitStack() as troubles:
            for each in everybody:
                troubles.enter_context(each.expecting_trouble())
            own.stop(signal.SIGKILL)
            own.start()
            # Everybody comes back by themselves and goes on where they were.
            for each in everybody:
                each.until(lambda each=each: _tables(each) > 1)  # type: ignore[misc]
        play(room, 200)
        for each in everybody:
            expect(each.page.get_by_text("The evening so far")).to_be_visible()
    finally:
        own.stop()


def _tables(person: Person) -> int:
    """How often a browser was told the whole table."""
    return sum(json.loads(text)["is"] == "table" for text in person.heard)


def test_the_pages_open_without_a_server_and_say_so(people: People, server: Server) -> None:
    ada = people("Ada", service_workers="allow", **PHONE)
    ada.open("/j")
    ada.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    ada.page.reload()  # now its parts come through what is kept
    expect(ada.page.get_by_role("heading", name="Which room?")).to_be_visible()
    with ada.expecting_trouble():
        ada.context.set_offline(True)
        ada.page.reload()
        expect(ada.page.get_by_role("heading", name="Which room?")).to_be_visible()
        ada.page.get_by_label("Letters of the room").fill("BCDF")
        ada.button("Go there").click()
        expect(ada.page.get_by_role("alert").filter(has_text="server")).to_be_visible()
        ada.context.set_offline(False)
    manifest = server.ask("/manifest.webmanifest")
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    for icon in manifest["icons"]:
        assert server.get(icon["src"])
