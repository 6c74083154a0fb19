"""The value of a position by looking at everything, slowly: what searches are compared with."""

from typing import Any

import numpy as np

from pentaprism.core.game import Game

_EQUAL = 1e-9


def values(game: Game, evaluation: Any, root: Any, state: Any) -> list[float]:
    """What each seat gets if every mover takes the best for itself, of equal moves the lowest."""
    if evaluation.ended(root[0], state[0]):
        return payoffs(evaluation, state)
    seat = game.to_act(state)[0]
    best: list[float] = []
    for move in sorted(game.legal(state, seat)):
        found = values(game, evaluation, root, game.apply(state, seat, move))
        if not best or found[seat] > best[seat] + _EQUAL:
            best = found
    return best


def by_move(game: Game, evaluation: Any, state: Any) -> dict[int, list[float]]:
    """The same after each move of whoever is to act."""
    seat = game.to_act(state)[0]
    return {
        move: values(game, evaluation, state, game.apply(state, seat, move))
        for move in game.legal(state, seat)
    }


def payoffs(evaluation: Any, state: Any) -> list[float]:
    out = np.zeros(16)
    evaluation.payoffs(state[0], out)
    return [float(value) for value in out]
