"""Laser: mix prisms on a ring of tiles, and let the cat catch one; planned in the head, on time."""

from pentaprism.core.game import Capabilities, Game
from pentaprism.core.options import Choice, Flag, Options, Whole

GAME = Game(
    id="laser",
    name="Laser",
    players=(2, 10),
    package=__name__,
    version="2",
    position_keys=frozenset(
        {
            "players",
            "ring",
            "floor",
            "stock",
            "aside",
            "cards",
            "phase",
            "round",
            "active",
            "bids",
            "claim",
            "passed",
            "attempt",
            "scores",
            "crosses",
        }
    ),
    options=Options(
        (
            Choice(
                "mode",
                ("team", "competitive"),
                "competitive",
            ),
            Whole("cards", 2, 5, 2),
            Whole("target", 1, 100, 15),
            Flag("learning"),
            Flag("untimed"),
            Whole(
                "round_limit",
                0,
                10_000,
                100,
            ),
            Choice(
                "marks",
                ("wipe", "stay"),
                "wipe",
            ),
        )
    ),
    capabilities=Capabilities(
        hidden=True,
        chance=True,
        simultaneous=True,
        revisable=True,
        real_time=True,
        teams=True,
        points=True,
        puzzles=True,
    ),
    search="planner",
)
