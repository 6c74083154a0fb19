"""Rooms in the memory of this process, and the big screens and phones that look at them.

As with matches the truth is in the store: a change is made at the expected version, and made again
if another process was first. A room is small and seldom changes, so all of it is sent each time.
"""

import asyncio
import secrets
from collections.abc import Callable
from typing import Any

import msgspec

from pentaprism.core.errors import PentaprismError
from pentaprism.core.words import TABLE, messages_of
from pentaprism.games import registry
from pentaprism.match import model as m
from pentaprism.match.refusals import NotAllowed
from pentaprism.server import evening, roomwire
from pentaprism.server.evening import Guest, Room, UnknownRoom
from pentaprism.server.hub import BadToken, Hub, Sitting
from pentaprism.server.limits import Buckets, LimitExceeded, TableQuota, network_of
from pentaprism.server.live_match import Connection
from pentaprism.server.ready import ready
from pentaprism.server.tokens import Grant, new_match_id, new_nonce, new_seed
from pentaprism.store import StoredRoom, Unavailable

_words = messages_of(TABLE)
_decoder = msgspec.json.Decoder(Room)
_encoder = msgspec.json.Encoder()

#: No vowels, so that no words come up, and nothing that is taken for something else.
_LETTERS = "BCDFGHJKMNPQRSTVWXZ"
_LENGTH = 4
_MAX_TRIES = 20
_DAY = 86_400_000
#: A room that nobody has changed for so long is over, and later its code is free again.
_OVER_AFTER = 3 * _DAY
_FORGOTTEN_AFTER = 30 * _DAY

Change = Callable[[Room], Room]


