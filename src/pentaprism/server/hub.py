"""Every command for a match goes through here: decide, append at the expected version, publish.

A match belongs to no process. Each process keeps the matches in memory that its browsers look at.
If another process has appended first, the append here fails: the match then takes in the new
events and the command is decided again.
"""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple, TypeVar

from pentaprism.core.errors import IllegalMove, PentaprismError
from pentaprism.core.words import TABLE, messages_of
from pentaprism.games import registry
from pentaprism.match import afterthoughts
from pentaprism.match import model as m
from pentaprism.match.decide import decide, may_take_back
from pentaprism.match.matching import begun_at_once
from pentaprism.match.refusals import NotAllowed
from pentaprism.server import wire
from pentaprism.server.alarms import Alarms
from pentaprism.server.attendance import Attendance
from pentaprism.server.bots import Bots
from pentaprism.server.clock import Clock
from pentaprism.server.config import Config
from pentaprism.server.limits import Buckets
from pentaprism.server.live_match import Changes, Connection, LiveMatch
from pentaprism.server.match_cache import MatchCache
from pentaprism.server.neighbours import Neighbours
from pentaprism.server.outside import OutsideBots
from pentaprism.server.races import Bid
from pentaprism.server.ready import ready
from pentaprism.server.rematch import rematch
from pentaprism.server.retired import check_rules
from pentaprism.server.summaries import summary
from pentaprism.server.telemetry import CONFLICTS, MOVES, TABLES, TROUBLE, log
from pentaprism.server.tokens import Grant, Signer, new_key, new_match_id, new_nonce, new_seed
from pentaprism.server.workers import WorkerPool
from pentaprism.store import Append, Conflict, Store, Unavailable

_words = messages_of(TABLE)

T = TypeVar("T")

#: How often a command is decided again after another process was first.
_MAX_TRIES = 20
#: So many sockets of one address may each send as much as a single socket may.
_BUSY_SOCKETS = 10
#: When so many moves wait for their afterthoughts, further ones are told without them.
_MAX_AFTERTHOUGHTS = 16
#: If this process was not known to serve for so many milliseconds, it was away.
OUTAGE_MS = 3_000


#: What a browser is told when it loses its seat without having asked for that.
_UNSEATED: dict[type[m.EventBase], str] = {
    m.Removed: "refused-removed-watching",
    m.Renewed: "refused-signed-out",
}


class UnknownTable(PentaprismError):
    code = "unknown-table"


class BadToken(PentaprismError):
    code = "bad-token"


class Sitting(NamedTuple):
    """A person at a new table; `strength`: what matched bots go by for them."""

    seat: int
    name: str
    key: str
    strength: float | None


