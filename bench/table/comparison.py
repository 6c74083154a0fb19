"""What is measured, in which order, and what has to be reached."""

import statistics
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench.measure import Contest, Goal
from bench.table.page import first_page
from bench.table.servers import (
    SERVERS,
    Server,
    free_port,
    generating,
    kill,
    next_line,
    serving,
)

ROUNDS = 3
MATCHES = 500
#: At full load all are measured on the same moves: from here to there in each match.
OPENING, MOVES = 10, 60
#: At half load for so long, after so long.
SECONDS, WARMUP = 6, 3
#: So often in a round, full load and at once half of that: a machine that others use too may have
#: another speed in the next minute, and half of what it did then would not be half. The goal counts
#: the median of all runs; the quickest is told besides, since whatever else the machine does can
#: only add to how long a move takes.
RUNS = 3
#: As many matches as in the run whose losses the goal was set by, killed after so many seconds.
CRASH_MATCHES, CRASH_SECONDS = 300, 5


@dataclass(frozen=True)
class Speed:
    """Moves a second at full load, the median of a round's runs; milliseconds from a move to the
    opponent at half of that, of the quickest run."""

    server: str
    matches: int
    moves_per_second: float
    p50: float
    p99: float
    #: Of every run, not only the quickest.
    all_p99: list[float]
    errors: dict[str, int]
    #: The generator's own share of its core at full load: near 1, it was the limit.
    generator: float
    #: Milliseconds for which the generator itself was held up at half load, at the most.
    late: float


@dataclass(frozen=True)
class Crash:
    """How a kill -9 under full load left the matches."""

    server: str
    matches: int
    lost: int
    garbled: int
    errors: dict[str, int]


@dataclass(frozen=True)
class Figures:
    """A table of figures that are no rates."""

    heading: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]

    def table(self) -> list[str]:
        lines = [self.heading, ("---",) * len(self.heading), *self.rows]
        return [f"| {' | '.join(line)} |" for line in lines]


def run(rounds: int) -> tuple[list[Contest | Figures], list[Goal]]:
    """At most three rounds: each of them takes minutes."""
    rounds = min(rounds, ROUNDS)
    speeds: dict[str, list[Speed]] = {name: [] for name in SERVERS}
    crashes: dict[str, list[Crash]] = {name: [] for name in SERVERS if SERVERS[name].stores}
    with tempfile.TemporaryDirectory(prefix="pentaprism-bench-") as folder:
        for number in range(rounds):
            for name, server in SERVERS.items():
                print(f"  {server.name}, round {number + 1} of {rounds} ...", flush=True)
                speeds[name].append(speed(server, Path(folder)))
            for name, found in crashes.items():
                found.append(crash(SERVERS[name], Path(folder)))
    moves = Contest(
        f"{MATCHES} matches of {MOVES} moves, two websockets each, server on one core, "
        f"{rounds} rounds",
        "moves",
        {},
        rates={
            SERVERS[name].name: [each.moves_per_second for each in measured]
            for name, measured in speeds.items()
        },
    )
    reached = [*goals(moves, speeds, crashes), *first_page()]
    return [moves, latencies(speeds), losses(crashes)], reached


def speed(server: Server, folder: Path) -> Speed:
    times = ("--warmup", WARMUP, "--seconds", SECONDS)
    fulls, halves = [], []
    for _ in range(RUNS):
        full = load(server, folder, "--opening", OPENING, "--moves", MOVES)
        rate = round(full["moves_per_second"] / 2)
        fulls.append(full)
        halves.append(load(server, folder, "--rate", rate, *times))
    quickest = min(halves, key=lambda run: run["p99"])
    return Speed(
        server=server.name,
        matches=min(run["matches"] for run in [*fulls, *halves]),
        moves_per_second=statistics.median(run["moves_per_second"] for run in fulls),
        p50=quickest["p50"],
        p99=quickest["p99"],
        all_p99=[run["p99"] for run in halves],
        errors=sum((Counter(run["errors"]) for run in [*fulls, *halves]), Counter()),
        generator=max(run["busy"] for run in fulls),
        late=max(run["late"] for run in halves),
    )


