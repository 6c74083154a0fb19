"""What the interfaces give to a seat is the same in every world that it cannot tell apart."""

import random
from typing import Any

import numpy as np
import pyspiel
import pytest

from pentaprism import envs
from pentaprism.core.game import Game
from pentaprism.games.registry import GAMES
from pentaprism.testing.vector import same
from tests.envs.games import pick, short

STEPS = 160
EVERY = 8

HIDDEN = [game for game in GAMES if game.capabilities.hidden]
TABLES = [(game, players) for game in HIDDEN for players in sorted({*game.players})]


def another_world(game: Game, state: Any, seat: int, seed: int) -> Any:
    world = game.redacted(state, seat)
    world["rng"] = seed * 0x9E3779B9 + 1
    game.face.determinise(world, 0, seat)
    return world


def in_world(games: envs.Batch, world: Any, look: Any) -> Any:
    """What `look` gives when game 0 is in that world; then it is put back."""
    saved = games.save(0)
    games.load(0, saved._replace(state=world.tobytes()))
    try:
        return look()
    finally:
        games.load(0, saved)


@pytest.mark.parametrize(("game", "players"), TABLES, ids=str)
def test_turn_by_turn(game: Game, players: int) -> None:
    chance = random.Random(5)
    env = envs.aec(game, players, short(game), features=True)
    env.reset(seed=8)
    different = 0
    for number in range(STEPS):
        if number % EVERY == 0:
            for seat, agent in enumerate(env.agents):
                world = another_world(game, env.games.state(0), seat, number)
                different += world.tobytes() != env.games.states.tobytes()

                def look(agent: str = agent) -> Any:
                    mine = agent == env.agent_selection
                    return env.observe(agent), env.infos[agent], env.texts() if mine else []

                same(in_world(env.games, world, look), look(), f"{number}, {agent}")
        env.step(pick(env.observe(env.agent_selection)["action_mask"], chance))
        if not any(env.terminations.values()):
            continue
        env.reset()
    assert different > 3, "the worlds are all the same: this has tested nothing"


@pytest.mark.parametrize(("game", "players"), TABLES, ids=str)
def test_all_at_once(game: Game, players: int) -> None:
    chance = random.Random(6)
    env = envs.parallel(game, players, short(game), features=True)
    seen, _ = env.reset(seed=8)
    for number in range(STEPS // 2):
        if number % EVERY == 0:
            for seat, agent in enumerate(env.agents):
                world = another_world(game, env.games.state(0), seat, number)
                other = in_world(env.games, world, env.look)
                env.look()
                same(other[agent], seen[agent], f"{number}, {agent}")
        actions = {agent: pick(seen[agent]["action_mask"], chance) for agent in env.agents}
        seen, *_ = env.step(actions)
        if not env.agents:
            seen, _ = env.reset()


@pytest.mark.parametrize(("game", "players"), TABLES, ids=str)
def test_a_learner(game: Game, players: int) -> None:
    chance = random.Random(7)
    env = envs.single(game, players, short(game), features=True)
    seen, _ = env.reset(seed=8)
    for number in range(STEPS // 4):
        if number % EVERY == 0:
            world = another_world(game, env.games.state(0), 0, number)
            other = in_world(env.games, world, env.look)
            same(other, env.look(), f"{number}")
        seen, _, over, _, _ = env.step(pick(seen["action_mask"], chance))
        if over:
            seen, _ = env.reset()


@pytest.mark.parametrize(("game", "players"), TABLES, ids=str)
def test_openspiel(game: Game, players: int) -> None:
    """A player's observation is the same in all its worlds, and what it remembers tells two
    moves of others apart exactly when they look different to it."""
    chance = random.Random(8)
    envs.register_openspiel()
    options = {"players": players, **short(game)}
    state = pyspiel.load_game(f"pentaprism_{game.id}", options).new_initial_state()
    state.apply_action(8)
    for number in range(STEPS // 2):
        if state.is_terminal():
            break
        if number % EVERY == 0:
            for seat in range(players):
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
