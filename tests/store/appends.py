"""Appends as tests make them."""

from pentaprism.store import Append, Phase, Summary


def summary(
    game: str = "prism", phase: Phase = "playing", listed: bool = True, created: int = 1
) -> Summary:
    return Summary(game, phase, listed, created, b"{}")


def first(
    match: str, *events: bytes, due: int | None = None, told: Summary | None = None
) -> Append:
    return Append(match, 0, list(events) or [b"created"], due, told or summary())


def later(match: str, expected: int, *events: bytes, due: int | None = None) -> Append:
    return Append(match, expected, list(events), due)
