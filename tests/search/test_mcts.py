from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from pentaprism import bots
from pentaprism.core.kernel import kernel
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
    assert first.nodes == 4000


def test_two_threads_share_the_work() -> None:
    advice = think(position("1Sf5/8/8/8/8/8/8/F7"), threads=2)
    assert advice.move == "b8xc8"
    assert 4000 <= advice.nodes <= 4001


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


NOTICE = mcts.make_notice(None)


def noticed(moves: list[int], overlooks: float, seed: int, notice: Any = NOTICE) -> list[int]:
    row, blind = np.array(moves), np.array([mcts.blind_to(overlooks), seed], np.uint64)
    return row[: notice(0, row, len(row), blind)].tolist()


def test_who_overlooks_moves_still_compares_two() -> None:
    moves = list(range(100, 120))
    assert noticed(moves, 0.0, 3) == moves
    for seed in range(50):
        assert len(noticed(moves, 1.0, seed)) == 2
        assert noticed(moves, 1.0, seed) == noticed(moves, 1.0, seed)
        assert noticed([7, 9], 1.0, seed) == [7, 9]
    seen = [move for seed in range(400) for move in noticed(moves, 0.4, seed)]
    assert 0.57 < len(seen) / 400 / 20 < 0.63
    assert all(0.5 < seen.count(move) / 400 < 0.7 for move in moves)


def test_what_is_overlooked_depends_on_the_move_and_not_on_its_place() -> None:
    moves = list(range(100, 120))
    assert sorted(noticed(moves[::-1], 0.6, 8)) == noticed(moves, 0.6, 8)


def test_what_is_striking_is_overlooked_by_nobody() -> None:
    @kernel
    def striking(s: Any, move: int) -> bool:
        return move == 117

    notice = mcts.make_notice(SimpleNamespace(striking=striking))
    moves = list(range(100, 120))
    for seed in range(20):
        seen = noticed(moves, 1.0, seed, notice)
        assert seen == sorted({*noticed(moves, 1.0, seed), 117})


@pytest.mark.parametrize("game", ["prism", "prisma", "prismatic"])
def test_hidden_trees_keep_a_child_a_move(game: str) -> None:
    """Also where a move is possible in some of the imagined worlds only."""
    kind = find(game)
    tree = mcts.new_tree(kind.rules, 400_000, generator(1), np.zeros(1, np.uint8))
    tree.states[0] = kind.redacted(kind.setup(2, {}, 0), 0)[0]
    simulate = mcts.make_ismcts(kind.rules, kind.evaluation)
    seat = kind.to_act(tree.states[:1])[0]
    assert simulate(tree, seat, 300, 0.5) == 300
    for index in range(tree.used[0]):
        children, child = [], int(tree.nodes[index]["first"])
        while child:
            children.append((int(tree.nodes[child]["seat"]), int(tree.nodes[child]["move"])))
            child = int(tree.nodes[child]["following"])
        assert len(set(children)) == len(children)
        if index == 0:
            moves = [move for _, move in children]
            assert sorted(moves) == sorted(kind.legal(tree.states[:1], seat))


def test_a_level_that_overlooks_moves_looks_at_no_other() -> None:
    tree = mcts.new_tree(PRIZMIK.rules, 50_000, generator(1), np.zeros(1, np.uint8))
    tree.states[0] = PRIZMIK.setup(2, {}, 0)[0]
    tree.blind[:] = mcts.blind_to(0.5), 3
    mcts.make_mcts(PRIZMIK.rules)(tree, 100, 1.0)
    root = tree.nodes[0]
    children = tree.nodes[root["first"] : root["first"] + root["children"]]
    assert children["move"].tolist() == noticed(PRIZMIK.legal(tree.states[:1], 0), 0.5, 3)


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
