"""The rules of Prisma once more, simply and slowly, from docs/rules/prisma.md, on JSON positions.

Shares nothing with the kernels. Where they keep things up to date, this looks everything up anew.
"""

import copy
import itertools
from collections import deque
from collections.abc import Iterator
from typing import Any

Cell = tuple[int, int]
Table = dict[Cell, str]
Position = dict[str, Any]

AROUND = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
N, NE, SE, S, SW, NW = range(6)
CHAIRS = {2: [S, N], 3: [S, NW, NE], 4: [S, NW, N, SE]}
MARKERS: dict[int, list[Cell]] = {
    2: [(0, 0), (0, -1)],
    3: [(0, 0), (-1, 0), (0, -1)],
    4: [(0, 0), (-1, 0), (0, -1), (1, -1)],
}


def beside(cell: Cell, side: int) -> Cell:
    return cell[0] + AROUND[side][0], cell[1] + AROUND[side][1]


def turned(sides: str, turns: int) -> str:
    return "".join(sides[(i - turns) % 6] for i in range(6))


def all_turned(sides: str) -> set[str]:
    return {turned(sides, turns) for turns in range(6)}


def table_of(position: Position) -> Table:
    return {(q, r): sides for q, r, sides in position["tiles"]}


def markers_of(position: Position) -> list[Cell]:
    return MARKERS[position["players"]]


def beams(sides: str) -> int:
    return 6 - sides.count("-")


# -- 1, 2: where a tile fits


def side_of(position: Position, table: Table, cell: Cell, side: int) -> str | None:
    """What a cell shows at a side, or None when it is empty."""
    if cell in markers_of(position):
        return "-"
    return table[cell][side] if cell in table else None


def free_cells(position: Position, table: Table) -> set[Cell]:
    taken = set(table) | set(markers_of(position))
    cells = {beside(cell, side) for cell in taken for side in range(6)} - taken
    return cells - enclosed_cells(position)


def fits(position: Position, table: Table, cell: Cell, sides: str) -> bool:
    for side in range(6):
        shown = side_of(position, table, beside(cell, side), (side + 3) % 6)
        if shown is not None and shown != sides[side]:
            return False
    return True


def joined(table: Table, cell: Cell) -> list[tuple[int, Cell]]:
    """The neighbours that a beam joins, with their sides."""
    found = []
    for side in range(6):
        other = beside(cell, side)
        if table[cell][side] != "-" and other in table and table[other][(side + 3) % 6] != "-":
            found.append((side, other))
    return found


def group(table: Table, start: Cell) -> set[Cell]:
    found, todo = {start}, [start]
    while todo:
        for _, other in joined(table, todo.pop()):
            if other not in found:
                found.add(other)
                todo.append(other)
    return found


# -- 6, 8: loops and links


def shortest(table: Table, start: Cell, goal: Cell) -> list[Cell] | None:
    came: dict[Cell, Cell | None] = {start: None}
    queue = deque([start])
    while queue:
        cell = queue.popleft()
        if cell == goal:
            path: list[Cell] = []
            step: Cell | None = cell
            while step is not None:
                path.append(step)
                step = came[step]
            return path
        for _, other in joined(table, cell):
            if other not in came:
                came[other] = cell
                queue.append(other)
    return None


def new_loops(table: Table, cell: Cell) -> list[list[Cell]]:
    neighbours = joined(table, cell)
    without = {place: sides for place, sides in table.items() if place != cell}
    pairs = []
    for (a, first), (b, second) in itertools.combinations(neighbours, 2):
        path = shortest(without, first, second)
        if path is not None:
            pairs.append((len(path), a, b, path))
    together = {side: {side} for side, _ in neighbours}
    loops = []
    for _, a, b, path in sorted(pairs):
        if b not in together[a]:
            union = together[a] | together[b]
            for side in union:
                together[side] = union
            loops.append(sorted([*path, cell]))
    return loops


