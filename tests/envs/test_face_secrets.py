"""What the interfaces give to a seat is the same in every world that it cannot tell apart: over
whole games, with every number of seats, for all of them."""

import random
from typing import Any

import numpy as np
import pyspiel
import pytest

from pentaprism import envs
from pentaprism.core.game import Game
from pentaprism.testing.vector import same
from tests.envs.games import EVERYWHERE, SETTINGS, another_world, lookers, pick, short

TABLES = [(game, players) for game, players in SETTINGS if game.capabilities.hidden]
#: What can be asked for besides: features of moves, or fixed numbers of them.
BESIDES = [
    (game, players, besides)
    for game, players in TABLES
    for besides in [{"features": True}, {"actions": "fixed"}][: 1 + (game.numbering is not None)]
]


def in_world(games: envs.Batch, world: Any, look: Any) -> Any:
    """What `look` gives when game 0 is in that world; then it is put back."""
    saved = games.save(0)
    games.load(0, saved._replace(state=world.tobytes()))
    try:
        return look()
    finally:
        games.load(0, saved)


@pytest.mark.parametrize(("game", "players", "besides"), BESIDES, ids=str)
def test_turn_by_turn(game: Game, players: int, besides: dict[str, Any]) -> None:
    chance = random.Random(players)
    env = envs.aec(game, players, short(game), **besides)
    env.reset(seed=8)
    different = 0
    while not any(env.terminations.values()):
        for seat in lookers(players, chance):
            agent = env.possible_agents[seat]
            world = another_world(game, env.games.state(0), seat, chance)
            different += world.tobytes() != env.games.states.tobytes()

            def look(agent: str = agent) -> Any:
                mine = agent == env.agent_selection
                return env.observe(agent), env.infos[agent], env.texts() if mine else []

            same(in_world(env.games, world, look), look(), agent)
        env.step(pick(env.observe(env.agent_selection)["action_mask"], chance))
    assert different > 0, "the worlds are all the same: this has tested nothing"


@pytest.mark.parametrize(("game", "players", "besides"), BESIDES, ids=str)
def test_all_at_once(game: Game, players: int, besides: dict[str, Any]) -> None:
    chance = random.Random(players)
    env = envs.parallel(game, players, short(game), **besides)
    seen, infos = env.reset(seed=8)
    while env.agents:
        for seat in lookers(players, chance):
            agent = env.possible_agents[seat]
            world = another_world(game, env.games.state(0), seat, chance)

            def look(agent: str = agent) -> Any:
                return env.look()[agent], env.texts(agent)

            other = in_world(env.games, world, look)
            same(other, (seen[agent], look()[1]), agent)
            assert not infos[agent]
        actions = {agent: pick(seen[agent]["action_mask"], chance) for agent in env.agents}
        seen, *_, infos = env.step(actions)


@pytest.mark.parametrize(("game", "players", "besides"), BESIDES, ids=str)
def test_a_learner(game: Game, players: int, besides: dict[str, Any]) -> None:
    chance = random.Random(players)
    for seat in range(players) if EVERYWHERE else [chance.randrange(players)]:
        single = envs.single(game, players, short(game), seat=seat, **besides)
        vector = envs.vector(game, 1, players, short(game), seat=seat, **besides)
        seen, _ = single.reset(seed=8)
        vector.reset(seed=8)
        everywhere, over = np.ones(1, np.bool_), False

        def look(vector: Any = vector, everywhere: Any = everywhere) -> Any:
            seen = vector.table.seen()
            return seen, vector._infos(seen, everywhere)

        while not over:
            if lookers(players, chance):
                world = another_world(game, single.games.state(0), seat, chance)
                same(in_world(single.games, world, single.look), single.look(), "single")
                same(in_world(vector.games, world, look), look(), "vector")
            action = pick(seen["action_mask"], chance)
            seen, _, over, _, _ = single.step(action)
            vector.step([action])


@pytest.mark.parametrize(("game", "players"), TABLES, ids=str)
def test_openspiel(game: Game, players: int) -> None:
    """A player's observation is the same in all its worlds, and what it remembers tells two
    moves of others apart exactly when they look different to it."""
    chance = random.Random(players)
    envs.register_openspiel()
    options = {"players": players, **short(game)}
    state = pyspiel.load_game(f"pentaprism_{game.id}", options).new_initial_state()
    state.apply_action(8)
    while not state.is_terminal():
        for seat in lookers(players, chance, 0.1):
            other = state.resample_from_infostate(seat, chance.random)
            for each in ("observation_string", "observation_tensor"):
                assert getattr(other, each)(seat) == getattr(state, each)(seat)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            _remembers(game, state, seat)
        state.apply_action(chance.choice(state.legal_actions()))


def _remembers(game: Game, state: Any, seat: int) -> None:
    worlds: dict[bytes, str] = {}
    if state.current_player() != seat:
        # Of a move that it cannot see a player does not even know that it was made.
        now = game.redacted(state.node.state, seat).tobytes()
        worlds[now] = state.information_state_string(seat)
    for action in state.legal_actions()[:6]:
        child = state.child(action)
        view = game.redacted(child.node.state, seat).tobytes()
        if state.current_player() == seat:
            view += bytes([action])
        memory = child.information_state_string(seat)
        assert worlds.setdefault(view, memory) == memory
    assert len(set(worlds.values())) == len(worlds)


def test_masks_are_numbers_that_gymnasium_can_sample_from() -> None:
    env = envs.aec("prism")
    env.reset(seed=1)
    mask = env.observe(env.agent_selection)["action_mask"]
    assert mask.dtype == np.int8
    assert mask[env.action_space(env.agent_selection).sample(mask)] == 1
