"""What reaches a browser never depends on what its seats cannot know.

Random games are played over real sockets. Then the true game is read from the store and every view,
version and line that any browser was told is held against what that browser could know.
"""

import random
from pathlib import Path
from typing import Any

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

    def __init__(self, events: list[m.Events]) -> None:
        self.events = events
        self.steps: list[Match] = [fold(events[:n]) for n in range(1, len(events) + 1)]
        self.game = self.steps[0].game

    def check(self, browser: Browser) -> None:
        mine = browser.table["mine"]
        noticed = self.versions(mine)
        told = [message for message in browser.heard if message["is"] in ("table", "update")]
        assert len(told) > 5
        for message in told:
            # All versions that look the same to this browser are one to it.
            match = self.steps[max(n for n, v in enumerate(noticed) if v == message["version"])]
            for name, view in message["views"].items():
                self.check_view(match, None if name == "watch" else int(name), view)
        self.check_log(browser, mine)
        created = self.steps[0].created
        if not browser.over:
            everything = "".join(browser.raw)
            assert str(created.seed) not in everything
            assert created.nonce not in everything

    def versions(self, mine: list[int]) -> list[int]:
        """For each event the version as this browser has to count: it grows only with what changes
        something for its seats."""
        count, versions = 0, []
        for n, event in enumerate(self.events):
            if not isinstance(event, m.Moved) or event.seat in mine:
                count += 1
            else:
                before, after = self.steps[n - 1].state, self.steps[n].state
                count += any(
                    self.known(before, seat) != self.known(after, seat)
                    for seat in mine or [SPECTATOR]
                )
            versions.append(count)
        return versions

    def known(self, state: Any, seat: int) -> bytes:
        return bytes(self.game.redacted(state, seat).tobytes())

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
        """A line for every move that it could notice, each telling what the redacted states do."""
        reader = mine[0] if mine else SPECTATOR
        lines = [line for line in browser.table["log"] if line["kind"] == "moved"]
        expected = []
        for n, event in enumerate(self.events):
            if not isinstance(event, m.Moved):
                continue
            before = self.game.redacted(self.steps[n - 1].state, reader)
            after = self.game.redacted(self.steps[n].state, reader)
            if event.seat != reader and before.tobytes() == after.tobytes():
                continue
            move = self.game.text.parse_move(event.move)
            assert move is not None
            told = self.game.events_in_full(before, event.seat, move, after)
            expected.append((told, event.move if event.seat == reader else None))
        assert [(line["events"], line.get("move")) for line in lines] == expected
        if not browser.over:
            assert [line["moves"] for line in lines] == list(range(1, len(lines) + 1))


async def test_a_secret_step_is_not_even_counted(server: Server) -> None:
    """While one commits in secret, step by step, the others hear nothing at all: not a version,
    not a line, and the clocks do not tell when it was."""
    browsers = await server.seat_all(
        "prismatic", 2, options={"goal": 3}, clock={"type": "per_game", "ms": 600_000}
    )
    ann, bea = browsers
    dice = random.Random(3)
    for _ in range(60):
        await play_at_random(browsers, dice, 1)
        if any(move.startswith("put ") for move in ann.moves()):
            break
    heard, version = len(bea.heard), bea.table["version"]
    own = ann.table["version"]
    steps = 0
    while steps < 2 and (secret := [move for move in ann.moves() if move.startswith("put ")]):
        await ann.play(secret[0])
        steps += 1
        await bea.settle()
    assert steps, "nothing was put in secret"
    assert ann.table["version"] == own + steps
    assert [message["is"] for message in bea.heard[heard:]] == ["pong"] * steps
    told = await bea.hello(bea.token)
    assert told["version"] == version
    assert told["clocks"]["at"] == told["now"]


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
