"""`pentaprism arena check` names what is wrong with a bot."""

import itertools
import json

import pytest
from typer.testing import CliRunner

from pentaprism.arena import check as checks
from pentaprism.arena.check import Report, check
from pentaprism.arena.outside import Limits
from pentaprism.cli.main import app
from pentaprism.core.errors import BadRequest, UnknownGame
from pentaprism.games import registry
from tests.arena.contestants import ENGINE, bad, examples

#: However busy the machine is.
PATIENT = Limits(grace_ms=60_000, memory_mb=128)
SOON = Limits(ms=100, grace_ms=200)


def wrong(report: Report) -> list[str]:
    return [finding.id for finding in report.findings if not finding.ok]


@pytest.mark.parametrize(
    ("fault", "found"),
    [
        ("garbage", "json"),
        ("illegal", "legal"),
        ("refuses", "legal"),
        ("dies", "alive"),
        ("floods", "limits"),
        ("wrong id", "ids"),
        ("chatters", "quiet"),
        ("leaks", "limits"),
        ("grows", "memory"),
        ("fickle", "same"),
        ("forks", "limits"),
        ("slows", "speed"),
        ("fragile", "bad-lines"),
    ],
)
def test_every_fault_is_named(fault: str, found: str) -> None:
    report = check(bad(fault), positions=100, limits=PATIENT)
    assert not report.ok
    assert wrong(report) == [found], report


def test_who_is_late_is_told_so() -> None:
    report = check(bad("late"), positions=100, limits=SOON)
    assert "time" in wrong(report)
    report = check(bad("never starts"), limits=Limits(start_ms=300))
    assert wrong(report) == ["starts"]


@pytest.mark.parametrize("fault", ["none", "nameless", "loud"])
def test_who_has_no_fault_is_told_so_too(fault: str) -> None:
    games = ["prizmik"] if fault == "nameless" else []
    report = check(bad(fault), games, positions=60, limits=PATIENT)
    assert report.ok, report
    assert report.positions == 60


@examples
def test_the_examples_keep_to_the_protocol(command: str) -> None:
    report = check(command, positions=150, limits=PATIENT)
    assert report.ok, report
    assert report.identity is not None
    assert len(report.identity.games) == len(registry.GAMES)


def test_our_own_engine_keeps_to_the_protocol() -> None:
    report = check(ENGINE, ["prizmik", "prism"], 40, limits=Limits(ms=60_000, grace_ms=60_000))
    assert report.ok, report


def test_questions_come_from_every_number_of_players() -> None:
    tables = checks.tables_of(registry.GAMES)
    assert {players for _, players in tables} == set(range(2, 11))
    questions = itertools.islice(checks.walks(tables), 5 * len(tables))
    for number, question in enumerate(questions):
        game, players = tables[number % len(tables)]
        assert question.game is game
        assert 0 <= question.seat < players
        assert question.seat in question.view["to_act"]
        assert question.view["seat"] == question.seat


def test_only_games_that_it_plays() -> None:
    with pytest.raises(BadRequest, match="does not play 'prism'"):
        check(bad("none"), ["prism"], limits=PATIENT)
    with pytest.raises(UnknownGame):
        check(bad("none"), ["chess"], limits=PATIENT)


def test_the_command_ends_with_a_status() -> None:
    run = CliRunner().invoke
    good = run(app, ["arena", "check", bad("none"), "--quick", "--json"])
    report = json.loads(good.stdout)
    assert good.exit_code == (0 if report["ok"] else 1)
    assert report["identity"]["name"] == "None"
    shown = run(app, ["arena", "check", bad("illegal"), "--quick"])
    assert shown.exit_code == 1
    assert "NO" in shown.stdout
    assert "a1-a9" in shown.stdout
