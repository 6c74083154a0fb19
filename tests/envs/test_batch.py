"""A batch is many single games, to the byte."""

from typing import Any

import numpy as np
import pytest

from pentaprism import envs
from pentaprism.core.game import Game
from pentaprism.core.rng import generator
from pentaprism.games.registry import GAMES
from pentaprism.testing.walks import players_of

pytestmark = pytest.mark.rules

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


@pytest.mark.parametrize(("game", "players"), SETTINGS, ids=str)
def test_a_batch_is_many_single_games(game: Game, players: int) -> None:
    n, steps = 2, 150
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


def arrays(games: envs.Batch) -> list[Any]:
    names = ("seat", "to_act", "reward", "done", "length", "count", "moves", "observation", "mask")
    return [games.states.tobytes(), *(np.array(getattr(games, name)) for name in names)]
