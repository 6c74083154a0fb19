"""One loop over many games, cut into slices for a few threads that stay.

Kernels run without Python's lock. Games do not share anything, so what comes out does not depend
on how they are cut, nor on who does which slice: a thread takes the next one when it is ready, so
that one on a busy core holds nobody up.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

import numpy as np

#: Handing over a slice costs about as much as stepping a hundred games.
_SMALLEST = 256
#: Slices a thread: the more, the less one waits for the last; each costs a call.
_SHARES = 4


def _let_numbers_wrap() -> None:
    """As core/kernel.py does in the main thread for kernels that are not compiled."""
    np.seterr(over="ignore")


class Slices:
    """Runs `work(first, last)` over all of 0..n-1."""

    def __init__(self, n: int, threads: int) -> None:
        self.threads = threads
        self._helpers = max(1, min(threads, n // _SMALLEST)) - 1
        parts = 1
        if self._helpers:
            parts = min(_SHARES * (self._helpers + 1), n // _SMALLEST)
        edges = [n * part // parts for part in range(parts + 1)]
        self._bounds = list(pairwise(edges))
        self._pool = (
            ThreadPoolExecutor(self._helpers, "batch", initializer=_let_numbers_wrap)
            if self._helpers
            else None
        )

    def run(self, work: Callable[[int, int], object]) -> None:
        if self._pool is None:
            work(*self._bounds[0])
            return
        left = iter(self._bounds)  # taking the next one is atomic

        def work_on() -> None:
            for first, last in left:
                work(first, last)

        helping = [self._pool.submit(work_on) for _ in range(self._helpers)]
        work_on()
        for helper in helping:
            if not helper.cancel():  # it has begun: wait for its last slice, and raise its error
                helper.result()
