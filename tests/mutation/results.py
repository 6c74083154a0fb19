"""What became of mutants: kept in a file that a later run goes on from, and the score."""

import hashlib
import math
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from tests.mutation.mutants import Mutant, Name
from tests.mutation.subjects import Subject
from tests.mutation.trial import Result, Test

REVIEWED = Path(__file__).with_name("equivalent.toml")
_Z = 1.96  # 95 %
ALIVE = ("survived", "untouched")


class Kept:
    """Results of one subject, a line each.

    That a mutant was noticed holds while the sources and the file of that test are the same; that
    it was not, while all tests are, or the sources if it was reviewed. What holds no more is still
    a hint."""

    def __init__(self, path: Path, subject: Subject) -> None:
        self._path, self._subject = path, subject
        known = reviewed(subject).reasons
        self._reviewed = {mutant.key for mutant in subject.mutants if mutant.name in known}
        self._stamp("")  # of the files as they are before anything is run
        self.results: dict[str, Result] = {}
        self.hints: dict[str, str] = {}
        self.tests: list[Test] = []
        if path.is_file():
            self._read_all(path.read_bytes())

    def _read_all(self, content: bytes) -> None:
        for line in content.splitlines():
            try:
                self._read(msgspec.json.decode(line, type=_Line))
            except msgspec.DecodeError:  # torn when a run was killed
                continue
        if not content.endswith(b"\n"):
            with self._path.open("ab") as file:
                file.write(b"\n")

    def _read(self, line: "_Line") -> None:
        if line.test is not None:
            if self._stamp("") == line.stamp:
                self.tests.append(line.test)
        elif line.result is not None:
            self.hints[line.mutant] = line.result.by
            if self._holds(line.mutant, line.result, line.stamp):
                self.results[line.mutant] = line.result

    def _holds(self, mutant: str, result: Result, stamp: str) -> bool:
        if mutant in self._reviewed and result.fate in ALIVE:
            return stamp.startswith(self._subject.sources)
        return self._stamp(result.by) == stamp

    def _stamp(self, test: str) -> str:
        known = test if "::" in test else ""
        return f"{self._subject.sources} {self._subject.tests_of(known)}"

    def add_tests(self, tests: Iterable[Test]) -> None:
        for test in tests:
            self.tests.append(test)
            self._write(_Line(self._stamp(""), test=test))

    def add(self, mutant: Mutant, result: Result) -> None:
        self.results[mutant.key] = result
        self._write(_Line(self._stamp(result.by), mutant=mutant.key, result=result))

    def _write(self, line: "_Line") -> None:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with self._path.open("ab") as file:
            file.write(msgspec.json.encode(line) + b"\n")


class _Line(msgspec.Struct, omit_defaults=True):
    """Of the file: a test, or a mutant with its result; what they hold for is the stamp."""

    stamp: str
    mutant: str = ""
    result: Result | None = None
    test: Test | None = None


def sample(mutants: Sequence[Mutant], number: int, seed: int) -> list[Mutant]:
    """So many of them by lot; a larger sample has the smaller one in it. 0: all."""

    def lot(mutant: Mutant) -> str:
        return hashlib.sha256(f"{seed} {mutant.key}".encode()).hexdigest()

    return sorted(mutants, key=lot)[: number or len(mutants)]


# -- reviewed: mutants that change nothing that anybody could notice


class Reviewed(NamedTuple):
    reasons: dict[Name, str]
    #: Entries that no mutant has any more.
    stale: list[Name]


def reviewed(subject: Subject, path: Path = REVIEWED) -> Reviewed:
    reasons = {}
    for entry in tomllib.loads(path.read_text("utf-8")).get(subject.id, []):
        for now in entry["now"]:
            reasons[Name(entry["file"], entry["where"], entry["was"], now)] = entry["why"]
    there = {mutant.name for mutant in subject.mutants}
    return Reviewed(reasons, [name for name in reasons if name not in there])


# -- the score


class Score(NamedTuple):
    """Of the mutants tried: how many were noticed, and what is known of the others."""

    subject: str
    all_mutants: int
    tried: int
    killed: int
    timeouts: int
    equivalent: int
    survivors: list[tuple[Mutant, Result]]

    @property
    def counted(self) -> int:
        return self.tried - self.equivalent

    @property
    def share(self) -> float:
        return self.killed / self.counted if self.counted else 1.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's for a sample; where all were tried there is nothing to estimate."""
        if self.tried == self.all_mutants or not self.counted:
            return self.share, self.share
        n, p = self.counted, self.share
        middle = (p + _Z**2 / (2 * n)) / (1 + _Z**2 / n)
        half = _Z / (1 + _Z**2 / n) * math.sqrt(p * (1 - p) / n + _Z**2 / (4 * n * n))
        return max(0.0, middle - half), min(1.0, middle + half)


def score(
    subject: Subject, tried: Sequence[Mutant], results: dict[str, Result], known: Reviewed
) -> Score:
    """A mutant that was reviewed and is noticed all the same counts as noticed."""
    found = [(mutant, results[mutant.key]) for mutant in tried]
    alive = [(m, r) for m, r in found if r.fate in ALIVE]
    survivors = [(m, r) for m, r in alive if m.name not in known.reasons]
    return Score(
        subject.id,
        len(subject.mutants),
        len(found),
        len(found) - len(alive),
        sum(result.fate == "timeout" for _, result in found),
        len(alive) - len(survivors),
        sorted(survivors, key=lambda each: (each[0].name.file, each[0].line)),
    )


def misjudged(results: dict[str, Result], subject: Subject, known: Reviewed) -> Iterator[Mutant]:
    """Mutants that were reviewed as unnoticeable, and were noticed."""
    for mutant in subject.mutants:
        result = results.get(mutant.key)
        if mutant.name in known.reasons and result and result.fate in ("killed", "timeout"):
            yield mutant
