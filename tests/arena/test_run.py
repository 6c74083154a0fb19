"""Runs: results depend on the blocks alone, not on who finishes when, dies or is asked twice."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Generator, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pentaprism.arena.blocks import HALVES, Pairing
from pentaprism.arena.compare import Standing, compare, standing
from pentaprism.arena.contestants import own_version
from pentaprism.arena.log import Log
from pentaprism.arena.run import Task, blocks_in_order
from pentaprism.arena.sequential import SequentialTest
from pentaprism.arena.work import Unit
from pentaprism.arena.workers import Workers
from tests.arena.tasks import slow_start

PAIRING = Pairing("prism", 3, {"target": 5}, HALVES, ("greedy", "random"), 3)


class Here:
    """The plainest workers: one task after another, here."""

    slots = 1

    def __init__(self) -> None:
        self.units: list[Unit] = []

    def run(
        self, function: Callable[[Any], Any], tasks: Iterable[Any]
    ) -> Generator[tuple[Any, Any]]:
        for task in tasks:
            self.units.append(task)
            yield task, function(task)

    def close(self) -> None:
        pass


class Unreliable(Here):
    """Gives results twice and late ones first, and long units first of all to be handed out."""

    def __init__(self, workers: Workers) -> None:
        super().__init__()
        self.workers = workers

    def run(
        self, function: Callable[[Any], Any], tasks: Iterable[Any]
    ) -> Generator[tuple[Any, Any]]:
        waiting: list[tuple[Any, Any]] = []
        for result in self.workers.run(slow_start, tasks):
            waiting.append(result)
            if len(waiting) == 3:
                yield waiting[2]
                yield waiting[0]
                yield waiting[2]
                yield waiting[1]
                waiting.clear()
        yield from reversed(waiting)


def decide(log: Log, workers: Workers, pairing: Pairing = PAIRING) -> Standing:
    test = SequentialTest(pairing.fair_share, 0.02)
    for _ in compare(log, pairing, test, workers, 400):
        pass
    return standing(test, pairing)


@pytest.fixture(scope="module")
def expected() -> Standing:
    with Log(":memory:") as log:
        found = decide(log, Here())
    assert found.verdict == "better"
    assert found.blocks > 10
    return found


def test_the_result_is_the_same_on_every_backend(workers: Workers, expected: Standing) -> None:
    with Log(":memory:") as log:
        assert decide(log, workers) == expected


def test_duplicates_and_another_order_change_nothing(workers: Workers, expected: Standing) -> None:
    with Log(":memory:") as log:
        assert decide(log, Unreliable(workers)) == expected
        rows = log.games()
        assert len(list(log.blocks(0, 0, 10**6))) * 2 == rows


def test_blocks_come_in_the_order_handed_out_and_once() -> None:
    tasks = [Task(0, PAIRING, 7), Task(1, msgspec.structs.replace(PAIRING, seed=4), 5)]
    with Log(":memory:") as log:
        log.begin("plan", "", "1")
        for task in tasks:
            log.add_pairing(task.number, task.pairing, ["1", "1"])
        found = [(n, b.number) for n, b in blocks_in_order(log, tasks, Unreliable(Here()))]
        assert found == [(0, n) for n in range(7)] + [(1, n) for n in range(5)]
        again = Here()
        repeated = [(n, b.number) for n, b in blocks_in_order(log, tasks, again)]
        assert repeated == found
        assert again.units == []


def test_only_what_is_missing_is_played(expected: Standing, tmp_path: Path) -> None:
    """As after a crash with gaps: blocks 0 to 3 and 6 are there."""
    first, then = Here(), Here()
    with Log(tmp_path / "log") as log:
        decide(log, first)
        kept = [*log.blocks(0, 0, 4), *log.blocks(0, 6, 7)]
    with Log(tmp_path / "other") as log:
        log.begin({"test": PAIRING}, "", own_version())
        log.add_blocks(0, kept)
        assert log.done(0) == [range(4), range(6, 7)]
        assert decide(log, then) == expected
        assert [block.number for block in log.blocks(0, 0, expected.blocks)] == list(
            range(expected.blocks)
        )
    played = {n for unit in then.units for n in range(unit.first, unit.first + unit.count)}
    assert played.isdisjoint({0, 1, 2, 3, 6})


def test_a_verdict_that_is_in_the_log_needs_no_work(expected: Standing) -> None:
    with Log(":memory:") as log:
        decide(log, Here())
        idle = Here()
        assert decide(log, idle) == expected
        assert idle.units == []


#: Slow enough to be killed in the middle.
SLOW = msgspec.structs.replace(PAIRING, contestants=("beginner", "random"))
COMMAND = (
    *(sys.executable, "-m", "pentaprism", "arena", "test", "beginner", "random"),
    *("--game", "prism", "--players", "3", "--set", "target=5", "--seed", "3"),
    *("--edge", "0.02", "--most-games", "400", "--workers", "1", "--json"),
)


def test_a_run_that_is_killed_and_stopped_ends_with_the_same_result(tmp_path: Path) -> None:
    log = tmp_path / "log.sqlite"
    command = [*COMMAND, "--log", str(log)]
    _, errors, _ = interrupted(command, log, signal.SIGKILL)
    assert b"Traceback" not in errors
    out, errors, code = interrupted(command, log, signal.SIGINT)
    assert b"Traceback" not in errors
    if code != 0:  # it was not quicker than we
        assert code == 130
        assert b"goes on from" in errors
        assert b'"verdict":"undecided"' in out
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    with Log(":memory:") as plain:
        expected = decide(plain, Here(), SLOW)
    assert msgspec.json.decode(done.stdout.splitlines()[-1], type=Standing) == expected


def interrupted(
    command: list[str], log: Path, how: signal.Signals
) -> tuple[bytes, bytes, int | None]:
    """Begin, and end it as soon as there are more games than before."""
    before = _games(log) if log.exists() else 0
    pipe = subprocess.PIPE
    child = subprocess.Popen(command, stdout=pipe, stderr=pipe, start_new_session=True)
    while child.poll() is None and not (log.exists() and _games(log) > before):
        time.sleep(0.01)
    with suppress(ProcessLookupError):
        if how == signal.SIGKILL:
            child.kill()
        else:
            os.killpg(child.pid, how)  # as a terminal does
    out, errors = child.communicate()
    return out, errors, child.returncode


def _games(path: Path) -> int:
    import sqlite3

    db = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    try:
        return int(db.execute("SELECT count(*) FROM games").fetchone()[0])
    except sqlite3.OperationalError:  # not made yet
        return 0
    finally:
        db.close()
