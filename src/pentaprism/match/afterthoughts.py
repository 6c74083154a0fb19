"""What is told of a move and takes time to find out: found once, when the move is decided, and kept
in its event. `decide` stays quick; who carries events out calls this beside everything else."""

from typing import Any

import msgspec

from pentaprism.match import model as m
from pentaprism.match.match import Match


def are_owed(match: Match, events: list[m.Event]) -> bool:
    """Whether any of the events that follow in this match needs thought; answered at once."""
    return match.game.has_afterthoughts and any(
        isinstance(event, m.Moved) and match.game.owes_afterthoughts(*_last_step(match, event))
        for event in events
    )


def think(match: Match, events: list[m.Event], hurry: bool = False) -> list[m.Event]:
    """The same events with their afterthoughts; in a hurry these say that nobody has looked."""
    return [
        msgspec.structs.replace(
            event,
            afterthoughts=tuple(
                match.game.event_values(thought)
                for thought in match.game.afterthoughts(*_last_step(match, event), hurry=hurry)
            ),
        )
        if isinstance(event, m.Moved)
        else event
        for event in events
    ]


def _last_step(match: Match, event: m.Moved) -> tuple[Any, int, int, Any]:
    """Of an act on the state as it stands. There is nothing to tell of the steps of a secret choice
    before it."""
    before, move, after = match.steps_of(match.state, event)[-1]
    return before, event.seat, move, after
