"""Where all wishes about tables meet: decide, append at the expected version, then publish.

A match belongs to no process. Each keeps the tables that somebody looks at in memory; if another
process was quicker, the append fails, the table is read again and the wish is decided anew.
"""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from pentaprism.bots import levels_of
from pentaprism.core.errors import PentaprismError
from pentaprism.games import registry
from pentaprism.match import afterthoughts
from pentaprism.match import model as m
from pentaprism.match.decide import decide
from pentaprism.match.refusals import NotAllowed
from pentaprism.server import wire
from pentaprism.server.attendance import Attendance
from pentaprism.server.beside import Beside
from pentaprism.server.clock import Clock
from pentaprism.server.config import Config
from pentaprism.server.limits import Buckets
from pentaprism.server.live import Connection, Live, News
from pentaprism.server.outside import OutsideBots
from pentaprism.server.ready import ready
from pentaprism.server.rematch import rematch
from pentaprism.server.retired import check_rules
from pentaprism.server.summaries import summary
from pentaprism.server.telemetry import CACHED, CONFLICTS, MOVES, TABLES, TROUBLE, log
from pentaprism.server.tokens import Grant, Signer, new_key, new_match_id, new_nonce, new_seed
from pentaprism.store import Append, Conflict, Store, Unavailable

T = TypeVar("T")

_TRIES = 20
#: Tables that were used so short a time ago may still be in somebody's hands.
_IDLE_SECONDS = 60.0
#: They are looked through no more often than this.
_SWEEP_SECONDS = 5.0
#: So many sockets of one address may say as much as a socket may, all the time.
_BUSY_SOCKETS = 10
#: When so many moves wait for their afterthoughts, further ones are told without.
_THOUGHTS = 16
#: Who was not known to serve for so many milliseconds has been away.
SILENCE = 3_000


#: What a browser is told that loses its seat without having asked for that.
_UNSEATED: dict[type[m.Event], str] = {
    m.Removed: "you were removed from this table: you are watching",
    m.Renewed: "another device of yours has signed this one out: you are watching",
}


class UnknownTable(PentaprismError):
    code = "unknown-table"


class BadToken(PentaprismError):
    code = "bad-token"