def makes_link(table: Table, cell: Cell) -> bool:
    without = {place: sides for place, sides in table.items() if place != cell}
    groups = {frozenset(group(without, other)) for _, other in joined(table, cell)}
    return sum(len(one) >= 2 for one in groups) >= 2


# -- 12: enclosed spaces


def point(cell: Cell) -> tuple[float, float]:
    return 1.5 * cell[0], 3**0.5 * (cell[1] + cell[0] / 2)


def circuit(table: Table, cells: list[Cell]) -> list[Cell]:
    """The cells of a loop in the order of the way around it."""
    way = [cells[0]]
    while len(way) < len(cells):
        way.append(next(c for _, c in joined(table, way[-1]) if c in cells and c not in way))
    return way


def inside(table: Table, cells: list[Cell]) -> set[Cell]:
    """Cells whose middle lies in the polygon of the loop's middles."""
    corners = [point(cell) for cell in circuit(table, cells)]
    found = set()
    for q in range(min(c[0] for c in cells), max(c[0] for c in cells) + 1):
        for r in range(min(c[1] for c in cells), max(c[1] for c in cells) + 1):
            x, y = point((q, r))
            odd = False
            for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1], strict=True):
                if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
                    odd = not odd
            if odd and (q, r) not in cells:
                found.add((q, r))
    return found


def loops_of(position: Position) -> list[list[Cell]]:
    return [[(q, r) for q, r in loop["cells"]] for loop in position["loops"]]


def enclosed_cells(position: Position) -> set[Cell]:
    table = table_of(position)
    found: set[Cell] = set()
    for cells in loops_of(position):
        if len(cells) >= 6:
            found |= inside(table, cells)
    return found


# -- 9, 10: relocations


def distance(a: Cell, b: Cell) -> int:
    q, r = b[0] - a[0], b[1] - a[1]
    return max(abs(q), abs(r), abs(q + r))


def holds_together(position: Position, table: Table) -> bool:
    cells = set(table) | set(markers_of(position))
    found = {next(iter(cells))}
    todo = list(found)
    while todo:
        cell = todo.pop()
        for side in range(6):
            other = beside(cell, side)
            if other in cells and other not in found:
                found.add(other)
                todo.append(other)
    return found == cells


def may_move(position: Position, cell: Cell) -> bool:
    table = table_of(position)
    loops = [loop for loop in position["loops"] if list(cell) in loop["cells"]]
    without = {place: sides for place, sides in table.items() if place != cell}
    return not (
        any(beside(cell, side) in markers_of(position) for side in range(6))
        or beams(table[cell]) == 1
        or any(len(loop["cells"]) >= 6 for loop in loops)
        or list(cell) in position["fresh"]
        or len(loops) >= 2
        or not holds_together(position, without)
        or any(distance(cell, (q, r)) <= 2 for q, r in position["linked"])
        or any(loop["frozen"] for loop in loops)
        or (position["phase"] == "closing" and loops)
    )


def drops(position: Position, cell: Cell) -> Iterator[str]:
    table = table_of(position)
    sides = table.pop(cell)
    for target in free_cells(position, table) - {cell}:
        for way in all_turned(sides):
            if fits(position, table, target, way):
                loops = new_loops({**table, target: way}, target)
                if position["earned"] == "link" or not loops:
                    yield f"drop {target[0]},{target[1]} {way}"


# -- legal moves


def legal(position: Position) -> list[str]:
    if position["phase"] == "over":
        return []
    if position["lifted"] is not None:
        q, r = position["lifted"]
        return sorted(drops(position, (q, r)))
    if position["earned"] is not None:
        return sorted(actions(position))
    moves = placements(position)
    if not moves:
        moves = {f"discard {sides}" for sides in position["hands"][position["turn"]]}
    return sorted(moves)


