"""PRISM: a card race for the six colours of the rainbow, with hands and a stack kept secret."""

from pentaprism.core.game import Capabilities, Game
from pentaprism.core.options import DataFile, Options, Whole
from pentaprism.games.prism import deck

GAME = Game(
    id="prism",
    name="PRISM",
    players=(2, deck.PLAYERS),
    package=__name__,
    position_keys=frozenset(
        {
            "players",
            "hands",
            "collections",
            "stack",
            "discard",
            "dealer",
            "turn",
            "phase",
            "pending",
            "scores",
            "last_round",
            "round",
        }
    ),
    options=Options(
        (
            Whole("target", 1, 10_000, 50),
            DataFile("deck", deck.STANDARD, deck.load),
        )
    ),
    capabilities=Capabilities(hidden=True, chance=True, points=True),
    search="ismcts",
)
