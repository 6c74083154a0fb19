"""An evening in one room as a pure value: who is there, what is played next, and how it stands.

Every function gives a new room or refuses; none knows of sockets, stores or clocks. People keep
their places in a queue that turns with every game, so that everybody begins once, and whoever found
no seat this time has one the next.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from pentaprism.core.errors import BadOption, BadRequest, PentaprismError
from pentaprism.core.game import Game
from pentaprism.core.words import TABLE, messages_of
from pentaprism.games import registry
from pentaprism.match import model as m
from pentaprism.match.decide import clean_name
from pentaprism.match.hosting import bot_name
from pentaprism.match.match import Match
from pentaprism.match.matching import said
from pentaprism.match.refusals import NotAllowed
from pentaprism.matched import MATCHED, check_level, strengths_of

_words = messages_of(TABLE)
_replace = msgspec.structs.replace

MOST_GUESTS = 24
_MOST_HANDOVERS = 8
_MOST_PLAYED = 100
_MOST_TEAMS = 5
#: For everybody whom one has beaten in a game, and for everybody with whom one shares a place.
_BEATEN, _SHARED = 2, 1


class UnknownRoom(PentaprismError):
    code = "unknown-room"


class NameTaken(PentaprismError):
    code = "name-taken"


class Guest(msgspec.Struct, frozen=True):
    """Somebody in the room. Several share a key when they share a phone. `out`: sits the next games
    out. `child`: may ask for hints where others may not. `strengths`: what their phone says that
    matched bots shall go by for them, by game; nobody is told."""

    id: int
    name: str
    key: str
    child: bool = False
    out: bool = False
    team: int | None = None
    strengths: Mapping[str, float] = {}


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is played next: with at least so many bots, of a level."""

    game: str = "laser"
    options: dict[str, Any] = {}
    bots: int = 0
    level: str | None = None


class SeatResult(msgspec.Struct, frozen=True):
    """How a seat did: `points` are those of the evening, `score` is the game's own; no guest: a
    bot."""

    guest: int | None
    name: str
    points: int
    score: int | None
    won: bool


class Played(msgspec.Struct, frozen=True):
    match: str
    game: str
    at: int
    seats: list[SeatResult]


class Handover(msgspec.Struct, frozen=True):
    """Another phone, which has this key, wants to play on for a guest."""

    number: int
    guest: int
    key: str


class Room(msgspec.Struct, frozen=True):
    code: str
    created: int
    guests: tuple[Guest, ...] = ()
    #: Ids of guests: who is next for a seat, and in which order they sit.
    queue: tuple[int, ...] = ()
    plan: Plan = Plan()
    #: The game on the table, and who sits at it; the last one stays until the next begins.
    match: str | None = None
    seated: tuple[int | None, ...] = ()
    #: How many games were begun, and those that were played to the end.
    begun: int = 0
    played: tuple[Played, ...] = ()
    handovers: tuple[Handover, ...] = ()
    #: Ids of guests and numbers of handovers are never used twice.
    numbers: int = 0
    over: bool = False

    def guest(self, number: int) -> Guest:
        for guest in self.guests:
            if guest.id == number:
                return guest
        raise NotAllowed(_words("room-no-such-guest"))

    def guests_of(self, key: str) -> list[Guest]:
        """Who plays with the phone that has this key."""
        return [guest for guest in self.guests if guest.key == key]

    @property
    def is_playing(self) -> bool:
        """Whether a game has begun that is not counted yet."""
        return self.match is not None and all(each.match != self.match for each in self.played)


# -- coming and going


def join(room: Room, name: str, key: str, another: bool) -> Room:
    """Somebody comes in. Who has the name of another is asked whether they are the same person with
    another phone; `another`: no."""
    _check_open(room)
    if room.guests_of(key):
        return room
    return _add(room, name, key, another)


def share_phone(room: Room, name: str, key: str) -> Room:
    """Somebody plays with the phone of a guest."""
    _check_open(room)
    strengths = next((guest.strengths for guest in room.guests_of(key)), {})
    return _add(room, name, key, another=True, strengths=strengths)


