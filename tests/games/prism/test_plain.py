"""The kernels against the plain version: the same moves, positions, points and winners."""

import copy
import random
from pathlib import Path
from typing import Any

import pytest

from pentaprism.games.prism import GAME
from tests.games.prism import plain
from tests.games.prism.tables import POSITIONS

pytestmark = pytest.mark.rules

MATCHES = [
    (players, target, deck)
    for players in range(2, 7)
    for target, deck in ((50, "standard"), (1, "standard"), (4, "mean"), (4, "scarce"))
]


@pytest.mark.parametrize(("players", "target", "deck"), MATCHES)
def test_kernels_play_as_the_plain_version(
    players: int, target: int, deck: str, decks: Path
) -> None:
    positions = seed = 0
    while positions < POSITIONS:
        positions += compare(players, target, deck, seed, POSITIONS - positions)
        seed += 1


def compare(players: int, target: int, deck: str, seed: int, most: int) -> int:
    """Play a random match in both, or the first moves of it; the number of positions compared."""
    chance = random.Random(seed)
    state = GAME.setup(players, {"target": target, "deck": deck}, seed)
    slow = without_chance(state)
    for number in range(most):
        if not GAME.to_act(state):
            check_end(state, slow)
            return number
        seat = GAME.to_act(state)[0]
        assert plain.to_act(slow) == [seat]
        moves = {GAME.text.move_text(move): move for move in GAME.legal(state, seat)}
        assert plain.legal(slow) == sorted(moves)
        text = chance.choice(sorted(moves))
        state = GAME.apply(state, seat, moves[text])
        fast = without_chance(state)
        dealt = copy.deepcopy((fast["hands"], fast["stack"]))
        plain.apply(slow, text, lambda _, dealt=dealt: dealt, target)  # type: ignore[misc]
        assert slow == fast
        assert GAME.scores(state) == slow["scores"]
    return most


def check_end(state: Any, slow: plain.Position) -> None:
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert list(outcome.winners) == plain.winners(slow)
    assert len(outcome.winners) == 1
    assert plain.to_act(slow) == []
    assert plain.legal(slow) == []


def without_chance(state: Any) -> plain.Position:
    position = GAME.position(state)
    return {key: position[key] for key in position if key not in ("rng", "options")}


def test_the_standard_deck_is_that_of_the_rules_page() -> None:
    position = GAME.position(GAME.setup(6, {}, 0))
    dealt = [card for hand in position["hands"] for card in hand] + position["stack"]
    assert sorted(dealt) == sorted(plain.CARDS)
    assert len(dealt) == 108


def test_plain_playouts_repeat() -> None:
    assert plain.random_playout(3, target=10) == plain.random_playout(3, target=10)
