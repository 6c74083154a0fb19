"""What a move did, as typed values: each game lists its kinds of events in its events.py.

An event has no sentence: `event-<kind>` in the game's words makes one of its values.
"""

from typing import Any

import msgspec

from pentaprism.core.words import Message


class Event(msgspec.Struct, frozen=True, kw_only=True, gc=False, tag_field="kind"):
    """One thing that happened. Subclasses are frozen and kw_only and have a tag, their `kind`."""


def kind_of(event: Event) -> str:
    return str(type(event).__struct_config__.tag)


def values_of(event: Event) -> dict[str, Any]:
    """The event as JSON has it."""
    values: dict[str, Any] = msgspec.to_builtins(event)
    return values


def words_of(game: str, event: Event) -> Message:
    values = values_of(event)
    return Message(f"{game}/event-{values.pop('kind')}", values)
