"""What a move of PRIZMIK does."""

from typing import Literal

import msgspec

from pentaprism.core.events import Event

Piece = Literal["fleet", "base", "carrier", "ship", "fighter"]


class Deploy(Event, frozen=True, kw_only=True, tag="deploy"):
    """A piece comes out of the one that carried it."""

    seat: int
    piece: Piece
    origin: str = msgspec.field(name="from")
    to: str


class Move(Event, frozen=True, kw_only=True, tag="move"):
    seat: int
    piece: Piece
    origin: str = msgspec.field(name="from")
    to: str


class Capture(Event, frozen=True, kw_only=True, tag="capture"):
    seat: int
    piece: Piece
    origin: str = msgspec.field(name="from")
    taken: Piece
    at: str


class Promote(Event, frozen=True, kw_only=True, tag="promote"):
    """A reserve fleet comes to the seat's home rank."""

    seat: int
    at: str


Events = Deploy | Move | Capture | Promote
