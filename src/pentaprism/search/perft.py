"""Perft: how many sequences of moves of an exact length a position has."""

from typing import Any

from pentaprism.core.kernel import kernel

MAX_DEPTH = 20


def make_perft(rules: Any) -> Any:
    """A kernel `perft(states, moves, depth)`: `states[0]` is the position, the rest scratch.

    `states` needs depth + 1 records and `moves` depth rows. With `bulk` the last ply is only
    counted; without it every leaf is really made, which is what benchmarks compare.
    """
    _to_act, _legal, _apply = rules.to_act, rules.legal, rules.apply

    @kernel
    def walk(states: Any, moves: Any, ply: int, depth: int, bulk: bool) -> int:
        if ply == depth:
            return 1
        total = 0
        seats = _to_act(states[ply])
        seat = 0
        while seats >> seat != 0:
            if seats >> seat & 1:
                n = _legal(states[ply], seat, moves[ply])
                if bulk and ply == depth - 1:
                    total += n
                else:
                    for i in range(n):
                        states[ply + 1] = states[ply]
                        _apply(states[ply + 1], seat, moves[ply, i])
                        total += walk(states, moves, ply + 1, depth, bulk)
            seat += 1
        return total

    return walk
