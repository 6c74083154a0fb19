"""PRISM: a card race for the six colours of the rainbow, with hands and a stack kept secret."""

from pentaprism.core.game import Capabilities, Game
from pentaprism.core.options import DataFile, Options, Whole
from pentaprism.games.prism import deck

GAME = Game(
    id="prism",
    name="PRISM",
    tagline="Collect the six colours of the rainbow while everybody takes them from everybody.",
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
            Whole("target", "points that end the match after a round", 1, 10_000, 50),
            DataFile("deck", "which cards there are, and how many", deck.STANDARD, deck.load),
        )
    ),
    capabilities=Capabilities(hidden=True, chance=True, points=True),
    search="ismcts",
)
