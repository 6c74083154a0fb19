"""A server process of its own, what it has stored, and the cable between it and a browser."""

import asyncio
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from pentaprism.match.match import Match, fold
from pentaprism.match.model import Created, Event, Moved, decode
from pentaprism.store import Store

ROOT = Path(__file__).parents[2]
#: All people of these tests come from one address.
_LIMITS = {
    "PENTAPRISM_REQUESTS_A_MINUTE": "100000",
    "PENTAPRISM_TABLES_A_MINUTE": "1000",
    "PENTAPRISM_ROOMS_A_MINUTE": "1000",
    "PENTAPRISM_STUDIES_A_MINUTE": "1000",
    "PENTAPRISM_TABLES_OF_ADDRESS": "1000",
    "PENTAPRISM_LISTED_OF_ADDRESS": "1000",
    "PENTAPRISM_HINTS_A_MINUTE": "1000",
}
_PATIENCE = 60.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`pentaprism serve` on a free port, with a database in the given folder."""

    def __init__(self, folder: Path, *arguments: str, program: str = "pentaprism") -> None:
        self._program = program
        self._arguments = arguments
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._database = f"sqlite:///{folder / 'tables.sqlite'}"
        self._output = folder / "server.log"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", self._program, "serve", "--no-open", "--host", "127.0.0.1"]
        with self._output.open("ab") as output:
            self._process = subprocess.Popen(
                [
                    *command,
                    *("--port", str(self.port), "--database", self._database),
                    *self._arguments,
                ],
                env={**os.environ, **_LIMITS, "PYTHONPATH": str(ROOT / "src")},
                stdout=output,
                stderr=output,
            )
        until = time.monotonic() + _PATIENCE
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"the server does not come up:\n{self._output.read_text()}")
            time.sleep(0.05)

    def _answers(self) -> bool:
        try:
            self.get("/healthz")
        except OSError:
            return False
        return True

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self._process is None:
            return
        self._process.send_signal(how)
        try:
            self._process.wait(_PATIENCE)
        finally:
            if self._process.poll() is None:
                self._process.kill()
            self._process = None

    # -- asking it

    def get(self, path: str) -> bytes:
        with urllib.request.urlopen(f"{self.url}{path}", timeout=10) as answer:
            return bytes(answer.read())

    def ask(self, path: str) -> Any:
        return json.loads(self.get(path))

    def post(self, path: str, body: Any) -> Any:
        request = urllib.request.Request(
            f"{self.url}{path}",
            json.dumps(body).encode(),
            {"content-type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=10) as answer:
            return json.loads(answer.read())

    # -- what it has stored, read past it

    def events(self, match: str) -> list[Event]:
        async def load() -> list[bytes]:
            store = await Store.open(self._database)
            try:
                return await store.load(match)
            finally:
                await store.close()

        return [decode(body) for body in _elsewhere(load())]

    def match(self, match: str) -> Match:
        """The whole truth about a match."""
        return fold(self.events(match))

    def moves(self, match: str) -> list[tuple[int, str]]:
        """The moves that are stored, each with its seat."""
        acts = [each for each in self.events(match) if isinstance(each, Moved)]
        return [(act.seat, move) for act in acts for move in act.moves]

    def secret(self, match: str) -> Created:
        created = self.events(match)[0]
        assert isinstance(created, Created)
        return created


def _elsewhere(work: Coroutine[Any, Any, list[bytes]]) -> list[bytes]:
    """Playwright's own event loop runs in this thread."""
    with ThreadPoolExecutor(1) as other:
        return other.submit(asyncio.run, work).result()


class Cable:
    """Between a browser and the server; it can be cut, and put together again."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._cut = False
        self._ends: list[socket.socket] = []
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        threading.Thread(target=self._serve, daemon=True).start()

    def cut(self) -> None:
        self._cut = True
        self._drop()

    def mend(self) -> None:
        self._cut = False

    def close(self) -> None:
        self._cut = True
        # A thread that waits in accept() holds the socket; shutting it down wakes it.
        with contextlib.suppress(OSError):
            self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()
        self._drop()

    def _drop(self) -> None:
        for end in self._ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self._ends.clear()

    def _serve(self) -> None:
        while True:
            try:
                near, _ = self._listening.accept()
            except OSError:
                return
            if self._cut:
                near.close()
                continue
            try:
                far = socket.create_connection(("127.0.0.1", self._to))
            except OSError:
                near.close()
                continue
            self._ends += [near, far]
            for one, other in ((near, far), (far, near)):
                threading.Thread(target=_carry, args=(one, other), daemon=True).start()


def _carry(one: socket.socket, other: socket.socket) -> None:
    """Everything that comes in at one end, until either is gone."""
    with contextlib.suppress(OSError):
        while data := one.recv(65536):
            other.sendall(data)
    for end in (one, other):
        with contextlib.suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
    one.close()
