"""The same game through every interface, move by move: batch, AEC, vector, OpenSpiel, parallel."""

import hashlib
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest

from pentaprism import envs
from pentaprism.core.game import Game
from pentaprism.games.registry import GAMES
from tests.envs.games import SETTINGS, pick, short

SEED = 17
LONGEST = 400


class Interfaces:
    """One game in four interfaces in which one seat acts after the other."""

    def __init__(self, game: Game, players: int, seed: int) -> None:
        options = short(game)
        self.game = game
        self.batch = envs.batch(
            game, 1, players, options, observe=True, mask=True, rewards="zero-sum"
        )
        self.batch.reset(seeds=[seed])
        self.aec = envs.aec(game, players, options, rewards="zero-sum")
        self.aec.reset(seed=seed)
        self.vector = envs.vector(
            game,
            1,
            players,
            options,
            opponents="itself",
            autoreset_mode="DISABLED",
            rewards="zero-sum",
        )
        self.seen, self.infos = self.vector.reset(seed=seed)
        envs.register_openspiel()
        name = f"pentaprism_{game.id}"
        self.spiel = pyspiel.load_game(name, {"players": players, **options}).new_initial_state()
        if self.spiel.is_chance_node():
            self.spiel.apply_action(seed)

    def step(self, action: int) -> None:
        seat = int(self.batch.seat[0])
        self.batch.step([action])
        self.aec.step(action)
        self.seen, reward, over, truncated, self.infos = self.vector.step(np.array([action]))
        self.spiel.apply_action(action)
        assert not truncated[0]
        assert over[0] == self.batch.done[0]
        assert reward[0] == self.batch.reward[0, seat]

    def compare(self) -> None:
        state = self.batch.states.tobytes()
        assert self.aec.games.states.tobytes() == state
        assert self.vector.games.states.tobytes() == state
        assert self.spiel.node.data == state
        reward = self.batch.reward[0].tolist()
        assert [self.aec.rewards[agent] for agent in self.aec.possible_agents] == reward
        assert self.infos["rewards"][0].tolist() == reward
        assert self.spiel.is_terminal() == self.batch.done[0]
        assert all(self.aec.terminations.values()) == self.batch.done[0]
        if self.batch.done[0]:
            assert self.spiel.returns() == pytest.approx(reward)
        else:
            self.compare_choices()

    def compare_choices(self) -> None:
        seat, count = int(self.batch.seat[0]), int(self.batch.count[0])
        mask, observation = self.batch.mask[0], self.batch.observation[0]
        assert self.aec.agent_selection == f"player_{seat}"
        assert self.infos["seat"][0] == self.spiel.current_player() == seat
        seen = self.aec.observe(self.aec.agent_selection)
        for each in (seen, {name: array[0] for name, array in self.seen.items()}):
            assert (each["action_mask"] == mask).all()
            assert (each["observation"] == observation).all()
        assert (self.infos["action_mask"][0] == mask).all()
        assert self.spiel.legal_actions() == list(range(count))
        assert self.spiel.observation_tensor(seat) == observation.tolist()
        texts = self.batch.texts(0)
        assert self.aec.texts() == self.vector.texts(0) == texts
        assert [self.spiel.action_to_string(seat, a) for a in range(count)] == texts


@pytest.mark.parametrize(("game", "players"), SETTINGS, ids=str)
def test_one_seat_after_the_other(game: Game, players: int) -> None:
    chance = random.Random(f"{game.id} {players}")
    longest = LONGEST if players == game.players[0] else 60
    faces = Interfaces(game, players, SEED)
    for _ in range(longest):
        faces.compare()
        if faces.batch.done[0]:
            break
        faces.step(pick(faces.batch.mask[0], chance))


