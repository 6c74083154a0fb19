"""The hub against a database that goes away, other processes, and little memory."""

import asyncio
import json
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pentaprism.core.errors import PentaprismError
from pentaprism.match import model as m
from pentaprism.match.decide import decide
from pentaprism.match.refusals import NotAllowed, Stale
from pentaprism.server import hub as hub_module
from pentaprism.server import wire
from pentaprism.server.clock import Clock
from pentaprism.server.config import Config, Limits
from pentaprism.server.hub import Hub
from pentaprism.server.live_match import Connection, LiveMatch
from pentaprism.server.supervisor import Supervisor
from pentaprism.server.tokens import Signer
from pentaprism.store import Append, Conflict, Store, Summary, Unavailable
from tests.server.hubs import add_bots

pytestmark = pytest.mark.anyio


class Flaky:
    """A store whose database goes away: `before` a write is made, or `after`, when nobody knows."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.before: Exception | None = None
        self.after: Exception | None = None

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def append(self, *appends: Append) -> None:
        if self.before:
            raise self.before
        await self._store.append(*appends)
        if self.after:
            raise self.after


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Any]:
    opened = await Store.open(f"sqlite:///{tmp_path}/tables.db")
    yield Flaky(opened)
    await opened.close()


@pytest.fixture
async def hub(store: Store) -> AsyncIterator[Hub]:
    made = Hub(
        store, Signer("secret"), Config(database="", bot_ms=20, bot_pause_ms=0, away_after_ms=50)
    )
    yield made
    await made.close()


async def prizmik(hub: Hub, *kinds: str) -> LiveMatch:
    seats = [wire.SeatRequest(kind=kind) for kind in kinds or ("me", "me")]  # type: ignore[arg-type]
    grant = await hub.create(wire.NewMatch(game="prizmik", seats=seats))
    return await hub.get(grant.match_id)


async def watch(hub: Hub, live: LiveMatch) -> Connection:
    connection = Connection(100, 1 << 20)
    assert await hub.people.join(live, connection, None)
    return connection


def told(connection: Connection) -> list[str]:
    said = [json.loads(connection.take()) for _ in range(len(connection.outbox))]
    return [message["is"] for message in said]


def move(live: LiveMatch, ref: str = "") -> m.Play:
    (seat,) = live.match.to_act
    text = live.match.game.legal_texts(live.match.state, seat)[0]
    return m.Play(seat=seat, moves=(text,), version=live.match.version, ref=ref, person=True)


async def stored(hub: Hub, live: LiveMatch) -> list[m.Event]:
    return [m.decode(event) for event in await hub.store.load(live.match.id)]


# -- a database that goes away


async def test_what_was_not_stored_is_not_true(hub: Hub, store: Any) -> None:
    live = await prizmik(hub)
    connection = await watch(hub, live)
    wish = move(live, "a")
    store.before = Unavailable("gone")
    with pytest.raises(Unavailable):
        await hub.submit(live, wish)
    assert live.events == await stored(hub, live)
    assert told(connection) == ["table", "presence"]
    store.before = None
    assert await hub.submit(live, wish)
    assert live.events == await stored(hub, live)
    assert told(connection) == ["update"]


async def test_what_was_stored_without_an_answer_is_found_out(hub: Hub, store: Any) -> None:
    live = await prizmik(hub)
    connection = await watch(hub, live)
    wish = move(live, "a")
    store.after = Unavailable("gone")
    with pytest.raises(Unavailable):
        await hub.submit(live, wish)
    store.after = None
    while not live.match.acts:
        await asyncio.sleep(0.01)
    assert told(connection) == ["table", "presence", "update"]
    # The sender says it again: it is a repeat.
    assert not await hub.submit(live, wish)
    assert len(live.match.acts) == 1


async def test_while_the_database_is_away_one_task_waits_for_it(hub: Hub, store: Any) -> None:
    seats = [wire.SeatRequest(kind="me"), wire.SeatRequest(kind="me")]
    clock = m.PerMove(ms=1000)
    grant = await hub.create(wire.NewMatch(game="prizmik", seats=seats, clock=clock))
    live = await hub.get(grant.match_id)
    began = hub.now()
    hub.now = lambda: began + 2000  # a flag has fallen
    load, store.before = store.load, Unavailable("gone")

    async def gone(*given: Any, **named: Any) -> Any:
        raise Unavailable("gone")

    store.load = gone
    for _ in range(5):
        await hub.tick(live)
    assert len(hub._tasks) == 1
    assert live.alarm is None
    store.before, store.load = None, load
    async with asyncio.timeout(10):
        while live.match.phase != "over":
            await asyncio.sleep(0.05)


async def test_nobody_loses_by_a_time_in_which_nobody_was_served(hub: Hub) -> None:
    """The lid of a laptop was closed, or the machine's clock was put right."""
    seats = [wire.SeatRequest(kind="me"), wire.SeatRequest(kind="me")]
    clock = m.PerMove(ms=60_000)
    grant = await hub.create(wire.NewMatch(game="prizmik", seats=seats, clock=clock))
    live = await hub.get(grant.match_id)
    began = hub.now()
    hub.last_served_at = began
    hub.now = lambda: began + 3_600_000
    # Whoever is first to notice, an alarm or a move: it has to wait until the time is given back.
    await hub.tick(live)
    with pytest.raises(Unavailable):
        await hub.submit(live, move(live))
    await Supervisor(hub, "node")._after_outage(began)
    assert live.match.phase == "playing"
    assert isinstance(live.events[-1], m.Gap)
    assert await hub.submit(live, move(live))
    hub.now = lambda: began + 3_660_001
    hub.last_served_at = began + 3_660_000
    await hub.tick(live)
    assert live.match.outcome is not None  # but then time goes on


