import numpy as np
import pytest

from pentaprism.core import rng

pytestmark = pytest.mark.rules

# The first numbers of SplitMix64 from the seed 1234567, as published with the algorithm.
PUBLISHED = [
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
]


def splitmix(state: int) -> tuple[int, int]:
    """The generator in plain whole numbers, from its description."""
    state = (state + 0x9E3779B97F4A7C15) % 2**64
    z = state
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 % 2**64
    z = (z ^ z >> 27) * 0x94D049BB133111EB % 2**64
    return state, z ^ z >> 31


def test_the_published_sequence() -> None:
    generator = rng.generator(1234567)
    assert [int(rng.random(generator[0])) for _ in range(5)] == PUBLISHED


@pytest.mark.parametrize("seed", [0, 1, 2**63, 2**64 - 1])
def test_it_is_what_its_description_says(seed: int) -> None:
    generator, state = rng.generator(seed), seed
    for _ in range(100):
        state, expected = splitmix(state)
        assert int(rng.random(generator[0])) == expected
        assert int(generator["rng"][0]) == state


def test_below_is_even_and_within_its_range() -> None:
    generator = rng.generator(3)
    counts = np.zeros(6, int)
    for _ in range(6000):
        counts[rng.below(generator[0], 6)] += 1
    assert counts.min() > 850
    assert counts.max() < 1150
    assert {int(rng.below(generator[0], 1)) for _ in range(20)} == {0}


def test_scale_is_monotonous_over_the_whole_range() -> None:
    ends = [rng.scale(np.uint64(bits), 10) for bits in (0, 2**63, 2**64 - 1)]
    assert [int(end) for end in ends] == [0, 5, 9]


def test_a_shuffle_keeps_the_items_and_reaches_every_order() -> None:
    generator = rng.generator(4)
    seen = set()
    for _ in range(300):
        items = np.arange(4)
        rng.shuffle(generator[0], items, 3)
        assert sorted(items.tolist()) == [0, 1, 2, 3]
        assert items[3] == 3
        seen.add(tuple(items.tolist()))
    assert len(seen) == 6
