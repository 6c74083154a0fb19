"""What searches know of PRISM: the worth of a round, and that it ends."""

import random
from collections.abc import Iterator

import numpy as np
import pytest

from pentaprism import bots
from pentaprism.core.rng import generator
from pentaprism.games.prism import GAME, evaluation, habits, outlook
from pentaprism.games.prism.evaluation import certain, payoffs, settled
from pentaprism.search import mcts, policies
from tests.games.prism.tables import State, play, table
from tests.search import plain

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


def last_cards(players: int) -> Iterator[State]:
    """Rounds that are played at random from four cards of the stack on."""
    for seed in range(10):
        hands = ["zap block take-left", "red draw-two", "wild green zap"][:players]
        state = table(hands, ["red blue", "green"], "zap block violet red")
        chance = random.Random(seed)
        while state[0]["rounds"] == 1:
            yield state
            seat = GAME.to_act(state)[0]
            state = GAME.apply(state, seat, chance.choice(GAME.legal(state, seat)))


@pytest.mark.parametrize("players", [2, 3])
def test_nothing_is_left_to_chance_where_only_one_deal_is_possible(players: int) -> None:
    """With two players whenever the stack is empty; with three when one has no cards besides."""
    found = 0
    for number, state in enumerate(last_cards(players)):
        for seat in range(players):
            known = GAME.redacted(state, seat)
            empty = state[0]["stacked"] == 0
            if not certain(known[0], seat):
                others = np.delete(state[0]["held"][:players], seat)
                assert not empty or np.count_nonzero(others) > 1
                continue
            found += 1
            assert empty
            known["rng"] = number
            GAME.face.determinise(known, 0, seat)
            assert (known["hands"] == state["hands"]).all()
    assert found > 0


def test_cards_that_do_not_make_up_the_deck_are_never_certain() -> None:
    state = GAME.redacted(table(["red zap", "zap"], ["red", "blue"], ""), 0)
    assert certain(state[0], 0)
    state["deck"][0, 0] += 1
    assert not certain(state[0], 0)


@pytest.mark.parametrize("judges", [False, True])
@pytest.mark.parametrize("seat", [0, 1])
def test_in_the_last_cards_of_a_round_results_are_known_exactly(seat: int, judges: bool) -> None:
    """Habits and outlooks change nothing there: here they are those of somebody very odd."""
    hands = ["zap take-left violet", "take-any block"]
    state = table(hands, [FIVE[:-5], "red blue"], "", turn=seat)
    known = plain.by_move(GAME, evaluation, state)
    odd = np.random.default_rng(1).integers(-3000, 3000, outlook.INPUTS + habits.INPUTS)
    values, likes = np.split(odd.astype(np.int16), [outlook.INPUTS])
    learned = policies.of(values, np.array([0.5, 9999.0]), likes)
    stop = np.zeros(1, np.uint8)
    tree = mcts.new_tree(GAME.rules, 200_000, generator(1), stop, learned)
    tree.policy[0] = 0 if judges else -1
    tree.states[0] = GAME.redacted(state, seat)[0]
    simulate = mcts.make_ismcts(GAME.rules, evaluation, None, outlook)
    assert simulate(tree, seat, 50_000, 0.5) < 50_000
    best = tree.nodes[tree.nodes[0]["exact"]]
    expected = max(values[seat] for values in known.values())
    assert best["value"] / best["visits"] == pytest.approx(expected)
    assert known[int(best["move"])][seat] == pytest.approx(expected)
