"""The living room: a big screen and phones play a game of each, by taps on the phones alone."""

import json

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Response, expect

from pentaprism.games import registry
from tests.browser import hands, robot
from tests.browser.conftest import People
from tests.browser.driver import PHONE, Json, Person
from tests.browser.matches import SHORT
from tests.browser.rooms import LivingRoom
from tests.browser.server import Server

# Each needs several browsers at once: they run with `make soak`. What they say of the protocol is
# in tests/server/test_rooms.py too.
pytestmark = pytest.mark.long

#: Enough for a look at every kind of choice; whole games are for `make soak`.
_SOME = {"prizmik": 4, "prisma": 3, "laser": 3, "prism": 6, "prismatic": 6}


def _play(room: LivingRoom, game: str, moves: int) -> int:
    """Taps on the phones of whoever is to act; gives how many moves were made."""
    made, first = 0, room.phones[0]
    while made < moves:
        first.until(lambda: first.over or any(phone.acts() for phone in room.phones))
        if first.over:
            break
        mover = next(phone for phone in room.phones if phone.acts())
        version = mover.table["version"]
        for move in robot.advised_turn(game, mover.view(), made):
            if mover.table["version"] == version or move in mover.legal():
                _tap(mover, game, move)
            made += 1
        mover.until(lambda: mover.table["version"] > version)  # noqa: B023
    return made


def _tap(phone: Person, game: str, move: str) -> None:
    if game == "prism":
        _tap_card(phone, move)
    else:
        hands.make(phone, move)


def _tap_card(phone: Person, move: str) -> None:
    """The hand and buttons: the table itself is on the big screen."""
    word, *rest = move.split()
    if word in ("block", "allow"):
        hands.make(phone, move)
        return
    seat = phone.seat
    if rest:
        card = rest[0] if word in ("play", "discard") else word
        hands.pick(phone, seat, card)
    asked = phone.board.locator(f'[data-choice="{move}"]')
    if rest and not asked.count():
        target = phone.board.locator('[data-choice=""]')
        if target.count():  # more than a few: whom first
            name = phone.table["seats"][int(rest[0])]["name"]
            target.get_by_text(name, exact=True).click()
    if asked.count():
        asked.click()


def _check_screen(screen: Person, server: Server, match: str) -> None:
    """All that reached the big screen is what somebody without a seat could know then; by bytes."""
    stored = server.match(match)
    game = registry.find(stored.settings.game)
    states = [stored.state_after(n) for n in range(len(stored.acts) + 1)]
    known = {_text(game.view(state, None)["position"]) for state in states}
    keys = [chair.key for chair in stored.chairs if chair.key]
    secret = server.secret(match)
    count = 0
    for text in screen.heard:
        said: Json = json.loads(text)
        for seat, view in said.get("views", {}).items():
            assert seat == "watch"
            assert _text(view["position"]) in known
            count += 1
        assert not any(key in text for key in keys)
        if '"seed":"' not in text:  # told after the end, for everybody to check
            assert str(secret.seed) not in text
    assert count


def _text(position: object) -> str:
    return json.dumps(position, sort_keys=True)


@pytest.mark.parametrize("game", list(_SOME))
def test_a_screen_and_two_phones_play(people: People, server: Server, game: str) -> None:
    room = LivingRoom(people, server, game=game, options=SHORT[game])
    room.come("Ada", "Ben")
    match = room.start()
    made = _play(room, game, _SOME[game])
    assert made >= _SOME[game]
    room.screen.until(lambda: len(room.screen.moved()) >= 1)
    expect(room.screen.page.get_by_role("list", name="What happened")).to_be_visible()
    # Nothing to tap on the big screen, and no hand on it.
    for part in (".bids", ".tray", ".choices", "[data-place^=hand]"):
        for found in room.screen.page.locator(f"main {part}").all():
            expect(found).to_be_hidden()
    _check_screen(room.screen, server, match)
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
        found = Axe().run(each.page).response["violations"]
        serious = [
            (every["id"], [node["html"][:200] for node in every["nodes"]][:3])
            for every in found
            if every["impact"] in ("serious", "critical")
        ]
        assert not serious, each.name