def actions(position: Position) -> Iterator[str]:
    yield "pass"
    for q, r in list(table_of(position)):
        if may_move(position, (q, r)) and next(drops(position, (q, r)), None):
            yield f"lift {q},{r}"
    if not position["options"].get("frozen"):
        return
    seat = position["turn"]
    in_hand = not any(loop["frozen"] and loop["owner"] == seat for loop in position["loops"])
    for number, loop in enumerate(position["loops"]):
        if loop["frozen"]:
            if not position["thawed"]:
                yield f"unfreeze {number}"
        elif in_hand and len(loop["cells"]) < 6 and position["fresh"][-1] in loop["cells"]:
            yield f"freeze {number}"


def placements(position: Position) -> set[str]:
    table = table_of(position)
    cells = free_cells(position, table)
    moves = set()
    for sides in position["hands"][position["turn"]]:
        for way in all_turned(sides):
            for cell in cells:
                if fits(position, table, cell, way):
                    joins = joined({**table, cell: way}, cell)
                    if joins or position["phase"] == "opening" or beams(sides) == 1:
                        moves.add(f"place {cell[0]},{cell[1]} {way}")
    return moves


# -- apply


def apply(before: Position, move: str) -> Position:
    position = copy.deepcopy(before)
    seat = position["turn"]
    word, *rest = move.split()
    if word == "place":
        place(position, read_cell(rest[0]), rest[1])
    elif word == "discard":
        position["hands"][seat].remove(rest[0])
        position["placed"] += 1
    elif word == "lift":
        position["lifted"] = list(read_cell(rest[0]))
        return position
    elif word == "freeze":
        position["loops"][int(rest[0])]["frozen"] = True
        return position
    elif word == "drop":
        drop(position, read_cell(rest[0]), rest[1])
    elif word == "unfreeze":
        unfreeze(position, int(rest[0]))
        if position["earned"] == "loop":  # 17: in place of the relocation
            position["earned"] = None
        else:
            position["thawed"] = True
    elif word == "pass":
        position.update(earned=None, thawed=False)
    if six_loops(position):
        finish(position)
    elif position["earned"] is None:
        if position["phase"] == "opening" or position["placed"] == 2 or not position["hands"][seat]:
            end_turn(position)
    return position


def read_cell(text: str) -> Cell:
    q, r = text.split(",")
    return int(q), int(r)


def normal_markers_left(position: Position, seat: int) -> int:
    return 6 - sum(loop["owner"] == seat and not loop["frozen"] for loop in position["loops"])


def mark(position: Position, loops: list[list[Cell]]) -> None:
    seat = position["turn"]
    for cells in loops:
        if normal_markers_left(position, seat):
            position["loops"].append(
                {"owner": seat, "cells": [list(cell) for cell in cells], "frozen": False}
            )


def put_down(position: Position, cell: Cell, sides: str) -> list[list[Cell]]:
    position["tiles"] = sorted([*position["tiles"], [*cell, sides]])
    loops = new_loops(table_of(position), cell)
    mark(position, loops)
    return loops


def place(position: Position, cell: Cell, sides: str) -> None:
    position["hands"][position["turn"]].remove(min(all_turned(sides)))
    loops = put_down(position, cell, sides)
    if position["phase"] == "opening":
        return
    position["placed"] += 1
    position["fresh"].append(list(cell))
    position["earned"] = worth(loops)
    if makes_link(table_of(position), cell):
        position["linked"].append(list(cell))
        position["earned"] = "link"


def worth(loops: list[list[Cell]]) -> str | None:
    """9, 17: what new loops earn, with a marker or without."""
    if any(len(cells) >= 6 for cells in loops):
        return "large"
    return "loop" if loops else None


def drop(position: Position, cell: Cell, sides: str) -> None:
    origin = position["lifted"]
    position["tiles"] = [tile for tile in position["tiles"] if tile[:2] != origin]
    position["loops"] = [loop for loop in position["loops"] if origin not in loop["cells"]]
    loops = put_down(position, cell, sides)
    position["fresh"].append(list(cell))
    position.update(earned=worth(loops), thawed=False, lifted=None)


