"""A timer for each match in memory: it rings when the next deadline of the match has come."""

import asyncio
import contextlib
from collections.abc import Callable, Iterable, Iterator

from pentaprism.server.live_match import LiveMatch

#: The longest that a timer of the event loop is set for; it is set again when it rings.
_LONGEST_SECONDS = 86_400.0


class Alarms:
    def __init__(self, now: Callable[[], int], on_ring: Callable[[LiveMatch], None]) -> None:
        self._now = now
        self._on_ring = on_ring
        self._suspended = False

    def set(self, live: LiveMatch, at_least: float = 0.0) -> None:
        """Ring at the next deadline of the match, in `at_least` seconds at the earliest."""
        self.cancel(live)
        if self._suspended or live.write_is_uncertain:
            return
        deadline = live.rings_at()
        if deadline is not None:
            delay = max(at_least, (deadline - self._now()) / 1000)
            live.alarm = asyncio.get_running_loop().call_later(
                min(delay, _LONGEST_SECONDS), self._on_ring, live
            )

    def cancel(self, live: LiveMatch) -> None:
        if live.alarm:
            live.alarm.cancel()
            live.alarm = None

    @contextlib.contextmanager
    def suspended(self, matches: Callable[[], Iterable[LiveMatch]]) -> Iterator[None]:
        """No alarm is set inside the block; afterwards those of all matches are."""
        self._suspended = True
        try:
            yield
        finally:
            self._suspended = False
            for live in matches():
                self.set(live)
