"""The server's time: what the machine's clock says, but it never goes back."""

import time


class Clock:
    """Milliseconds since 1970. When the machine's clock is set back, this one goes on from where it
    was: otherwise all that is stored would lie in the future, and nobody's time would run."""

    def __init__(self) -> None:
        self._ahead = 0
        self._last = 0

    def __call__(self) -> int:
        now = time.time_ns() // 1_000_000 + self._ahead
        if now < self._last:
            self._ahead += self._last - now
            now = self._last
        self._last = now
        return now

    def not_before(self, moment: int) -> None:
        """It was that late already, before this process began."""
        self._last = max(self._last, moment)
