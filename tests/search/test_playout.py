import numpy as np

from pentaprism.core.rng import generator
from pentaprism.games.registry import find
from pentaprism.search.playout import make_playouts, make_sampler, one_of

PRIZMIK = find("prizmik")


def test_playouts_are_the_same_for_the_same_seed() -> None:
    playouts = make_playouts(PRIZMIK.rules)
    totals = []
    for seed in (1, 1, 2):
        states = np.zeros(1, PRIZMIK.rules.STATE)
        options = PRIZMIK.options.numbers({})
        scratch = np.zeros(PRIZMIK.rules.MAX_MOVES, np.int64)
        totals.append(playouts(states, 2, options, generator(seed), 20, scratch))
        assert PRIZMIK.outcome(states) is not None
    assert totals[0] == totals[1] != totals[2]


class WithoutSample:
    legal = PRIZMIK.rules.legal


def test_a_game_without_its_own_sampler_draws_from_the_list() -> None:
    state = PRIZMIK.setup(2, {}, 0)
    scratch = np.zeros(PRIZMIK.rules.MAX_MOVES, np.int64)
    own, listed = make_sampler(PRIZMIK.rules), make_sampler(WithoutSample)
    for bits in np.linspace(0, 2**64 - 4096, 50).astype(np.uint64):
        assert own(state[0], 0, bits, scratch) == listed(state[0], 0, bits, scratch)


def test_any_of_several_seats_is_picked() -> None:
    random = np.random.default_rng(1)
    bits = random.integers(0, 2**64, 200, np.uint64)
    assert {int(one_of(0b10110, each)) for each in bits} == {1, 2, 4}
    assert {int(one_of(0b1000, each)) for each in bits} == {3}
