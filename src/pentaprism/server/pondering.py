"""Thinking while the other thinks: at a table where a bot of full strength waits for a person who
is there, its search goes on from their position, into the bot's own memory.

There is one thread for it, of low priority, besides those in which bots think: nobody waits for it.
It works while nobody wants anything else, a while for each turn, and whoever does want something
stops it at once by the search's flag.
"""

import asyncio
import contextlib
import os
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from pentaprism.bots import Limit, Memory, Task, remembers, think
from pentaprism.core.level import Level
from pentaprism.match.match import Match
from pentaprism.server.live_match import LiveMatch
from pentaprism.server.telemetry import log
from pentaprism.server.workers import give_way

#: So many turns are known; of those before them it is forgotten how long they were pondered.
_MOST_TURNS = 64
#: For less than this a search is not begun again.
_LEAST_MS = 20


def cores() -> int:
    """How many this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Turn:
    """A position in which a bot waits for a person."""

    def __init__(self, match: Match, bot: int, level: Level, ms: int) -> None:
        self.match_id, self.bot, self.game, self.level = match.id, bot, match.game, level
        self.known = match.game.redacted(match.state, bot)
        self.seat = match.to_act[0]
        #: How much of its time is left.
        self.ms = ms
        #: Whether the person is still there.
        self.wanted = True
        #: Whether it was stopped before its time.
        self.interrupted = False

    def is_of(self, match: Match) -> bool:
        """Whether the match still stands where it did."""
        known = match.game.redacted(match.state, self.bot)
        return bool(match.to_act == (self.seat,) and known.tobytes() == self.known.tobytes())


class Pondering:
    def __init__(self, ms: int, threads: int, memory: Callable[[str, int], Memory | None]) -> None:
        """For so long at each turn; not at all where bots have no second thread to think in.
        `memory` gives what a bot remembers, by match and seat. A bot that has not thought yet does
        not ponder either: kernels would have to be loaded, which holds others up."""
        self._ms = ms if min(threads, cores()) > 1 else 0
        self._memory = memory
        self._thread = ThreadPoolExecutor(1, "ponder", give_way)
        #: By match; the latest last.
        self._turns: OrderedDict[str, Turn] = OrderedDict()
        #: What is pondered now, and the flag that ends it.
        self.turn: Turn | None = None
        self._stop = np.zeros(1, np.uint8)
        #: How many others want to think.
        self._others = 0
        self._closing = False

    def look(self, live: LiveMatch) -> None:
        """Called after every change of a match or of who is there."""
        match = live.match
        turn = self._turns.get(match.id)
        if turn and not turn.is_of(match):
            del self._turns[match.id]
            self._end(turn)
            turn = None
        bot = self._waits(live)
        if turn:
            turn.wanted = bot == turn.bot
            if not turn.wanted:
                self._end(turn)
        elif bot is not None:
            level = match.game.find_level(match.chairs[bot].level)
            self._turns[match.id] = Turn(match, bot, level, self._ms)
            if len(self._turns) > _MOST_TURNS:
                self._end(self._turns.popitem(last=False)[1])
        self._go_on()

    def _waits(self, live: LiveMatch) -> int | None:
        """The bot that waits for a person and would gain by thinking meanwhile, if there is one."""
        match = live.match
        if not self._ms or match.phase != "playing" or match.players != 2:
            return None
        if match.bots_to_act() or len(match.to_act) != 1:
            return None
        person = match.to_act[0]
        bot = 1 - person
        if self._memory(match.id, bot) is None or not _is_strong(match, bot):
            return None
        return bot if person in live.connected_here().seats else None

    @contextlib.contextmanager
    def making_way(self) -> Iterator[None]:
        """Nothing is pondered while this is open: somebody wants to think."""
        self._others += 1
        self._interrupt()
        try:
            yield
        finally:
            self._others -= 1
            self._go_on()

    def _end(self, turn: Turn) -> None:
        if turn is self.turn:
            self._interrupt()

    def _interrupt(self) -> None:
        if self.turn:
            self.turn.interrupted = True
            self._stop[0] = 1

    def _go_on(self) -> None:
        if self.turn or self._others or self._closing:
            return
        for turn in reversed(self._turns.values()):
            memory = self._memory(turn.match_id, turn.bot)
            if turn.wanted and turn.ms >= _LEAST_MS and memory is not None:
                self._begin(turn, memory)
                return

    def _begin(self, turn: Turn, memory: Memory) -> None:
        turn.interrupted = False
        self.turn, self._stop = turn, np.zeros(1, np.uint8)
        loop = asyncio.get_running_loop()
        done = loop.run_in_executor(self._thread, _ponder, turn, memory, self._stop)
        done.add_done_callback(self._ended)

    def _ended(self, done: "asyncio.Future[int]") -> None:
        turn, self.turn = self.turn, None
        if done.cancelled() or turn is None:
            return
        error = done.exception()
        if error:
            log.error("a bot failed while it pondered", match=turn.match_id, why=repr(error))
        # A search that has come to its end has no use for more.
        turn.ms = turn.ms - done.result() if turn.interrupted and not error else 0
        self._go_on()

    def close(self) -> None:
        self._closing = True
        self._interrupt()
        self._thread.shutdown(wait=True, cancel_futures=True)


def _is_strong(match: Match, seat: int) -> bool:
    """Whether one of our bots plays for the seat, always at a level that remembers."""
    name, game = match.chairs[seat].level, match.game
    levels = {level.name: level for level in game.levels}
    return name in levels and remembers(game, levels[name], Limit(ms=1))


def _ponder(turn: Turn, memory: Memory, stop: Any) -> int:
    """How many milliseconds it took."""
    began = time.monotonic()
    limit = Limit(ms=turn.ms)
    task = Task(turn.known, turn.seat, turn.level, limit, 0, 1, stop, memory=memory)
    think(turn.game, task)
    return 1 + int(1000 * (time.monotonic() - began))