class Hub:
    def __init__(self, store: Store, signer: Signer, config: Config) -> None:
        self.store = store
        self.signer = signer
        self.config = config
        self.clock = Clock()
        self.now: Callable[[], int] = self.clock
        #: When this process was last known to serve, once somebody watches over that.
        self.pulse: int | None = None
        #: Called after every change, for bots; and with what other processes should hear of.
        self.on_change: Callable[[Live], None] = lambda live: None
        self.notify: Callable[[str], None] = lambda match: None
        self.notify_chat: Callable[[str, wire.ChatLine], None] = lambda match, line: None
        self.people = Attendance(self)
        #: What all sockets of one address may say together.
        self.messages = Buckets(3 * _BUSY_SOCKETS * config.limits.messages_a_second, 3)
        self.outside = OutsideBots(config)
        self._lives: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Future[Live]] = {}
        #: Whether no clock rings: until it is known how long the server was away.
        self._still = False
        #: When tables were last dropped.
        self._swept = 0.0
        #: Some wishes take long to decide; they do so one at a time, beside all else.
        self._thinker = ThreadPoolExecutor(1, thread_name_prefix="decide")
        #: What takes time to find out about moves.
        self._afterthoughts = Beside("afterthoughts", _THOUGHTS)
        self._tasks: set[asyncio.Task[None]] = set()
        self._closing = False

    # -- tables in memory

    async def get(self, match: str) -> Live:
        """The table, read from the store if it is not in memory."""
        live = self._lives.get(match)
        if live is None:
            if match not in self._loading:
                self._loading[match] = asyncio.ensure_future(self._load(match))
                self._loading[match].add_done_callback(lambda _: self._loading.pop(match))
            live = await asyncio.shield(self._loading[match])
        live.touched = time.monotonic()
        return live

    async def get_patiently(self, match: str) -> Live:
        """The table as soon as the store answers."""
        return await _patiently(partial(self.get, match))

    def known(self, match: str) -> Live | None:
        """The table, if it is in memory."""
        return self._lives.get(match)

    async def stored(self, match: str) -> Live:
        """The table with nothing in it that is not stored yet, for who reads it at once."""
        live = await self.get(match)
        async with live.lock:
            return live

    async def _load(self, match: str) -> Live:
        stored = await self.store.load(match)
        if not stored:
            raise UnknownTable("there is no such table")
        events = [m.decode(event) for event in stored]
        first = events[0]
        assert isinstance(first, m.Created)
        await check_rules(self.store, first, len(events))
        await ready(registry.find(first.settings.game))
        live = self._keep(Live(events))
        chairs = enumerate(live.match.chairs)
        self.people.watch(live, tuple(seat for seat, chair in chairs if chair.has_a_say))
        return live

    def _keep(self, live: Live) -> Live:
        self._lives[live.match.id] = live
        live.elsewhere = self.people.elsewhere(live.match.id)
        if len(self._lives) > self.config.limits.cached:
            self._forget_some()
        self._set_alarm(live)
        CACHED.set(len(self._lives))
        return live

    def _forget_some(self) -> None:
        """Drop the tables that nobody looks at; the store has them."""
        now = time.monotonic()
        if now - self._swept < _SWEEP_SECONDS:
            return
        self._swept, long_ago = now, now - _IDLE_SECONDS
        for live in self.lives:
            idle = not live.connections and not live.thinking and not live.lock.locked()
            if idle and live.touched < long_ago:
                self._drop(live)

    def _drop(self, live: Live) -> None:
        if live.alarm:
            live.alarm.cancel()
        self._lives.pop(live.match.id, None)

    # -- wishes

    async def create(self, wish: wire.NewMatch, origin: str = "") -> Grant:
        """A new table with the seats of the one who asks; `origin` names where they are."""
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
            self._plan(wish.game, seat) if seat.kind == "bot" else m.Plan(name=seat.name)
            for seat in wish.seats
        )
        return await self._create(settings, plans, mine, new_key(), origin)

    def _plan(self, name: str, seat: wire.SeatWish) -> m.Plan:
        """For a seat of a bot, ours or an outside one."""
        game = registry.find(name)
        if seat.outside is not None:
            return m.Plan(outside=self.outside.check(seat.outside, game))
        levels = levels_of(game)
        return m.Plan(bot=seat.level or levels[len(levels) // 2].name)

    async def _create(
        self,
        settings: m.Settings,
        plans: tuple[m.Plan, ...],
        mine: tuple[int, ...],
        key: str,
        origin: str,
    ) -> Grant:
        command = m.Create(
            match=new_match_id(),
            settings=settings,
            plans=plans,
            seed=new_seed(),
            nonce=new_nonce(),
            mine=mine,
            key=key,
            origin=origin,
        )
        live = Live(decide(None, command, self.now()))
        await self.store.append(self._append(live, News(0, live.events)))
        TABLES.labels(settings.game).inc()
        self._open(live, mine)
        return Grant(command.match, mine, key)

    def _open(self, live: Live, seats: tuple[int, ...]) -> None:
        """A new table is stored, with people on these seats."""
        self._keep(live)
        self.on_change(live)
        self.people.watch(live, seats)

    async def sit(self, match: str, wish: wire.TakeSeat) -> Grant:
        live = await self.get(match)
        key = new_key() if wish.id is None else self.signer.key(match, wish.id)
        seats = _seats_of(live, key)
        if not seats:
            await self.submit(live, m.Sit(name=wish.name, key=key, seat=wish.seat))
            seats = _seats_of(live, key)
        self.people.watch(live, seats)
        return Grant(match, seats, key)

    async def submit(
        self,
        live: Live,
        command: m.Commands,
        sender: Connection | None = None,
        re: str | None = None,
        unless: Callable[[], bool] = lambda: False,
    ) -> bool:
        """Carry a wish out: durable and told to everybody when this returns. False if there was
        nothing to do, or something is so; raises what is wrong with the wish."""
        live.touched = time.monotonic()
        async with live.lock:
            for _ in range(_TRIES):
                try:
                    if not isinstance(command, m.Recover):  # which says that no time has passed
                        await self._ring(live)
                    if unless():
                        return False
                    if sender and getattr(command, "seat", None) not in _still_mine(live, sender):
                        raise NotAllowed("that is not your seat")
                    events = await self._decide(live, command)
                    if events:
                        await self._carry_out(live, events, sender, re)
                    return bool(events)
                except Conflict as conflict:
                    CONFLICTS.inc()
                    if conflict.version == 0:  # it was tidied away since it was read
                        self._drop(live)
                        raise UnknownTable("there is no such table") from None
                    await self._catch_up(live)
            raise Unavailable(f"{_TRIES} times somebody was quicker at table {live.match.id}")

    async def _decide(self, live: Live, command: m.Commands) -> list[m.Events]:
        if isinstance(command, m.MakeOffer | m.AnswerOffer) and command.what == "takeback":
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(
                self._thinker, decide, live.match, command, self.now()
            )
        return await self._think_after(live, decide(live.match, command, self.now()))

    async def _think_after(self, live: Live, events: list[m.Events]) -> list[m.Events]:
        """The events with all that is to be told of them, found beside the loop while the table's
        lock is held: once for all who read it, now and later."""
        match = live.match
        if not afterthoughts.are_owed(match, events):
            return events
        if self._afterthoughts.full:
            return afterthoughts.think(match, events, hurry=True)
        return await self._afterthoughts.run(partial(afterthoughts.think, match, events))

    async def _ring(self, live: Live) -> None:
        """First whatever time has brought about."""
        while (deadline := live.match.deadline()) is not None and deadline <= self.now():
            if self.pulse is not None and self.now() - self.pulse > SILENCE:
                raise Unavailable("it is not known yet how long nobody was served")
            # In real time a game does not run on for nobody.
            alone = live.match.timer.ends is not None and not any(live.present)
            events = decide(live.match, m.Rest() if alone else m.Tick(), self.now())
            if not events:
                break
            await self._carry_out(live, await self._think_after(live, events))

    async def _carry_out(
        self,
        live: Live,
        events: list[m.Events],
        sender: Connection | None = None,
        re: str | None = None,
    ) -> None:
        following = [
            rematch(live.match, event.match, self.now())
            for event in events
            if isinstance(event, m.Rematched)
        ]
        news = live.evolve(events)
        try:
            await self.store.append(
                self._append(live, news),
                *(self._append(fresh, News(0, fresh.events)) for fresh in following),
            )
        except BaseException as error:
            # Not stored, or nobody knows: only what was true before is known to be true.
            live.reload(live.events[: news.since])
            if not isinstance(error, Conflict) and not live.settling:
                live.settling = True
                self.spawn(self._settle(live))
            raise
        self._tell(live, news, sender, re)
        self._after(live)
        for fresh in following:
            people = enumerate(fresh.match.chairs)
            self._open(fresh, tuple(seat for seat, chair in people if chair.is_person))
        for event in events:
            if isinstance(event, m.Moved):
                MOVES.counts[live.match.settings.game, "person" if event.ref else "bot"] += 1

    async def _settle(self, live: Live) -> None:
        """After a write that may or may not have been made."""
        try:
            await self._read_again(live)
        finally:
            live.settling = False
        self._after(live)

    async def _read_again(self, live: Live) -> None:
        """Something may have changed: look until the store can tell."""

        async def read() -> None:
            async with live.lock:
                await self._catch_up(live)

        await _patiently(read)

    def _tell(
        self, live: Live, news: News, sender: Connection | None = None, re: str | None = None
    ) -> None:
        """Tell everybody what is true now; whoever left or lost a seat sees no more than those who
        watch from this very moment on."""
        left = []
        if news.has(m.Left, m.Removed, m.Renewed):
            left = [each for each in live.connections if each.mine != _still_mine(live, each)]
        live.connections.difference_update(left)
        live.publish(news, self.now(), sender, re)
        live.connections.update(left)
        for connection in left:
            before, were = live.presence(), connection.mine
            connection.mine = _still_mine(live, connection)
            if connection is sender and re is not None:
                connection.tell(wire.Done(re=re, version=live.match.version))
            for kind, why in _UNSEATED.items():
                if news.has(kind):
                    connection.tell(
                        wire.Refused(re=None, code=BadToken.code, message=why, clause=None)
                    )
            connection.tell(live.table(connection.mine, live.chat or [], self.now()))
            self.people.tell(live, before)
            self.people.watch(live, were)

    def _after(self, live: Live) -> None:
        self._set_alarm(live)
        self.on_change(live)
        self.notify(live.match.id)

    def _append(self, live: Live, news: News) -> Append:
        match = live.match
        due = match.deadline()
        if match.bots_to_act():
            lease = match.last_at + self.config.bot_lease_ms
            due = lease if due is None else min(lease, due)
        # The lobby has to know of nearly everything but a move in the middle of a game.
        shows = not news.moves_only or match.phase == "over"
        return Append(
            match=match.id,
            expected=news.since,
            events=[m.encode(event) for event in news.events],
            due=due,
            summary=summary(live) if shows else None,
        )

    async def no_bot_is_due(self, live: Live, version: int) -> None:
        """Those that are to act at this version would rather wait: until something happens nobody
        has to look."""
        async with live.lock:
            if live.match.version == version:
                due = live.match.deadline()
                with contextlib.suppress(Conflict):
                    await self.store.append(Append(live.match.id, version, [], due))

    async def _catch_up(self, live: Live) -> None:
        """Take in what another process has stored meanwhile, and tell it."""
        since = live.match.version
        stored = await self.store.load(live.match.id, after=since)
        if stored:
            events = [m.decode(event) for event in stored]
            self._tell(live, live.evolve(events))
            self._set_alarm(live)
            for seat in live.here().seats:
                chair = live.match.chairs[seat]
                if chair.away_since is not None or chair.stand_in:
                    # Another process has not heard that they are here.
                    self.spawn(self.people.come_back(live, seat))

    async def heard(self, match: str) -> None:
        """Another process has changed a table."""
        if match in self._loading:  # and what is being loaded was perhaps read before that
            await asyncio.wait([self._loading[match]])
        live = self._lives.get(match)
        if live:
            await self._read_again(live)

    async def catch_up(self) -> None:
        """Other processes may have changed anything."""
        for match in [*self._lives, *self._loading]:
            await self.heard(match)

    # -- tokens

    def claim(self, live: Live, old: Grant) -> Grant:
        """The seats that the holder of a token has at another table of the same people."""
        return Grant(live.match.id, _seats_of(live, old.key), old.key)

    def granted(self, live: Live, token: str | None) -> Grant | None:
        """What a token still opens at this table; None for one that opens nothing."""
        grant = self.signer.read(token) if token else None
        if grant is None or grant.match != live.match.id:
            return None
        chairs = live.match.chairs
        seats = tuple(
            seat
            for seat in grant.seats
            if 0 <= seat < len(chairs) and chairs[seat].key == grant.key
        )
        return Grant(grant.match, seats, grant.key) if seats else None

    # -- time

    def _set_alarm(self, live: Live, at_least: float = 0.0) -> None:
        if live.alarm:
            live.alarm.cancel()
            live.alarm = None
        deadline = None if self._still or live.settling else live.match.deadline()
        if deadline is not None:
            delay = max(at_least, (deadline - self.now()) / 1000)
            live.alarm = asyncio.get_running_loop().call_later(
                min(delay, 86_400), lambda: self.spawn(self.tick(live))
            )

    @contextlib.contextmanager
    def standing_still(self) -> Iterator[None]:
        """Meanwhile nobody's time is up."""
        self._still = True
        try:
            yield
        finally:
            self._still = False
            for live in self.lives:
                self._set_alarm(live)

    async def tick(self, live: Live) -> None:
        """Somebody's time may be up."""
        live.touched = time.monotonic()
        try:
            async with live.lock:
                await self._ring(live)
        except Conflict:
            await self.heard(live.match.id)
        except Unavailable as error:
            log.warning("a table's time stands still", match=live.match.id, why=str(error))
        finally:
            self._set_alarm(live, at_least=0.5)  # should it fail, it is not tried all the time

    # -- chat

    async def say(self, live: Live, line: wire.ChatLine, sender: Connection, re: str) -> None:
        """Stored, then told to everybody in the same order."""
        async with live.lock:
            if line.seat not in sender.mine:
                raise NotAllowed("that is not your seat")
            if any(live.match.chairs[seat].silenced for seat in sender.mine):
                raise NotAllowed("whoever set this table up has silenced you")
            await self.store.say(live.match.id, line.at, line.seat, line.name, line.text)
            live.tell_chat(line, sender, re)
        self.notify_chat(live.match.id, line)

    async def heard_chat(self, match: str, line: wire.ChatLine) -> None:
        """A line that somebody said through another process."""
        live = self._lives.get(match)
        if live:
            async with live.lock:
                # Who came between its being stored and its being told has it already.
                if live.chat is not None and line not in live.chat:
                    live.tell_chat(line)

    # -- background

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something beside; what goes wrong is logged, not lost."""
        if self._closing:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(_guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @property
    def lives(self) -> list[Live]:
        """The tables in memory."""
        return list(self._lives.values())

    async def close(self) -> None:
        self._closing = True
        for live in self._lives.values():
            if live.alarm:
                live.alarm.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._thinker.shutdown()
        self._afterthoughts.close()


async def _patiently(work: Callable[[], Awaitable[T]]) -> T:
    """Until the store answers."""
    while True:
        try:
            return await work()
        except Unavailable:
            await asyncio.sleep(1)


async def _guarded(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except asyncio.CancelledError:
        raise
    except Exception:
        TROUBLE.labels("error").inc()
        log.exception("background work failed")


def _seats_of(live: Live, key: str) -> tuple[int, ...]:
    return tuple(seat for seat, chair in enumerate(live.match.chairs) if chair.key == key)


def _still_mine(live: Live, connection: Connection) -> tuple[int, ...]:
    chairs = live.match.chairs
    return tuple(seat for seat in connection.mine if chairs[seat].key == connection.key)
