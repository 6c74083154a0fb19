"""Whose time runs and how much is left; all from the times of events.

Two kinds of time: each seat's own clock, if the table has one, and the timer of a game that is
played in real time, whose phases the clock seat ends.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from pentaprism.core.game import Game
from pentaprism.match.model import Clock, PerGame, PerMove

#: So much is left after a takeback, in milliseconds.
_LEAST = 5_000


@dataclass
class SeatClocks:
    """The clocks of all seats. They stand still until `start` and whenever nobody is named."""

    clock: Clock | None
    left: list[int]
    running: tuple[int, ...] = ()
    since: int = 0

    @classmethod
    def of(cls, clock: Clock | None, players: int) -> "SeatClocks":
        return cls(clock, [clock.ms if clock else 0] * players)

    def stop(self, at: int) -> None:
        """Count what has run, and stand still."""
        for seat in self.running:
            self.left[seat] -= max(0, at - self.since)
        self.running = ()

    def start(self, at: int, seats: tuple[int, ...]) -> None:
        """Run for these seats."""
        self.since = at
        self.running = seats

    def earn(self, seats: Iterable[int]) -> None:
        """Only a finished turn earns the increment of a clock for the whole game."""
        if isinstance(self.clock, PerGame):
            for seat in seats:
                self.left[seat] += self.clock.increment

    def unearn(self, seats: Iterable[int]) -> None:
        """The turns were taken back, and what they earned goes with them; what was used is used.
        But nobody loses by that: something is left to move with."""
        if isinstance(self.clock, PerGame):
            for seat in seats:
                least = min(self.left[seat], _LEAST)
                self.left[seat] = max(least, self.left[seat] - self.clock.increment)

    def wind(self, seats: Iterable[int]) -> None:
        """A clock for each move begins again where there is something new to decide."""
        if isinstance(self.clock, PerMove):
            for seat in seats:
                self.left[seat] = self.clock.ms

    def skip(self, ms: int, at: int) -> None:
        """So much of the time before `at` counts for nobody."""
        self.since = min(self.since + ms, max(self.since, at))

    def flag(self) -> tuple[int, list[int]] | None:
        """The moment when the first flag falls, and whose."""
        if not self.running:
            return None
        least = min(self.left[seat] for seat in self.running)
        return self.since + least, [seat for seat in self.running if self.left[seat] == least]

    def fallen(self, seat: int, now: int) -> bool:
        return seat in self.running and self.since + self.left[seat] <= now


@dataclass
class PhaseTimer:
    """The timer of a game in real time: a new one starts whenever its key changes."""

    key: Any = None
    since: int = 0
    seconds: int = 0
    stopped: int | None = None
    #: The round that the timer belongs to, and when it began: bots count from there.
    round: Any = None
    round_since: int = 0

    def follow(self, game: Game, state: Any, at: int) -> None:
        """Look at a game in real time after a move."""
        timer = game.real_time.timer(state[0]) if game.real_time else None
        if timer is None:
            self.key = None
        elif timer.key != self.key:
            begins = at + 1000 * timer.wait
            self.key, self.since, self.seconds = timer.key, begins, timer.seconds
            if timer.key[0] != self.round:
                self.round, self.round_since = timer.key[0], begins

    def stop(self, at: int) -> None:
        self.stopped = at

    def resume(self, at: int) -> None:
        if self.stopped is not None:
            self.skip(at - self.stopped, at)
            self.stopped = None

    def skip(self, ms: int, at: int) -> None:
        """So much of the time before `at` counts for nobody."""
        self.since = min(self.since + ms, max(self.since, at))
        self.round_since = min(self.round_since + ms, max(self.round_since, at))

    @property
    def phase(self) -> Any:
        """The round and what is done in it; nothing else changes what a choice means."""
        return None if self.key is None else self.key[:2]

    @property
    def ends(self) -> int | None:
        """When it rings, if it runs."""
        if self.key is None or self.stopped is not None:
            return None
        return self.since + 1000 * self.seconds
