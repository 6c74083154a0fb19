"""The cache of compiled kernels: what it must notice, and what it must not mix up.

Each test writes small packages of kernels to a folder and runs them in fresh processes.
"""

import os
import subprocess
import sys
from pathlib import Path

import numba
import pytest

pytestmark = pytest.mark.skipif(bool(numba.config.DISABLE_JIT), reason="there is no cache then")

RULES = """
from pathlib import Path
import tomllib
import numpy as np
from pentaprism.core.kernel import kernel
from {package}.callee import add
TABLE = np.array(tomllib.loads((Path(__file__).parent / "table.toml").read_text())["values"])
STATE = np.dtype((np.record, [("total", np.int64)]))

@kernel
def apply(s, move):
    s.total = add(s.total, move) + TABLE[0]
"""

CALLEE = """
from pentaprism.core.kernel import kernel

@kernel
def add(a, b):
    return a + b
"""

SEARCH = """
import numpy as np
from pentaprism.core.kernel import kernel

def make_search(rules, bonus):
    apply = rules.apply

    @kernel
    def search(states, move):
        apply(states[0], move)
        return states[0].total + bonus

    return search
"""

MAIN = """
import sys
import numpy as np
import importlib
import {search}.search as search
for package in sys.argv[1].split(","):
    rules = importlib.import_module(package + ".rules")
    for bonus in map(int, sys.argv[2].split(",")):
        kernel = search.make_search(rules, bonus)
        states = np.zeros(1, rules.STATE)
        value = kernel(states, 1)
        hits = sum(kernel.stats.cache_hits.values())
        print(package, bonus, value, "hit" if hits else "compiled")
"""


