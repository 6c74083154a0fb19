"""The runner of mutants, on a module of three lines: it kills, finds survivors, and goes on."""

import json
import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from pentaprism.lab.questions import Plan, ask
from pentaprism.lab.trials import Block
from tests.mutation import page, results, subjects
from tests.mutation.mutants import Name, mutants_of
from tests.mutation.results import Kept, Reviewed, Score, reviewed
from tests.mutation.subjects import ROOT, Subject, rules_of
from tests.mutation.trial import Result

TOY = """
def bigger(a, b):
    if a > b:
        return a
    return b

def never(a):
    return a + 1
"""
NOTICES = """
from toy import bigger

def test_bigger():
    assert bigger(3, 1) == 3
    assert bigger(1, 3) == 3
"""
#: In a process of its own, as always: it forks.
SCRIPT = """
import json, sys
from pathlib import Path
from tests.mutation.run import examine
from tests.mutation.subjects import Subject

folder = Path(sys.argv[1])
subject = Subject(
    "toy", {"toy": folder / "toy.py"}, (folder / "test_toy.py",), kernels_only=False, root=folder
)
found = examine(subject, folder / "kept.jsonl", 0, 1)
alive = {mutant.name.now: result.fate for mutant, result in found.survivors}
print(json.dumps([found.all_mutants, found.killed, alive]))
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "toy.py").write_text(TOY)
    (tmp_path / "test_toy.py").write_text(NOTICES)
    return tmp_path


def examined(folder: Path) -> object:
    told = subprocess.run(
        [sys.executable, "-c", SCRIPT, str(folder)],
        cwd=ROOT,
        env={**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_ADDOPTS": ""},
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(told.stdout.splitlines()[-1])


def test_planted_faults_are_noticed_and_survivors_are_named(folder: Path) -> None:
    alive = {
        "if a >= b:": "survived",  # of equal numbers either is the bigger one
        "return 0": "untouched",
        "return a - 1": "untouched",
        "return a + 2": "untouched",
        "return a + 0": "untouched",
    }
    assert examined(folder) == [7, 2, alive]
    kept = (folder / "kept.jsonl").read_text()
    assert examined(folder) == [7, 2, alive]
    assert (folder / "kept.jsonl").read_text() == kept, "what was known was tried again"
    assert (folder / "toy.py").read_text() == TOY


def test_a_torn_line_is_only_one_result_less(folder: Path) -> None:
    subject = Subject("toy", {"toy": folder / "toy.py"}, (), kernels_only=False, root=folder)
    path = folder / "kept.jsonl"
    first, second, third = subject.mutants[:3]
    Kept(path, subject).add(first, Result("survived", "", 1.0))
    with path.open("ab") as file:
        file.write(b'{"stamp":"a process was kil')
    Kept(path, subject).add(second, Result("untouched", "", 0.0))
    known = Kept(path, subject).results
    assert {first.key, second.key} == known.keys()
    assert third.key not in known


def test_a_reviewed_mutant_is_tried_again_only_if_the_sources_change(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def kept() -> Kept:
        subjects._digest.cache_clear()
        files = ({"toy": folder / "toy.py"}, (folder / "test_toy.py",))
        return Kept(folder / "kept.jsonl", Subject("toy", *files, kernels_only=False, root=folder))

    same, other = mutants_of(TOY, "toy.py", kernels_only=False)[:2]
    monkeypatch.setattr(results, "reviewed", lambda _: Reviewed({same.name: "the same"}, []))
    for mutant in (same, other):
        kept().add(mutant, Result("survived", "", 1.0))
    assert kept().results.keys() == {same.key, other.key}
    (folder / "test_toy.py").write_text(NOTICES + "\n# one more\n")
    assert kept().results.keys() == {same.key}
    (folder / "toy.py").write_text(TOY + "\n# one more\n")
    assert not kept().results


def test_a_mutant_is_named_by_what_it_changes() -> None:
    found = mutants_of("LIMIT = 3\n\n@kernel\ndef over(s):\n    return s.n >= LIMIT\n", "rules.py")
    assert [mutant.name for mutant in found] == [
        Name("rules.py", "", "LIMIT = 3", "LIMIT = 4"),
        Name("rules.py", "", "LIMIT = 3", "LIMIT = 2"),
        Name("rules.py", "over", "return s.n >= LIMIT", "return 0"),
        Name("rules.py", "over", "return s.n >= LIMIT", "return s.n > LIMIT"),
    ]
    scope: dict[str, object] = {"kernel": lambda function: function}
    exec(found[0].code("rules.py"), scope)
    assert scope["LIMIT"] == 4


def test_a_reviewed_mutant_that_is_gone_is_told(folder: Path) -> None:
    subject = Subject("toy", {"toy": folder / "toy.py"}, (), kernels_only=False)
    path = folder / "equivalent.toml"
    entry = 'file = "toy.py"\nwhere = "bigger"\nwas = "if a > b:"\nwhy = "the same"\n'
    path.write_text(f'[[toy]]\n{entry}now = ["if a >= b:", "if a == b:"]\n')
    known = reviewed(subject, path)
    assert [name.now for name in known.stale] == ["if a == b:"]


def test_a_sample_has_an_interval_and_all_mutants_have_none() -> None:
    low, high = Score("toy", 1000, 100, 95, 0, 0, []).interval
    assert 0.88 < low < 0.95 < high < 0.98
    assert Score("toy", 100, 100, 95, 0, 0, []).interval == (0.95, 0.95)


def test_the_page_names_what_never_decides_and_what_nobody_notices(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "PAGE", tmp_path / "page.md")
    question = ask(Plan(question="clauses", game="prizmik", players=(), levels=("greedy",)))
    for trial in range(2):
        question.add(trial, Block(0, 0, msgspec.json.encode({"9": (4, 1)})))
    (tmp_path / "prizmik.json").write_bytes(msgspec.json.encode(question.answer(True)))
    subject = rules_of("prizmik")
    survivor = next(mutant for mutant in subject.mutants if "|" in mutant.name.was)
    score = Score("prizmik", 400, 100, 97, 1, 2, [(survivor, Result("survived", "", 1.0))])
    reasons = {Name("rules.py", "over", "return GOING", "return 0"): "GOING is 0"}
    page.write({"prizmik": (score, Reviewed(reasons, []))}, tmp_path)
    told = (tmp_path / "page.md").read_text()
    assert "| 9. Promotion | 100.0% |" in told
    assert "**Never decided anything:** 3. Your turn; 4. Moving;" in told
    assert f"rules.py:{survivor.line} {survivor.name.where}" in told
    assert "| PRIZMIK | 99.0% |" in told
    assert "GOING is 0" in told


@pytest.mark.parametrize("game", ["prizmik", "prism", "laser", "prisma", "prismatic"])
def test_what_was_reviewed_is_still_there(game: str) -> None:
    assert not reviewed(rules_of(game)).stale