class LiveRoom:
    """A room that somebody looks at, and those who do."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.version = 0
        self.room: Room
        self.connections: set[Connection] = set()
        self.screens: set[Connection] = set()

    def take(self, stored: StoredRoom) -> None:
        self.version, self.room = stored.version, _decoder.decode(stored.body)

    def is_present(self, guest: Guest) -> bool:
        return any(each.key == guest.key for each in self.connections)


class Rooms:
    def __init__(self, hub: Hub, quota: TableQuota) -> None:
        limits = hub.config.limits
        self._hub, self._quota, self._most = hub, quota, limits.rooms
        self._new = Buckets(limits.rooms_a_minute, 60)
        self._wrong = Buckets(limits.codes_a_minute, 60)
        #: Only those that somebody looks at.
        self._live: dict[str, LiveRoom] = {}
        hub.on_over = lambda match_id: hub.spawn(self._on_over(match_id))
        hub.on_remote_room = lambda code: hub.spawn(self._on_remote(code))

    # -- opening and finding

    async def open(self, address: str, plan: evening.Plan | None) -> str:
        """A new room; gives its code."""
        now = self._hub.now()
        if not self._new.take(network_of(address)):
            raise LimitExceeded(_words("limit-new-rooms"))
        shelf = self._hub.store.rooms
        if await shelf.count(now - _DAY) >= self._most:
            raise LimitExceeded(_words("limit-all-rooms"))
        await shelf.forget(now - _FORGOTTEN_AFTER)
        for _ in range(_MAX_TRIES):
            code = "".join(secrets.choice(_LETTERS) for _ in range(_LENGTH))
            room = Room(code, now)
            if plan is not None:
                room = evening.set_plan(room, plan)
            if await shelf.save(self._stored(room, 1)):
                return code
        raise Unavailable("no code was free")

    async def find(self, typed: str, address: str) -> LiveRoom:
        """The room of a code, as people type it. Who tries many wrong ones has to wait."""
        code = "".join(typed.split()).upper()
        live = self._live.get(code)
        if live is None:
            stored = await self._hub.store.rooms.load(code)
            if stored is None:
                if not self._wrong.take(network_of(address)):
                    raise LimitExceeded(_words("limit-codes"))
                raise UnknownRoom(_words("room-unknown", code=code[: _LENGTH * 2]))
            live = LiveRoom()
            live.take(stored)
            if self._hub.now() - stored.changed > _OVER_AFTER:
                live.room = msgspec.structs.replace(live.room, over=True)
            await self._settle(live)
        return live

    # -- tokens

    def token(self, room: Room, key: str) -> str:
        return self._hub.signer.sign(Grant(_place(room.code), (), key))

    def key(self, room: Room, secret: str) -> str:
        return self._hub.signer.key(_place(room.code), secret)

    def key_of(self, room: Room, token: str) -> str:
        """The key that a token names, if it still is that of a guest."""
        grant = self._hub.signer.read(token)
        if grant is None or grant.match_id != _place(room.code) or not room.guests_of(grant.key):
            raise BadToken(_words("room-signed-out"))
        return grant.key

    # -- who looks

    def enter(self, live: LiveRoom, connection: Connection, key: str, screen: bool) -> LiveRoom:
        """A phone or a big screen says hello. Gives the room that this process keeps."""
        live = self._live.setdefault(live.room.code, live)
        connection.key = key
        live.connections.add(connection)
        if screen:
            live.screens.add(connection)
        self.publish(live)
        return live

    def leave(self, live: LiveRoom, connection: Connection) -> None:
        live.connections.discard(connection)
        live.screens.discard(connection)
        self.publish(live)
        if not live.connections:
            self._live.pop(live.room.code, None)

    def publish(self, live: LiveRoom) -> None:
        told: dict[str, bytes] = {}
        for connection in live.connections:
            key = connection.key
            if key not in told:
                told[key] = _encoder.encode(self.told(live, key))
            connection.send_encoded(told[key])

    def told(self, live: LiveRoom, key: str) -> roomwire.Room:
        """The room as it is told to the phone with this key, or to a screen."""
        room = live.room
        seen: set[str] = set()
        guests = []
        for guest in room.guests:
            guests.append(
                roomwire.GuestInfo(
                    id=guest.id,
                    name=guest.name,
                    child=guest.child,
                    out=guest.out,
                    team=guest.team,
                    present=live.is_present(guest),
                    seat=room.seated.index(guest.id) if guest.id in room.seated else None,
                    shares=guest.key in seen,
                )
            )
            seen.add(guest.key)
        return roomwire.Room(
            code=room.code,
            version=live.version,
            guests=guests,
            mine=[guest.id for guest in room.guests_of(key)] if key else [],
            plan=room.plan,
            lineup=[guest.id if guest else None for guest in evening.line_up(room)],
            match=room.match,
            begun=room.begun,
            playing=room.is_playing,
            played=list(room.played),
            handovers=[roomwire.HandoverInfo(each.number, each.guest) for each in room.handovers],
            screens=len(live.screens),
            over=room.over,
        )

    # -- changes

    async def join(self, live: LiveRoom, asked: roomwire.Join) -> str:
        key = self.key(live.room, asked.id)
        await self._change(live, lambda room: evening.join(room, asked.name, key, asked.another))
        return key

    async def ask_handover(self, live: LiveRoom, asked: roomwire.AskHandover) -> None:
        key = self.key(live.room, asked.id)
        await self._change(live, lambda room: evening.ask_handover(room, asked.guest, key))

    async def carry_out(
        self, live: LiveRoom, token: str, wish: roomwire.Wish, address: str, origin: str
    ) -> None:
        """What a guest wants."""
        key = self.key_of(live.room, token)
        match wish:
            case roomwire.Start(begun=begun):
                await self._start(live, begun, address, origin)
            case roomwire.LeaveRoom(guest=number):
                await self._leave(live, key, number)
            case roomwire.AnswerHandover(number=number, yes=yes):
                await self._answer(live, key, number, yes)
            case roomwire.SetPlan(plan=plan):
                await ready(registry.find(plan.game))
                await self._change(live, lambda room: evening.set_plan(room, plan))
            case roomwire.SharePhone(name=name):
                await self._change(live, lambda room: evening.share_phone(room, name, key))
            case roomwire.ChangeGuest():
                await self._change(live, lambda room: _changed(room, wish))
            case roomwire.SayStrengths(strengths=strengths):
                await self._change(live, lambda room: evening.say_strengths(room, key, strengths))
            case roomwire.Finish():
                await self._change(live, evening.finish)

    async def _start(self, live: LiveRoom, begun: int, address: str, origin: str) -> None:
        await ready(registry.find(live.room.plan.game))
        async with live.lock:
            if live.room.begun != begun:
                return  # somebody else has tapped too
            create, people = evening.new_match(
                live.room, new_match_id(), new_seed(), new_nonce(), origin
            )
            await self._quota.take(address)
            game = registry.find(create.settings.game)
            sitting = [
                Sitting(seat, guest.name, guest.key, evening.strength_of(guest, game))
                for seat, guest in people
            ]
            await self._hub.seat_all(create, sitting)
            await self._write(live, lambda room: _began(room, begun, create.match_id))

    async def _leave(self, live: LiveRoom, key: str, number: int) -> None:
        room = live.room
        guest = room.guest(number)
        if guest.key != key and room.guests[0].key != key:
            raise NotAllowed(_words("room-first-only", name=room.guests[0].name))
        seat = room.seated.index(number) if number in room.seated else None
        if room.is_playing and room.match and seat is not None:
            await self._hub.submit(await self._hub.get(room.match), m.Resign(seat=seat))
        await self._change(live, lambda room: evening.leave(room, number))

    async def _answer(self, live: LiveRoom, key: str, number: int, yes: bool) -> None:
        room = live.room
        asked = next((each for each in room.handovers if each.number == number), None)
        if asked is None:
            return
        owner = room.guest(asked.guest)
        if owner.key != key and live.is_present(owner):
            raise NotAllowed(_words("room-owner-only", name=owner.name))
        await self._change(live, lambda room: evening.answer_handover(room, number, yes))
        if yes and room.match:
            # At the table too: the old phone is signed out there by it.
            match = await self._hub.get(room.match)
            if any(chair.key == owner.key for chair in match.match.chairs):
                await self._hub.submit(match, m.Renew(old=owner.key, key=asked.key))

    async def _change(self, live: LiveRoom, change: Change) -> None:
        async with live.lock:
            await self._write(live, change)

    async def _write(self, live: LiveRoom, change: Change) -> None:
        """Store what comes of the change, then tell everybody."""
        shelf = self._hub.store.rooms
        for _ in range(_MAX_TRIES):
            changed = change(live.room)
            if changed == live.room:
                return
            if await shelf.save(self._stored(changed, live.version + 1)):
                live.version, live.room = live.version + 1, changed
                self._tell(live)
                return
            stored = await shelf.load(live.room.code)
            if stored is None:
                raise UnknownRoom(_words("room-unknown", code=live.room.code))
            live.take(stored)
        raise Unavailable(f"{_MAX_TRIES} times somebody was quicker in room {live.room.code}")

    def _tell(self, live: LiveRoom) -> None:
        kept = self._live.get(live.room.code)
        if kept is not None and kept is not live and kept.version < live.version:
            kept.version, kept.room = live.version, live.room
        if kept is not None:
            self.publish(kept)
        if self._hub.neighbours:
            self._hub.neighbours.room_changed(live.room.code)

    def _stored(self, room: Room, version: int) -> StoredRoom:
        return StoredRoom(room.code, version, self._hub.now(), room.match, _encoder.encode(room))

    # -- what happens elsewhere

    async def _on_over(self, match_id: str) -> None:
        code = await self._hub.store.rooms.with_match(match_id)
        if code is not None:
            await self._settle(await self.find(code, ""))

    async def _settle(self, live: LiveRoom) -> None:
        """Count the game on the table if it is over; also after a process died before it could."""
        if live.room.match is None or not live.room.is_playing:
            return
        try:
            match = (await self._hub.get_stored(live.room.match)).match
        except PentaprismError:  # it was deleted, or its rules have changed
            await self._change(
                live, lambda room: msgspec.structs.replace(room, match=None, seated=())
            )
            return
        if match.phase == "over":
            at = self._hub.now()
            await self._change(live, lambda room: evening.ended(room, match, at))

    async def _on_remote(self, code: str) -> None:
        live = self._live.get(code)
        stored = await self._hub.store.rooms.load(code) if live else None
        if live and stored:
            async with live.lock:
                if stored.version > live.version:
                    live.take(stored)
                    self.publish(live)


def _place(code: str) -> str:
    """What the tokens of a room are for; no match is called so."""
    return f"room {code}"


def _began(room: Room, begun: int, match_id: str) -> Room:
    """If another process was first, its game is the one on the table."""
    return evening.began(room, match_id) if room.begun == begun else room


def _changed(room: Room, wish: roomwire.ChangeGuest) -> Room:
    named = {"child": wish.child, "out": wish.out, "team": wish.team}
    given: dict[str, Any] = {name: value for name, value in named.items() if value is not None}
    if wish.team == -1:
        given["team"] = None
    return evening.change_guest(room, wish.guest, **given)
