"""Links as pictures that a telephone can read: drawn beside the loop, and kept for a while."""

from functools import lru_cache, partial

import segno

from pentaprism.core.errors import BadRequest
from pentaprism.server.workers import WorkerPool

_LONGEST = 500
_KEPT = 256
_drawing = WorkerPool("pictures", most=32, each=8)


async def picture(text: str, address: str) -> str:
    """The link as an SVG picture in an address of its own (data:)."""
    if not 0 < len(text) <= _LONGEST:
        raise BadRequest(f"1 to {_LONGEST} letters fit into the picture")
    return await _drawing.run(partial(_draw, text), address)


@lru_cache(_KEPT)
def _draw(text: str) -> str:
    """A long text takes some 70 ms."""
    return str(segno.make(text, error="m").svg_data_uri(scale=4, border=2))
