"""The lab of a server: who may use it, files, and a run in a process of its own."""

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pentaprism.lab.questions import Plan
from pentaprism.server import lab as labs
from pentaprism.server.config import Config
from pentaprism.server.hub import Hub
from pentaprism.server.lab import EVERYBODY, NOBODY, Lab, LabClosed
from pentaprism.server.limits import LimitExceeded
from pentaprism.server.tokens import Signer
from pentaprism.store import Store
from tests.server.client import Server

pytestmark = pytest.mark.anyio

PLAN = Plan(question="shape", game="prism", players=(2,), levels=("random",), options={"target": 1})


@pytest.fixture
async def lab(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Lab]:
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")  # compiling takes longer than these games
    database = f"sqlite:///{tmp_path}/tables.db"
    store = await Store.open(database)
    hub = Hub(store, Signer("secret"), Config(database=""))
    made = Lab(hub, Config(database=database, lab_workers=3))
    yield made
    await made.close()
    await hub.close()
    await store.close()


@pytest.mark.parametrize(
    ("who", "address", "is_open"),
    [
        (1, "127.0.0.1", True),
        (1, "::1", True),
        (1, "::ffff:127.0.0.1", True),
        (1, "192.168.1.7", False),
        (1, "", False),
        (NOBODY, "127.0.0.1", False),
        (EVERYBODY, "203.0.113.9", True),
    ],
)
async def test_who_may_use_it(lab: Lab, who: int, address: str, is_open: bool) -> None:
    lab._who = who
    if is_open:
        lab.check_open(address)
    else:
        with pytest.raises(LabClosed):
            lab.check_open(address)


async def test_a_run_tells_what_it_finds_and_can_be_stopped(lab: Lab) -> None:
    await lab.start(PLAN, 2)
    assert lab.state.running
    with pytest.raises(LimitExceeded):
        await lab.start(PLAN, 2)
    await asyncio.gather(*lab._tasks)
    state = lab.state
    assert not state.running
    assert state.trouble == ""
    assert state.answer is not None
    assert state.answer.done
    assert state.answer.games == 2
    await lab.start(msgspec.structs.replace(PLAN, seed=9), 1000)
    keeper = lab._keeper
    assert keeper is not None
    while lab.state.answer is None:  # the workers are at it
        await asyncio.sleep(0.05)
    assert 0 < lab.state.share < 1
    await lab.stop()
    await _until_gone(keeper.pid)
    assert not lab.state.running


async def _until_gone(group: int) -> None:
    """Nobody of a run is left; what was killed needs a moment to be buried."""
    with contextlib.suppress(ProcessLookupError):
        while True:
            os.killpg(group, 0)
            await asyncio.sleep(0.05)


async def test_fewer_workers_while_people_play(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    assert lab.state.workers == 3
    monkeypatch.setattr(lab._hub.people, "occupied", lambda: {"a-table": 2})
    assert lab.state.workers == 1


def test_the_log_lies_beside_the_database() -> None:
    assert labs._log_file("sqlite:////srv/tables.sqlite") == "/srv/tables.lab.sqlite"


async def test_files_are_read_and_checked(server: Server) -> None:
    game = next(each for each in server.get("/api/lab").body if each["id"] == "prism")
    assert "standard" in game["files"]["deck"]
    file = server.get("/api/lab/prism/files/deck/standard").body
    content = file["content"]
    content["actions"]["zap"] = 9
    checked = server.post("/api/lab/prism/check", {"option": "deck", "content": content})
    assert checked.status == 200
    assert checked.body["content"] == content
    content["actions"]["zap"] = -3
    refused = server.post("/api/lab/prism/check", {"option": "deck", "content": content})
    assert refused.status == 400
    assert "actions.zap" in refused.body["message"]
    assert server.get("/api/lab/prism/files/deck/..").status in (400, 404)
    assert server.get("/api/lab/prism/files/nothing/standard").status == 400
    assert server.get("/api/lab/run/game?trial=7").status == 400
    assert server.get("/api/lab/run").body["running"] is False


async def test_what_is_too_much_or_makes_no_sense_is_refused(server: Server) -> None:
    wish = {"question": "shape", "game": "prism", "players": [2], "levels": ["random"]}
    changes: tuple[dict[str, Any], ...] = (
        {"games": 10**9},
        {"games": 0},
        {"players": []},
        {"players": [99]},
        {"levels": ["clairvoyant"]},
        {"question": "why"},
        {"question": "compare", "measure": "smiles"},
        {"options": {"deck": "try-000000000000"}},
        {"files": [{"option": "deck", "text": "x" * 40_000}]},
    )
    for change in changes:
        refused = server.post("/api/lab/run", {**wish, **change})
        assert refused.status == 400, change
    long = server.post("/api/lab/prism/check", {"option": "deck", "text": "#" * 40_000})
    assert long.status == 400
    taken = {"option": "deck", "name": "standard", "text": "[colours]"}
    assert server.post("/api/lab/prism/keep", taken).status == 400
    assert server.get("/api/lab/run").body["run"] == 0
    # Whoever may use it is told where it is.
    assert server.get("/api/matches").body["lab"] is True
