"""A run: hand out blocks, keep what comes back, and count it in the order handed out."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from itertools import chain, islice
from typing import Any, Protocol

import msgspec

from pentaprism.arena.work import Unit, perform
from pentaprism.arena.workers import Workers

#: A unit shall take about so many seconds: long enough that handing it out costs nothing, short
#: enough that little is lost with a worker.
UNIT_SECONDS = 2.0
_MOST_BLOCKS = 20_000
#: Units may grow by this factor from one to the next.
_GROWTH = 8.0


class Task(msgspec.Struct, frozen=True):
    """The first `count` blocks of a pairing; all that anybody asks for if None.

    A run does not look into pairings: the arena has its Pairing, the lab its Trial."""

    number: int
    pairing: Any
    count: int | None


class Kept(Protocol):
    """A log, as far as a run knows it: blocks by their number."""

    def done(self, pairing: int) -> list[range]: ...

    def add_blocks(self, pairing: int, blocks: Iterable[Any]) -> None: ...

    def blocks(self, pairing: int, first: int, last: int) -> Iterator[Any]: ...


class _Part:
    """Some blocks in the order handed out: logged before, or played now."""

    def __init__(self, number: int, blocks: range, unit: Unit | None) -> None:
        self.number = number
        self.blocks = blocks
        self.unit = unit
        self.played: list[Any] | None = None


def blocks_in_order(
    log: Kept,
    tasks: Iterable[Task],
    workers: Workers,
    work: Callable[[Any], Any] = perform,
) -> Iterator[tuple[int, Any]]:
    """The blocks of all tasks, `(pairing's number, block)`, in the order handed out.

    What the log has is not played again. Every block is in the log before anybody sees it."""
    parts: deque[_Part] = deque()
    pace = _Pace()
    units = _units(log, tasks, pace, parts)
    first = list(islice(units, 1))
    # What was played before may be enough to decide, before anybody begins to work.
    yield from _finished(log, parts)
    with closing(workers.run(work, chain(first, units))) as results:
        for unit, (played, seconds) in results:
            pace.learn(unit, seconds)
            log.add_blocks(unit.number, played)
            for part in parts:
                if part.unit == unit:
                    part.played = played
            yield from _finished(log, parts)
    yield from _finished(log, parts)


def _finished(log: Kept, parts: deque[_Part]) -> Iterator[tuple[int, Any]]:
    """Blocks at the head of the queue that are there."""
    while parts and (parts[0].unit is None or parts[0].played is not None):
        part = parts.popleft()
        blocks: Iterable[Any] = part.played or ()
        if part.unit is None:
            blocks = log.blocks(part.number, part.blocks.start, part.blocks.stop)
        for block in blocks:
            yield part.number, block


def _units(log: Kept, tasks: Iterable[Task], pace: "_Pace", parts: deque[_Part]) -> Iterator[Unit]:
    """What is missing, in pieces of a good size; notes in `parts` what comes when."""
    for task in tasks:
        position = 0
        for done in [*log.done(task.number), None]:
            end = task.count if done is None else min(done.start, task.count or done.start)
            while end is None or position < end:
                count = pace.blocks(task.number)
                if end is not None:
                    count = min(count, end - position)
                unit = Unit(task.number, task.pairing, position, count)
                parts.append(_Part(task.number, range(position, position + count), unit))
                position += count
                yield unit
            if done is not None:
                stop = done.stop if task.count is None else min(done.stop, task.count)
                if done.start < stop:
                    parts.append(_Part(task.number, range(done.start, stop), None))
                position = max(position, stop)


class _Pace:
    """How many blocks a unit of each pairing should have, by how long the last ones took."""

    def __init__(self) -> None:
        self._blocks: dict[Any, float] = {}

    def blocks(self, number: int) -> int:
        return int(self._blocks.get(number, 1.0))

    def learn(self, unit: Unit, seconds: float) -> None:
        fitting = unit.count * UNIT_SECONDS / max(seconds, 1e-6)
        self._blocks[unit.number] = max(1.0, min(fitting, _GROWTH * unit.count, _MOST_BLOCKS))
