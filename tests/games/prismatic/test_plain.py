"""The compiled rules against the plain ones, move by move, over random games."""

import os
import random
from typing import Any

import numba
import pytest

from pentaprism.games import registry
from tests.games.prismatic import plain

pytestmark = pytest.mark.rules

GAME = registry.find("prismatic")
SLOW = bool(numba.config.DISABLE_JIT) or bool(numba.config.BOUNDSCHECK)
#: Random games are hundreds of moves long; uncompiled, a beginning has to do.
GAMES = 1 if SLOW else int(os.environ.get("PENTAPRISM_SOAK", "4"))
LONGEST = 1000 if SLOW else 50_000

SETTINGS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"goal": 3}),
    (4, {"goal": 3, "auction": True}),
    (2, {"goal": 7, "auction": True, "round_limit": 0}),
    (3, {"auction": True, "round_limit": 8}),
    (4, {"goal": 6}),
    (2, {"goal": 4, "round_limit": 1, "auction": True}),
    (3, {"round_limit": 2, "auction": True}),
]


def pick(chance: random.Random, texts: list[str]) -> str:
    """A random move, rarer things more often than their share: a game is then told sooner."""
    rare = [text for text in texts if text.split()[0] in ("create", "use", "steal", "empty")]
    rare += [text for text in texts if " pool " in text]
    if rare and chance.random() < 0.6:
        return chance.choice(rare)
    if "take back" in texts and len(texts) > 1 and chance.random() < 0.8:
        texts = [text for text in texts if text != "take back"]
    return chance.choice(texts)


def compare_game(players: int, options: dict[str, Any], seed: int) -> list[str]:
    """The moves of a game on which both agree."""
    chance = random.Random(seed)
    state = GAME.setup(players, options, seed)
    position = GAME.position(state)
    moves: list[str] = []
    while GAME.to_act(state) and len(moves) < LONGEST:
        table = plain.Table(position)
        assert table.to_act() == list(GAME.to_act(state))
        for seat in range(players):
            assert table.legal(seat) == GAME.legal_texts(state, seat)
        assert table.scores() == GAME.scores(state)
        seat = chance.choice(table.to_act())
        if chance.random() < 0.02:  # somebody who is ready thinks again
            seat = chance.choice([other for other in range(players) if table.legal(other)])
        text = pick(chance, table.legal(seat))
        move = GAME.read_move(state, seat, text)
        state = GAME.apply(state, seat, move)
        after = GAME.position(state)
        expected = table.play(seat, text, after)
        assert {**expected, "rng": after["rng"]} == after, f"{text} in {position}"
        position = after
        moves.append(text)
    if len(moves) < LONGEST:
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert outcome.winners == (position["winner"],)
    return moves


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_rules_agree_with_plain_ones(players: int, options: dict[str, Any]) -> None:
    moves = [move for seed in range(GAMES) for move in compare_game(players, options, seed)]
    shortest = 10 if options.get("round_limit", 60) in (1, 2) else 100
    assert len(moves) >= shortest * GAMES
    if not SLOW and options.get("round_limit", 60) >= 60:
        assert any(" pool " in move for move in moves)
