"""How long it takes to judge a game of a hundred moves, as the server does it for a study."""

import random
import time
from itertools import islice

from bench import study_beside
from bench.measure import Contest, Goal
from pentaprism.core.game import Game
from pentaprism.games import registry
from pentaprism.records import Record
from pentaprism.server.study_analysis import JUDGE_MS
from pentaprism.study import judge_record
from pentaprism.study.judge import Effort
from pentaprism.study.warm import warm_study

MOVES = 100
NOTES = """Seconds of one core: the server judges in one thread, beside the tables. Then what that
costs those who play: strangers open studies of a game of Prismatic, have them judged and think
along, as fast as the server lets them, while two play PRIZMIK.
"""
_PLAYERS = {"prizmik": 2, "prism": 3, "prisma": 2, "prismatic": 2}


def run(rounds: int) -> tuple[list[Contest], list[Goal]]:
    records = {name: _played(name, players) for name, players in _PLAYERS.items()}
    for name in records:
        warm_study(registry.find(name))
    contest = Contest(
        f"decisions of {MOVES} moves judged, one thread",
        "moves",
        {
            registry.find(name).name: (lambda record=record: _judge_all(record))  # type: ignore[misc]
            for name, record in records.items()
        },
    )
    contest.run(min(rounds, 3))
    goals = []
    for name, record in records.items():
        title = registry.find(name).name
        first = [_first(record) for _ in range(min(rounds, 3))]
        whole = [MOVES / rate for rate in contest.rates[title]]
        goals.append(Goal(f"{title}: seconds to the first judgement", first, 1, at_most=True))
        goals.append(Goal(f"{title}: seconds for all {MOVES} moves", whole, 20, at_most=True))
    goals += study_beside.goals(records["prismatic"], min(rounds, 3))
    return [contest], goals


def _judge_all(record: Record) -> int:
    effort = Effort.of(registry.find(record.header.game), ms=JUDGE_MS)
    for _ in judge_record(record, effort):
        pass
    return len(record.moves)


def _first(record: Record) -> float:
    began = time.process_time()
    effort = Effort.of(registry.find(record.header.game), ms=JUDGE_MS)
    next(islice(judge_record(record, effort), 1))
    return time.process_time() - began


def _played(name: str, players: int) -> Record:
    """A game of random moves that lasts so long; the longest of some where none does."""
    longest: Record | None = None
    for seed in range(1, 50):
        record = _random_game(registry.find(name), players, seed)
        if longest is None or len(record.moves) > len(longest.moves):
            longest = record
        if len(longest.moves) == MOVES:
            break
    assert longest is not None
    return longest


def _random_game(game: Game, players: int, seed: int) -> Record:
    dice = random.Random(seed)
    state = game.setup(players, {}, seed)
    record = Record.begin(game, players, {}, seed)
    while (seats := game.to_act(state)) and len(record.moves) < MOVES:
        move = dice.choice(game.legal(state, seats[0]))
        state = game.apply(state, seats[0], move)
        record.add(seats[0], game.text.move_text(move), 0)
    return record
