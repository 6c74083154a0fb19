"""Prisma: beams of light, loops and links on an endless lattice of hexagons; stacks are hidden."""

from pentaprism.core.game import Capabilities, Game
from pentaprism.core.options import DataFile, Flag, Options
from pentaprism.games.prisma.tiles import load

GAME = Game(
    id="prisma",
    name="Prisma",
    players=(2, 4),
    package=__name__,
    version="2",
    position_keys=frozenset(
        {
            "players",
            "tiles",
            "loops",
            "hands",
            "stacks",
            "phase",
            "turn",
            "starter",
            "placed",
            "fresh",
            "linked",
            "earned",
            "thawed",
            "lifted",
        }
    ),
    options=Options(
        (
            DataFile("tiles", "standard", load, usual="rings"),
            Flag("frozen"),
            Flag("tiebreak"),
        )
    ),
    capabilities=Capabilities(hidden=True, chance=True, points=True),
    search="ismcts",
)
