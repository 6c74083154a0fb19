"""The table as seen from a chair: turned until the seat's direction is S, in plain Python."""

from typing import Any

from pentaprism.games.prisma.position import Cell
from pentaprism.games.prisma.scoring import direction_of


def turns_to(s: Any, seat: int) -> int:
    """By how many sides the table is turned clockwise for a seat; not at all for a spectator."""
    return 0 if seat < 0 else (9 - int(direction_of(s, seat))) % 6


def seen_from(cell: Cell, turns: int) -> Cell:
    q, r = cell
    for _ in range(turns):
        q, r = -r, q + r
    return q, r


def turned(tile: int, turns: int) -> int:
    return (tile >> 2 * turns | tile << (12 - 2 * turns)) & 0xFFF
