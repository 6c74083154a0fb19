"""Load, or on a new machine compile, what playing a game will call."""

from pentaprism.bots.advice import choose
from pentaprism.bots.brains import Limit
from pentaprism.core.game import SPECTATOR, Game


def warm_rules(game: Game) -> None:
    state = game.setup(game.players[0], {}, 0)
    seat = game.to_act(state)[0]
    move = game.legal(state, seat)[0]
    after = game.apply(state, seat, move)
    game.view(after, seat)
    game.scores(after)
    game.face.winners(after, 0)
    world = game.redacted(after, SPECTATOR)
    if "rng" in (world.dtype.names or ()):
        world[0]["rng"] = 1
    game.face.determinise(world, 0, SPECTATOR)


def warm_bot(game: Game) -> None:
    state = game.setup(game.players[0], {}, 0)
    seat = game.to_act(state)[0]
    choose(game, game.view(state, seat), Limit(nodes=10))
