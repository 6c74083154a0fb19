"""Playing on in some games of a batch and not in others, compiled for each game.

`play` makes the chosen moves in the games that are named, `random_until` and `greedy_until` play
for all seats until it is the turn of one of them, `show` writes what a seat is given.
"""

from functools import cache
from types import SimpleNamespace

from pentaprism.core.game import Game
from pentaprism.envs import batches
from pentaprism.envs.kernels.advance import make_greedy, make_players, make_show

#: Plays on for every seat, to the end of the game.
EVERYBODY = -2


@cache
def advances(game: Game) -> SimpleNamespace:
    """The kernels for one game; `greedy_until` is None in a game without greedy.py."""
    rules, step = game.rules, batches._kernels(game).step
    made = make_players(step)
    made.greedy_until = None
    if game.greedy:
        made.greedy_until = make_greedy(game.greedy.choose, rules.redact, rules.MAX_MOVES, step)
    made.show = make_show(rules.observe, batches.move_features(game))
    return made
