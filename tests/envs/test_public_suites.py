"""The suites that PettingZoo, Gymnasium and OpenSpiel have for environments, on all five games."""

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import gymnasium
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec
from pettingzoo.utils.wrappers import BaseParallelWrapper

from pentaprism import envs
from pentaprism.core.game import Game
from pentaprism.games.registry import GAMES
from tests.envs.games import SETTINGS, short

#: What PettingZoo warns of in every environment with masks that is not one of its own.
EXPECTED = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
    "Action mask numpy array is all zeros",  # an agent that is done
)


@contextmanager
def expected_warnings() -> Iterator[None]:
    with warnings.catch_warnings():
        for message in EXPECTED:
            warnings.filterwarnings("ignore", message)
        yield


@pytest.mark.parametrize(("game", "players"), SETTINGS, ids=str)
def test_pettingzoo_api(game: Game, players: int) -> None:
    with expected_warnings():
        api_test(envs.aec(game, players, short(game)), num_cycles=25)


@pytest.mark.parametrize(("game", "players"), SETTINGS, ids=str)
def test_pettingzoo_parallel_api(game: Game, players: int) -> None:
    parallel_api_test(envs.parallel(game, players, short(game)), num_cycles=10)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_pettingzoo_seeds(game: Game) -> None:
    seed_test(lambda: envs.aec(game, game.players[1]), num_cycles=10)
    parallel_seed_test(lambda: envs.parallel(game, game.players[1]), num_cycles=10)


class Legal(BaseParallelWrapper):  # type: ignore[misc]
    """`max_cycles_test` samples without masks: here a sample of the space is a legal action."""

    def reset(self, seed: int | None = None, options: Any = None) -> Any:
        self.seen, infos = self.env.reset(seed=seed, options=options)
        return self.seen, infos

    def step(self, actions: Any) -> Any:
        self.seen, *rest = self.env.step(actions)
        return self.seen, *rest

    def action_space(self, agent: str) -> Any:
        space = self.env.action_space(agent)
        mask = self.seen[agent]["action_mask"]
        return SimpleNamespace(sample=lambda: space.sample(mask), contains=space.contains)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_pettingzoo_max_cycles(game: Game) -> None:
    max_cycles_test(
        SimpleNamespace(
            parallel_env=lambda max_cycles: Legal(envs.parallel(game, max_cycles=max_cycles)),
            env=lambda max_cycles: parallel_to_aec(
                Legal(envs.parallel(game, max_cycles=max_cycles))
            ),
        )
    )


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_pettingzoo_render(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    def looks(picture: Any) -> bool:
        return picture.startswith("<svg")

    render_test(lambda render_mode: envs.aec(game, render_mode=render_mode), {"svg": looks})
    assert capsys.readouterr().out.count("\n") > 10  # mode "human"


@pytest.mark.parametrize("name", envs.register_gymnasium())
def test_gymnasium_checker(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(gymnasium.make(name).unwrapped)


def test_gymnasium_ids() -> None:
    assert envs.register_gymnasium() == [
        "Pentaprism/Prizmik-v1",
        "Pentaprism/Prisma-v2",
        "Pentaprism/Laser-v2",
        "Pentaprism/Prism-v1",
        "Pentaprism/Prismatic-v2",
    ]
    games = gymnasium.make_vec("Pentaprism/Prism-v1", 4, players=3, seat=2)
    assert games.unwrapped.games.players == 3  # type: ignore[attr-defined]
    assert games.reset(seed=1)[0]["action_mask"].shape[0] == 4


@pytest.mark.parametrize(("game", "players"), SETTINGS, ids=str)
def test_openspiel_simulation(game: Game, players: int) -> None:
    """Also serialises and reads back every state on the way."""
    envs.register_openspiel()
    options = {"players": players, **short(game)}
    name = f"pentaprism_{game.id}"
    for each in (name, f"{name}_simultaneous")[: 1 + game.capabilities.simultaneous]:
        pyspiel.random_sim_test(pyspiel.load_game(each, options), 1, True, False)
