"""What a move of Nim does."""

from pentaprism.core.events import Event


class Take(Event, frozen=True, kw_only=True, tag="take"):
    seat: int
    counters: int
    left: int


Events = Take
