"""A position of Prisma as JSON (formats.md) and back, with every way it can be wrong."""

from typing import Any

import numpy as np

from pentaprism.core.errors import BadPosition
from pentaprism.core.reading import read_rng, rng_text, whole
from pentaprism.games.prisma import GAME, relocation, rules, scoring
from pentaprism.games.prisma.lattice import lay, opposite, slot_at
from pentaprism.games.prisma.loops import inside, is_large
from pentaprism.games.prisma.state import (
    DIRECTIONS,
    FIRST_MARKER,
    FRESH,
    HAND_LIMIT,
    LARGE,
    LINK,
    MARKER_CELLS,
    MARKERS,
    NOTHING,
    OPENING,
    OVER,
    REACH,
    STACK,
    STATE,
    STEP,
    UNKNOWN,
    cell_number,
    cell_place,
)
from pentaprism.games.prisma.tiles import (
    HIDDEN,
    NAME_LENGTH,
    SET_SIZE,
    first_text,
    load,
    tile_code,
    tile_text,
)

PHASES = ("opening", "middle", "closing", "over")
EARNED = (None, "loop", "large", "link")

Cell = tuple[int, int]


# -- to JSON


def to_json(s: Any) -> dict[str, Any]:
    players = int(s.players)
    position = {
        "players": players,
        "tiles": [[q, r, tile_text(tile)] for (q, r), tile in sorted(table(s).items())],
        "loops": [_loop_json(s, loop) for loop in range(int(s.loops))],
        "hands": [[tile_text(tile) for tile in hand(s, seat)] for seat in range(players)],
        "stacks": [_stack_json(s, seat) for seat in range(players)],
        "phase": PHASES[int(s.phase)],
        "turn": int(s.turn),
        "starter": int(s.starter),
        "placed": int(s.placed),
        "fresh": [list(cell_of(s, slot)) for slot in s.fresh[: int(s.fresh_count)]],
        "linked": [list(cell_of(s, slot)) for slot in s.linked[: int(s.linked_count)]],
        "earned": EARNED[int(s.earned)],
        "thawed": bool(s.thawed),
        "lifted": None if s.lifted < 0 else list(cell_of(s, s.lifted)),
        "options": _options(s),
    }
    if not s.redacted:
        position["rng"] = rng_text(int(s.rng))
    return position


def cell_of(s: Any, slot: int) -> Cell:
    return cell_place(s.cells[int(slot)])


def table(s: Any) -> dict[Cell, int]:
    """The tiles on the table, as they lie."""
    return {cell_of(s, slot): int(s.sides[slot]) for slot in range(int(s.laid))}


def hand(s: Any, seat: int) -> list[int]:
    return [int(tile) for tile in s.hands[seat][: int(s.hand_count[seat])]]


def loop_cells(s: Any, loop: int) -> list[Cell]:
    tiles = int(s.loop_tiles[loop])
    return sorted(cell_of(s, slot) for slot in range(int(s.laid)) if tiles >> slot & 1)


def tileset_name(s: Any) -> str:
    return bytes(s.tileset_name).rstrip(b"\0").decode()


def _loop_json(s: Any, loop: int) -> dict[str, Any]:
    return {
        "owner": int(s.loop_owner[loop]),
        "cells": [list(cell) for cell in loop_cells(s, loop)],
        "frozen": bool(s.loop_frozen[loop]),
    }


def _stack_json(s: Any, seat: int) -> list[str]:
    tiles = s.stacks[seat][: int(s.stack_count[seat])][::-1]
    return [tile_text(int(tile)) for tile in tiles]


def _options(s: Any) -> dict[str, Any]:
    return GAME.options.without_defaults(
        {"tiles": tileset_name(s), "frozen": bool(s.frozen), "tiebreak": bool(s.tiebreak)}
    )


# -- from JSON


def from_json(position: dict[str, Any], hidden: bool) -> Any:
    state = np.zeros(1, STATE)
    s = state[0]
    s.players = players = whole(position["players"], "players", 2, 4)
    s.lifted = -1
    s.frozen = position["options"]["frozen"]
    s.tiebreak = position["options"]["tiebreak"]
    numbers = load(position["options"]["tiles"])
    s.tileset_name[:] = numbers[:NAME_LENGTH]
    s.tileset[:] = numbers[NAME_LENGTH:]
    s.turn = whole(position["turn"], "turn", 0, players - 1)
    s.starter = whole(position["starter"], "starter", 0, players - 1)
    s.placed = whole(position["placed"], "placed", 0, 2)
    s.phase = _word(position, "phase", PHASES)
    s.earned = _word(position, "earned", EARNED)
    _read_rng(s, position, hidden)
    _read_tiles(s, position["tiles"])
    _read_hands(s, position, hidden)
    _check_number(s)
    _read_loops(s, position["loops"])
    _read_turn(s, position)
    _check_turn(s)
    return state


