"""What commands share that run for long: where they run, and what is shown meanwhile."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import typer

if TYPE_CHECKING:
    from pentaprism.arena.workers import Workers

ON = typer.Option("local", "--on", help="Where it runs: local, ray, or ray://HOST:PORT.")
WORKERS = typer.Option(0, "--workers", help="How many workers; as many as cores if 0.")


@contextmanager
def workers_for(on: str, count: int) -> "Iterator[Workers]":
    from pentaprism.arena.workers import open_workers

    workers = open_workers(on, count or None)
    try:
        yield workers
    finally:
        workers.close()


@contextmanager
def live(quiet: bool) -> Iterator[Any]:
    """Something that shows a panel in a terminal a few times a second, and nothing elsewhere."""
    import time

    from rich.console import Console
    from rich.live import Live

    console = Console(stderr=True)
    if quiet or not console.is_terminal:
        yield lambda panel: None
        return
    shown = 0.0
    with Live(console=console, auto_refresh=False, transient=True) as live:

        def show(panel: Any) -> None:
            nonlocal shown
            if time.monotonic() - shown > 0.2:
                live.update(panel(), refresh=True)
                shown = time.monotonic()

        yield show
