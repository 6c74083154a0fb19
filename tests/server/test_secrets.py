"""What reaches a browser never depends on what its seats cannot know.

Random games are played over real sockets. Then the true game is read from the store and every view,
version and line that any browser was told is held against what that browser could know.
"""

import random
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from pentaprism.core.game import SPECTATOR
from pentaprism.match import model as m
from pentaprism.match.match import Match, fold
from pentaprism.store import Store
from tests.server.client import Browser, Json, Server, play_at_random

pytestmark = pytest.mark.anyio

GAMES: list[tuple[str, int, Json, int]] = [
    ("prisma", 3, {}, 60),
    ("prism", 4, {"target": 1}, 70),
    ("prismatic", 3, {"goal": 3, "auction": True}, 90),
    ("prismatic", 2, {"goal": 3}, 60),
    ("laser", 3, {"mode": "team", "untimed": True}, 40),
]


@pytest.mark.parametrize(("game", "players", "options", "moves"), GAMES)
async def test_no_browser_is_told_a_secret(
    server: Server, game: str, players: int, options: Json, moves: int
) -> None:
    clock = {"type": "per_game", "ms": 600_000, "increment": 2000}
    browsers = await server.seat_all(game, players, options=options, clock=clock)
    watching = await server.open(browsers[0].match)
    await play_at_random(browsers, random.Random(game), moves // 2)
    # Somebody's line breaks in the middle; what is told again must tell no more.
    await browsers[1].hello(browsers[1].token)
    await watching.hello(None)
    await play_at_random(browsers, random.Random(game), moves // 2)
    await watching.settle()

    store = await Store.open(server.database)
    events = [m.decode(event) for event in await store.load(watching.match)]
    await store.close()
    truth = Truth(events)
    for browser in [*browsers, watching]:
        truth.check(browser)


class Truth:
    """The whole game, step by step."""

    def __init__(self, events: list[m.Event]) -> None:
        self.events = events
        self.steps: list[Match] = [fold(events[:n]) for n in range(1, len(events) + 1)]
        self.game = self.steps[0].game

    def check(self, browser: Browser) -> None:
        mine = browser.table["mine"]
        told = [message for message in browser.heard if message["is"] in ("table", "update")]
        assert len(told) > 5
        for message in told:
            match = self.steps[message["version"] - 1]
            for name, view in message["views"].items():
                self.check_view(match, None if name == "watch" else int(name), view)
        self.check_log(browser, mine)
        created = self.steps[0].created
        if not browser.over:
            everything = "".join(browser.raw)
            assert str(created.seed) not in everything
            assert created.nonce not in everything

    def check_view(self, match: Match, seat: int | None, view: Json) -> None:
        if match.phase == "gathering":
            return
        viewer = SPECTATOR if seat is None else seat
        # In every world that agrees with what the seat knows the view must be the same.
        for number in (1, 2):
            world = self.game.redacted(match.state, viewer)
            world[0]["rng"] = np.uint64(number)
            self.game.face.determinise(world, 0, viewer)
            expected = self.game.view(world, seat)
            if match.phase == "playing":
                assert view == expected
            else:
                assert view["position"] == expected["position"]

    def check_log(self, browser: Browser, mine: list[int]) -> None:
        """A line for every act, each telling what the redacted states do: of a secret choice the
        last step, or to whoever made it all of them."""
        reader = mine[0] if mine else SPECTATOR
        lines = [line for line in browser.table["log"] if line["kind"] == "moved"]
        expected = []
        for event, stood in zip(self.events[1:], self.steps, strict=False):
            if not isinstance(event, m.Moved):
                continue
            told: list[Any] = []
            own = event.seat == reader
            steps = stood.steps_of(stood.state, event)
            for before, move, after in steps if own else steps[-1:]:
                known = (self.game.redacted(state, reader) for state in (before, after))
                told += self.game.events_in_full(next(known), event.seat, move, next(known))
            values = list(map(self.game.event_values, told))
            told = msgspec.json.decode(msgspec.json.encode(values))  # as it comes over the wire
            expected.append((told, ", ".join(event.moves) if own else None))
        assert [(line["events"], line.get("move")) for line in lines] == expected
        assert [line["moves"] for line in lines] == list(range(1, len(lines) + 1))


async def test_a_secret_choice_is_told_as_one_act(server: Server) -> None:
    """However many moves it has, the others hear of one: one message, one version, one line."""
    ann, bea = await server.seat_all("prismatic", 2, options={"goal": 3})
    version, heard = bea.table["version"], len(bea.heard)
    keep = next(move for move in ann.moves() if move.startswith("keep"))
    assert (await ann.play(keep, "take R", "take B", "ready"))["is"] == "update"
    await bea.settle()
    assert ann.table["version"] == bea.table["version"] == version + 1
    (update,) = [message for message in bea.heard[heard:] if message["is"] == "update"]
    (line,) = update["log"]
    assert [event["kind"] for event in line["events"]] == ["ready"]
    assert (line["words"], line["move"], line["moves"]) == (None, None, 1)
    assert "take" not in "".join(bea.raw[heard:])
    own = ann.table["log"][-1]
    assert own["move"] == f"{keep}, take R, take B, ready"


async def test_a_preview_tells_no_secret(server: Server) -> None:
    """What would be drawn stays unknown: the preview is the same in every world."""
    browsers = await server.seat_all("prism", 3)
    acting = next(browser for browser in browsers if browser.to_act())
    before = acting.view
    for move in acting.moves()[:5]:
        shown = await acting.do("preview", move=move)
        assert shown["is"] == "preview"
        assert shown["move"] == move
        others = {str(browser.view["position"]["hands"]) for browser in browsers}
        assert str(shown["position"]["hands"]) not in others - {str(before["position"]["hands"])}
    await acting.settle()
    assert acting.view == before
    assert await acting.refused("preview", move="nonsense") == "illegal-move"


async def test_a_preview_invents_nothing(server: Server) -> None:
    """What would be drawn is not made up, and what only the solver knows is not told before."""
    browsers = await server.seat_all("prism", 2)
    acting = next(browser for browser in browsers if browser.to_act())
    shown = await acting.do("preview", move="draw")
    assert shown["position"]["hands"] == acting.view["position"]["hands"]
    assert not any("draws" in event["text"] for event in shown["events"] if "card" in event)
    ann, bea = await server.seat_all("laser", 2, options={"untimed": True}, hints=False)
    await ann.play("impossible")
    await bea.settle()
    shown = await bea.do("preview", move="pass")
    assert shown["events"]
    assert "truth" not in [event["kind"] for event in shown["events"]]


async def test_the_time_of_a_secret_choice_does_not_tell_its_steps(tmp_path: Path) -> None:
    """Keep a card, take two motes, ready: all within the time of one move, however quick."""
    server = Server(f"sqlite:///{tmp_path}/tables.db", tmp_path, bot_ms=600, bot_pause_ms=400)
    server.start()
    times: list[float] = []
    try:
        for _ in range(2):
            made = server.new_match("prismatic", "me", "bot")
            browser = await server.open(made["match"], made["token"])
            began = browser.table["log"][-1]["at"]
            while not (moved := [x for x in browser.table["log"] if x["kind"] == "moved"]):
                await browser.hear()
            times.append((moved[0]["at"] - began) / 1000)
    finally:
        server.kill()
    # One move takes 400 ms at least. A busy machine can only add to it.
    assert min(times) >= 0.99
