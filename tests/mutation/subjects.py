"""What is mutated and which tests have to notice: the rules of a game and its rule tests."""

import ast
import hashlib
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from tests.mutation.mutants import Mutant, mutants_of

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "pentaprism" / "games"
TESTS = ROOT / "tests" / "games"
#: What learners see is no rule.
_NO_RULES = "observation"
#: What the conformance kit asks of the rules themselves; the rest is about texts, records, events.
_KIT = (
    "seats_wait_their_turn",
    "positions_round_trip",
    "set_up_forgets",
    "options_are_kept",
    "redaction_leaks_nothing",
    "determinise_keeps_what_is_known",
    "samples_agree",
)


@dataclass(frozen=True)
class Subject:
    """Modules by name with their files, and files and folders of tests."""

    id: str
    modules: dict[str, Path]
    tests: tuple[Path, ...]
    #: An expression of pytest's `-m`, and the game whose checks of the kit count too.
    marked: str = ""
    shared: str = ""
    kernels_only: bool = True
    root: Path = ROOT

    def chooses(self, test: str) -> bool:
        """Whether a collected test is one of those that have to notice."""
        file, _, name = test.partition("::")
        if not self.shared or not file.endswith("test_conformance.py"):
            return True
        return name in {f"test_conformance[{self.shared}-{check}]" for check in _KIT}

    @cached_property
    def mutants(self) -> list[Mutant]:
        return [
            mutant
            for path in self.modules.values()
            for mutant in mutants_of(path.read_text("utf-8"), path.name, self.kernels_only)
            if not mutant.name.where.startswith("observe")
        ]

    def module_of(self, mutant: Mutant) -> tuple[str, Path]:
        return next(item for item in self.modules.items() if item[1].name == mutant.name.file)

    @cached_property
    def sources(self) -> str:
        """A digest of what is mutated, and of the data beside it."""
        folders = sorted({path.parent for path in self.modules.values()})
        data = [path for folder in folders for path in sorted(folder.rglob("*.toml"))]
        return _digest((*self.modules.values(), *data))

    def tests_of(self, test: str = "") -> str:
        """A digest of the file of a test and of what its folder has for all tests; without one, of
        all tests."""
        own = self.root / test.partition("::")[0] if test else None
        files: list[Path] = []
        for tests in self.tests:
            files += sorted(tests.glob("*.py")) if tests.is_dir() else [tests]
        shared = [path for path in files if not path.name.startswith("test_")]
        return _digest(tuple(files if own is None else [*shared, own]))


@cache
def _digest(paths: tuple[Path, ...]) -> str:
    """As they are when first asked for: a run is about one state of the files."""
    digest = hashlib.sha256()
    for path in paths:
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def rules_of(game: str) -> Subject:
    """The modules that a game's rules.py is made of, and the tests marked as rule tests."""
    package = f"pentaprism.games.{game}"
    found: dict[str, Path] = {}
    waiting = ["rules"]
    while waiting:
        name = waiting.pop(0)
        path = GAMES / game / f"{name}.py"
        if f"{package}.{name}" not in found and name != _NO_RULES and path.is_file():
            found[f"{package}.{name}"] = path
            waiting += sorted(_imported(path.read_text("utf-8"), package))
    tests = (TESTS / game, TESTS / "test_conformance.py")
    return Subject(game, found, tests, "rules", game)


def _imported(source: str, package: str) -> set[str]:
    """The modules of the same package that a source imports from."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and node.module:
            if node.module == package:
                found |= {each.name for each in node.names}
            elif node.module.startswith(f"{package}."):
                found.add(node.module.removeprefix(f"{package}."))
    return found
