"""Every page there is, each in a state worth looking at."""

from typing import NamedTuple

from playwright.sync_api import expect

from pentaprism.games import registry
from pentaprism.records.codes import code_of
from tests.browser import robot
from tests.browser.driver import Json, Person
from tests.browser.robot import Seats
from tests.browser.server import Server

#: A nice middle of each game: players, moves until then, options.
MIDDLES: dict[str, tuple[int, int, Json]] = {
    "prizmik": (2, 14, {}),
    "prisma": (3, 26, {}),
    "laser": (3, 4, {"untimed": True}),
    "prism": (3, 36, {}),
    "prismatic": (3, 40, {}),
}
#: Games that end before long.
ENDS: dict[str, Json] = {"prizmik": {"quiet_limit": 12}, "prism": {"target": 1}, "prisma": {}}
LESSONS = ("prizmik", "prisma", "laser", "prism", "prismatic")


class Place(NamedTuple):
    """`sign` is something that is there once the page is; `seats` are those of its table."""

    name: str
    path: str
    sign: str
    seats: Seats | None = None

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
        Place("puzzle", "/puzzle/laser/daily", "main .ring"),
        Place("puzzle-prizmik", "/puzzle/prizmik", "main .board svg"),
        Place("code", f"/code/{_code()}", "main .words"),
        Place("status", "/status", "main dl"),
        Place("study", "/study", "main fieldset"),
        Place("missing", "/nowhere/at/all", "main h1"),
    ]
    found += [Place(f"lesson-{game}", f"/learn/{game}", "main .board *") for game in LESSONS]
    for game, (players, moves, options) in MIDDLES.items():
        seats = robot.table(server, game, players, options=options)
        robot.play(server, seats, moves, then_ada=True)
        robot.say(server, seats, 1, "Good luck!")
        robot.say(server, seats, 0, "And to you!")
        found.append(Place(f"table-{game}", seats.link, "main .board *", seats))
    inviting, invited = (robot.table(server, "laser", 3, free=2, listed=True) for _ in range(2))
    found.append(Place("invite", inviting.link, "#invite"))
    found.append(Place("join", f"/t/{invited.match}", "main form"))
    for game in ("prizmik", "prism", "prisma"):
        seats = robot.table(server, game, options=ENDS[game])
        robot.play(server, seats, 90)
        if server.match(seats.match).phase != "over":
            robot.resign(server, seats)
        found.append(Place(f"result-{game}", seats.link, "#result", seats))
        found.append(Place(f"replay-{game}", f"/replay/{seats.match}", "main .board *"))
        if game != "prisma":
            study = server.post("/api/studies", {"match": seats.match})["study"]
            found.append(Place(f"study-{game}", f"/study/{study}", "main .board *"))
    return found


def _code() -> str:
    game = registry.find("prisma")
    return code_of(game, game.position(game.setup(2, {}, 5)))
