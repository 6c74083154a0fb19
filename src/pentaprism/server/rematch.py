"""The next game of the same people."""

import msgspec

from pentaprism.match import model as m
from pentaprism.match.decide import decide
from pentaprism.match.match import Match
from pentaprism.match.matching import begun_at_once
from pentaprism.server.live_match import LiveMatch
from pentaprism.server.tokens import new_nonce, new_seed


def rematch(match: Match, following: str, now: int) -> LiveMatch:
    """The next table, everybody one seat further."""
    players = match.players
    order = [(seat - 1) % players for seat in range(players)]  # who sits there now
    chairs = [match.chairs[seat] for seat in order]
    plans = tuple(m.Plan(bot=chair.bot, name=chair.name, outside=chair.outside) for chair in chairs)
    helped = tuple(seat for seat, old in enumerate(order) if old in match.settings.helped)
    create = m.Create(
        match_id=following,
        settings=msgspec.structs.replace(match.settings, helped=helped),
        plans=plans,
        seed=new_seed(),
        nonce=new_nonce(),
        previous=match.id,
        host=match.host,
        origin=match.created.origin,
    )
    sat = [
        m.Sat(at=now, seat=seat, name=chair.name, key=chair.key, strength=chair.strength)
        for seat, chair in enumerate(chairs)
        if chair.key
    ]
    silenced = [
        m.Silenced(at=now, seat=seat, silent=True)
        for seat, old in enumerate(order)
        if match.chairs[old].silenced
    ]
    begun = begun_at_once(create, sat, now)
    return LiveMatch([*decide(None, create, now), *sat, *silenced, begun])
