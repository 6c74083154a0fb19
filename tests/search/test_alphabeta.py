"""Alpha-beta against plain minimax, and its limits."""

import random
import threading
import time
from typing import Any

import numpy as np
import pytest

from pentaprism import bots
from pentaprism.games.prizmik import evaluation
from pentaprism.games.registry import find
from pentaprism.search import alphabeta, table

PRIZMIK = find("prizmik")
ADVANCE = alphabeta.make_advance(PRIZMIK.rules, PRIZMIK.net)
SEARCH = alphabeta.make_alphabeta(PRIZMIK.rules, evaluation, PRIZMIK.net, ADVANCE)


def board_for(state: Any, quiesce: bool, bits: int = 16) -> alphabeta.Board:
    """A board that judges by hand."""
    board = alphabeta.new_board(PRIZMIK.rules, table.new_table(bits), np.zeros(1, np.uint8))
    board.states[0] = state[0]
    board.settings[:] = (quiesce, evaluation.ALL, 0, 0)
    board.counters[alphabeta.NODE_LIMIT] = 1 << 60
    return board


def minimax(state: Any, depth: int, ply: int, path: tuple[bytes, ...]) -> int:
    """Every move, no pruning, no table; the same scores for ends and circles."""
    seat = int(state[0]["turn"])
    outcome = PRIZMIK.outcome(state)
    if outcome is not None and ply > 0:
        if outcome.is_draw:
            return 0
        return alphabeta.WIN - ply if seat in outcome.winners else ply - alphabeta.WIN
    if depth == 0:
        return int(evaluation.evaluate(state[0], seat, evaluation.ALL))
    here = repr({k: v for k, v in PRIZMIK.position(state).items() if k != "quiet"}).encode()
    if here in path:
        return 0
    return max(
        -minimax(PRIZMIK.apply(state, seat, move), depth - 1, ply + 1, (*path, here))
        for move in PRIZMIK.legal(state, seat)
    )


def random_position(seed: int, plies: int) -> Any:
    """A position some random moves after the start in which the game still goes on."""
    chance = random.Random(seed)
    while True:
        state = PRIZMIK.setup(2, {}, 0)
        for _ in range(plies):
            for seat in PRIZMIK.to_act(state):
                state = PRIZMIK.apply(state, seat, chance.choice(PRIZMIK.legal(state, seat)))
        if PRIZMIK.outcome(state) is None:
            return state


@pytest.mark.parametrize("seed", range(12))
def test_shallow_searches_equal_minimax(seed: int) -> None:
    state = random_position(seed, 10 + 5 * seed)
    for depth in (1, 2):  # nothing is reduced yet at these depths
        score = SEARCH(board_for(state, False), 0, depth, -alphabeta.INFINITE, alphabeta.INFINITE)
        assert score == minimax(state, depth, 0, ())


@pytest.mark.parametrize("seed", range(6))
def test_the_line_is_legal_and_begins_with_the_best_move(seed: int) -> None:
    state = random_position(seed, 30)
    board = board_for(state, True)
    for depth in range(1, 6):
        SEARCH(board, 0, depth, -alphabeta.INFINITE, alphabeta.INFINITE)
    line = board.line[0, : board.length[0]].tolist()
    assert line
    for move in line:
        seat = PRIZMIK.to_act(state)[0]
        assert move in PRIZMIK.legal(state, seat)
        state = PRIZMIK.apply(state, seat, move)


def position(board: str, **more: Any) -> Any:
    return PRIZMIK.from_position(
        {"board": board, "turn": 0, "reserves": [0, 0], "quiet": 0, **more}
    )


def test_a_win_in_one_and_a_win_in_three_are_found() -> None:
    one = bots.choose_known(PRIZMIK, position("1Sf5/8/8/8/8/8/8/F7"), 0, bots.Limit(nodes=50_000))
    assert one.move == "b8xc8"
    assert one.score == alphabeta.WIN - 1
    three = position("3b4/8/1S6/6c1/8/8/8/F7")
    advice = bots.choose_known(PRIZMIK, three, 0, bots.Limit(nodes=200_000))
    assert advice.score == alphabeta.WIN - 5
    assert len(advice.line) == 5


def test_the_score_of_a_won_game_prefers_the_shorter_way() -> None:
    state = position("1Sb4c/2S5/8/8/8/8/8/F7")
    board = board_for(state, True)
    for depth in (1, 2, 3, 4):
        score = SEARCH(board, 0, depth, -alphabeta.INFINITE, alphabeta.INFINITE)
        assert score == alphabeta.WIN - 1


def test_node_limits_hold_and_give_the_same_answer_each_time() -> None:
    state = random_position(3, 40)
    seat = PRIZMIK.to_act(state)[0]
    first = bots.choose_known(PRIZMIK, state, seat, bots.Limit(nodes=20_000))
    again = bots.choose_known(PRIZMIK, state, seat, bots.Limit(nodes=20_000))
    assert first == again
    assert 10_000 < first.nodes <= 21_000


def test_time_limits_hold() -> None:
    state = PRIZMIK.setup(2, {}, 0)
    bots.choose_known(PRIZMIK, state, 0, bots.Limit(nodes=1))
    began = time.monotonic()
    bots.choose_known(PRIZMIK, state, 0, bots.Limit(ms=100))
    assert 0.05 < time.monotonic() - began < 10


def test_it_can_be_interrupted_from_another_thread() -> None:
    stop = np.zeros(1, np.uint8)
    threading.Timer(0.1, stop.fill, (1,)).start()
    began = time.monotonic()
    advice = bots.choose_known(
        PRIZMIK, PRIZMIK.setup(2, {}, 0), 0, bots.Limit(ms=60_000), stop=stop, threads=2
    )
    assert time.monotonic() - began < 10
    assert advice.move in PRIZMIK.legal_texts(PRIZMIK.setup(2, {}, 0), 0)


def test_the_search_has_not_changed() -> None:
    """The signature of the search: nodes and score of fixed searches. A commit that changes it
    says so."""
    told = []
    for seed in (1, 2, 3):
        board = board_for(random_position(seed, 25), True)
        for depth in range(1, 7):
            score = SEARCH(board, 0, depth, -alphabeta.INFINITE, alphabeta.INFINITE)
        told.append((int(score), int(board.counters[alphabeta.NODES])))
    assert told == SIGNATURE


SIGNATURE = [(120, 19362), (-40, 74302), (128, 78112)]
