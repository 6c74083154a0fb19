"""PRIZMIK: two armadas of bases, ships and fighters on an 8x8 board; everything is open."""

from pentaprism.core.game import Game
from pentaprism.core.options import Choice, Options, Whole

GAME = Game(
    id="prizmik",
    name="PRIZMIK",
    tagline="Two armadas on an 8x8 board: unpack your fleets and take every enemy base.",
    players=(2, 2),
    package=__name__,
    position_keys=frozenset({"board", "turn", "reserves", "quiet"}),
    options=Options(
        (
            Choice(
                "capture",
                "whether the captor stays where it is or advances onto the square",
                ("stay", "advance"),
                "stay",
            ),
            Whole(
                "quiet_limit",
                "plies without deployment, capture or promotion that make a draw; 0 = never",
                0,
                10_000,
                100,
            ),
        )
    ),
    search="alphabeta",
    seat_names=("Red", "Blue"),
)
