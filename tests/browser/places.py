"""Every page there is, each in a state worth looking at."""

from typing import NamedTuple

from playwright.sync_api import expect

from tests.browser import robot
from tests.browser.driver import Json, Person
from tests.browser.server import Server

#: A nice middle of each game: players, moves until then, options.
MIDDLES: dict[str, tuple[int, int, Json]] = {
    "prizmik": (2, 26, {}),
    "prisma": (3, 26, {}),
    "laser": (3, 3, {"untimed": True}),
    "prism": (4, 60, {}),
    "prismatic": (3, 40, {}),
}
LESSONS = ("prizmik", "prisma", "laser", "prism", "prismatic")


class Place(NamedTuple):
    """`sign` is something that is there once the page is."""

    name: str
    path: str
    sign: str

    def visit(self, person: Person) -> None:
        # From elsewhere: a change of the fragment alone would not load anything.
        person.open("about:blank")
        person.open(self.path)
        expect(person.page.locator(self.sign).first).to_be_visible()
        person.page.evaluate("document.fonts.ready")


def places(server: Server) -> list[Place]:
    found = [
        Place("start", "/", "main article"),
        Place("set-up", "/play/prismatic", "main form"),
        Place("rules", "/rules/prisma", "[data-clause]"),
        Place("puzzle", "/puzzle/daily", "main .ring"),
        Place("missing", "/nowhere/at/all", "main h1"),
    ]
    found += [Place(f"lesson-{game}", f"/learn/{game}", "main .board *") for game in LESSONS]
    for game, (players, moves, options) in MIDDLES.items():
        seats = robot.table(server, game, players, options=options)
        robot.play(server, seats, moves)
        found.append(Place(f"table-{game}", seats.link, "main .board *"))
    inviting, invited = (robot.table(server, "laser", 3, free=2, listed=True) for _ in range(2))
    found.append(Place("invite", inviting.link, "#invite"))
    found.append(Place("join", f"/t/{invited.match}", "main form"))
    for game, moves in (("prizmik", 30), ("prism", 40)):
        seats = robot.table(server, game)
        robot.play(server, seats, moves)
        robot.resign(server, seats)
        found.append(Place(f"result-{game}", seats.link, "#result"))
        found.append(Place(f"replay-{game}", f"/replay/{seats.match}", "main .board *"))
    return found
