"""A bot's score as a share of the win, from 0 to 1, for people and graphs."""

import math

from pentaprism.core.game import Game

#: Alpha-beta counts in hundredths of a piece; with one piece more one wins about two of three.
_SCALE = 150.0


def share_of(game: Game, score: float) -> float | None:
    """The seat's expected share of the win; None where the bot cannot tell."""
    if game.search == "alphabeta":
        return 1 / (1 + math.exp(-max(-30.0, min(30.0, score / _SCALE))))
    if game.search in ("mcts", "ismcts"):
        return max(0.0, min(1.0, score))
    return None
