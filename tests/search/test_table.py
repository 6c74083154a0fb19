import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from pentaprism.search import table

keys = st.integers(0, 2**64 - 1)


@given(
    keys,
    st.integers(0, 2**32 - 1),
    st.integers(-table.LIMIT, table.LIMIT - 1),
    st.integers(0, 255),
    st.sampled_from([table.EXACT, table.AT_LEAST, table.AT_MOST]),
)
def test_what_is_stored_comes_back(key: int, move: int, score: int, depth: int, bound: int) -> None:
    entries = table.new_table(4)
    table.store(entries, np.uint64(key), move, score, depth, bound)
    content = np.uint64(table.probe(entries, np.uint64(key)))
    assert table.move_of(content) == move
    assert table.score_of(content) == score
    assert table.depth_of(content) == depth
    assert table.bound_of(content) == bound


@given(keys, keys)
def test_another_position_is_not_mistaken_for_it(key: int, other: int) -> None:
    entries = table.new_table(4)
    table.store(entries, np.uint64(key), 1, 2, 3, table.EXACT)
    if other != key:
        assert table.probe(entries, np.uint64(other)) == 0


def test_a_torn_entry_is_not_recognised() -> None:
    entries = table.new_table(4)
    key = np.uint64(0x1234567890ABCDEF)
    table.store(entries, key, 1, 2, 3, table.EXACT)
    entries[:, 1] ^= np.uint64(1 << 40)
    assert table.probe(entries, key) == 0
