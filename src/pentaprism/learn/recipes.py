"""What is learned, and how: a net that corrects an evaluation, a policy that guides a tree, or an
outlook that judges its playouts."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

import msgspec
import numpy as np

from pentaprism.core.errors import BadRequest
from pentaprism.core.game import Game
from pentaprism.learn import choices, imitation, prospects, selfplay, shards, train
from pentaprism.learn.settings import Settings
from pentaprism.search import weights

Tell = Callable[[int, float, float], None]


class Fitted(msgspec.Struct, frozen=True):
    """What came out of training; `content` is a file of weights."""

    content: bytes
    scale: float
    losses: train.Losses


class Recipe(Protocol):
    """Self-play, shards and training of one kind of thing to learn."""

    @property
    def perform(self) -> Callable[[selfplay.Unit], Any]:
        """The games of a unit, as samples."""

    @property
    def save(self) -> Callable[[Path, Any], None]: ...

    @property
    def load(self) -> Callable[[Path], Any]: ...

    @property
    def joined(self) -> Callable[[list[Any]], Any]: ...

    def fit(self, samples: Any, seed: int, tell: Tell) -> Fitted:
        """Train on samples; `tell(epoch, loss, loss on what was held out)`."""


class Values:
    """A net on top of the evaluation by hand."""

    perform = staticmethod(selfplay.perform)
    save, load = staticmethod(shards.save), staticmethod(shards.load)
    joined = staticmethod(shards.Samples.joined)

    def __init__(self, game: Game, settings: Settings) -> None:
        self.shape: Any = game.net
        self.training = settings.training
        self.about = weights.About(game.id, game.version)

    def fit(self, samples: Any, seed: int, tell: Tell) -> Fitted:
        scale = self.training.scale or train.fit_scale(samples)
        batch = train.batch_of(samples, scale, self.training.result)
        start, views = train.new_net(self.shape, seed), train.views_of(self.shape)
        net, losses = train.train(start, batch, views, self.training, seed, tell)
        whole = weights.quantised(*net, scale=scale, swap=self.shape.SWAP)
        return Fitted(weights.encode(whole, self.about), scale, losses)


class Policies:
    """A policy that imitates the search, for the search."""

    perform = staticmethod(choices.perform)
    save, load = staticmethod(choices.save), staticmethod(choices.load)
    joined = staticmethod(choices.Choices.joined)

    def __init__(self, game: Game, settings: Settings) -> None:
        self.seen: Any = game.policy or game.outlook
        self.training = settings.training
        self.knobs = self.knobs_of(settings)
        self.about = weights.about_policy(game.id, game.version)

    @staticmethod
    def knobs_of(settings: Settings) -> Any:
        return np.array([settings.search.exploration, settings.search.urgency])

    def fit(self, samples: Any, seed: int, tell: Tell) -> Fitted:
        return self.imitated(samples, seed, tell)

    def imitated(self, samples: Any, seed: int, tell: Tell, habits: Any = None) -> Fitted:
        batch = imitation.batch_of(samples)
        policy, losses = imitation.train(self.seen.INPUTS, batch, self.training, seed, tell)
        content = weights.encode_policy(policy.weights, self.knobs, self.seen, self.about, habits)
        return Fitted(content, 1.0, losses)


class Outlooks(Policies):
    """Habits, and an outlook that foretells who wins the rounds of quick players who have them
    (prospects.py)."""

    perform = staticmethod(prospects.perform)

    def __init__(self, game: Game, settings: Settings) -> None:
        super().__init__(game, settings)
        self.game = game
        self.rounds = settings.rounds
        self.players = settings.selfplay.players or [game.players[0]]

    @staticmethod
    def knobs_of(settings: Settings) -> Any:
        return np.array([settings.search.exploration, float(settings.search.after)])

    def fit(self, samples: Any, seed: int, tell: Tell) -> Fitted:
        habits = prospects.habits_of(self.game, samples, self.training, seed)
        rounds = prospects.rounds_with(self.game, habits, self.players, self.rounds, seed)
        return self.imitated(rounds, seed, tell, habits)


def recipe_of(game: Game, settings: Settings) -> Recipe:
    if game.net is not None:
        return Values(game, settings)
    if game.policy is not None:
        return Policies(game, settings)
    if game.outlook is not None:
        return Outlooks(game, settings)
    raise BadRequest(f"{game.name} has no net to train")
