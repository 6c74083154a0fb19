"""Studies in memory and in the store: opened, changed and told to everybody who looks.

A change counts when it is stored: it is decided on a copy, written at the expected version and only
then shown. If another process was first, its version is read and the change is decided again.
"""

import asyncio
import hashlib
import hmac
import time
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from pentaprism.core.errors import BadRequest, PentaprismError
from pentaprism.core.game import Game
from pentaprism.core.words import TABLE, messages_of
from pentaprism.games import registry
from pentaprism.match.visible import Line, SeatInfo, View
from pentaprism.records import Record
from pentaprism.records.codes import read_code
from pentaprism.records.record import start_of
from pentaprism.server import replays, wire
from pentaprism.server import study_wire as w
from pentaprism.server.hub import Hub
from pentaprism.server.limits import Buckets, LimitExceeded
from pentaprism.server.live_match import Connection
from pentaprism.server.ready import ready
from pentaprism.server.tokens import Grant, new_match_id
from pentaprism.server.workers import WorkerPool
from pentaprism.store import Conflict, Unavailable
from pentaprism.study import Judgement, tree
from pentaprism.study.beliefs import Belief, beliefs, imagine
from pentaprism.study.tree import Study

_words = messages_of(TABLE)
_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Study)

T = TypeVar("T")

#: Studies that are kept in memory while nobody looks.
_KEPT = 64
_MAX_TRIES = 10
#: Bytes of a study as it is stored.
_MOST_BYTES = 1024 * 1024
_UNDER_WAY, _UNDER_WAY_EACH = 32, 8
#: Studies that are kept: of one address, and in all.
_OF_ADDRESS, _ALL = 500, 50_000


class UnknownStudy(PentaprismError):
    code = "unknown-table"


class LiveStudy:
    """A study in memory, with those who look at it."""

    def __init__(self, study_id: str, version: int, study: Study) -> None:
        self.id, self.version, self.study = study_id, version, study
        self.game = tree.game_of(study)
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.states: dict[int, Any] = {}
        self.judged: dict[int, Judgement] = {}
        self.story: w.StudyStory | None = None
        self.judging: asyncio.Task[None] | None = None
        self.last_used = time.monotonic()

    def put(self, version: int, study: Study) -> None:
        """Another version: what was thought about moves that are gone is forgotten."""
        gone = self.study.nodes.keys() - study.nodes.keys()
        if self.study.main_line() != study.main_line():
            self.story = None
        for known in (self.states, self.judged):
            for node in gone:
                known.pop(node, None)
        self.version, self.study = version, study

    def seats(self) -> list[SeatInfo]:
        return [SeatInfo(name=name, kind="person") for name in self.study.header.seats]

    def state(self, node: int) -> Any:
        """The state at a node; those on the way are kept. Takes time for a long way."""
        path = self.study.path(node)
        known = max((n for n, each in enumerate(path) if each in self.states), default=-1)
        if known < 0:
            self.states[tree.ROOT] = start_of(self.study.header)
            known = 0
        state = self.states[path[known]]
        for each in path[known + 1 :]:
            made = self.study.nodes[each]
            state = tree.play(self.game, state, made.seat, made.move)
            self.states[each] = state
        return state

    def tell(self, message: w.StudyServerMessage, but: Connection | None = None) -> None:
        encoded = _encoder.encode(message)
        for connection in self.connections:
            if connection is not but:
                connection.send_encoded(encoded)


