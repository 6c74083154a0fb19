"""Threads for work that would hold up the event loop, with a limit on how much of it may wait.

Beyond the limit a request is refused: in an endless queue everybody would wait, and one visitor
could fill it."""

import asyncio
import contextlib
import os
import threading
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from pentaprism.core.words import TABLE, messages_of
from pentaprism.server.limits import LimitExceeded

_words = messages_of(TABLE)

T = TypeVar("T")

_LOW_PRIORITY = 5


def give_way() -> None:
    """From now on this thread gives way to all others."""
    with contextlib.suppress(OSError, AttributeError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), _LOW_PRIORITY)


class WorkerPool:
    """Threads, and room for `most` pieces of work that wait or are under way, `each` of them from
    one address. If they are `calm`, the threads give way to all others."""

    def __init__(
        self,
        name: str,
        most: int,
        each: int | None = None,
        threads: int = 1,
        calm: bool = False,
    ) -> None:
        self._threads = ThreadPoolExecutor(threads, name, give_way if calm else None)
        self._most, self._each = most, most if each is None else each
        self._of: Counter[str] = Counter()
        #: How many pieces of work wait or are under way.
        self.under_way = 0

    @property
    def full(self) -> bool:
        return self.under_way >= self._most

    async def run(self, work: Callable[[], T], address: str = "") -> T:
        """What the work gives; raises LimitExceeded if there is no room for it."""
        if self.full or self._of[address] >= self._each:
            raise LimitExceeded(_words("limit-work"))
        self._of[address] += 1
        self.under_way += 1
        done = asyncio.get_running_loop().run_in_executor(self._threads, work)
        # When the work is done, not when the caller goes away: the thread works on.
        done.add_done_callback(lambda _: self._leave(address))
        return await asyncio.shield(done)

    def _leave(self, address: str) -> None:
        self.under_way -= 1
        self._of[address] -= 1
        if not self._of[address]:
            del self._of[address]

    def close(self) -> None:
        """Work that has not begun is dropped."""
        self._threads.shutdown(wait=False, cancel_futures=True)
