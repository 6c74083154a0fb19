"""What goes into the store and comes out of it, and what can go wrong."""

from typing import Literal

import msgspec

Phase = Literal["gathering", "playing", "paused", "over"]


class Summary(msgspec.Struct, frozen=True):
    """A match as the lobby lists it. `info` is the caller's own: the store does not look inside."""

    game: str
    phase: Phase
    listed: bool
    created: int
    info: bytes
    #: Where it was set up from; the caller's own name for that.
    origin: str = ""


class Append(msgspec.Struct, frozen=True):
    """Events that follow when the match stands at version `expected`; 0 makes a new match.

    `due` is the next moment (ms) at which something happens by itself: a flag, a bot's turn, the
    end of a grace. It replaces the old one, and with it any lease. An append without events only
    does that. `summary` is needed for a new match, and later only when it has changed."""

    match_id: str
    expected: int
    events: list[bytes]
    due: int | None = None
    summary: Summary | None = None


class Listing(msgspec.Struct, frozen=True):
    match_id: str
    summary: Summary


class StoredChatLine(msgspec.Struct, frozen=True):
    """A line of chat; without a seat for those who watch."""

    at: int
    seat: int | None
    name: str
    text: str


class StoredRoom(msgspec.Struct, frozen=True):
    """An evening in a room at a version. `body` is the caller's own: the store does not look
    inside. `match` is the game on the table; `changed` when it was last written."""

    code: str
    version: int
    changed: int
    match: str | None
    body: bytes


class Conflict(Exception):
    """The match was not at the expected version: load it, decide again."""

    def __init__(self, match_id: str, expected: int, version: int) -> None:
        super().__init__(f"match {match_id} is at version {version}, not {expected}")
        self.match_id = match_id
        self.expected = expected
        self.version = version


class UnknownMatch(LookupError):
    """There is no match of this id."""


class Unavailable(Exception):
    """The database could not be reached, or not in time; whether a write was made is not known."""
