"""A small program between ours and an outside bot: it starts the bot under limits, watches over it,
and leaves nothing of it behind.

Run as `python -I -S keeper.py SETTINGS` with the bot's pipes as its own; standard library only. It
tells its parent about the bot as JSON lines on a socket, whose number is in the settings. When the
parent closes that socket, or dies, the bot ends with everything that it started.
"""

import contextlib
import ctypes
import json
import os
import resource
import select
import shutil
import signal
import socket
import sys
import time
from typing import Any, NoReturn

_NEWUSER, _NEWPID, _NEWNET = 0x10000000, 0x20000000, 0x40000000
_SET_CHILD_SUBREAPER, _SET_NO_NEW_PRIVS = 36, 38
#: Seconds between two looks at the bot; longer while it does nothing.
_OFTEN, _SELDOM = 0.05, 0.4
_FILE_BYTES = 256 << 20
_OPEN_FILES = 256
#: Threads count as processes for the kernel.
_THREADS = 128
_TICK = os.sysconf("SC_CLK_TCK")
_PAGE = os.sysconf("SC_PAGE_SIZE")
_ENOUGH = 0.9


def main() -> None:
    settings, folder = json.loads(sys.argv[1]), os.getcwd()
    control = socket.socket(fileno=settings["control"])
    control.set_inheritable(False)
    libc = _libc()
    flags = isolate(libc)
    if libc is not None:
        # Whatever loses its parent becomes a child of this process, so that it can be ended.
        libc.prctl(_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    bot = os.fork()
    if bot == 0:
        run_bot(settings, bool(flags & _NEWUSER), libc)
    with contextlib.suppress(OSError):
        os.setpgid(bot, bot)
    _let_go_of_pipes()
    tell(control, {"pid": bot, "network": not flags & _NEWNET})
    ended = watch(bot, control, settings)
    kill_all(bot)
    # The bot's folder, in which both began; the parent may not be there any more to remove it.
    shutil.rmtree(folder, ignore_errors=True)
    tell(control, ended)


def tell(control: socket.socket, message: dict[str, Any]) -> None:
    with contextlib.suppress(OSError):
        control.sendall(json.dumps(message).encode() + b"\n")


def _libc() -> Any:
    libc = ctypes.CDLL(None, use_errno=True)
    return libc if hasattr(libc, "unshare") and hasattr(libc, "prctl") else None


def _let_go_of_pipes() -> None:
    """The parent sees the end of the bot by the end of its output."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for number in (0, 1, 2):
        os.dup2(nothing, number)


# -- before the bot begins


def isolate(libc: Any) -> int:
    """Leave the network, and let the bot begin a process namespace of its own, where the system
    allows it; gives the namespaces that are new."""
    if libc is None:
        return 0
    for flags in (_NEWNET | _NEWPID, _NEWUSER | _NEWNET | _NEWPID):
        # Tried in a child first, since there is no way back out of a namespace.
        child = os.fork()
        if child == 0:
            os._exit(0 if _unshare(libc, flags) else 1)
        if os.waitpid(child, 0)[1] == 0 and _unshare(libc, flags):
            return flags
    return 0


def _unshare(libc: Any, flags: int) -> bool:
    user, group = os.getuid(), os.getgid()
    if libc.unshare(flags) != 0:
        return False
    if flags & _NEWUSER:
        try:
            _write("/proc/self/setgroups", "deny")
            _write("/proc/self/uid_map", f"{user} {user} 1")
            _write("/proc/self/gid_map", f"{group} {group} 1")
        except OSError:
            return False
    return True


def _write(path: str, text: str) -> None:
    with open(path, "w", encoding="ascii") as file:
        file.write(text)


def run_bot(settings: dict[str, Any], own_user: bool, libc: Any) -> NoReturn:
    """In the child: take the limits on and become the bot."""
    argv = settings["argv"]
    try:
        os.setpgid(0, 0)
        _limit(resource.RLIMIT_CORE, 0)
        _limit(resource.RLIMIT_DATA, settings["memory_mb"] << 20)
        _limit(resource.RLIMIT_FSIZE, _FILE_BYTES)
        _limit(resource.RLIMIT_NOFILE, _OPEN_FILES)
        if own_user:  # otherwise the user's other processes would count too
            _limit(resource.RLIMIT_NPROC, settings["processes"] + _THREADS)
        if libc is not None:
            libc.prctl(_SET_NO_NEW_PRIVS, 1, 0, 0, 0)
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
        os.execvp(argv[0], argv)
    except OSError as error:
        os.write(2, f"{argv[0]}: {error.strerror}\n".encode())
    finally:
        os._exit(127)


def _limit(kind: int, most: int) -> None:
    hard = resource.getrlimit(kind)[1]
    wanted = most if hard == resource.RLIM_INFINITY else min(most, hard)
    resource.setrlimit(kind, (wanted, wanted))


# -- while it runs


def watch(bot: int, control: socket.socket, settings: dict[str, Any]) -> dict[str, Any]:
    """Until the bot ends, uses too much, or nobody wants it any more: why."""
    ready = select.poll()
    ready.register(control, select.POLLIN)
    with contextlib.suppress(AttributeError, OSError):
        ready.register(os.pidfd_open(bot), select.POLLIN)
    began, pause, last_cpu = time.monotonic(), _OFTEN, -1.0
    while True:
        events = ready.poll(pause * 1000)
        if any(number == control.fileno() for number, _ in events):
            return {"reason": "stopped", "detail": ""}
        ended = reap(bot, settings)
        if ended:
            return ended
        processes, memory, cpu = used(bot)
        if processes > settings["processes"]:
            return {"reason": "too many processes", "detail": f"{processes} at once"}
        if memory > settings["memory_mb"] << 20:
            return {"reason": "too much memory", "detail": f"{memory >> 20} MB"}
        if cpu > settings["cores"] * (time.monotonic() - began) + settings["start_cpu_s"]:
            return {"reason": "too much CPU", "detail": f"{cpu:.0f} s"}
        pause = _OFTEN if cpu != last_cpu else min(_SELDOM, 2 * pause)
        last_cpu = cpu


def reap(bot: int, settings: dict[str, Any]) -> dict[str, Any] | None:
    """Take note of processes that have ended; how the bot did, if it is among them."""
    while True:
        try:
            process, status, usage = os.wait4(-1, os.WNOHANG)
        except ChildProcessError:
            return {"reason": "died", "detail": "nobody knows how"}
        if process == 0:
            return None
        if process == bot:
            if usage.ru_maxrss << 10 > _ENOUGH * (settings["memory_mb"] << 20):
                return {"reason": "too much memory", "detail": f"{usage.ru_maxrss >> 10} MB"}
            return {"reason": "died", "detail": _how(os.waitstatus_to_exitcode(status))}


def _how(code: int) -> str:
    return f"exit status {code}" if code >= 0 else f"signal {signal.Signals(-code).name}"


def used(bot: int) -> tuple[int, int, float]:
    """Processes, bytes of memory and CPU seconds of the bot and all that it has started."""
    processes, memory, cpu = 0, 0, 0.0
    for process in [bot, *descendants(bot)]:
        try:
            with open(f"/proc/{process}/stat", encoding="utf-8", errors="replace") as file:
                fields = file.read().rpartition(")")[2].split()
        except OSError:
            continue
        if fields[0] == "Z":
            continue
        processes += 1
        # See proc(5): utime, stime and those of children that have ended; then the resident set.
        cpu += sum(map(int, fields[11:15])) / _TICK
        memory += int(fields[21]) * _PAGE
    return processes, memory, cpu


def descendants(process: int) -> list[int]:
    """All processes below this one."""
    found: list[int] = []
    try:
        threads = os.listdir(f"/proc/{process}/task")
    except OSError:
        return []
    for thread in threads:
        try:
            with open(f"/proc/{process}/task/{thread}/children", encoding="ascii") as file:
                children = file.read().split()
        except OSError:
            continue
        for child in map(int, children):
            found += [child, *descendants(child)]
    return found


def kill_all(bot: int) -> None:
    """Again and again, since what is being killed may still start something."""
    while True:
        with contextlib.suppress(OSError):
            os.killpg(bot, signal.SIGKILL)
        for process in descendants(os.getpid()):
            with contextlib.suppress(OSError):
                os.kill(process, signal.SIGKILL)
        try:
            os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return
        time.sleep(0.001)


if __name__ == "__main__":
    main()
