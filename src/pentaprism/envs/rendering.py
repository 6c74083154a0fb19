"""Pictures of a game for `render`: what a spectator may see, as text, SVG or pixels."""

from typing import Any

from pentaprism.core.errors import BadRequest, did_you_mean
from pentaprism.core.game import SPECTATOR
from pentaprism.envs.batches import Batch

#: "human" prints the text.
RENDER_MODES = ("ansi", "svg", "rgb_array", "human")


def check_render_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        raise BadRequest(
            f"there is no render mode {mode!r}; {did_you_mean(str(mode), RENDER_MODES)}"
        )
    return mode


def picture(games: Batch, i: int, mode: str | None) -> Any:
    """Game i in one of the modes; without a mode there is nothing to see."""
    if mode is None:
        return None
    state = games.state(i)
    if mode == "ansi":
        return games.game.draw(state, SPECTATOR)
    if mode == "human":
        print(games.game.draw(state, SPECTATOR))
        return None
    drawing = games.game.svg(state, SPECTATOR)
    if mode == "svg":
        return drawing
    from pentaprism.envs.pixels import rasterise

    return rasterise(drawing)