def _add(
    room: Room, name: str, key: str, another: bool, strengths: Mapping[str, float] = {}
) -> Room:
    if len(room.guests) >= MOST_GUESTS:
        raise NotAllowed(_words("room-full", most=MOST_GUESTS))
    name = clean_name(name, "")
    if not name:
        raise BadRequest(_words("room-needs-name"))
    taken = {guest.name.casefold() for guest in room.guests}
    if name.casefold() in taken and not another:
        raise NameTaken(_words("room-name-taken", name=name))
    number = room.numbers + 1
    added = Guest(number, _free_name(name, taken), key, strengths=strengths)
    return _replace(room, guests=(*room.guests, added), queue=(*room.queue, number), numbers=number)


def _free_name(name: str, taken: set[str]) -> str:
    tries = (name, *(f"{name} {n}" for n in range(2, MOST_GUESTS + 2)))
    return next(each for each in tries if each.casefold() not in taken)


def leave(room: Room, number: int) -> Room:
    room.guest(number)
    return _replace(
        room,
        guests=tuple(guest for guest in room.guests if guest.id != number),
        queue=tuple(each for each in room.queue if each != number),
        handovers=tuple(each for each in room.handovers if each.guest != number),
    )


def change_guest(room: Room, number: int, **changes: Any) -> Room:
    """A guest as they want to be: out or in, a child or not, in a team or in none."""
    team = changes.get("team")
    if team is not None and not 0 <= team < _MOST_TEAMS:
        raise BadRequest(f"a team is a number from 0 to {_MOST_TEAMS - 1}")
    changed = _replace(room.guest(number), **changes)
    return _with_guests(room, [changed if each.id == number else each for each in room.guests])


def say_strengths(room: Room, key: str, strengths: Mapping[str, float]) -> Room:
    """What the phone with this key knows of whoever plays with it."""
    _check_open(room)
    known = {game.id: strengths[game.id] for game in registry.GAMES if game.id in strengths}
    changed = [_replace(g, strengths=known) if g.key == key else g for g in room.guests]
    return _with_guests(room, changed)


def _with_guests(room: Room, guests: Sequence[Guest]) -> Room:
    return _replace(room, guests=tuple(guests))


# -- another phone for a guest


def ask_handover(room: Room, number: int, key: str) -> Room:
    _check_open(room)
    room.guest(number)
    if any(each.key == key for each in room.handovers) or room.guests_of(key):
        return room
    if len(room.handovers) >= _MOST_HANDOVERS:
        raise NotAllowed(_words("room-many-handovers"))
    asked = Handover(room.numbers + 1, number, key)
    return _replace(room, handovers=(*room.handovers, asked), numbers=asked.number)


def answer_handover(room: Room, number: int, yes: bool) -> Room:
    """Of several phones that ask for one guest the first to get a yes has it; the old one has
    nothing any more, and all who share it come along."""
    asked = next((each for each in room.handovers if each.number == number), None)
    if asked is None:
        return room
    if not yes:
        kept = tuple(each for each in room.handovers if each is not asked)
        return _replace(room, handovers=kept)
    old = room.guest(asked.guest).key
    ids = {guest.id for guest in room.guests_of(old)}
    guests = [_replace(g, key=asked.key) if g.id in ids else g for g in room.guests]
    kept = tuple(each for each in room.handovers if each.guest not in ids)
    return _replace(_with_guests(room, guests), handovers=kept)


# -- games


def set_plan(room: Room, plan: Plan) -> Room:
    _check_open(room)
    game = registry.find(plan.game)
    game.options.complete(plan.options)
    if plan.level is not None:
        check_level(game, plan.level)
    if not 0 <= plan.bots < game.players[1]:
        raise BadOption(f"{game.name} has room for 0 to {game.players[1] - 1} bots")
    return _replace(room, plan=plan)


def line_up(room: Room) -> list[Guest | None]:
    """Who sits where in the next game; None for a bot."""
    game = registry.find(room.plan.game)
    least, most = game.players
    willing = [guest for number in room.queue if not (guest := room.guest(number)).out]
    people = willing[:most]
    bots = max(min(room.plan.bots, most - len(people)), least - len(people))
    return [*people, *[None] * bots]


