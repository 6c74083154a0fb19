"""Workers on Ray: stateless tasks, on this machine or on a cluster.

Ray runs a task again whose worker or machine has died, silently and at least once; nothing here
relies on more. It is started without a dashboard, without usage statistics and with a stated size
of its object store: what passes through is small.
"""

import importlib
import os
import socket
from collections.abc import Callable, Generator, Iterable
from typing import Any

from pentaprism.arena.workers import WorkFailed
from pentaprism.core.errors import BadRequest, PentaprismError

OBJECT_STORE = 128 * 1024 * 1024
#: How often a task is run again whose worker dies, before it is at fault itself.
RETRIES = 2


class RayWorkers:
    """`address`: a cluster that runs, or None to start one here that ends with this object.

    If this process is connected to Ray already, that connection is used and left as it is."""

    def __init__(self, address: str | None = None, workers: int | None = None) -> None:
        os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
        try:
            self._ray: Any = importlib.import_module("ray")
        except ImportError:
            raise BadRequest("Ray is not installed: pip install 'pentaprism[ray]'") from None
        self._mine = not self._ray.is_initialized()
        if self._mine:
            self._connect(address, workers)
        self._workers = workers
        self.function = self._ray.remote(num_cpus=1, max_retries=RETRIES)(_perform)

    def _connect(self, address: str | None, workers: int | None) -> None:
        quiet = {"include_dashboard": False, "log_to_driver": False, "configure_logging": False}
        if address is None:
            cores = workers or len(os.sched_getaffinity(0))
            self._ray.init(num_cpus=cores, object_store_memory=OBJECT_STORE, **quiet)
            return
        _check_address(address)
        try:
            self._ray.init(address=address, log_to_driver=False, configure_logging=False)
        except (ConnectionError, ValueError, RuntimeError) as error:
            told = str(error).splitlines()[0] if str(error) else type(error).__name__
            raise BadRequest(f"no Ray cluster at {address}: {told}") from None

    @property
    def slots(self) -> int:
        """The cores of the cluster as it is now; a machine may come or go."""
        return self._workers or max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def run(
        self, function: Callable[[Any], Any], tasks: Iterable[Any]
    ) -> Generator[tuple[Any, Any]]:
        source = iter(tasks)
        running: dict[Any, Any] = {}
        try:
            while True:
                # One more than there are cores, so that none waits while a result is on its way.
                while len(running) <= self.slots:
                    found = [task for _, task in zip(range(1), source, strict=False)]
                    if not found:
                        break
                    running[self.function.remote(function, found[0])] = found[0]
                if not running:
                    return
                ready, _ = self._ray.wait(list(running), num_returns=1)
                for reference in ready:
                    yield running.pop(reference), self._result(reference)
        finally:
            for reference in running:
                self._ray.cancel(reference, force=True)

    def _result(self, reference: Any) -> Any:
        try:
            good, result = self._ray.get(reference)
        except self._ray.exceptions.RayError as error:
            raise WorkFailed(f"Ray lost a task: {str(error).splitlines()[0]}") from None
        if not good:
            raise WorkFailed(result)
        return result

    def close(self) -> None:
        if self._mine:
            self._ray.shutdown()


def _check_address(address: str) -> None:
    """Whether anybody is there: Ray itself would try for minutes."""
    host, colon, port = address.rpartition(":")
    if not colon or not port.isdecimal() or not 0 < int(port) < 65536:
        raise BadRequest(f"a Ray cluster is at ray://HOST:PORT, not at ray://{address}")
    try:
        socket.create_connection((host, int(port)), timeout=10).close()
    except OSError as error:
        raise BadRequest(f"no Ray cluster answers at {address}: {error}") from None


def _perform(function: Callable[[Any], Any], task: Any) -> tuple[bool, Any]:
    try:
        return True, function(task)
    except PentaprismError as error:
        return False, error.message
    except Exception as error:
        return False, f"{type(error).__name__}: {error}"
