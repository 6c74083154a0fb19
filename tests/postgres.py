"""A PostgreSQL of our own for tests: a temporary cluster, reached by its socket only."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from urllib.parse import quote


class NotInstalled(Exception):
    def __init__(self) -> None:
        super().__init__(
            "these tests need PostgreSQL (Debian: apt-get install postgresql): "
            "no initdb in PATH or /usr/lib/postgresql/*/bin"
        )


def _children(parent: int) -> list[int]:
    """By /proc/N/stat, where the parent is the second field after the name in brackets."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # gone meanwhile
            if int(stat.read_text().rpartition(")")[2].split()[1]) == parent:
                found.append(int(stat.parent.name))
    return found


class Cluster:
    """A running server whose databases vanish with it."""

    def __init__(self, binaries: Path, folder: Path, user: str | None) -> None:
        self._binaries = binaries
        self._folder = folder
        self._user = user
        self._names = (f"test{number}" for number in count())

    def new_database(self) -> str:
        """The URL of a fresh, empty database."""
        name = next(self._names)
        self._run("createdb", "-h", str(self._folder), "-U", "postgres", name)
        return f"postgresql://postgres@/{name}?host={quote(str(self._folder))}"

    def empty(self, url: str) -> None:
        """Throw away all that is in a database: much quicker than a new one."""
        clean = "DROP SCHEMA public CASCADE; CREATE SCHEMA public"
        self._run("psql", "-q", "-v", "ON_ERROR_STOP=1", "-d", url, "-c", clean)

    def start(self) -> None:
        options = {
            "listen_addresses": "",
            "unix_socket_directories": self._folder,
            # What is tested is the store, not the disk.
            "fsync": "off",
            "autovacuum": "off",
        }
        told = " ".join(f"-c {name}='{value}'" for name, value in options.items())
        log = self._folder / "log"
        self._run("pg_ctl", "-D", str(self._data), "-w", "-l", str(log), "-o", told, "start")

    def stop(self) -> None:
        self._run("pg_ctl", "-D", str(self._data), "-w", "-m", "immediate", "stop")

    @contextmanager
    def hanging(self) -> Iterator[None]:
        """All of its processes stand still: it takes connections and answers nothing."""
        first = int((self._data / "postmaster.pid").read_text().split()[0])
        processes = [first, *_children(first)]
        for process in processes:
            os.kill(process, signal.SIGSTOP)
        try:
            yield
        finally:
            for process in processes:
                os.kill(process, signal.SIGCONT)

    def initialise(self) -> None:
        self._run(
            "initdb", "-D", str(self._data), "-U", "postgres", "-A", "trust", "-E", "UTF8", "-N"
        )

    @property
    def _data(self) -> Path:
        return self._folder / "data"

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._binaries / program), *arguments]
        if self._user:
            command = ["runuser", "-u", self._user, "--", *command]
        # Into a file: a pipe would stay open for as long as the server runs.
        with tempfile.TemporaryFile() as output:
            done = subprocess.run(
                command, cwd="/", stdin=subprocess.DEVNULL, stdout=output, stderr=output
            )
            output.seek(0)
            if done.returncode:
                raise RuntimeError(f"{program} failed:\n{output.read().decode()}")


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A cluster that runs inside the block and leaves nothing behind."""
    binaries = _find_binaries()
    # The path of a socket must be short, hence not pytest's own folders.
    folder = Path(tempfile.mkdtemp(prefix="pg-", dir="/tmp"))
    try:
        # initdb refuses to run as root.
        user = "postgres" if os.geteuid() == 0 else None
        if user:
            os.chown(folder, pwd.getpwnam(user).pw_uid, -1)
        made = Cluster(binaries, folder, user)
        made.initialise()
        made.start()
        try:
            yield made
        finally:
            made.stop()
    finally:
        shutil.rmtree(folder)


def _find_binaries() -> Path:
    # The real folder: initdb finds its companions beside itself.
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    folders = Path("/usr/lib/postgresql").glob("*/bin")
    installed = [folder for folder in folders if (folder / "initdb").exists()]
    if not installed:
        raise NotInstalled
    return max(installed, key=lambda folder: int(folder.parent.name))
