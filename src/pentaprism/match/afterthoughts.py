"""What is told of a move and takes time to find out: found once, when the move is decided, and kept
in its event. `decide` stays quick; who carries events out calls this beside everything else."""

from typing import Any, cast

import msgspec

from pentaprism.match import model as m
from pentaprism.match.match import Match


def are_owed(match: Match, events: list[m.Events]) -> bool:
    """Whether any of the events that follow in this match needs thought; answered at once."""
    return any(
        isinstance(event, m.Moved) and match.game.owes_afterthoughts(*_step(match, event))
        for event in events
    )


def think(match: Match, events: list[m.Events], hurry: bool = False) -> list[m.Events]:
    """The same events with their afterthoughts; in a hurry these say that nobody has looked."""
    return [
        msgspec.structs.replace(
            event, afterthoughts=tuple(match.game.afterthoughts(*_step(match, event), hurry=hurry))
        )
        if isinstance(event, m.Moved)
        else event
        for event in events
    ]


def _step(match: Match, event: m.Moved) -> tuple[Any, int, int, Any]:
    """The move on the state as it stands: `decide` gives one move at a time."""
    move = cast(int, match.game.text.parse_move(event.move))
    return match.state, event.seat, move, match.game.apply(match.state, event.seat, move)
