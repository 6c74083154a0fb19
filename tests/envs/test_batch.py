"""A batch is many single games, to the byte."""

from typing import Any

import numpy as np
import pytest

from pentaprism import envs
from pentaprism.core.errors import BadRequest
from pentaprism.core.game import Game
from pentaprism.core.rng import generator
from pentaprism.games.registry import GAMES
from pentaprism.testing.walks import players_of
from tests.envs import FEW

SETTINGS = [(game, players) for game in GAMES for players in players_of(game)]


class Single:
    """One game played through `Game`, by the rules of turns that a batch documents."""

    def __init__(self, game: Game, players: int, seed: int) -> None:
        self.game, self.players = game, players
        self.clock = players if game.capabilities.real_time else None
        self.state = game.setup(players, {}, seed)
        self.last, self.waiting = players - 1, set[int]()
        self._run_clock()

    @property
    def acting(self) -> list[int]:
        return [seat for seat in self.game.to_act(self.state) if seat != self.clock]

    @property
    def seat(self) -> int:
        for ahead in range(1, self.players + 1):
            seat = (self.last + ahead) % self.players
            if seat in self.acting and seat not in self.waiting:
                return seat
        return -1

    @property
    def moves(self) -> list[int]:
        legal = self.game.legal(self.state, self.seat)
        return [*legal, -1] if self.clock in self.game.to_act(self.state) else legal

    def play(self, action: int) -> None:
        seat, move = self.seat, self.moves[action]
        self.last = seat
        if move >= 0:
            self.waiting = set()
            self.state = self.game.apply(self.state, seat, move)
        else:
            self.waiting.add(seat)
            if self.waiting >= set(self.acting):
                self._tick()
        self._run_clock()

    def _run_clock(self) -> None:
        while self.clock is not None and self.game.to_act(self.state) == (self.clock,):
            self._tick()

    def _tick(self) -> None:
        assert self.clock is not None
        (move,) = self.game.legal(self.state, self.clock)
        self.state = self.game.apply(self.state, self.clock, move)
        self.waiting = set()


@pytest.mark.rules
@pytest.mark.parametrize(("game", "players"), SETTINGS, ids=str)
def test_a_batch_is_many_single_games(game: Game, players: int) -> None:
    n, steps = 2, 8 if FEW else 150
    games = envs.batch(game, n, players, seed=5, restart=True)
    singles = [Single(game, players, envs.episode_seed(5, i, 0)) for i in range(n)]
    chance = generator(players)
    for _ in range(steps):
        for i, single in enumerate(singles):
            same(games, i, single)
        actions = games.random_actions(chance)
        games.step(actions)
        for i, single in enumerate(singles):
            single.play(int(actions[i]))
            assert games.done[i] == (single.seat == -1)
            if games.done[i]:
                singles[i] = Single(game, players, envs.episode_seed(5, i, games.episode(i)))


def same(games: envs.Batch, i: int, single: Single) -> None:
    assert games.states[i : i + 1].tobytes() == single.state.tobytes()
    assert games.seat[i] == single.seat
    assert games.to_act[i] == sum(1 << seat for seat in single.acting)
    assert games.moves[i, : games.count[i]].tolist() == single.moves


NAMES = ("seat", "to_act", "reward", "done", "length", "count", "observation", "mask", "features")


def equal(one: envs.Batch, other: envs.Batch) -> bool:
    return one.states.tobytes() == other.states.tobytes() and all(
        np.array_equal(getattr(one, name), getattr(other, name)) for name in NAMES
    )


def everything(game: Game | str, n: int, **more: Any) -> envs.Batch:
    return envs.batch(game, n, observe=True, mask=True, features=True, **more)


