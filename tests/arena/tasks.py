"""Work for workers: in a module of its own, since workers import it."""

import os
import time
from pathlib import Path
from typing import NamedTuple

from pentaprism.arena.work import BlockPlayed, Unit, perform
from pentaprism.core.errors import BadRequest


class Held(NamedTuple):
    """A number to square; the task marks where it runs and waits for leave to end."""

    number: int
    folder: str


def square(number: int) -> int:
    return number * number


def held_square(task: Held) -> int:
    folder = Path(task.folder)
    mark = folder / f"{task.number}.{os.getpid()}"
    (folder / "new").mkdir(exist_ok=True)
    hidden = folder / "new" / mark.name
    hidden.write_text(_node())
    hidden.rename(mark)  # with its content at once
    while not (folder / "go").exists():
        time.sleep(0.01)
    return task.number * task.number


def _node() -> str:
    """Where this runs, if it runs on Ray."""
    import ray

    return str(ray.get_runtime_context().get_node_id()) if ray.is_initialized() else ""


def refuse(number: int) -> int:
    raise BadRequest(f"{number} is not to my liking")


def kill_itself(number: int) -> int:
    os.kill(os.getpid(), 9)
    return number


def slow_start(unit: Unit) -> tuple[list[BlockPlayed], float]:
    """Blocks with low numbers take the longest."""
    time.sleep(0.2 / (1 + unit.first))
    return perform(unit)
