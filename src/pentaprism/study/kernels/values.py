"""What a position is worth, and what a move leads to on average over chance."""

from functools import cache
from typing import Any

from pentaprism.core.game import Game
from pentaprism.core.kernel import kernel
from pentaprism.core.rng import random


@cache
def values_of(game: Game) -> tuple[Any, Any]:
    """Kernels: the value of a state, and what a move leads to on average over chance."""
    assert game.worth is not None, f"{game.name} has no worth.py"
    _shares, _apply = game.worth.shares, game.rules.apply
    _redeal = getattr(game.worth, "redeal", None)

    @kernel
    def value(states: Any, out: Any) -> None:
        out[:] = 0.0
        _shares(states[0], out)

    if not game.capabilities.chance:

        @kernel
        def certain(
            states: Any, seat: int, move: int, worlds: int, generator: Any, out: Any, each: Any
        ) -> None:
            states[1] = states[0]
            _apply(states[1], seat, move)
            out[:] = 0.0
            _shares(states[1], out)

        return value, certain

    if _redeal is None:

        @kernel
        def anew(s: Any) -> None:
            pass

        _redeal = anew
    _deal_again = _redeal

    @kernel
    def expected(
        states: Any, seat: int, move: int, worlds: int, generator: Any, out: Any, each: Any
    ) -> None:
        out[:] = 0.0
        for _ in range(worlds):
            states[1] = states[0]
            states[1].rng = random(generator[0])
            _deal_again(states[1])
            _apply(states[1], seat, move)
            each[:] = 0.0
            _shares(states[1], each)
            for i in range(len(out)):
                out[i] += each[i] / worlds

    return value, expected
