"""Run a question: on the arena's workers, kept in the lab's log, gone on with if it was stopped."""

from collections.abc import Iterator

from pentaprism.arena import table
from pentaprism.arena.contestants import own_version, player_of
from pentaprism.arena.run import Task, blocks_in_order
from pentaprism.arena.workers import Workers
from pentaprism.core.errors import BadRequest
from pentaprism.core.outcome import Outcome
from pentaprism.lab.log import LabLog
from pentaprism.lab.questions import Question
from pentaprism.lab.trials import Trial, perform, prepare, seed_of
from pentaprism.records import Record

#: Trials are gone through in rounds, so that all of a question is known early.
_FIRST_ROUND, _GROWTH = 32, 2


def run(
    log: LabLog, question: Question, workers: Workers, most_blocks: int, title: str
) -> Iterator[int]:
    """Feed a question until it is decided or each trial has so many blocks; the number of each
    trial whose block was counted."""
    if most_blocks < 1:
        raise BadRequest("a run has at least one game")
    log.begin(question.trials, title, own_version())
    done, wanted = 0, 0
    while done < most_blocks:
        wanted = min(most_blocks, max(_FIRST_ROUND, wanted * _GROWTH))
        tasks = [Task(number, trial, wanted) for number, trial in enumerate(question.trials)]
        for number, block in blocks_in_order(log, tasks, workers, perform):
            if block.number < done:
                continue
            question.add(number, block)
            yield number
            if question.decided:
                return
        done = wanted


def record_of(trial: Trial, block: int) -> Record:
    """The game of a block as it was dealt, played again."""
    prepare(trial)
    game, seed = trial.rules, seed_of(trial, block)
    players = [player_of(trial.level, game)]
    played, moves = table.play(
        game, trial.players, trial.options, seed, [0] * trial.players, players
    )
    names = [f"{trial.level} {seat + 1}" for seat in range(trial.players)]
    record = Record.begin(game, trial.players, trial.options, seed, names)
    for seat, move, ms in table.unpack(table.pack(game, moves)):
        record.add(seat, move, ms)
    winners = tuple(seat for seat in range(trial.players) if played.winners >> seat & 1)
    record.finish(Outcome(winners, played.reason))
    return record
