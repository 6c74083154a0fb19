"""`pentaprism serve`: where it listens, and that what is wrong is told in one line."""

import json
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from pentaprism.cli import serve
from pentaprism.core.errors import BadOption, BadRequest
from pentaprism.server.app import check_database
from pentaprism.store import exclusive_use


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def taken() -> Iterator[socket.socket]:
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        yield busy


def fail(*arguments: str, **env: str) -> str:
    """The one line that a command ends with that cannot be carried out."""
    command = [sys.executable, "-m", "pentaprism", "serve", "--host", "127.0.0.1", *arguments]
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=120, env={**os.environ, **env}
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr


def test_a_port_that_is_taken(taken: socket.socket, tmp_path: Path) -> None:
    port = taken.getsockname()[1]
    database = f"sqlite:///{tmp_path}/tables.db"
    assert f"cannot listen on 127.0.0.1 port {port}" in fail(
        "--port", str(port), "--database", database
    )


def test_the_next_free_port(taken: socket.socket, monkeypatch: pytest.MonkeyPatch) -> None:
    port = taken.getsockname()[1]
    monkeypatch.setattr(serve, "_PORT", port)
    with serve._listen("127.0.0.1", 0) as listening:
        assert port < listening.getsockname()[1] < port + 20
    monkeypatch.setattr(serve, "_TRIES", 1)
    with pytest.raises(BadRequest, match="and after"):
        serve._listen("127.0.0.1", 0)


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("database", "told"),
    [
        ("postgresql://nobody@127.0.0.1:1/nothing", "cannot be reached"),
        ("sqlite:////nowhere/at/all.db", "cannot be reached"),
        ("sqlite://", "needs a file"),
        ("mysql://localhost/x", "sqlite or postgresql"),
        ("tables.db", "sqlite:///"),
    ],
)
async def test_a_database_that_is_not_there(database: str, told: str) -> None:
    with pytest.raises(BadOption, match=told):
        await check_database(database)


def test_settings_that_make_no_sense(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    assert "PENTAPRISM_TABLES is a whole number" in fail(
        "--database", database, PENTAPRISM_TABLES="many"
    )
    (tmp_path / "words").write_text("These are no tables. " * 100)
    assert "no database of ours" in fail("--database", f"sqlite:///{tmp_path}/words")
    assert "a log level is one of" in fail("--database", database, "--log-level", "loud")


def test_proxies_that_make_no_sense(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    assert "is everybody" in fail("--database", database, PENTAPRISM_TRUSTED_PROXIES="0.0.0.0/0")


def test_a_second_process_on_the_same_file(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    with exclusive_use(database):
        assert "another process serves" in fail("--database", database)


def test_who_can_reach_it() -> None:
    assert serve.who_can_reach("0.0.0.0").startswith("Everybody in this network")
    assert "--host 127.0.0.1" in serve.who_can_reach("0.0.0.0")
    for host in ("127.0.0.1", "::1", "localhost"):
        assert serve.who_can_reach(host).startswith("Only this machine")
    assert serve.who_can_reach("192.168.1.5").startswith("Everybody who can reach 192.168.1.5")


def test_the_folder_of_theown_file_is_private(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    before = os.umask(0)
    try:
        serve.own_file()
    finally:
        os.umask(before)
    assert (tmp_path / "share" / "pentaprism").stat().st_mode & 0o777 == 0o700


def test_compiling_is_told_among_the_logs_as_json() -> None:
    """As on a machine with a cold cache: the command line's own sentence is plain text."""
    program = """
from pentaprism.cli import screen
from pentaprism.core import notices
from pentaprism.server.telemetry import configure_logs
screen.announce_compiling()
configure_logs()
notices.compiling("one")
notices.compiling("two")
"""
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=120, check=True
    )
    (line,) = done.stderr.splitlines()
    assert json.loads(line)["kernel"] == "one"