def test_a_clock_that_is_set_back_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    times = iter([5_000, 6_000, 2_000, 2_500])
    monkeypatch.setattr(time, "time_ns", lambda: next(times) * 1_000_000)
    assert [clock() for _ in range(4)] == [5_000, 6_000, 6_000, 6_500]


async def test_what_changes_while_a_table_is_loaded_is_not_missed(hub: Hub, store: Any) -> None:
    live = await prizmik(hub)
    other = Hub(store, Signer("secret"), Config(database=""))
    load, loaded, go_on = store.load, asyncio.Event(), asyncio.Event()

    async def slowly(*given: Any, **named: Any) -> Any:
        found = await load(*given, **named)
        loaded.set()
        await go_on.wait()
        return found

    store.load = slowly
    loading = asyncio.create_task(other.get(live.match.id))
    await loaded.wait()
    store.load = load
    await hub.submit(live, move(live))
    heard = asyncio.create_task(other.on_remote_change(live.match.id))
    await asyncio.sleep(0.05)
    go_on.set()
    await heard
    assert (await loading).events == live.events
    await other.close()


async def test_a_command_that_is_broken_off(hub: Hub) -> None:
    live = await prizmik(hub)
    command = asyncio.create_task(hub.submit(live, move(live, "a")))
    await asyncio.sleep(0)
    command.cancel()
    await asyncio.gather(command, return_exceptions=True)
    await asyncio.sleep(0.2)
    assert live.events == await stored(hub, live)


async def test_what_is_not_stored_yet_is_read_by_nobody(hub: Hub, store: Any) -> None:
    """A game that ends with a write that fails has given nothing away."""
    live = await prizmik(hub)
    reached, go_on = asyncio.Event(), asyncio.Event()

    async def never(append: Append) -> None:
        reached.set()
        await go_on.wait()
        raise Unavailable("gone")

    kept, store.append = store.append, never
    ending = asyncio.create_task(hub.submit(live, m.Resign(seat=0)))
    await reached.wait()
    reading = asyncio.create_task(hub.get_stored(live.match.id))
    await asyncio.sleep(0.05)
    assert not reading.done()
    go_on.set()
    with pytest.raises(Unavailable):
        await ending
    store.append = kept
    assert (await reading).match.phase == "playing"


