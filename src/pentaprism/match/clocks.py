"""Whose time runs and how much is left; all from the times of events.

Two kinds of time: each seat's own clock, if the table has one, and the timer of a game that is
played in real time, whose phases the clock seat ends.
"""

from dataclasses import dataclass
from typing import Any

from pentaprism.core.game import Game
from pentaprism.match.model import Clock, PerGame, PerMove


@dataclass
class Clocks:
    """The clocks of all seats. They stand still until `start` and whenever nobody is named."""

    clock: Clock | None
    left: list[int]
    running: tuple[int, ...] = ()
    since: int = 0

    @classmethod
    def of(cls, clock: Clock | None, players: int) -> "Clocks":
        return cls(clock, [clock.ms if clock else 0] * players)

    def stop(self, at: int) -> None:
        """Count what has run, and stand still."""
        for seat in self.running:
            self.left[seat] -= max(0, at - self.since)
        self.running = ()

    def start(self, at: int, seats: tuple[int, ...]) -> None:
        """Run for these seats, if the table has clocks at all."""
        self.since = at
        self.running = seats if self.clock else ()

    def moved(self, seat: int, ended_turn: bool, revisable: bool) -> None:
        """A seat has made a move. Only a finished turn earns an increment, and where moves can be
        taken back and made again only a finished turn winds a clock for each move up again."""
        if isinstance(self.clock, PerGame) and ended_turn:
            self.left[seat] += self.clock.increment
        if isinstance(self.clock, PerMove) and (ended_turn or not revisable):
            self.left[seat] = self.clock.ms

    def shift(self, ms: int) -> None:
        """Time that counts for nobody."""
        self.since += ms

    def flag(self) -> tuple[int, int] | None:
        """The moment when the first flag falls, and whose."""
        falls = [(self.since + self.left[seat], seat) for seat in self.running]
        return min(falls) if falls else None


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
        """Look at the game after a move."""
        if not game.capabilities.real_time:
            return
        timer = game.module("clock").timer(state[0])
        if timer is None:
            self.key = None
        elif timer.key != self.key:
            self.key, self.since, self.seconds = timer.key, at, timer.seconds
            if timer.key[0] != self.round:
                self.round, self.round_since = timer.key[0], at

    def stop(self, at: int) -> None:
        self.stopped = at

    def resume(self, at: int) -> None:
        if self.stopped is not None:
            self.shift(at - self.stopped)
            self.stopped = None

    def shift(self, ms: int) -> None:
        self.since += ms
        self.round_since += ms

    @property
    def ends(self) -> int | None:
        """When it rings, if it runs."""
        if self.key is None or self.stopped is not None:
            return None
        return self.since + 1000 * self.seconds
