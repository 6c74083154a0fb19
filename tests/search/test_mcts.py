import itertools
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from pentaprism import bots
from pentaprism.core.kernel import kernel
from pentaprism.core.rng import generator
from pentaprism.games.prisma import evaluation as judgement
from pentaprism.games.prisma import policy as prisma_policy
from pentaprism.games.registry import find
from pentaprism.search import mcts, policies
from pentaprism.search.exact import make_ended
from pentaprism.search.playout import make_payoffs
from tests.search import plain
from tests.toy.nim import GAME as NIM

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
    advice = think(position("f6f/8/3c4/8/4S3/8/8/F6F"), threads=2)
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


# -- results that are known exactly

ENOUGH = 400_000


def grown(tree: mcts.Tree, simulate: Any, *arguments: Any) -> int:
    """Simulate until the result is known; how many simulations that took."""
    done = int(simulate(tree, *arguments))
    assert tree.nodes[0]["exact"] > 0
    assert simulate(tree, *arguments) == 0
    return done


def children(tree: mcts.Tree) -> dict[int, Any]:
    found, child = {}, int(tree.nodes[0]["first"])
    while child:
        found[int(tree.nodes[child]["move"])] = tree.nodes[child]
        child = int(tree.nodes[child]["following"])
    return found


def worth(node: Any) -> float:
    return float(node["value"] / node["visits"])


def chosen(tree: mcts.Tree) -> int:
    found = children(tree)
    nodes = np.array(list(found.values()))
    at = mcts.choose_alike(
        np.array(list(found)),
        nodes["visits"],
        nodes["value"],
        nodes["exact"] > 0,
        len(nodes),
        False,
        np.uint64(1),
    )
    return list(found)[int(at)]


_, NIM_PAYOFFS = make_payoffs(NIM.rules, None)
NIM_EVALUATION = SimpleNamespace(ended=make_ended(NIM.rules, None), payoffs=NIM_PAYOFFS)
NIM_SIMULATE = mcts.make_mcts(NIM.rules)


def nim(heap: int, seed: int = 1) -> mcts.Tree:
    tree = mcts.new_tree(NIM.rules, 50_000, generator(seed), np.zeros(1, np.uint8))
    tree.states[0] = NIM.setup(2, {}, 0)[0]
    tree.states[0]["heap"] = heap
    return tree


@pytest.mark.parametrize("heap", range(1, 13))
def test_an_open_tree_finds_what_every_move_is_worth(heap: int) -> None:
    tree = nim(heap)
    assert grown(tree, NIM_SIMULATE, ENOUGH, 1.0) < ENOUGH
    known = {
        move: values[0]
        for move, values in plain.by_move(NIM, NIM_EVALUATION, tree.states[:1]).items()
    }
    best = max(known.values())
    assert worth(tree.nodes[tree.nodes[0]["exact"]]) == best
    assert known[chosen(tree)] == best
    for move, node in children(tree).items():
        assert node["exact"] == 0 or worth(node) == known[move]


def test_what_is_known_to_lose_is_not_played() -> None:
    """However good it looked in the playouts and however often it was tried."""
    tricked = 0
    for heap, seed in itertools.product([6, 7, 9, 10, 11], range(10)):
        tree = nim(heap, seed)
        while NIM_SIMULATE(tree, 2, 1.0) == 2:
            found = children(tree).items()
            lost = [move for move, node in found if node["exact"] > 0 and worth(node) == 0]
            assert len(lost) == len(found) or chosen(tree) not in lost
            most = max(children(tree).values(), key=lambda node: node["visits"])
            tricked += int(most["move"]) in lost
    assert tricked > 0


@pytest.mark.parametrize(
    ("visits", "worths", "exact", "best"),
    [
        ([90, 9, 1], [0.7, 0.6, 0.9], [], 0),
        ([90, 9, 1], [0.0, 0.6, 0.9], [0], 1),
        ([90, 9, 1], [0.7, 0.6, 0.8], [2], 2),
        ([90, 9, 1], [0.7, 0.6, 0.6], [2], 0),
        ([9, 9, 9], [0.2, 0.3, 0.1], [0, 1, 2], 1),
        ([9, 0, 0], [0.2, 0.0, 0.0], [0], 0),
        ([9, 0, 0], [0.0, 0.0, 0.0], [0], 1),
        ([9, 1, 0], [0.0, 0.0, 0.0], [0], 1),
    ],
)
def test_a_known_result_counts_for_what_it_is_and_not_for_how_often_it_was_tried(
    visits: list[int], worths: list[float], exact: list[int], best: int
) -> None:
    values = np.array(visits) * np.array(worths)
    known = np.isin(range(3), exact)
    for rough in (False, True):
        moves = np.array([7, 8, 9])
        at = mcts.choose_alike(moves, np.array(visits), values, known, 3, rough, np.uint64(5))
        assert at == best


def test_the_same_seed_knows_the_same() -> None:
    first, again = nim(11, 4), nim(11, 4)
    for tree in (first, again):
        NIM_SIMULATE(tree, 150, 1.0)
    assert first.nodes[: first.used[0]].tobytes() == again.nodes[: again.used[0]].tobytes()


PRISMA = find("prisma")
PRISMA_EVALUATION = SimpleNamespace(ended=make_ended(PRISMA.rules, None), payoffs=judgement.payoffs)
PRISMA_SIMULATE = mcts.make_ismcts(PRISMA.rules, judgement, prisma_policy)