async def test_a_rematch_is_there_as_soon_as_it_is_named_and_not_before(
    hub: Hub, store: Any
) -> None:
    """Somebody was quicker at the old table: the next one is set up once, with the second try."""
    live = await prizmik(hub)
    await hub.submit(live, m.Resign(seat=0))
    tries: list[list[str]] = []

    async def once(*appends: Append) -> None:
        tries.append([append.match_id for append in appends])
        assert await store.load("following") == []
        store.append = kept
        raise Conflict(live.match.id, 1, 2)

    kept, store.append = store.append, once
    await hub.submit(live, m.MakeOffer(seat=1, what="rematch", next_match="following"))
    assert tries == [[live.match.id, "following"]]
    assert live.match.next == "following"
    assert (await hub.get("following")).match.phase == "playing"


# -- who may wish what, at the moment when it is decided


async def test_a_seat_that_was_left_meanwhile(hub: Hub) -> None:
    """What an old tab said just before, for a seat that somebody else has now."""
    live = await prizmik(hub, "me", "open")
    old = Connection(100, 1 << 20)
    old.seats, old.key = (0,), live.match.chairs[0].key
    await hub.submit(live, m.Leave(seat=0))
    await hub.sit(live.match.id, wire.TakeSeat(name="Cleo", seat=0))
    with pytest.raises(NotAllowed):
        await hub.submit(live, m.Leave(seat=0), old, "late")
    assert live.match.chairs[0].name == "Cleo"


async def test_who_came_in_at_the_last_moment_is_not_away(hub: Hub) -> None:
    absence = m.Absence(grace=1000, then="forfeit")
    seats = [wire.SeatRequest(kind="me"), wire.SeatRequest(kind="me")]
    grant = await hub.create(wire.NewMatch(game="prizmik", seats=seats, absence=absence))
    live = await hub.get(grant.match_id)
    async with live.lock:  # somebody says hello just now
        looking = asyncio.create_task(hub.people._check_absence(live, (0,)))
        await asyncio.sleep(0.2)
        live.connections.add(connection := Connection(100, 1 << 20))
        connection.seats = (0,)
    await looking
    assert live.match.chairs[0].away_since is None
    live.connections.clear()
    await hub.people._check_absence(live, (0,))
    assert live.match.chairs[0].away_since is not None


