"""What a move of Prisma does. Cells are texts as in moves, tiles their six sides."""

from typing import Literal

import msgspec

from pentaprism.core.events import Event

Earning = Literal["loop", "large", "link"]
Ending = Literal["last-tile", "six-loops"]


class Place(Event, frozen=True, kw_only=True, tag="place"):
    """A tile of the hand comes to the table; `red` and `blue` count its beams."""

    seat: int
    cell: str
    tile: str
    red: int
    blue: int


class Lift(Event, frozen=True, kw_only=True, tag="lift"):
    seat: int
    cell: str


class Drop(Event, frozen=True, kw_only=True, tag="drop"):
    """The lifted tile lies elsewhere."""

    seat: int
    origin: str = msgspec.field(name="from")
    cell: str
    tile: str


class Discard(Event, frozen=True, kw_only=True, tag="discard"):
    """No tile of the hand can be placed, so one is thrown away."""

    seat: int
    tile: str
    red: int
    blue: int


class Pass(Event, frozen=True, kw_only=True, tag="pass"):
    """What was earned is declined."""

    seat: int


class Freeze(Event, frozen=True, kw_only=True, tag="freeze"):
    seat: int
    loop: int


class Unfreeze(Event, frozen=True, kw_only=True, tag="unfreeze"):
    seat: int
    loop: int


class Loop(Event, frozen=True, kw_only=True, tag="loop"):
    """A new loop has a marker; `size` counts its cells, here and below."""

    owner: int
    cells: list[tuple[int, int]]
    size: int


class Break(Event, frozen=True, kw_only=True, tag="break"):
    """A loop has lost a tile, and its marker is back with its owner."""

    owner: int
    cells: list[tuple[int, int]]
    size: int


class Unmark(Event, frozen=True, kw_only=True, tag="unmark"):
    """A thawed loop whose owner has no normal marker left."""

    owner: int
    cells: list[tuple[int, int]]
    size: int


class Earn(Event, frozen=True, kw_only=True, tag="earn"):
    seat: int
    earned: Earning
    cell: str


class Draw(Event, frozen=True, kw_only=True, tag="draw"):
    """`count` counts the tiles, of which a viewer may know none."""

    seat: int
    tiles: list[str]
    count: int


class Phase(Event, frozen=True, kw_only=True, tag="phase"):
    phase: Literal["middle", "closing"]


class Over(Event, frozen=True, kw_only=True, tag="over"):
    """`why` is the name of the reason, `reason` the same in English."""

    reason: str
    why: Ending


Events = (
    Place
    | Lift
    | Drop
    | Discard
    | Pass
    | Freeze
    | Unfreeze
    | Loop
    | Break
    | Unmark
    | Earn
    | Draw
    | Phase
    | Over
)
