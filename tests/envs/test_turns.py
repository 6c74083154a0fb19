"""What the PettingZoo faces promise besides PettingZoo's own suites."""

import random
from typing import Any

import numpy as np
import pytest

from pentaprism import envs
from pentaprism.core.errors import PentaprismError
from pentaprism.core.game import Game
from pentaprism.games.registry import GAMES
from tests.envs.games import pick, short


def play(env: Any, turns: int, chance: random.Random) -> None:
    for _ in range(turns):
        env.step(pick(env.observe(env.agent_selection)["action_mask"], chance))


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_names_and_spaces(game: Game) -> None:
    for env in (envs.aec(game), envs.parallel(game)):
        assert env.metadata["name"] == f"pentaprism_{game.id}_v{game.version}"
        agent = env.possible_agents[0]
        assert env.observation_space(agent) is env.observation_space(agent)
        assert env.observation_space(agent)["action_mask"].dtype == np.int8


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_an_illegal_action_loses_the_game(game: Game) -> None:
    players = game.players[1]
    env = envs.aec(game, players)
    env.reset(seed=2)
    play(env, 3, random.Random(1))
    loser = env.agent_selection
    env.step(env.action_space(loser).n - 1)
    share = 1 / (players - 1)
    expected = {agent: 0.0 if agent == loser else share for agent in env.possible_agents}
    assert env.rewards == pytest.approx(expected)
    assert all(env.terminations.values())
    assert env.infos[loser] == {"illegal_action": env.action_space(loser).n - 1}
    assert not any(env.observe(agent)["action_mask"].any() for agent in env.agents)
    for _ in range(players):
        env.step(None)
    assert not env.agents
    env.reset()
    assert not any(env.terminations.values())


@pytest.mark.parametrize(("rewards", "lost", "won"), [("zero-sum", -0.5, 0.5), ("points", -1, 0)])
def test_what_a_loser_by_an_illegal_action_gets(rewards: str, lost: float, won: float) -> None:
    env = envs.aec("prism", rewards=rewards)
    env.reset(seed=2)
    loser = env.agent_selection
    env.step(99)
    assert env.rewards.pop(loser) == lost
    assert list(env.rewards.values()) == [won]


def test_illegal_actions_can_be_errors() -> None:
    env = envs.aec("prizmik", illegal="raise")
    env.reset(seed=1)
    with pytest.raises(PentaprismError, match="action 200 of player_0 is not from 0 to 6"):
        env.step(200)
    env.step(6)
    together = envs.parallel("prizmik", illegal="raise")
    together.reset(seed=1)
    with pytest.raises(PentaprismError, match=r"action 3 of player_1 is not 256 \(pass\)"):
        together.step({"player_0": 0, "player_1": 3})
    together.step({"player_0": 0, "player_1": together.passing})


def test_an_illegal_action_loses_also_where_all_act_at_once() -> None:
    env = envs.parallel("prismatic", 3)
    env.reset(seed=1)
    actions = {"player_0": 0, "player_1": 259, "player_2": 0}
    _, rewards, terminated, _, infos = env.step(actions)
    assert rewards == {"player_0": 0.5, "player_1": 0.0, "player_2": 0.5}
    assert all(terminated.values())
    assert infos["player_1"] == {"illegal_action": 259}
    assert env.agents == []


@pytest.mark.parametrize("action", [None, 1.0, "1", True, [1]])
def test_actions_of_other_kinds_are_named(action: Any) -> None:
    env = envs.aec("prizmik")
    env.reset(seed=1)
    with pytest.raises(PentaprismError, match="an action is a whole number, not"):
        env.step(action)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_games_can_be_truncated(game: Game) -> None:
    env = envs.aec(game, max_cycles=3)
    env.reset(seed=4)
    play(env, 3 * env.num_agents - 1, random.Random(2))
    assert not any(env.truncations.values())
    play(env, 1, random.Random(3))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


def test_episodes_go_on_from_a_seed() -> None:
    env = envs.aec("prism", seed=5)
    seeds = []
    for _ in range(3):
        env.reset()
        seeds.append(env.games.setup_seed(0))
    assert seeds == [envs.episode_seed(5, 0, episode) for episode in range(3)]
    env.reset(seed=9)
    assert env.games.setup_seed(0) == envs.episode_seed(9, 0, 0)
    unseeded = {envs.aec("prism").games.setup_seed(0) for _ in range(2)}
    assert len(unseeded) == 2


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_features_of_moves_where_asked_for(game: Game) -> None:
    names = envs.feature_names(game)
    for env in (envs.aec(game, features=True), envs.parallel(game, features=True)):
        env.reset(seed=1)
        agent = env.possible_agents[0]
        assert env.observation_space(agent)["features"].shape == (env.games.most, len(names))
    seen = envs.aec(game, features=True)
    seen.reset(seed=1)
    observed = seen.observe(seen.agent_selection)
    count = int(observed["action_mask"].sum())
    assert seen.observation_space(seen.agent_selection).contains(observed)
    assert observed["features"][:count].any()
    assert not observed["features"][count:].any()


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"illegal": "ignore"}, "known: lose, raise"),
        ({"render_mode": "rgb"}, "known: ansi, human, rgb_array, svg"),
        ({"max_cycles": 0}, "max_cycles is None or a whole number from 1"),
        ({"rewards": "sum"}, "did you mean 'zero-sum'|known:"),
        ({"players": 7}, "is for 2 players, not 7"),
        ({"options": {"quiet": 1}}, "did you mean 'quiet_limit'"),
    ],
)
def test_errors_say_what_is_possible(wrong: dict[str, Any], said: str) -> None:
    for face in (envs.aec, envs.parallel, envs.single, envs.vector):
        with pytest.raises(PentaprismError, match=said):
            face("prizmik", **wrong)


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(PentaprismError, match="did you mean 'prizmik'"):
        envs.aec("prismik")


def test_actions_at_once_are_for_all() -> None:
    env = envs.parallel("laser", 3, short(GAMES[2]))
    env.reset(seed=1)
    with pytest.raises(PentaprismError, match="a key for each of"):
        env.step({"player_0": 0})