class Reference:
    """A game in which all act at once, by the functions of `Game` alone."""

    def __init__(self, game: Game, players: int, seed: int) -> None:
        self.game, self.players = game, players
        self.clock = players if game.capabilities.real_time else None
        self.state = game.setup(players, short(game), envs.episode_seed(seed, 0, 0))
        self.cycle = 0
        self.run_clock()

    def moves(self, seat: int) -> list[int]:
        if seat not in self.game.to_act(self.state):
            return []
        waits = [-1] if self.clock in self.game.to_act(self.state) else []
        return self.game.legal(self.state, seat) + waits

    def play(self, chosen: dict[int, int]) -> None:
        if all(move == -1 for move in chosen.values()):
            self.tick()
        for ahead in range(self.players):
            seat = (self.cycle + ahead) % self.players
            move = chosen.get(seat, -1)
            if move != -1 and move in self.moves(seat):
                self.state = self.game.apply(self.state, seat, move)
                self.run_clock()
        self.run_clock()
        self.cycle += 1

    def run_clock(self) -> None:
        while self.clock is not None and self.game.to_act(self.state) == (self.clock,):
            self.tick()

    def tick(self) -> None:
        assert self.clock is not None
        (move,) = self.game.legal(self.state, self.clock)
        self.state = self.game.apply(self.state, self.clock, move)


@pytest.mark.parametrize(("game", "players"), SETTINGS, ids=str)
def test_all_seats_at_once(game: Game, players: int) -> None:
    chance = random.Random(f"{game.id} {players}")
    reference = Reference(game, players, SEED)
    env = envs.parallel(game, players, short(game))
    seen, _ = env.reset(seed=SEED)
    envs.register_openspiel()
    joint = game.capabilities.simultaneous
    name = f"pentaprism_{game.id}" + ("_simultaneous" if joint else "")
    spiel = pyspiel.load_game(name, {"players": players, **short(game)}).new_initial_state()
    if spiel.is_chance_node():
        spiel.apply_action(SEED)
    for _ in range(LONGEST if players == game.players[0] else 40):
        able = {seat: moves for seat in range(players) if (moves := reference.moves(seat))}
        actions = [pick(seen[agent]["action_mask"], chance) for agent in env.agents]
        for seat, agent in enumerate(env.agents):
            mask, moves = seen[agent]["action_mask"], able.get(seat, [])
            assert mask.tolist() == [1] * len(moves) + [0] * (len(mask) - len(moves) - 1) + [
                not moves
            ]
            if joint:
                assert spiel.legal_actions(seat) == np.flatnonzero(mask).tolist()
            assert len(env.texts(agent)) == max(1, len(moves))
        reference.play({seat: moves[actions[seat]] for seat, moves in able.items()})
        seen, rewards, over, _, _ = env.step(dict(zip(env.agents, actions, strict=True)))
        assert env.games.states.tobytes() == reference.state.tobytes()
        if joint:
            spiel.apply_actions(actions)
            assert spiel.node.data == reference.state.tobytes()
        outcome = game.outcome(reference.state)
        assert all(over.values()) == (outcome is not None)
        if outcome is not None:
            winners = outcome.winners or tuple(range(players))
            shares = [(seat in winners) / len(winners) for seat in range(players)]
            assert list(rewards.values()) == pytest.approx(shares)
            break


def transcript() -> str:
    """A digest of an episode of each game through three interfaces, from one seed."""
    digest = hashlib.sha256()
    for game in GAMES:
        chance = random.Random(game.id)
        env = envs.aec(game, options=short(game))
        env.reset(seed=3)
        games = envs.vector(game, 2, options=short(game))
        seen, _ = games.reset(seed=3)
        for _ in range(40):
            observed, reward, over, _, _ = env.last()
            digest.update(_bytes(observed) + str(reward).encode())
            env.step(None if over else pick(observed["action_mask"], chance))
            if not env.agents:
                env.reset()
            actions = np.array([pick(mask, chance) for mask in seen["action_mask"]])
            seen, rewards, *_ = games.step(actions)
            digest.update(_bytes(seen) + rewards.tobytes())
    return digest.hexdigest()


def _bytes(seen: dict[str, Any]) -> bytes:
    return b"".join(array.tobytes() for array in seen.values())


def test_a_seed_gives_the_same_episodes_in_every_process() -> None:
    code = "from tests.envs.test_one_truth import transcript; print(transcript())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stdout.strip() == transcript(), done.stderr
