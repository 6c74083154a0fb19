"""Judgements are honest: a name only where it is clear, and never by more than the seat knew."""

import random
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from pentaprism.games import registry
from pentaprism.records import replay
from pentaprism.study import judge
from pentaprism.study.judge import (
    Decision,
    Effort,
    Weights,
    decisions,
    judge_record,
    rank,
    summarise,
)
from tests.study.games import played

_NODES = Effort(rows=4, nodes=3_000)


class Dice:
    """A scale of which the truth is known: each weight is the truth and some noise."""

    deepens, exact = False, False

    def __init__(self, truth: Sequence[float], noise: float, seed: int) -> None:
        self.truth, self.noise, self.dice = truth, noise, random.Random(seed)

    def candidates(self, known: Any, seat: int, most: int, seed: int, effort: int) -> list[int]:
        return list(range(len(self.truth)))

    def weigh(
        self, known: Any, seat: int, moves: Sequence[int], row: int, effort: int, stop: Any
    ) -> list[float | None]:
        return [self.truth[move] + self.dice.gauss(0, self.noise) for move in moves]

    def line(self, known: Any, seat: int, move: int, effort: int) -> list[int]:
        return [move]


def _losses(truth: Sequence[float], column: int, times: int = 400) -> list[tuple[float, float]]:
    found = []
    for seed in range(times):
        weights = Weights(Dice(truth, 0.05, seed), range(len(truth)))
        for _ in range(6):
            weights.add(None, 0, 1, np.zeros(1, np.uint8))
        found.append(weights.losses(column))
    return found


def test_the_loss_of_a_move_is_not_made_larger_by_choosing_the_best() -> None:
    """Of four equal moves the best of four noisy means lies above the truth; the loss must not."""
    mean = float(np.mean([loss for loss, _ in _losses([0.5] * 4, 0)]))
    assert abs(mean) < 0.005


def test_the_loss_of_a_bad_move_is_found() -> None:
    losses = _losses([0.5, 0.48, 0.3], 2)
    assert float(np.mean([loss for loss, _ in losses])) == pytest.approx(0.2, abs=0.015)
    clear = [loss - 2 * error > 0.05 for loss, error in losses]
    assert np.mean(clear) > 0.9


def test_equal_moves_are_hardly_ever_called_mistakes() -> None:
    clear = [loss - 2 * error > 0.05 for loss, error in _losses([0.5] * 4, 1)]
    assert np.mean(clear) < 0.02


def test_a_win_at_once_is_the_only_move_and_missing_it_is_serious() -> None:
    game = registry.find("prizmik")
    # Red's ship on a7 takes Blue's last base; after anything else Blue's on a2 takes Red's.
    board = "b7/S7/8/8/8/8/s7/B7"
    state = game.from_position({"board": board, "turn": 0, "reserves": [0, 0], "quiet": 0})
    texts = game.legal_texts(state, 0)
    assert "a7xa8" in texts
    found = {
        text: judge(game, Decision(0, 0, state, game.read_move(state, 0, text)), _NODES)
        for text in ("a7xa8", "a7-a6")
    }
    best, worse = found["a7xa8"], found["a7-a6"]
    assert best is not None
    assert worse is not None
    assert best.share == 1.0
    assert worse.best == "a7xa8"
    assert best.name == "only"
    assert worse.name == "serious"
    assert worse.loss == 1.0
    assert next(iter(rank(game, state, 0, _NODES)))[0].move == "a7xa8"


def test_a_decision_knows_no_more_than_its_seat_did() -> None:
    record = played("prism", 3, seed=4, most=40, target=3)
    game = registry.find("prism")
    for decision in decisions(game, list(replay(record)), record):
        known = decision.known[0]
        others = [seat for seat in range(3) if seat != decision.seat]
        assert known["rng"] == 0
        assert not known["hands"][others].any()


def test_forced_moves_are_no_decisions_and_the_summary_counts_the_rest() -> None:
    record = played("prizmik", 2, seed=2, most=8)
    judged = list(judge_record(record, Effort(rows=3, nodes=500)))
    assert [each.number for each in judged] == list(range(8))
    summaries = summarise(judged, 2)
    assert sum(each.judged for each in summaries) == sum(each.name != "forced" for each in judged)
    assert all(each.loss >= 0 for each in judged)


def test_laser_is_judged_where_the_solver_knows() -> None:
    game = registry.find("laser")
    state = game.setup(2, {"untimed": True}, 5)
    exact = game.exact
    assert exact is not None
    line = exact.best_line(state, 0)
    bid = game.text.move_text(line[0])
    assert bid.startswith("bid ")
    too_low = int(bid.split()[1]) - 1
    moves = [line[0]]
    if too_low >= 1:
        moves.append(game.read_move(state, 0, f"bid {too_low}"))
    shares = exact.weigh(state, 0, moves)
    assert shares[0] is not None
    if too_low >= 1:
        assert shares[1] is not None
        assert shares[1] < shares[0]
    passing = game.read_move(state, 0, "pass")
    assert exact.weigh(state, 0, [passing]) == [None]
