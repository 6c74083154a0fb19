"""Whether a move can be taken back: never across something that was revealed or drawn."""

from typing import TYPE_CHECKING

import numpy as np

from pentaprism.core.game import Game

if TYPE_CHECKING:
    from pentaprism.core.game import State

#: So many worlds are imagined for each seat; what a move shows shows in nearly every one.
_WORLDS = 32


def revealed(game: Game, before: "State", seat: int, move: int, after: "State") -> bool:
    """Whether anybody learnt anything from the move besides the move itself.

    A seat that learns nothing new could have told beforehand what it would see: in every world that
    agrees with what it knew, the move was possible and led to the very same view. Where the move
    itself was secret, some other move that looks the same is as good."""
    if not (game.capabilities.hidden or game.capabilities.chance):
        return False
    return any(_learns(game, viewer, before, seat, move, after) for viewer in game.seats(before))


def _learns(game: Game, viewer: int, before: "State", seat: int, move: int, after: "State") -> bool:
    seen = game.redacted(after, viewer).tobytes()
    for world_number in range(1, _WORLDS + 1):
        world = game.redacted(before, viewer)
        world[0]["rng"] = np.uint64(world_number)
        game.face.determinise(world, 0, viewer)
        legal = game.legal(world, seat)
        moves = [move] if move in legal else legal
        if not any(
            game.redacted(game.apply(world, seat, each), viewer).tobytes() == seen for each in moves
        ):
            return True
    return False
