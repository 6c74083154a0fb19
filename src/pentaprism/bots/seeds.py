"""Where a bot's chance comes from: the seed of its match, so that each game can be repeated."""

import hashlib
from typing import Any

from pentaprism.core.game import Game


def decision_seed(game: Game, known: Any, match_seed: int, seat: int, moves: int) -> int:
    """The seed of one decision: of this seat, after so many moves of the match.

    A game's planner may think about one thing for several moves, such as the puzzle of a round; its
    `stretch` then counts those, and what it has seen once it does not see anew."""
    number = moves
    if game.planner:
        number = int(game.planner.stretch(known[0]))
    text = f"{match_seed} {seat} {number}"
    # Of 63 bits, which every program can read as a whole number.
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest()) >> 1