def load(server: Server, folder: Path, *how: object) -> dict[str, Any]:
    """One run of the generator against a fresh server with nothing stored."""
    port = free_port()
    options = map(str, ("--matches", MATCHES, *how))
    with (
        serving(server, port, fresh(folder)),
        generating(server, port, *options) as generator,
    ):
        found = next_line(generator)
    if not found["moves"]:
        raise RuntimeError(f"No move was made at {server.name}: {found['errors']}")
    return found


def crash(server: Server, folder: Path) -> Crash:
    port, storage = free_port(), fresh(folder)
    options = ["--crash", "--matches", str(CRASH_MATCHES), "--storage", str(storage)]
    with serving(server, port, storage) as first, generating(server, port, *options) as generator:
        next_line(generator)  # all matches are being played
        time.sleep(CRASH_SECONDS)
        kill(first)
        with serving(server, port, storage):
            found = next_line(generator)
    return Crash(server.name, *(found[key] for key in ("matches", "lost", "garbled", "errors")))


def fresh(folder: Path) -> Path:
    return Path(tempfile.mkdtemp(prefix="storage-", dir=folder))


def latencies(speeds: dict[str, list[Speed]]) -> Figures:
    rows = []
    for name, measured in speeds.items():
        every = [p99 for each in measured for p99 in each.all_p99]
        middles = [
            statistics.median(each.moves_per_second / 2 for each in measured),
            statistics.median(each.p50 for each in measured),
            statistics.median(each.p99 for each in measured),
            statistics.median(every),
        ]
        rows.append(
            (
                SERVERS[name].name,
                f"{middles[0]:.0f}",
                *(f"{middle:.1f}" for middle in middles[1:]),
                f"{min(every):.1f} to {max(every):.1f}",
                str(sum(sum(each.errors.values()) for each in measured)),
            )
        )
    heading = (
        f"from a move to the opponent, at half of its full load, quickest of {RUNS} runs",
        "moves/s",
        "median, ms",
        "99%, ms",
        "99% of all runs, median",
        "and spread",
        "errors",
    )
    return Figures(heading, rows)


def losses(crashes: dict[str, list[Crash]]) -> Figures:
    """How many matches, round by round: what a kill hits is a matter of luck."""
    rows = []
    for name, found in crashes.items():
        matches, lost, garbled = (
            ", ".join(str(getattr(each, what)) for each in found)
            for what in ("matches", "lost", "garbled")
        )
        rows.append((SERVERS[name].name, matches, lost, garbled))
    heading = f"kill -9 after {CRASH_SECONDS} s of full load, round by round"
    return Figures((heading, "matches", "lost", "garbled"), rows)


def goals(
    moves: Contest, speeds: dict[str, list[Speed]], crashes: dict[str, list[Crash]]
) -> list[Goal]:
    name = {key: server.name for key, server in SERVERS.items()}
    ours = speeds["ours"]
    # No round may miss these two, so they are not a median over the rounds.
    live = min(each.matches for each in ours)
    gone = sum(each.lost + each.garbled for each in crashes["ours"])
    return [
        Goal("live matches, two websockets each", [live], MATCHES),
        Goal(
            "moves stored and seen / boardgame.io with FlatFile",
            moves.ratios(name["ours"], name["flatfile"]),
            10,
        ),
        Goal(
            "moves stored and seen / boardgame.io in memory only",
            moves.ratios(name["ours"], name["memory"]),
            2,
        ),
        Goal(
            "move to opponent at half load, 99%, milliseconds, of all runs",
            [p99 for each in ours for p99 in each.all_p99],
            20,
            at_most=True,
        ),
        Goal("matches lost or garbled by kill -9, all rounds", [gone], 0, at_most=True),
    ]
