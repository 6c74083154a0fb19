"""Outlooks: what they learn from, how they are trained, and what becomes of a playout with one."""

import json
import random
from itertools import product
from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest

from pentaprism.bots import Limit, Task, think
from pentaprism.bots.brains import HAND, NET, policy_of, weights_file
from pentaprism.core.errors import BadRequest
from pentaprism.core.level import Level
from pentaprism.core.rng import generator
from pentaprism.games import registry
from pentaprism.games.prism.events import Round
from pentaprism.games.prism.state import DO_DISCARD, DO_PLAY
from pentaprism.learn import exploit, prospects, train
from pentaprism.learn import settings as files
from pentaprism.learn.run import Run
from pentaprism.learn.selfplay import Unit
from pentaprism.search import mcts, policies, weights
from pentaprism.search.outlooks import make_draw
from pentaprism.search.weights import BadWeights, about_policy
from tests.learn.test_run import Here

PRISM: Any = registry.find("prism")
OUTLOOK: Any = PRISM.outlook
HABITS: Any = OUTLOOK.habits
NOTHING = np.zeros(OUTLOOK.INPUTS, np.int16)
NO_HABITS = np.zeros(HABITS.INPUTS, np.int16)
SHORT = {"target": 5}


def after_moves(players: int, count: int, seed: int) -> Any:
    chance = random.Random(seed)
    state = PRISM.setup(players, {}, seed)
    for _ in range(count):
        seat = PRISM.to_act(state)[0]
        state = PRISM.apply(state, seat, chance.choice(PRISM.legal(state, seat)))
    return state


def random_outlook(seed: int, exploration: float = 0.5, after: float = 3) -> bytes:
    chance, about = np.random.default_rng(seed), about_policy(PRISM.id, PRISM.version)
    values, habits = (chance.normal(0, 0.5, inputs) for inputs in (OUTLOOK.INPUTS, HABITS.INPUTS))
    return weights.encode_policy(values, np.array([exploration, after]), OUTLOOK, about, habits)


def liking(verb: int, much: float) -> Any:
    """The habits of one of two who likes to play cards, or to discard them."""
    habits, scratch, state = np.zeros(HABITS.INPUTS), np.zeros(64, np.int64), after_moves(2, 0, 1)
    for mine, theirs, card in product(range(6), range(6), range(16)):
        state[0].colours[:2] = (1 << mine) - 1, (1 << theirs) - 1
        HABITS.active(state[0], 0, verb | card << 3, scratch)
        habits[scratch[0]] = much
    return habits


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


def test_shards_hold_what_searches_chose() -> None:
    unit = Unit("prism", {"target": 20}, 7, 3, 6, 4, 3)
    one, other = prospects.perform(unit), prospects.perform(unit)
    assert all((a == b).all() for a, b in zip(one, other, strict=True))
    assert one.positions > 20
    moves = one.moves.astype(np.int64)
    chosen = np.add.reduceat(one.visits, np.cumsum(moves) - moves)
    assert set(chosen.tolist()) == {1}
    assert (one.moves > 1).all()


def test_rounds_hold_calm_positions_and_one_winner_each() -> None:
    habits = np.zeros(HABITS.INPUTS)
    one, other = (prospects.play_rounds(PRISM, 3, habits, 40, seed=5) for _ in range(2))
    assert all((a == b).all() for a, b in zip(one, other, strict=True))
    assert one.positions > 40
    assert set(one.moves.tolist()) == {3}
    won = one.visits.reshape(-1, 3)
    assert (won.sum(axis=1) == 1).all()
    assert len(set(np.argmax(won, axis=1).tolist())) == 3
    # Whoever wins a round has won all positions of it, so the winner seldom changes.
    changes = np.count_nonzero(np.diff(np.argmax(won, axis=1)))
    assert changes < 40


def test_rounds_late_in_a_match_are_learned_from_too() -> None:
    """What is seen of a seat that nearly any round would let win is among the inputs."""
    scratch, seen = np.zeros(64, np.int64), []
    for score in (0, 45):
        state = PRISM.setup(3, {}, 1)
        state[0].scores[0] = score
        n = OUTLOOK.active(state[0], 0, scratch)
        seen.append(set(scratch[:n].tolist()))
    rounds = prospects.play_rounds(PRISM, 3, np.zeros(HABITS.INPUTS), 40, seed=5)
    assert len(seen[1] - seen[0]) == 2
    assert seen[1] - seen[0] <= set(rounds.active.tolist())


def test_habits_decide_how_rounds_go() -> None:
    """Who would rather discard than play makes rounds longer."""
    eager, slow = liking(DO_PLAY, 3.0), liking(DO_DISCARD, 3.0)
    lengths = [
        prospects.play_rounds(PRISM, 2, habit, 100, seed=5).positions for habit in (eager, slow)
    ]
    assert lengths[0] < lengths[1]


# -- in the tree


def roots(tree: Any) -> dict[int, tuple[int, float]]:
    found, child = {}, int(tree.nodes[0]["first"])
    while child:
        node = tree.nodes[child]
        found[int(node["move"])] = (int(node["visits"]), float(node["value"]))
        child = int(node["following"])
    return found