class Workshop:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.game("game_a")
        (folder / "finder").mkdir()
        (folder / "finder" / "search.py").write_text(SEARCH)
        (folder / "main.py").write_text(MAIN.format(search="finder"))

    def game(self, name: str) -> Path:
        package = self.folder / name
        package.mkdir()
        (package / "rules.py").write_text(RULES.format(package=name))
        (package / "callee.py").write_text(CALLEE)
        (package / "table.toml").write_text("values = [10]\n")
        return package

    def edit(self, file: str, old: str, new: str) -> None:
        path = self.folder / file
        assert old in path.read_text()
        path.write_text(path.read_text().replace(old, new))

    def run(self, packages: str = "game_a", bonuses: str = "100") -> list[str]:
        environment = {
            **os.environ,
            "PENTAPRISM_CACHE": str(self.folder / "cache"),
            "PYTHONPATH": os.pathsep.join([str(self.folder), os.environ.get("PYTHONPATH", "")]),
            "PYTHONWARNINGS": "error",
        }
        command = [sys.executable, "main.py", packages, bonuses]
        done = subprocess.run(
            command, cwd=self.folder, env=environment, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr
        return done.stdout.splitlines()


@pytest.fixture
def workshop(tmp_path: Path) -> Workshop:
    return Workshop(tmp_path)


def test_a_closure_of_a_factory_hits_the_cache_in_a_second_process(workshop: Workshop) -> None:
    assert workshop.run() == ["game_a 100 111 compiled"]
    assert workshop.run() == ["game_a 100 111 hit"]


def test_an_edited_callee_in_another_file_is_noticed(workshop: Workshop) -> None:
    workshop.run()
    workshop.edit("game_a/callee.py", "a + b", "a + 5 * b")
    assert workshop.run() == ["game_a 100 115 compiled"]


def test_an_edited_data_file_is_noticed(workshop: Workshop) -> None:
    workshop.run()
    workshop.edit("game_a/table.toml", "10", "20")
    assert workshop.run() == ["game_a 100 121 compiled"]


def test_an_edited_table_in_the_source_is_noticed(workshop: Workshop) -> None:
    workshop.edit("game_a/rules.py", "TABLE = ", "TABLE = 2 * ")
    assert workshop.run() == ["game_a 100 121 compiled"]
    workshop.edit("game_a/rules.py", "TABLE = 2 * ", "TABLE = 3 * ")
    assert workshop.run() == ["game_a 100 131 compiled"]


def test_an_edited_search_is_noticed(workshop: Workshop) -> None:
    workshop.run()
    workshop.edit("finder/search.py", "+ bonus", "- bonus")
    assert workshop.run() == ["game_a 100 -89 compiled"]


def test_going_back_to_an_older_source_finds_its_code_again(workshop: Workshop) -> None:
    workshop.run()
    workshop.edit("game_a/callee.py", "a + b", "a + 5 * b")
    workshop.run()
    workshop.edit("game_a/callee.py", "a + 5 * b", "a + b")
    assert workshop.run() == ["game_a 100 111 hit"]


def test_two_games_with_equal_records_stay_apart(workshop: Workshop) -> None:
    """Same factory, same signature, same constants, same names: only the folder differs."""
    workshop.game("game_b")
    workshop.edit("game_b/callee.py", "a + b", "a + 7 * b")
    expected = ["game_a 100 111", "game_b 100 117"]
    for _ in range(2):
        told = workshop.run("game_a,game_b")
        assert [line.rsplit(" ", 1)[0] for line in told] == expected
    assert all(line.endswith("hit") for line in told)


def test_closures_over_different_constants_stay_apart(workshop: Workshop) -> None:
    for _ in range(2):
        told = workshop.run(bonuses="100,200")
        assert [line.split()[2] for line in told] == ["111", "211"]
    assert all(line.endswith("hit") for line in told)


def test_closures_compiled_in_processes_of_their_own_stay_apart(workshop: Workshop) -> None:
    """What is too long to become part of its callers is found by its name, when both are loaded."""
    steps = "".join(f"        if x % {n}: x = x * {n} % 1009 + bonus\n" for n in range(2, 150))
    long = f"    @kernel\n    def long(x):\n{steps}        return x\n\n"
    search = "    @kernel\n    def search"
    workshop.edit("finder/search.py", search, long + search)
    workshop.edit("finder/search.py", "total + bonus", "total + long(move) + long(bonus)")
    workshop.game("game_b")
    alone = [*workshop.run("game_a"), *workshop.run("game_b", bonuses="200")]
    together = workshop.run("game_a,game_b", bonuses="100,200")
    assert [together[0], together[3]] == [line.replace("compiled", "hit") for line in alone]


def test_a_torn_cache_file_is_replaced(workshop: Workshop) -> None:
    workshop.run()
    for path in (workshop.folder / "cache").glob("*.nb*"):
        path.write_bytes(path.read_bytes()[:20])
    workshop.edit("main.py", "import sys", "import sys, warnings; warnings.simplefilter('ignore')")
    assert workshop.run() == ["game_a 100 111 compiled"]
    assert workshop.run() == ["game_a 100 111 hit"]


def test_a_closure_may_not_hold_what_cannot_be_told_apart(workshop: Workshop) -> None:
    workshop.edit("main.py", "map(int,", "map(lambda text: {text: 1},")
    with pytest.raises(AssertionError, match="a kernel may close over kernels, numbers"):
        workshop.run()


@pytest.mark.parametrize("before", ["", "numba.njit(lambda: np.ones(2)[0])()"])
def test_a_kernel_makes_arrays_only_if_it_says_so(workshop: Workshop, before: str) -> None:
    """Also of what Numba has compiled before for somebody who may."""
    workshop.edit("finder/search.py", "apply(states[0], move)", "apply(states[0], np.ones(2)[0])")
    workshop.edit("finder/search.py", "import numpy as np", f"import numba, numpy as np\n{before}")
    with pytest.raises(AssertionError, match=r"returning of array|kernel_with_arrays"):
        workshop.run()
    workshop.edit("finder/search.py", "import kernel", "import kernel_with_arrays as kernel")
    assert workshop.run() == ["game_a 100 111 compiled"]


def test_no_kernel_returns_an_array(workshop: Workshop) -> None:
    """Nor something that holds one: who had it would not keep it from being freed."""
    workshop.edit("finder/search.py", "return states[0].total + bonus", "return bonus, states[:1]")
    with pytest.raises(AssertionError, match="search returns an array, which no kernel may"):
        workshop.run()


def test_a_kernel_that_is_a_part_of_another_is_cached_with_it(workshop: Workshop) -> None:
    workshop.edit("game_a/callee.py", "import kernel", "import part_of_kernel as kernel")
    assert workshop.run() == ["game_a 100 111 compiled"]
    workshop.edit("game_a/callee.py", "a + b", "a + 5 * b")
    assert workshop.run() == ["game_a 100 115 compiled"]
    assert workshop.run() == ["game_a 100 115 hit"]
