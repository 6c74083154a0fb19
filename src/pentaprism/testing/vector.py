"""Whether a vector of environments is nothing but many single ones, which Gymnasium cannot tell.

`check_vector` steps a vector beside Gymnasium's SyncVectorEnv of single environments, with the same
seeds and actions, in all three autoreset modes, and compares everything that they give out.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
from gymnasium import Env
from gymnasium.vector import AutoresetMode, SyncVectorEnv, VectorEnv

MakeVector = Callable[[int, AutoresetMode], VectorEnv[Any, Any, Any]]


def check_vector(
    make_vector: MakeVector,
    make_single: Callable[[], Env[Any, Any]],
    num_envs: int = 3,
    steps: int = 50,
    seed: int = 0,
    illegal: float = 0.02,
) -> None:
    """Raises AssertionError where they differ; a share `illegal` of the actions is not legal.

    Observations are dicts with an "action_mask".
    """
    for mode in AutoresetMode:
        ours = make_vector(num_envs, mode)
        theirs = SyncVectorEnv([make_single] * num_envs, autoreset_mode=mode)
        assert ours.metadata["autoreset_mode"] is mode
        for name in ("observation_space", "action_space", "single_observation_space"):
            assert getattr(ours, name) == getattr(theirs, name), name
        _check_steps(ours, theirs, mode, steps, seed, illegal)
        ours.close()
        theirs.close()


def _check_steps(
    ours: Any, theirs: Any, mode: AutoresetMode, steps: int, seed: int, illegal: float
) -> None:
    chance = np.random.default_rng(seed)
    given = ours.reset(seed=seed)
    same(given, theirs.reset(seed=seed), f"{mode.name}, reset")
    for number in range(steps):
        actions = _actions(given[0]["action_mask"], chance, illegal)
        given = ours.step(actions)
        where = f"{mode.name}, step {number}"
        same(given, theirs.step(actions), where)
        over = given[2] | given[3]
        if mode is AutoresetMode.DISABLED and over.any():
            given = ours.reset(options={"reset_mask": over})
            same(given, theirs.reset(options={"reset_mask": over}), f"{where}, reset")


def _actions(masks: Any, chance: Any, illegal: float) -> Any:
    """A random legal action in each, but for some; any in a game that is over."""
    actions = np.zeros(len(masks), np.int64)
    for i, mask in enumerate(masks):
        legal = np.flatnonzero(mask)
        if len(legal) and chance.random() >= illegal:
            actions[i] = chance.choice(legal)
        else:
            actions[i] = len(mask) - 1
    return actions


def same(ours: Any, theirs: Any, where: str) -> None:
    """Raises AssertionError unless both are made of equal parts of equal kinds."""
    if isinstance(theirs, dict):
        assert set(ours) == set(theirs), f"{where}: {set(ours) ^ set(theirs)}"
        for key in theirs:
            same(ours[key], theirs[key], f"{where}, {key}")
    elif isinstance(theirs, tuple | list):
        assert len(ours) == len(theirs), where
        for number, (mine, other) in enumerate(zip(ours, theirs, strict=True)):
            same(mine, other, f"{where}, {number}")
    elif isinstance(theirs, np.ndarray):
        assert ours.shape == theirs.shape, f"{where}: {ours.shape}, {theirs.shape}"
        assert ours.dtype == theirs.dtype, f"{where}: {ours.dtype}, {theirs.dtype}"
        if theirs.dtype == object:
            same(list(ours), list(theirs), where)
        else:
            assert (ours == theirs).all(), f"{where}: {ours}, {theirs}"
    else:
        assert type(ours) is type(theirs), where
        assert ours == theirs, where
