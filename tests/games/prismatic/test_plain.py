"""The compiled rules against the plain ones, move by move, over random games."""

import random
from typing import Any

import numba
import pytest

from pentaprism.games import registry
from tests.games.prismatic import plain

pytestmark = pytest.mark.rules

GAME = registry.find("prismatic")
#: Random games are thousands of moves long; uncompiled, a beginning has to do.
GAMES, LONGEST = (1, 150) if numba.config.DISABLE_JIT else (2, 6000)

SETTINGS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"goal": 3}),
    (4, {"goal": 3, "auction": True}),
    (2, {"goal": 7, "auction": True}),
    (3, {"auction": True}),
    (4, {}),
]


def compare_game(players: int, options: dict[str, Any], seed: int) -> int:
    chance = random.Random(seed)
    state = GAME.setup(players, options, seed)
    position = GAME.position(state)
    moves = 0
    while GAME.to_act(state) and moves < LONGEST:
        table = plain.Table(position)
        assert table.to_act() == list(GAME.to_act(state))
        for seat in range(players):
            assert table.legal(seat) == GAME.legal_texts(state, seat)
        assert table.scores() == GAME.scores(state)
        seat = chance.choice(table.to_act())
        # Committing at random goes on for long; hurry to what is rarer.
        texts = table.legal(seat)
        text = chance.choice([t for t in texts if not t.startswith("take back")] or texts)
        if chance.random() < 0.02:
            text = chance.choice(texts)
        move = GAME.read_move(state, seat, text)
        state = GAME.apply(state, seat, move)
        after = GAME.position(state)
        expected = table.play(seat, text, after)
        assert {**expected, "rng": after["rng"]} == after, f"{text} in {position}"
        position = after
        moves += 1
    if moves < LONGEST:
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert outcome.winners == (position["winner"],)
    return moves


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_rules_agree_with_plain_ones(players: int, options: dict[str, Any]) -> None:
    moves = sum(compare_game(players, options, seed) for seed in range(GAMES))
    assert moves >= 100 * GAMES
