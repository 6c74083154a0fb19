"""Load, or on a new machine compile, what studies, codes and puzzles will call."""

from pentaprism.core.game import Game
from pentaprism.records import Record
from pentaprism.records.codes import code_of
from pentaprism.study.judge import Effort, rank
from pentaprism.study.ledger import ledger
from pentaprism.study.scales import scale_of


def warm_study(game: Game) -> None:
    if scale_of(game) is None:
        return
    state = game.setup(game.players[0], {}, 0)
    seat = game.to_act(state)[0]
    next(rank(game, game.redacted(state, seat), seat, Effort(2, 40)), None)
    record = Record.begin(game, game.players[0], {}, 0)
    record.add(seat, game.legal_texts(state, seat)[0], 0)
    ledger(record)


def warm_codes(game: Game) -> None:
    code_of(game, game.position(game.setup(game.players[0], {}, 0)))


def warm_puzzles(game: Game) -> None:
    if game.puzzles is not None:
        puzzle = game.puzzles.generate(1)
        game.puzzles.rate(puzzle)
        game.puzzles.hints(puzzle)
