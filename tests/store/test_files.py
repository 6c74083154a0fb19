"""The file of an SQLite database: who can read it, and who serves it."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from pentaprism.store import FileInUse, Store, exclusive_use, others_can_read
from tests.store.appends import first


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.anyio
async def test_only_its_owner_can_read_it(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        store = await Store.open(f"sqlite:///{tmp_path}/tables.db")
        await store.append(first("one"))
        files = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir()}
        await store.close()
    finally:
        os.umask(before)
    assert files == {"tables.db": 0o600, "tables.db-wal": 0o600, "tables.db-shm": 0o600}
    assert not others_can_read(f"sqlite:///{tmp_path}/tables.db")


def test_one_that_others_can_read_is_noticed(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    assert not others_can_read(f"sqlite:///{file}")
    file.touch()
    file.chmod(0o640)
    assert others_can_read(f"sqlite:///{file}")
    assert not others_can_read("postgresql://user@host/name")


def test_one_process_serves_it(tmp_path: Path) -> None:
    (tmp_path / "also.db").symlink_to(tmp_path / "tables.db")
    with exclusive_use(f"sqlite:///{tmp_path}/tables.db"):
        for name in ("tables.db", "also.db"):
            with (
                pytest.raises(FileInUse, match="another process"),
                exclusive_use(f"sqlite:///{tmp_path}/{name}"),
            ):
                pass
        with (
            exclusive_use(f"sqlite:///{tmp_path}/other.db"),
            exclusive_use("postgresql://user@host/name"),
        ):
            pass
    with exclusive_use(f"sqlite:///{tmp_path}/tables.db"):
        pass


HOLD = """
import sys
from pentaprism.store import exclusive_use
with exclusive_use(sys.argv[1]):
    print("held", flush=True)
    sys.stdin.read()
"""


def test_a_killed_process_lets_go_of_it(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    command = [sys.executable, "-c", HOLD, url]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"held\n"
        with pytest.raises(FileInUse), exclusive_use(url):
            pass
        holder.send_signal(signal.SIGKILL)
        holder.wait()
        with exclusive_use(url):
            pass