def unfreeze(position: Position, number: int) -> None:
    loop = position["loops"][number]
    if normal_markers_left(position, loop["owner"]):
        loop["frozen"] = False
    else:
        del position["loops"][number]


def clear_turn(position: Position) -> None:
    position.update(placed=0, fresh=[], linked=[], earned=None, thawed=False, lifted=None)


def finish(position: Position) -> None:
    clear_turn(position)
    position["phase"] = "over"


def draw(position: Position, seat: int, number: int) -> None:
    hand, stack = position["hands"][seat], position["stacks"][seat]
    drawn, stack[:] = stack[:number], stack[number:]
    hand[:] = sorted(hand + drawn)
    if drawn and not stack and seat == position["starter"] and position["phase"] == "middle":
        position["phase"] = "closing"


def end_turn(position: Position) -> None:
    clear_turn(position)
    seats = position["players"]
    if position["phase"] != "opening":
        draw(position, position["turn"], 2)
    elif not any(position["hands"]):
        position["phase"] = "middle"
        for seat in range(seats):
            draw(position, seat, 4)
    if not any(position["hands"]):
        finish(position)
    else:
        position["turn"] = (position["turn"] + 1) % seats


# -- 13 to 18: points and winners


def ahead(cell: Cell, chair: int) -> tuple[int, int]:
    """Column and row when the lattice is turned until the player sits in the south."""
    q, r = cell
    while chair != S:
        q, r = -r, q + r
        chair = (chair + 1) % 6
    return q, 2 * r + q


def open_beams(position: Position, seat: int) -> list[Cell]:
    table = table_of(position)
    chair = CHAIRS[position["players"]][seat]
    return [
        cell
        for cell, sides in table.items()
        if sides[chair] != "-"
        and beside(cell, chair) not in table
        and beside(cell, chair) not in markers_of(position)
        and joined(table, cell)
    ]


def scoring(position: Position, seat: int) -> list[list[Cell]]:
    table = table_of(position)
    pointing = set(open_beams(position, seat))
    return [
        cells
        for loop, cells in zip(position["loops"], loops_of(position), strict=True)
        if loop["owner"] == seat and group(table, cells[0]) & pointing
    ]


def six_loops(position: Position) -> bool:
    return any(len(scoring(position, seat)) >= 6 for seat in range(position["players"]))


def score(position: Position, seat: int) -> dict[str, int]:
    table = table_of(position)
    chair = CHAIRS[position["players"]][seat]
    pointing = open_beams(position, seat)
    taken = [ahead(cell, chair) for cell in [*table, *markers_of(position)]]
    places = [ahead(cell, chair) for cell in pointing]
    columns = [column for column, _ in places]
    rows = [row for _, row in places]
    points = {
        "beams": sum(not any(c == column and r > row for c, r in taken) for column, row in places),
        "loops": sum(
            2 + len(inside(table, cells) - set(table) - set(markers_of(position)))
            if len(cells) >= 6
            else 1
            for cells in scoring(position, seat)
        ),
        "x": sum(rows.count(row) - 1 for row in set(rows)),
        "y": sum(columns.count(column) - 1 for column in set(columns)),
        "iii": triples(set(columns)),
    }
    return {**points, "total": sum(points.values())}


def triples(columns: set[int]) -> int:
    """As many sets of three neighbouring columns as can be had, by trying."""
    for column in sorted(columns):
        if {column + 1, column + 2} <= columns:
            return 1 + triples({c for c in columns if c > column + 2})
    return 0


def scores(position: Position) -> list[dict[str, int]]:
    return [score(position, seat) for seat in range(position["players"])]


def winners(position: Position) -> list[int]:
    results: list[Any] = []
    for seat in range(position["players"]):
        result = [score(position, seat)["total"]]
        if position["options"].get("tiebreak"):
            loops = scoring(position, seat)
            tiles = {cell for cells in loops for cell in cells}
            result += [len(loops), max(map(len, loops), default=0), len(tiles)]
        results.append(result)
    return [seat for seat, result in enumerate(results) if result == max(results)]
