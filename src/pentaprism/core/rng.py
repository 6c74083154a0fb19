"""Chance, the same on every platform: SplitMix64 (Steele, Lea and Flood, 2014).

One 64-bit word of state, kept in the field `rng` of a record. Each number adds the golden-ratio
increment to the state and scrambles it:

    state += 0x9E3779B97F4A7C15
    z = state;  z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9
    z = (z ^ z >> 27) * 0x94D049BB133111EB;  return z ^ z >> 31

all modulo 2**64. `below` takes the upper 32 bits, multiplies by the range and keeps the upper
half, rejecting the few values that would make some results likelier than others.
"""

from typing import Any

import numpy as np

from pentaprism.core.bits import INT, U
from pentaprism.core.kernel import kernel

#: A generator of its own, for searches and playouts: use an array of length 1 and its record.
#: (With `rng` alone, Numba would take every record that begins with `rng` for a kind of this one.)
GENERATOR = np.dtype((np.record, [("generator", np.uint64), ("rng", np.uint64)]))

_INCREMENT = U(0x9E37_79B9_7F4A_7C15)
_MIX_1 = U(0xBF58_476D_1CE4_E5B9)
_MIX_2 = U(0x94D0_49BB_1331_11EB)
_LOW_32 = U(0xFFFF_FFFF)
_TWO_32 = U(1 << 32)


def generator(seed: int) -> np.ndarray[Any, Any]:
    """A generator that starts at this seed."""
    made = np.zeros(1, GENERATOR)
    made["rng"] = seed
    return made


@kernel
def mix(z: np.uint64) -> np.uint64:
    z = (z ^ (z >> U(30))) * _MIX_1
    z = (z ^ (z >> U(27))) * _MIX_2
    return z ^ (z >> U(31))


@kernel
def random(s: Any) -> np.uint64:
    """64 random bits; advances the generator of the record."""
    s.rng = s.rng + _INCREMENT
    return mix(s.rng)


@kernel
def scale(bits: np.uint64, n: int) -> int:
    """A number in 0..n-1 from 64 random bits; uneven by less than n in four thousand million."""
    return INT(((bits >> U(32)) * U(n)) >> U(32))


@kernel
def below(s: Any, n: int) -> int:
    """A number in 0..n-1, every one equally likely; 1 <= n < 2**32."""
    floor = _TWO_32 % U(n)
    product = (random(s) >> U(32)) * U(n)
    while product & _LOW_32 < floor:
        product = (random(s) >> U(32)) * U(n)
    return INT(product >> U(32))


@kernel
def shuffle(s: Any, items: np.ndarray[Any, Any], n: int) -> None:
    """Put the first n items into random order."""
    for i in range(n - 1, 0, -1):
        j = below(s, i + 1)
        items[i], items[j] = items[j], items[i]
