"""Which seed an episode has: the same in every interface, process and number of threads.

`episode_seed(seed, i, k)` is the seed of episode k of game i of a batch, and a single environment
is game 0 of a batch of one. So any episode can be set up again with `Game.setup`.
"""

from typing import Any

import numpy as np

from pentaprism.core.bits import U
from pentaprism.core.errors import BadRequest
from pentaprism.envs.kernels.seeds import root_of, seed_from


def episode_seed(seed: int, i: int, k: int) -> int:
    """The seed with which episode `k` of game `i` of a batch with this `seed` is set up."""
    root = root_of(U(check_seed(seed)), i)
    return int(seed_from(U(root), k))


def check_seed(seed: Any) -> int:
    if isinstance(seed, bool) or not isinstance(seed, int | np.integer) or not 0 <= seed < 2**64:
        raise BadRequest(f"a seed is a whole number from 0 to 2**64 - 1, not {seed!r}")
    return int(seed)