def test_a_phone_loads_little_before_its_board(people: People, server: Server) -> None:
    """As it goes over the air: compressed."""
    ada = people("Ada", **PHONE)
    loaded: list[int] = []

    def note(answer: Response) -> None:
        if answer.url.endswith(".js"):
            loaded.append(int(answer.headers.get("content-length", 0)))

    ada.page.on("response", note)
    room = LivingRoom(people, server, game="laser")
    ada.open(f"/j/{room.code}")
    ada.page.get_by_label("Your name").fill("Ada")
    ada.button("Come in").click()
    expect(ada.page.get_by_role("heading", name="People")).to_be_visible()
    assert len(loaded) > 3
    assert all(loaded)
    assert sum(loaded) < 60_000


def test_ten_phones_play_laser_against_the_clock(people: People, server: Server) -> None:
    room = LivingRoom(people, server, game="laser", options={"target": 1, "round_limit": 1})
    room.come(*(f"Guest {letter}" for letter in "ABCDEFGHIJ"))
    match = room.start()
    for number, phone in enumerate(room.phones):
        hands.make(phone, f"bid {15 - number}")
    room.screen.until(lambda: len(room.screen.moved()) >= 10, 60)
    room.screen.until(lambda: bool(room.room()["played"]), 300)
    _check_screen(room.screen, server, match)


@pytest.mark.parametrize("game", list(_SOME))
def test_a_screen_and_four_phones_play_a_whole_game(
    people: People, server: Server, game: str
) -> None:
    room = LivingRoom(people, server, game=game, options=SHORT[game])
    most = registry.find(game).players[1]
    room.come(*("Ada", "Ben", "Cleo", "Dan")[:most])
    match = room.start()
    _play(room, game, 2_000)
    room.screen.until(lambda: bool(room.room()["played"]))
    _check_screen(room.screen, server, match)
    expect(room.phones[0].page.get_by_text("The evening so far")).to_be_visible()


def test_an_evening_by_taps(people: People, server: Server) -> None:
    """A game that ends, its points on the screen, the next one in a tap, and a picture to keep."""
    room = LivingRoom(people, server, game="prizmik", options={"quiet_limit": 2})
    room.come("Ada", "Ben")
    first = room.start()
    _play(room, "prizmik", 200)
    for each in (*room.phones, room.screen):
        expect(each.page.get_by_text("The evening so far")).to_be_visible()
    ada = room.phones[0]
    assert room.start() != first
    # Somebody else begins.
    assert [seat["name"] for seat in ada.table["seats"]] == ["Ben", "Ada"]
    _play(room, "prizmik", 200)
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
        expect(room.screen.page.get_by_text("this phone is away")).to_be_visible()
        ada.context.set_offline(False)
        ada.page.evaluate("dispatchEvent(new Event('online'))")
        expect(ada.page.get_by_text("The server cannot be reached")).to_be_hidden()
    _play(room, "prizmik", 1)
    ben.until(lambda: ben.seen(1))
    # A page that is loaded again is the same hand.
    ada.page.reload()
    expect(ada.board.locator("[data-square=e1]")).to_be_visible()


def test_what_is_picked_up_on_a_phone_is_seen_on_the_screen(people: People, server: Server) -> None:
    room = LivingRoom(people, server, game="prizmik")
    room.come("Ada", "Ben")
    room.start()
    ada = room.phones[0]
    ada.page.touchscreen.tap(*hands.middle(hands.square(ada, ada.legal()[0][:2])))
    expect(room.screen.page.locator("main .marks .ring").first).to_be_attached()


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
    ada = room.phones[0]
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
