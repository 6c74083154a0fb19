"""Where units of work run: processes of this machine, or Ray. One small interface.

`run(function, tasks)` gives `(task, result)` as they are done, in any order. Tasks are taken from
the iterator only as workers become free, so whoever hands them out may decide late, and stopping
to ask for results stops the work. A task runs at least once: one whose worker dies runs again, and
a result may come twice; whoever uses it keys results by task.
"""

from collections.abc import Callable, Generator, Iterable
from typing import Any, Protocol

from pentaprism.core.errors import BadRequest, PentaprismError


class WorkFailed(PentaprismError):
    """A task that cannot be done, with the last thing that is known of it."""


class Workers(Protocol):
    @property
    def slots(self) -> int:
        """How many tasks are worked on at once."""

    def run(
        self, function: Callable[[Any], Any], tasks: Iterable[Any]
    ) -> Generator[tuple[Any, Any]]:
        """Apply a function that can be imported to each task."""

    def close(self) -> None:
        """End all workers, whatever they are doing."""


def open_workers(where: str, workers: int | None = None) -> Workers:
    """`local`, `ray` (started here for this run) or `ray://HOST:PORT` (a cluster that is there)."""
    if workers is not None and not 1 <= workers <= 10_000:
        raise BadRequest(f"workers are 1 to 10000, not {workers}")
    if where == "local":
        from pentaprism.arena.local import LocalWorkers

        return LocalWorkers(workers)
    if where == "ray" or (where.startswith("ray://") and where != "ray://"):
        from pentaprism.arena.on_ray import RayWorkers

        return RayWorkers(where.removeprefix("ray").removeprefix("://") or None, workers)
    raise BadRequest(f"run on local, ray or ray://HOST:PORT, not {where!r}")
