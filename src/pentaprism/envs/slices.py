"""One loop over many games, cut into slices for a few threads that stay.

Kernels run without Python's lock. Games do not share anything, so what comes out does not depend
on how they are cut.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

import numpy as np

#: Handing over a slice costs about as much as stepping a hundred games.
_SMALLEST = 256


def _let_numbers_wrap() -> None:
    """As core/kernel.py does in the main thread for kernels that are not compiled."""
    np.seterr(over="ignore")


class Slices:
    """Runs `work(first, last)` over all of 0..n-1."""

    def __init__(self, n: int, threads: int) -> None:
        parts = max(1, min(threads, n // _SMALLEST))
        edges = [n * part // parts for part in range(parts + 1)]
        self.bounds = list(pairwise(edges))
        self._pool = (
            ThreadPoolExecutor(parts - 1, "batch", initializer=_let_numbers_wrap)
            if parts > 1
            else None
        )

    def run(self, work: Callable[[int, int], object]) -> None:
        if self._pool is None:
            work(*self.bounds[0])
            return
        waiting = [self._pool.submit(work, *bounds) for bounds in self.bounds[1:]]
        work(*self.bounds[0])
        for slice_ in waiting:
            slice_.result()
