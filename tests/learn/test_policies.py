"""Policies: what they see, how they are trained, and what the tree search makes of them."""

import io
import json
import random
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import numpy as np
import pytest

from pentaprism.bots import Limit, Task, think
from pentaprism.bots.brains import HAND, NET, policy_of, weights_file
from pentaprism.core.errors import BadOption, BadRecord
from pentaprism.core.game import Game
from pentaprism.core.level import Level
from pentaprism.core.rng import generator
from pentaprism.games import registry
from pentaprism.learn import choices, imitation, train
from pentaprism.learn import settings as files
from pentaprism.learn.journal import Gated
from pentaprism.learn.run import Run
from pentaprism.learn.selfplay import Unit
from pentaprism.search import mcts, policies, weights
from pentaprism.search.weights import BadWeights, about_policy
from tests.learn.test_run import Here

GAMES = [game for game in registry.GAMES if game.policy is not None]
PRISMATIC = registry.find("prismatic")
SHORT = {"goal": 3, "round_limit": 2}
OPTIONS: dict[str, dict[str, Any]] = {"prisma": {"tiles": "rings"}, "prismatic": SHORT}


def decisions(game: Game, players: int, seed: int) -> Any:
    """The decisions of a random game, as the seat to act knows them."""
    chance = random.Random(seed)
    state = game.setup(players, OPTIONS[game.id], seed)
    for _ in range(400):
        acting = game.to_act(state)
        if not acting:
            return
        seat = chance.choice(acting)
        moves = game.legal(state, seat)
        yield state, seat, moves
        state = game.apply(state, seat, chance.choice(moves))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_policy_sees_what_the_seat_may_know_and_no_more(game: Game) -> None:
    policy: Any = game.policy
    scratch = np.full(64, -1, np.int64)
    seen = set()
    for players in (game.players[0], min(4, game.players[1])):
        for state, seat, moves in decisions(game, players, players):
            known = game.redacted(state, seat)
            for move in moves:
                told = []
                for world in (state, known):
                    n = int(policy.active(world[0], seat, move, scratch))
                    told.append(sorted(scratch[:n].tolist()))
                assert told[0] == told[1]
                assert len(told[0]) == len(set(told[0])) <= policy.MOST_ACTIVE
                assert all(0 <= one < policy.INPUTS for one in told[0])
                seen.update(told[0])
    assert len(seen) > policy.INPUTS / 4


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_stronger_levels_follow_what_was_learned(game: Game) -> None:
    following = {
        "prisma": {"casual", "club", "strong", "master"},
        "prismatic": {"strong", "master"},
    }[game.id]
    assert {level.name for level in game.levels if level.evaluation == NET} == following
    assert {level.evaluation for level in game.levels} == {HAND, NET}
    assert (policy_of(game, NET).weights != 0).any()
    card = json.loads(weights_file(game, NET).with_suffix(".json").read_text())
    gates = [gate for gate in card["gates"] if gate["generation"] == card["generation"]]
    assert {gate["verdict"] for gate in gates} == {"better"}


def random_policy(game: Game, seed: int, exploration: float = 0.5) -> bytes:
    policy: Any = game.policy
    chance = np.random.default_rng(seed)
    values = chance.normal(0, 0.5, policy.INPUTS)
    knobs = np.array([exploration, 0.1])
    return weights.encode_policy(values, knobs, policy, about_policy(game.id, game.version))


# -- training

FEW = 12


def samples(count: int, seed: int = 0) -> choices.Choices:
    """Of three moves the one with input 3 is chosen, if there is one."""
    chance = np.random.default_rng(seed)
    rows = [np.sort(chance.choice(FEW, 4, replace=False)) for _ in range(3 * count)]
    visits = [9 if 3 in row else 1 for row in rows]
    return choices.Choices(
        np.concatenate(rows).astype(np.uint16),
        np.full(3 * count, 4, np.uint8),
        np.array(visits, np.uint32),
        np.full(count, 3, np.uint16),
    )


