"""One run in a process of its own, for a server: `python -m pentaprism.lab.keeper`.

The first line of input is a Job; each later one is how many workers may be busy from now on. Every
half second a line with the Answer so far goes out, and the last one says that it is done. It runs
with what the machine has to spare, and ends at once when nobody listens any more."""

import os
import signal
import sys
import threading
import time
from pathlib import Path
from typing import Any

import msgspec

from pentaprism.arena.local import LocalWorkers
from pentaprism.core.errors import PentaprismError
from pentaprism.lab.answers import Answer
from pentaprism.lab.log import LabLog
from pentaprism.lab.questions import Plan, ask
from pentaprism.lab.run import run

_OFTEN = 0.5
_NICE = 15


class Job(msgspec.Struct, frozen=True):
    plan: Plan
    blocks: int
    log: str
    workers: int
    busy: int


class Told(msgspec.Struct, frozen=True):
    """What a keeper says: how far it is, or why it cannot go on."""

    answer: Answer | None = None
    trouble: str = ""
    #: How many of its blocks have been counted, from 0 to 1.
    share: float = 0.0


class _Allowed:
    """How many workers may be busy, as last heard; the end of input ends everything."""

    def __init__(self, busy: int) -> None:
        self.busy = busy
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        for line in sys.stdin.buffer:
            if line.strip().isdigit():
                self.busy = max(1, int(line))
        _leave()  # whoever wanted to know is gone

    def __call__(self) -> int:
        return self.busy


def _leave() -> None:
    """End at once, with the workers: one that is in a long game would not notice for a while."""
    if os.getpgid(0) == os.getpid():
        os.killpg(0, signal.SIGKILL)
    os._exit(0)


def main() -> None:
    os.nice(_NICE)
    job = msgspec.json.decode(sys.stdin.buffer.readline(), type=Job)
    try:
        keep(job)
    except PentaprismError as error:
        _say(Told(trouble=error.message))
    os._exit(0)  # an orderly end would wait for the thread that listens


def keep(job: Job) -> None:
    question = ask(job.plan)
    workers = LocalWorkers(job.workers, busy=_Allowed(job.busy))
    told, counted, wanted = 0.0, 0, job.blocks * len(question.trials)
    Path(job.log).parent.mkdir(parents=True, exist_ok=True)
    try:
        with LabLog(job.log) as log:
            for _ in run(log, question, workers, job.blocks, job.plan.title):
                counted += 1
                if time.monotonic() - told > _OFTEN:
                    _say(Told(question.answer(False), share=counted / wanted))
                    told = time.monotonic()
        _say(Told(question.answer(True), share=1.0))
    finally:
        workers.close()


def _say(told: Any) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(told) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
