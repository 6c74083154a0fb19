"""Games of a tree search against itself, as samples to learn an outlook from.

A sample is a calm position with everything in it known, and who has won what was played for: it has
the form of a choice, with a row a seat, of which the winner's was tried once and no other.
"""

from functools import cache
from typing import Any

from pentaprism.core.bits import INT
from pentaprism.core.game import Game
from pentaprism.core.kernel import kernel
from pentaprism.games import registry
from pentaprism.learn.choices import (
    CHOICES,
    MOST_CHOICES,
    MOST_ROWS,
    ROWS,
    Choices,
    add_row,
    games,
    make_play,
)
from pentaprism.learn.selfplay import Unit


def make_selfplay(game: Game) -> Any:
    """The kernel that notes calm positions, and who won from there."""
    evaluation: Any = game.evaluation
    outlook: Any = game.outlook
    _settled, _winner = evaluation.settled, outlook.winner
    _seats, _calm, _active = outlook.seats, outlook.calm, outlook.active

    @kernel
    def look(tree: Any, s: Any, out: Any) -> None:
        seats, used = _seats(s), out.used
        if not _calm(s) or used[CHOICES] >= MOST_CHOICES or used[ROWS] + seats > MOST_ROWS:
            return
        out.moves[used[CHOICES]] = seats
        used[CHOICES] += 1
        for seat in range(seats):
            add_row(out, tree.inputs, _active(s, seat, tree.inputs), 0)

    @kernel
    def note(tree: Any, seat: int, out: Any) -> None:
        pass

    @kernel
    def settle(before: Any, s: Any, out: Any) -> None:
        """The positions since the last time were won by whoever wins now; they are forgotten where
        nobody does."""
        if not _settled(before, s):
            return
        used, settled, winner = out.used, out.settled, _winner(before, s)
        if winner < 0:
            for i in range(len(used)):
                used[i] = settled[i]
            return
        for row in range(INT(settled[ROWS]) + winner, used[ROWS], _seats(s)):
            out.visits[row] = 1
        for i in range(len(used)):
            settled[i] = used[i]

    return make_play(game, look, note, settle)


@cache
def selfplay_of(game: Game) -> Any:
    return make_selfplay(game)


def perform(unit: Unit) -> Choices:
    """Play the games of a unit."""
    game = registry.find(unit.game)
    played = games(unit, game, selfplay_of(game), game.outlook)
    return Choices.joined([each for each, _ in played])
