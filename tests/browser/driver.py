"""People at their browsers: each has a context of their own, so nothing is shared but the server.

A person looks at the page and clicks. What their browser was told over the websocket is kept beside
it (`heard`, `table`), to see what reached them and to know what may be clicked next.
"""

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Literal

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Playwright,
    WebSocket,
    expect,
)

Json = dict[str, Any]
Company = Literal["Against a bot", "On this screen", "With friends"]

#: Nothing may take longer, also on a machine that has other things to do.
PATIENCE_MS = 20_000
expect.set_options(timeout=PATIENCE_MS)

_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PHONE: Json = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESK: Json = {"viewport": {"width": 1440, "height": 900}}


def launch(playwright: Playwright, executable: str) -> Browser:
    return playwright.chromium.launch(executable_path=executable, args=_FLAGS)


class Person:
    """Somebody at a browser that knows nothing yet but their name."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        name: str = "",
        hurried: bool = False,
        forced: bool = False,
        **screen: Any,
    ) -> None:
        """`hurried`: where the page makes people wait for their own good, its clock is put on.
        `forced`: moves without a choice are made by the page, as is usual; else clicked."""
        self.url = url
        self.name = name
        self.hurried = hurried
        self.heard: list[str] = []
        self.table: Json = {}
        self.troubles: list[str] = []
        # Nothing to wait for while pieces glide; what moves is looked at in pictures.
        # What the pages keep for times without a server would answer in its place.
        usual: Json = {
            "locale": "en-GB",
            "reduced_motion": "reduce",
            "service_workers": "block",
            **DESK,
        }
        self.context: BrowserContext = browser.new_context(base_url=url, **(usual | screen))
        self.context.set_default_timeout(PATIENCE_MS)
        self.context.add_init_script(_remember({"name": name, "forced": forced}))
        if hurried:
            self.context.clock.install()
        self.page: Page = self.context.new_page()
        self.page.on("websocket", self._listen)
        self.page.on("console", self._note)
        self.page.on("pageerror", lambda error: self.troubles.append(f"page error: {error}"))

    def close(self) -> None:
        self.context.close()

    # -- what reaches the browser

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", lambda payload: self._hear(str(payload)))

    def _hear(self, text: str) -> None:
        self.heard.append(text)
        self.table = after(self.table, json.loads(text))

    def _note(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.troubles.append(f"{message.text} ({message.location.get('url', '')})")

    @contextmanager
    def expecting_trouble(self) -> Iterator[None]:
        """A browser tells its console of every connection that fails; here that is the point."""
        before = list(self.troubles)
        yield
        self.troubles = before

    # -- waiting

    def until(self, true: Callable[[], Any], seconds: float = PATIENCE_MS / 1000) -> None:
        """Wait until something is true that the page alone does not show."""
        end = time.monotonic() + seconds
        while not true():
            if time.monotonic() > end:
                said = self.page.locator(".toast, [role=alert], [role=status]").all_inner_texts()
                found = {"log": self.log()[-3:], "said": said, "troubles": self.troubles}
                raise AssertionError(f"{self.name or 'somebody'} waited in vain; {found}")
            self.page.wait_for_timeout(20)

    def wait_out(self, ms: int) -> None:
        """Let a time pass that the page counts down."""
        if self.hurried:
            self.page.clock.fast_forward(ms)
        else:
            self.page.wait_for_timeout(ms)

    def until_still(self) -> None:
        """Wait for what arrives to have arrived: even stilled motion starts elsewhere."""
        self.page.evaluate(
            "Promise.all(document.getAnimations().map(each => each.finished)).then(() => null)"
        )

    def until_drawn(self) -> None:
        """A message is heard here before the page has shown it, and nobody taps as quickly."""
        self.page.evaluate(
            "new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
        )

    # -- going somewhere

    def open(self, path: str) -> None:
        self.page.goto(path)

    def start(self, game: str, company: Company = "Against a bot") -> str:
        """From the start page to a table, in two clicks; gives the match."""
        self.open("/")
        self.page.get_by_role("button", name=f"Play {game}", exact=True).click()
        self.page.get_by_role("button", name=company).click()
        return self.at_table()

    def join(self, link: str) -> None:
        """Through the link that a friend has sent."""
        self.open(link)
        self.page.get_by_role("button", name="Sit down").click()
        self.at_table()

    def watch(self, match: str) -> None:
        self.open(f"/t/{match}")
        self.at_table()

    def go_to(self, match: str, token: str) -> None:
        """With the link by which a seat moves to another device."""
        self.open(f"/t/{match}#token={token}")
        self.at_table()

    def at_table(self) -> str:
        self.page.wait_for_url("**/t/*")
        expect(self.page.locator("main .table > .middle").first).to_be_visible()
        self.until(lambda: self.table)
        return self.match

    @property
    def match(self) -> str:
        return self.page.url.split("/t/")[1].split("#")[0]

    # -- what is on the page

    @property
    def board(self) -> Locator:
        return self.page.locator("main .board").first

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def tab(self, name: str) -> None:
        self.page.get_by_role("tab", name=name).click()

    def log(self) -> list[str]:
        """The lines of the log as they stand on the page."""
        return self.page.locator("ol[aria-label=Log] li .words").all_inner_texts()

    # -- the person's own seat

    @property
    def seat(self) -> int:
        return int(self.table["mine"][0])

    def view(self, seat: int | None = None) -> Json:
        views: dict[str, Json] = self.table["views"]
        return views[str(self.seat if seat is None else seat)]

    def legal(self, seat: int | None = None) -> list[str]:
        seat = self.seat if seat is None else seat
        moves: list[str] = self.view(seat)["legal"].get(str(seat), [])
        return moves

    def acts(self, seat: int | None = None) -> bool:
        """Whether the table waits for this seat. (Others may have moves too, to think again.)"""
        seat = self.seat if seat is None else seat
        return seat in self.view(seat)["to_act"] and bool(self.legal(seat))

    @property
    def game(self) -> str:
        """The game of the table, or of the lesson."""
        if "/learn/" in self.page.url:
            return self.page.url.split("/learn/")[1]
        return str(self.table["settings"]["game"])

    @property
    def over(self) -> bool:
        return bool(self.table["phase"] == "over")

    def seen(self, moves: int) -> bool:
        """Whether this browser has been told of so many moves."""
        return len(self.moved()) >= moves

    def moved(self) -> list[Json]:
        return [line for line in self.table["log"] if line["kind"] == "moved"]


def all_see(moves: int, *people: Person) -> None:
    """Wait until everybody has been told of so many moves."""
    for person in people:
        person.until(lambda person=person: person.seen(moves))  # type: ignore[misc]


def after(table: Json, said: Json) -> Json:
    """What a browser knows of a table after the server has said something."""
    if said["is"] == "table":
        return said
    if said["is"] == "update" and said["since"] == table.get("version"):
        return {**table, **said, "log": table["log"] + said["log"]}
    return table


def _remember(settings: Json) -> str:
    """As if it had been set some time ago."""
    kept = json.dumps(json.dumps(settings))
    return f"if (location.host) localStorage['pentaprism.settings'] ??= {kept}"
