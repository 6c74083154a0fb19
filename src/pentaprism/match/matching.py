"""How strong the bots are that are matched to the people: settled when the game begins, from what
is known of those who are there, and never changed within it."""

from collections.abc import Sequence

from pentaprism.core.game import Game
from pentaprism.games import registry
from pentaprism.match import model as m
from pentaprism.match.match import Match
from pentaprism.matched import MATCHED, opposing, within


def said(game: Game, strength: float | None) -> float | None:
    """What a person says of themselves, as it is kept: within what the game's ladder knows."""
    return None if strength is None else within(game, strength)


def begun_at_once(create: m.Create, sits: Sequence[m.Sat], now: int) -> m.Begun:
    """The game of a new table begins, since everybody sits there."""
    bots = [plan.bot for plan in create.plans if not plan.is_person]
    return _begun(registry.find(create.settings.game), [sat.strength for sat in sits], bots, now)


def begun(match: Match, last: m.Sat | m.Filled, now: int) -> m.Begun:
    """The game begins, with whoever takes the last seat."""
    people = [chair.strength for chair in match.chairs if chair.is_person]
    bots = [chair.bot for chair in match.chairs if chair.is_bot]
    if isinstance(last, m.Sat):
        people.append(last.strength)
    else:
        bots.append(last.level)
    return _begun(match.game, people, bots, now)


def _begun(
    game: Game, people: Sequence[float | None], bots: Sequence[str | None], now: int
) -> m.Begun:
    if MATCHED not in bots:
        return m.Begun(at=now)
    return m.Begun(at=now, strength=opposing(game, people, len(bots)))
