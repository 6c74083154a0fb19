"""Prismatic: motes of eight colours drawn from bags, prisms, 42 cards and a board of creations."""

from pentaprism.core.game import Capabilities, Game
from pentaprism.core.options import DataFile, Flag, Options, Whole
from pentaprism.games.prismatic.cards import load_board, load_cards

GAME = Game(
    id="prismatic",
    name="Prismatic",
    players=(2, 4),
    package=__name__,
    version="2",
    position_keys=frozenset(
        {
            "players",
            "round",
            "phase",
            "starter",
            "turn",
            "doing",
            "pending",
            "pool",
            "used",
            "made",
            "seats",
            "common",
            "discards",
            "deck",
            "first",
            "last_round",
            "winner",
        }
    ),
    options=Options(
        (
            Whole("goal", 3, 7, 5),
            Flag("auction"),
            Whole("round_limit", 0, 9999, 60),
            DataFile("cards", "standard", load_cards, usual="second"),
            DataFile("board", "standard", load_board),
        )
    ),
    capabilities=Capabilities(
        hidden=True, chance=True, simultaneous=True, revisable=True, points=True
    ),
    search="ismcts",
)
