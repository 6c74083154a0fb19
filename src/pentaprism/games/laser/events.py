"""What happens in a game of Laser. Moves of figures are written as everywhere: "3+5", "@-7"."""

from typing import Literal

import msgspec

from pentaprism.core.events import Event
from pentaprism.core.words import Message

Colour = Literal["red", "yellow", "green", "cyan", "blue", "magenta"]


class Bid(Event, frozen=True, kw_only=True, tag="bid"):
    """Null is a number that is ready, and secret."""

    seat: int
    bid: int | None = None


class Team(Event, frozen=True, kw_only=True, tag="team"):
    seat: int
    mate: int


class Impossible(Event, frozen=True, kw_only=True, tag="impossible"):
    """The cat is grabbed."""

    seat: int


class Time(Event, frozen=True, kw_only=True, tag="time"):
    """The clock, whose seat comes after the last player's, says that the time is up."""

    seat: int


class Pass(Event, frozen=True, kw_only=True, tag="pass"):
    seat: int


class Concede(Event, frozen=True, kw_only=True, tag="concede"):
    seat: int


class Shown(Event, frozen=True, kw_only=True, tag="shown"):
    """The numbers of a team become open; null where a seat has none."""

    bids: list[int | None]
    said: list[Message]


class Attempt(Event, frozen=True, kw_only=True, tag="attempt"):
    """A demonstration begins."""

    seats: list[int]
    bid: int


class Mix(Event, frozen=True, kw_only=True, tag="mix"):
    """A figure of `colour` meets one of the colour `met`."""

    seat: int
    move: str
    cost: int
    product: Colour
    colour: Colour
    origin: int
    met: Colour
    tile: int


class Catch(Event, frozen=True, kw_only=True, tag="catch"):
    seat: int
    move: str
    cost: int
    colour: Colour
    tile: int


class Success(Event, frozen=True, kw_only=True, tag="success"):
    bid: int
    line: list[str]


class Failure(Event, frozen=True, kw_only=True, tag="failure"):
    bid: int
    line: list[str]


class Points(Event, frozen=True, kw_only=True, tag="points"):
    seat: int
    points: int


class Penalty(Event, frozen=True, kw_only=True, tag="penalty"):
    """A third X: `points` is what the score changes by, `lost` the same without its sign."""

    seat: int
    points: int
    lost: int


class Cross(Event, frozen=True, kw_only=True, tag="cross"):
    seat: int


class Truth(Event, frozen=True, kw_only=True, tag="truth"):
    """The cheapest solution of a round. Without one `min` is null, and so is `searched` if it is
    proved; else every total up to there was tried. `ring` and `cards` are those of the round,
    `claim` is who had grabbed the cat.

    `ways` lines cost as little, or `more` than that; `totals` are the costs up to ten that a
    solution can have, as far as they are known; `spent` is what a successful demonstration cost."""

    min: int | None = None
    line: list[str] | None = None
    searched: int | None = None
    ring: str = ""
    cards: list[str] = msgspec.field(default_factory=list)
    claim: int | None = None
    ways: int | None = None
    more: bool = False
    totals: list[int] = msgspec.field(default_factory=list)
    spent: int | None = None


class Round(Event, frozen=True, kw_only=True, tag="round"):
    """New cards."""

    round: int
    cards: list[str]


class Over(Event, frozen=True, kw_only=True, tag="over"):
    """`why` is the reason by its name."""

    reason: str
    why: Literal["target", "turns", "limit"]


Events = (
    Bid
    | Team
    | Impossible
    | Time
    | Pass
    | Concede
    | Shown
    | Attempt
    | Mix
    | Catch
    | Success
    | Failure
    | Points
    | Penalty
    | Cross
    | Truth
    | Round
    | Over
)