def _word(position: dict[str, Any], key: str, words: tuple[Any, ...]) -> int:
    value = position[key]
    if (value is not None and not isinstance(value, str)) or value not in words:
        known = ", ".join("null" if word is None else word for word in words)
        raise BadPosition(f"{key} is one of {known}, not {value!r}")
    return words.index(value)


def _list(value: Any, what: str) -> list[Any]:
    if not isinstance(value, list):
        raise BadPosition(f"{what} is a list, not {value!r}")
    return value


def _flag(value: Any, what: str) -> bool:
    if not isinstance(value, bool):
        raise BadPosition(f"{what} is true or false, not {value!r}")
    return value


def _read_rng(s: Any, position: dict[str, Any], hidden: bool) -> None:
    if hidden and "rng" not in position:
        s.redacted = 1
        return
    s.rng = np.uint64(read_rng(position["rng"]))


def _tile(text: Any, what: str) -> int:
    code = tile_code(text)
    if code is None:
        raise BadPosition(f"{what}: a tile is six signs of r, b and -, not {text!r}")
    return code


def _cell(value: Any, what: str) -> Cell:
    if not isinstance(value, list) or len(value) != 2 or any(type(n) is not int for n in value):
        raise BadPosition(f"{what}: a cell is a list of two whole numbers, not {value!r}")
    q, r = value
    if max(abs(q), abs(r), abs(q + r)) > REACH:
        raise BadPosition(f"{what}: no tile gets as far as {q},{r}")
    return q, r


def _read_tiles(s: Any, tiles: Any) -> None:
    """The table, laid outwards from the markers, since everything must hang together."""
    markers = MARKER_CELLS[int(s.players) - 2]
    left: dict[Cell, int] = {}
    for entry in _list(tiles, "tiles"):
        if not isinstance(entry, list) or len(entry) != 3:
            raise BadPosition(f"tiles: an entry is [q, r, sides], not {entry!r}")
        cell = _cell(entry[:2], "tiles")
        if cell in left:
            raise BadPosition(f"tiles: there are two tiles on {_at(cell)}")
        if cell in markers:
            raise BadPosition(f"tiles: {_at(cell)} is the cell of a direction marker")
        left[cell] = _tile(entry[2], f"tiles: {_at(cell)}")
    if len(left) > SET_SIZE:
        raise BadPosition(f"there are {len(left)} tiles on the table, more than {SET_SIZE}")
    rules.lay_markers(s)
    beside = [cell for cell in sorted(left) if _touches(s, cell)]
    while beside:
        for cell in beside:
            _lay(s, cell, left.pop(cell))
        beside = [cell for cell in sorted(left) if _touches(s, cell)]
    if left:
        raise BadPosition(f"tiles: {_at(min(left))} does not hang together with the rest")


def _touches(s: Any, cell: Cell) -> bool:
    number = cell_number(*cell)
    return any(slot_at(s, number + int(step)) >= 0 for step in STEP)


def _lay(s: Any, cell: Cell, tile: int) -> None:
    number = cell_number(*cell)
    for side in range(len(DIRECTIONS)):
        other = slot_at(s, number + int(STEP[side]))
        if other >= 0:
            theirs = int(s.sides[other]) >> (10 - 2 * opposite(side)) & 3
            if tile >> (10 - 2 * side) & 3 != theirs:
                raise BadPosition(
                    f"tiles: {_at(cell)} and {_at(cell_of(s, other))} do not match "
                    "where they touch",
                    "1",
                )
    lay(s, number, tile)


def _read_hands(s: Any, position: dict[str, Any], hidden: bool) -> None:
    for key, limit in (("hands", HAND_LIMIT), ("stacks", STACK)):
        lists = _list(position[key], key)
        if len(lists) != s.players:
            raise BadPosition(f"{key}: there are {s.players} players, but {len(lists)} lists")
        for seat, tiles in enumerate(lists):
            what = f"{key} of seat {seat}"
            if len(_list(tiles, what)) > limit:
                raise BadPosition(f"{what}: {len(tiles)} tiles are more than {limit}")
    for seat, tiles in enumerate(position["hands"]):
        codes = sorted(_canonical(text, f"hands of seat {seat}") for text in tiles)
        s.hands[seat][: len(codes)] = codes
        s.hand_count[seat] = len(codes)
    for seat, tiles in enumerate(position["stacks"]):
        codes = [
            UNKNOWN if hidden and text == HIDDEN else _canonical(text, f"stacks of seat {seat}")
            for text in reversed(tiles)
        ]
        s.stacks[seat][: len(codes)] = codes
        s.stack_count[seat] = len(codes)


def _canonical(text: Any, what: str) -> int:
    _tile(text, what)
    return _tile(first_text(text), what)


def _check_number(s: Any) -> None:
    number = int(s.laid) + int(s.hand_count.sum()) + int(s.stack_count.sum())
    if number > SET_SIZE:
        raise BadPosition(f"there are {number} tiles in all, more than {SET_SIZE}")


