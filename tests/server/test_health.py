"""/api/status: how the server does, honestly, and nobody's secrets."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from pentaprism.match import model as m
from pentaprism.server import health, wire
from pentaprism.server.config import Config
from pentaprism.server.health import Health, at_most
from pentaprism.server.hub import Hub
from pentaprism.server.live_match import Connected, Connection, LiveMatch
from pentaprism.server.supervisor import Supervisor
from pentaprism.server.telemetry import CONFLICTS, MOVES, REFUSALS, TROUBLE
from pentaprism.server.tokens import Signer
from pentaprism.store import Store, Unavailable
from tests.server.client import Server

pytestmark = pytest.mark.anyio


@pytest.fixture
async def hub(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hub]:
    monkeypatch.setattr(health, "_KEPT_SECONDS", -1.0)
    store = await Store.open(f"sqlite:///{tmp_path}/tables.db")
    made = Hub(store, Signer("secret"), Config(database=""))
    yield made
    await made.close()
    await store.close()


async def table(hub: Hub, game: str) -> LiveMatch:
    seats = [wire.SeatRequest(kind="me"), wire.SeatRequest(kind="me")]
    grant = await hub.create(wire.NewMatch(game=game, seats=seats))
    return await hub.get(grant.match_id)


@pytest.mark.parametrize(
    ("number", "told"), [(0, 10), (1, 10), (10, 10), (11, 20), (21, 50), (99, 100), (101, 200)]
)
def test_numbers_are_rounded_up(number: int, told: int) -> None:
    assert at_most(number) == told


async def test_what_a_running_server_says(server: Server) -> None:
    status = server.get("/api/status").body
    assert status["database"]["reachable"]
    assert status["database"]["ms"] >= 0
    assert status["since"] <= status["now"]
    assert set(status["games"]) == {"prizmik", "prisma", "laser", "prism", "prismatic"}
    assert status["people"] % 10 == status["tables"] % 10 == status["moves_a_minute"] % 10 == 0


async def test_trouble_of_the_last_hour(hub: Hub) -> None:
    asked = Health(hub)
    before = (await asked.status()).trouble
    assert before == wire.Trouble(0, 0, 0, 0)
    TROUBLE.labels("error").inc()
    TROUBLE.labels("database").inc(2)
    CONFLICTS.inc(3)
    REFUSALS.labels("too-much").inc(4)
    told = wire.Trouble(errors=1, conflicts=3, outages=2, limits=4)
    assert (await asked.status()).trouble == told
    for _ in range(60):
        asked.minute()
    assert (await asked.status()).trouble == told
    asked.minute()
    assert (await asked.status()).trouble == before


async def test_a_database_that_is_away_is_no_secret(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail() -> int:
        raise Unavailable("gone")

    monkeypatch.setattr(hub.store, "last_beat", fail)
    assert (await Health(hub).status()).database == wire.DatabaseStatus(False, None)


async def test_an_outage_counts_once_however_long_it_lasts(hub: Hub) -> None:
    asked, watch = Health(hub), Supervisor(hub, "node")
    for error in (
        Unavailable("gone"),
        Unavailable("gone"),
        ValueError("wrong"),
        Unavailable("gone"),
    ):
        watch._count_trouble(error)
    trouble = (await asked.status()).trouble
    assert (trouble.outages, trouble.errors) == (2, 1)


async def test_people_and_tables(hub: Hub) -> None:
    asked = Health(hub)
    live = await table(hub, "prizmik")
    for _ in range(11):
        await hub.people.join(live, Connection(100, 1 << 20), None)
    hub.people.on_remote_presence("other", "elsewhere", Connected([0, 1], 9))
    assert sum(hub.people.occupied().values()) == 22
    status = await asked.status()
    assert (status.tables, status.people) == (10, 50)


async def test_a_secret_choice_counts_as_one_move(hub: Hub) -> None:
    """Otherwise one could tell by the numbers what an opponent commits."""
    live = await table(hub, "prismatic")
    counted = MOVES.counts.total()
    game, version = live.match.game, live.match.version
    keep = next(x for x in game.legal_texts(live.match.state, 0) if x.startswith("keep"))
    choice = (keep, "take R", "take B", "ready")
    await hub.submit(live, m.Play(seat=0, moves=choice, version=version, ref="x"))
    assert MOVES.counts.total() - counted == 1
    assert live.match.version == version + 1
