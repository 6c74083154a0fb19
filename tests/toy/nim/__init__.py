"""Nim: counters on a heap; whoever takes the last one wins."""

from pentaprism.core.game import Game
from pentaprism.core.options import Options, Whole

GAME = Game(
    id="nim",
    name="Nim",
    players=(2, 2),
    package=__name__,
    position_keys=frozenset({"heap", "turn"}),
    options=Options((Whole("counters", 5, 60, 21),)),
    search="mcts",
)
