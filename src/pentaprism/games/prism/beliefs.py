"""What a seat of PRISM may not know: the hands of the others, and the next card of the stack."""

from collections.abc import Mapping
from typing import Any

from pentaprism.games.prism import deck


def facts(s: Any, seat: int) -> Mapping[tuple[str, int, str], int]:
    held: dict[tuple[str, int, str], int] = {
        ("held", other, name): int(s.hands[other, card])
        for other in range(int(s.players))
        if other != seat
        for card, name in enumerate(deck.CARDS)
    }
    if s.stacked:
        held["next", -1, deck.CARDS[int(s.stack[s.stacked - 1])]] = 1
    return held
