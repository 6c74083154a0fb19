import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pentaprism.core import bits

pytestmark = pytest.mark.rules

boards = st.integers(0, 2**64 - 1)


@given(boards)
def test_popcount_counts(board: int) -> None:
    assert bits.popcount(np.uint64(board)) == board.bit_count()


@given(boards.filter(bool), st.integers(0, 63))
def test_set_bits_are_found_in_order(board: int, n: int) -> None:
    squares = [square for square in range(64) if board >> square & 1]
    assert bits.lowest(np.uint64(board)) == squares[0]
    assert int(bits.drop_lowest(np.uint64(board))) == board & board - 1
    if n < len(squares):
        assert bits.nth(np.uint64(board), n) == squares[n]


@given(boards, st.integers(0, 7))
def test_a_step_moves_every_square_and_never_wraps(board: int, direction: int) -> None:
    up, right = bits.DIRECTIONS[direction]
    expected = 0
    for square in range(64):
        rank, file = square // 8 + up, square % 8 + right
        if board >> square & 1 and 0 <= rank < 8 and 0 <= file < 8:
            expected |= 1 << (rank * 8 + file)
    assert int(bits.step(np.uint64(board), direction)) == expected
