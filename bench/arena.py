"""The arena: what it costs our bots, games that never leave the kernels, outside bots, and Ray.

The longest parts play 20,000 games with outside programs (examples/bots/) on two cores, of which
none may be lost on time, and a tournament of a million games, which may need no more memory than
one of ten thousand. `python -m bench.arena PART ...` runs some of the parts and writes nothing.
"""

import os
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from bench.measure import Contest, Goal
from pentaprism.arena import table, work
from pentaprism.arena.blocks import HALVES, Pairing
from pentaprism.arena.contestants import Decision, Player, Question, player_of
from pentaprism.arena.log import Log
from pentaprism.arena.run import UNIT_SECONDS, Task, blocks_in_order
from pentaprism.arena.workers import Workers, open_workers
from pentaprism.cli.bench import run_playouts
from pentaprism.core.game import Game
from pentaprism.games.registry import find

_RANDOM_BLOCKS = {"prizmik": 400, "prisma": 400, "prism": 2_000, "prismatic": 200}
_OUTSIDE_GAMES = 20_000
_MANY = (10_000, 100_000, 1_000_000)
_EXAMPLES = Path(__file__).parents[1] / "examples" / "bots"
_BOTS = ((sys.executable, "greedy.py"), ("perl", "greedy.pl"))

NOTES = """\
A tournament's memory grows with its units of work (about two seconds of games, at most 20,000
blocks), not with its games. The log takes 93 bytes a game.

"""


def run(rounds: int) -> tuple[list[Contest], list[Goal]]:
    contests, goals = [], []
    for part in PARTS:
        print(f"  {part.__name__} ...", flush=True)
        found, wanted = part(rounds)
        contests += found
        goals += wanted
    return contests, goals


# -- kernels


def random_games(rounds: int) -> tuple[list[Contest], list[Goal]]:
    """Random against random beside bare playouts; moves a second of one core."""
    contests, goals = [], []
    for name, blocks in _RANDOM_BLOCKS.items():
        game = find(name)
        pairing = Pairing(name, game.players[0], {}, HALVES, ("random", "random"), 1)
        work.perform(work.Unit(0, pairing, 0, 1))
        run_playouts(game, 1)
        contest = Contest(
            f"random games of {game.name}, one core",
            "moves",
            {
                "bare playouts": lambda game=game, blocks=blocks: run_playouts(  # type: ignore[misc]
                    game, 2 * blocks
                )[0],
                "in the arena": lambda pairing=pairing, blocks=blocks: moves_of(  # type: ignore[misc]
                    pairing, blocks
                ),
            },
        )
        contest.run(rounds)
        contests.append(contest)
        ratios = contest.ratios("in the arena", "bare playouts")
        goals.append(Goal(f"{game.name}: random games / bare playouts", ratios, 0.3))
    return contests, goals


def moves_of(pairing: Pairing, blocks: int) -> int:
    played, _ = work.perform(work.Unit(0, pairing, 0, blocks))
    return sum(game.moves for block in played for game in block.games)


# -- what the arena takes from those who think


class Timed:
    """A player whose thinking is timed."""

    def __init__(self, player: Player) -> None:
        self.player, self.steady = player, player.steady
        self.seconds = 0.0

    def decide(self, game: Game, asked: Question) -> Decision:
        began = time.perf_counter()
        try:
            return self.player.decide(game, asked)
        finally:
            self.seconds += time.perf_counter() - began


def thinking(rounds: int) -> tuple[list[Contest], list[Goal]]:
    """What a game of bots with 20 ms a move takes besides their thinking."""
    goals = []
    for name, options in (("prizmik", {}), ("prismatic", {"goal": 3})):
        game = find(name)
        table.play(game, 2, options, 0, [0, 0], [player_of("random", game)])  # loads the rules
        lost = []
        for seed in range(rounds):
            timed = Timed(player_of("master@ms=20", game))
            played, _ = table.play(game, 2, options, seed, [0, 0], [timed])
            lost.append(100 * (played.ms / 1000 - timed.seconds) / timed.seconds)
        what = f"{game.name}: % of thinking time lost to the arena (20 ms a move)"
        goals.append(Goal(what, lost, 3, True))
    return [], goals


# -- workers


def rate(workers: Workers, seconds: float) -> float:
    """Blocks a second, in units of 1 to 5 s, once every worker is warm."""
    pairing = Pairing("prism", 4, {"target": 10}, HALVES, ("novice", "beginner"), 5)
    with Log(":memory:") as log:
        log.begin("bench", "", "")
        log.add_pairing(0, pairing, ["", ""])
        began, counted = 0.0, 0
        for _ in blocks_in_order(log, [Task(0, pairing, None)], workers):
            now = time.monotonic()
            if not began:
                started = now
                began = now + 3 * UNIT_SECONDS
            counted += now > began
            if now - started > 3 * UNIT_SECONDS + seconds:
                return counted / (now - began)
    raise AssertionError("blocks do not end by themselves")


