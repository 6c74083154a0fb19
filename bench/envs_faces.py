"""The faces of learners against what their libraries bring themselves.

AEC beside PettingZoo's connect_four, our vector beside Gymnasium's SyncVectorEnv of the same single
games, and the OpenSpiel bridge beside OpenSpiel's other games in Python. Every contestant chooses
its actions in the same cheap way; episodes begin anew as they end.
"""

import random
import sys
import types
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from bench.measure import Contest, Goal
from pentaprism import envs
from pentaprism.games.registry import GAMES

TURNS = 6_000
STEPS = 20_000
TOGETHER = 256
SPIEL = ("python_tic_tac_toe", "python_kuhn_poker", "python_block_dominoes")

NOTES = """\
Of a turn of Prisma (8 microseconds; ten times connect_four are 6.3) the kernel takes 3.9: rules and
the list of moves (which tile may lie where: 44 on average), and the 1,417 numbers of what is seen.
Copies of those and of the mask take 1.8, and the contestant looks 1.5 through the mask, which has
8,160 small numbers: as truth values, since numpy takes forty times as long otherwise. All
contestants do that.

"""


def run(rounds: int) -> tuple[list[Contest], list[Goal]]:
    contests = [turns(), vectors(), spiel()]
    for contest in contests:
        print(f"  {contest.title} ...", flush=True)
        for work in contest.contestants.values():
            work()  # what has to be compiled is
        contest.run(rounds)
    aec, vector, bridge = contests
    goals = [
        *(
            Goal(
                f"AEC {game.name} / connect_four",
                aec.ratios(game.name, "connect_four, PettingZoo"),
                10,
            )
            for game in GAMES
        ),
        *(
            Goal(
                f"vector of {game.name} / of single games",
                vector.ratios(game.name, f"{game.name}, SyncVectorEnv"),
                20,
            )
            for game in GAMES[::3]
        ),
        # Every pair: one chosen beforehand, or worse afterwards, would tell what one wants to hear.
        *(
            Goal(f"OpenSpiel {game.name} / {theirs}", bridge.ratios(game.name, theirs), 1)
            for game in GAMES
            for theirs in SPIEL
        ),
    ]
    return contests, goals


# -- AEC


def turns() -> Contest:
    contestants: dict[str, Callable[[], int]] = {
        game.name: _aec(envs.aec(game, seed=1)) for game in GAMES
    }
    contestants["connect_four, PettingZoo"] = _aec(connect_four())
    return Contest("AEC: last(), a legal action, step()", "turns", contestants)


def connect_four() -> Any:
    """As it is shipped; it imports pygame, which only its pictures use, so an empty one does."""
    if "pygame" not in sys.modules:
        try:
            import pygame  # type: ignore[import-not-found]  # noqa: F401
        except ImportError:
            sys.modules["pygame"] = types.ModuleType("pygame")
    from pettingzoo.classic import connect_four_v3

    return connect_four_v3.env()


def _aec(env: Any) -> Callable[[], int]:
    picks = random.Random(1).choices(range(1 << 16), k=4096)

    def work() -> int:
        done = 0
        while done < TURNS:
            env.reset()
            for _ in env.agent_iter():
                seen, _, over, cut, _ = env.last()
                if over or cut:
                    env.step(None)
                    continue
                # As truth values: numpy looks forty times as long through as many small numbers.
                legal = seen["action_mask"].view(np.bool_).nonzero()[0]
                env.step(int(legal[picks[done & 4095] % len(legal)]))
                done += 1
                if done >= TURNS:
                    break
        return done

    return work


# -- vectors


def vectors() -> Contest:
    from gymnasium.vector import AutoresetMode, SyncVectorEnv

    contestants: dict[str, Callable[[], int]] = {}
    for game in GAMES[::3]:  # PRIZMIK and PRISM: open and hidden, quick rules both
        ours = envs.vector(game, TOGETHER, seed=1)
        singles = [lambda game=game: envs.single(game)] * TOGETHER
        theirs = SyncVectorEnv(singles, autoreset_mode=AutoresetMode.SAME_STEP)
        contestants[game.name] = _vector(ours, 4 * STEPS)
        contestants[f"{game.name}, SyncVectorEnv"] = _vector(theirs, STEPS // 4)
    return Contest(f"vectors of {TOGETHER} games against random players", "steps", contestants)


def _vector(games: Any, steps: int) -> Callable[[], int]:
    chance = np.random.default_rng(1)
    seen, _ = games.reset(seed=1)
    masks = [seen["action_mask"]]

    def work() -> int:
        for _ in range(-(-steps // TOGETHER)):
            counts = masks[0].sum(axis=1)  # legal actions come first
            seen, *_ = games.step((chance.random(TOGETHER) * counts).astype(np.int64))
            masks[0] = seen["action_mask"]
        return -(-steps // TOGETHER) * TOGETHER

    return work


# -- OpenSpiel


def spiel() -> Contest:
    import open_spiel.python.games  # noqa: F401  (registers OpenSpiel's games in Python)

    envs.register_openspiel()
    contestants = {game.name: _spiel(f"pentaprism_{game.id}") for game in GAMES}
    contestants |= {name: _spiel(name) for name in SPIEL}
    return Contest("OpenSpiel's interface, random moves", "moves", contestants)


def _spiel(name: str) -> Callable[[], int]:
    game, chance = pyspiel.load_game(name), random.Random(1)

    def work() -> int:
        done = 0
        while done < TURNS:
            state = game.new_initial_state()
            while not state.is_terminal() and done < TURNS:
                if state.is_chance_node():
                    state.apply_action(chance.choice(state.chance_outcomes())[0])
                    continue
                state.apply_action(chance.choice(state.legal_actions()))
                done += 1
        return done

    return work
