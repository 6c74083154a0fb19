"""Where all wishes about tables meet: decide, append at the expected version, then publish.

A match belongs to no process. Each keeps the tables that somebody looks at in memory; if another
process was quicker, the append fails, the table is read again and the wish is decided anew.
"""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable

import msgspec

from pentaprism.bots import levels_of
from pentaprism.core.errors import PentaprismError
from pentaprism.games import registry
from pentaprism.match import model as m
from pentaprism.match import seen
from pentaprism.match.decide import decide
from pentaprism.server import wire
from pentaprism.server.config import Config
from pentaprism.server.live import Connection, Live
from pentaprism.server.ready import ready
from pentaprism.server.telemetry import CACHED, CONFLICTS, MOVES, STORED, TABLES, log
from pentaprism.server.tokens import Grant, Signer, new_key, new_match_id, new_nonce, new_seed
from pentaprism.store import Append, Conflict, Store, Summary

#: If nobody has made a bot's move by then, any process may: the one that should have is gone.
_BOT_LEASE = 20_000
_TRIES = 20


class UnknownTable(PentaprismError):
    code = "unknown-table"


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class Hub:
    def __init__(self, store: Store, signer: Signer, config: Config) -> None:
        self.store = store
        self.signer = signer
        self.config = config
        self.now: Callable[[], int] = now_ms
        #: Called after every change, for bots; and with what other processes should hear of.
        self.on_change: Callable[[Live], None] = lambda live: None
        self.notify: Callable[[str], None] = lambda match: None
        self._lives: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Future[Live]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # -- tables in memory

    async def get(self, match: str) -> Live:
        """The table, read from the store if it is not in memory."""
        live = self._lives.get(match)
        if live:
            return live
        if match not in self._loading:
            self._loading[match] = asyncio.ensure_future(self._load(match))
            self._loading[match].add_done_callback(lambda _: self._loading.pop(match))
        return await asyncio.shield(self._loading[match])

    async def _load(self, match: str) -> Live:
        stored = await self.store.load(match)
        if not stored:
            raise UnknownTable("there is no such table")
        events = [m.decode(event) for event in stored]
        first = events[0]
        assert isinstance(first, m.Created)
        await ready(registry.find(first.settings.game))
        return self._keep(Live(events))

    def _keep(self, live: Live) -> Live:
        self._lives[live.match.id] = live
        if len(self._lives) > self.config.limits.cached:
            self._forget_some()
        self._set_alarm(live)
        CACHED.set(len(self._lives))
        return live

    def _forget_some(self) -> None:
        """Drop the tables that nobody looks at; the store has them."""
        for match, live in list(self._lives.items()):
            if not live.connections and not live.thinking and not live.lock.locked():
                if live.alarm:
                    live.alarm.cancel()
                del self._lives[match]

    # -- wishes

    async def create(self, wish: wire.NewMatch) -> Grant:
        """A new table with the seats of the one who asks."""
        await ready(registry.find(wish.game))
        people = [seat.kind for seat in wish.seats if seat.kind != "bot"]
        settings = m.Settings(
            game=wish.game,
            players=len(wish.seats),
            options=wish.options,
            clock=wish.clock,
            absence=wish.absence,
            takebacks=wish.takebacks,
            hints=("open" not in people) if wish.hints is None else wish.hints,
            listed=wish.listed,
        )
        mine = tuple(n for n, seat in enumerate(wish.seats) if seat.kind == "me")
        plans = tuple(
            m.Plan(bot=self._level(wish.game, seat) if seat.kind == "bot" else None, name=seat.name)
            for seat in wish.seats
        )
        return await self._create(settings, plans, mine, new_key())

    @staticmethod
    def _level(game: str, seat: wire.SeatWish) -> str:
        levels = levels_of(registry.find(game))
        return seat.level or levels[len(levels) // 2].name

    async def _create(
        self, settings: m.Settings, plans: tuple[m.Plan, ...], mine: tuple[int, ...], key: str
    ) -> Grant:
        command = m.Create(
            match=new_match_id(),
            settings=settings,
            plans=plans,
            seed=new_seed(),
            nonce=new_nonce(),
            mine=mine,
            key=key,
        )
        events = decide(None, command, self.now())
        live = Live(events)
        await self._append(live, 0, events)
        self._keep(live)
        TABLES.labels(settings.game).inc()
        self.on_change(live)
        return Grant(command.match, mine, key)

    async def sit(self, match: str, wish: wire.TakeSeat) -> Grant:
        live = await self.get(match)
        key = new_key()
        await self.submit(live, m.Sit(name=wish.name, key=key, seat=wish.seat))
        (seat,) = (n for n, chair in enumerate(live.match.chairs) if chair.key == key)
        return Grant(match, (seat,), key)

    async def submit(
        self,
        live: Live,
        command: m.Commands,
        sender: Connection | None = None,
        re: str | None = None,
    ) -> bool:
        """Carry a wish out: durable and told to everybody when this returns. False if there was
        nothing to do; raises what is wrong with the wish."""
        async with live.lock:
            for _ in range(_TRIES):
                try:
                    await self._ring(live)
                    events = decide(live.match, command, self.now())
                    if events:
                        await self._carry_out(live, events, sender, re)
                    return bool(events)
                except Conflict:
                    CONFLICTS.inc()
                    await self._catch_up(live)
            raise PentaprismError("too many at once: try again")

    async def _ring(self, live: Live) -> None:
        """First whatever time has brought about."""
        while (deadline := live.match.deadline()) is not None and deadline <= self.now():
            events = decide(live.match, m.Tick(), self.now())
            if not events:
                break
            await self._carry_out(live, events)

    async def _carry_out(
        self,
        live: Live,
        events: list[m.Events],
        sender: Connection | None = None,
        re: str | None = None,
    ) -> None:
        since = live.match.version
        for event in events:
            if isinstance(event, m.Rematched):
                await self._set_up_rematch(live, event.match)
        fresh = live.evolve(events)
        try:
            await self._append(live, since, events)
        except BaseException:
            # Not stored, or nobody knows: what is in memory may not be true.
            self._lives.pop(live.match.id, None)
            await asyncio.shield(self._reload(live))
            raise
        live.publish(since, fresh, self.now(), sender, re)
        self._after(live)
        for event in events:
            if isinstance(event, m.Moved):
                MOVES.labels(live.match.settings.game, "person" if event.ref else "bot").inc()

    def _after(self, live: Live) -> None:
        self._set_alarm(live)
        self.on_change(live)
        self.notify(live.match.id)

    async def _append(self, live: Live, expected: int, events: list[m.Events]) -> None:
        match = live.match
        due = match.deadline()
        if match.bots_to_act():
            due = min(match.last_at + _BOT_LEASE, due or 2**62)
        began = time.perf_counter()
        await self.store.append(
            Append(
                match=match.id,
                expected=expected,
                events=[m.encode(event) for event in events],
                due=due,
                summary=summary(live) if _shows(events, live) else None,
            )
        )
        STORED.observe(time.perf_counter() - began)

    async def _reload(self, live: Live) -> None:
        stored = await self.store.load(live.match.id)
        if stored:
            live.reload([m.decode(event) for event in stored])
            self._lives[live.match.id] = live

    async def _catch_up(self, live: Live) -> None:
        """Take in what another process has stored meanwhile, and tell it."""
        since = live.match.version
        stored = await self.store.load(live.match.id, after=since)
        if stored:
            fresh = live.evolve([m.decode(event) for event in stored])
            live.publish(since, fresh, self.now())
            self._set_alarm(live)

    async def heard(self, match: str) -> None:
        """Another process has changed a table."""
        live = self._lives.get(match)
        if live:
            async with live.lock:
                await self._catch_up(live)

    # -- rematch

    async def _set_up_rematch(self, live: Live, following: str) -> None:
        """The next table, everybody one seat further; stored before the old one names it."""
        match = live.match
        players = match.players
        order = [(seat - 1) % players for seat in range(players)]  # who sits there now
        plans = tuple(
            m.Plan(bot=match.chairs[seat].bot, name=match.chairs[seat].name) for seat in order
        )
        created = decide(
            None,
            m.Create(
                match=following,
                settings=match.settings,
                plans=plans,
                seed=new_seed(),
                nonce=new_nonce(),
                previous=match.id,
            ),
            self.now(),
        )
        at = self.now()
        sat = [
            m.Sat(at=at, seat=seat, name=match.chairs[old].name, key=match.chairs[old].key)
            for seat, old in enumerate(order)
            if match.chairs[old].key
        ]
        events: list[m.Events] = [*created, *sat, m.Begun(at=at)]
        fresh = Live(events)
        await self._append(fresh, 0, events)
        self._keep(fresh)
        self.on_change(fresh)

    def claim(self, live: Live, old: Grant) -> Grant:
        """The seats that the holder of a token has at another table of the same people."""
        seats = tuple(n for n, chair in enumerate(live.match.chairs) if chair.key == old.key)
        return Grant(live.match.id, seats, old.key)

    def granted(self, live: Live, token: str | None) -> tuple[int, ...] | None:
        """The seats that a token opens at this table; None for a token that opens nothing."""
        if token is None:
            return ()
        grant = self.signer.read(token)
        if grant is None or grant.match != live.match.id:
            return None
        chairs = live.match.chairs
        good = all(
            0 <= seat < len(chairs) and chairs[seat].key == grant.key for seat in grant.seats
        )
        return grant.seats if good and grant.seats else None

    # -- time

    def _set_alarm(self, live: Live) -> None:
        if live.alarm:
            live.alarm.cancel()
            live.alarm = None
        deadline = live.match.deadline()
        if deadline is not None:
            delay = max(0, deadline - self.now()) / 1000
            live.alarm = asyncio.get_running_loop().call_later(
                min(delay, 86_400), lambda: self.spawn(self.tick(live))
            )

    async def tick(self, live: Live) -> None:
        """Somebody's time may be up."""
        async with live.lock:
            try:
                await self._ring(live)
            except Conflict:
                await self._catch_up(live)
        self._set_alarm(live)

    # -- people come and go

    async def join(self, live: Live, connection: Connection, mine: tuple[int, ...]) -> None:
        """A browser said hello: tell it everything, and the others that it is there."""
        for seat in mine:
            with contextlib.suppress(PentaprismError):
                await self.submit(live, m.ComeBack(seat=seat))
        chat = await self.store.chat(live.match.id)
        said = [wire.ChatLine(line.at, line.name, line.text, line.seat) for line in chat]
        async with live.lock:
            before = live.presence()
            connection.mine = mine
            live.connections.add(connection)
            self._lives.setdefault(live.match.id, live)
            connection.tell(live.table(mine, said, self.now()))
            self._tell_presence(live, before)

    def part(self, live: Live, connection: Connection) -> None:
        before = live.presence()
        live.connections.discard(connection)
        self._tell_presence(live, before)
        self.watch_absence(live, connection.mine)

    def watch_absence(self, live: Live, seats: tuple[int, ...]) -> None:
        """See a little later whether these seats' people are there."""
        if seats and live.match.phase != "over":
            self.spawn(self._away(live, seats))

    async def _away(self, live: Live, seats: tuple[int, ...]) -> None:
        """A page that is only loaded again is not gone."""
        await asyncio.sleep(self.config.away_after_ms / 1000)
        for seat in seats:
            if not live.present[seat]:
                with contextlib.suppress(PentaprismError):
                    await self.submit(live, m.GoAway(seat=seat))

    @staticmethod
    def _tell_presence(live: Live, before: wire.Presence) -> None:
        presence = live.presence()
        if presence != before:
            encoded = msgspec.json.encode(presence)
            for connection in live.connections:
                connection.send(encoded)

    # -- background

    def spawn(self, work: Awaitable[None]) -> None:
        """Run something beside; what goes wrong is logged, not lost."""
        task: asyncio.Task[None] = asyncio.ensure_future(_guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @property
    def lives(self) -> list[Live]:
        """The tables in memory."""
        return list(self._lives.values())

    async def close(self) -> None:
        for live in self._lives.values():
            if live.alarm:
                live.alarm.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def _guarded(work: Awaitable[None]) -> None:
    try:
        await work
    except asyncio.CancelledError:
        raise
    except Exception:
        log.exception("background work failed")


def _shows(events: list[m.Events], live: Live) -> bool:
    """Whether the lobby has to know: nearly every event but a move in the middle of a game."""
    return live.match.phase == "over" or any(not isinstance(event, m.Moved) for event in events)


def info(live: Live) -> wire.TableInfo:
    match = live.match
    return wire.TableInfo(
        match=match.id,
        game=match.settings.game,
        phase=match.phase,
        seats=seen.seats(match),
        options=match.settings.options,
        clock=match.settings.clock,
        created=match.created.at,
        moves=sum(line.kind == "moved" for line in live.log(())),
    )


def summary(live: Live) -> Summary:
    match = live.match
    return Summary(
        game=match.settings.game,
        phase=match.phase,
        listed=match.settings.listed,
        created=match.created.at,
        info=msgspec.json.encode(info(live)),
    )
