"""One mutant, one process: forked before the rules were imported, it imports them with the fault in
them, runs the tests that touch the place, quick ones first, and ends with the first that fails.

Nothing is written: the mutated module exists in the memory of that process only."""

import importlib.abc
import importlib.machinery
import multiprocessing
import os
import resource
import sys
import time
from collections.abc import Sequence
from multiprocessing.connection import Connection
from types import CodeType, FrameType, ModuleType
from typing import Any, Literal, NamedTuple

import pytest

from tests.mutation.mutants import Mutant
from tests.mutation.subjects import Subject

#: Nothing is kept of such a run.
_ARGUMENTS = ("-x", "-q", "-p", "no:cacheprovider", "--no-header")
#: A mutant may use so many times the seconds that its tests used before, and some more.
_PATIENCE, _MORE = 4, 10
#: Of a function that a test calls more often than this, it is taken to touch every line.
_LOOKED_AT = 200
_MOST_MEMORY = 6 << 30
#: If a process neither ends nor uses its seconds.
_HANGS = 1800

Fate = Literal["killed", "timeout", "survived", "untouched"]


class Test(NamedTuple):
    """What is known of a test: its seconds of the processor, and the lines that it touches."""

    id: str
    seconds: float
    lines: frozenset[tuple[str, int]]


class Result(NamedTuple):
    fate: Fate
    #: The test that noticed.
    by: str
    seconds: float


def survey(subject: Subject) -> list[Test]:
    """Run all tests as they are, watched line by line. They have to pass."""
    files = {str(path): path.name for path in subject.modules.values()}
    watching = _Watching(subject, files)
    code, found = _in_child(subject, None, watching, 0)
    if code != 0:
        raise RuntimeError(f"the tests of {subject.id} do not pass as they are: {code} {found}")
    return [Test(test, seconds, frozenset(lines)) for test, seconds, lines in found]


def try_out(subject: Subject, mutant: Mutant, tests: Sequence[Test], hint: str = "") -> Result:
    """What becomes of a mutant; `hint` is a test that is likely to notice it."""
    touching = [test for test in tests if _touches(test, mutant)]
    if not touching:
        return Result("untouched", "", 0.0)
    touching.sort(key=lambda test: (test.id != hint, test.seconds))
    limit = _MORE + _PATIENCE * sum(test.seconds for test in touching)
    began = time.perf_counter()
    chooser = _Choosing(subject, [test.id for test in touching])
    code, failed = _in_child(subject, mutant, chooser, int(limit))
    took = time.perf_counter() - began
    if code == 0:
        return Result("survived", "", took)
    if failed:
        return Result("killed", str(failed[0]), took)
    if code < 0 or code == _HANGS:
        return Result("timeout", "", took)
    raise RuntimeError(f"{mutant.key}: the tests could not be run, pytest says {code}")


def _touches(test: Test, mutant: Mutant) -> bool:
    if not mutant.name.where:  # a constant of the module: everything
        return True
    lines = range(mutant.line, mutant.last + 1)
    return any((mutant.name.file, line) in test.lines for line in lines)


# -- in the process of its own


def _in_child(
    subject: Subject, mutant: Mutant | None, plugin: "_Plugin", limit: int
) -> tuple[int, list[Any]]:
    context = multiprocessing.get_context("fork")
    ours, theirs = context.Pipe(duplex=False)
    child = context.Process(target=_run, args=(subject, mutant, plugin, limit, theirs), daemon=True)
    child.start()
    theirs.close()
    found: list[Any] = []
    try:
        while ours.poll(_HANGS):
            found.append(ours.recv())
        child.kill()
        child.join()
        return _HANGS, found
    except EOFError:
        child.join()
        return child.exitcode or 0, found


def _run(
    subject: Subject, mutant: Mutant | None, plugin: "_Plugin", limit: int, tell: Connection
) -> None:
    if mutant is not None:
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 5))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_AS, (_MOST_MEMORY, _MOST_MEMORY))
        name, path = subject.module_of(mutant)
        sys.meta_path.insert(0, _Planted(name, str(path), mutant.code(str(path))))
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
    plugin.tell = tell
    marked = ["-m", subject.marked] if subject.marked else []
    files = plugin.files or [str(path) for path in subject.tests]
    code = pytest.main(
        [*_ARGUMENTS, *marked, "--rootdir", str(subject.root), *files], plugins=[plugin]
    )
    tell.close()
    os._exit(int(code))


class _Planted(importlib.abc.MetaPathFinder):
    """Finds one module as it was mutated, wherever it is imported from."""

    def __init__(self, name: str, path: str, code: CodeType) -> None:
        self._name, self._path, self._code = name, path, code

    def find_spec(
        self, fullname: str, path: Any, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self._name:
            return None
        loader = _Loader(fullname, self._path, self._code)
        return importlib.machinery.ModuleSpec(fullname, loader, origin=self._path)


class _Loader(importlib.machinery.SourceFileLoader):
    def __init__(self, name: str, path: str, code: CodeType) -> None:
        super().__init__(name, path)
        self._code = code

    def get_code(self, fullname: str) -> CodeType:
        return self._code


class _Plugin:
    """What a run tells the process that started it."""

    tell: Connection
    files: Sequence[str] = ()


class _Choosing(_Plugin):
    """Only these tests, in this order; tells which one fails."""

    def __init__(self, subject: Subject, tests: Sequence[str]) -> None:
        self._places = {test: place for place, test in enumerate(tests)}
        self.files = sorted({str(subject.root / test.partition("::")[0]) for test in tests})

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if item.nodeid in self._places]
        items.sort(key=lambda item: self._places[item.nodeid])

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.tell.send(f"the import of {report.nodeid}")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.tell.send(report.nodeid)

    def pytest_internalerror(self, excrepr: object) -> None:
        self.tell.send("the end of the whole run")


class _Watching(_Plugin):
    """All tests of a subject; tells the lines of the given files that each of them touches."""

    def __init__(self, subject: Subject, files: dict[str, str]) -> None:
        self._subject, self._names = subject, files
        self._lines: set[tuple[str, int]] = set()
        self._calls: dict[CodeType, int] = {}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if self._subject.chooses(item.nodeid)]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Any:
        self._lines, self._calls = set(), {}
        began = time.process_time()
        sys.settrace(self._call)
        try:
            return (yield)
        finally:
            sys.settrace(None)
            self.tell.send((item.nodeid, time.process_time() - began, self._lines))

    def _call(self, frame: FrameType, event: str, _: Any) -> Any:
        code = frame.f_code
        name = self._names.get(code.co_filename)
        calls = self._calls.get(code, 0)
        if name is None or calls > _LOOKED_AT:
            return None
        self._calls[code] = calls + 1
        lines = self._lines
        if calls == _LOOKED_AT:
            lines.update((name, line) for _, _, line in code.co_lines() if line)
            return None

        def line(frame: FrameType, event: str, _: Any) -> Any:
            lines.add((name, frame.f_lineno))
            return line

        return line