def _read_loops(s: Any, loops: Any) -> None:
    for number, loop in enumerate(_list(loops, "loops")):
        what = f"loops: number {number}"
        if not isinstance(loop, dict) or loop.keys() != {"owner", "cells", "frozen"}:
            raise BadPosition(f"{what} is not an object with owner, cells and frozen")
        owner = whole(loop["owner"], "owner", 0, int(s.players) - 1)
        frozen = _flag(loop["frozen"], f"{what}: frozen")
        tiles = np.uint64(0)
        for value in _list(loop["cells"], f"{what}: cells"):
            bit = np.uint64(1 << _slot(s, value, what))
            if tiles & bit:
                raise BadPosition(f"{what}: a cell occurs twice")
            tiles |= bit
        _check_ring(s, tiles, what)
        _add_loop(s, owner, frozen, tiles, what)


def _slot(s: Any, value: Any, what: str) -> int:
    cell = _cell(value, what)
    slot = int(slot_at(s, cell_number(*cell)))
    if not 0 <= slot < FIRST_MARKER:
        raise BadPosition(f"{what}: there is no tile on {_at(cell)}")
    return slot


def _check_ring(s: Any, tiles: np.uint64, what: str) -> None:
    """§6: one circuit, in which every tile is joined to two others."""
    slots = [slot for slot in range(int(s.laid)) if int(tiles) >> slot & 1]
    joined = {slot: int(s.joins[slot] & tiles) for slot in slots}
    found, todo = 0, 1 << slots[0] if slots else 0
    while todo:
        slot = todo.bit_length() - 1
        found |= 1 << slot
        todo = (todo | joined[slot]) & ~found
    if len(slots) < 3 or found != int(tiles) or any(n.bit_count() != 2 for n in joined.values()):
        raise BadPosition(f"{what}: its cells are not one closed circuit", "6")


def _add_loop(s: Any, owner: int, frozen: bool, tiles: np.uint64, what: str) -> None:
    own = [loop for loop in range(int(s.loops)) if s.loop_owner[loop] == owner]
    if frozen:
        if not s.frozen:
            raise BadPosition(f"{what}: there are no frozen markers without the option", "17")
        if is_large(tiles):
            raise BadPosition(f"{what}: a large loop is never frozen", "17")
    same = sum(bool(s.loop_frozen[loop]) == frozen for loop in own)
    if same >= (1 if frozen else MARKERS):
        raise BadPosition(f"{what}: seat {owner} has no such marker left", "7")
    s.loop_tiles[s.loops] = tiles
    s.loop_owner[s.loops] = owner
    s.loop_frozen[s.loops] = frozen
    s.loops += 1
    if is_large(tiles):
        inside(s, tiles, True)


def _read_turn(s: Any, position: dict[str, Any]) -> None:
    for key, limit in (("fresh", FRESH), ("linked", 2)):
        cells = _list(position[key], key)
        if len(cells) > limit:
            raise BadPosition(f"{key}: at most {limit} in a turn, not {len(cells)}")
        slots = [_slot(s, value, key) for value in cells]
        if len(set(slots)) != len(slots):
            raise BadPosition(f"{key}: a cell occurs twice")
        s[key][: len(slots)] = slots
        s[f"{key}_count"] = len(slots)
    s.thawed = _flag(position["thawed"], "thawed")
    if position["lifted"] is not None:
        s.lifted = _slot(s, position["lifted"], "lifted")


def _check_turn(s: Any) -> None:
    """Somebody can act, and what is said of the turn can be."""
    pending = s.earned != NOTHING
    if s.phase == OVER and (pending or s.thawed or s.lifted >= 0):
        raise BadPosition("nothing is pending when the game is over")
    if s.phase == OVER:
        return
    if scoring.has_six(s):
        raise BadPosition("with six scoring loops the game is over", "13")
    if s.phase == OPENING and (s.placed or pending or s.fresh_count or s.linked_count):
        raise BadPosition("an opening turn is one tile: nothing is placed yet or pending", "4")
    if not pending and s.lifted >= 0:
        raise BadPosition("a tile is lifted only with an earned relocation", "9")
    if not pending and (s.placed == 2 or s.hand_count[s.turn] == 0):
        raise BadPosition(f"seat {s.turn} has nothing left to do in this turn", "5")
    if pending and (s.placed == 0 or s.fresh_count == 0):
        raise BadPosition("a relocation is earned by a tile placed in this turn", "9")
    if s.fresh_count > _most_fresh(s):
        raise BadPosition("more is fresh than was placed and relocated", "9")
    if s.thawed and (not s.frozen or s.earned not in (LARGE, LINK)):
        raise BadPosition(
            "a frozen marker is removed only besides what a large loop or a link earned", "17"
        )
    if s.lifted >= 0:
        slot = int(s.lifted)
        if relocation.obstacle(s, slot) or not relocation.can_drop(s, slot):
            raise BadPosition(f"the tile on {_at(cell_of(s, slot))} cannot be relocated", "10")


def _most_fresh(s: Any) -> int:
    """§9: a placement and two relocations each, without those that are still to come."""
    to_come = {NOTHING: 0, LINK: 2}.get(int(s.earned), 1)
    return 3 * int(s.placed) - to_come


def _at(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"