def last_tiles(players: int, seed: int, hands: tuple[int, ...]) -> Any:
    """Somebody's turn early in a game of Prisma, but the stacks are gone and hardly a tile is left:
    few places and so few ways to go on."""
    state = PRISMA.setup(players, {"tiles": "rings"}, seed)
    chance = np.random.default_rng(seed)
    while state[0]["phase"] == 0 or state[0]["earned"] or state[0]["placed"]:
        seat = PRISMA.to_act(state)[0]
        state = PRISMA.apply(state, seat, int(chance.choice(PRISMA.legal(state, seat))))
    s = state[0]
    s["phase"] = 2
    s["stack_count"] = 0
    s["stacks"] = 0
    for other, tiles in enumerate(hands):
        seat = (int(s["turn"]) + other) % players
        s["hands"][seat, tiles:] = 0
        s["hand_count"][seat] = tiles
    return state


def prisma_tree(state: Any, seed: int, policy: bool, room: int = 2_000_000) -> mcts.Tree:
    learned = policies.empty(prisma_policy.INPUTS)
    learned.knobs[:] = 0.3, 0.05
    tree = mcts.new_tree(PRISMA.rules, room, generator(seed), np.zeros(1, np.uint8), learned)
    tree.policy[0] = 0 if policy else -1
    seat = PRISMA.to_act(state)[0]
    tree.states[0] = PRISMA.redacted(state, seat)[0]
    return tree


@pytest.mark.parametrize("policy", [False, True])
@pytest.mark.parametrize(
    ("players", "hands"), [(2, (1, 1)), (2, (2, 0)), (3, (1, 1, 0)), (3, (1, 0, 1))]
)
def test_a_hidden_tree_in_which_nothing_is_hidden_finds_what_every_move_is_worth(
    players: int, hands: tuple[int, ...], policy: bool
) -> None:
    for seed in range(3):
        state = last_tiles(players, seed, hands)
        seat = PRISMA.to_act(state)[0]
        tree = prisma_tree(state, seed, policy)
        assert grown(tree, PRISMA_SIMULATE, seat, ENOUGH, 0.1) < ENOUGH
        known = {
            move: values[seat]
            for move, values in plain.by_move(PRISMA, PRISMA_EVALUATION, state).items()
        }
        assert children(tree).keys() == known.keys()
        for move, node in children(tree).items():
            assert worth(node) == pytest.approx(known[move])
        assert known[chosen(tree)] == pytest.approx(max(known.values()))


def test_a_tree_that_has_no_room_for_all_moves_knows_nothing_wrong() -> None:
    state = last_tiles(2, 1, (1, 1))
    seat = PRISMA.to_act(state)[0]
    known = plain.by_move(PRISMA, PRISMA_EVALUATION, state)
    for room in (20, 60, 200):
        tree = prisma_tree(state, 1, False, room)
        PRISMA_SIMULATE(tree, seat, 20_000, 0.1)
        for move, node in children(tree).items():
            assert node["exact"] == 0 or worth(node) == pytest.approx(known[move][seat])


@pytest.mark.parametrize("game", ["prism", "prisma", "prismatic"])
def test_where_something_is_hidden_nothing_is_known_exactly(game: str) -> None:
    kind = find(game)
    tree = mcts.new_tree(kind.rules, 400_000, generator(1), np.zeros(1, np.uint8))
    tree.states[0] = kind.redacted(kind.setup(2, {}, 0), 0)[0]
    simulate = mcts.make_ismcts(kind.rules, kind.evaluation)
    assert simulate(tree, kind.to_act(tree.states[:1])[0], 1000, 0.5) == 1000
    assert not tree.nodes["exact"].any()


def test_of_moves_that_are_overlooked_nothing_is_known() -> None:
    tree = nim(7)  # taking three wins
    tree.blind[:] = mcts.ONE_MOVE, 1
    grown(tree, NIM_SIMULATE, ENOUGH, 1.0)
    assert [(move, worth(node)) for move, node in children(tree).items()] == [(1, 0.0)]


PENNIES = np.dtype((np.record, [("shown", np.int64, 2), ("rng", np.uint64)]))


@kernel
def may_show(s: Any) -> int:
    return (1 if s.shown[0] == 0 else 0) | (2 if s.shown[1] == 0 else 0)


@kernel
def coins(s: Any, seat: int, out: Any) -> int:
    out[0], out[1] = 1, 2
    return 2


@kernel
def show(s: Any, seat: int, move: int) -> None:
    s.shown[seat] = move


@kernel
def all_shown(s: Any) -> int:
    return 1 if may_show(s) == 0 else 0


@kernel
def matched(s: Any) -> int:
    return 1 if s.shown[0] == s.shown[1] else 2


def test_where_several_act_at_once_nothing_is_known() -> None:
    """A tree lets the seats choose one after another, which is not how it is."""
    rules = SimpleNamespace(
        STATE=PENNIES,
        MAX_MOVES=2,
        to_act=may_show,
        legal=coins,
        apply=show,
        over=all_shown,
        winners=matched,
    )
    tree = mcts.new_tree(rules, 100, generator(1), np.zeros(1, np.uint8))
    assert mcts.make_mcts(rules)(tree, 200, 1.0) == 200
    assert tree.nodes[0]["exact"] <= 0
    assert all(node["exact"] > 0 for node in children(tree).values())
