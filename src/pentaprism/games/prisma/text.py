"""Prisma in words: moves as text, why a move is refused, what a move did."""

import re
from collections import Counter
from typing import Any

from pentaprism.core.errors import IllegalMove
from pentaprism.games.prisma import relocation, rules
from pentaprism.games.prisma.lattice import canonical, find_edge, is_enclosed, slot_at, torus
from pentaprism.games.prisma.loops import frozen_used, is_large
from pentaprism.games.prisma.position import EARNED, Cell, cell_of, hand, loop_cells, table
from pentaprism.games.prisma.state import (
    CLOSING,
    DISCARD,
    DROP,
    FIRST_MARKER,
    FREEZE,
    LIFT,
    LOOPS,
    MIDDLE,
    NOTHING,
    OPENING,
    OVER,
    PASS,
    PLACE,
    REACH,
    SIDE_NAMES,
    UNFREEZE,
    cell_number,
    cell_place,
)
from pentaprism.games.prisma.tiles import first_text, tile_code, tile_text

_NUMBER = r"(0|-?[1-9][0-9]{0,2})"
_CELL = f"{_NUMBER},{_NUMBER}"
_SIDES = r"([-br]{6})"
_PLACING = re.compile(f"(place|drop) {_CELL} {_SIDES}")
_LIFTING = re.compile(f"lift {_CELL}")
_DISCARDING = re.compile(f"discard {_SIDES}")
_MARKING = re.compile(r"(freeze|unfreeze) (0|[1-9][0-9]?)")
_WORDS = {"place": PLACE, "drop": DROP, "freeze": FREEZE, "unfreeze": UNFREEZE}
_KIND = {kind: word for word, kind in _WORDS.items()}
_COLOURS = ("a blank side", "a blue beam", "a red beam")


# -- moves


def move_text(move: int) -> str:
    kind, cell, tile = move >> 26, move >> 12 & 0x3FFF, move & 0xFFF
    if kind in (PLACE, DROP):
        return f"{_KIND[kind]} {cell_text(cell_place(cell))} {tile_text(tile)}"
    if kind == LIFT:
        return f"lift {cell_text(cell_place(cell))}"
    if kind == DISCARD:
        return f"discard {tile_text(tile)}"
    if kind == PASS:
        return "pass"
    return f"{_KIND[kind]} {tile}"


