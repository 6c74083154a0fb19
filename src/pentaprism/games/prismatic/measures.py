"""What the lab counts in a game of Prismatic: cards dealt, open to somebody and created."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from pentaprism.core import bits
from pentaprism.core.kernel import kernel
from pentaprism.core.rng import scale
from pentaprism.games.prismatic import GAME, cards
from pentaprism.games.prismatic.state import (
    COMMIT,
    CREATE,
    DISCARD_CARD,
    DRAW_CARD,
    EMPTY_CARD,
    EMPTY_PALETTE,
    MAKE,
    MAX_CARDS,
    PULL_MOTE,
    PUT,
    STEAL_CARD,
    TAKE_BACK,
    USE,
    VERB,
)

PIECES = MAX_CARDS
ACTIONS = (
    "other",
    "put",
    "take-back",
    "create",
    "use",
    "make",
    "pull",
    "empty",
    "draw",
    "discard",
    "steal",
)
FACTS = (("rounds", 60), ("created", 42), ("made", 200), ("round-limit", 1))
_ROUNDS, _CREATED, _MADE, _LIMIT = range(4)

_ACTION = np.zeros(32, np.int64)
for _number, _verbs in enumerate(
    (
        (PUT,),
        (TAKE_BACK,),
        (CREATE,),
        (USE,),
        (MAKE,),
        (PULL_MOTE,),
        (EMPTY_CARD, EMPTY_PALETTE),
        (DRAW_CARD,),
        (DISCARD_CARD,),
        (STEAL_CARD,),
    ),
    1,
):
    for _verb in _verbs:
        _ACTION[_verb] = _number


def names(options: Mapping[str, Any]) -> list[str]:
    return [card.name for card in cards.cards(str(GAME.options.complete(options)["cards"]))]


@kernel
def first(s: Any) -> int:
    return s.starter


@kernel
def spread(cards: np.uint64, out: Any) -> None:
    while cards != bits.NONE:
        out[bits.lowest(cards)] = 1
        cards = bits.drop_lowest(cards)


@kernel
def dealt(s: Any, seat: int, out: Any) -> None:
    spread(s.dealt[seat], out)


@kernel
def seen(s: Any, seat: int, out: Any) -> None:
    """What somebody could have created: the common cards, and those in progress, when motes are
    committed, so that a whole round with the card follows. A card that only turned up after the
    last commitment gave nobody a chance."""
    if s.phase != COMMIT:
        return
    if seat == 0:
        spread(s.common, out)
    spread(s.progress[seat], out)


@kernel
def piece(s: Any, seat: int, move: int) -> int:
    return (move & 63) - 1 if move >> 12 & VERB == CREATE else -1


@kernel
def action(s: Any, seat: int, move: int) -> int:
    return _ACTION[move >> 12 & VERB]


@kernel
def follow(before: Any, seat: int, move: int, after: Any, facts: Any) -> None:
    verb = move >> 12 & VERB
    facts[_CREATED] += 1 if verb == CREATE else 0
    facts[_MADE] += 1 if verb == MAKE else 0


@kernel
def finish(s: Any, facts: Any) -> None:
    facts[_ROUNDS] = s.rounds
    facts[_LIMIT] = 1 if s.first == 0 else 0


@kernel
def swap(s: Any, seat: int, wanted: int, lot: np.uint64) -> bool:
    """Give the seat this card for one of the two it was dealt, which lies where that card was."""
    card, own = bits.bit(wanted), s.dealt[seat]
    if wanted >= s.cards or own & card != bits.NONE:
        return False
    given = bits.bit(bits.nth(own, scale(lot, bits.popcount(own))))
    if s.deck & card != bits.NONE:
        s.deck = s.deck ^ card ^ given
    elif s.common & card != bits.NONE:
        s.common = s.common ^ card ^ given
    for other in range(s.players):
        if s.dealt[other] & card != bits.NONE:
            s.dealt[other] = s.dealt[other] ^ card ^ given
    s.dealt[seat] = own ^ given ^ card
    return True
