"""After the game: replay, record, analysis, and the proof that the deal was fair."""

import hashlib
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from pentaprism.games import registry
from pentaprism.records import Record, replay
from tests.server.client import Browser, Json, Server, play_at_random

pytestmark = pytest.mark.anyio


async def finished(server: Server, game: str, players: int, moves: int) -> list[Browser]:
    """A game that was played for a while and then given up, with one who watched."""
    browsers = await server.seat_all(game, players)
    watching = await server.open(browsers[0].match)
    await play_at_random(browsers, random.Random(game), moves)
    for browser in browsers:
        await browser.settle()
        if not browser.over:
            await browser.do("resign")
    for browser in (*browsers, watching):
        await browser.until(phase="over")
    return [*browsers, watching]


async def test_nothing_is_shown_before_the_end(server: Server) -> None:
    ann, _ = await server.seat_all("prism", 2)
    for what in ("record", "replay", "replay?as=0", "replay?as=watch", "analysis"):
        refused = server.get(f"/api/matches/{ann.match}/{what}")
        assert (refused.status, refused.body["code"]) == (409, "not-allowed")
    assert server.get("/api/matches/nowhere/record").status == 404


@pytest.mark.parametrize("game", ["prism", "prizmik"])
async def test_a_replay_shows_what_each_knew_then(server: Server, game: str) -> None:
    browsers = await finished(server, game, 2, 25)
    for viewer, browser in zip(("0", "1", "watch"), browsers, strict=True):
        shown = server.get(f"/api/matches/{browser.match}/replay?as={viewer}").body
        frames = [frame["view"]["position"] for frame in shown["frames"]]
        assert len(frames) == 26
        for moves, position in positions_seen(browser).items():
            assert frames[moves] == position
        assert shown["result"] == browser.table["result"]
    for bad in ("2", "-1", "everything", "9" * 5000, "%D9%A1"):
        assert server.get(f"/api/matches/{browsers[0].match}/replay?as={bad}").status == 400


def positions_seen(browser: Browser) -> dict[int, Json]:
    """What the browser saw after each number of moves while the game went on."""
    seen, moves = {}, 0
    for message in browser.heard:
        if message["is"] == "update":
            moves += sum(line["kind"] == "moved" for line in message["log"])
            (view,) = message["views"].values()
            seen[moves] = view["position"]
    assert moves == 25
    return {n: position for n, position in seen.items() if n}


async def test_the_record_verifies(server: Server, tmp_path: Path) -> None:
    browsers = await finished(server, "prism", 3, 30)
    match = browsers[0].match
    answer = server.get(f"/api/matches/{match}/record")
    assert answer.headers["content-disposition"] == f'attachment; filename="prism-{match}.jsonl"'
    record = Record.from_text(answer.body.decode())
    states = list(replay(record))
    game = registry.find("prism")
    # The replay of "all" is the game as it was.
    shown = server.get(f"/api/matches/{match}/replay").body
    for frame, state in zip(shown["frames"], states, strict=True):
        position = game.position(state)
        del position["rng"]
        assert frame["view"]["position"] == position
    file = tmp_path / "game.jsonl"
    file.write_bytes(answer.body)
    command = [sys.executable, "-m", "pentaprism", "replay", str(file)]
    assert subprocess.run(command, stdout=subprocess.DEVNULL).returncode == 0
    # Anybody can verify the deal: the hash was shown first, the seed afterwards.
    fairness = browsers[0].table["fairness"]
    promised = browsers[0].heard[0]["fairness"]
    assert promised == {"hash": fairness["hash"], "seed": None, "nonce": None}
    said = f"{fairness['seed']}:{fairness['nonce']}"
    assert hashlib.sha256(said.encode()).hexdigest() == fairness["hash"]
    assert str(record.header.seed) == fairness["seed"]


async def test_an_analysis(server: Server) -> None:
    browsers = await finished(server, "prizmik", 2, 8)
    path = f"/api/matches/{browsers[0].match}/analysis"
    analysis = server.get(path).body
    until = time.monotonic() + 60
    while analysis["done"] < analysis["total"] or not analysis["judged"]:
        assert time.monotonic() < until
        time.sleep(0.1)
        analysis = server.get(path).body
    assert analysis["told"]
    assert analysis["total"] == 8
    assert [judged["moves"] for judged in analysis["judged"]] == list(range(8))
    for judged in analysis["judged"]:
        assert sum(judged["shares"]) == pytest.approx(1, abs=0.001)
        assert judged["better"] is None or judged["reason"]
    assert server.get(path).body == analysis


async def test_an_analysis_of_what_the_bot_cannot_judge(server: Server) -> None:
    cannot = [game.id for game in registry.GAMES if game.search not in JUDGES]
    for game in cannot:
        browsers = await finished(server, game, 2, 2)
        for _ in range(2):
            analysis = server.get(f"/api/matches/{browsers[0].match}/analysis").body
            assert (analysis["told"], analysis["total"]) == (False, 0)


JUDGES = ("alphabeta", "mcts", "ismcts")
