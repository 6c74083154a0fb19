"""The file of an SQLite database: readable by its owner only, and served by one process only.

Whoever reads it holds the secret that signs seat tokens, and could act for everybody.
"""

import contextlib
import os
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

import sqlalchemy as sa

if sys.platform != "win32":
    import fcntl

#: For the owner to read and write, for nobody else.
_PRIVATE = 0o600


class FileInUse(Exception):
    """Another process serves this file."""


def file_of(url: str | sa.URL) -> Path | None:
    """The file of an SQLite database; None for any other one."""
    try:
        parsed = sa.make_url(url)
    except sa.exc.ArgumentError:
        return None
    if parsed.get_backend_name() != "sqlite" or parsed.database in (None, "", ":memory:"):
        return None
    # Another name of the same file is the same file.
    return Path(str(parsed.database)).resolve()


def make_private(url: str | sa.URL) -> None:
    """Make the file before SQLite does, which would let everybody read it. The files that SQLite
    puts beside it get the permissions of this one. One that is there already is left as it is."""
    file = file_of(url)
    if file is not None:
        with contextlib.suppress(OSError):  # SQLite tells better what is wrong with it
            os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, _PRIVATE))


def others_can_read(url: str | sa.URL) -> bool:
    """Whether other users of this machine can read the database, or write to it."""
    file = file_of(url)
    if file is None or not file.is_file():
        return False
    return bool(file.stat().st_mode & (stat.S_IRWXG | stat.S_IRWXO))


@contextlib.contextmanager
def exclusive_use(url: str) -> Iterator[None]:
    """Serve the database of this URL, alone if it is a file; raises FileInUse.

    Two processes on one file would each make the bots' moves and ring the clocks, and could not
    tell each other what happened. The system lets go of the lock when the process ends, however it
    ends."""
    file = file_of(url)
    if file is None or not file.parent.is_dir() or sys.platform == "win32":
        yield
        return
    with os.fdopen(os.open(f"{file}-lock", os.O_CREAT | os.O_RDWR, _PRIVATE), "r+b") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise FileInUse(
                f"another process serves {file}: stop it first, or let them share a PostgreSQL"
            ) from None
        yield
