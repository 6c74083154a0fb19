"""What searches know of PRISM: the worth of a round, and that it ends."""

import numpy as np
import pytest

from pentaprism import bots
from pentaprism.games.prism import GAME
from pentaprism.games.prism.evaluation import payoffs, settled
from tests.games.prism.tables import State, play, table

FIVE = "red orange yellow green blue"


def worth(state: State) -> list[float]:
    out = np.zeros(16, np.float64)
    payoffs(state[0], out)
    assert not out[3:].any()
    return [float(value) for value in out[:3]]


def test_a_playout_ends_with_the_round() -> None:
    root = table(["violet zap", "zap", "zap"], [FIVE, "red"])
    assert not settled(root[0], root[0])
    assert not settled(root[0], play(root, "zap 1 red")[0])
    assert settled(root[0], play(root, "play violet")[0])


def test_more_points_than_the_others_are_worth_more() -> None:
    state = play(table(["violet zap", "zap", "zap"], [FIVE, "red"]), "play violet")
    first, second, third = worth(state)
    assert 1 > first > 0.5 > second > third > 0


def test_an_even_round_is_worth_a_half() -> None:
    state = play(table(["red", "", ""], ["", "red", "red"], ""), "play red")
    assert worth(state) == [0.5, 0.5, 0.5]


def test_in_the_end_only_winning_counts() -> None:
    table_before = table(["violet zap", "zap", "zap"], [FIVE, "red"], scores=[0, 55, 55])
    assert worth(play(table_before, "play violet")) == [0.0, 1.0, 0.0]


@pytest.mark.parametrize(
    ("hand", "owned", "best"),
    [
        ("violet zap draw-two", FIVE, "play violet"),
        ("wild zap draw-two", FIVE, "play wild"),
    ],
)
def test_a_bot_wins_the_round_when_it_can(hand: str, owned: str, best: str) -> None:
    state = table([hand, "zap red"], [owned, "red"])
    advice = bots.choose(GAME, GAME.view(state, 0), bots.Limit(nodes=300), seed=1)
    assert advice.move == best
    assert "wins the round" in str(advice.reason)


def test_a_bot_blocks_what_would_lose_the_round() -> None:
    state = play(table(["take-left", "block", "zap"], [FIVE, "violet"]), "take-left violet")
    advice = bots.choose(GAME, GAME.view(state, 1), bots.Limit(nodes=300), seed=1)
    assert advice.move == "block"
