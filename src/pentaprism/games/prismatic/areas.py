"""Where cards and pieces go: the deck, the supply, the bags. Kernels that every phase shares."""

from typing import Any

import numpy as np

from pentaprism.core import bits
from pentaprism.core.kernel import kernel
from pentaprism.core.rng import below
from pentaprism.games.prismatic import purse
from pentaprism.games.prismatic.state import (
    ABILITY_AT,
    COST_AT,
    MOTE,
    POOL,
    PRISM,
    PRISMS,
    REWARD_2_AT,
    REWARD_AT,
    STARS_AT,
    TYPE_AT,
)


@kernel
def stars(s: Any, card: int) -> int:
    return s.traits[card] >> STARS_AT & 7


@kernel
def type_of(s: Any, card: int) -> int:
    return s.traits[card] >> TYPE_AT & 3


@kernel
def ability_cost(s: Any, card: int) -> int:
    """0, or 1 + the kind of piece."""
    return s.traits[card] >> COST_AT & 15


@kernel
def ability(s: Any, card: int) -> int:
    return s.traits[card] >> ABILITY_AT & 255


@kernel
def reward(s: Any, card: int, second: bool) -> int:
    return s.traits[card] >> (REWARD_2_AT if second else REWARD_AT) & 255


@kernel
def is_automatic(s: Any, card: int) -> bool:
    """§5: an ability that adds to the pool without a cost does so by itself."""
    return ability_cost(s, card) == 0 and ability(s, card) >> 4 == POOL


@kernel
def can_draw(s: Any) -> bool:
    return s.deck | s.discards != bits.NONE


@kernel
def draw_card(s: Any) -> int:
    """The next card of the deck; §10: the discards are shuffled when it is empty."""
    if s.deck == bits.NONE:
        s.deck = s.discards
        s.discards = bits.NONE
    card = bits.nth(s.deck, below(s, bits.popcount(s.deck)))
    s.deck ^= bits.bit(card)
    return card


@kernel
def give_back(s: Any, seat: int, pieces: np.uint64) -> None:
    """§1: motes that leave a place go to their owner's bag at once, prisms to the supply."""
    s.loose[seat] += pieces & purse.MOTES
    s.supply += pieces & ~purse.MOTES


@kernel
def clear_card(s: Any, seat: int, card: int) -> None:
    give_back(s, seat, s.on_card[card])
    s.on_card[card] = purse.NOTHING


@kernel
def in_supply(s: Any, effect: int) -> bool:
    """§10: what the supply no longer has cannot be gained. True of effects that gain nothing."""
    if effect >> 4 == MOTE:
        return purse.count(s.supply, effect & 15) > 0
    if effect >> 4 == PRISMS:
        return purse.count(s.supply, PRISM) >= effect & 15
    return True


@kernel
def gain(s: Any, seat: int, kind: int, n: int) -> None:
    """§7: gained motes go into the bag at once; prisms wait beside it for the next round."""
    pieces = purse.several(kind, n)
    s.supply -= pieces
    s.loose[seat] += pieces
