"""Whole games for the tests of the study, played by lot."""

import random

from pentaprism.games import registry
from pentaprism.records import Record


def played(game_id: str, players: int, seed: int, most: int = 400, **options: object) -> Record:
    """A record in which everybody moves at random."""
    game, dice = registry.find(game_id), random.Random(seed)
    state = game.setup(players, options, seed)
    record = Record.begin(game, players, dict(options), seed)
    while (seats := game.to_act(state)) and len(record.moves) < most:
        seat = dice.choice(seats)
        move = dice.choice(game.legal(state, seat))
        state = game.apply(state, seat, move)
        record.add(seat, game.text.move_text(move), 1000 * len(record.moves))
    record.finish(game.outcome(state))
    return record