@pytest.mark.rules
@pytest.mark.parametrize("game", GAMES, ids=str)
def test_extras_fit_the_moves(game: Game) -> None:
    games = everything(game, 3, restart=True, seed=9)
    expected = np.zeros(game.rules.OBSERVATION, np.float32)
    for action in range(4 if FEW else 120):
        for i in range(3):
            count = games.count[i]
            assert games.mask[i].tolist() == [1] * count + [0] * (games.most - count)
            assert not games.features[i, count:].any()
            waits = games.moves[i, :count] == -1
            assert games.features[i, :count].any(axis=1).tolist() == (~waits).tolist()
            game.face.observe(games.states, i, int(games.seat[i]), expected)
            assert np.array_equal(games.observation[i], expected)
            assert len(games.texts(i)) == count
        games.step(action % games.count)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_game_can_be_saved_and_put_back_elsewhere(game: Game) -> None:
    games, chance = everything(game, 2, seed=1), generator(3)
    for _ in range(25):
        games.step(games.random_actions(chance))
    twin = games.copy()
    assert equal(games, twin)
    games.load(0, games.save(1))
    again = game.setup(games.players, games.options, games.setup_seed(1))
    assert games.setup_seed(0) == games.setup_seed(1) == envs.episode_seed(1, 1, 0)
    assert again.tobytes() != games.state(1).tobytes()
    for _ in range(25):
        games.step(np.zeros(2, int))
        assert games.states[0].tobytes() == games.states[1].tobytes()
        assert all(np.array_equal(*getattr(games, name)) for name in NAMES)
    assert not equal(games, twin)


def test_any_seat_that_may_act_can_be_let_choose() -> None:
    games = everything("prismatic", 1, players=4)
    assert (games.seat[0], games.to_act[0]) == (0, 0b1111)
    games.select(0, 2)
    assert games.seat[0] == 2
    assert np.array_equal(games.observation[0], games.observe(0, 2))
    assert games.moves[0, : games.count[0]].tolist() == games.game.legal(games.state(0), 2)
    games.step([0])
    assert games.seat[0] == 3
    with pytest.raises(BadRequest, match="seats \\[0, 1, 2, 3\\] to act, not for 4"):
        games.select(0, 4)


def test_time_passes_when_all_wait() -> None:
    games = envs.batch("laser", 1, players=3)
    for seat in range(3):
        assert games.seat[0] == seat
        assert games.texts(0)[-1] == "wait"
        games.step(games.count - 1)
    assert games.game.position(games.state(0))["round"] == 2


@pytest.mark.parametrize("rewards", envs.REWARDS)
def test_rewards_come_with_the_last_step(rewards: str) -> None:
    game = GAMES[3]
    games, chance = envs.batch(game, 4, players=3, rewards=rewards), generator(1)
    ended = 0
    while not games.done.all():
        before = games.done.copy()
        games.step(games.random_actions(chance))
        for i in range(4):
            if games.done[i] and not before[i]:
                ended += 1
                assert games.reward[i].tolist() == pytest.approx(_deserved(games, i, rewards))
            else:
                assert not games.reward[i].any()
    assert ended == 4
    assert (games.seat == -1).all()


def _deserved(games: envs.Batch, i: int, rewards: str) -> list[float]:
    state = games.state(i)
    if rewards == "points":
        return games.game.scores(state)
    outcome = games.game.outcome(state)
    assert outcome is not None
    level = 1 / 3 if rewards == "zero-sum" else 0
    return [
        (1 / len(outcome.winners) if seat in outcome.winners else 0) - level for seat in range(3)
    ]


def test_a_draw_is_shared() -> None:
    games, chance = envs.batch("prizmik", 64, options={"quiet_limit": 2}), generator(1)
    while not games.done.all():
        ending = ~games.done
        games.step(games.random_actions(chance))
        ending &= games.done
        assert np.allclose(games.reward[ending].sum(axis=1), 1)
    assert (games.length > 0).all()


def test_a_reset_goes_on_to_the_next_episode_or_to_given_seeds() -> None:
    games = envs.batch("prism", 3, seed=7)
    games.reset([1])
    assert [games.episode(i) for i in range(3)] == [0, 1, 0]
    assert [games.setup_seed(i) for i in range(3)] == [
        envs.episode_seed(7, i, k) for i, k in enumerate((0, 1, 0))
    ]
    games.reset(np.array([True, False, True]), seeds=[11, 12, 13])
    lone = envs.batch("prism", 1, seed=13)
    assert games.states[2].tobytes() == lone.states[0].tobytes()
    assert games.episode(1) == 1
    games.reset(seeds=7)
    assert equal(games, envs.batch("prism", 3, seed=7))


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_threads_change_nothing(game: Game) -> None:
    n, rounds = 600, 6
    alone, shared = (envs.batch(game, n, restart=True, threads=k, mask=True) for k in (1, 2))
    chances = generator(2), generator(2)
    for _ in range(rounds):
        for games, chance in zip((alone, shared), chances, strict=True):
            games.step(games.random_actions(chance))
        assert equal(alone, shared)
