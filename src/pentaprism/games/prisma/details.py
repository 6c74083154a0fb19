"""Where the points of Prisma come from, for those who draw them. Numbers are clauses.

`scoring.py` counts, for searches and results; here the same points are told one by one."""

from collections.abc import Iterable
from typing import Any

from pentaprism.core.bits import NONE
from pentaprism.games.prisma import scoring
from pentaprism.games.prisma.lattice import ahead
from pentaprism.games.prisma.state import cell_place

Json = dict[str, Any]


class _Beam:
    """§14: an open beam of a path that points at somebody: its cell, and 16: column and row."""

    def __init__(self, s: Any, slot: int, direction: int) -> None:
        number = int(s.cells[slot])
        self.cell = list(cell_place(number))
        self.column, self.row = divmod(int(ahead(number, direction)), 512)
        self.free = bool(scoring.way_is_free(s, slot, direction))


def details(s: Any, seat: int) -> Json:
    """For each seat: the open beams that point at it, and whatever scores. All may see it."""
    return {"points": [_of_seat(s, each) for each in range(int(s.players))]}


def _of_seat(s: Any, seat: int) -> Json:
    direction = int(scoring.direction_of(s, seat))
    pointing = scoring.pointers(s, seat)
    slots = [slot for slot in range(int(s.laid)) if int(pointing) >> slot & 1]
    beams = [_Beam(s, slot, direction) for slot in slots]
    return {
        "beams": [{"cell": beam.cell, "free": beam.free} for beam in beams],
        "loops": _loops(s, seat, pointing),
        "x": _lines(beams, "row", "column"),
        "y": _lines(beams, "column", "row"),
        "iii": _threes(beams),
    }


def _loops(s: Any, seat: int, pointing: Any) -> list[Json]:
    """§15: the seat's loops by their numbers; 0 points where no beam of the path points at it."""
    own = (loop for loop in range(int(s.loops)) if int(s.loop_owner[loop]) == seat)
    return [
        {
            "loop": loop,
            "points": int(scoring.loop_value(s, loop))
            if pointing != NONE and scoring.scores_at(s, loop, pointing)
            else 0,
        }
        for loop in own
    ]


def _lines(beams: Iterable[_Beam], line: str, along: str) -> list[list[list[int]]]:
    """§15: the cells of each row, or column, with two beams or more; one point less than cells."""
    lines: dict[int, list[_Beam]] = {}
    for beam in sorted(beams, key=lambda beam: int(getattr(beam, along))):
        lines.setdefault(getattr(beam, line), []).append(beam)
    return [[beam.cell for beam in lines[n]] for n in sorted(lines) if len(lines[n]) > 1]


def _threes(beams: Iterable[_Beam]) -> list[list[list[int]]]:
    """§15: a beam from each of three neighbouring columns, as many such sets as there can be."""
    columns = {beam.column: beam.cell for beam in sorted(beams, key=lambda beam: beam.row)}
    sets: list[list[list[int]]] = []
    run: list[int] = []
    for column in sorted(columns):
        run = [*run, column] if run and run[-1] == column - 1 else [column]
        if len(run) == 3:
            sets.append([columns[each] for each in run])
            run = []
    return sets