def cell_text(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


def parse_move(text: str) -> int | None:
    if text == "pass":
        return PASS << 26
    if match := _PLACING.fullmatch(text):
        cell, tile = _cell(match[2], match[3]), tile_code(match[4])
        return None if cell is None or tile is None else _WORDS[match[1]] << 26 | cell << 12 | tile
    if match := _LIFTING.fullmatch(text):
        cell = _cell(match[1], match[2])
        return None if cell is None else LIFT << 26 | cell << 12
    if match := _DISCARDING.fullmatch(text):
        tile = tile_code(match[1])
        return None if tile is None or first_text(match[1]) != match[1] else DISCARD << 26 | tile
    if match := _MARKING.fullmatch(text):
        loop = int(match[2])
        return _WORDS[match[1]] << 26 | loop if loop < LOOPS else None
    return None


def _cell(q: str, r: str) -> int | None:
    cell = int(q), int(r)
    return None if max(map(abs, (*cell, sum(cell)))) > REACH else cell_number(*cell)


# -- refusals


def refusal(s: Any, seat: int, text: str) -> IllegalMove:
    move = parse_move(text)
    if move is None:
        return _unreadable(text)
    kind, cell, tile = move >> 26, move >> 12 & 0x3FFF, move & 0xFFF
    if s.lifted >= 0 and kind != DROP:
        here = cell_text(cell_of(s, s.lifted))
        return IllegalMove(f"the tile on {here} is lifted: drop it somewhere", "9")
    if s.earned == NOTHING and kind not in (PLACE, DISCARD):
        return _nothing_earned(s, kind)
    if s.earned != NOTHING and kind in (PLACE, DISCARD):
        return IllegalMove(
            "your tile earned a relocation: lift a tile or pass before the next one", "9"
        )
    if kind == PLACE:
        return _refused_placement(s, seat, cell, tile)
    if kind == DROP:
        return _refused_drop(s, cell, tile)
    if kind == LIFT:
        return _refused_lift(s, cell)
    if kind == DISCARD:
        return _refused_discard(s, seat, tile)
    return _refused_marking(s, seat, kind, tile)


def _unreadable(text: str) -> IllegalMove:
    match = _DISCARDING.fullmatch(text)
    if match:
        return IllegalMove(f"write that tile as {first_text(match[1])}", "5")
    if _PLACING.fullmatch(text) or _LIFTING.fullmatch(text):
        return IllegalMove("no tile ever gets that far", "2")
    return IllegalMove(
        f"{text!r} is not a move: write place 2,-1 r--b-- (cell, sides from the north clockwise), "
        "lift 1,0, drop 3,-1 r--b--, discard --b--r or pass",
        "5",
    )


def _nothing_earned(s: Any, kind: int) -> IllegalMove:
    if kind in (FREEZE, UNFREEZE):
        return IllegalMove("frozen markers move only while an earned action is pending", "17")
    if s.phase == OPENING:
        return IllegalMove("nothing is relocated in the opening: place a tile", "4")
    if kind == DROP:
        return IllegalMove("lift a tile before you drop it", "9")
    return IllegalMove("nothing is earned now: a loop or a link would earn a relocation", "9")


def _slot(s: Any, cell: int) -> int:
    """What lies on a cell, or -1; people may name one so far off that `grid` begins anew."""
    slot = int(slot_at(s, cell))
    return slot if slot >= 0 and int(s.cells[slot]) == cell else -1


def _is_inside(s: Any, cell: int) -> bool:
    """Whether a large loop encloses a cell; all that is enclosed lies between tiles."""
    q, r = cell_place(cell)
    columns, rows = zip(*table(s), strict=True) if s.laid else ((q + 1,), (r + 1,))
    between = min(columns) < q < max(columns) and min(rows) < r < max(rows)
    return between and bool(is_enclosed(s, torus(cell)))


def _refused_cell(s: Any, cell: int, clause: str) -> IllegalMove | None:
    """Why nothing at all can be put on this cell."""
    here = cell_text(cell_place(cell))
    slot = _slot(s, cell)
    if slot >= FIRST_MARKER:
        return IllegalMove(f"{here} is the cell of a direction marker", clause)
    if slot >= 0:
        return IllegalMove(f"there is a tile on {here} already", clause)
    if _is_inside(s, cell):
        return IllegalMove(f"{here} is enclosed by a large loop and stays empty", "12")
    return None


def _mismatch(tile: int, cell: int, mask: int, value: int) -> IllegalMove | None:
    for side, name in enumerate(SIDE_NAMES):
        place = 10 - 2 * side
        ours, theirs = tile >> place & 3, value >> place & 3
        if mask >> place & 3 and ours != theirs:
            here = cell_text(cell_place(cell))
            would = f"have {_COLOURS[ours]}" if ours else "be blank"
            return IllegalMove(
                f"on {here} the {name} side would {would} and touch {_COLOURS[theirs]}", "1"
            )
    return None


def _refused_placement(s: Any, seat: int, cell: int, tile: int) -> IllegalMove:
    if canonical(tile) not in hand(s, seat):
        return IllegalMove(f"you have no tile {first_text(tile_text(tile))} in hand", "5")
    refused = _refused_cell(s, cell, "2")
    if refused:
        return refused
    edge = find_edge(s, cell)
    here = cell_text(cell_place(cell))
    if edge < 0:
        return IllegalMove(f"{here} touches neither a tile nor a marker", "2")
    refused = _mismatch(tile, cell, int(s.edge_mask[edge]), int(s.edge_value[edge]))
    return refused or IllegalMove(f"on {here} no beam of this tile joins one on the table", "2")


def _refused_drop(s: Any, cell: int, tile: int) -> IllegalMove:
    if s.lifted < 0:
        return IllegalMove("lift a tile before you drop it", "9")
    slot = int(s.lifted)
    lifted = int(s.sides[slot])
    here = cell_text(cell_place(cell))
    if canonical(tile) != canonical(lifted):
        return IllegalMove(f"the lifted tile is {tile_text(lifted)}, in any rotation", "10")
    if cell == int(s.cells[slot]):
        return IllegalMove("a relocated tile goes to another cell", "10")
    refused = _refused_cell(s, cell, "10")
    if refused:
        return refused
    edge = find_edge(s, cell)
    away = ~relocation.facing(cell, int(s.cells[slot]))
    mask = int(s.edge_mask[edge]) & away if edge >= 0 else 0
    if not mask:
        return IllegalMove(f"{here} touches nothing else", "10")
    refused = _mismatch(tile, cell, mask, int(s.edge_value[edge]) & away)
    return refused or IllegalMove(
        f"on {here} the tile would make a loop, and a relocation earned by a loop may not", "9"
    )


_OBSTACLES = {
    relocation.AT_MARKER: "touches a direction marker",
    relocation.SINGLE: "has a single beam",
    relocation.IN_LARGE: "is in a large loop",
    relocation.IS_FRESH: "was placed or relocated in this turn",
    relocation.IN_TWO: "is in two or more loops",
    relocation.IN_FROZEN: "is in a frozen loop",
    relocation.IN_CLOSING: "is in a loop, and those stay in the closing turns",
    relocation.NEAR_LINK: "lies within two steps of a tile that made a link in this turn",
    relocation.ISLAND: "holds an island to the rest",
}


def _refused_lift(s: Any, cell: int) -> IllegalMove:
    here = cell_text(cell_place(cell))
    slot = _slot(s, cell)
    if slot >= FIRST_MARKER:
        return IllegalMove(f"on {here} lies a direction marker, and those never move", "10")
    if slot < 0:
        return IllegalMove(f"there is no tile on {here}", "10")
    reason = _OBSTACLES.get(int(relocation.obstacle(s, slot)))
    if reason:
        return IllegalMove(f"the tile on {here} {reason}", "10")
    return IllegalMove(f"there is no other place for the tile on {here}", "10")


def _refused_discard(s: Any, seat: int, tile: int) -> IllegalMove:
    if tile not in hand(s, seat):
        return IllegalMove(f"you have no tile {tile_text(tile)} in hand", "5")
    return IllegalMove("a tile of your hand can be placed, so none is discarded", "5")


def _refused_marking(s: Any, seat: int, kind: int, loop: int) -> IllegalMove:
    if not s.frozen:
        return IllegalMove("this game is played without frozen markers", "17")
    if loop >= s.loops:
        return IllegalMove(f"there is no loop number {loop}", "17")
    if kind == UNFREEZE and not s.loop_frozen[loop]:
        return IllegalMove(f"loop {loop} has no frozen marker", "17")
    if kind == UNFREEZE:
        return IllegalMove("one frozen marker was removed already for what you earned", "17")
    if frozen_used(s, seat):
        return IllegalMove("your frozen marker lies on a loop already", "17")
    if is_large(s.loop_tiles[loop]):
        return IllegalMove(f"loop {loop} is large and needs no protection", "17")
    return IllegalMove(f"loop {loop} was not made by the tile that earned this", "17")


# -- events


def events(before: Any, seat: int, move: int, after: Any) -> list[dict[str, Any]]:
    kind, cell, tile = move >> 26, move >> 12 & 0x3FFF, move & 0xFFF
    here = cell_text(cell_place(cell))
    told = [_played(before, seat, kind, here, tile)]
    told += _marker_events(before, seat, kind, after)
    if kind in (PLACE, DROP) and after.earned != NOTHING:
        told.append(_earned(seat, here, str(EARNED[int(after.earned)])))
    for other in range(int(after.players)):
        told += _drawn(
            before, other, tile if other == seat and kind in (PLACE, DISCARD) else -1, after
        )
    if after.phase != before.phase:
        told.append(_phase(after))
    return told


def _played(before: Any, seat: int, kind: int, here: str, tile: int) -> dict[str, Any]:
    who = f"seat {seat}"
    sides = tile_text(tile) if kind in (PLACE, DROP, DISCARD) else ""
    if kind == PLACE:
        text = f"{who} places {sides} on {here}"
        return {"kind": "place", "seat": seat, "cell": here, "tile": sides, "text": text}
    if kind == LIFT:
        text = f"{who} lifts the tile on {here}"
        return {"kind": "lift", "seat": seat, "cell": here, "text": text}
    if kind == DROP:
        origin = cell_text(cell_of(before, before.lifted))
        text = f"{who} moves the tile from {origin} to {here} as {sides}"
        return {
            "kind": "drop",
            "seat": seat,
            "from": origin,
            "cell": here,
            "tile": sides,
            "text": text,
        }
    if kind == DISCARD:
        text = f"{who} can place nothing and discards {sides}"
        return {"kind": "discard", "seat": seat, "tile": sides, "text": text}
    if kind == PASS:
        return {"kind": "pass", "seat": seat, "text": f"{who} declines what was earned"}
    verb = "freezes" if kind == FREEZE else "takes the frozen marker from"
    text = f"{who} {verb} loop {tile}"
    return {"kind": _KIND[kind], "seat": seat, "loop": tile, "text": text}


def _loops(s: Any) -> list[tuple[int, tuple[Cell, ...]]]:
    return [(int(s.loop_owner[i]), tuple(loop_cells(s, i))) for i in range(int(s.loops))]


def _marker_events(before: Any, seat: int, kind: int, after: Any) -> list[dict[str, Any]]:
    """Markers that came back and new ones."""
    old, new = _loops(before), _loops(after)
    told: list[dict[str, Any]] = []
    for owner, cells in old:
        if (owner, cells) not in new:
            what = "unmark" if kind == UNFREEZE else "break"
            text = f"a loop of {len(cells)} of seat {owner} "
            text += "has no marker any more" if kind == UNFREEZE else "is broken"
            told.append(_loop_event(what, owner, cells, text))
    for owner, cells in new:
        if (owner, cells) not in old:
            text = f"seat {owner} makes a loop of {len(cells)}"
            told.append(_loop_event("loop", owner, cells, text))
    return told


def _loop_event(kind: str, owner: int, cells: tuple[Cell, ...], text: str) -> dict[str, Any]:
    return {"kind": kind, "owner": owner, "cells": [list(cell) for cell in cells], "text": text}


_DEEDS = {"link": "links paths", "large": "closes a large loop", "loop": "closes a loop"}


def _earned(seat: int, here: str, what: str) -> dict[str, Any]:
    text = f"the tile on {here} {_DEEDS[what]}: seat {seat} may relocate a tile"
    return {"kind": "earn", "seat": seat, "earned": what, "text": text}


def _drawn(before: Any, seat: int, played: int, after: Any) -> list[dict[str, Any]]:
    kept = Counter(hand(before, seat))
    if played >= 0:
        kept[int(canonical(played))] -= 1
    drawn = [tile_text(tile) for tile in sorted((Counter(hand(after, seat)) - kept).elements())]
    if not drawn:
        return []
    text = f"seat {seat} draws {', '.join(drawn)}"
    return [{"kind": "draw", "seat": seat, "tiles": drawn, "text": text}]


_PHASES = {
    MIDDLE: ("middle", "the opening is over: two tiles a turn from now on"),
    CLOSING: ("closing", "the closing turns begin: loops stay as they are"),
}


def _phase(after: Any) -> dict[str, Any]:
    if after.phase == OVER:
        reason = rules.REASONS[int(rules.over(after))]
        return {"kind": "over", "reason": reason, "text": f"the game is over: {reason}"}
    name, text = _PHASES[int(after.phase)]
    return {"kind": "phase", "phase": name, "text": text}
