"""`python -m bench.laser_bids`: what Laser's bots bid in team mode, and how often it succeeds.

Tables of four bots of one level play whole games against the clock of the rules. Writes
docs/strength/laser-bids.md: attempts and successes by level and bid.
"""

import argparse
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from pentaprism import bots
from pentaprism.core.errors import NothingToDo
from pentaprism.core.events import kind_of
from pentaprism.games.laser.clock import timer
from pentaprism.games.laser.levels import LEVELS
from pentaprism.games.registry import find

LASER = find("laser")
FILE = Path(__file__).parents[1] / "docs" / "strength" / "laser-bids.md"
PLAYERS = 4
LIMIT = bots.Limit(nodes=1)


class Attempt(NamedTuple):
    bid: int
    succeeded: bool


class _Bot(NamedTuple):
    seconds: float
    seat: int
    move: str


def attempts(level: str, seed: int) -> Iterator[Attempt | int]:
    """One game of bots of a level: every attempt of a team, and every number shown on the way."""
    state = LASER.setup(PLAYERS, {"mode": "team"}, seed)
    moves = 0
    waited, timed = 0.0, None
    while LASER.outcome(state) is None:
        position = LASER.position(state)
        running = timer(state[0])
        if running and running.key != timed:
            waited, timed = 0.0, running.key
        first = min(_thoughts(state, level, seed, moves), default=None)
        if running and (first is None or waited + first.seconds > running.seconds):
            first = _Bot(0.0, PLAYERS, "time")
        assert first is not None
        if position["phase"] == "mixing":
            waited += first.seconds  # one after the other; numbers are thought of side by side
        if first.move.startswith("bid"):
            yield int(first.move.split()[1])
        move = LASER.read_move(state, first.seat, first.move)
        after = LASER.apply(state, first.seat, move)
        if position["phase"] == "mixing" and position["claim"] is None:
            kinds = {kind_of(event) for event in LASER.events(state, first.seat, move, after)}
            if kinds & {"success", "failure"}:
                yield Attempt(position["attempt"]["bid"], "success" in kinds)
        state = after
        moves += 1


def _thoughts(state: Any, level: str, seed: int, moves: int) -> Iterator[_Bot]:
    for seat in LASER.to_act(state):
        if seat < PLAYERS:
            known = LASER.redacted(state, seat)
            chance = bots.decision_seed(LASER, known, seed, seat, moves)
            with suppress(NothingToDo):  # who sees nothing waits
                advice = bots.choose_known(LASER, known, seat, LIMIT, level, seed=chance)
                yield _Bot(advice.seconds, seat, advice.move)


def table(games: int) -> list[str]:
    bids = range(2, 11)
    lines = [
        f"| level | attempts | succeed | {' | '.join(map(str, bids))} |",
        f"|---|---|---|{'---|' * len(bids)}",
    ]
    shares = [f"| level | {' | '.join(map(str, bids))} |", f"|---|{'---|' * len(bids)}"]
    for level in LEVELS:
        shown: Counter[int] = Counter()
        tried: dict[int, list[bool]] = defaultdict(list)
        for seed in range(games):
            for each in attempts(level.name, seed):
                if isinstance(each, Attempt):
                    tried[each.bid].append(each.succeeded)
                else:
                    shown[each] += 1
        every = [good for goods in tried.values() for good in goods]
        cells = [_share(tried[bid]) for bid in bids]
        lines.append(f"| {level.name} | {len(every)} | {_share(every)} | {' | '.join(cells)} |")
        total = max(1, sum(shown.values()))
        spread = [f"{100 * shown[bid] / total:.0f} %" for bid in bids]
        shares.append(f"| {level.name} | {' | '.join(spread)} |")
    return [*lines, "", "Which numbers they show:", "", *shares]


def _share(goods: list[bool]) -> str:
    return f"{100 * sum(goods) / len(goods):.0f} % of {len(goods)}" if goods else "-"


HEAD = """# Laser in teams: what bots bid, and how often it succeeds

Made by `python -m bench.laser_bids --games {games}`: {games} games a level, four bots of the level
at a table, with the clock of the rules. A cell is the share of attempts with this bid that
succeeded. Bots plan as people do (`games/laser/planner.py`): they find lines one after another,
miscount long ones, cannot know which line their partner has in mind, and may run out of time.
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    games = parser.parse_args().games
    FILE.write_text("\n".join([HEAD.format(games=games), *table(games), ""]), encoding="utf-8")


if __name__ == "__main__":
    main()
