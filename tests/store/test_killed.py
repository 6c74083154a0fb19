"""A server that is killed loses nothing that it has acknowledged."""

import asyncio
import subprocess
import sys
import time
from pathlib import Path

import pytest

from pentaprism.store import Store

pytestmark = pytest.mark.anyio

MATCHES = 20


async def test_nothing_acknowledged_is_lost(url: str, tmp_path: Path) -> None:
    acknowledged = await asyncio.to_thread(_append_until_killed, url, tmp_path / "acknowledged")
    assert len(acknowledged) == MATCHES
    store = await Store.open(url)
    for match, version in acknowledged.items():
        log = await store.load(match)
        # No gaps: the events are their versions. One more may have been written than was told.
        assert log == [b"%d" % number for number in range(1, len(log) + 1)]
        assert version <= len(log) <= version + 1
    await store.close()


def _append_until_killed(url: str, told: Path) -> dict[str, int]:
    """The last acknowledged version of each match."""
    with told.open("w") as output:
        command = [sys.executable, "-m", "tests.store.appender", url, str(MATCHES)]
        child = subprocess.Popen(command, stdout=output)
        try:
            # Well into its work, however slow the machine is.
            while told.stat().st_size < 20_000:
                assert child.poll() is None
                time.sleep(0.01)
        finally:
            child.kill()
            child.wait()
    # The last line may be torn.
    lines = told.read_text().split("\n")[:-1]
    return {match: int(version) for match, version in map(str.split, lines)}
