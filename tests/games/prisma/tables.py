"""Positions to test on, put together from small shapes; blank tiles hold them to the markers."""

from typing import Any

from pentaprism.games.prisma import GAME

Cell = tuple[int, int]
Table = dict[Cell, str]

AROUND = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
BLANK = "------"


def blanks(count: int) -> Table:
    """A row of blank tiles from the south marker to the south-east: 1,0 to count,0."""
    return {(q, 0): BLANK for q in range(1, count + 1)}


def triangle(q: int, r: int, tip: str = "-rr---") -> Table:
    """A loop of three: its left tile on q,r, the others above and below to the right."""
    return {(q, r): tip, (q + 1, r - 1): "---rr-", (q + 1, r): "r----r"}


def triangles(count: int, tip: str = "-rr---") -> tuple[Table, list[Table]]:
    """A row of small loops under a row of blanks, from 2,2 to the right."""
    loops = [triangle(2 + 2 * i, 2, tip) for i in range(count)]
    table = blanks(2 * count + 2)
    for one in loops:
        table |= one
    return table, loops


def ring(q: int, r: int) -> Table:
    """Six tiles around an empty cell."""
    table = {}
    for side, (dq, dr) in enumerate(AROUND):
        sides = ["-"] * 6
        sides[(side + 2) % 6] = sides[(side + 4) % 6] = "r"
        table[q + dq, r + dr] = "".join(sides)
    return table


def circuit(way: list[Cell]) -> Table:
    """Tiles joined to the one before and the one after on a closed way, and to no other."""
    table = {}
    for i, (q, r) in enumerate(way):
        sides = ["-"] * 6
        for other in (way[i - 1], way[(i + 1) % len(way)]):
            sides[AROUND.index((other[0] - q, other[1] - r))] = "r"
        table[q, r] = "".join(sides)
    return table


def loop(owner: int, table: Table, frozen: bool = False) -> dict[str, Any]:
    return {"owner": owner, "cells": sorted(list(cell) for cell in table), "frozen": frozen}


def position(table: Table | None = None, **changes: Any) -> dict[str, Any]:
    """A middle turn of seat 0 with these tiles on the table; anything can be said otherwise."""
    players = changes.get("players", 2)
    made: dict[str, Any] = {
        "players": players,
        "tiles": sorted([q, r, sides] for (q, r), sides in (table or {}).items()),
        "loops": [],
        "hands": [["-----r"]] * players,
        "stacks": [[]] * players,
        "phase": "middle",
        "turn": 0,
        "starter": 0,
        "placed": 0,
        "fresh": [],
        "linked": [],
        "earned": None,
        "thawed": False,
        "lifted": None,
        "options": {},
        "rng": "0123456789abcdef",
    }
    return {**made, **changes}


def pending(earned: str, **changes: Any) -> dict[str, Any]:
    """What a position says when the first tile of the turn, on 1,0, earned something."""
    return {"placed": 1, "fresh": [[1, 0]], "earned": earned, **changes}


def state(table: Table | None = None, **changes: Any) -> Any:
    return GAME.from_position(position(table, **changes))


def legal(made: Any, word: str = "") -> list[str]:
    """The legal moves of whoever acts, or only those that begin with a word."""
    moves = GAME.legal_texts(made, GAME.to_act(made)[0])
    return [move for move in moves if move.startswith(word)]


def play(made: Any, *moves: str) -> Any:
    for move in moves:
        seat = GAME.to_act(made)[0]
        made = GAME.apply(made, seat, GAME.read_move(made, seat, move))
    return made
