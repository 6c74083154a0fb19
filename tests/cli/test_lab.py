"""`pentaprism lab` as a person types it. Uncompiled: compiling takes longer than these games."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.test_commands import run


@pytest.fixture(autouse=True)
def uncompiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")


def ask(*arguments: str) -> Any:
    return json.loads(run("lab", *arguments, "--workers", "1", "--json").splitlines()[-1])


@pytest.mark.parametrize("command", ["seats", "cards", "compare", "shape", "diff"])
def test_help_has_examples(command: str) -> None:
    assert "Example" in run("lab", command, "--help")


def test_a_run_can_be_gone_on_with_and_ends_the_same(tmp_path: Path) -> None:
    short = ("shape", "prism", "--level", "random", "--set", "target=1")
    kept = str(tmp_path / "kept.sqlite")
    first = ask(*short, "--games", "1", "--log", kept)
    more = ask(*short, "--games", "2", "--log", kept)
    assert more["games"] > first["games"]
    assert more == ask(*short, "--games", "2", "--log", str(tmp_path / "new.sqlite"))
    assert {chart["id"] for chart in more["charts"]} == {"numbers: random, 2", "shares: random, 2"}
    assert {each["why"] for each in more["examples"]} >= {"typical", "longest"}


def test_a_changed_file_is_compared_and_records_are_gone_through(tmp_path: Path) -> None:
    deck = tmp_path / "zaps.toml"
    source = Path("src/pentaprism/games/prism/data/deck/standard.toml").read_text("utf-8")
    deck.write_text(source.replace("zap = 8", "zap = 30"), "utf-8")
    log = str(tmp_path / "log.sqlite")
    found = ask(
        *("compare", "prism", "--level", "random", "--set", "target=1", "--games", "2"),
        *("--with", f"deck={deck}", "--measure", "discards", "--log", log),
    )
    assert found["verdict"] == "undecided"
    assert found["games"] == 4
    record = tmp_path / "game.jsonl"
    record.write_text(
        '{"format":1,"game":"prizmik","rules":"1","players":2,"options":{},"seats":["a","b"],'
        '"seed":0,"date":"2026-01-01","result":null,"start":null}\n'
        '{"seat":0,"move":"a1+a2","ms":1}\n',
        "utf-8",
    )
    told = run("lab", "diff", "-", "capture=advance", str(record))
    assert "1 of 1 games go the same way" in told
    told = run("lab", "diff", "-", "quiet_limit=1", str(record), "--json")
    assert json.loads(told)["way"] in ("same", "result", "position")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("cards", "prizmik"), "PRIZMIK has no cards or tiles"),
        (("seats", "prisma", "--level", "gredy"), "did you mean 'greedy'?"),
        (("shape", "prism", "--set", "deck=none.toml"), "there is no file none.toml"),
        (("compare", "prism", "--with", "target=9", "--measure", "smiles"), "no measure 'smiles'"),
        (("shape", "prism", "--log", "/"), "not a log of the lab"),
    ],
)
def test_what_is_wrong_is_one_line(arguments: tuple[str, ...], said: str) -> None:
    assert said in run("lab", *arguments, "--games", "1", code=2)
