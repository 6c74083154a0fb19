"""Eighteen numbers learn PRIZMIK from many games at once, through Gymnasium's vector interface.

python examples/learn_in_vectors.py [STEPS] [PICTURE.svg]

The same policy and rule of learning as in learn_in_turns.py, for 64 games in step. With a picture's
name it draws its learning curve: docs/learning-curve.svg was made like that.
"""

import sys
from pathlib import Path
from typing import Any

import numpy as np

from pentaprism import envs

GAMES = 64
RATE = 1.0


def choose(seen: dict[str, Any], weights: Any, chance: Any) -> tuple[Any, Any]:
    """An action in every game, and in which direction the weights would make it likelier."""
    most = int(seen["action_mask"].sum(axis=1).max())
    legal, moves = seen["action_mask"][:, :most] > 0, seen["features"][:, :most]
    scores = np.where(legal, moves @ weights, -np.inf)
    likely = np.exp(scores - scores.max(axis=1, keepdims=True))
    likely /= likely.sum(axis=1, keepdims=True)
    # The largest of scores with Gumbel noise is a draw from the likelihoods.
    actions = (scores + chance.gumbel(size=scores.shape)).argmax(axis=1)
    every = np.arange(len(actions))
    return actions, moves[every, actions] - np.einsum("gm,gmf->gf", likely, moves)


def learn(
    steps: int, seed: int = 0, game: str = "prizmik", opponents: str = "random", **options: Any
) -> tuple[list[float], Any]:
    """The learner's share of the win in every game, in the order in which they ended; weights."""
    games = envs.vector(game, GAMES, options=options, opponents=opponents, features=True, seed=seed)
    size = len(envs.feature_names(games.games.game))
    weights, chance = np.zeros(size), np.random.default_rng(seed)
    directions, turns = np.zeros((GAMES, size)), np.zeros(GAMES)
    shares: list[float] = []
    seen, _ = games.reset()
    for _ in range(steps):
        actions, towards = choose(seen, weights, chance)
        directions += towards
        turns += 1
        seen, rewards, over, _, _ = games.step(actions)
        if over.any():
            better = (rewards[over] - 0.5) / turns[over] ** 0.5
            weights += RATE * better @ directions[over]
            shares += rewards[over].tolist()
            directions[over], turns[over] = 0, 0
    return shares, weights


def curve(shares: list[float], width: int = 100) -> list[float]:
    """The mean over the last so many games."""
    return [float(np.mean(shares[max(0, i - width) : i])) for i in range(1, len(shares) + 1)]


def picture(means: list[float]) -> str:
    """The learning curve as an SVG drawing."""
    wide, high, left = 640, 320, 48
    across = (wide - left - 12) / max(1, len(means) - 1)
    line = " ".join(
        f"{left + i * across:.1f},{high - 30 - mean * (high - 50):.1f}"
        for i, mean in enumerate(means)
    )
    ticks = "".join(
        f'<line x1="{left}" x2="{wide - 12}" y1="{y:.0f}" y2="{y:.0f}" stroke="#c8ccd6"/>'
        f'<text x="{left - 8}" y="{y + 4:.0f}" text-anchor="end">{share}</text>'
        for share in (0, 0.5, 1)
        for y in [high - 30 - share * (high - 50)]
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" role="img" '
        'font-family="sans-serif" font-size="13" fill="#1d2233">'
        f"<title>Share of the win over {len(means)} games of learning</title>"
        f'<rect width="{wide}" height="{high}" fill="#ffffff"/>{ticks}'
        f'<polyline points="{line}" fill="none" stroke="#2458b8" stroke-width="2"/>'
        f'<text x="{left}" y="{high - 8}">0 games</text>'
        f'<text x="{wide - 12}" y="{high - 8}" text-anchor="end">{len(means)} games</text></svg>\n'
    )


def main() -> None:
    steps = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    shares, weights = learn(steps)
    means = curve(shares)
    for number in range(99, len(means), 100):
        print(f"games {number - 99:5} to {number:5}: {means[number]:.2f} of the wins")
    for (name, _), weight in zip(features(), weights, strict=True):
        print(f"{name:15} {weight:6.2f}")
    if len(sys.argv) > 2:
        Path(sys.argv[2]).write_text(picture(means), "utf-8")


def features() -> Any:
    from pentaprism.games.prizmik.features import FEATURES

    return FEATURES


if __name__ == "__main__":
    main()
