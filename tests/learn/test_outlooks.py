"""Outlooks: what they learn from, how they are trained, and what becomes of a playout with one."""

import random
from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest

from pentaprism.bots import Limit, Task, think
from pentaprism.bots.brains import HAND, NET, check_evaluation, policy_of
from pentaprism.core.errors import BadRequest
from pentaprism.core.level import Level
from pentaprism.core.rng import generator
from pentaprism.games import registry
from pentaprism.games.prism.events import Round
from pentaprism.learn import prospects, train
from pentaprism.learn import settings as files
from pentaprism.learn.exploit import Budget, exploit
from pentaprism.learn.run import Run
from pentaprism.learn.selfplay import Unit
from pentaprism.search import mcts, policies, weights
from pentaprism.search.weights import BadWeights, about_policy
from tests.learn.test_run import Here

PRISM = registry.find("prism")
OUTLOOK: Any = PRISM.outlook
SHORT = {"target": 5}


def after_moves(players: int, count: int, seed: int) -> Any:
    chance = random.Random(seed)
    state = PRISM.setup(players, {}, seed)
    for _ in range(count):
        seat = PRISM.to_act(state)[0]
        state = PRISM.apply(state, seat, chance.choice(PRISM.legal(state, seat)))
    return state


def random_outlook(seed: int, exploration: float = 0.5, after: float = 3) -> bytes:
    values = np.random.default_rng(seed).normal(0, 0.5, OUTLOOK.INPUTS)
    knobs = np.array([exploration, after])
    return weights.encode_policy(values, knobs, OUTLOOK, about_policy(PRISM.id, PRISM.version))


# -- what it learns from


def test_who_has_won_a_round_is_what_the_game_tells() -> None:
    chance, told = random.Random(4), 0
    evaluation: Any = PRISM.evaluation
    for players in (2, 3, 6):
        state = PRISM.setup(players, {"target": 20}, players)
        while PRISM.to_act(state):
            seat = PRISM.to_act(state)[0]
            move = chance.choice(PRISM.legal(state, seat))
            after = PRISM.apply(state, seat, move)
            ended = [e for e in PRISM.events(state, seat, move, after) if isinstance(e, Round)]
            assert bool(ended) == evaluation.settled(state[0], after[0])
            if ended and ended[0].winner is not None:
                found = OUTLOOK.winner(state[0], after[0])
                last = int(state[0].stacked) + sum(state[0].held[:players]) <= 1
                assert found == (-1 if last else ended[0].winner)
                told += 1
            elif ended:
                assert OUTLOOK.winner(state[0], after[0]) == -1
            state = after
    assert told > 5


def test_shards_hold_calm_positions_and_one_winner_each() -> None:
    unit = Unit("prism", {"target": 20}, 7, 3, 6, 4, 3)
    one, other = prospects.perform(unit), prospects.perform(unit)
    assert all((a == b).all() for a, b in zip(one, other, strict=True))
    assert one.positions > 20
    assert set(one.moves.tolist()) == {3}
    won = one.visits.reshape(-1, 3)
    assert (won.sum(axis=1) == 1).all()
    assert len(set(np.argmax(won, axis=1).tolist())) > 1
    # Whoever wins a round has won all positions of it, so the winner seldom changes.
    changes = np.count_nonzero(np.diff(np.argmax(won, axis=1)))
    assert changes < one.positions / 8


# -- in the tree


def roots(tree: Any) -> dict[int, tuple[int, float]]:
    found, child = {}, int(tree.nodes[0]["first"])
    while child:
        node = tree.nodes[child]
        found[int(node["move"])] = (int(node["visits"]), float(node["value"]))
        child = int(node["following"])
    return found


def search(
    values: Any, after: float, simulations: int = 200, follow: bool = True
) -> dict[int, tuple[int, float]]:
    state = after_moves(2, 9, 3)
    seat = PRISM.to_act(state)[0]
    learned = policies.of(values, np.array([0.5, after]))
    simulate = mcts.make_ismcts(PRISM.rules, PRISM.evaluation, None, PRISM.outlook)
    tree = mcts.new_tree(PRISM.rules, 50_000, generator(1), np.zeros(1, np.uint8), learned)
    if not follow:
        tree.policy[0] = -1
    tree.states[0] = PRISM.redacted(state, seat)[0]
    assert simulate(tree, seat, simulations, 0.5) == simulations
    return roots(tree)


