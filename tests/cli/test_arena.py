"""`pentaprism arena` as a person types it."""

import json
from pathlib import Path

import pytest

from tests.cli.test_commands import run


@pytest.mark.parametrize("command", ["test", "run", "replay"])
def test_help_has_examples(command: str) -> None:
    assert "Example" in run("arena", command, "--help")


def test_a_test_ends_with_one_line_and_its_games_can_be_replayed(tmp_path: Path) -> None:
    log = str(tmp_path / "log.sqlite")
    told = run(
        *("arena", "test", "greedy", "random", "--game", "prism", "--players", "3"),
        *("--set", "target=5", "--edge", "0.05", "--workers", "1", "--log", log, "--json"),
        *("--one-against-rest",),
    )
    result = json.loads(told.splitlines()[-1])
    assert list(result) == ["verdict", "blocks", "games", "share", "low", "high"]
    assert result["verdict"] == "better"
    assert result["games"] == 3 * result["blocks"]
    assert 1 / 3 < result["low"] < result["share"] <= result["high"] <= 1
    record = str(tmp_path / "game.jsonl")
    run("arena", "replay", log, "2", "--out", record)
    assert "moves are legal" in run("replay", record)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("test", "gredy", "random", "--game", "prism"), "did you mean 'greedy'?"),
        (("test", "a", "b", "--game", "prism", "--players", "7"), "2 to 6 players, not 7"),
        (("test", "a", "b", "--game", "prism", "--edge", "0.7"), "an edge is a share"),
        (("test", "random", "greedy", "--game", "prism", "--on", "mars"), "local, ray or"),
        (("test", "random", "greedy", "--game", "prism", "--log", "/"), "not a log of the arena"),
        (("run", "nowhere.toml"), "No such file"),
        (("replay", "nowhere.sqlite", "1"), "there is no log nowhere.sqlite"),
    ],
)
def test_bad_input_gets_one_clear_line(arguments: tuple[str, ...], said: str) -> None:
    errors = run("arena", *arguments, code=2)
    assert said in errors
    assert len(errors.splitlines()) == 1


def test_a_tournament_writes_its_reports(tmp_path: Path) -> None:
    league = tmp_path / "league.toml"
    league.write_text(
        'contestants = ["greedy", "random"]\nblocks = 2\n'
        '[[games]]\ngame = "prism"\noptions = { target = 5 }\n'
    )
    told = run("arena", "run", str(league), "--workers", "1")
    assert "4 games" in told
    assert "greedy against random" in (tmp_path / "league.md").read_text()
    assert "<svg" in (tmp_path / "league.html").read_text()
    run("arena", "replay", str(tmp_path / "league.sqlite"), "--all", "--out", str(tmp_path / "g"))
    assert len(list((tmp_path / "g").iterdir())) == 4
