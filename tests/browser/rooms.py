"""A living room: one big screen, and everybody's phone."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.driver import PHONE, Json, Person
from tests.browser.server import Server

SCREEN: Json = {"viewport": {"width": 1920, "height": 1080}}


class LivingRoom:
    def __init__(self, people: People, server: Server, **plan: Any) -> None:
        self._people, self._server = people, server
        self.code: str = server.post("/api/rooms", {"plan": plan or None})["code"]
        self.screen = people("Screen", **SCREEN)
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
