"""Nets inside the search: kept up to date move by move, they say what they say anew."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from pentaprism.games.prizmik import evaluation
from pentaprism.search import alphabeta, nets, table
from tests.learn.nets import NET, PRIZMIK, inputs_of, plain_residual, random_weights

ADVANCE = alphabeta.make_advance(PRIZMIK.rules, NET)
START, RESIDUAL = nets.make_start(NET), nets.make_residual(NET)
SEARCH = alphabeta.make_alphabeta(PRIZMIK.rules, evaluation, NET, ADVANCE)


def games(seed: int, **options: Any) -> Iterator[tuple[Any, int, int]]:
    """The positions of a random game: state, seat, move."""
    chance = random.Random(seed)
    state = PRIZMIK.setup(2, options, 0)
    while PRIZMIK.outcome(state) is None:
        seat = PRIZMIK.to_act(state)[0]
        move = chance.choice(PRIZMIK.legal(state, seat))
        yield state, seat, move
        state = PRIZMIK.apply(state, seat, move)


def board_with(weights: nets.Weights, number: int = 0) -> alphabeta.Board:
    stop = np.zeros(1, np.uint8)
    board = alphabeta.new_board(PRIZMIK.rules, table.new_table(12), stop, weights)
    board.settings[:] = (1, evaluation.ALL, 0, 0)
    board.net[0] = number
    board.counters[alphabeta.NODE_LIMIT] = 1 << 60
    return board


@pytest.mark.parametrize("options", [{}, {"capture": "advance"}])
def test_sums_that_follow_the_moves_are_those_made_anew(options: dict[str, Any]) -> None:
    weights = nets.stack([random_weights(1), random_weights(2)])
    for number in (0, 1):
        one = nets.Weights(*(part[number : number + 1] for part in weights))
        board, fresh = board_with(weights, number), board_with(weights, number)
        seen = set()
        for state, seat, move in games(7 + number, **options):
            board.states[0] = state[0]
            START(board.states, weights, number, board.sums, board.changes)
            ADVANCE(board, 0, seat, move)
            fresh.states[0] = board.states[1]
            START(fresh.states, weights, number, fresh.sums, fresh.changes)
            assert (board.sums[1] == fresh.sums[0]).all()
            after = board.states[1:2]
            for side in range(2):
                told = RESIDUAL(after[0], side, weights, number, board.sums, 1)
                assert told == plain_residual(after, side, one)
            seen.add(int(NET.bucket(after[0])))
        assert len(seen) > 1


def test_both_chairs_and_the_mirror_see_the_same_position() -> None:
    for state, _, _ in games(3):
        mirrored = state.copy()
        for name in ("fleets", "bases", "carriers", "ships", "fighters"):
            for seat in range(2):
                mirrored[0][name][seat] = _mirror(int(state[0][name][seat]))
        for chair in range(2):
            own = inputs_of(state, chair)
            assert sorted(NET.SWAP[own].tolist()) == inputs_of(state, 1 - chair)
            assert sorted(NET.MIRROR[own].tolist()) == inputs_of(mirrored, chair)


def _mirror(board: int) -> int:
    return sum(1 << (square ^ 7) for square in range(64) if board >> square & 1)


def test_the_search_judges_leaves_by_hand_and_net() -> None:
    weights = random_weights(5)
    for state, seat, _ in list(games(4))[10:40:6]:
        board = board_with(weights)
        board.settings[alphabeta.QUIESCE] = 0
        board.states[0] = state[0]
        score = SEARCH(board, 0, 1, -alphabeta.INFINITE, alphabeta.INFINITE)
        assert score == max(
            _plain(PRIZMIK.apply(state, seat, move), seat, weights)
            for move in PRIZMIK.legal(state, seat)
        )


def _plain(after: Any, seat: int, weights: nets.Weights) -> int:
    outcome = PRIZMIK.outcome(after)
    if outcome is not None:
        if outcome.is_draw:
            return 0
        return alphabeta.WIN - 1 if seat in outcome.winners else 1 - alphabeta.WIN
    other = 1 - seat
    hand = int(evaluation.evaluate(after[0], other, evaluation.ALL))
    return -(hand + plain_residual(after, other, weights))
