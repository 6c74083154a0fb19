"""What is told of a table to those who are not at it, in the lobby or before they sit down."""

import msgspec

from pentaprism.match import model as m
from pentaprism.match import visible
from pentaprism.server import wire
from pentaprism.server.live_match import LiveMatch
from pentaprism.store import Summary


def info(live: LiveMatch) -> wire.TableInfo:
    match = live.match
    return wire.TableInfo(
        match=match.id,
        game=match.settings.game,
        phase=match.phase,
        seats=visible.seats(match),
        options=match.settings.options,
        clock=match.settings.clock,
        created=match.created.at,
        moves=len(match.acts),
        ended=_ended(live),
        winners=list(match.outcome.winners) if match.outcome else None,
        abandoned=match.abandoned,
    )


def _ended(live: LiveMatch) -> int | None:
    """When the game ended; people may have asked for another since."""
    if live.match.phase != "over":
        return None
    later = m.Offered, m.Answered, m.Rematched
    return next(event.at for event in reversed(live.events) if not isinstance(event, later))


def summary(live: LiveMatch) -> Summary:
    match = live.match
    return Summary(
        game=match.settings.game,
        phase=match.phase,
        listed=match.settings.listed,
        created=match.created.at,
        origin=match.created.origin,
        info=msgspec.json.encode(info(live)),
    )
