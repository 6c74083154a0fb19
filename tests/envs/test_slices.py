"""Slices of one loop, taken by several threads."""

import threading
from itertools import pairwise

import pytest

from pentaprism.envs.slices import Slices


@pytest.mark.parametrize("n", [1, 255, 511, 512, 513, 3_000, 10_001])
@pytest.mark.parametrize("threads", [1, 2, 5])
def test_every_game_is_in_exactly_one_slice(n: int, threads: int) -> None:
    slices = Slices(n, threads)
    for _ in range(3):
        taken: list[tuple[int, int]] = []
        slices.run(lambda first, last, taken=taken: taken.append((first, last)))  # type: ignore[misc]
        edges = sorted(taken)
        assert edges[0][0] == 0
        assert edges[-1][1] == n
        assert all(one[1] == other[0] for one, other in pairwise(edges))


def test_who_is_held_up_holds_up_nobody() -> None:
    """While one thread is at its first slice the other does all the rest."""
    free, by = threading.Event(), []

    def work(first: int, last: int) -> None:
        by.append(threading.current_thread())
        if first == 0:
            assert free.wait(30)
        if last == 8 * 512:
            free.set()

    Slices(8 * 512, 2).run(work)
    assert len(by) == 8
    assert len(set(by)) == 2


def test_what_goes_wrong_in_another_thread_is_raised() -> None:
    here, there = threading.current_thread(), threading.Event()

    def work(first: int, last: int) -> None:
        if threading.current_thread() is not here:
            there.set()
            raise ValueError("there")
        assert there.wait(30)

    with pytest.raises(ValueError, match="there"):
        Slices(1024, 2).run(work)
