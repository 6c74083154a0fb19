"""Purses: multisets of pieces in one uint64, six bits a kind. Adding purses is adding numbers.

No kind has more than 50 pieces in the box, and pools are smaller, so fields never overflow.
"""

from typing import Any

import numpy as np

from pentaprism.core.bits import INT, U
from pentaprism.core.kernel import kernel
from pentaprism.core.rng import below
from pentaprism.games.prismatic.state import COLOURS, KINDS, PRISM, PRISMATIC

NOTHING = U(0)
#: One piece of each kind.
ONE = np.array([1 << (6 * kind) for kind in range(KINDS)], np.uint64)
#: Only motes, prismatic ones included.
MOTES = U((1 << (6 * PRISM)) - 1)
#: The box: 25 motes of a colour, 5 prismatic ones, 50 prisms.
BOX = U(sum(25 << (6 * kind) for kind in range(COLOURS)) + (5 << 48) + (50 << 54))

_FIELD = U(63)
_EVEN = U(sum(63 << (12 * pair) for pair in range(5)))
_SUM = U(sum(1 << (12 * pair) for pair in range(5)))


@kernel
def count(purse: np.uint64, kind: int) -> int:
    return INT((purse >> U(6 * kind)) & _FIELD)


@kernel
def motes(purse: np.uint64) -> int:
    """How many motes there are: fields are added in pairs, the pairs by one multiplication."""
    purse = purse & MOTES
    pairs = (purse & _EVEN) + ((purse >> U(6)) & _EVEN)
    return INT(((pairs * _SUM) >> U(48)) & U(0xFFF))


@kernel
def several(kind: int, n: int) -> np.uint64:
    """n pieces of a kind."""
    return ONE[kind] * U(n)


@kernel
def random_mote(s: Any, purse: np.uint64) -> int:
    """One of the motes of a purse, each equally likely; there must be one."""
    left = below(s, motes(purse))
    for kind in range(PRISM):
        left -= count(purse, kind)
        if left < 0:
            return kind
    return -1


@kernel
def lacking(cost: np.uint64, pool: np.uint64, own: np.uint64) -> int:
    """How many colour symbols of a cost neither the pool nor motes of that very colour fill."""
    lack = 0
    for colour in range(COLOURS):
        short = count(cost, colour) - count(pool, colour) - count(own, colour)
        if short > 0:
            lack += short
    return lack


@kernel
def covers(cost: np.uint64, pool: np.uint64, own: np.uint64) -> bool:
    """§2: prismatic motes stand in for what is lacking; prisms only come from one's own pieces."""
    if count(own, PRISM) < count(cost, PRISM):
        return False
    return lacking(cost, pool, own) <= count(own, PRISMATIC)


@kernel
def colours_shared(a: np.uint64, b: np.uint64) -> np.uint64:
    """The colours that are in both purses."""
    both = NOTHING
    for colour in range(COLOURS):
        both += several(colour, min(count(a, colour), count(b, colour)))
    return both


@kernel
def kind_of(purse: np.uint64) -> int:
    """The kind of the only piece of a purse."""
    for kind in range(KINDS):
        if count(purse, kind) > 0:
            return kind
    return -1
