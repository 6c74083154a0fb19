"""A supervised pool of processes: one that dies is replaced, and its task runs again.

(The pools of the standard library break as a whole when one process dies.)
"""

import multiprocessing
import os
import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import suppress
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from typing import Any

from pentaprism.arena.workers import WorkFailed
from pentaprism.core.errors import PentaprismError

#: A task that ends so many workers is at fault itself.
_MOST_DEATHS = 3


class _Worker:
    """One process and its end of a pipe."""

    def __init__(self) -> None:
        # Spawned, since compiled code that has threads does not survive a fork.
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=_serve, args=(theirs,), daemon=True)
        # Ctrl+C is for the one who hands out the work; a mask is inherited from the first moment.
        # (The tracker comes first, since starting it lifts the mask.)
        resource_tracker.ensure_running()
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            self.process.start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
        theirs.close()
        self.job: _Job | None = None

    def give(self, function: Callable[[Any], Any], job: "_Job") -> None:
        self.job = job
        # One that has died while idle is noticed by the end of its pipe.
        with suppress(BrokenPipeError, ConnectionResetError):
            self.pipe.send((function, job.task))

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.process.close()
        self.pipe.close()


class _Job:
    def __init__(self, task: Any) -> None:
        self.task = task
        self.deaths = 0


class LocalWorkers:
    """As many processes as there are cores for us, or as asked for; `busy` says how many of them
    may work at the moment, at least one."""

    def __init__(self, workers: int | None = None, busy: Callable[[], int] | None = None) -> None:
        self.slots = workers or len(os.sched_getaffinity(0))
        self._busy = busy or (lambda: self.slots)
        self._workers = [_Worker() for _ in range(self.slots)]

    @property
    def processes(self) -> list[int]:
        """The numbers of the processes, busy ones and idle ones."""
        return [worker.process.pid or 0 for worker in self._workers]

    def run(
        self, function: Callable[[Any], Any], tasks: Iterable[Any]
    ) -> Generator[tuple[Any, Any]]:
        waiting: list[_Job] = []  # those whose workers have died
        source = iter(tasks)
        try:
            while True:
                self._hand_out(function, waiting, source)
                busy = {worker.pipe: worker for worker in self._workers if worker.job}
                if not busy:
                    return
                for pipe in wait(list(busy)):
                    worker = busy[pipe]  # type: ignore[index]
                    job = worker.job
                    assert job is not None
                    try:
                        good, result = worker.pipe.recv()
                    except (EOFError, ConnectionResetError):
                        self._replace(worker)
                        job.deaths += 1
                        if job.deaths >= _MOST_DEATHS:
                            raise WorkFailed(
                                f"{job.deaths} workers died of the same task: {job.task!r}"
                            ) from None
                        waiting.append(job)
                        continue
                    worker.job = None
                    if not good:
                        raise result
                    yield job.task, result
        finally:
            # What is still under way is of no interest any more.
            for worker in list(self._workers):
                if worker.job:
                    self._replace(worker)

    def _hand_out(
        self, function: Callable[[Any], Any], waiting: list[_Job], source: Iterator[Any]
    ) -> None:
        working = sum(worker.job is not None for worker in self._workers)
        for worker in list(self._workers):
            if worker.job is None and working < max(1, self._busy()):
                working += 1
                job = waiting.pop() if waiting else next((_Job(task) for task in source), None)
                if job is None:
                    return
                worker.give(function, job)

    def _replace(self, worker: _Worker) -> None:
        worker.end()
        self._workers[self._workers.index(worker)] = _Worker()

    def close(self) -> None:
        for worker in self._workers:
            worker.end()
        self._workers.clear()


def _serve(pipe: Connection) -> None:
    """A worker's life: a task in, a result out, until the other end is gone."""
    while True:
        try:
            function, task = pipe.recv()
        except (EOFError, ConnectionResetError):
            return
        try:
            answer: tuple[bool, Any] = (True, function(task))
        except PentaprismError as error:
            answer = (False, WorkFailed(error.message))
        except Exception as error:
            answer = (False, WorkFailed(f"{type(error).__name__}: {error}"))
        try:
            pipe.send(answer)
        except (BrokenPipeError, ConnectionResetError):
            return
