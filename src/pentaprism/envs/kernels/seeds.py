"""How the seed of an episode is made: see seeds.py of the folder above."""

import numpy as np

from pentaprism.core.bits import U
from pentaprism.core.kernel import kernel
from pentaprism.core.rng import mix

_STRIDE = U(0x9E37_79B9_7F4A_7C15)


@kernel
def root_of(seed: np.uint64, place: int) -> np.uint64:
    """The number from which all seeds of one game of a batch are made."""
    return mix(mix(seed + _STRIDE) + U(place + 1) * _STRIDE)


@kernel
def seed_from(root: np.uint64, episode: int) -> np.uint64:
    return mix(root + U(episode + 1) * _STRIDE)
