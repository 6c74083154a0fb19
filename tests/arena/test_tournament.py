import re
import xml.etree.ElementTree as ET
from collections import Counter
from pathlib import Path

import pytest

from pentaprism.arena import formats, report, tournament
from pentaprism.arena.blocks import PODS
from pentaprism.arena.formats import FORMATS, Scores, Table
from pentaprism.arena.log import Log
from pentaprism.arena.summary import Summary
from pentaprism.core.errors import BadRequest
from tests.arena.test_run import Here

LEAGUE = """
title = "A league & more"
contestants = ["beginner", "greedy", "random"]
blocks = 2
points = true

[[games]]
game = "prism"
players = [2, 3, 4]
options = { target = 3 }

[[games]]
game = "prism"
title = "Swiss"
format = "swiss"
players = 3
seating = ["halves", "one-against-rest"]
options = { target = 3 }
contestants = ["greedy", "random", "mcts@nodes=1"]

[[games]]
game = "prizmik"
format = "knock-out"
options = { quiet_limit = 10 }
contestants = ["random", "beginner", "mcts@nodes=1"]
"""


def play_by_number(name: str, field: int, size: int, rounds: int = 0) -> list[list[Table]]:
    """All stages, if a lower number always wins."""
    stages = FORMATS[name](field, size, rounds)
    found = [next(stages)]
    try:
        while True:
            scores: Scores = [
                {number: float(number == min(table)) for number in table} for table in found[-1]
            ]
            found.append(stages.send(scores))
    except StopIteration:
        return found


@pytest.mark.parametrize(("field", "size"), [(5, 2), (6, 4), (3, 10), (10, 10)])
def test_in_a_round_robin_everybody_meets_everybody_equally_often(field: int, size: int) -> None:
    (tables,) = play_by_number("round-robin", field, size)
    met = Counter((a, b) for table in tables for a in table for b in table if a < b)
    assert len(met) == field * (field - 1) // 2
    assert len(set(met.values())) == 1


def test_a_gauntlet_and_a_ladder() -> None:
    assert play_by_number("gauntlet", 4, 2) == [[(0, 1), (0, 2), (0, 3)]]
    assert all(table[0] == 0 for table in play_by_number("gauntlet", 6, 3)[0])
    assert play_by_number("ladder", 4, 2) == [[(1, 0), (2, 1), (3, 2)]]


@pytest.mark.parametrize(("field", "size"), [(8, 2), (7, 2), (12, 3), (10, 4)])
def test_a_swiss_tournament_seldom_repeats_and_rests_nobody_twice(field: int, size: int) -> None:
    stages = play_by_number("swiss", field, size, 3)
    assert len(stages) == 3
    resting: Counter[int] = Counter()
    for tables in stages:
        seated = [number for table in tables for number in table]
        assert len(seated) == len(set(seated)) == field - field % size
        assert all(len(table) == size for table in tables)
        resting.update(set(range(field)) - set(seated))
    assert max(resting.values(), default=1) == 1
    if size == 2:
        pairs = [table for tables in stages for table in map(sorted, tables)]
        assert len(set(map(tuple, pairs))) == len(pairs)
        assert 0 in stages[-1][0]


@pytest.mark.parametrize(("field", "size"), [(8, 2), (7, 2), (3, 2), (16, 4), (10, 4), (9, 10)])
def test_the_best_wins_a_knock_out(field: int, size: int) -> None:
    stages = play_by_number("knock-out", field, size)
    assert all(len(table) <= size for tables in stages for table in tables)
    assert len(stages[-1]) == 1
    assert 0 in stages[-1][0]
    if (field, size) == (8, 2):
        assert stages[-1] == [(0, 1)]  # the best two meet last


def test_a_tie_is_played_again_and_ends() -> None:
    stages = formats.knock_out(2, 2, 0)
    assert next(stages) == [(0, 1)]
    for _ in range(4):
        assert stages.send([{0: 0.5, 1: 0.5}]) == [(0, 1)]
    with pytest.raises(StopIteration):
        stages.send([{0: 0.5, 1: 0.5}])


