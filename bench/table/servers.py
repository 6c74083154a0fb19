"""The servers that are compared, and the load generator: processes, each on one core."""

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench.table.packages import scripts

SERVER_CORE, GENERATOR_CORE = 0, 1
START_SECONDS = 60
#: All load comes from one address: what protects a server from that is not what is measured.
NO_LIMITS = {
    f"PENTAPRISM_{name}": "1000000"
    for name in (
        "SOCKETS",
        "CONNECTIONS_OF_ADDRESS",
        "TABLES_OF_ADDRESS",
        "TABLES_A_MINUTE",
        "REQUESTS_A_MINUTE",
        "MESSAGES_A_SECOND",
    )
}


@dataclass(frozen=True)
class Server:
    """`speaks` is the generator's word for its protocol; `stores`: a match outlives the process."""

    name: str
    speaks: str
    command: Callable[[int, Path], list[str]]
    stores: bool = True


def ours(port: int, folder: Path) -> list[str]:
    database = f"sqlite:///{folder / 'table.sqlite'}"
    serve = ["serve", "--port", str(port), "--database", database, "--no-open"]
    return [sys.executable, "-m", "pentaprism", *serve]


def flat_file(port: int, folder: Path) -> list[str]:
    return boardgame(port, str(folder))


def memory(port: int, _folder: Path) -> list[str]:
    return boardgame(port, "memory")


def boardgame(port: int, storage: str) -> list[str]:
    script = str(scripts() / "boardgame.mjs")
    return ["node", script, "--port", str(port), "--storage", storage]


SERVERS = {
    "flatfile": Server("boardgame.io, FlatFile", "boardgame", flat_file),
    "memory": Server("boardgame.io, memory only", "boardgame", memory, stores=False),
    "ours": Server("ours, SQLite", "pentaprism", ours),
}


@contextmanager
def serving(
    server: Server, port: int, folder: Path, core: int = SERVER_CORE
) -> Iterator["subprocess.Popen[bytes]"]:
    """The server, from when it answers; killed afterwards without a word."""
    folder.mkdir(parents=True, exist_ok=True)
    log = folder.with_name(folder.name + ".log")
    with log.open("ab") as output:
        process = subprocess.Popen(
            on_core(core, server.command(port, folder)),
            stdout=output,
            stderr=output,
            env={**os.environ, "NODE_ENV": "production", **NO_LIMITS},
            start_new_session=True,
        )
    try:
        wait_for(process, port, log)
        yield process
    finally:
        kill(process)


def kill(process: "subprocess.Popen[bytes]") -> None:
    """kill -9, with all that it has started."""
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def wait_for(process: "subprocess.Popen[bytes]", port: int, log: Path) -> None:
    until = time.monotonic() + START_SECONDS
    while time.monotonic() < until and process.poll() is None:
        try:
            urllib.request.urlopen(f"{address(port)}/readyz", timeout=2).close()
        except urllib.error.HTTPError as error:
            if error.code != 503:  # any other answer, whatever it says
                return
            time.sleep(0.2)
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise RuntimeError(f"The server did not start:\n{log.read_text('utf-8', 'replace')[-2000:]}")


@contextmanager
def generating(
    server: Server, port: int, *options: str, core: int = GENERATOR_CORE
) -> Iterator["subprocess.Popen[str]"]:
    """The load generator; it ends by itself and prints lines of JSON."""
    to = ["--server", server.speaks, "--url", address(port)]
    process = subprocess.Popen(
        on_core(core, ["node", str(scripts() / "load.mjs"), *to, *options]),
        stdout=subprocess.PIPE,
        text=True,
    )
    with process:
        try:
            yield process
        finally:
            process.kill()


def next_line(generator: "subprocess.Popen[str]") -> dict[str, Any]:
    assert generator.stdout
    line = generator.stdout.readline()
    if not line:
        raise RuntimeError("The load generator ended without a word.")
    told: dict[str, Any] = json.loads(line)
    if told.keys() == {"errors"}:
        raise RuntimeError(f"The load generator gave up: {told['errors']}")
    return told


def on_core(core: int, command: Sequence[str]) -> list[str]:
    if not shutil.which("taskset") or (os.cpu_count() or 1) < 2:
        raise SystemExit("The comparison of servers needs two cores and `taskset` (util-linux).")
    return ["taskset", "-c", str(core), *command]


def address(port: int) -> str:
    return f"http://127.0.0.1:{port}"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