def test_slopes_are_those_of_the_loss() -> None:
    batch = imitation.batch_of(samples(40), np.float64)
    policy = imitation.Policy(np.random.default_rng(1).normal(0, 0.5, FEW))
    chosen, scratch = np.arange(5, 35), np.zeros(3)
    slope = imitation.Policy(np.zeros(FEW))
    imitation.add_gradient(policy, batch, chosen, slope, scratch)
    for i in range(FEW):
        losses = []
        for sign in (1, -1):
            moved = imitation.Policy(policy.weights.copy())
            moved.weights[i] += sign * 1e-6
            losses.append(imitation.mean_loss(moved, batch, chosen, scratch))
        wanted = (losses[0] - losses[1]) / 2e-6
        assert slope.weights[i] == pytest.approx(wanted, rel=1e-4, abs=1e-8)


def test_it_learns_what_the_search_chose_the_same_to_the_bit() -> None:
    batch = imitation.batch_of(samples(1000))
    settings = train.Settings(epochs=6, batch=32, rate=0.05)
    told: list[float] = []

    def trained(seed: int) -> tuple[imitation.Policy, train.Losses]:
        return imitation.train(
            FEW, batch, settings, seed, lambda epoch, loss, held: told.append(held)
        )

    policy, losses = trained(1)
    assert losses.net == pytest.approx(told[-1])
    assert losses.net < losses.hand - 0.1
    assert int(np.argmax(policy.weights)) == 3
    assert policy.weights.tobytes() == trained(1)[0].weights.tobytes()
    assert policy.weights.tobytes() != trained(2)[0].weights.tobytes()


def test_shards_of_choices_are_what_was_played(tmp_path: Path) -> None:
    unit = Unit("prismatic", SHORT, 7, 1, 6, 4, 3)
    one, other = choices.perform(unit), choices.perform(unit)
    assert all((a == b).all() for a, b in zip(one, other, strict=True))
    assert one.positions > 20
    assert (one.moves >= 2).all()
    path = tmp_path / "shard.npz"
    choices.save(path, one)
    assert all((a == b).all() for a, b in zip(one, choices.load(path), strict=True))
    choices.save(path, one._replace(visits=one.visits[:-1]))
    with pytest.raises(BadRecord, match="do not fit together"):
        choices.load(path)


# -- in the tree


def test_likely_moves_are_tried_more_often() -> None:
    """A policy that likes one input: its moves get most of a small search."""
    game, policy = PRISMATIC, cast(Any, PRISMATIC.policy)
    state = game.setup(2, SHORT, 3)
    seat = game.to_act(state)[0]
    state = game.apply(state, seat, game.legal(state, seat)[0])
    known = game.redacted(state, seat)
    moves = game.legal(known, seat)
    scratch = np.zeros(64, np.int64)
    n = int(policy.active(known[0], seat, moves[0], scratch))
    liked = int(scratch[n - 1])  # the last input of a move is what only few others have
    values = np.zeros(policy.INPUTS, np.int16)
    values[liked] = 8 * policies.UNIT
    learned = policies.of(values, np.array([2.0, 0.0]), np.zeros(0, np.int16))
    simulate = mcts.make_ismcts(game.rules, game.evaluation, policy)
    tree = mcts.new_tree(game.rules, 5000, generator(1), np.zeros(1, np.uint8), learned)
    tree.states[0] = known[0]
    assert simulate(tree, seat, 40, 0.5) == 40
    tried = {}
    child = int(tree.nodes[0]["first"])
    while child:
        tried[int(tree.nodes[child]["move"])] = int(tree.nodes[child]["visits"])
        child = int(tree.nodes[child]["following"])
    assert tried.keys() == set(moves)
    assert sum(tried.values()) == 40
    alike = [m for m in moves if liked in scratch[: policy.active(known[0], seat, m, scratch)]]
    assert sum(tried[move] for move in alike) > 30


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_hand_stays_as_it_was(game: Game, tmp_path: Path) -> None:
    """Who plays by hand does not look at any policy, and a file is another player."""
    path = tmp_path / "mine.npz"
    path.write_bytes(random_policy(game, 5))
    found = []
    for evaluation in ("hand", str(path)):
        level = Level("master", evaluation=evaluation)
        state = game.setup(game.players[0], OPTIONS[game.id], 4)
        seat = game.to_act(state)[0]
        known = game.redacted(state, seat)
        task = Task(known, seat, level, Limit(nodes=60), 9, 1, np.zeros(1, np.uint8))
        thought = think(game, task)
        assert thought.line[0] in game.legal(known, seat)
        found.append(thought.score)
    assert found[0] != found[1]


