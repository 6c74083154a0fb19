"""Prisma for the terminal: hexagons of signs, readable without colour.

 ---      an edge is drawn once for both tiles that share it: R or B where a beam runs through
/   \\     it, else a piece of outline. In the middle stand the cell, above it what is special
0,1      about the tile (* fresh, ^ lifted), below it the owners of its loops (! for frozen).
\\   /
 -R-
"""

from typing import Any

from pentaprism.games.prisma.breakdown import scores_json
from pentaprism.games.prisma.picture import svg
from pentaprism.games.prisma.position import (
    EARNED,
    PHASES,
    Cell,
    cell_of,
    hand,
    loop_cells,
    table,
)
from pentaprism.games.prisma.scoring import direction_of
from pentaprism.games.prisma.seating import seen_from, turned, turns_to
from pentaprism.games.prisma.state import MARKER_CELLS, NOTHING, OVER, SIDE_NAMES
from pentaprism.games.prisma.tiles import HIDDEN, tile_text

__all__ = ["draw", "svg"]

_WIDTH, _HEIGHT = 8, 4
#: Where the middle of each side is, seen from the middle of the cell, and its outline.
_EDGES = ((0, -2, "---"), (4, -1, "\\"), (4, 1, "/"), (0, 2, "---"), (-4, 1, "\\"), (-4, -1, "/"))


class _Canvas:
    """Signs at places; a later sign covers an earlier one."""

    def __init__(self) -> None:
        self.signs: dict[tuple[int, int], str] = {}

    def write(self, x: int, y: int, text: str) -> None:
        """Put a text with its middle at this place."""
        for i, sign in enumerate(text):
            self.signs[x - len(text) // 2 + i, y] = sign

    def lines(self) -> list[str]:
        left = min(x for x, _ in self.signs)
        right = max(x for x, _ in self.signs)
        rows = range(min(y for _, y in self.signs), max(y for _, y in self.signs) + 1)
        columns = range(left, right + 1)
        return ["".join(self.signs.get((x, y), " ") for x in columns).rstrip() for y in rows]


def draw(s: Any, seat: int) -> str:
    """The table from the seat's chair, with cells by their true names; a spectator sits south."""
    turns = turns_to(s, seat)
    canvas = _Canvas()
    for number, cell in enumerate(MARKER_CELLS[int(s.players) - 2]):
        name = SIDE_NAMES[(direction_of(s, number) + turns) % 6]
        _hexagon(canvas, seen_from(cell, turns), 0, f"[{number}:{name}]")
    for cell, tile in sorted(table(s).items()):
        x, y = _middle(seen_from(cell, turns))
        _hexagon(canvas, seen_from(cell, turns), turned(tile, turns), f"{cell[0]},{cell[1]}")
        canvas.write(x, y - 1, _state_signs(s, cell))
        canvas.write(x, y + 1, _loop_signs(s, cell))
    return "\n".join([*canvas.lines(), "", *_seats(s), _turn(s)])


def _middle(cell: Cell) -> tuple[int, int]:
    q, r = cell
    return _WIDTH * q, _HEIGHT * r + _HEIGHT // 2 * q


def _hexagon(canvas: _Canvas, cell: Cell, tile: int, name: str) -> None:
    x, y = _middle(cell)
    for side, (right, down, outline) in enumerate(_EDGES):
        sign = " BR"[tile >> (10 - 2 * side) & 3]
        if sign == " ":
            canvas.write(x + right, y + down, outline)
        else:
            canvas.write(x + right, y + down, f"-{sign}-" if right == 0 else sign)
    canvas.write(x, y, name)


def _state_signs(s: Any, cell: Cell) -> str:
    fresh = [cell_of(s, slot) for slot in s.fresh[: int(s.fresh_count)]]
    lifted = s.lifted >= 0 and cell_of(s, s.lifted) == cell
    return ("*" if cell in fresh else "") + ("^" if lifted else "")


def _loop_signs(s: Any, cell: Cell) -> str:
    signs = ""
    for loop in range(int(s.loops)):
        if cell in loop_cells(s, loop):
            signs += f"{int(s.loop_owner[loop])}" + ("!" if s.loop_frozen[loop] else "")
    return signs[:5]


def _seats(s: Any) -> list[str]:
    lines = []
    for seat, points in enumerate(scores_json(s)):
        direction = SIDE_NAMES[direction_of(s, seat)]
        tiles = " ".join(tile_text(tile) for tile in hand(s, seat)) or "no tiles"
        loops = sum(int(owner) == seat for owner in s.loop_owner[: int(s.loops)])
        parts = ", ".join(f"{name} {n}" for name, n in points.items() if n and name != "total")
        lines.append(
            f"seat {seat} ({direction}): {tiles}  stack {HIDDEN}x{int(s.stack_count[seat])}  "
            f"loop markers {loops}  points {points['total']}" + (f" ({parts})" if parts else "")
        )
    return lines


def _turn(s: Any) -> str:
    if s.phase == OVER:
        return "the game is over"
    told = f"{PHASES[int(s.phase)]}: seat {int(s.turn)} to act"
    if s.lifted >= 0:
        return f"{told}, a tile is lifted"
    if s.earned == NOTHING:
        return told
    deed = {"large": "large loop"}.get(str(EARNED[int(s.earned)]), EARNED[int(s.earned)])
    thawed = ", a frozen marker removed" if s.thawed else ""
    return f"{told}, what a {deed} earned is pending{thawed}"
