import sqlite3
import tracemalloc
from collections.abc import Iterator
from pathlib import Path

import pytest

from pentaprism.arena import again, work
from pentaprism.arena.blocks import HALVES, ONE_AGAINST_REST, Pairing
from pentaprism.arena.compare import share_of_first
from pentaprism.arena.log import Log
from pentaprism.arena.sequential import SequentialTest
from pentaprism.arena.summary import Summary
from pentaprism.arena.table import Played
from pentaprism.arena.work import BlockPlayed
from pentaprism.core.errors import BadRequest
from pentaprism.records import Record, replay

PRISM = Pairing("prism", 3, {"target": 5}, HALVES, ("greedy", "random"), 3)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "log.sqlite"


def written(path: Path, pairing: Pairing = PRISM, blocks: int = 3) -> list[BlockPlayed]:
    played, _ = work.perform(work.Unit(0, pairing, 0, blocks))
    with Log(path) as log:
        log.begin("plan", "a title", "1")
        log.add_pairing(0, pairing, ["1.0"] * len(pairing.contestants))
        log.add_blocks(0, played)
    return played


def test_a_repeat_changes_nothing(path: Path) -> None:
    played = written(path)
    before = path_rows(path)
    other = [
        BlockPlayed(b.number, b.seed, b.lineups, [Played(0, "else", 1, 1, 1.0, None)] * 2)
        for b in played
    ]
    with Log(path) as log:
        assert log.begin("plan", "a title", "1")
        log.add_blocks(0, played)
        log.add_blocks(0, other)
    assert path_rows(path) == before
    with Log(path) as log:
        assert not log.begin("plan", "a title", "2")  # another version is another run
        assert log.done(0) == []


def path_rows(path: Path) -> list[tuple[object, ...]]:
    db = sqlite3.connect(path)
    try:
        return db.execute("SELECT * FROM games ORDER BY number").fetchall()
    finally:
        db.close()


def test_what_is_written_is_read(path: Path) -> None:
    played = written(path)
    with Log(path) as log:
        log.begin("plan", "a title", "1")
        assert list(log.blocks(0, 0, 100)) == played
        assert list(log.blocks(0, 1, 2)) == played[1:2]
        assert log.done(0) == [range(3)]
        assert log.games() == 6


@pytest.mark.parametrize("statement", ["DELETE FROM games", "UPDATE games SET winners = '[]'"])
def test_nothing_is_ever_changed(path: Path, statement: str) -> None:
    written(path)
    db = sqlite3.connect(path)
    with pytest.raises(sqlite3.IntegrityError, match="append-only"):
        db.execute(statement)
    db.close()


def test_ordinary_tools_can_ask_it(path: Path) -> None:
    played = written(path)
    db = sqlite3.connect(path)
    found = dict(
        db.execute("SELECT contestant, sum(share) FROM seats GROUP BY contestant").fetchall()
    )
    first = sum(share_of_first(block) * 2 for block in played)
    assert found == {"greedy": pytest.approx(first), "random": pytest.approx(6 - first)}
    row = db.execute(
        "SELECT p.game, p.rules, p.options, p.versions, g.seed FROM games g JOIN pairings p "
        "USING (run, pairing) WHERE number = 1"
    ).fetchone()
    assert row == ("prism", "1", '{"target":5}', '["1.0","1.0"]', played[0].seed)
    db.close()


@pytest.mark.parametrize(
    "pairing",
    [
        PRISM,  # in kernels: its moves follow from the seed
        Pairing("prism", 2, {"target": 5}, ONE_AGAINST_REST, ("mcts@ms=1", "random"), 3),
        Pairing("laser", 3, {"target": 2}, ONE_AGAINST_REST, ("novice", "random"), 3),
        Pairing("laser", 2, {"target": 2, "untimed": True}, HALVES, ("master", "random"), 3),
    ],
)
def test_any_game_can_be_played_again_exactly(path: Path, pairing: Pairing) -> None:
    played = written(path, pairing, 1)
    with Log(path) as log:
        for number, (lineup, game) in enumerate(
            zip(played[0].lineups, played[0].games, strict=True), 1
        ):
            record = Record.from_text(again.record_of(log, number).to_text())
            states = list(replay(record))
            assert len(record.moves) == game.moves
            assert record.header.seats == [pairing.contestants[i] for i in lineup]
            outcome = pairing.kind.outcome(states[-1])
            assert outcome is not None
            assert record.header.result is not None
            assert outcome.to_json() == record.header.result.outcome().to_json()
            assert sum(1 << seat for seat in outcome.winners) == game.winners


def test_another_program_that_plays_otherwise_is_noticed(path: Path) -> None:
    played = written(path, blocks=1)
    game = played[0].games[0]
    other = game._replace(digest=game.digest ^ 1)
    with Log(path) as log:
        log.begin("plan", "a title", "other")
        log.add_pairing(0, PRISM, ["0.9", "0.9"])
        log.add_blocks(0, [BlockPlayed(0, played[0].seed, played[0].lineups, [other, other])])
        with pytest.raises(BadRequest, match=r"game 3 was played by version 0\.9; this is"):
            again.record_of(log, 3)
        with pytest.raises(BadRequest, match="no game 99"):
            again.record_of(log, 99)


def synthetic(first: int, count: int) -> Iterator[BlockPlayed]:
    for number in range(first, first + count):
        halves = [[0, 1, 1], [1, 0, 0]]
        games = [Played(1 << number % 3, "most points", 50 + number % 90, number, 0.1, None)] * 2
        yield BlockPlayed(number, number, halves, games)


def test_memory_does_not_grow_with_the_games(path: Path) -> None:
    """Writing, reading and summing up: six times the games need no more memory."""
    peaks = []
    with Log(path) as log:
        log.begin("plan", "a title", "1")
        log.add_pairing(0, PRISM, ["1", "1"])
        blocks = 0
        for more in (500, 2_500):
            tracemalloc.start()
            for start in range(blocks, blocks + more, 500):
                log.add_blocks(0, synthetic(start, 500))
            summary = Summary([("PRISM", PRISM.contestants, 3)])
            test = SequentialTest(0.5, 0.02)
            for block in log.blocks(0, 0, blocks + more):
                summary.add(0, (0, 1), block, block.lineups)
                test.add(share_of_first(block))
            peaks.append(tracemalloc.get_traced_memory()[1])
            tracemalloc.stop()
            blocks += more
    assert summary.games == 6_000
    assert peaks[1] < peaks[0] + 200_000


@pytest.mark.parametrize("content", [b"not a database at all, but some text", b""])
def test_another_file_is_refused(tmp_path: Path, content: bytes) -> None:
    other = tmp_path / "file"
    other.write_bytes(content)
    if content:
        with pytest.raises(BadRequest, match="is not a log of the arena"):
            Log(other)
    else:
        Log(other).close()  # an empty one becomes a log
    database = tmp_path / "database"
    db = sqlite3.connect(database)
    db.execute("CREATE TABLE t (x)")
    db.close()
    with pytest.raises(BadRequest, match="is not a log of the arena"):
        Log(database)