@pytest.fixture(scope="module")
def league(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("league") / "league.toml"
    path.write_text(LEAGUE)
    return path


def played(path: Path, log: Log, workers: Here) -> tuple[str, str, Summary]:
    read = tournament.read(path)
    sections = tournament.sections(read)
    summary = Summary([(each.title, each.contestants, each.players) for each in sections])
    for _ in tournament.play(log, read, workers, summary):
        pass
    return (
        report.markdown(read, sections, summary),
        report.html(read, sections, summary),
        summary,
    )


def test_a_tournament_is_played_and_told(league: Path) -> None:
    with Log(":memory:") as log:
        markdown, html, summary = played(league, log, Here())
        assert log.games() == summary.games
        idle = Here()
        assert played(league, log, idle)[0] == markdown
        assert idle.units == []
    titles = re.findall(r"^## (.+)$", markdown, re.MULTILINE)
    assert titles == [
        "All games together",
        "PRISM, 2 players",
        "PRISM, 3 players",
        "PRISM, 4 players",
        "Swiss, halves",
        "Swiss, one-against-rest",
        "PRIZMIK, 2 players",
    ]
    two = summary.sections[0]
    assert two.games == 3 * 2 * 2

    assert sum(two.won) == pytest.approx(two.games)
    best = [line.contestant for line in two.lines()]
    assert best[-1] == "random"
    # A self-contained page: well-formed, with drawings, and nothing from elsewhere.
    page = html.replace("<!doctype html>", "").replace('charset="utf-8">', 'charset="utf-8"/>')
    page = re.sub(r"(<meta name[^>]*)>", r"\1/>", page)
    tree = ET.fromstring(page)
    assert len(tree.findall(".//svg")) == 1 + 4 * 6
    assert "A league &amp; more" in html
    assert not re.search(r"(src|href|url\()", html)
    assert "prefers-color-scheme: dark" in html


def test_a_killed_tournament_ends_the_same(league: Path) -> None:
    with Log(":memory:") as whole, Log(":memory:") as log:
        expected = played(league, whole, Here())[0]
        read = tournament.read(league)
        sections = tournament.sections(read)
        summary = Summary([(each.title, each.contestants, each.players) for each in sections])
        for progress in tournament.play(log, read, Here(), summary):
            if progress.games > 60:
                break
        assert played(league, log, Here())[0] == expected


def test_pods_with_few_contestants_seat_them_again(league: Path) -> None:
    section = tournament.sections(tournament.read(league))[2]
    assert (section.players, section.seating) == (4, PODS)
    pairing = tournament._pairing(section, (0, 1, 2), 0, 0)
    assert pairing.contestants == ("beginner", "greedy", "random", "beginner")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("title = 3\n[[games]]\ngame='prism'", "Expected `str`, got `int`"),
        ("games = []", "at least one"),
        ("x = 1\n[[games]]\ngame='prism'", "unknown field `x`"),
        ("[[games]]\ngame='prysm'", "no game 'prysm'"),
        ("contestants=['a','b']\n[[games]]\ngame='prism'", "no contestant 'a' in PRISM"),
        ("contestants=['random']\n[[games]]\ngame='prism'", "at least two contestants"),
        ("contestants=['random','random']\n[[games]]\ngame='prism'", "named twice"),
        (
            "format='swizz'\ncontestants=['random','greedy']\n[[games]]\ngame='prism'",
            "did you mean 'swiss'",
        ),
        (
            "contestants=['random','greedy']\n[[games]]\ngame='prism'\nplayers=7",
            "2 to 6 players, not 7",
        ),
        (
            "contestants=['random','greedy']\n[[games]]\ngame='prism'\noptions={goal=1}",
            "no option 'goal'",
        ),
        ("[[games", "league.toml: "),
    ],
)
def test_a_broken_file_gets_one_clear_line(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "league.toml"
    path.write_text(text)
    with pytest.raises(BadRequest) as refused:
        tournament.read(path)
    assert said in refused.value.message
    assert "\n" not in refused.value.message
