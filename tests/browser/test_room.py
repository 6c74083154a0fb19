"""The living room: what is done on a phone is seen on the big screen, and nothing else is."""

import json

import pytest
from playwright.sync_api import expect

from tests.browser import hands
from tests.browser.conftest import People
from tests.browser.driver import PHONE
from tests.browser.matches import SHORT
from tests.browser.rooms import LivingRoom, check_screen, play
from tests.browser.server import Server

#: A bot takes the other seat where Ada is sure to act first, or at the same time.
_PEOPLE = {
    "prizmik": ("Ada",),
    "prisma": ("Ada", "Ben"),
    "laser": ("Ada", "Ben"),
    "prism": ("Ada", "Ben"),
    "prismatic": ("Ada",),
}


@pytest.mark.parametrize("game", list(_PEOPLE))
def test_a_move_on_a_phone_is_seen_on_the_big_screen(
    people: People, server: Server, game: str
) -> None:
    room = LivingRoom(people, server, game=game, options=SHORT[game], level="novice")
    room.come(*_PEOPLE[game])
    match = room.start()
    room.watch_motion()
    assert play(room, 1)
    room.screen.until(lambda: bool(room.screen.moved()))
    told = room.screen.page.get_by_role("list", name="What happened")
    expect(told.get_by_role("listitem").first).to_be_visible()
    check_screen(room.screen, server, match)
    assert room.motion() == []  # as its system was asked


def test_a_big_screen_that_is_soon_back_changes_nothing_in_the_hand(
    people: People, server: Server
) -> None:
    room = LivingRoom(people, server, game="prizmik", level="novice")
    room.come("Ada")
    room.start()
    (ada,) = room.phones
    alone = ada.page.get_by_text("No big screen shows this room")
    for away, there in ((4_000, 0), (6_000, 1)):
        room.screen.open("about:blank")
        ada.until(lambda: room.room()["screens"] == 0)
        ada.wait_out(away)
        expect(alone).to_have_count(there)
        room.screen.open(f"/tv/{room.code}")
        ada.until(lambda: room.room()["screens"] == 1)
        expect(alone).to_have_count(0)


def test_a_wrong_code_says_what_to_do(people: People, server: Server) -> None:
    ada = people("Ada", **PHONE)
    with ada.expecting_trouble():
        ada.open("/j/AAAA")
        expect(
            ada.page.get_by_role("alert").filter(has_text="There is no room AAAA")
        ).to_be_visible()
    room = LivingRoom(people, server)
    ada.page.get_by_label("Letters of the room").fill(f" {room.code.lower()} ")
    ada.button("Go there").click()
    expect(ada.page.get_by_role("heading", name="Who are you?")).to_be_visible()


def test_another_phone_takes_a_seat_over_when_its_owner_says_so(
    people: People, server: Server
) -> None:
    room = LivingRoom(people, server, game="prizmik")
    room.come("Ada", "Ben")
    room.start()
    ada, ben = room.phones
    new = people("", **PHONE)
    with new.expecting_trouble():  # the browser notes every answer that refuses
        new.open(f"/j/{room.code}")
        new.page.get_by_label("Your name").fill("ada")
        new.button("Come in").click()
        new.button("That is me, with another phone").click()
        expect(new.page.get_by_text("Ada is asked on the old phone")).to_be_visible()
        ada.button("Allow it").click()
        expect(new.board.locator("[data-square=e1]")).to_be_visible()
    expect(ada.page.get_by_text("Another phone plays on for you now.")).to_be_visible()
    new.until(lambda: bool(new.table))
    assert new.seat == 0
    # Whatever happens in the room, the line of another phone to the table stays as it is.
    assert sum(json.loads(text)["is"] == "table" for text in ben.heard) == 1


def test_light_travels_on_the_big_screen_and_nothing_waits_for_it(
    people: People, server: Server
) -> None:
    room = LivingRoom(people, server, motion="no-preference", game="prizmik")
    room.come("Ada", "Ben")
    room.start()
    room.watch_motion()
    page, (ada, ben) = room.screen.page, room.phones
    first = ada.legal()[0]
    ben.page.evaluate("() => { window.buzzed = 0; navigator.vibrate = () => ++buzzed > 0 }")
    # What is picked up is seen before it is moved.
    ada.page.touchscreen.tap(*hands.middle(hands.square(ada, first[:2])))
    expect(page.locator("main .marks .ring").first).to_be_attached()
    ada.page.touchscreen.tap(*hands.middle(hands.square(ada, first[3:5])))
    ben.until(ben.acts)
    # A phone buzzes and lights up when it is one's turn.
    expect(ben.page.locator(".hand.mine header")).to_contain_text("Your turn")
    expect(ada.page.locator(".hand.mine")).to_be_hidden()
    assert ben.page.evaluate("window.buzzed") == 1
    second = ben.legal()[0]
    hands.make(ben, second)
    room.screen.until(lambda: room.screen.seen(2))
    # At once, although what the first one set in motion may still move.
    told = page.get_by_role("list", name="What happened").get_by_role("listitem").last
    assert second[3:5] in told.inner_text()
    room.screen.until(lambda: any(name.endswith("travel") for name in room.motion()))


def test_who_turned_motion_off_on_the_page_sees_none(people: People, server: Server) -> None:
    room = LivingRoom(people, server, motion="no-preference", game="prizmik")
    room.screen.page.evaluate("document.documentElement.dataset.motion = 'off'")
    room.come("Ada", "Ben")
    room.start()
    room.watch_motion()
    play(room, 1)
    room.screen.until(lambda: room.screen.seen(1))
    assert room.motion() == []
