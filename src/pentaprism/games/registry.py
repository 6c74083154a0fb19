"""The games, in the order in which they are shown."""

from pentaprism.core.errors import UnknownGame, did_you_mean
from pentaprism.core.game import Game
from pentaprism.games.laser import GAME as LASER
from pentaprism.games.prism import GAME as PRISM
from pentaprism.games.prisma import GAME as PRISMA
from pentaprism.games.prismatic import GAME as PRISMATIC
from pentaprism.games.prizmik import GAME as PRIZMIK

GAMES: tuple[Game, ...] = (PRIZMIK, PRISMA, LASER, PRISM, PRISMATIC)

_BY_ID = {game.id: game for game in GAMES}


def find(name: str) -> Game:
    """The game of this name; look-ups are exact, since four of the five names look alike."""
    game = _BY_ID.get(name)
    if game is None:
        raise UnknownGame(f"there is no game {name!r}; {did_you_mean(str(name), _BY_ID)}")
    return game
