"""The games behind the interfaces that learners use: one batched core, several faces.

Importing this package needs no extra; a face that does says which one to install.

>>> from pentaprism import envs
>>> games = envs.batch("prizmik", 1000, restart=True)
>>> games.step(games.count // 2)  # the middle one of the legal moves in each of them
"""

from pentaprism.envs.batches import REWARDS, Batch, Saved, batch, feature_names
from pentaprism.envs.extras import MissingExtra
from pentaprism.envs.faces import (
    Learner,
    aec,
    openspiel_bot,
    parallel,
    register_gymnasium,
    register_openspiel,
    single,
    vector,
)
from pentaprism.envs.numbering import Numbering
from pentaprism.envs.seeds import episode_seed

__all__ = [
    "REWARDS",
    "Batch",
    "Learner",
    "MissingExtra",
    "Numbering",
    "Saved",
    "aec",
    "batch",
    "episode_seed",
    "feature_names",
    "openspiel_bot",
    "parallel",
    "register_gymnasium",
    "register_openspiel",
    "single",
    "vector",
]