def new_match(
    room: Room, match_id: str, seed: int, nonce: str, origin: str
) -> tuple[m.Create, list[tuple[int, Guest]]]:
    """The next game, and who sits down at it."""
    _check_open(room)
    if room.is_playing:
        raise NotAllowed(_words("room-still-playing"))
    seats = line_up(room)
    game, plan = registry.find(room.plan.game), room.plan
    people = [(seat, guest) for seat, guest in enumerate(seats) if guest]
    if not people:
        raise NotAllowed(_words("room-nobody"))
    level = plan.level or _usual_level(game, [guest for _, guest in people])
    create = m.Create(
        match_id=match_id,
        settings=m.Settings(
            game=game.id,
            players=len(seats),
            options=game.options.for_new_game(plan.options),
            hints=False,
            helped=tuple(seat for seat, guest in people if guest.child),
        ),
        plans=tuple(
            m.Plan(name=guest.name) if guest else m.Plan(bot=level, name=bot_name(seat))
            for seat, guest in enumerate(seats)
        ),
        seed=seed,
        nonce=nonce,
        host=people[0][1].key,
        origin=origin,
    )
    return create, people


def _usual_level(game: Game, people: Sequence[Guest]) -> str:
    """Where a child plays, the bots are matched to the people, if that is possible."""
    matched = any(guest.child for guest in people) and strengths_of(game) is not None
    return MATCHED if matched else game.middle_level


def strength_of(guest: Guest, game: Game) -> float | None:
    """What matched bots go by for a guest, within what the game's ladder knows."""
    return said(game, guest.strengths.get(game.id)) if strengths_of(game) else None


def began(room: Room, match_id: str) -> Room:
    """The next game is on the table. Who found no seat is first in the queue for the one after;
    if everybody did, somebody else begins it."""
    seats = line_up(room)
    here = {guest.id for guest in seats if guest}
    waiting = any(number not in here and not room.guest(number).out for number in room.queue)
    shift = len(here) if waiting else 1
    first = [number for number in room.queue if not room.guest(number).out][:shift]
    queue = [number for number in room.queue if number not in first] + first
    return _replace(
        room,
        match=match_id,
        seated=tuple(guest.id if guest else None for guest in seats),
        begun=room.begun + 1,
        queue=tuple(queue),
    )


def ended(room: Room, match: Match, at: int) -> Room:
    """The game is over: it counts, once, unless everybody had left it."""
    if match.id != room.match or not room.is_playing or match.outcome is None:
        return room
    if match.abandoned:
        return _replace(room, match=None, seated=())
    scores = [_number(score) for score in match.game.scores(match.state)]
    winners = set(match.outcome.winners)
    points = evening_points(winners, scores, match.players)
    seats = [
        SeatResult(
            guest=room.seated[seat],
            name=chair.name,
            points=points[seat],
            score=scores[seat] if scores else None,
            won=seat in winners,
        )
        for seat, chair in enumerate(match.chairs)
    ]
    played = Played(match.id, match.settings.game, at, seats)
    return _replace(room, played=(*room.played, played)[-_MOST_PLAYED:])


def evening_points(winners: set[int], scores: Sequence[int | None], players: int) -> list[int]:
    """Two for everybody whom one has beaten, one for everybody with whom one shares a place. So a
    game among many is worth more than one among two, and every place counts."""

    def place(seat: int) -> tuple[bool, int]:
        score = scores[seat] if scores else None
        return seat in winners, 0 if score is None or seat in winners else score

    places = [place(seat) for seat in range(players)]
    return [
        sum(
            _BEATEN if places[seat] > other else _SHARED if places[seat] == other else 0
            for number, other in enumerate(places)
            if number != seat
        )
        for seat in range(players)
    ]


def _number(score: Any) -> int | None:
    """A game's own points of a seat; some games tell what they are made of."""
    found = score.get("total") if isinstance(score, dict) else score
    return int(found) if isinstance(found, int | float) else None


def finish(room: Room) -> Room:
    """The evening is over; its code opens nothing any more but the summary."""
    if room.is_playing:
        raise NotAllowed(_words("room-still-playing"))
    return _replace(room, over=True, handovers=())


def _check_open(room: Room) -> None:
    if room.over:
        raise NotAllowed(_words("room-over"))