def test_a_playout_is_cut_and_judged() -> None:
    """Whoever has even chances has even payoffs, unless the round ends before the cut."""
    even = search(np.zeros(OUTLOOK.INPUTS, np.int16), after=0)
    cut = sum(value for _, value in even.values()) / sum(visits for visits, _ in even.values())
    assert cut == pytest.approx(0.5, abs=0.03)
    for visits, value in even.values():
        assert value / visits == pytest.approx(0.5, abs=0.1)


def test_one_that_is_never_asked_changes_nothing() -> None:
    values = np.random.default_rng(2).integers(-500, 500, OUTLOOK.INPUTS).astype(np.int16)
    never, by_hand = search(values, after=9999), search(values, after=0, follow=False)
    assert never == by_hand
    assert search(values, after=0) != by_hand


@pytest.mark.parametrize("level", ["beginner", "strong", "master"])
def test_a_file_is_another_player_and_the_hand_is_as_it_was(level: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.npz"
    path.write_bytes(random_outlook(5))
    state = after_moves(3, 12, 4)
    seat = PRISM.to_act(state)[0]
    known = PRISM.redacted(state, seat)
    found = []
    for evaluation in (HAND, str(path)):
        task = Task(known, seat, Level(level, evaluation=evaluation), Limit(nodes=60), 9, 1,
                    np.zeros(1, np.uint8))  # fmt: skip
        found.append(think(PRISM, task).score)
    assert found[0] != found[1]


def test_as_long_as_none_is_released_the_name_of_the_net_is_refused() -> None:
    assert {level.evaluation for level in PRISM.levels} == {HAND}
    with pytest.raises(BadRequest, match="PRISM is played by hand"):
        check_evaluation(PRISM, NET)
    with pytest.raises(BadRequest, match="learned nothing that an opponent"):
        exploit(PRISM, Budget(), Path("nowhere"), Here, print)


# -- files


def test_one_that_does_not_fit_is_refused_by_name(tmp_path: Path) -> None:
    about, path = about_policy(PRISM.id, PRISM.version), tmp_path / "mine.npz"
    path.write_bytes(random_outlook(1))
    assert weights.load_policy(path, OUTLOOK, about).weights.shape == (1, OUTLOOK.INPUTS)
    prisma = registry.find("prisma")
    other = cast(Any, prisma.policy)
    values = np.zeros(other.INPUTS)
    path.write_bytes(weights.encode_policy(values, np.zeros(2), other, about))
    with pytest.raises(BadWeights, match="no array 'outlook'") as refused:
        weights.load_policy(path, OUTLOOK, about)
    assert str(path) in refused.value.message
    path.write_bytes(random_outlook(1))
    with pytest.raises(BadWeights, match="game is 'prism'"):
        policy_of(prisma, str(path))


# -- a run


def test_a_run_learns_the_same_to_the_bit(tmp_path: Path) -> None:
    settings = files.Settings(
        game="prism",
        seed=3,
        generations=1,
        selfplay=files.SelfPlay(
            shards=2, games=2, nodes=6, most_random=4, options=[SHORT], players=[2, 4]
        ),
        training=train.Settings(epochs=2, batch=32, rate=0.05, held_out=5),
        search=files.Search(exploration=0.7, after=4),
        gate=files.Gate(nodes=6, most_games=2, players=[2], options=SHORT),
    )
    made = []
    for name in ("one", "other"):
        Run(tmp_path / name, settings, Here, lambda line: None).go_on()
        made.append((tmp_path / name / "generation-01/candidate.npz").read_bytes())
    assert made[0] == made[1]
    about = about_policy(PRISM.id, PRISM.version)
    learned = weights.decode_policy(made[0], "the candidate", OUTLOOK, about)
    assert learned.knobs.tolist() == [[0.7, 4.0]]
    assert (learned.weights != 0).any()


def test_a_cut_after_less_than_no_moves_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('game = "prism"\n[search]\nafter = -1\n')
    with pytest.raises(BadRequest, match=r"search\.after"):
        files.read(path)
