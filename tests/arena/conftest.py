"""Backends, each started once: starting Ray takes many seconds."""

import warnings
from collections.abc import Iterator
from typing import Any

import pytest

from pentaprism.arena.local import LocalWorkers
from pentaprism.arena.on_ray import OBJECT_STORE, RayWorkers
from pentaprism.arena.workers import Workers


@pytest.fixture(scope="session")
def cluster() -> Iterator[Any]:
    """A Ray cluster of one node with two cores, to which nodes can be added."""
    import os

    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Ray's own
        import ray
        from ray.cluster_utils import Cluster

        node = {"num_cpus": 2, "object_store_memory": OBJECT_STORE, "include_dashboard": False}
        made = Cluster(initialize_head=True, head_node_args=node)
        yield made
        ray.shutdown()
        made.shutdown()


@pytest.fixture(
    params=["local", pytest.param("ray", marks=pytest.mark.xdist_group("ray"))], scope="session"
)
def workers(request: pytest.FixtureRequest) -> Iterator[Workers]:
    backend: Workers
    if request.param == "local":
        backend = LocalWorkers(2)
    else:
        backend = RayWorkers(request.getfixturevalue("cluster").address)
    yield backend
    backend.close()
