"""What every backend promises: one test for all of them."""

import importlib
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from pentaprism.arena.local import LocalWorkers
from pentaprism.arena.workers import Workers, WorkFailed, open_workers
from pentaprism.core.errors import BadRequest
from tests.arena.tasks import Held, held_square, kill_itself, refuse, square


def marks(folder: Path) -> list[tuple[int, int, str]]:
    """Which tasks have begun: number, process, node."""
    found = []
    for path in folder.iterdir():
        number, _, process = path.name.partition(".")
        if process:
            found.append((int(number), int(process), path.read_text()))
    return found


def when(condition: Callable[[], bool], then: Callable[[], None]) -> threading.Thread:
    """Watch from the side; the work itself is waited for in the test."""

    def watch() -> None:
        while not condition():
            time.sleep(0.01)
        then()

    thread = threading.Thread(target=watch, daemon=True)
    thread.start()
    return thread


def test_every_task_is_done(workers: Workers) -> None:
    assert dict(workers.run(square, range(20))) == {n: n * n for n in range(20)}


def test_tasks_are_taken_only_as_workers_are_free(workers: Workers) -> None:
    taken = []

    def source() -> Iterator[int]:
        for number in range(1000):
            taken.append(number)
            yield number

    results = workers.run(square, source())
    for _ in range(3):
        next(results)
    results.close()
    assert len(taken) <= 3 + 2 * workers.slots + 2
    # It goes on working after that.
    assert dict(workers.run(square, range(3))) == {0: 0, 1: 1, 2: 4}


def test_what_is_wrong_with_a_task_is_told(workers: Workers) -> None:
    with pytest.raises(WorkFailed, match="7 is not to my liking"):
        list(workers.run(refuse, [7]))


def test_a_task_whose_worker_is_killed_runs_again(workers: Workers, tmp_path: Path) -> None:
    killed: list[tuple[int, int]] = []

    def kill() -> None:
        number, process, _ = marks(tmp_path)[0]
        os.kill(process, signal.SIGKILL)
        killed.append((number, process))
        (tmp_path / "go").touch()

    watcher = when(lambda: len(marks(tmp_path)) == 2, kill)
    tasks = [Held(number, str(tmp_path)) for number in range(2)]
    results = {task.number: result for task, result in workers.run(held_square, tasks)}
    watcher.join()
    assert results == {0: 0, 1: 1}
    number, process = killed[0]
    runs = [begun for begun in marks(tmp_path) if begun[0] == number]
    assert len(runs) == 2
    assert {process} < {begun[1] for begun in runs}


def test_a_task_that_kills_its_workers_is_given_up(workers: Workers) -> None:
    with pytest.raises(WorkFailed):
        list(workers.run(kill_itself, [1]))
    assert dict(workers.run(square, [3])) == {3: 9}


@pytest.mark.xdist_group("ray")
def test_a_machine_that_is_lost_in_mid_task_loses_nothing(cluster: Any, tmp_path: Path) -> None:
    workers = open_workers(f"ray://{cluster.address}")
    extra = cluster.add_node(num_cpus=1, object_store_memory=80 * 1024 * 1024)
    cluster.wait_for_nodes()
    assert workers.slots == 3
    lost: list[int] = []

    def lose() -> None:
        there = [begun for begun in marks(tmp_path) if begun[2] == extra.node_id]
        cluster.remove_node(extra, allow_graceful=False)
        for number, process, _ in there:  # its workers would live on for a while
            lost.append(number)
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        (tmp_path / "go").touch()

    watcher = when(lambda: len(marks(tmp_path)) == 3, lose)
    tasks = [Held(number, str(tmp_path)) for number in range(3)]
    results = {task.number: result for task, result in workers.run(held_square, tasks)}
    watcher.join()
    assert results == {0: 0, 1: 1, 2: 4}
    assert len(lost) == 1
    again = [node for number, _, node in marks(tmp_path) if number == lost[0]]
    assert len(again) == 2
    assert set(again) > {extra.node_id}
    workers.close()


def test_ctrl_c_is_not_for_the_workers_from_their_first_moment() -> None:
    workers = LocalWorkers(2)
    try:
        for process in workers.processes:
            status = Path(f"/proc/{process}/status").read_text()
            [masked] = [line.split()[1] for line in status.splitlines() if "SigBlk" in line]
            assert int(masked, 16) >> (signal.SIGINT - 1) & 1
    finally:
        workers.close()


def test_workers_end_when_they_are_closed() -> None:
    workers = LocalWorkers(1)
    process = workers.processes[0]
    assert dict(workers.run(square, [2])) == {2: 4}
    workers.close()
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)


@pytest.mark.parametrize(
    ("where", "said"),
    [("ray://somewhere", "is at ray://HOST:PORT"), ("ray://127.0.0.1:1", "no Ray cluster answers")],
)
def test_a_cluster_that_is_not_there_is_told_at_once(
    where: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ray: Any = importlib.import_module("ray")
    monkeypatch.setattr(ray, "is_initialized", lambda: False)
    with pytest.raises(BadRequest, match=said):
        open_workers(where)


@pytest.mark.parametrize("where", ["locall", "ray:", "ray://", "http://ray"])
def test_a_place_that_does_not_exist_is_refused(where: str) -> None:
    with pytest.raises(BadRequest, match="local, ray or ray://HOST:PORT"):
        open_workers(where)
