"""PRIZMIK: two armadas of bases, ships and fighters on an 8x8 board; everything is open."""

from pentaprism.core.game import Capabilities, Game
from pentaprism.core.options import Choice, Options, Whole

GAME = Game(
    id="prizmik",
    name="PRIZMIK",
    players=(2, 2),
    package=__name__,
    position_keys=frozenset({"board", "turn", "reserves", "quiet"}),
    options=Options(
        (
            Choice(
                "capture",
                ("stay", "advance"),
                "stay",
            ),
            Whole(
                "quiet_limit",
                0,
                10_000,
                100,
            ),
        )
    ),
    capabilities=Capabilities(puzzles=True),
    search="alphabeta",
)
