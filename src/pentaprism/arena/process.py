"""One run of an outside program: lines in, lines out, each with a deadline, under limits.

Nothing here can block for ever: pipes are read and written only when they are ready, and every wait
has an end. The program runs only while it is being asked; between questions it is stopped, so that
nobody thinks on somebody else's time.
"""

import contextlib
import json
import os
import select
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec

from pentaprism.core.errors import PentaprismError

_KEEPER = Path(__file__).with_name("keeper.py")
_CHUNK = 1 << 16
_STDERR_KEPT = 8 << 10
#: How long a program may take to end after it has closed its output.
_DYING_SECONDS = 1.0
#: How long the keeper may take to end a bot and to say how it ended.
_END_SECONDS = 10.0
#: Less than this counts as not having waited for a processor.
_WAITED_AT_ALL = 0.001
#: What a bot is told of our environment, besides where our compiled rules lie.
_PASSED_ON = ("PATH", "PENTAPRISM_DATA")


class BotFailed(PentaprismError):
    """An outside bot did not do what it was asked for. `reason` is one of docs/bots.md."""

    code = "bot-failed"

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason = reason
        self.detail = detail

    def __reduce__(self) -> tuple[type["BotFailed"], tuple[str, str]]:
        return BotFailed, (self.reason, self.detail)  # for those who ask in other processes


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an outside bot may use. Time that the machine did not give it is not counted."""

    #: The most milliseconds for a move; each request tells how many there are.
    ms: int = 1000
    #: So much later an answer still counts.
    grace_ms: int = 500
    #: From the start of the program to its first answer, and besides for its first move of a game.
    start_ms: int = 20_000
    #: Of all its processes together.
    memory_mb: int = 1024
    #: Bytes of standard output for one answer.
    output_bytes: int = 64 << 10
    processes: int = 16
    #: Processors that it may keep busy, on the average over its life; and CPU seconds besides, as
    #: loading a program may need several at once.
    cores: int = 1
    start_cpu_s: int = 20


class Process:
    """A running program; `pid` and `network` tell where it runs and whether it has a network."""

    def __init__(self, argv: list[str], limits: Limits) -> None:
        self._limits = limits
        self._buffer = b""
        self._taken = 0
        self._unsent = b""
        self._stderr = b""
        if shutil.which(argv[0]) is None:
            raise BotFailed("did not start", f"there is no program {argv[0]!r}")
        self._folder = tempfile.TemporaryDirectory(
            prefix="pentaprism-bot-", ignore_cleanup_errors=True
        )
        self._control, theirs = socket.socketpair()
        with theirs:
            self._keeper = self._start(argv, theirs)
        self._ready = select.poll()
        for pipe in (self._keeper.stdin, self._keeper.stdout, self._keeper.stderr):
            assert pipe is not None
            os.set_blocking(pipe.fileno(), False)
        self._in, self._out, self._err = self._numbers()
        for number in (self._out, self._err, self._control.fileno()):
            self._ready.register(number, select.POLLIN)
        self.pid, self.network = 0, True
        try:
            self._await_keeper()
        except BaseException:
            self.stop()
            raise

    def _start(self, argv: list[str], theirs: socket.socket) -> subprocess.Popen[bytes]:
        limits = self._limits
        settings = {
            "argv": argv,
            "control": theirs.fileno(),
            "memory_mb": limits.memory_mb,
            "processes": limits.processes,
            "cores": limits.cores,
            "start_cpu_s": limits.start_cpu_s,
        }
        return subprocess.Popen(
            [sys.executable, "-I", "-S", str(_KEEPER), json.dumps(settings)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            cwd=self._folder.name,
            env=_environment(self._folder.name),
            pass_fds=[theirs.fileno()],
            start_new_session=True,
        )

    def _numbers(self) -> tuple[int, int, int]:
        keeper = self._keeper
        assert keeper.stdin is not None
        assert keeper.stdout is not None
        assert keeper.stderr is not None
        return keeper.stdin.fileno(), keeper.stdout.fileno(), keeper.stderr.fileno()

    def _await_keeper(self) -> None:
        self._control.settimeout(self._limits.start_ms / 1000)
        try:
            told = self._hear_keeper()
        except TimeoutError:
            told = None
        if told is None:
            raise BotFailed("did not start", self._last_words())
        self.pid, self.network = told["pid"], told["network"]

    def _hear_keeper(self) -> Any:
        """The next line of the keeper; None when it has gone."""
        line = b""
        while not line.endswith(b"\n"):
            byte = self._control.recv(1)
            if not byte:
                return None
            line += byte
        return json.loads(line)

    # -- asking

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Send a line and give the line that comes back."""
        self._take_unasked()
        if self._buffer:
            raise BotFailed("unasked output", _shown(self._buffer))
        self._taken = 0
        self._send(line)
        deadline, starved = time.monotonic() + seconds, self._starved()
        self._signal(signal.SIGCONT)
        try:
            while b"\n" not in self._buffer:
                left = deadline - time.monotonic()
                self._turn(max(0.0, left))
                if left <= 0 and b"\n" not in self._buffer:
                    waited = self._starved() - starved
                    if waited < _WAITED_AT_ALL:
                        raise BotFailed("too late", f"no answer after {seconds:.3g} s")
                    deadline, starved = deadline + waited, starved + waited
        finally:
            self._signal(signal.SIGSTOP)
        answer, _, self._buffer = self._buffer.partition(b"\n")
        return answer

    def listen(self, seconds: float) -> bytes:
        """What it says within this time without being asked."""
        deadline = time.monotonic() + seconds
        self._signal(signal.SIGCONT)
        try:
            while not self._buffer and (left := deadline - time.monotonic()) > 0:
                self._turn(left)
        finally:
            self._signal(signal.SIGSTOP)
        return self._buffer

    def _take_unasked(self) -> None:
        """What it wrote after its last answer, before it was stopped."""
        with contextlib.suppress(BlockingIOError):
            self._buffer += os.read(self._out, _CHUNK)

    def _send(self, line: bytes) -> None:
        self._unsent = line + b"\n"
        self._ready.register(self._in, select.POLLOUT)

    def _turn(self, seconds: float) -> None:
        """Wait for the pipes and serve those that are ready."""
        events = dict(self._ready.poll(seconds * 1000))
        if self._in in events:
            self._write()
        if self._err in events:
            self._read_stderr()
        if self._out in events:
            chunk = os.read(self._out, _CHUNK)
            self._buffer += chunk
            self._taken += len(chunk)
            if self._taken > self._limits.output_bytes:
                raise BotFailed("too much output", f"more than {self._limits.output_bytes} bytes")
            if not chunk:
                raise self._ended()
        elif self._control.fileno() in events:
            raise self._ended()

    def _write(self) -> None:
        try:
            self._unsent = self._unsent[os.write(self._in, self._unsent) :]
        except BlockingIOError:
            return
        except OSError:  # it does not listen any more, but may still answer
            self._unsent = b""
        if not self._unsent:
            self._ready.unregister(self._in)

    def _read_stderr(self) -> None:
        chunk = os.read(self._err, _CHUNK)
        self._stderr = (self._stderr + chunk)[-_STDERR_KEPT:]
        if not chunk:
            with contextlib.suppress(KeyError):  # seen before
                self._ready.unregister(self._err)

    def _starved(self) -> float:
        """Seconds that the program was ready to run, and the machine was busy with others."""
        try:
            text = Path(f"/proc/{self.pid}/schedstat").read_text("ascii")
        except OSError:
            return 0.0
        return int(text.split()[1]) / 1e9

    def memory(self) -> int:
        """Bytes of memory that its first process has at the moment; 0 where nobody can tell."""
        try:
            pages = int(Path(f"/proc/{self.pid}/statm").read_text("ascii").split()[1])
        except OSError:
            return 0
        return pages * os.sysconf("SC_PAGE_SIZE")

    def cpu(self) -> float:
        """CPU seconds that its first process has used; 0 where nobody can tell."""
        try:
            text = Path(f"/proc/{self.pid}/schedstat").read_text("ascii")
        except OSError:
            return 0.0
        return int(text.split()[0]) / 1e9

    def _signal(self, number: signal.Signals) -> None:
        if self.pid:
            with contextlib.suppress(OSError):
                os.killpg(self.pid, number)

    # -- the end

    def _ended(self) -> BotFailed:
        """It has closed its output: why, as far as the keeper knows."""
        self._control.settimeout(_DYING_SECONDS)
        try:
            told = self._hear_keeper()
        except TimeoutError:
            self.kill()
            told = {"reason": "died", "detail": "it closed its output"}
        if told is None:
            told = {"reason": "died", "detail": ""}
        self.pid = 0  # the number may soon be another's
        said = self._last_words()
        return BotFailed(told["reason"], "; ".join(filter(None, (told["detail"], said))))

    def _last_words(self) -> str:
        """The last line that it wrote to standard error."""
        with contextlib.suppress(OSError):
            self._read_stderr()
        lines = self._stderr.decode("utf-8", "replace").split("\n")
        return next((_printable(line) for line in reversed(lines) if line.strip()), "")

    @property
    def stderr(self) -> str:
        """The end of what it wrote to standard error."""
        return self._stderr.decode("utf-8", "replace")

    def kill(self) -> None:
        """Have it ended by the keeper; for another thread than the one that asks."""
        with contextlib.suppress(OSError):
            self._control.shutdown(socket.SHUT_WR)

    def stop(self) -> None:
        """End it with all that it has started."""
        self._signal(signal.SIGKILL)
        self._control.close()
        try:
            self._keeper.wait(_END_SECONDS)
        except subprocess.TimeoutExpired:
            self._keeper.kill()
            self._keeper.wait()
        for pipe in (self._keeper.stdin, self._keeper.stdout, self._keeper.stderr):
            if pipe is not None:
                pipe.close()
        with contextlib.suppress(OSError):
            self._folder.cleanup()


def _environment(folder: str) -> dict[str, str]:
    """No more than programs need; nothing of our database or our secret."""
    from pentaprism.core.kernel import cache_folder

    given = {name: os.environ[name] for name in _PASSED_ON if name in os.environ}
    own = {"HOME": folder, "TMPDIR": folder, "LANG": "C.UTF-8"}
    return {**given, **own, "PENTAPRISM_CACHE": str(cache_folder())}


def _shown(data: bytes) -> str:
    """The beginning of what a bot said, for a message."""
    return _printable(data[:80].decode("utf-8", "replace"))


def _printable(text: str) -> str:
    return "".join(c if c.isprintable() else " " for c in text).strip()[:200]
