"""Why a move of Prisma is good, in a few words."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from pentaprism.core.words import Message, messages_of
from pentaprism.games.prisma import events as told
from pentaprism.games.prisma import rules
from pentaprism.games.prisma.breakdown import PARTS, scores_json
from pentaprism.games.prisma.position import cell_of
from pentaprism.games.prisma.state import DISCARD, LIFT, LINK, NOTHING, PASS, STATE
from pentaprism.games.prisma.text import cell_text, events

_message = messages_of("prisma")


def reason(s: Any, seat: int, line: Sequence[int]) -> Message:
    states = _follow(s, seat, line)
    before, after, move = states[0], states[-1], line[0]
    if move >> 26 == PASS:
        return _message("reason-pass")
    if move >> 26 == DISCARD:
        return _message("reason-discard")
    gain, loss = _gain(before, after, seat), _loss(before, after, seat)
    phrases = [*_deeds(states, seat, line), *(each for each in (gain, loss) if each)]
    if len(phrases) > 1:
        return _message("reason-two", first=phrases[0], second=phrases[1])
    if phrases:
        return phrases[0]
    return _message("reason-idle" if move >> 26 == LIFT else "reason-later")


def _follow(s: Any, seat: int, line: Sequence[int]) -> Any:
    """The positions along the line, as long as it is the same seat's turn.

    What follows when stacks are drawn from nobody knows, so the line is not followed further."""
    states = np.zeros(len(line) + 1, STATE)
    states[0] = s
    made = 0
    for move in line:
        if made and states[made].turn != seat:
            break
        states[made + 1] = states[made]
        rules.apply(states[made + 1], seat, move)
        made += 1
    return states[: made + 1]


def _deeds(states: Any, seat: int, line: Sequence[int]) -> list[Message]:
    """What the first move does, and what it is for."""
    before, after, move = states[0], states[1], line[0]
    found = []
    for event in events(before, seat, move, after):
        if isinstance(event, told.Loop):
            found.append(_message("reason-loop", size=_number(event.size)))
        elif isinstance(event, told.Break) and event.owner == seat:
            found.append(_message("reason-breaks-own", size=_number(event.size)))
        elif isinstance(event, told.Break):
            size = _number(event.size)
            found.append(_message("reason-breaks", owner=event.owner, size=size))
        elif isinstance(event, told.Freeze):
            found.append(_message("reason-freezes"))
        elif isinstance(event, told.Unfreeze):
            found.append(_message("reason-thaws"))
    if after.earned == LINK and before.earned == NOTHING:
        found.append(_message("reason-links"))
    if after.earned != NOTHING and len(states) > 2 and line[1] >> 26 == LIFT:
        cell = cell_text(cell_of(states[2], states[2].lifted))
        found.append(_message("reason-frees", cell=cell))
    return found


def _number(n: int) -> Message:
    """In words, as people write small numbers."""
    return _message("number", n=n)


def _gain(before: Any, after: Any, seat: int) -> Message | None:
    old, new = scores_json(before)[seat], scores_json(after)[seat]
    gained = new["total"] - old["total"]
    if gained <= 0:
        return None
    if gained == 1:
        return _message("reason-gains-one")
    best = max(PARTS, key=lambda part: new[part] - old[part])
    return _message("reason-gains", points=_number(gained), part=best)


def _loss(before: Any, after: Any, seat: int) -> Message | None:
    """What it takes from the opponent who loses most by it."""
    losses = {
        other: old["total"] - new["total"]
        for other, (old, new) in enumerate(
            zip(scores_json(before), scores_json(after), strict=True)
        )
        if other != seat
    }
    other = max(losses, key=lambda each: losses[each])
    if losses[other] <= 0:
        return None
    if losses[other] == 1:
        return _message("reason-costs-one", seat=other)
    return _message("reason-costs", seat=other, points=_number(losses[other]))
