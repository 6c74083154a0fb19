"""What a seat of Prismatic may not know: the motes that others have drawn from their bags."""

from collections.abc import Mapping
from typing import Any

from pentaprism.games.prismatic import purse
from pentaprism.games.prismatic.state import MAX_CARDS, SETUP

_MOTES = "RGBCMYWK"


def facts(s: Any, seat: int) -> Mapping[tuple[str, int, str], int]:
    if s.phase == SETUP:
        return {}
    return {
        ("drawn", other, letter): count
        for other in range(int(s.players))
        if other != seat
        for letter, count in _drawn(s, other).items()
    }


def _drawn(s: Any, seat: int) -> dict[str, int]:
    """What is in hand and what was put down secretly in this round."""
    purses = [s.hand[seat], s.put_palette[seat]]
    purses += [s.put_card[card] for card in range(MAX_CARDS) if int(s.progress[seat]) >> card & 1]
    return {
        letter: sum(int(purse.count(each, kind)) for each in purses)
        for kind, letter in enumerate(_MOTES)
    }
