"""How the server does, said honestly to everybody who asks: /api/status, and /status for people."""

import asyncio
import math
import time
from collections import deque

from pentaprism import __version__
from pentaprism.games import registry
from pentaprism.server import wire
from pentaprism.server.hub import Hub
from pentaprism.server.ready import is_ready
from pentaprism.server.telemetry import MOVES, REGISTRY
from pentaprism.store import Unavailable

_MINUTE_SECONDS = 60.0
#: Trouble of so many minutes is told, and the moves of so many are averaged.
_TROUBLE_MINUTES, _MOVES_MINUTES = 60, 10
#: Whoever asks more often hears the same again.
_KEPT_SECONDS = 2.0
_PATIENCE_SECONDS = 3.0

#: What is told, by the names of the counters for Prometheus.
_COUNTERS: dict[str, tuple[str, dict[str, str]]] = {
    "errors": ("pentaprism_trouble_total", {"kind": "error"}),
    "outages": ("pentaprism_trouble_total", {"kind": "database"}),
    "conflicts": ("pentaprism_conflicts_total", {}),
    "limits": ("pentaprism_refusals_total", {"code": "too-much"}),
}
_Counts = dict[str, int]


class Health:
    """Looks at the counters once a minute, so that it can tell what they have counted lately."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._since = hub.now()
        #: The counters at the start and at every minute since, the oldest first.
        self._minutes: deque[_Counts] = deque([_counted()], maxlen=_TROUBLE_MINUTES + 1)
        self._told: wire.Status | None = None
        self._told_at = float("-inf")
        self._asking = asyncio.Lock()

    async def run(self) -> None:
        """Runs until it is cancelled."""
        while True:
            await asyncio.sleep(_MINUTE_SECONDS)
            self.minute()

    def minute(self) -> None:
        self._minutes.append(_counted())

    async def status(self) -> wire.Status:
        async with self._asking:  # however many ask, the database is asked once
            if self._told is None or time.monotonic() - self._told_at > _KEPT_SECONDS:
                self._told = await self._look()
                self._told_at = time.monotonic()
            return self._told

    async def _look(self) -> wire.Status:
        occupied = self._hub.people.occupied()
        now, then = _counted(), self._minutes[0]
        return wire.Status(
            version=__version__,
            since=self._since,
            now=self._hub.now(),
            tables=at_most(len(occupied)),
            people=at_most(sum(occupied.values())),
            moves_a_minute=at_most(self._moves_a_minute()),
            games={game.id: is_ready(game) for game in registry.GAMES},
            database=await self._ask_database(),
            trouble=wire.Trouble(**{name: now[name] - then[name] for name in _COUNTERS}),
        )

    def _moves_a_minute(self) -> float:
        """Over whole minutes that are past, so that no single move shows at once."""
        recent = list(self._minutes)[-_MOVES_MINUTES - 1 :]
        return (recent[-1]["moves"] - recent[0]["moves"]) / max(1, len(recent) - 1)

    async def _ask_database(self) -> wire.DatabaseStatus:
        began = time.perf_counter()
        try:
            async with asyncio.timeout(_PATIENCE_SECONDS):
                await self._hub.store.last_beat()
        except (Unavailable, TimeoutError):
            return wire.DatabaseStatus(reachable=False, ms=None)
        return wire.DatabaseStatus(True, round(1000 * (time.perf_counter() - began), 1))


def at_most(number: float) -> int:
    """Rounded up to 10, 20, 50, 100, 200 and so on."""
    step = 10 ** max(1, math.floor(math.log10(max(number, 10))))
    return next(step * times for times in (1, 2, 5, 10) if number <= step * times)


def _counted() -> _Counts:
    counts = {
        name: int(REGISTRY.get_sample_value(counter, labels) or 0)
        for name, (counter, labels) in _COUNTERS.items()
    }
    return {**counts, "moves": MOVES.counts.total()}
