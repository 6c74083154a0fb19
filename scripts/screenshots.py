"""Takes the pictures in docs/screenshots: every page, wide in light and dark, and on a telephone;
and of every game in a living room the big screen and a phone.

Run `scripts/web` first, then `.venv/bin/python scripts/screenshots.py [PAGE ...]`.
"""

import shutil
import sys
import tempfile
from contextlib import nullcontext
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, expect, sync_playwright  # noqa: E402

from tests.browser import robot  # noqa: E402
from tests.browser.driver import DESK, PHONE, Json, Person, launch  # noqa: E402
from tests.browser.places import MIDDLES, Place, places  # noqa: E402
from tests.browser.rooms import SCREEN, stage  # noqa: E402
from tests.browser.server import Server  # noqa: E402

FOLDER = ROOT / "docs" / "screenshots"
PAGES = (
    *("start", "set-up", "invite", "join", "rules", "lesson-prism", "puzzle"),
    *("table-prizmik", "table-prisma", "table-laser", "table-prism", "table-prismatic"),
    *("result-prisma", "replay-prizmik"),
)
SCREENS: dict[str, Json] = {
    "1440-light": {**DESK, "color_scheme": "light"},
    "1440-dark": {**DESK, "color_scheme": "dark"},
    "390-light": {**PHONE, "color_scheme": "light", "device_scale_factor": 2},
}
ROOMS = tuple(f"room-{game}" for game in MIDDLES)
#: Sharp enough to read, small enough to keep in the repository.
_QUALITY = 80


def take(person: Person, place: Place, name: str) -> None:
    place.visit(person)
    if place.name.startswith("replay"):
        # The bot looks at every position before the graph is whole.
        person.page.locator(".graph").wait_for()
        expect(person.page.get_by_text("judged:")).to_have_count(0, timeout=180_000)
    person.page.wait_for_load_state("networkidle")
    person.page.wait_for_timeout(400)
    person.page.screenshot(path=FOLDER / f"{place.name}-{name}.jpg", type="jpeg", quality=_QUALITY)


def take_room(browser: Browser, server: Server, game: str) -> None:
    """A game in its middle: on the big screen, and in the hand of whoever is to act."""
    players, moves, options = MIDDLES[game]
    staged = stage(server, robot.NAMES[:players], moves, game=game, options=options)
    phone = Person(browser, server.url, "", **SCREENS["390-light"])
    staged.hold(phone, 0)
    screen = Person(browser, server.url, "", **SCREEN)
    with robot.present(server, staged.seats):
        staged.show(screen)
        for person, name in ((screen, "1920"), (phone, "390")):
            person.page.wait_for_load_state("networkidle")
            person.page.wait_for_timeout(400)
            path = FOLDER / f"room-{game}-{name}.jpg"
            person.page.screenshot(path=path, type="jpeg", quality=_QUALITY)
            person.close()


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    chromium = shutil.which("chromium") or sys.exit("there is no chromium here")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        try:
            names = wanted or (*PAGES, *ROOMS)
            browser = launch(playwright, chromium)
            for room in sorted(set(ROOMS) & set(names)):
                take_room(browser, server, room.removeprefix("room-"))
            pages = set(names) - set(ROOMS)
            found = [place for place in places(server) if place.name in pages] if pages else []
            for name, screen in SCREENS.items():
                person = Person(browser, server.url, "Ada", **screen)
                for place in found:
                    others = robot.present(server, place.seats) if place.seats else nullcontext()
                    with others:
                        take(person, place, name)
                person.close()
            browser.close()
        finally:
            server.stop()
    size = sum(picture.stat().st_size for picture in FOLDER.iterdir())
    print(f"{len(list(FOLDER.iterdir()))} pictures, {size / 1e6:.1f} MB")


if __name__ == "__main__":
    main(sys.argv[1:])
