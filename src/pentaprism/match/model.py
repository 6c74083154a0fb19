"""The settings of a match, its events, and the commands that lead to them.

A command asks for something: `decide` turns it into events or refuses it. Events are facts: they
are stored in order and never changed, and a match is nothing but the sum of its events. Times are
milliseconds since 1970 by the server's clock.
"""

from typing import Any, Literal

import msgspec

from pentaprism.core.words import Message

Json = dict[str, Any]
Phase = Literal["gathering", "playing", "paused", "over"]


# -- how a table is set up


class PerMove(msgspec.Struct, frozen=True, tag="per_move", forbid_unknown_fields=True):
    """So much time for each move; what is left of it is lost."""

    ms: int


class PerGame(msgspec.Struct, frozen=True, tag="per_game", forbid_unknown_fields=True):
    """So much time for the whole game, and an increment after each finished turn."""

    ms: int
    increment: int = 0


Clock = PerMove | PerGame


class Absence(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What happens when a person has been gone for longer than the grace."""

    grace: int = 60_000
    then: Literal["wait", "bot", "forfeit"] = "wait"


class Plan(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Who is meant for a seat: a bot of a level, an outside bot by its name, or a person."""

    bot: str | None = None
    name: str = ""
    outside: str | None = None

    @property
    def is_person(self) -> bool:
        return self.bot is None and self.outside is None


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table was set up; none of it changes later."""

    game: str
    players: int
    options: Json = {}
    clock: Clock | None = None
    absence: Absence = Absence()
    takebacks: bool = True
    hints: bool = True
    listed: bool = False
    #: Seats that may ask for hints where the others may not: children's.
    helped: tuple[int, ...] = ()


# -- events


class EventBase(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    # There are hundreds of thousands of them and none is in a cycle: the collector can skip them.
    at: int


class Created(EventBase, frozen=True, tag="created"):
    """The first event. Seed and nonce are secret until the end; their hash is public."""

    match_id: str = msgspec.field(name="match")
    rules: str
    settings: Settings
    plans: tuple[Plan, ...]
    seed: int
    nonce: str
    previous: str | None = None
    #: The key of whoever set the table up and sits at it.
    host: str = ""
    #: A keyed hash of the address it was set up from, so that tables can be limited by address.
    origin: str = ""
    #: Where the game begins, if not at its set-up: a whole position, as secret as the seed.
    start: Json | None = None


class Sat(EventBase, frozen=True, tag="sat"):
    """A person took a seat; only a token with this key opens it. `strength`: what bots shall be
    matched to for them (pentaprism/matched.py), which nobody else is told."""

    seat: int
    name: str
    key: str
    strength: float | None = None


class Left(EventBase, frozen=True, tag="left"):
    """A person left their seat before the game began."""

    seat: int


class Removed(EventBase, frozen=True, tag="removed"):
    """The host took the seat of a guest of that name away."""

    seat: int
    name: str


class Filled(EventBase, frozen=True, tag="filled"):
    """Whoever set the table up gave a free seat to a bot of a level."""

    seat: int
    name: str
    level: str


class Silenced(EventBase, frozen=True, tag="silenced"):
    """The host forbade the seat to chat, or allowed it again."""

    seat: int
    silent: bool


class Renewed(EventBase, frozen=True, tag="renewed"):
    """A person's seats have a new key: tokens with the old one no longer open them."""

    seats: tuple[int, ...]
    key: str


class Begun(EventBase, frozen=True, tag="begun"):
    """`strength`: of the bots that are matched to the people, for the whole game. Whoever knew it
    could tell how strong the others are, so nobody is told."""

    strength: float | None = None


class Moved(EventBase, frozen=True, tag="played"):
    """A move, or the moves of one secret choice; `ref` is the sender's own name for the command, so
    that a repeat is known."""

    seat: int
    moves: tuple[str, ...]
    ref: str = ""
    #: What took time to find out about it, found once when it was decided; told to all who see it.
    afterthoughts: tuple[Json, ...] = ()
    #: Where it counts who is first: so many milliseconds after it was made it came in.
    credit: int = 0


class Tied(EventBase, frozen=True, tag="tied"):
    """Two seats said what only the first of them could say, so close together that nobody can tell
    who was first. `seat` counts as first; they were measured as `ms` apart."""

    seat: int
    other: int
    ms: int


class _SingleMove(EventBase, frozen=True, tag="moved"):
    """How a move was stored when each step of a secret choice was an event of its own."""

    seat: int
    move: str
    ref: str = ""
    afterthoughts: tuple[Json, ...] = ()


Offer = Literal["draw", "takeback", "pause", "rematch"]


class Offered(EventBase, frozen=True, tag="offered"):
    """`strength`, for a rematch: what bots shall be matched to now, after this game."""

    seat: int
    what: Offer
    strength: float | None = None


class Answered(EventBase, frozen=True, tag="answered"):
    seat: int
    what: Offer
    yes: bool
    #: By the one who had asked.
    withdrawn: bool = False
    strength: float | None = None


class TakenBack(EventBase, frozen=True, tag="taken_back"):
    """The game stands again where it stood after so many moves; a secret choice counts as one."""

    moves: int


class Paused(EventBase, frozen=True, tag="paused"):
    pass


class Resumed(EventBase, frozen=True, tag="resumed"):
    seat: int


class Gap(EventBase, frozen=True, tag="gap"):
    """The server was away for so long: nobody's clock ran."""

    ms: int


class Away(EventBase, frozen=True, tag="away"):
    seat: int


class Back(EventBase, frozen=True, tag="back"):
    seat: int


class Resigned(EventBase, frozen=True, tag="resigned"):
    seat: int


class Flagged(EventBase, frozen=True, tag="flagged"):
    """The seat's time was up."""

    seat: int


class Replaced(EventBase, frozen=True, tag="replaced"):
    """From now on a bot plays for the seat (until its person is back, if it was only away)."""

    seat: int
    level: str


class Ended(EventBase, frozen=True, tag="ended"):
    """The match ended, but not by the rules of the game."""

    winners: tuple[int, ...]
    reason: str
    #: The reason by its key; older logs have only the sentence.
    words: Message | None = None


class Abandoned(EventBase, frozen=True, tag="abandoned"):
    """Nobody was connected for so many days: the match ends without a winner."""

    days: int


class Rematched(EventBase, frozen=True, tag="rematched"):
    """Everybody wanted another game: it is this match."""

    match_id: str = msgspec.field(name="match")


Event = (
    Created
    | Sat
    | Left
    | Removed
    | Filled
    | Silenced
    | Renewed
    | Begun
    | Moved
    | Tied
    | Offered
    | Answered
    | TakenBack
    | Paused
    | Resumed
    | Gap
    | Away
    | Back
    | Resigned
    | Flagged
    | Replaced
    | Ended
    | Abandoned
    | Rematched
)


# -- commands


class Create(msgspec.Struct, frozen=True, kw_only=True, tag="create"):
    match_id: str
    settings: Settings
    plans: tuple[Plan, ...]
    seed: int
    nonce: str
    #: Seats of the person who sets the table up, with what their token names.
    mine: tuple[int, ...] = ()
    key: str = ""
    previous: str | None = None
    #: The key of the host, for a rematch, where `mine` is empty.
    host: str = ""
    origin: str = ""
    start: Json | None = None
    #: Of the person who sets the table up.
    strength: float | None = None


class Sit(msgspec.Struct, frozen=True, kw_only=True, tag="sit"):
    name: str
    key: str
    #: None: any open seat.
    seat: int | None = None
    strength: float | None = None


class Leave(msgspec.Struct, frozen=True, kw_only=True, tag="leave"):
    seat: int


class RemoveGuest(msgspec.Struct, frozen=True, kw_only=True, tag="remove"):
    """`seat` is the host's own."""

    seat: int
    guest: int


class FillSeat(msgspec.Struct, frozen=True, kw_only=True, tag="fill"):
    """A bot takes a free seat; `seat` is the host's own."""

    seat: int
    free: int
    level: str


class Silence(msgspec.Struct, frozen=True, kw_only=True, tag="silence"):
    """`seat` is the host's own."""

    seat: int
    guest: int
    silent: bool


class Renew(msgspec.Struct, frozen=True, kw_only=True, tag="renew"):
    """A new key for the seats that have the old one."""

    old: str
    key: str


class Play(msgspec.Struct, frozen=True, kw_only=True, tag="play"):
    """A move for the position that the sender saw at `version`, or all moves of one secret choice,
    which are made together or not at all.

    `person`: it comes from the person on the seat, who may have handed it over to a bot."""

    seat: int
    moves: tuple[str, ...]
    version: int
    ref: str = ""
    person: bool = False


class MakeOffer(msgspec.Struct, frozen=True, kw_only=True, tag="offer"):
    seat: int
    what: Offer
    #: Given by the server for a rematch, which begins once all have agreed.
    next_match: str = ""
    strength: float | None = None


class AnswerOffer(msgspec.Struct, frozen=True, kw_only=True, tag="answer"):
    seat: int
    what: Offer
    yes: bool
    next_match: str = ""
    strength: float | None = None


class Resign(msgspec.Struct, frozen=True, kw_only=True, tag="resign"):
    seat: int


class Resume(msgspec.Struct, frozen=True, kw_only=True, tag="resume"):
    seat: int


class GoAway(msgspec.Struct, frozen=True, kw_only=True, tag="go_away"):
    """From the server: the seat's last connection is gone, or its outside bot does not play."""

    seat: int


class ComeBack(msgspec.Struct, frozen=True, kw_only=True, tag="come_back"):
    """From the server: the seat is connected, or its outside bot plays again."""

    seat: int


class Tick(msgspec.Struct, frozen=True, kw_only=True, tag="tick"):
    """From the server: check whether anybody's time is up."""


class Rest(msgspec.Struct, frozen=True, kw_only=True, tag="rest"):
    """From the server: nobody is connected any more, so a game in real time is paused."""


class Abandon(msgspec.Struct, frozen=True, kw_only=True, tag="abandon"):
    """From the server: no person was connected for so many days."""

    days: int


class Recover(msgspec.Struct, frozen=True, kw_only=True, tag="recover"):
    """From the server: it was away for so long."""

    ms: int


Command = (
    Create
    | Sit
    | Leave
    | RemoveGuest
    | FillSeat
    | Silence
    | Renew
    | Play
    | MakeOffer
    | AnswerOffer
    | Resign
    | Resume
    | GoAway
    | ComeBack
    | Tick
    | Rest
    | Abandon
    | Recover
)

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Event | _SingleMove)


def encode(event: Event) -> bytes:
    """An event as it is stored."""
    return _encoder.encode(event)


def decode(stored: bytes) -> Event:
    """A stored event; older forms of it are read as what they mean now."""
    event = _decoder.decode(stored)
    if isinstance(event, _SingleMove):
        return Moved(
            at=event.at,
            seat=event.seat,
            moves=(event.move,),
            ref=event.ref,
            afterthoughts=event.afterthoughts,
        )
    return event
