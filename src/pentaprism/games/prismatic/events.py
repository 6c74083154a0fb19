"""What a move of Prismatic does. A `card` is told by its number, and `named` says its name."""

from typing import Literal

from pentaprism.core.events import Event
from pentaprism.core.words import Message

#: A name in every language, or as an owner's file has it.
Name = Message | str


# -- choices made in secret: others only hear that somebody chooses


class Choose(Event, frozen=True, kw_only=True, tag="choose"):
    seat: int


class Ready(Event, frozen=True, kw_only=True, tag="ready"):
    seat: int


class TakeBack(Event, frozen=True, kw_only=True, tag="take-back"):
    seat: int


class Take(Event, frozen=True, kw_only=True, tag="take"):
    seat: int
    piece: str


class Bid(Event, frozen=True, kw_only=True, tag="bid"):
    """The number is null for those who may not know it, and 0 for a pass."""

    seat: int
    number: int | None = None


class Put(Event, frozen=True, kw_only=True, tag="put"):
    """Without a card it goes to the palette."""

    seat: int
    piece: str
    card: int | None
    place: Name


class Commitment(Message, frozen=True, kw_only=True):
    """What came to one place: the `card` by its name, or none for the palette. It says itself."""

    card: str
    number: int | None
    pieces: str


class Commit(Event, frozen=True, kw_only=True, tag="commit"):
    """A commitment is open now."""

    seat: int
    places: int
    put: list[Commitment]


class Reveal(Event, frozen=True, kw_only=True, tag="reveal"):
    """The card kept in the set-up is open now."""

    seat: int
    card: int
    named: Name


# -- step 3


class Create(Event, frozen=True, kw_only=True, tag="create"):
    seat: int
    card: int
    named: Name


class Use(Event, frozen=True, kw_only=True, tag="use"):
    seat: int
    card: int
    named: Name


class Make(Event, frozen=True, kw_only=True, tag="make"):
    """A creation of the board: what it costs and gives as the board's file writes it, and the same
    in words."""

    seat: int
    number: int
    cost: str
    gives: str
    some: list[Message]
    effect: Message


class Pay(Event, frozen=True, kw_only=True, tag="pay"):
    """The player said which colours of the pool pay."""

    seat: int
    pool: str
    number: int
    colours: list[str]


class Done(Event, frozen=True, kw_only=True, tag="done"):
    seat: int


class Gain(Event, frozen=True, kw_only=True, tag="gain"):
    seat: int
    piece: str
    number: int


class Pool(Event, frozen=True, kw_only=True, tag="pool"):
    seat: int
    piece: str


class Pull(Event, frozen=True, kw_only=True, tag="pull"):
    """The mote, for those who may know it."""

    seat: int
    piece: str | None = None


class Return(Event, frozen=True, kw_only=True, tag="return"):
    seat: int


class Empty(Event, frozen=True, kw_only=True, tag="empty"):
    """A card, or the palette of a seat."""

    seat: int
    card: int | None = None
    named: Name | None = None
    whose: int | None = None


class Draw(Event, frozen=True, kw_only=True, tag="draw"):
    """The card's name, for those who may know it."""

    seat: int
    named: Name | None = None


class Place(Event, frozen=True, kw_only=True, tag="place"):
    """The drawn card lies open: in progress, among the common cards, or in the place of one."""

    seat: int
    card: int
    named: Name
    area: Literal["progress", "common", "replaced"]
    replaced: Name | None = None


class Keep(Event, frozen=True, kw_only=True, tag="keep"):
    """One of two cards; the other is discarded, unless it is still secret."""

    seat: int
    card: int
    named: Name
    other: Name | None = None


class Reject(Event, frozen=True, kw_only=True, tag="reject"):
    seat: int


class Discard(Event, frozen=True, kw_only=True, tag="discard"):
    seat: int
    card: int
    named: Name


class Steal(Event, frozen=True, kw_only=True, tag="steal"):
    seat: int
    card: int
    named: Name


class Decline(Event, frozen=True, kw_only=True, tag="decline"):
    seat: int


# -- between rounds


class Starter(Event, frozen=True, kw_only=True, tag="starter"):
    seat: int


class LastRound(Event, frozen=True, kw_only=True, tag="last-round"):
    """Somebody has reached the goal, or the limit of rounds is near."""

    goal: bool
    number: int


class Round(Event, frozen=True, kw_only=True, tag="round"):
    number: int


class Over(Event, frozen=True, kw_only=True, tag="over"):
    seat: int


Events = (
    Choose | Ready | TakeBack | Take | Bid | Put | Commit | Reveal
    | Create | Use | Make | Pay | Done | Gain | Pool | Pull | Return | Empty | Draw | Place
    | Keep | Reject | Discard | Steal | Decline
    | Starter | LastRound | Round | Over
)  # fmt: skip
