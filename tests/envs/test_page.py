"""Every number that learners get has a name, and the page tells them all."""

import pytest

from pentaprism import envs
from pentaprism.core.game import Game
from pentaprism.games.registry import GAMES
from scripts.learners_page import PAGE, page


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_every_number_has_a_name(game: Game) -> None:
    assert game.features
    observed = game.features.OBSERVED
    assert sum(size for _, size, _ in observed) == game.rules.OBSERVATION
    names = [name for name, _, _ in observed]
    assert len(set(names)) == len(names)
    features = envs.feature_names(game)
    assert len(set(features)) == len(features) > 0


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == page(), "run `python -m scripts.learners_page`"
