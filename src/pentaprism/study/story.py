"""The turning points of a game, each with a sentence: the moves that cost most, and the greatest
strokes of luck."""

from collections.abc import Sequence

import msgspec

from pentaprism.core.words import TABLE, Message, messages_of
from pentaprism.study.judge import Judgement
from pentaprism.study.ledger import UNIT, Ledger

_words = messages_of(TABLE)

MOST = 5
#: Luck that moves a seat's share by less is no turning point.
_STROKE = 0.08


class TurningPoint(msgspec.Struct, frozen=True):
    """`number` counts moves from 0; `weight` is the share of the win that changed hands."""

    number: int
    seat: int
    weight: float
    words: Message


def turning_points(judged: Sequence[Judgement], ledger: Ledger | None) -> list[TurningPoint]:
    """In the order in which they happened; only what is clear."""
    found = [_mistake(each) for each in judged if each.name in ("mistake", "serious")]
    found += [_only(each) for each in judged if each.name == "only"]
    for entry in ledger.entries if ledger else ():
        most = max(range(len(entry.luck)), key=lambda seat: entry.luck[seat])
        weight = entry.luck[most] / UNIT
        if weight >= _STROKE:
            luck = _words("study-turn-luck", seat=most, share=round(100 * weight))
            found.append(TurningPoint(entry.number, most, weight, luck))
    heaviest = sorted(found, key=lambda each: -each.weight)[:MOST]
    return sorted(heaviest, key=lambda each: each.number)


def _mistake(each: Judgement) -> TurningPoint:
    best = each.options[0].share or 0.0
    words = _words(
        f"study-turn-{each.name}",
        seat=each.seat,
        before=round(100 * best),
        after=round(100 * (best - each.loss)),
        better=each.best,
        reason=each.options[0].reason,
    )
    return TurningPoint(each.number, each.seat, each.loss, words)


def _only(each: Judgement) -> TurningPoint:
    second = each.options[1].share or 0.0 if len(each.options) > 1 else 0.0
    weight = max(0.0, (each.share or 0.0) - second)
    words = _words("study-turn-only", seat=each.seat, share=round(100 * weight))
    return TurningPoint(each.number, each.seat, weight, words)
