"""For researchers: many random games inside one kernel, without Python in between."""

import time

import numpy as np

from pentaprism.core.rng import generator
from pentaprism.games.registry import find
from pentaprism.search.playout import make_playouts

prizmik = find("prizmik")
playouts = make_playouts(prizmik.rules)
states = np.zeros(1, prizmik.rules.STATE)
scratch = np.zeros(prizmik.rules.MAX_MOVES, np.int64)
options = prizmik.options.numbers({})
playouts(states, 2, options, generator(0), 1, scratch)

began = time.perf_counter()
moves = playouts(states, 2, options, generator(1), 1000, scratch)
print(f"{moves} moves in {time.perf_counter() - began:.3f} s")
