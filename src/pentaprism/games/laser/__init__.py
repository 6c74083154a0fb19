"""Laser: mix prisms on a ring of tiles, and let the cat catch one; planned in the head, on time."""

from pentaprism.core.game import Capabilities, Game
from pentaprism.core.options import Choice, Flag, Options, Whole

GAME = Game(
    id="laser",
    name="Laser",
    tagline="Prisms on a ring and a cat: plan the mixes in your head and bid what they cost.",
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
                "bid together in teams (3 players or more), or each for themselves",
                ("team", "competitive"),
                "competitive",
            ),
            Whole("cards", "cards to complete in a round", 2, 5, 2),
            Whole("target", "points that win in competitive mode", 1, 100, 15),
            Flag("learning", "one minute instead of half a minute to bid and to mix"),
            Flag("untimed", "no clock: players say when they are done"),
            Whole(
                "round_limit",
                "rounds after which competitive mode ends with most points; 0 = never",
                0,
                10_000,
                100,
            ),
            Choice(
                "marks",
                "the third X costs points: it wipes the marks, or two of them stay",
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
