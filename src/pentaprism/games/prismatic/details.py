"""What a view tells besides the position, so that nobody who draws it needs the rules: the points
part by part, what each of the viewer's cards still takes, and the options that count."""

from typing import Any

import numpy as np

from pentaprism.games.prismatic import commit, scoring
from pentaprism.games.prismatic.notation import card_numbers, purse_text
from pentaprism.games.prismatic.scoring import PARTS
from pentaprism.games.prismatic.state import COMMIT, OVER

#: What decides among equal points, in this order; then a lot.
_TIE_BREAKS = ("created", "motes", "prisms", "first")


def details(s: Any, seat: int) -> dict[str, Any]:
    """docs/formats.md says what each key means."""
    score = [_score(s, each) for each in range(s.players)]
    return {
        "goal": int(s.goal),
        "round_limit": int(s.round_limit) or None,
        "score": score,
        "tie_break": tie_break(score) if s.phase == OVER else None,
        "room": _rooms(s, seat) if seat >= 0 and s.phase == COMMIT else {},
    }


def _score(s: Any, seat: int) -> dict[str, Any]:
    out = np.zeros((len(PARTS), 2), np.int64)
    scoring.parts(s, seat, out)
    found = {
        name: {"number": number, "points": points}
        for name, (number, points) in zip(PARTS, out.tolist(), strict=True)
    }
    total = int(out[:, 1].sum())
    return {"parts": found, "total": total, "created": int(s.created[seat]).bit_count()}


def tie_break(score: list[dict[str, Any]]) -> str | None:
    """What decided among those with the most points; None when nothing had to."""
    best = max(each["total"] for each in score)
    tied = [each for each in score if each["total"] == best]
    if len(tied) == 1:
        return None
    for name in _TIE_BREAKS:
        most = max(_counted(each, name) for each in tied)
        tied = [each for each in tied if _counted(each, name) == most]
        if len(tied) == 1:
            return name
    return "lot"


def _counted(score: dict[str, Any], name: str) -> int:
    return int(score["created"] if name == "created" else score["parts"][name]["number"])


def _rooms(s: Any, seat: int) -> dict[str, str]:
    """By the number of each card of the seat, what it takes besides what lies open on it."""
    cards = card_numbers(s.progress[seat] | s.created[seat])
    return {str(card): purse_text(commit.open_room(s, seat, card - 1)) for card in cards}
