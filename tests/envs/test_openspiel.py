"""OpenSpiel: names, chance, copies, its own searches over whole games, and as bots of ours."""

import pickle
import subprocess
import sys
import time
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from pentaprism import envs
from pentaprism.core.errors import NothingToDo, PentaprismError
from pentaprism.core.game import Game
from pentaprism.envs import openspiel
from pentaprism.games.registry import GAMES
from tests.envs.games import short

NAMES = envs.register_openspiel()


def load(game: Game) -> "pyspiel.Game":
    return pyspiel.load_game(f"pentaprism_{game.id}", short(game))


def test_the_games_have_names() -> None:
    assert set(NAMES) <= set(pyspiel.registered_names())
    assert envs.register_openspiel() == NAMES  # once more does no harm
    game = pyspiel.load_game("pentaprism_prism(players=4,target=20,seeds=7)")
    assert (game.num_players(), game.max_chance_outcomes()) == (4, 7)
    assert str(game) == "pentaprism_prism(deck=standard,players=4,seeds=7,target=20)"


def test_a_process_that_used_it_ends_as_it_should() -> None:
    code = "from pentaprism import envs; envs.register_openspiel()"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0


def test_wrong_parameters_are_errors() -> None:
    for name, said in (
        ("pentaprism_prism(players=9)", "is for 2 to 6 players, not 9"),
        ("pentaprism_prism(seeds=0)", "seeds are a whole number from 1"),
        ("pentaprism_prizmik(capture=jump)", "one of stay, advance"),
    ):
        with pytest.raises(PentaprismError, match=said):
            pyspiel.load_game(name)


def test_the_first_node_deals() -> None:
    state = pyspiel.load_game("pentaprism_prisma(seeds=4)").new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(seed, 0.25) for seed in range(4)]
    state.apply_action(3)
    env = envs.aec("prisma")
    env.reset(seed=3)
    assert state.node.data == env.games.states.tobytes()
    assert not pyspiel.load_game("pentaprism_prizmik").new_initial_state().is_chance_node()


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_copies_and_pickles_are_whole(game: Game) -> None:
    spiel = load(game)
    chance = np.random.RandomState(1)
    state = spiel.new_initial_state()
    for _ in range(12):
        state.apply_action(chance.choice(state.legal_actions()))
    for copy in (
        state.clone(),
        spiel.deserialize_state(state.serialize()),
        pickle.loads(pickle.dumps(state)),
    ):
        assert str(copy) == str(state)
        assert copy.history() == state.history()
        for seat in range(spiel.num_players()):
            assert copy.information_state_string(seat) == state.information_state_string(seat)
        copy.apply_action(copy.legal_actions()[0])
        assert str(copy) != str(state)


def test_what_a_resampled_state_is_survives_being_serialised() -> None:
    spiel = pyspiel.load_game("pentaprism_prism")
    state = spiel.new_initial_state()
    state.apply_action(5)
    other = openspiel.another_world(state, state.current_player(), 77)
    assert str(other) != str(state)
    assert str(spiel.deserialize_state(other.serialize())) == str(other)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_its_searches_play_whole_games(game: Game) -> None:
    """Against each other where there are secrets; ISMCTS refuses a game without any."""
    spiel, players = load(game), game.players[0]
    evaluator = openspiel.Playouts(1, 3)

    def make_mcts(seed: int) -> "pyspiel.Bot":
        return mcts.MCTSBot(spiel, 1.4, 2, evaluator, random_state=np.random.RandomState(seed))

    def make_ismcts(seed: int) -> "pyspiel.Bot":
        bot = ismcts.ISMCTSBot(spiel, evaluator, 1.4, 2, random_state=np.random.RandomState(seed))
        bot.set_resampler(openspiel.resampler(seed))
        return bot

    second = make_ismcts if game.capabilities.hidden else make_mcts
    bots = [make_mcts(0), *(second(seat) for seat in range(1, players))]
    state = spiel.new_initial_state()
    for _ in range(5000):
        if state.is_terminal():
            break
        chance = state.is_chance_node()
        state.apply_action(4 if chance else int(bots[state.current_player()].step(state)))
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_they_can_be_seated_as_bots(game: Game) -> None:
    bot = openspiel.Bot("ismcts" if game.capabilities.hidden else "mcts", simulations=3)
    state = game.setup(game.players[1], {}, 5)
    clock = game.players[1]
    for number in range(6):
        seat = game.to_act(state)[0]
        if seat == clock:
            state = game.apply(state, seat, game.legal(state, seat)[0])
            continue
        known = game.redacted(state, seat)
        try:
            move = bot.choose(game, known, seat, number)
        except NothingToDo:
            continue
        assert move == bot.choose(game, known, seat, number), "the seed decides"
        assert move in game.legal(state, seat)
        state = game.apply(state, seat, move)


def test_a_bot_names_its_searches() -> None:
    with pytest.raises(PentaprismError, match="'mcts', 'ismcts'"):
        openspiel.Bot("alphabeta")
    game = GAMES[0]
    with pytest.raises(PentaprismError, match="not for Blue to act"):
        openspiel.Bot("mcts").choose(game, game.setup(2, {}, 0), 1, 0)


def test_more_simulations_play_better() -> None:
    """A bot that looks ahead beats one that does not: PRISM for one point, 12 games."""
    game, won = GAMES[3], 0
    bot = openspiel.Bot("ismcts", simulations=60)
    for number in range(12):
        state, learner = game.setup(2, {"target": 1}, number), number % 2
        chance = np.random.default_rng(number)
        while game.outcome(state) is None:
            (seat,) = game.to_act(state)
            if seat == learner:
                move = bot.choose(game, game.redacted(state, seat), seat, number)
            else:
                move = int(chance.choice(game.legal(state, seat)))
            state = game.apply(state, seat, move)
        outcome = game.outcome(state)
        won += outcome is not None and outcome.winners == (learner,)
    assert won >= 9


def test_a_bot_makes_as_many_simulations_as_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock of the test's own, on which every simulation takes a millisecond."""
    game, now, made = GAMES[0], [0.0], []
    monkeypatch.setattr(time, "perf_counter", lambda: now[0])

    class Search:
        def __init__(self, spiel: Any, simulations: int, seed: int) -> None:
            self.simulations = simulations

        def step(self, state: Any) -> int:
            made.append(self.simulations)
            now[0] += 0.001 * self.simulations
            return 0

    bot = openspiel.Bot("mcts", simulations=0)
    monkeypatch.setattr(bot, "_bot", Search)
    state = game.setup(2, {}, 0)
    for ms in (50, 50, 20):
        assert bot.choose(game, state, 0, 1, ms) in game.legal(state, 0)
    assert [round(each, -1) for each in made[2:]] == [50, 50, 20]
