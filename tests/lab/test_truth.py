"""Planted effects are found, and absent ones are not claimed."""

import os
from typing import Any

import numpy as np
import pytest

from pentaprism.lab.questions import Cards, Plan, Seats
from tests.lab.worlds import CARDS, World

#: `make soak` asks for more worlds and longer ones.
SOAK = min(20, max(1, int(os.environ.get("PENTAPRISM_SOAK", "1"))))
GAMES = 1500


def plan(question: str, seats: int = 3) -> Plan:
    return Plan(question=question, game="prismatic", players=(seats,), levels=("greedy",))


def chart(question: Any, name: str) -> Any:
    answer = question.answer(True)
    return next(each for each in answer.charts if each.id == name)


def told(world: World, games: int = GAMES) -> Any:
    question = Cards(plan("cards", world.seats))
    for block in world.blocks(games):
        question.add(0, block)
    return question


def test_a_card_too_strong_and_one_too_weak_are_found_and_no_other() -> None:
    wrong = 0
    for seed in range(2 * SOAK):
        lines = chart(told(World(seed, cards={4: 1.8, 30: -1.8})), "dealt").lines
        named = {i for i, line in enumerate(lines) if line.found}
        assert {4, 30} <= named
        assert lines[4].low > 0 > lines[30].high
        wrong += len(named - {4, 30})
    assert wrong <= SOAK


def test_the_size_of_an_effect_is_right() -> None:
    """A card of strength 1.8 among three seats: the share of who has it less that of the others."""
    lines = chart(told(World(5, cards={4: 1.8})), "dealt").lines
    strong = np.exp(1.8)
    truth = strong / (strong + 2) - (1 - strong / (strong + 2)) / 2
    assert lines[4].low <= truth <= lines[4].high
    assert lines[4].mean == pytest.approx(truth, abs=0.12)


def test_with_nothing_planted_nothing_is_claimed() -> None:
    """Also with an unfair seat, which must not be blamed on cards."""
    worlds = 3 * SOAK
    claimed = missed = 0
    for seed in range(worlds):
        found = chart(told(World(100 + seed, seat=1.0), 800), "dealt")
        claimed += any(line.found for line in found.lines)
        missed += not all(line.low <= 0 <= line.high for line in found.lines)
    assert claimed <= max(1, worlds * 0.05)
    assert missed <= max(1, worlds * 0.05)


def test_permuted_labels_have_no_effect() -> None:
    """The same games with the cards' names drawn anew for each: what was planted is gone."""
    dice = np.random.default_rng(7)
    world = World(7, cards={4: 2.5, 9: -2.5})
    question = Cards(plan("cards"))
    original = question._add_deal

    def shuffled(note: Any, shares: Any, seats: int) -> None:
        note = note.copy()
        order = dice.permutation(CARDS)
        for name in ("dealt", "used"):
            note[name] = note[name][:, order]
        note["seen"] = note["seen"][order]
        original(note, shares, seats)

    question._add_deal = shuffled  # type: ignore[method-assign]
    for block in world.blocks(800):
        question.add(0, block)
    assert not any(line.found for line in chart(question, "dealt").lines)


def test_the_creators_win_rate_sees_effects_where_there_are_none() -> None:
    """Who is ahead anyway uses more cards, so its cards seem to win: choice, not worth."""
    question = told(World(9, choosy=1.5))
    creators = chart(question, "creator").lines
    assert np.mean([line.mean for line in creators]) > 1 / 3 + 0.08
    assert not any(line.found for line in chart(question, "dealt").lines)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_rigged_seat_is_found(seats: int) -> None:
    question = Seats(plan("seats", seats))
    for block in World(11, seats=seats, seat=0.6).blocks(GAMES):
        question.add(0, block)
    lines = chart(question, "seats").lines
    assert lines[0].found
    assert lines[0].low > 0
    assert not any(line.found for line in chart(question, "turns").lines)


def test_fair_seats_are_not_blamed() -> None:
    blamed = 0
    for seed in range(2 * SOAK):
        question = Seats(plan("seats"))
        for block in World(20 + seed).blocks(1000):
            question.add(0, block)
        for name in ("seats", "turns"):
            blamed += any(line.found for line in chart(question, name).lines)
    assert blamed <= 2 * SOAK * 0.05
