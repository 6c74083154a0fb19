"""Forty numbers learn to beat random players of PRISM, through PettingZoo's AEC interface.

python examples/learn_in_turns.py [GAMES]

The policy gives each legal move a score, which is a sum over the features of the move, and plays
moves of higher scores more often. After a game the weights move so that what was played becomes
likelier if the game was won and less likely if it was lost (REINFORCE).
"""

import sys
from typing import Any

import numpy as np

from pentaprism import envs
from pentaprism.envs.turns import TurnsEnv

RATE = 1.0
ROUND = {"target": 1}  # one round of PRISM instead of a match to 50 points


class Policy:
    """A weight for each feature of a move."""

    def __init__(self, features: int, seed: int) -> None:
        self.weights = np.zeros(features)
        self.chance = np.random.default_rng(seed)

    def choose(self, seen: dict[str, Any]) -> tuple[int, Any]:
        """An action, and in which direction the weights would make it likelier."""
        moves = seen["features"][: seen["action_mask"].sum()]
        scores = moves @ self.weights
        likely = np.exp(scores - scores.max())
        likely /= likely.sum()
        action = int(np.searchsorted(likely.cumsum(), self.chance.random()))
        action = min(action, len(moves) - 1)
        return action, moves[action] - likely @ moves


def play(env: TurnsEnv, policy: Policy, learner: str) -> tuple[float, Any]:
    """One game against random players: the learner's share of the win, and its direction."""
    env.reset()
    direction, turns = np.zeros(len(policy.weights)), 0
    for agent in env.agent_iter():
        if env.terminations[agent]:
            break
        seen = env.observe(agent)
        if agent == learner:
            action, towards = policy.choose(seen)
            direction += towards
            turns += 1
        else:
            action = int(policy.chance.integers(seen["action_mask"].sum()))
        env.step(action)
    return env.rewards[learner], direction / max(1, turns) ** 0.5


def learn(games: int, seed: int = 0) -> list[float]:
    """The learner's share in each hundred games."""
    env = envs.aec("prism", options=ROUND, seed=seed, features=True)
    policy = Policy(len(envs.feature_names(env.games.game)), seed)
    shares: list[float] = []
    for number in range(games):
        share, direction = play(env, policy, env.possible_agents[number % 2])
        policy.weights += RATE * (share - 0.5) * direction
        shares.append(share)
    return [float(np.mean(shares[i : i + 100])) for i in range(0, games, 100)]


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 600
    for number, share in enumerate(learn(games)):
        print(f"games {100 * number:5} to {100 * number + 99:5}: {share:.2f} of the wins")


if __name__ == "__main__":
    main()
