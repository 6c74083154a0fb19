"""What lies where, in words, for those who set a position up with the box."""

from itertools import groupby

from pentaprism.core.game import Json
from pentaprism.core.words import Message, messages_of

_message = messages_of("prisma")
_SIDES = ("n", "ne", "se", "s", "sw", "nw")
HIDDEN = "?"


def sheet(position: Json) -> list[Message]:
    told = _table(position["tiles"])
    cells = {(q, r): sides for q, r, sides in position["tiles"]}
    for number, loop in enumerate(position["loops"], 1):
        tiles = [_tile(cells[q, r]) for q, r in loop["cells"]]
        told.append(
            _message("sheet-loop", n=number, seat=loop["owner"], tiles=tiles, frozen=loop["frozen"])
        )
    for seat in range(position["players"]):
        hand, stack = position["hands"][seat], position["stacks"][seat]
        told.append(_message("sheet-hand", seat=seat, **_tiles(hand)))
        told.append(_message("sheet-stack", seat=seat, **_tiles(stack)))
    told.append(_message("sheet-turn", seat=position["turn"], phase=position["phase"]))
    return told


def _table(tiles: list[tuple[int, int, str]]) -> list[Message]:
    """Column by column from the west: no coordinates are printed on a table. How far a tile lies
    from the northernmost one is counted in halves, since neighbouring columns are shifted."""
    top = min((2 * r + q for q, r, _ in tiles), default=0)
    told = []
    first = min((q for q, _, _ in tiles), default=0)
    for q, column in groupby(sorted(tiles), key=lambda tile: tile[0]):
        lying = [
            _message("sheet-tile", halves=2 * r + q - top, tile=_tile(sides))
            for _, r, sides in column
        ]
        told.append(_message("sheet-column", n=q - first + 1, tiles=lying))
    return told


def _tiles(tiles: list[str]) -> Json:
    known = tiles and HIDDEN not in tiles
    return {"n": len(tiles), "tiles": [_tile(sides) for sides in tiles] if known else None}


def _tile(sides: str) -> Message:
    red, blue = (
        [side for side, beam in zip(_SIDES, sides, strict=True) if beam == colour]
        for colour in "rb"
    )
    both = "both" if red and blue else "red" if red else "blue" if blue else None
    return _message("tile-words", colours=both, red=red, blue=blue)
