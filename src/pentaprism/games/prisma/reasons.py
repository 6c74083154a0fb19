"""Why a move of Prisma is good, in a few words."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from pentaprism.games.prisma import rules
from pentaprism.games.prisma.position import PARTS, cell_of, scores_json
from pentaprism.games.prisma.state import DISCARD, LIFT, LINK, NOTHING, PASS, STATE
from pentaprism.games.prisma.text import cell_text, events

_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_NAMES = {
    "beams": "a beam at the edge",
    "loops": "a scoring loop",
    "x": "a row",
    "y": "a column",
    "iii": "three columns",
}


def reason(s: Any, seat: int, line: Sequence[int]) -> str:
    states = _follow(s, seat, line)
    before, after, move = states[0], states[-1], line[0]
    if move >> 26 == PASS:
        return "no other tile is worth moving"
    if move >> 26 == DISCARD:
        return "keeps the tiles that fit more easily"
    phrases = [phrase for phrase in _deeds(states, seat, line) if phrase]
    phrases += [phrase for phrase in (_gain(before, after, seat),) if phrase]
    phrases += [phrase for phrase in (_loss(before, after, seat),) if phrase]
    if phrases:
        return " and ".join(phrases[:2])
    if move >> 26 == LIFT:
        return "moves a tile that does nothing where it lies"
    return "keeps the way open for later"


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


def _deeds(states: Any, seat: int, line: Sequence[int]) -> list[str]:
    """What the first move does, and what it is for."""
    before, after, move = states[0], states[1], line[0]
    told = []
    for event in events(before, seat, move, after):
        if event["kind"] == "loop":
            told.append(f"closes a loop of {_word(len(event['cells']))}")
        elif event["kind"] == "break":
            owner = "its own" if event["owner"] == seat else f"seat {event['owner']}'s"
            told.append(f"breaks {owner} loop of {_word(len(event['cells']))}")
        elif event["kind"] == "freeze":
            told.append("protects the loop just made")
        elif event["kind"] == "unfreeze":
            told.append("lays a protected loop open")
    if after.earned == LINK and before.earned == NOTHING:
        told.append("links two paths")
    if after.earned != NOTHING and len(states) > 2 and line[1] >> 26 == LIFT:
        told.append(f"frees the tile at {cell_text(cell_of(states[2], states[2].lifted))}")
    return told


def _word(number: int) -> str:
    return _NUMBERS[number] if number < len(_NUMBERS) else str(number)


def _gain(before: Any, after: Any, seat: int) -> str:
    old, new = scores_json(before)[seat], scores_json(after)[seat]
    gained = new["total"] - old["total"]
    if gained <= 0:
        return ""
    best = max(PARTS, key=lambda part: new[part] - old[part])
    points = "a point" if gained == 1 else f"{_word(gained)} points"
    return f"gains {points}, mostly by {_NAMES[best]}" if gained > 1 else f"gains {points}"


def _loss(before: Any, after: Any, seat: int) -> str:
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
        return ""
    points = "a point" if losses[other] == 1 else f"{_word(losses[other])} points"
    return f"costs seat {other} {points}"
