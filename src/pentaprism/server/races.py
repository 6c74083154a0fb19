"""Who spoke first, where that counts: bids in real time are decided in the order in which they were
made, not in which they came in.

The way to a browser is measured by pings of the server's own, at times that nobody can foresee and
with contents that nobody can guess. Half of the shortest of the recent round trips is the credit of
a connection: so much before it came in, what it says was made. It is never more than a bound. Who
answers pings late on purpose gains at most the bound, less the credit that is due to them anyway;
who does so only sometimes gains nothing, since the shortest counts.

A bid is held back until none that was made before it can still come in: as long as the largest
credit at the table is larger than its own. With equal connections that is no time at all.
"""

import asyncio
import contextlib
import itertools
import secrets
from collections import deque
from collections.abc import AsyncIterator, Callable
from heapq import heapify, heappop, heappush
from statistics import median
from typing import NamedTuple

import msgspec

from pentaprism.core.errors import PentaprismError
from pentaprism.match import model as m
from pentaprism.match.match import Match

#: So many of the last round trips count.
_RECENT = 8
#: Seconds by which a measured moment is uncertain at least, and at most.
_LEAST_ERROR, _MOST_ERROR = 0.001, 0.025
#: Pings at the beginning, and the seconds between them; then for as long as somebody is there.
_FIRST, _SOON, _OFTEN = 4, (0.01, 0.06), (0.3, 1.2)
_chance = secrets.SystemRandom()


class Delay:
    """What is known of the way to one browser, in seconds."""

    def __init__(self, bound: float) -> None:
        self._bound = bound
        self._asked: dict[bytes, float] = {}
        self._trips: deque[float] = deque(maxlen=_RECENT)
        #: So much before it comes in, a message was sent; and how uncertain that is.
        self.credit, self.error = 0.0, _LEAST_ERROR

    def ask(self, now: float) -> bytes:
        """What to send in a ping that goes out now."""
        token = secrets.token_bytes(8)
        self._asked[token] = now
        if len(self._asked) > _RECENT:  # the oldest will hardly be answered any more
            del self._asked[next(iter(self._asked))]
        return token

    def answered(self, token: bytes, now: float) -> None:
        """A pong came in; one that nobody asked for, or that comes again, says nothing."""
        asked = self._asked.pop(token, None)
        if asked is None:
            return
        self._trips.append(now - asked)
        shortest = min(self._trips)
        self.credit = min(shortest / 2, self._bound)
        spread = (median(self._trips) - shortest) / 2
        self.error = min(_LEAST_ERROR + spread, _MOST_ERROR)

    async def measure(self, ping: Callable[[bytes], bool], wanted: Callable[[], bool]) -> None:
        """Ping until cancelled, while it is wanted."""
        loop = asyncio.get_running_loop()
        for number in itertools.count(1):
            if number <= _FIRST or wanted():
                ping(self.ask(loop.time()))
            await asyncio.sleep(_chance.uniform(*(_SOON if number < _FIRST else _OFTEN)))


class Bid(NamedTuple):
    """Something said where it counts who is first. `made` and `due`, when it is decided, are times
    of the event loop; `at` is the same moment as `made` by the server's clock."""

    made: float
    number: int
    due: float
    seat: int
    at: int
    credit: float
    error: float
    turn: asyncio.Future[None]

    def credited(self, event: m.Event) -> m.Event:
        """The event as it is stored: with how much earlier it was made."""
        if not isinstance(event, m.Moved):
            return event
        return msgspec.structs.replace(event, credit=round(1000 * self.credit))


class Race:
    """What was said at one table and is not decided yet, in the order in which it was made."""

    def __init__(self) -> None:
        self._waiting: list[Bid] = []
        self._numbers = itertools.count()
        self._deciding: Bid | None = None
        self._timer: asyncio.TimerHandle | None = None
        #: The last that was decided and counted, and who was told of a tie with it.
        self._last: Bid | None = None
        self._acts = self._version = 0
        self._tied: set[int] = set()

    @contextlib.asynccontextmanager
    async def turn(
        self, seat: int, delay: Delay | None, window: float, now: int
    ) -> AsyncIterator[Bid]:
        """Wait until it is to be decided; the next one waits until that is done. `window` is the
        largest credit of anybody who might have said something before, `now` the server's time."""
        loop = asyncio.get_running_loop()
        credit, error = (delay.credit, delay.error) if delay else (0.0, 0.0)
        made = loop.time() - credit
        due = made + max(window, credit)
        at = now - round(1000 * credit)
        bid = Bid(made, next(self._numbers), due, seat, at, credit, error, loop.create_future())
        heappush(self._waiting, bid)
        self._advance()
        try:
            await bid.turn
            yield bid
        finally:
            if self._deciding is bid:
                self._deciding = None
            else:
                self._waiting.remove(bid)
                heapify(self._waiting)
            self._advance()

    def _advance(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None
        if self._deciding or not self._waiting:
            return
        loop, first = asyncio.get_running_loop(), self._waiting[0]
        if first.due > loop.time():
            self._timer = loop.call_at(first.due, self._advance)
            return
        self._deciding = heappop(self._waiting)
        if not first.turn.done():  # its sender may have gone this moment
            first.turn.set_result(None)

    def holds_before(self, at: int) -> bool:
        """Whether something waits that was made before that moment."""
        return any(bid.at < at for bid in self._waiting)

    def counted(self, match: Match, bid: Bid) -> None:
        self._last, self._tied = bid, set()
        self._acts, self._version = len(match.acts), match.version

    def tie(self, match: Match, command: m.Play, late: Bid) -> m.Tied | None:
        """What to tell if the command was refused only because of the one before it, and they were
        so close together that nobody can tell which of them was made first."""
        first = self._last
        if first is None or first.seat == late.seat or late.seat in self._tied:
            return None
        if command.version >= self._version:  # it was an answer to the other
            return None
        apart = late.made - first.made
        if apart > first.error + late.error or len(match.acts) != self._acts or not match.steps:
            return None
        try:
            match.game.read_move(match.steps[-1].before, late.seat, command.moves[0])
        except PentaprismError:
            return None
        self._tied.add(late.seat)
        ms = max(1, round(1000 * abs(apart)))
        return m.Tied(at=max(late.at, match.last_at), seat=first.seat, other=late.seat, ms=ms)