class Studies:
    def __init__(self, hub: Hub, secret: str) -> None:
        self.hub = hub
        self._shelf = hub.store.studies
        self._key = hmac.digest(secret.encode(), b"pentaprism: keys of studies", hashlib.sha256)
        self._live: dict[str, LiveStudy] = {}
        self._loading: dict[str, asyncio.Future[LiveStudy]] = {}
        self._beside = WorkerPool("studies", _UNDER_WAY, _UNDER_WAY_EACH)
        self._new = Buckets(hub.config.limits.studies_a_minute, 60)
        if hub.neighbours:
            hub.neighbours.on_study = lambda study_id: hub.spawn(self.catch_up(study_id))

    # -- who may do what

    def edit_key(self, study_id: str) -> str:
        """What the link to edit has, and nobody can make up."""
        return hmac.digest(self._key, study_id.encode(), hashlib.sha256).hex()[:32]

    def may_edit(self, study_id: str, key: str | None) -> bool:
        return key is not None and hmac.compare_digest(
            key.encode(), self.edit_key(study_id).encode()
        )

    # -- new ones

    async def create(self, wish: w.NewStudy, address: str, origin: str) -> w.StudyLink:
        if not self._new.take(address):
            raise LimitExceeded(_words("limit-studies"))
        if await self._shelf.count(origin) >= _OF_ADDRESS or await self._shelf.count() >= _ALL:
            raise LimitExceeded(_words("limit-all-studies"))
        study = await self._read(wish, address)
        study_id = new_match_id()
        await self._shelf.add(study_id, self._body(study), origin, self.hub.now())
        self._keep(LiveStudy(study_id, 1, study))
        return w.StudyLink(study_id, self.edit_key(study_id))

    async def _read(self, wish: w.NewStudy, address: str) -> Study:
        given = [wish.match, wish.record, wish.code, wish.position]
        if sum(each is not None for each in given) > 1:
            raise BadRequest("a study is of a match, a record, a code or a position: one of them")
        if wish.match is not None:
            live = await self.hub.get_stored(wish.match)
            record = replays.record(live)
        elif wish.record is not None:
            text = wish.record
            record = await self.beside(lambda: Record.from_text(text), address)
            await ready(registry.find(record.header.game))
        elif wish.code is not None:
            code = wish.code
            record = await self.beside(lambda: _coded(code), address)
        else:
            if wish.game is None:
                raise BadRequest("a study needs a game")
            await ready(registry.find(wish.game))
            record = _begin(registry.find(wish.game), wish)
        return await self.beside(lambda: tree.from_record(record, wish.title), address)

    @staticmethod
    def _body(study: Study) -> bytes:
        body = _encoder.encode(study)
        if len(body) > _MOST_BYTES:
            raise BadRequest(_words("refused-study-large"))
        return body

    # -- in memory

    async def get(self, study_id: str) -> LiveStudy:
        live = self._live.get(study_id)
        if live is None:
            if study_id not in self._loading:
                self._loading[study_id] = asyncio.ensure_future(self._load(study_id))
                self._loading[study_id].add_done_callback(lambda _: self._loading.pop(study_id))
            live = await asyncio.shield(self._loading[study_id])
        live.last_used = time.monotonic()
        return live

    async def _load(self, study_id: str) -> LiveStudy:
        stored = await self._shelf.load(study_id)
        if stored is None:
            raise UnknownStudy(_words("refused-unknown-study"))
        study = _decoder.decode(stored.body)
        await ready(tree.game_of(study))
        await self._shelf.opened(study_id, self.hub.now())
        return self._keep(LiveStudy(study_id, stored.version, study))

    def _keep(self, live: LiveStudy) -> LiveStudy:
        self._live[live.id] = live
        idle = sorted(
            (each for each in self._live.values() if not each.connections and each is not live),
            key=lambda each: each.last_used,
        )
        for old in idle[: max(0, len(self._live) - _KEPT)]:
            del self._live[old.id]
        return live

    async def catch_up(self, study_id: str) -> None:
        """Another process has changed it."""
        live = self._live.get(study_id)
        if live is None:
            return
        async with live.lock:
            await self._read_again(live)

    async def _read_again(self, live: LiveStudy) -> None:
        stored = await self._shelf.load(live.id)
        if stored is None:
            self._live.pop(live.id, None)
            raise UnknownStudy(_words("refused-unknown-study"))
        if stored.version != live.version:
            before = live.study
            live.put(stored.version, _decoder.decode(stored.body))
            live.tell(_changes(live, before, tree.ROOT))

    # -- changes

    async def edit(
        self, live: LiveStudy, edit: tree.Edit, sender: Connection, reply_to: str, address: str
    ) -> None:
        """When this returns the change is stored and told. Raises a PentaprismError if it is
        refused; what was there stays as it is then."""
        async with live.lock:
            for _ in range(_MAX_TRIES):
                try:
                    await self._edit(live, edit, sender, reply_to, address)
                    return
                except Conflict:
                    await self._read_again(live)
            raise Unavailable(f"{_MAX_TRIES} times somebody was quicker at study {live.id}")

    async def _edit(
        self, live: LiveStudy, edit: tree.Edit, sender: Connection, reply_to: str, address: str
    ) -> None:
        state = None
        if isinstance(edit, tree.Add):
            before_it = await self.state(live, edit.node, address)
            state = tree.play(live.game, before_it, edit.seat, edit.move)
        before = live.study
        changed = _decoder.decode(_encoder.encode(before))
        node = tree.apply(changed, edit)
        await self._shelf.save(live.id, live.version, self._body(changed), self.hub.now())
        live.put(live.version + 1, changed)
        if state is not None:
            live.states[node] = state
        told = _changes(live, before, node)
        live.tell(told, but=sender)
        sender.send_encoded(_encoder.encode(msgspec.structs.replace(told, reply_to=reply_to)))
        if self.hub.neighbours:
            self.hub.neighbours.study_changed(live.id)

    # -- what is seen at a node

    async def state(self, live: LiveStudy, node: int, address: str) -> Any:
        live.study.node(node)
        if node in live.states:
            return live.states[node]
        return await self.beside(lambda: live.state(node), address)

    async def frame(
        self, live: LiveStudy, node: int, seat: int | None, hide: bool, address: str
    ) -> w.StudyFrame:
        """The game at a node: with everything open and the moves of a seat, or as that seat knew
        it; without a seat the one that is to act first."""
        state = await self.state(live, node, address)
        parent = live.study.nodes[node].parent
        before = None if parent is None else await self.state(live, parent, address)
        return _frame(live, node, state, before, seat, hide)

    async def believed(self, live: LiveStudy, node: int, seat: int, address: str) -> list[Belief]:
        state = await self.state(live, node, address)
        live.game.check_seat(state, seat)
        return await self.beside(lambda: beliefs(live.game, state, seat), address)

    async def play_on(self, live: LiveStudy, wish: w.PlayOn, address: str, origin: str) -> Grant:
        """A new table that begins at a node. What its seat could not know, the generator too, is
        dealt again."""
        state = await self.state(live, wish.node, address)
        game = live.game
        game.check_seat(state, wish.seat)
        if wish.seat not in game.seats(state):
            raise BadRequest("nobody plays for the clock")
        if len(wish.seats) != len(game.seats(state)):
            raise BadRequest(f"there are {len(game.seats(state))} seats here")
        known = game.redacted(state, wish.seat)
        world = await self.beside(lambda: imagine(game, known, wish.seat, wish.deal), address)
        request = wire.NewMatch(
            game=game.id, seats=wish.seats, options=dict(game.options_of(world))
        )
        return await self.hub.create(request, origin, game.position(world))

    async def beside(self, work: Callable[[], T], address: str) -> T:
        return await self._beside.run(work, address)

    def close(self) -> None:
        self._beside.close()