async def test_nobody_waits_for_another_tables_takeback(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To see whether anything was shown can take long in a long game."""
    slow, quick = await prizmik(hub), await prizmik(hub)

    def decide_slowly(match: Any, command: Any, now: int) -> Any:
        if isinstance(command, m.MakeOffer):
            time.sleep(1)
        return decide(match, command, now)

    await hub.submit(slow, move(slow))
    monkeypatch.setattr(hub_module, "decide", decide_slowly)
    asked = asyncio.create_task(hub.submit(slow, m.MakeOffer(seat=0, what="takeback")))
    await asyncio.sleep(0.1)
    await hub.submit(quick, move(quick))
    assert not asked.done()
    assert await asked
    assert not slow.match.acts


def test_a_long_message_may_be_followed_by_short_ones() -> None:
    async def fill() -> None:
        connection = Connection(10, 1000)
        connection.send_encoded(b"x" * 5000)  # a whole table
        connection.send_encoded(b"y" * 900)
        assert not connection.overrun.done()
        connection.send_encoded(b"z" * 200)
        assert connection.overrun.done()

    asyncio.run(fill())


# -- another process


async def test_two_hubs_on_one_store(hub: Hub, store: Any) -> None:
    other = Hub(store, Signer("secret"), Config(database=""))
    here = await prizmik(hub)
    there = await other.get(here.match.id)
    connection = await watch(other, there)
    await hub.submit(here, move(here))
    # The other one does not know yet, and decides on what it has seen: then again on what is true.
    with pytest.raises(PentaprismError):
        await other.submit(there, move(there))
    assert there.events == here.events
    assert told(connection) == ["table", "presence", "update"]
    await other.submit(there, move(there))
    await hub.on_remote_change(here.match.id)
    assert here.events == there.events == await stored(hub, here)
    await other.close()


async def test_news_that_come_while_the_store_is_away(hub: Hub, store: Any) -> None:
    other = Hub(store, Signer("secret"), Config(database=""))
    here = await prizmik(hub)
    there = await other.get(here.match.id)
    await hub.submit(here, move(here))

    async def once(match: str, after: int = 0) -> list[bytes]:
        store.load = load
        raise Unavailable("gone")

    load, store.load = store.load, once
    await other.on_remote_change(here.match.id)
    assert there.events == here.events
    await other.close()


# -- real time


async def test_a_game_in_real_time_does_not_run_on_for_nobody(hub: Hub) -> None:
    seats = [wire.SeatRequest(kind="me"), wire.SeatRequest(kind="me")]
    grant = await hub.create(wire.NewMatch(game="laser", seats=seats))
    live = await hub.get(grant.match_id)
    live.connections.add(connection := Connection(100, 1 << 20))
    connection.seats = (0, 1)
    began = Clock()()
    hub.now = lambda: began + 125_000  # nobody has bid for two minutes: new cards
    await hub.tick(live)
    assert len(live.match.acts) == 1
    live.connections.clear()
    hub.now = lambda: began + 300_000
    await hub.tick(live)
    assert (live.match.phase, len(live.match.acts)) == ("paused", 1)
    await hub.submit(live, m.Resume(seat=0))
    assert live.match.phase == "playing"


# -- little memory


async def test_tables_that_nobody_looks_at_are_forgotten(store: Any) -> None:
    hub = Hub(store, Signer("secret"), Config(database="", limits=Limits(cached=3)))
    lives = [await prizmik(hub) for _ in range(3)]
    await watch(hub, lives[1])
    for live in lives:
        live.last_used -= 3600
    lives[2].last_used += 3600  # somebody has it in hand
    await prizmik(hub)
    assert lives[0] not in hub.matches.all
    assert lives[1] in hub.matches.all
    assert lives[2] in hub.matches.all
    again = await hub.get(lives[0].match.id)
    assert again.events == lives[0].events
    await hub.close()


# -- what happens by itself


async def test_one_bad_table_does_not_keep_the_others_from_going_on(hub: Hub, store: Any) -> None:
    seats = [wire.SeatRequest(kind="me"), wire.SeatRequest(kind="me")]
    clock = m.PerMove(ms=60_000)
    good = await hub.create(wire.NewMatch(game="prizmik", seats=seats, clock=clock))
    summary = Summary(game="prizmik", phase="playing", listed=False, created=0, info=b"{}")
    await store.append(Append("bad", 0, [b'{"type": "gone"}'], due=1, summary=summary))
    await store.append(Append("worse", 0, [b"?"], due=1, summary=summary))
    again = Hub(store, Signer("secret"), Config(database=""))
    keeper = Supervisor(again, "again")
    await keeper.recover()
    assert [live.match.id for live in again.matches.all] == [good.match_id]
    await keeper._take_neglected()
    await again.close()


async def test_a_bot_that_was_refused_thinks_again(hub: Hub) -> None:
    add_bots(hub)
    live = await prizmik(hub, "me", "bot")
    submit = hub.submit

    async def once(*given: Any) -> bool:
        hub.submit = submit  # type: ignore[method-assign]
        raise Stale("something has happened since: look again")

    await hub.submit(live, move(live))
    hub.submit = once  # type: ignore[assignment, method-assign]
    for _ in range(500):
        if len(live.match.acts) == 2 and not live.thinking:
            break
        await asyncio.sleep(0.02)
    assert [moved.seat for moved in live.match.acts] == [0, 1]
    assert not live.thinking


# -- revised rules


async def test_a_table_of_older_rules_is_refused_with_a_sentence(hub: Hub) -> None:
    live = await prizmik(hub)
    await hub.submit(live, move(live))
    events = [
        msgspec.structs.replace(live.match.created, rules="0", match_id="old"),
        *live.events[1:],
    ]
    encoded = [m.encode(event) for event in events]
    summary = Summary("prizmik", "playing", True, 0, b"{}")
    await hub.store.append(Append("old", 0, encoded, due=1, summary=summary))
    for _ in range(2):
        with pytest.raises(PentaprismError, match="version 0 of the rules of PRIZMIK") as refused:
            await hub.get("old")
        assert refused.value.code == "older-rules"
    assert await hub.store.take_due(1 << 60, 1, 10) == []  # nobody tries to go on with it
    assert all(each.match_id != "old" for each in await hub.store.listed())
