"""What is hidden never reaches another's browser: look at the bytes, and behind the curtain."""

import json

from playwright.sync_api import expect

from pentaprism.games import registry
from tests.browser import hands, robot
from tests.browser.conftest import People
from tests.browser.driver import Person, all_see
from tests.browser.secrets import check_hidden, check_told
from tests.browser.server import Server

_MOVES = 24


def _play(ada: Person, bob: Person, moves: int) -> None:
    """So many moves by clicks of whoever is to act."""
    for number in range(moves):
        mover = next(each for each in (ada, bob) if each.acts())
        hands.make(mover, robot.advised("prism", mover.view(), number))
        all_see(number + 1, ada, bob)


def test_a_hand_never_reaches_the_other_browser(people: People, server: Server) -> None:
    ada, bob = people("Ada"), people("Bob")
    bob.join(f"/t/{ada.start('PRISM', 'With friends')}")
    expect(ada.page.get_by_text("The game begins when everybody is there.")).to_be_hidden()
    eve = people("Eve")
    eve.watch(ada.match)
    _play(ada, bob, _MOVES)
    eve.until(lambda: eve.seen(_MOVES))

    for each in (ada, bob):
        assert check_told(each, server) > _MOVES
        check_hidden(each)
    for text in eve.heard:
        view = json.loads(text).get("views", {}).get("watch")
        if view:
            assert {card for hand in view["position"]["hands"] for card in hand} <= {"?"}
    _check_draws(server, ada, bob)


def _check_draws(server: Server, ada: Person, bob: Person) -> None:
    """The log names a drawn card only to who drew it."""
    prism = registry.find("prism")
    match = server.match(ada.match)
    drawn = 0
    for n, moved in enumerate(match.acts):
        if moved.moves != ("draw",):
            continue
        before, after = (prism.position(match.state_after(n + i))["hands"] for i in (0, 1))
        card = next(c for c in after[moved.seat] if after[moved.seat].count(c) >
                    before[moved.seat].count(c))  # fmt: skip
        own, other = (ada, bob) if moved.seat == ada.seat else (bob, ada)
        assert card in _line(own, n + 1)
        assert card not in _line(other, n + 1)
        drawn += 1
    assert drawn


def _line(person: Person, number: int) -> str:
    """A move in the log, as it was told."""
    return json.dumps(person.moved()[number - 1])


def test_a_curtain_hides_the_hand_from_the_one_who_passes_the_screen(
    people: People, server: Server
) -> None:
    ada = people()
    ada.start("PRISM", "On this screen")
    curtain = ada.page.get_by_role("heading", name="Pass the screen to")
    for number in range(6):
        if curtain.is_visible():
            expect(ada.board).to_have_count(0)
            expect(ada.page.locator("[data-place^=hand]")).to_have_count(0)
            expect(ada.button("Hint")).to_have_count(0)
            ada.page.get_by_role("button", name="I am").click()
        expect(ada.board).to_be_visible()
        seat = next(seat for seat in ada.table["mine"] if ada.acts(seat))
        version = ada.table["version"]
        view = ada.view(seat)
        hands.make(ada, robot.advised("prism", view, number), view)
        ada.until(lambda version=version: ada.table["version"] > version)  # type: ignore[misc]
        if not ada.acts(seat):
            expect(curtain).to_be_visible()


def test_no_curtain_where_everybody_may_see_the_same(people: People, server: Server) -> None:
    """In Laser all bid at once, against the clock: whoever shouts first gets the screen at once."""
    ada = people()
    match = ada.start("Laser", "On this screen")
    for number, bid in ((0, "bid 9"), (1, "bid 8")):
        if number:
            ada.page.get_by_role("button", name="Look as Guest 2").click()
            expect(ada.board).to_be_focused()
        hands.make(ada, bid, ada.view(number))
        ada.until(lambda seen=number + 1: ada.seen(seen))  # type: ignore[misc]
    assert server.moves(match)[:2] == [(0, "bid 9"), (1, "bid 8")]
