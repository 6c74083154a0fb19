"""`pentaprism play --level matched`: results are kept, and the bots go by them."""

from pathlib import Path

import msgspec
import pytest

from pentaprism.games.registry import find
from pentaprism.matched import Result, ladder
from tests.cli.test_commands import run


def test_results_are_kept_and_the_bots_go_by_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    kept = tmp_path / "pentaprism" / "matched.jsonl"
    arguments = ["play", "prizmik", "--level", "matched", "--ms", "5"]
    told = run(*arguments, typed="a1+a2\nresign\n")
    assert "(matched)" in told
    first = [msgspec.json.decode(line, type=Result) for line in kept.read_bytes().splitlines()]
    assert [(result.game, result.share, result.bots) for result in first] == [("prizmik", 0.0, 1)]
    with kept.open("ab") as file:
        file.write(b'{"game":"priz\n')  # what a kill has left
    run(*arguments, typed="resign\n")
    run(*arguments, typed="quit\n")  # whoever just leaves has neither won nor lost
    lines = kept.read_bytes().splitlines()
    assert len(lines) == 3
    second = msgspec.json.decode(lines[-1], type=Result)
    assert second.strength < first[0].strength <= ladder(find("prizmik"))[-1]
