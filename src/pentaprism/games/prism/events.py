"""What a move of PRISM does."""

from pentaprism.core.events import Event
from pentaprism.core.words import Message
from pentaprism.games.prism.deck import Card, Colour


class Draw(Event, frozen=True, kw_only=True, tag="draw"):
    """Cards come from the stack; which ones is told to those who see the hand."""

    seat: int
    count: int
    cards: list[Card] | None = None
    #: The draw-two that was used for it.
    discarded: Card | None = None


class Play(Event, frozen=True, kw_only=True, tag="play"):
    """A card is put into the own collection."""

    seat: int
    card: Card


class Discard(Event, frozen=True, kw_only=True, tag="discard"):
    seat: int
    card: Card


class Zap(Event, frozen=True, kw_only=True, tag="zap"):
    seat: int
    card: Card
    target: int
    colour: Colour


class Ask(Event, frozen=True, kw_only=True, tag="ask"):
    """A take is announced; the target may block it."""

    seat: int
    card: Card
    target: int
    colour: Colour


class Take(Event, frozen=True, kw_only=True, tag="take"):
    seat: int
    card: Card
    target: int
    colour: Colour


class Block(Event, frozen=True, kw_only=True, tag="block"):
    """The target keeps the colour; `seat` is the one who wanted it."""

    seat: int
    card: Card
    target: int
    colour: Colour


class Decline(Event, frozen=True, kw_only=True, tag="decline"):
    """No card is drawn for a block."""

    seat: int


class Round(Event, frozen=True, kw_only=True, tag="round"):
    """A round ends; the collections are those before the table was cleared."""

    round: int
    winner: int | None
    points: list[int]
    colours: list[list[Colour]]
    wilds: list[int]
    #: The points of each seat, in words.
    gained: list[Message]


class Deal(Event, frozen=True, kw_only=True, tag="deal"):
    dealer: int
    round: int


Events = Draw | Play | Discard | Zap | Ask | Take | Block | Decline | Round | Deal
