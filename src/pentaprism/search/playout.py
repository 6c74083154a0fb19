"""Random games, the random choice of a move that they and the searches share, and the playouts of
searches."""

from typing import Any

import numpy as np

from pentaprism.core.bits import U, lowest, popcount
from pentaprism.core.kernel import kernel
from pentaprism.core.rng import random, scale
from pentaprism.search.outlooks import make_cut


def make_sampler(rules: Any, evaluation: Any = None) -> Any:
    """A kernel `pick(s, seat, bits, moves)`: a random legal move; `moves` is scratch space.

    Even over all legal moves, unless the game's evaluation has a `pick` of likely ones.
    """
    if hasattr(evaluation, "pick"):
        _likely = evaluation.pick

        @kernel
        def pick_likely(s: Any, seat: int, bits: np.uint64, moves: Any) -> int:
            return _likely(s, seat, bits)

        return pick_likely

    if hasattr(rules, "sample"):
        _sample = rules.sample

        @kernel
        def pick(s: Any, seat: int, bits: np.uint64, moves: Any) -> int:
            return _sample(s, seat, bits)

        return pick

    _legal = rules.legal

    @kernel
    def pick_listed(s: Any, seat: int, bits: np.uint64, moves: Any) -> int:
        return moves[scale(bits, _legal(s, seat, moves))]

    return pick_listed


@kernel
def one_of(seats: int, bits: np.uint64) -> int:
    """One seat of a mask: the only one, or any of several by the lower random bits."""
    mask = U(seats)
    if mask & (mask - U(1)) != U(0):
        for _ in range(scale(bits << U(32), count(mask))):
            mask &= mask - U(1)
    return lowest(mask)


@kernel
def count(mask: np.uint64) -> int:
    n = 0
    while mask != U(0):
        mask &= mask - U(1)
        n += 1
    return n


def make_playouts(rules: Any) -> Any:
    """A kernel that plays whole random games and returns the number of moves made."""
    _setup, _to_act, _apply = rules.setup, rules.to_act, rules.apply
    _pick = make_sampler(rules)

    @kernel
    def playouts(
        states: Any, players: int, options: Any, generator: Any, games: int, moves: Any
    ) -> int:
        s, g = states[0], generator[0]
        total = 0
        for _ in range(games):
            _setup(s, players, options, random(g))
            seats = _to_act(s)
            while seats != 0:
                bits = random(g)
                seat = one_of(seats, bits)
                _apply(s, seat, _pick(s, seat, bits, moves))
                seats = _to_act(s)
                total += 1
        return total

    return playouts


def make_payoffs(rules: Any, evaluation: Any) -> tuple[Any, Any]:
    """The kernels `settled` and `payoffs` of a game, or the plain ones: play on, winners share."""
    if hasattr(evaluation, "payoffs"):
        return evaluation.settled, evaluation.payoffs
    _winners, _over = rules.winners, rules.over

    @kernel
    def settled(root: Any, s: Any) -> bool:
        return False

    @kernel
    def payoffs(s: Any, out: Any) -> None:
        winners = _winners(s)
        out[:] = 0.5
        if winners != 0:
            share = 1.0 / popcount(U(winners))
            for seat in range(len(out)):
                out[seat] = share if winners >> seat & 1 else 0.0

    return settled, payoffs


def make_playout(rules: Any, evaluation: Any, outlook: Any = None) -> Any:
    """A kernel that plays on at random from states[1] and writes each seat's payoff."""
    _cut = make_cut(outlook)
    _to_act, _apply = rules.to_act, rules.apply
    _pick = make_sampler(rules, evaluation)
    _settled, _payoffs = make_payoffs(rules, evaluation)

    @kernel
    def playout(tree: Any) -> None:
        root, s, g = tree.states[0], tree.states[1], tree.generator[0]
        seats, made = _to_act(s), 0
        while seats != 0 and not _settled(root, s):
            if _cut(tree, made):
                return
            bits = random(g)
            seat = one_of(seats, bits)
            _apply(s, seat, _pick(s, seat, bits, tree.moves))
            seats = _to_act(s)
            made += 1
        _payoffs(s, tree.payoff)

    return playout