def search(
    state: Any, values: Any, habits: Any, after: float, simulations: int = 200, follow: bool = True
) -> Any:
    """The tree of the seat to act."""
    seat = PRISM.to_act(state)[0]
    learned = policies.of(values, np.array([0.5, after]), habits)
    simulate = mcts.make_ismcts(PRISM.rules, PRISM.evaluation, None, PRISM.outlook)
    tree = mcts.new_tree(PRISM.rules, 50_000, generator(1), np.zeros(1, np.uint8), learned)
    if not follow:
        tree.policy[0] = -1
    tree.states[0] = PRISM.redacted(state, seat)[0]
    assert simulate(tree, seat, simulations, 0.5) <= simulations
    return tree


def test_a_playout_is_cut_and_judged() -> None:
    """Whoever has even chances has even payoffs, unless the round ends before the cut."""
    even = roots(search(after_moves(2, 9, 3), NOTHING, NO_HABITS, after=0))
    cut = sum(value for _, value in even.values()) / sum(visits for visits, _ in even.values())
    assert cut == pytest.approx(0.5, abs=0.03)
    for visits, value in even.values():
        assert value / visits == pytest.approx(0.5, abs=0.1)


def test_one_who_does_not_follow_it_searches_as_before() -> None:
    values = np.random.default_rng(2).integers(-500, 500, OUTLOOK.INPUTS).astype(np.int16)
    state = after_moves(2, 9, 3)
    one, other = (
        roots(search(state, outlook, NO_HABITS, after=0, follow=False))
        for outlook in (values, NOTHING)
    )
    assert one == other != roots(search(state, values, NO_HABITS, after=0))


def replies(tree: Any, seat: int) -> dict[int, int]:
    """How often each move of another seat was tried, wherever its children hang."""
    found: dict[int, int] = {}
    for node in tree.nodes[1 : int(tree.used[0])]:
        if node["seat"] != seat:
            found[int(node["move"])] = found.get(int(node["move"]), 0) + int(node["visits"])
    return found


def test_in_the_tree_others_choose_by_their_habits() -> None:
    """Who would rather discard than play is imagined to do so, and the searching seat is not."""
    state = after_moves(2, 9, 3)
    seat, slow = PRISM.to_act(state)[0], weights.whole_policy(liking(DO_DISCARD, 20.0))
    shares = []
    for habits in (NO_HABITS, slow):
        tried = replies(search(state, NOTHING, habits, after=0, simulations=2000), seat)
        turns = {move: n for move, n in tried.items() if move & 7 in (DO_PLAY, DO_DISCARD)}
        discards = sum(n for move, n in turns.items() if move & 7 == DO_DISCARD)
        shares.append(discards / sum(turns.values()))
    assert shares[0] < 0.6 < shares[1]


def test_habits_draw_as_often_as_their_chances_say() -> None:
    """Against a softmax in plain numpy."""
    state, habits = after_moves(3, 14, 8), np.random.default_rng(4).normal(0, 1, HABITS.INPUTS)
    whole, seat = weights.whole_policy(habits), PRISM.to_act(state)[0]
    moves, scratch = np.array(PRISM.legal(state, seat)), np.zeros(64, np.int64)
    logits = []
    for move in moves:
        n = HABITS.active(state[0], seat, move, scratch)
        logits.append(whole[scratch[:n]].sum() / policies.UNIT)
    wanted = np.exp(logits) / np.exp(logits).sum()
    draw, chance, drawn = make_draw(HABITS), np.random.default_rng(5), np.zeros(len(moves))
    for _ in range(4000):
        bits = np.uint64(chance.integers(1 << 63)) << np.uint64(1)
        move = draw(state[0], seat, moves, len(moves), whole, bits, scratch, np.zeros(len(moves)))
        drawn[np.flatnonzero(moves == move)] += 1
    assert len(moves) > 3
    assert drawn / 4000 == pytest.approx(wanted, abs=0.04)


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


def test_full_strength_follows_what_was_learned() -> None:
    assert [level.name for level in PRISM.levels if level.evaluation == NET] == ["master"]
    learned = policy_of(PRISM, NET)
    assert (learned.weights != 0).any()
    assert (learned.habits != 0).any()
    card = json.loads(weights_file(PRISM, NET).with_suffix(".json").read_text())
    gates = [gate for gate in card["gates"] if gate["generation"] == card["generation"]]
    assert {gate["verdict"] for gate in gates} == {"better"}
    assert {(gate["unit"], gate["players"]) for gate in gates} == set(
        product(("nodes", "ms"), (2, 4))
    )


def test_an_opponent_learns_who_wins_against_the_released_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From rounds of quick players with the habits of both; twice the same."""
    monkeypatch.setattr(exploit._Outlook, "rounds", 40)
    budget = exploit.Budget(1, 1, games=2, nodes=10, most_random=2, most_games=2, options=SHORT)
    told: list[str] = []
    found = [exploit.exploit(PRISM, budget, tmp_path / each, Here, told.append) for each in "ab"]
    assert found[0] == found[1]
    learners = [(tmp_path / each / "learner.npz").read_bytes() for each in "ab"]
    assert learners[0] == learners[1]
    assert learners[0] != weights_file(PRISM, NET).read_bytes()


def test_without_a_file_the_name_of_the_net_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PRISM.module("levels"), "__file__", str(tmp_path / "levels.py"))
    with pytest.raises(BadRequest, match="PRISM is played by hand"):
        weights_file(PRISM, NET)


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
        rounds=30,
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
