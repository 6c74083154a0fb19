"""Lines break and servers die; the page says so, and goes on by itself when it can."""

import signal
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser import hands
from tests.browser.conftest import People
from tests.browser.driver import Person
from tests.browser.server import Cable, Server

_LOST = "The connection was lost. Reconnecting"


@pytest.fixture
def cable(server: Server) -> Iterator[Cable]:
    cable = Cable(server.port)
    yield cable
    cable.close()


def _two(people: People, bobs_address: str) -> tuple[Person, Person]:
    ada, bob = people("Ada"), people("Bob", url=bobs_address)
    bob.join(f"/t/{ada.start('PRIZMIK', 'With friends')}")
    expect(ada.page.get_by_text("It is your turn.")).to_be_visible()
    return ada, bob


def test_a_cut_line_is_told_and_what_was_missed_is_seen(
    people: People, server: Server, cable: Cable
) -> None:
    ada, bob = _two(people, cable.url)
    with bob.expecting_trouble():
        cable.cut()
        expect(bob.page.get_by_text(_LOST)).to_be_visible()
        # Ada does not stop for that, and is told who is not there.
        expect(ada.page.get_by_role("list", name="Players")).to_contain_text("not connected")
        hands.make(ada, "a1+a2")
        ada.until(lambda: ada.seen(1))
        assert not bob.seen(1)
        cable.mend()
        bob.until(lambda: bob.seen(1))
        expect(bob.page.get_by_text(_LOST)).to_be_hidden()
    expect(ada.page.get_by_role("list", name="Players")).not_to_contain_text("not connected")
    assert bob.log() == ada.log()
    hands.make(bob, "h8+h7")
    ada.until(lambda: ada.seen(2))
    assert server.moves(ada.match) == [(0, "a1+a2"), (1, "h8+h7")]


def test_a_device_that_knows_it_is_offline_says_so_at_once(people: People) -> None:
    ada = people("Ada")
    ada.start("PRIZMIK")
    board = ada.board.bounding_box()
    with ada.expecting_trouble():
        ada.context.set_offline(True)
        expect(ada.page.get_by_text(_LOST)).to_be_visible(timeout=2_000)
        assert ada.board.bounding_box() == board, "nothing moves under a finger"
        ada.context.set_offline(False)
        expect(ada.page.get_by_text(_LOST)).to_be_hidden()


def test_a_move_made_without_a_line_is_played_once_when_it_is_back(
    people: People, server: Server, cable: Cable
) -> None:
    ada, bob = _two(people, cable.url)
    hands.make(ada, "a1+a2")
    expect(bob.page.get_by_text("It is your turn.")).to_be_visible()
    with bob.expecting_trouble():
        cable.cut()
        expect(bob.page.get_by_text(_LOST)).to_be_visible()
        hands.make(bob, "h8+h7")
        expect(bob.page.get_by_text("On its way")).to_be_visible()
        # After a while it is no hiccup any more, and the page does not pretend.
        expect(bob.page.get_by_text("No connection since")).to_be_visible()
        cable.mend()
        bob.button("Try again").click()
        ada.until(lambda: ada.seen(2))
        bob.until(lambda: bob.seen(2))
    assert server.moves(ada.match) == [(0, "a1+a2"), (1, "h8+h7")]


def test_a_reload_in_mid_game(people: People, server: Server) -> None:
    ada, bob = _two(people, server.url)
    hands.make(ada, "a1+a2")
    bob.until(lambda: bob.seen(1))
    bob.page.reload()
    bob.at_table()
    hands.make(bob, "h8+h7")
    ada.until(lambda: ada.seen(2))


def test_a_server_that_dies_loses_nothing(people: People, server: Server) -> None:
    ada, bob = _two(people, server.url)
    hands.make(ada, "a1+a2")
    expect(bob.page.get_by_text("It is your turn.")).to_be_visible()
    hands.make(bob, "h8+h7")
    expect(ada.page.get_by_text("It is your turn.")).to_be_visible()
    before = ada.log()
    with ada.expecting_trouble(), bob.expecting_trouble():
        server.stop(signal.SIGKILL)
        for each in (ada, bob):
            expect(each.page.get_by_text(_LOST)).to_be_visible()
        server.start()
        for each in (ada, bob):
            expect(each.page.get_by_text(_LOST)).to_be_hidden()
            expect(each.page.get_by_text("No connection since")).to_be_hidden()
    assert [line for line in ada.log() if line in before] == before
    hands.make(ada, "a2-a4")
    expect(bob.page.get_by_text("It is your turn.")).to_be_visible()
    hands.make(bob, "h7-h5")
    ada.until(lambda: ada.seen(4))
    moves = [(0, "a1+a2"), (1, "h8+h7"), (0, "a2-a4"), (1, "h7-h5")]
    assert server.moves(ada.match) == moves
