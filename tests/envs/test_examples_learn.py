"""The examples learn: much better than random after a few hundred games."""

import importlib.util
import os
from pathlib import Path
from types import ModuleType

import numpy as np

EXAMPLES = Path(__file__).parents[2] / "examples"
STEPS = 100 * int(os.environ.get("PENTAPRISM_SOAK", "10"))


def load(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_policy_learns_turn_by_turn() -> None:
    shares = load("learn_in_turns").learn(500)
    assert len(shares) == 5
    assert np.mean(shares[-2:]) > 0.75, shares


def test_a_policy_learns_from_many_games_at_once() -> None:
    shares, weights = load("learn_in_vectors").learn(1500)
    assert np.mean(shares[-200:]) > 0.75
    assert np.isfinite(weights).all()


def test_the_curve_is_a_picture() -> None:
    module = load("learn_in_vectors")
    assert module.curve([0.0, 1.0, 1.0], width=2) == [0.0, 0.5, 1.0]
    assert module.picture([0.0, 0.5, 1.0]).count(",") >= 3


def test_it_learns_against_a_greedy_player() -> None:
    """`make soak` lets it learn for longer."""
    shares, _ = load("learn_in_vectors").learn(STEPS, game="prism", opponents="greedy", target=1)
    quarter = len(shares) // 4
    assert np.mean(shares[-quarter:]) > np.mean(shares[:quarter]) + 0.05
