"""Tables whose game was played by rules that have been revised since.

Their moves may mean something else now, so they are neither played on nor shown: whoever opens one
is told why, and the lobby and the watch forget it.
"""

import msgspec

from pentaprism.core.errors import PentaprismError
from pentaprism.games import registry
from pentaprism.match import model as m
from pentaprism.match.visible import SeatInfo
from pentaprism.records.record import other_rules
from pentaprism.server import wire
from pentaprism.store import Append, Store, Summary


class OlderRules(PentaprismError):
    """The table is there, but its game cannot be gone through any more."""

    code = "older-rules"


async def check_rules(store: Store, created: m.Created, version: int) -> None:
    """Refuse a table of other rules, and take it off the lists; `version` is where it stands."""
    game = registry.find(created.settings.game)
    if created.rules == game.version:
        return
    await store.append(Append(created.match_id, version, [], due=None, summary=_summary(created)))
    raise OlderRules(other_rules(game, created.rules))


def _summary(created: m.Created) -> Summary:
    """A table that is over, as far as that can be told without its moves."""
    settings = created.settings
    seats = [SeatInfo(plan.name, "bot" if plan.bot else "open", plan.bot) for plan in created.plans]
    info = wire.TableInfo(
        match=created.match_id,
        game=settings.game,
        phase="over",
        seats=seats,
        options=settings.options,
        clock=settings.clock,
        created=created.at,
        moves=0,
    )
    encoded = msgspec.json.encode(info)
    return Summary(settings.game, "over", settings.listed, created.at, encoded)
