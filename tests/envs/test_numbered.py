"""Fixed numbers name the same legal moves as indices do, at every interface."""

import random
from typing import Any

import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test

from pentaprism import envs
from pentaprism.core.errors import PentaprismError
from pentaprism.games.registry import GAMES, find
from pentaprism.testing.vector import check_vector, same
from tests.envs.games import pick, short

NAMES = [game.id for game in GAMES if game.numbering]


def index_of(games: Any, number: int, seat: int) -> int:
    """The index of a fixed number, by the game's own table."""
    numbering = games.game.numbering
    assert numbering
    moves = games.moves[0, : games.count[0]].tolist()
    return int(moves.index(numbering.move_of(games.states[0], seat, number)))


@pytest.mark.parametrize("name", NAMES)
def test_a_learner_plays_the_same_games(name: str) -> None:
    chance = random.Random(2)
    fixed = envs.single(name, options=short(find(name)), actions="fixed")
    plain = envs.single(name, options=short(find(name)))
    (seen, info), (other, _) = fixed.reset(seed=6), plain.reset(seed=6)
    for _ in range(60):
        assert seen in fixed.observation_space
        assert (seen["observation"] == other["observation"]).all()
        assert (info["action_mask"] == seen["action_mask"]).all()
        assert seen["action_mask"].sum() == other["action_mask"].sum()
        number = pick(seen["action_mask"], chance)
        assert fixed.action_masks()[number]
        index = index_of(plain.games, number, info["seat"])
        seen, reward, over, _, info = fixed.step(number)
        other, *rest = plain.step(index)
        assert (reward, over) == (rest[0], rest[1])
        if over:
            (seen, info), (other, _) = fixed.reset(), plain.reset()


@pytest.mark.parametrize("name", NAMES)
def test_turn_by_turn_the_same_games(name: str) -> None:
    chance, options = random.Random(3), short(find(name))
    fixed, plain = (envs.aec(name, options=options, actions=each) for each in ("fixed", "indexed"))
    fixed.reset(seed=6)
    plain.reset(seed=6)
    for _ in range(120):
        agent = fixed.agent_selection
        assert agent == plain.agent_selection
        assert fixed.terminations == plain.terminations
        assert fixed.rewards == plain.rewards
        if fixed.terminations[agent]:
            fixed.reset()
            plain.reset()
            continue
        for each in fixed.agents:
            seen, other = fixed.observe(each), plain.observe(each)
            assert fixed.observation_space(each).contains(seen)
            assert (seen["observation"] == other["observation"]).all()
            assert seen["action_mask"].any() == (each == agent)
        number = pick(fixed.observe(agent)["action_mask"], chance)
        plain.step(index_of(plain.games, number, fixed.possible_agents.index(agent)))
        fixed.step(number)
        assert fixed.games.states.tobytes() == plain.games.states.tobytes()


@pytest.mark.parametrize("name", NAMES)
def test_at_once_the_same_games(name: str) -> None:
    chance, options = random.Random(4), short(find(name))
    fixed, plain = (
        envs.parallel(name, options=options, actions=each) for each in ("fixed", "indexed")
    )
    seen, _ = fixed.reset(seed=6)
    plain.reset(seed=6)
    numbering = find(name).numbering
    assert numbering
    for _ in range(80):
        actions, indices = {}, {}
        for seat, agent in enumerate(fixed.agents):
            assert fixed.observation_space(agent).contains(seen[agent])
            actions[agent] = number = pick(seen[agent]["action_mask"], chance)
            indices[agent] = plain.passing
            if number != fixed.passing:
                move = numbering.move_of(plain.games.states[0], seat, number)
                indices[agent] = plain._choices[seat].moves.index(move)
        seen, *rest = fixed.step(actions)
        _, *others = plain.step(indices)
        same(rest, others, "rewards, ends and infos")
        assert fixed.games.states.tobytes() == plain.games.states.tobytes()
        if not fixed.agents:
            seen, _ = fixed.reset()
            plain.reset()


@pytest.mark.parametrize("name", NAMES)
def test_a_vector_is_as_many_single_games(name: str) -> None:
    options = short(find(name))
    check_vector(
        lambda n, mode: envs.vector(name, n, options=options, autoreset_mode=mode, actions="fixed"),
        lambda: envs.single(name, options=options, actions="fixed"),
    )


def test_a_function_gets_and_gives_fixed_numbers() -> None:
    sizes = set()

    def first(seen: dict[str, Any]) -> Any:
        sizes.add(seen["action_mask"].shape[1])
        return seen["action_mask"].argmax(axis=1)

    games = envs.vector("prism", 3, opponents=first, actions="fixed")
    seen, _ = games.reset(seed=1)
    for _ in range(20):
        seen, *_ = games.step(seen["action_mask"].argmax(axis=1))
    assert sizes == {envs.Numbering("prism").size}


def test_a_number_that_is_not_legal_loses() -> None:
    single = envs.single("prizmik", actions="fixed")
    single.reset(seed=1)
    _, reward, over, _, info = single.step(0)
    assert (reward, over, info["illegal"]) == (0.0, True, True)
    turns = envs.aec("prizmik", actions="fixed")
    turns.reset(seed=1)
    turns.step(0)
    assert turns.rewards == {"player_0": 0.0, "player_1": 1.0}
    assert turns.infos["player_0"]["illegal_action"] == 0
    together = envs.parallel("prizmik", actions="fixed")
    together.reset(seed=1)
    _, rewards, *_, infos = together.step({"player_0": 0, "player_1": together.passing})
    assert rewards == {"player_0": 0.0, "player_1": 1.0}
    assert infos["player_0"] == {"illegal_action": 0}
    games = envs.vector("prizmik", 2, actions="fixed")
    games.reset(seed=1)
    _, reward, ended, *_ = games.step([0, 0])
    assert (reward.tolist(), ended.tolist()) == ([0.0, 0.0], [True, True])


def test_or_is_refused() -> None:
    said = "action 0 of player_0 is not the number of a legal move"
    turns = envs.aec("prizmik", actions="fixed", illegal="raise")
    turns.reset(seed=1)
    with pytest.raises(PentaprismError, match=said):
        turns.step(0)
    together = envs.parallel("prizmik", actions="fixed", illegal="raise")
    together.reset(seed=1)
    with pytest.raises(PentaprismError, match=said):
        together.step({"player_0": 0, "player_1": together.passing})
    games = envs.vector("prizmik", 2, actions="fixed", illegal="raise")
    games.reset(seed=1)
    with pytest.raises(PentaprismError, match="action 0 of game 0 is not the number of a legal"):
        games.step([0, 0])


@pytest.mark.filterwarnings("ignore:Observation")
def test_public_suites_accept_them() -> None:
    check_env(envs.single("prism", actions="fixed"), skip_render_check=True)
    api_test(envs.aec("prism", options=short(find("prism")), actions="fixed"), num_cycles=60)
    parallel_api_test(
        envs.parallel("prismatic", options=short(find("prismatic")), actions="fixed"), num_cycles=30
    )


@pytest.mark.parametrize("make", [envs.single, envs.vector, envs.aec, envs.parallel])
def test_errors_say_what_is_possible(make: Any) -> None:
    for wrong, said in (
        ({"game": "prisma", "actions": "fixed"}, "those of prizmik, prism, prismatic do"),
        ({"game": "prism", "actions": "plain"}, "one of indexed, fixed, not 'plain'"),
        ({"game": "prism", "actions": "fixed", "features": True}, "rows of indexed actions"),
    ):
        with pytest.raises(PentaprismError, match=said):
            make(**wrong)
