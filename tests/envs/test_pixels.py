"""Pixels of our own drawings: they show the position, in a picture of one size."""

import random

import numpy as np
import pytest

from pentaprism import envs
from pentaprism.core.game import SPECTATOR, Game
from pentaprism.envs.pixels import SIDE, rasterise
from pentaprism.games.registry import GAMES
from tests.envs.games import pick


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_picture_shows_the_position(game: Game) -> None:
    """Positions that are drawn differently have different pixels, all of one size."""
    chance = random.Random(3)
    env = envs.aec(game, render_mode="rgb_array")
    env.reset(seed=3)
    pictures: dict[str, bytes] = {}
    for _ in range(4):
        picture = env.render()
        assert picture.shape == (SIDE, SIDE, 3)
        assert picture.dtype == np.uint8
        colours = picture.astype(np.uint32) @ np.array([1, 256, 65536], np.uint32)
        assert len(np.unique(colours)) > 4
        drawing = game.svg(env.games.state(0), SPECTATOR)
        assert pictures.setdefault(drawing, picture.tobytes()) == picture.tobytes()
        for _ in range(100):
            if not any(env.terminations.values()):
                env.step(pick(env.observe(env.agent_selection)["action_mask"], chance))
    assert len(set(pictures.values())) == len(pictures) > 1


DRAWING = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
<style>.half{fill:#000000;fill-opacity:.5}@media (x){.half{fill:#ff0000}}</style>
<rect width="100%" height="100%" fill="#ffffff"/>
<g transform="translate(32,0) scale(2)"><rect width="8" height="8" fill="#ff0000"/></g>
<circle cx="8" cy="40" r="6" fill="#00ff00" stroke="#000000" stroke-width="2"/>
<polygon points="32,32 64,32 64,64" fill="#0000ff"/>
<path d="M0,64 H16 V56 L0,56 Z" class="half"/>
<line x1="0" y1="2" x2="30" y2="2" stroke="#ff00ff" stroke-width="2"/>
<text x="20" y="60" font-size="10" fill="#00ffff">I</text>
</svg>"""


def test_shapes_lie_where_they_should() -> None:
    picture = rasterise(DRAWING)
    at = SIDE // 64

    def colour(x: float, y: float) -> tuple[int, ...]:
        return tuple(picture[int(y * at), int(x * at)].tolist())

    assert colour(20, 20) == (255, 255, 255)
    assert colour(33, 1) == colour(47, 15) == (255, 0, 0)
    assert colour(49, 1) == (255, 255, 255)
    assert colour(8, 40) == (0, 255, 0)
    assert colour(14, 40) == (0, 0, 0)
    assert colour(60, 40) == (0, 0, 255)
    assert colour(34, 60) == (255, 255, 255)
    assert colour(4, 60) == (127, 127, 127)
    assert colour(15, 2) == (255, 0, 255)
    assert (picture[52 * at : 60 * at, 20 * at : 26 * at] == (0, 255, 255)).all(axis=2).any()