def backends(rounds: int) -> tuple[list[Contest], list[Goal]]:
    """Ray beside local processes, two workers each."""
    ratios = []
    for _ in range(min(rounds, 3)):
        found = []
        for where in ("local", "ray"):
            workers = open_workers(where, 2)
            found.append(rate(workers, 20))
            workers.close()
        ratios.append(found[1] / found[0])
    return [], [Goal("blocks a second on Ray / on local workers", ratios, 0.9)]


def growing(rounds: int) -> tuple[list[Contest], list[Goal]]:
    ratios = []
    for _ in range(min(rounds, 3)):
        found = []
        for count in (1, 2):
            workers = open_workers("local", count)
            found.append(rate(workers, 20))
            workers.close()
        ratios.append(found[1] / found[0])
    return [], [Goal("blocks a second of two workers / of one", ratios, 1.7)]


# -- outside programs


def outside(rounds: int) -> tuple[list[Contest], list[Goal]]:
    """Games that outside bots lost because of their time, of 20,000 quick ones."""
    commands = [f"engine@ms=1000:{program} {_EXAMPLES / bot}" for program, bot in _BOTS]
    pairing = Pairing("prism", 2, {"target": 1}, HALVES, (commands[0], commands[1]), 5)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "log.sqlite"
        workers = open_workers("local", 2)
        with Log(path) as log:
            log.begin("bench", "", "")
            log.add_pairing(0, pairing, ["", ""])
            began = time.monotonic()
            for _ in blocks_in_order(log, [Task(0, pairing, _OUTSIDE_GAMES // 2)], workers):
                pass
            seconds = time.monotonic() - began
        workers.close()
        db = sqlite3.connect(path)
        failed = db.execute("SELECT count(*) FROM games WHERE reason LIKE '% failed: %'")
        lost = failed.fetchone()[0]
        db.close()
    print(f"    {_OUTSIDE_GAMES / seconds:.0f} games a second", flush=True)
    what = f"lost by a fault, of {_OUTSIDE_GAMES} games of outside bots"
    return [], [Goal(what, [lost], 0, True)]


# -- a million games

_TOURNAMENT = """
contestants = ["greedy", "random"]
seed = 1
[[games]]
game = "prism"
options = {{ target = 1 }}
blocks = {blocks}
"""
_QUERY = "SELECT contestant, count(*), round(avg(share), 4) FROM seats GROUP BY contestant"


def million(rounds: int) -> tuple[list[Contest], list[Goal]]:
    """A tournament of two players that are kernels, with more and more games: the memory of its
    largest process, and its log asked by SQLite's own program."""
    used: dict[int, float] = {}
    for games in _MANY:
        with tempfile.TemporaryDirectory() as folder:
            log = Path(folder) / "log.sqlite"
            used[games], seconds = tournament(Path(folder), log, games)
            size = log.stat().st_size / 1e6
            asked = ["sqlite3", str(log), "SELECT count(*) FROM games", _QUERY]
            count, *told = subprocess.run(
                asked, check=True, capture_output=True, text=True
            ).stdout.split()
        assert int(count) == games
        print(
            f"    {games:,} games: {used[games]:.0f} MB of memory, log {size:.1f} MB, "
            f"{seconds:.0f} s; {', '.join(told)}",
            flush=True,
        )
    least, most = min(used), max(used)
    what = f"memory of a tournament of {most:,} games ({used[most]:.0f} MB) / of {least:,}"
    return [], [Goal(f"{what} ({used[least]:.0f} MB)", [used[most] / used[least]], 1.25, True)]


def tournament(folder: Path, log: Path, games: int) -> tuple[float, float]:
    """MB of memory of the largest process and seconds of the whole."""
    file = folder / "many.toml"
    file.write_text(_TOURNAMENT.format(blocks=games // 2), "utf-8")
    run = [sys.executable, "-m", "pentaprism", "arena", "run", str(file), "--log", str(log)]
    began = time.monotonic()
    with (folder / "said.txt").open("w") as said:
        process = subprocess.Popen([*run, "--workers", "1"], stdout=said, stderr=said)
        _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise RuntimeError((folder / "said.txt").read_text("utf-8"))
    return usage.ru_maxrss / 1024, time.monotonic() - began


PARTS = (random_games, thinking, backends, growing, outside, million)

if __name__ == "__main__":
    for part in PARTS:
        if part.__name__ in sys.argv[1:]:
            print(*(goal.row() for goal in part(3)[1]), sep="\n")