class Hub:
    def __init__(
        self,
        store: Store,
        signer: Signer,
        config: Config,
        bots: Bots | None = None,
        neighbours: Neighbours | None = None,
    ) -> None:
        """Without `bots` nobody plays for the seats of bots; without `neighbours` no other process
        is told of anything."""
        self.store = store
        self.signer = signer
        self.config = config
        self.clock = Clock()
        self.now: Callable[[], int] = self.clock
        #: When this process was last known to serve; None before the supervisor runs.
        self.last_served_at: int | None = None
        self.people = Attendance(self)
        #: What all sockets of one address may send together.
        self.messages = Buckets(3 * _BUSY_SOCKETS * config.limits.messages_a_second, 3)
        self.outside = OutsideBots(config)
        self.bots, self.neighbours = bots, neighbours
        #: Called with the id of a match that is over, maybe more than once.
        self.on_over: Callable[[str], None] = lambda match_id: None
        #: Called when another process has changed a room.
        self.on_remote_room: Callable[[str], None] = lambda code: None
        self.matches = MatchCache(config.limits.cached, self._load)
        self.alarms = Alarms(lambda: self.now(), lambda live: self.spawn(self.tick(live)))
        #: A takeback can take long to decide. One at a time is decided in this thread.
        self._takebacks = ThreadPoolExecutor(1, thread_name_prefix="takebacks")
        self._afterthoughts = WorkerPool("afterthoughts", _MAX_AFTERTHOUGHTS)
        self._tasks: set[asyncio.Task[None]] = set()
        self._closing = False
        if bots:
            bots.attach(self)
        if neighbours:
            neighbours.attach(self)

    # -- matches in memory

    async def get(self, match_id: str) -> LiveMatch:
        """The match, read from the store if it is not in memory."""
        return await self.matches.get(match_id)

    async def get_patiently(self, match_id: str) -> LiveMatch:
        """The same, but waits while the database is away."""
        return await _retry_while_unavailable(partial(self.get, match_id))

    async def get_stored(self, match_id: str) -> LiveMatch:
        """The match with nothing in it that is not stored yet. It is only so until the caller first
        awaits something."""
        live = await self.get(match_id)
        async with live.lock:
            return live

    async def _load(self, match_id: str) -> LiveMatch:
        stored = await self.store.load(match_id)
        if not stored:
            raise UnknownTable(_words("refused-unknown-table"))
        events = [m.decode(event) for event in stored]
        first = events[0]
        assert isinstance(first, m.Created)
        await check_rules(self.store, first, len(events))
        await ready(registry.find(first.settings.game))
        live = self._keep(LiveMatch(events))
        chairs = enumerate(live.match.chairs)
        people = tuple(seat for seat, chair in chairs if chair.has_a_say)
        self.people.check_absence_later(live, people)
        return live

    def _keep(self, live: LiveMatch) -> LiveMatch:
        live.elsewhere = self.people.elsewhere(live.match.id)
        self.matches.add(live)
        self.alarms.set(live)
        return live

    # -- new tables and seats

    async def create(
        self, request: wire.NewMatch, origin: str = "", start: m.Json | None = None
    ) -> Grant:
        """A new table, with the seats of the one who asks; `origin` names where they are. The game
        begins at the position `start`, or with its set-up."""
        game = registry.find(request.game)
        await ready(game)
        given = request.options
        people = [seat.kind for seat in request.seats if seat.kind != "bot"]
        settings = m.Settings(
            game=request.game,
            players=len(request.seats),
            options=game.options.for_new_game(given) if start is None else given,
            clock=request.clock,
            absence=request.absence,
            takebacks=request.takebacks,
            hints=("open" not in people) if request.hints is None else request.hints,
            listed=request.listed,
        )
        mine = tuple(n for n, seat in enumerate(request.seats) if seat.kind == "me")
        plans = tuple(
            self._plan(request.game, seat) if seat.kind == "bot" else m.Plan(name=seat.name)
            for seat in request.seats
        )
        return await self._create(
            m.Create(
                match_id=new_match_id(),
                settings=settings,
                plans=plans,
                seed=new_seed(),
                nonce=new_nonce(),
                mine=mine,
                key=new_key(),
                origin=origin,
                start=start,
                strength=request.strength,
            )
        )

    def _plan(self, name: str, seat: wire.SeatRequest) -> m.Plan:
        """The plan for the seat of a bot, ours or an outside one."""
        game = registry.find(name)
        if seat.outside is not None:
            return m.Plan(outside=self.outside.check(seat.outside, game))
        return m.Plan(bot=seat.level or game.middle_level)

    async def _create(self, command: m.Create) -> Grant:
        live = LiveMatch(decide(None, command, self.now()))
        await self.store.append(self._append(live, Changes(0, live.events)))
        TABLES.labels(command.settings.game).inc()
        self._open(live, command.mine)
        return Grant(command.match_id, command.mine, command.key)

    async def seat_all(self, create: m.Create, people: Sequence[Sitting]) -> None:
        """A new table at which everybody sits already."""
        now = self.now()
        sat = [m.Sat(at=now, **each._asdict()) for each in people]
        begun = begun_at_once(create, sat, now)
        live = LiveMatch([*decide(None, create, now), *sat, begun])
        await self.store.append(self._append(live, Changes(0, live.events)))
        TABLES.labels(create.settings.game).inc()
        self._open(live, tuple(each.seat for each in people))

    def _open(self, live: LiveMatch, seats: tuple[int, ...]) -> None:
        """A new match is stored, with people on these seats."""
        self._keep(live)
        self.consider_bots(live)
        self.people.check_absence_later(live, seats)

    async def sit(self, match_id: str, request: wire.TakeSeat) -> Grant:
        live = await self.get(match_id)
        key = new_key() if request.id is None else self.signer.key(match_id, request.id)
        seats = _seats_of(live, key)
        if not seats:
            sit = m.Sit(name=request.name, key=key, seat=request.seat, strength=request.strength)
            await self.submit(live, sit)
            seats = _seats_of(live, key)
        self.people.check_absence_later(live, seats)
        return Grant(match_id, seats, key)

    # -- commands

    async def submit(
        self,
        live: LiveMatch,
        command: m.Command,
        sender: Connection | None = None,
        reply_to: str | None = None,
        unless: Callable[[], bool] = lambda: False,
    ) -> bool:
        """Carry a command out. When this returns, its events are durable and published.

        Returns whether there were any events: there are none for a repeated command, for one that
        changes nothing, and if `unless()` is true by the time the match is locked. Raises a
        PentaprismError if the command is refused."""
        live.last_used = time.monotonic()

        async def decide_now() -> list[m.Event]:
            # Recover says that no time has passed, so it must come before any deadline.
            if not isinstance(command, m.Recover):
                await self._apply_deadlines(live)
            if unless():
                return []
            _check_sender(live, command, sender)
            return await self._decide(live, command)

        if isinstance(command, m.Play) and live.match.is_race:
            return await self._submit_in_order(live, command, sender, reply_to)
        async with live.lock:
            return await self._carry_out(live, decide_now, sender, reply_to)

    async def _submit_in_order(
        self, live: LiveMatch, command: m.Play, sender: Connection | None, reply_to: str | None
    ) -> bool:
        """The same where it counts who is first (races.py)."""
        delay = sender.delay if sender else None
        turn = live.race.turn(command.seat, delay, live.window, self.now())
        try:
            async with turn as bid, live.lock:

                async def decide_as_made() -> list[m.Event]:
                    await self._apply_deadlines(live, bid.at)
                    _check_sender(live, command, sender)
                    events = await self._decide(live, command, bid.at)
                    return [bid.credited(event) for event in events]

                try:
                    counted = await self._carry_out(live, decide_as_made, sender, reply_to)
                except IllegalMove as refusal:
                    await self._tell_tie(live, command, bid, refusal)
                    raise
                if counted:
                    live.race.counted(live.match, bid)
                return counted
        finally:
            self.alarms.set(live)  # the clock may have waited for this

    async def _tell_tie(
        self, live: LiveMatch, command: m.Play, bid: Bid, refusal: IllegalMove
    ) -> None:
        """If a bid is refused for one that was made at the same time, as far as anybody can tell,
        say so to everybody."""
        tie = live.race.tie(live.match, command, bid)
        if tie is None:
            return

        async def decide_now() -> list[m.Event]:
            return [tie]

        await self._carry_out(live, decide_now)
        words = _words("refused-tied", seat=tie.seat, ms=tie.ms)
        raise IllegalMove(words, refusal.clause) from None

    async def _carry_out(
        self,
        live: LiveMatch,
        decide_now: Callable[[], Awaitable[list[m.Event]]],
        sender: Connection | None = None,
        reply_to: str | None = None,
    ) -> bool:
        """Store and publish what is decided; decide again if another process was quicker."""
        for _ in range(_MAX_TRIES):
            try:
                events = await decide_now()
                if events:
                    await self._commit(live, events, sender, reply_to)
                return bool(events)
            except Conflict as conflict:
                CONFLICTS.inc()
                if conflict.version == 0:  # the match was deleted after it was read
                    self.matches.drop(live)
                    raise UnknownTable(_words("refused-unknown-table")) from None
                await self._catch_up(live)
        raise Unavailable(f"{_MAX_TRIES} times somebody was quicker at table {live.match.id}")

    async def _decide(
        self, live: LiveMatch, command: m.Command, at: int | None = None
    ) -> list[m.Event]:
        """What follows from a command that was made at that time; None: now."""
        if isinstance(command, m.MakeOffer | m.AnswerOffer) and command.what == "takeback":
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(
                self._takebacks, decide, live.match, command, self.now()
            )
        at = self.now() if at is None else at
        return await self._add_afterthoughts(live, decide(live.match, command, at))

    async def may_take_back(self, live: LiveMatch, seat: int) -> bool:
        """Whether the seat's last move could be taken back now. The match is not played again for
        it: that would take the longer, the more steps the secret choices of others had."""
        async with live.lock:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._takebacks, may_take_back, live.match, seat)

    async def _add_afterthoughts(self, live: LiveMatch, events: list[m.Event]) -> list[m.Event]:
        """The events with what takes time to find out about them. That is done in a thread while
        the match is locked, once for all who will ever read it."""
        match = live.match
        if not afterthoughts.are_owed(match, events):
            return events
        if self._afterthoughts.full:
            return afterthoughts.think(match, events, hurry=True)
        return await self._afterthoughts.run(partial(afterthoughts.think, match, events))

    async def _apply_deadlines(self, live: LiveMatch, made: int | None = None) -> None:
        """Before a command is decided: whatever time has brought about until now; or until the
        command was made, where what is made in time may come in later."""
        while (deadline := live.match.deadline()) is not None:
            if made is not None:
                if deadline > made:
                    break
            elif (live.rings_at() or 0) > self.now() or live.race.holds_before(deadline):
                break
            if self.last_served_at is not None and self.now() - self.last_served_at > OUTAGE_MS:
                raise Unavailable("it is not known yet how long nobody was served")
            # A game in real time does not go on while nobody is there.
            empty = live.match.timer.ends is not None and not any(live.present)
            events = decide(live.match, m.Rest() if empty else m.Tick(), self.now())
            if not events:
                break
            await self._commit(live, await self._add_afterthoughts(live, events))

    async def _commit(
        self,
        live: LiveMatch,
        events: list[m.Event],
        sender: Connection | None = None,
        reply_to: str | None = None,
    ) -> None:
        """Store the events, then publish them."""
        changes = live.evolve(events)
        following = [
            rematch(live.match, event.match_id, self.now())
            for event in events
            if isinstance(event, m.Rematched)
        ]
        try:
            await self.store.append(
                self._append(live, changes),
                *(self._append(fresh, Changes(0, fresh.events)) for fresh in following),
            )
        except BaseException as error:
            # Not stored, or nobody knows: go back to what is known to be stored.
            live.reload(live.events[: changes.since])
            if not isinstance(error, Conflict) and not live.write_is_uncertain:
                live.write_is_uncertain = True
                self.spawn(self._find_out(live))
            raise
        self._publish(live, changes, sender, reply_to)
        self._after_change(live)
        for fresh in following:
            people = enumerate(fresh.match.chairs)
            self._open(fresh, tuple(seat for seat, chair in people if chair.is_person))
        for event in events:
            if type(event) is m.Moved:
                MOVES.counts[live.match.settings.game, "person" if event.ref else "bot"] += 1

    async def _find_out(self, live: LiveMatch) -> None:
        """After a write of which nobody knows whether it was made: read what is stored."""
        try:
            await self._read_again(live)
        finally:
            live.write_is_uncertain = False
        self._after_change(live)

    async def _read_again(self, live: LiveMatch) -> None:
        async def read() -> None:
            async with live.lock:
                await self._catch_up(live)

        await _retry_while_unavailable(read)

    def _publish(
        self,
        live: LiveMatch,
        changes: Changes,
        sender: Connection | None = None,
        reply_to: str | None = None,
    ) -> None:
        """Tell every browser what has changed. One that has lost a seat by it gets the whole table
        again, as those see it who watch."""
        unseated = []
        if changes.has(m.Left, m.Removed, m.Renewed):
            unseated = [each for each in live.connections if each.seats != _seats_kept(live, each)]
        live.connections.difference_update(unseated)
        live.publish(changes, self.now(), sender, reply_to)
        live.connections.update(unseated)
        for connection in unseated:
            before, seats = live.presence(), connection.seats
            connection.seats = _seats_kept(live, connection)
            if connection is sender and reply_to is not None:
                connection.send(wire.Done(reply_to=reply_to, version=live.match.version))
            for kind, key in _UNSEATED.items():
                if changes.has(kind):
                    connection.send(wire.Refused.of(None, BadToken(_words(key))))
            connection.send(live.table(connection.seats, live.chat or [], self.now()))
            self.people.publish(live, before)
            self.people.check_absence_later(live, seats)

    def _after_change(self, live: LiveMatch) -> None:
        self.alarms.set(live)
        self.consider_bots(live)
        if self.neighbours:
            self.neighbours.match_changed(live.match.id)
        if live.match.phase == "over":
            self.on_over(live.match.id)

    def consider_bots(self, live: LiveMatch) -> None:
        """Let bots that are to act begin to think."""
        if self.bots:
            self.bots.consider(live)

    def _append(self, live: LiveMatch, changes: Changes) -> Append:
        match = live.match
        due = match.deadline()
        if match.bots_to_act():
            lease = match.last_at + self.config.bot_lease_ms
            due = lease if due is None else min(lease, due)
        # The list of tables shows nearly everything but a move in the middle of a game.
        listed = not changes.moves_only or match.phase == "over"
        return Append(
            match_id=match.id,
            expected=changes.since,
            events=[m.encode(event) for event in changes.events],
            due=due,
            summary=summary(live) if listed else None,
        )

    async def no_bot_is_due(self, live: LiveMatch, version: int) -> None:
        """The bots that are to act at this version would rather wait: no process has to look at the
        match until something happens."""
        async with live.lock:
            if live.match.version == version:
                due = live.match.deadline()
                with contextlib.suppress(Conflict):
                    await self.store.append(Append(live.match.id, version, [], due))

    # -- changes by other processes

    async def _catch_up(self, live: LiveMatch) -> None:
        """Take in and publish what another process has stored meanwhile."""
        stored = await self.store.load(live.match.id, after=live.match.version)
        if stored:
            self._publish(live, live.evolve([m.decode(event) for event in stored]))
            self.alarms.set(live)
            for seat in live.connected_here().seats:
                chair = live.match.chairs[seat]
                if chair.away_since is not None or chair.stand_in:
                    # The other process did not know that they are here.
                    self.spawn(self.people.come_back(live, seat))

    async def on_remote_change(self, match_id: str) -> None:
        """Another process has changed a match."""
        # One that is being read may have been read before the change.
        await self.matches.wait_until_loaded(match_id)
        live = self.matches.cached(match_id)
        if live:
            await self._read_again(live)

    async def catch_up(self) -> None:
        """Other processes may have changed any match."""
        for match_id in self.matches.ids():
            await self.on_remote_change(match_id)

    async def on_remote_chat(self, match_id: str, line: wire.ChatLine) -> None:
        """Somebody connected to another process has written a line of chat."""
        live = self.matches.cached(match_id)
        if live:
            async with live.lock:
                # It may already be there: the chat may have been read after the line was stored.
                if live.chat is not None and line not in live.chat:
                    live.publish_chat(line)

    # -- tokens

    def claim(self, live: LiveMatch, old: Grant) -> Grant:
        """The seats that the holder of a token has in another match of the same people."""
        return Grant(live.match.id, _seats_of(live, old.key), old.key)

    def granted(self, live: LiveMatch, token: str | None) -> Grant | None:
        """What a token still opens in this match; None if it opens nothing."""
        grant = self.signer.read(token) if token else None
        if grant is None or grant.match_id != live.match.id:
            return None
        chairs = live.match.chairs
        seats = tuple(
            seat
            for seat in grant.seats
            if 0 <= seat < len(chairs) and chairs[seat].key == grant.key
        )
        return Grant(grant.match_id, seats, grant.key) if seats else None

    # -- time

    async def tick(self, live: LiveMatch) -> None:
        """Somebody's time may be up."""
        live.last_used = time.monotonic()
        try:
            async with live.lock:
                await self._apply_deadlines(live)
        except Conflict:
            await self.on_remote_change(live.match.id)
        except Unavailable as error:
            log.warning("a deadline could not be applied", match=live.match.id, why=str(error))
        finally:
            self.alarms.set(live, at_least=0.5)  # so that a failure is not repeated at once

    # -- chat

    async def add_chat(
        self, live: LiveMatch, line: wire.ChatLine, sender: Connection, reply_to: str
    ) -> None:
        """Store a line of chat, then publish it; all browsers get the lines in the same order."""
        async with live.lock:
            if line.seat not in sender.seats:
                raise NotAllowed(_words("refused-not-your-seat"))
            if any(live.match.chairs[seat].silenced for seat in sender.seats):
                raise NotAllowed(_words("refused-silenced"))
            await self.store.add_chat(live.match.id, line.at, line.seat, line.name, line.text)
            live.publish_chat(line, sender, reply_to)
        if self.neighbours:
            self.neighbours.chat_added(live.match.id, line)

    # -- background

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in the background; an error in it is logged."""
        if self._closing:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(_logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        self._closing = True
        for live in self.matches.all:
            self.alarms.cancel(live)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._takebacks.shutdown()
        self._afterthoughts.close()


async def _retry_while_unavailable(work: Callable[[], Awaitable[T]]) -> T:
    while True:
        try:
            return await work()
        except Unavailable:
            await asyncio.sleep(1)


async def _logged(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except asyncio.CancelledError:
        raise
    except Exception:
        TROUBLE.labels("error").inc()
        log.exception("background work failed")


def _check_sender(live: LiveMatch, command: m.Command, sender: Connection | None) -> None:
    if sender and getattr(command, "seat", None) not in _seats_kept(live, sender):
        raise NotAllowed(_words("refused-not-your-seat"))


def _seats_of(live: LiveMatch, key: str) -> tuple[int, ...]:
    return tuple(seat for seat, chair in enumerate(live.match.chairs) if chair.key == key)


def _seats_kept(live: LiveMatch, connection: Connection) -> tuple[int, ...]:
    """Those of the seats of a browser that it still has: their key is still its own."""
    chairs = live.match.chairs
    return tuple([seat for seat in connection.seats if chairs[seat].key == connection.key])
