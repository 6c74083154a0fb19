"""Whether a move can be taken back: never across something that was revealed or drawn."""

from typing import TYPE_CHECKING

import numpy as np

from pentaprism.core.game import Game

if TYPE_CHECKING:
    from pentaprism.core.game import State

#: So many states that agree with what a seat knows are tried. If a move shows anything, it differs
#: in nearly all of them.
_WORLDS = 32
#: No secret choice needs more steps before it can be told.
_STEPS = 8


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
        if not _could_see(game, viewer, world, seat, move, seen):
            return True
    return False


def _could_see(game: Game, viewer: int, world: "State", seat: int, move: int, seen: bytes) -> bool:
    """Whether the seat could have made the viewer see this, in a world where it may still have to
    take the steps of a secret choice that it has taken in the true one."""
    unchanged = game.redacted(world, viewer).tobytes()
    for _ in range(_STEPS):
        legal = game.legal(world, seat)
        secret = None
        for each in [move] if move in legal else legal:
            after = game.apply(world, seat, each)
            look = game.redacted(after, viewer).tobytes()
            if look == seen:
                return True
            if secret is None and look == unchanged:
                secret = after
        if secret is None:
            return False
        world = secret
    return False
