"""Games that everybody has left are ended by themselves."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from pentaprism.match import model as m
from pentaprism.server import wire
from pentaprism.server.config import Config
from pentaprism.server.hub import Hub
from pentaprism.server.live_match import Connected, Connection, LiveMatch
from pentaprism.server.tokens import Signer
from pentaprism.server.visits import Visits
from pentaprism.store import Store, Unavailable

pytestmark = pytest.mark.anyio

DAY = 86_400_000


class Place:
    """A hub whose clock stands until somebody puts it on."""

    def __init__(self, store: Store, days: int = 14) -> None:
        self.now = 1_700_000_000_000
        self.hub = Hub(store, Signer("secret"), Config(database="", abandoned_days=days))
        self.hub.now = lambda: self.now
        self.visits = Visits(self.hub)
        self.tokens: dict[str, str] = {}

    async def table(self, *kinds: str, **settings: object) -> LiveMatch:
        seats = [wire.SeatRequest(kind=kind) for kind in kinds]  # type: ignore[arg-type]
        wish = wire.NewMatch(game="prizmik", seats=seats, listed=True, **settings)  # type: ignore[arg-type]
        grant = await self.hub.create(wish)
        self.tokens[grant.match_id] = self.hub.signer.sign(grant)
        return await self.hub.get(grant.match_id)

    async def come(self, live: LiveMatch) -> Connection:
        connection = Connection(100, 1 << 20)
        assert await self.hub.people.join(live, connection, self.tokens[live.match.id])
        return connection

    async def later(self, ms: int) -> None:
        """Time passes, and then a minute's look."""
        self.now += ms
        await self.visits.note()
        await self.visits.end_abandoned()


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(f"sqlite:///{tmp_path}/tables.db")
    yield opened
    await opened.close()


@pytest.fixture
async def place(store: Store) -> AsyncIterator[Place]:
    made = Place(store)
    yield made
    await made.hub.close()


async def test_an_abandoned_game_ends_by_itself(place: Place) -> None:
    live = await place.table("me", "me")
    await place.later(13 * DAY)
    new = await place.table("me", "me")
    assert live.match.phase == "playing"
    await place.later(DAY)
    assert live.match.abandoned
    assert isinstance(live.events[-1], m.Abandoned)
    assert [m.decode(event) for event in await place.hub.store.load(live.match.id)] == live.events
    assert new.match.phase == "playing"
    # Nobody has to look after it any more.
    assert await place.hub.store.take_abandoned(2**52, 1) == [new.match.id]


async def test_who_comes_or_stays_keeps_it_alive(place: Place) -> None:
    stays, comes, watched = [await place.table("me", "me") for _ in range(3)]
    await place.come(stays)
    place.hub.people.leave(comes, await place.come(comes))
    watching = Connection(100, 1 << 20)
    assert await place.hub.people.join(watched, watching, None)
    await place.later(13 * DAY)
    place.hub.people.leave(comes, await place.come(comes))
    await place.later(13 * DAY)
    assert [live.match.phase for live in (stays, comes, watched)] == ["playing", "playing", "over"]
    await place.later(14 * DAY)
    assert [live.match.phase for live in (stays, comes)] == ["playing", "over"]


async def test_who_is_connected_elsewhere_keeps_it_alive(place: Place) -> None:
    """Whatever the store knows: another process may have died before it could say so."""
    live = await place.table("me", "me")
    live.elsewhere = {"other": Connected([0], 0)}
    await place.later(20 * DAY)
    assert live.match.phase == "playing"


async def test_tables_that_wait_are_not_ended(place: Place) -> None:
    waiting = await place.table("me", "open")
    timed = await place.table("me", "me", clock=m.PerMove(ms=14 * DAY))
    await place.later(14 * DAY - 1)
    await place.later(1)
    assert waiting.match.phase == "gathering"
    assert not timed.match.abandoned  # its flag falls instead
    # They are looked at again a day later.
    assert await place.hub.store.take_abandoned(place.now - 13 * DAY, 1) != []


async def test_another_process_ends_it(place: Place, store: Store) -> None:
    live = await place.table("me", "me")
    other = Place(store)
    try:
        await other.later(14 * DAY)
        await place.hub.on_remote_change(live.match.id)
        assert live.match.abandoned
    finally:
        await other.hub.close()


async def test_none_ever_is_where_that_is_set(store: Store) -> None:
    place = Place(store, days=0)
    live = await place.table("me", "me")
    await place.later(1000 * DAY)
    assert live.match.phase == "playing"
    await place.hub.close()


async def test_visits_are_noted_when_the_database_is_back(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await place.table("me", "me")
    place.hub.people.leave(live, await place.come(live))
    with monkeypatch.context() as away:

        async def fail(*_: object) -> None:
            raise Unavailable("gone")

        away.setattr(place.hub.store, "people_seen", fail)
        with pytest.raises(Unavailable):
            await place.visits.note()
    place.now += DAY
    await place.visits.note()
    assert await place.hub.store.take_abandoned(place.now - 1, 1) == []
    assert await place.hub.store.take_abandoned(place.now, 1) == [live.match.id]
