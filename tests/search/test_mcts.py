from typing import Any

import numpy as np

from pentaprism import bots
from pentaprism.core.rng import generator
from pentaprism.games.registry import find
from pentaprism.search import mcts

PRIZMIK = find("prizmik")


def position(board: str, **more: Any) -> Any:
    return PRIZMIK.from_position(
        {"board": board, "turn": 0, "reserves": [0, 0], "quiet": 0, **more}
    )


def think(state: Any, **more: Any) -> bots.Advice:
    return bots.choose_known(PRIZMIK, state, 0, bots.Limit(nodes=4000), search="mcts", **more)


def test_it_takes_a_win_and_knows_that_it_wins() -> None:
    advice = think(position("1Sf5/8/8/8/8/8/8/F7"))
    assert advice.move == "b8xc8"
    assert advice.score == 1.0


def test_it_counts_its_simulations_and_repeats_itself() -> None:
    first, again = (think(position("f6f/8/3c4/8/4S3/8/8/F6F"), seed=5) for _ in range(2))
    assert first == again
    assert 4000 <= first.nodes <= 4064


def test_two_threads_share_the_work() -> None:
    advice = think(position("1Sf5/8/8/8/8/8/8/F7"), threads=2)
    assert advice.move == "b8xc8"
    assert 4000 <= advice.nodes <= 4100


def test_visits_add_up_over_the_tree() -> None:
    tree = mcts.new_tree(PRIZMIK.rules, 50_000, generator(1), np.zeros(1, np.uint8))
    tree.states[0] = PRIZMIK.setup(2, {}, 0)[0]
    simulate = mcts.make_mcts(PRIZMIK.rules)
    assert simulate(tree, 500, 1.0) == 500
    root = tree.nodes[0]
    children = tree.nodes[root["first"] : root["first"] + root["children"]]
    assert root["visits"] == 500
    assert children["visits"].sum() == 500
    assert (children["value"] <= children["visits"]).all()
    assert sorted(children["move"].tolist()) == sorted(PRIZMIK.legal(tree.states[:1], 0))


def test_a_full_tree_goes_on_without_growing() -> None:
    tree = mcts.new_tree(PRIZMIK.rules, 40, generator(1), np.zeros(1, np.uint8))
    tree.states[0] = PRIZMIK.setup(2, {}, 0)[0]
    simulate = mcts.make_mcts(PRIZMIK.rules)
    assert simulate(tree, 200, 1.0) == 200
    assert tree.used[0] <= 40


def test_the_stop_flag_ends_it() -> None:
    tree = mcts.new_tree(PRIZMIK.rules, 1000, generator(1), np.ones(1, np.uint8))
    tree.states[0] = PRIZMIK.setup(2, {}, 0)[0]
    assert mcts.make_mcts(PRIZMIK.rules)(tree, 100, 1.0) == 0
