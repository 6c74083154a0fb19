"""A living room: one big screen, and everybody's phone."""

import json
from collections.abc import Sequence
from typing import Any, NamedTuple

from playwright.sync_api import expect

from pentaprism.games import registry
from tests.browser import hands, robot
from tests.browser.conftest import People
from tests.browser.driver import PHONE, Json, Person
from tests.browser.robot import Seats
from tests.browser.server import Server

SCREEN: Json = {"viewport": {"width": 1920, "height": 1080}}


#: Notes everything that moves on a page from now on.
_WATCH = """() => {
    const seen = (window.motion = new Set());
    const look = () => {
        for (const each of document.getAnimations()) {
            const { duration, delay } = each.effect.getComputedTiming();
            const what = each.animationName ?? each.transitionProperty ?? "flight";
            if (each.playState === "running" && duration + delay > 1) seen.add(what);
        }
        requestAnimationFrame(look);
    };
    look();
}"""


class LivingRoom:
    def __init__(self, people: People, server: Server, motion: str = "reduce", **plan: Any) -> None:
        """`motion`: what somebody asked of the system that the big screen runs on."""
        self._people, self._server = people, server
        self.code: str = server.post("/api/rooms", {"plan": plan or None})["code"]
        self.screen = people("Screen", reduced_motion=motion, **SCREEN)
        self.screen.open(f"/tv/{self.code}")
        expect(self.screen.page.get_by_text(self.code, exact=True)).to_be_visible()
        self.phones: list[Person] = []

    def come(self, *names: str, **screen: Any) -> None:
        """By the link that a camera reads: all that is left to say is a name."""
        for name in names:
            phone = self._people("", hurried=True, **(PHONE | screen))
            phone.name = name
            phone.open(f"/j/{self.code}")
            phone.page.get_by_label("Your name").fill(name)
            phone.page.get_by_role("button", name="Come in").click()
            expect(phone.page.get_by_role("heading", name=f"Room {self.code}")).to_be_visible()
            self.phones.append(phone)
            self.screen.page.get_by_text(name, exact=True).first.wait_for()

    def room(self) -> Json:
        room: Json = self._server.ask(f"/api/rooms/{self.code}")
        return room

    def watch_motion(self) -> None:
        self.screen.page.evaluate(_WATCH)

    def motion(self) -> list[str]:
        """What has moved on the big screen."""
        names: list[str] = self.screen.page.evaluate("[...window.motion].sort()")
        return names

    @property
    def match(self) -> str:
        return str(self.room()["match"])

    def start(self) -> str:
        """One tap on a phone begins the game; gives its match."""
        begun = self.room()["begun"]
        first, *_ = self.phones
        first.page.get_by_role("button", name="Start ").click()
        first.until(lambda: self.room()["begun"] > begun)
        match = self.match
        for each in (self.screen, *self.phones):
            each.until(lambda each=each: each.table.get("match") == match)  # type: ignore[misc]
        return match


def play(room: LivingRoom, moves: int) -> int:
    """Taps on the phones of whoever is to act; gives how many moves were made."""
    made, first = 0, room.phones[0]
    while made < moves:
        first.until(
            lambda: first.over or (_together(room) and any(phone.acts() for phone in room.phones))
        )
        if first.over:
            break
        mover = next(phone for phone in room.phones if phone.acts())
        version = mover.table["version"]
        mover.until_drawn()
        for move in robot.advised_turn(mover.game, mover.view(), made):
            if mover.table["version"] == version or move in mover.legal():
                tap(mover, move)
            made += 1
        mover.until(lambda: mover.table["version"] > version)  # noqa: B023
    return made


def _together(room: LivingRoom) -> bool:
    """Whether all phones at the table have heard of the last move: what comes next is one's own."""
    match = room.phones[0].table["match"]
    told = [phone.table for phone in room.phones if phone.table.get("match") == match]
    return len({table["version"] for table in told}) == 1


def tap(phone: Person, move: str) -> None:
    if phone.game == "prism":
        _tap_card(phone, move)
    else:
        hands.make(phone, move)


def _tap_card(phone: Person, move: str) -> None:
    """The hand and buttons: the table itself is on the big screen."""
    word, *rest = move.split()
    if word in ("block", "allow"):
        hands.make(phone, move)
        return
    seat, version = phone.seat, phone.table["version"]
    if rest:
        card = rest[0] if word in ("play", "discard") else word
        hands.pick(phone, seat, card)
    asked = phone.board.locator(f'[data-choice="{move}"]')
    whom = phone.board.locator('[data-choice=""]')  # where there are more than a few targets
    # What has one meaning only is done at once.
    phone.until(lambda: asked.count() or whom.count() or phone.table["version"] > version)
    if whom.count():
        whom.get_by_text(phone.table["seats"][int(rest[0])]["name"], exact=True).click()
    if phone.table["version"] == version:
        asked.click()


def check_screen(screen: Person, server: Server, match: str) -> None:
    """All that reached the big screen is what somebody without a seat could know then; by bytes.
    Nothing on it is to be tapped, and it shows no hand."""
    for part in (".bids", "div.tray", ".choices", "[data-place^=hand]"):
        for found in screen.page.locator(f"main {part}").all():
            expect(found).to_be_hidden()
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


class Staged(NamedTuple):
    """A room in the middle of a game that was played without a browser; `tokens` are those of its
    phones, `seats` those of its table."""

    code: str
    tokens: list[str]
    seats: Seats

    def show(self, screen: Person) -> None:
        screen.open(f"/tv/{self.code}")
        screen.page.locator("main .board *").first.wait_for()

    def hold(self, phone: Person, who: int) -> None:
        """This is the phone of that guest, and was before."""
        kept = json.dumps(json.dumps({self.code: {"token": self.tokens[who], "at": 0}}))
        phone.context.add_init_script(f"localStorage['pentaprism.rooms'] = {kept}")
        phone.open(f"/j/{self.code}")
        phone.page.locator("main .board *").first.wait_for()


def stage(server: Server, names: Sequence[str], moves: int, **plan: Any) -> Staged:
    """A room with these people after so many moves, and on until the first of them is to act."""
    at = f"/api/rooms/{server.post('/api/rooms', {'plan': plan})['code']}"
    tokens = [
        server.post(f"{at}/guests", {"name": name, "id": f"the phone of {name} in {at}"})["token"]
        for name in names
    ]
    room = server.post(at, {"token": tokens[0], "wish": {"do": "start", "begun": 0}})
    claim = f"/api/matches/{room['match']}/claim"
    own = [server.post(claim, {"token": token})["token"] for token in tokens]
    seats = Seats(room["match"], own)
    robot.play(server, seats, moves, then_ada=True)
    return Staged(room["code"], tokens, seats)