def _begin(game: Game, wish: w.NewStudy) -> Record:
    """A record without moves, from a position or from the set-up."""
    if wish.position is None:
        players = wish.players or game.players[0]
        game.check_players(players)
        return Record.begin(game, players, game.options.for_new_game(wish.options), 1)
    return _from_state(game, game.from_position(wish.position))


def _coded(code: str) -> Record:
    """The position of a code; what it does not say is dealt."""
    coded = read_code(code)
    return _from_state(coded.game, coded.deal(1))


def _from_state(game: Game, state: Any) -> Record:
    options, start = dict(game.options_of(state)), game.position(state)
    return Record.begin(game, len(game.seats(state)), options, 0, start=start)


def _changes(live: LiveStudy, before: Study, node: int) -> w.StudyChanged:
    after = live.study
    changed: dict[int, Any] = {
        number: each for number, each in after.nodes.items() if before.nodes.get(number) != each
    }
    changed.update((number, None) for number in before.nodes.keys() - after.nodes.keys())
    return w.StudyChanged(version=live.version, title=after.title, nodes=changed, node=node)


def _frame(
    live: LiveStudy, node: int, state: Any, before: Any, seat: int | None, hide: bool
) -> w.StudyFrame:
    game = live.game
    players = game.seats(state)
    acting = [each for each in game.to_act(state) if each in players]
    if seat is None:
        seat = acting[0] if acting else 0
    game.check_seat(state, seat)
    if seat not in players:
        raise BadRequest("the clock sees no more than those who watch")
    view = View(**game.view(state, seat))
    if not hide:
        position = game.position(state)
        position.pop("rng", None)
        view = msgspec.structs.replace(view, position=position)
    return w.StudyFrame(node, view, _line(live, node, state, before, seat if hide else None))


def _line(live: LiveStudy, node: int, state: Any, before: Any, seat: int | None) -> Line | None:
    """The move that led to a node, with all that it did or what a seat could see of it."""
    if before is None:
        return None
    game, made = live.game, live.study.nodes[node]
    move = game.text.parse_move(made.move)
    assert move is not None, "the rules have read it"
    pair = (
        (before, state)
        if seat is None
        else (game.redacted(before, seat), game.redacted(state, seat))
    )
    events = tuple(map(game.event_values, game.events(pair[0], made.seat, move, pair[1])))
    depth = len(live.study.path(node)) - 1
    return Line("moved", made.seat, None, made.ms, depth, made.move, events)