# -- files


def changed(content: bytes, **arrays: Any) -> bytes:
    with np.load(io.BytesIO(content)) as file:
        kept = {name: file[name] for name in file.files} | arrays
    out = io.BytesIO()
    np.savez(out, **{name: array for name, array in kept.items() if array is not None})
    return out.getvalue()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_policy_that_does_not_fit_is_refused_by_name(game: Game, tmp_path: Path) -> None:
    good, path = random_policy(game, 1), tmp_path / "mine.npz"
    about, inputs = about_policy(game.id, game.version), game.policy.INPUTS  # type: ignore[union-attr]
    path.write_bytes(good)
    assert weights.load_policy(path, game.policy, about).weights.shape == (1, inputs)
    for content, told in (
        (b"", "no .npz file"),
        (changed(good, policy=None), "no array 'policy'"),
        (changed(good, policy=np.zeros(3, np.int16)), "policy is int16[3]"),
        (changed(good, search=np.array([np.nan, 0.0])), "no numbers"),
        (random_policy(SimpleNamespace(policy=game.policy, id="go", version="1"), 1), "'go'"),  # type: ignore[arg-type]
    ):
        path.write_bytes(content)
        with pytest.raises(BadWeights) as refused:
            weights.load_policy(path, game.policy, about)
        assert refused.value.message.startswith(f"{path}: ")
        assert told in refused.value.message
    with pytest.raises(BadWeights, match="nowhere"):
        policy_of(game, str(tmp_path / "nowhere.npz"))


# -- a run


def test_a_run_learns_a_policy_the_same_to_the_bit_and_gates_it(tmp_path: Path) -> None:
    settings = files.Settings(
        game="prismatic",
        seed=3,
        generations=1,
        selfplay=files.SelfPlay(
            shards=2, games=1, nodes=6, most_random=4, options=[SHORT], players=[2, 3]
        ),
        training=train.Settings(epochs=1, batch=32, rate=0.05, held_out=5),
        search=files.Search(exploration=0.7, urgency=0.2),
        gate=files.Gate(nodes=6, most_games=2, players=[3], options=SHORT),
    )
    made = []
    for name in ("one", "other"):
        folder = tmp_path / name
        run = Run(folder, settings, Here, lambda line: None)
        run.go_on()
        made.append((folder / "generation-01/candidate.npz").read_bytes())
        gates = [entry for entry in run.journal.entries if isinstance(entry, Gated)]
        assert [gate.players for gate in gates] == [3]
    assert made[0] == made[1]
    about = about_policy(PRISMATIC.id, PRISMATIC.version)
    learned = weights.decode_policy(made[0], "the candidate", PRISMATIC.policy, about)
    assert learned.knobs.tolist() == [[0.7, 0.2]]
    assert (learned.weights != 0).any()


def test_a_run_may_begin_with_what_is_released(tmp_path: Path) -> None:
    """It plays its games, and has to be beaten."""
    play = files.SelfPlay(shards=1, games=1, nodes=6, most_random=4, options=[SHORT])
    settings = files.Settings(
        "prismatic",
        generations=1,
        begin="net",
        selfplay=play,
        training=train.Settings(epochs=1, held_out=5),
        gate=files.Gate(nodes=6, most_games=2, options=SHORT),
    )
    run = Run(tmp_path, settings, Here, lambda line: None)
    [(_, unit)] = run._units(1, [0])
    assert unit.weights == weights_file(PRISMATIC, NET).read_bytes()
    run.go_on()
    [gate] = [entry for entry in run.journal.entries if isinstance(entry, Gated)]
    assert gate.against == "net"
    by_hand = Run(tmp_path / "hand", files.Settings("prismatic"), Here, lambda line: None)
    [(_, unit)] = by_hand._units(1, [0])
    assert unit.weights == b""


def test_a_run_for_players_that_the_game_does_not_have_is_refused(tmp_path: Path) -> None:
    settings = files.Settings("prismatic", gate=files.Gate(players=[7]))
    with pytest.raises(BadOption, match="2 to 4 players"):
        Run(tmp_path, settings, Here, lambda line: None)
