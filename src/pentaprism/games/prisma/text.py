"""Prisma in words: moves as text, why a move is refused, what a move did."""

import re
from collections import Counter
from typing import Any, cast

from pentaprism.core.errors import IllegalMove
from pentaprism.core.words import Value, messages_of
from pentaprism.games.prisma import events as told
from pentaprism.games.prisma import relocation, rules
from pentaprism.games.prisma.lattice import canonical, find_edge, is_enclosed, slot_at, torus
from pentaprism.games.prisma.loops import frozen_used, is_large
from pentaprism.games.prisma.position import EARNED, Cell, cell_of, hand, loop_cells, table
from pentaprism.games.prisma.state import (
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
_COLOURS = ("blank", "blue", "red")
_message = messages_of("prisma")


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


def _refused(clause: str, why: str, **values: Value) -> IllegalMove:
    return IllegalMove(_message(f"refused-{why}", **values), clause)


def refusal(s: Any, seat: int, text: str) -> IllegalMove:
    move = parse_move(text)
    if move is None:
        return _unreadable(text)
    kind, cell, tile = move >> 26, move >> 12 & 0x3FFF, move & 0xFFF
    if s.lifted >= 0 and kind != DROP:
        return _refused("9", "lifted", cell=cell_text(cell_of(s, s.lifted)))
    if s.earned == NOTHING and kind not in (PLACE, DISCARD):
        return _nothing_earned(s, kind)
    if s.earned != NOTHING and kind in (PLACE, DISCARD):
        return _refused("9", "earned-first")
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
        return _refused("5", "other-rotation", tile=first_text(match[1]))
    if _PLACING.fullmatch(text) or _LIFTING.fullmatch(text):
        return _refused("2", "too-far")
    return _refused("5", "unreadable", text=repr(text))


def _nothing_earned(s: Any, kind: int) -> IllegalMove:
    if kind in (FREEZE, UNFREEZE):
        return _refused("17", "frozen-later")
    if s.phase == OPENING:
        return _refused("4", "opening")
    if kind == DROP:
        return _refused("9", "lift-first")
    return _refused("9", "nothing-earned")


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
        return _refused(clause, "on-marker", cell=here)
    if slot >= 0:
        return _refused(clause, "taken", cell=here)
    if _is_inside(s, cell):
        return _refused("12", "enclosed", cell=here)
    return None


def _mismatch(tile: int, cell: int, mask: int, value: int) -> IllegalMove | None:
    for side, name in enumerate(SIDE_NAMES):
        place = 10 - 2 * side
        ours, theirs = tile >> place & 3, value >> place & 3
        if mask >> place & 3 and ours != theirs:
            return _refused(
                "1",
                "mismatch",
                cell=cell_text(cell_place(cell)),
                side=name.lower(),
                ours=_COLOURS[ours],
                theirs=_COLOURS[theirs],
            )
    return None


def _refused_placement(s: Any, seat: int, cell: int, tile: int) -> IllegalMove:
    if canonical(tile) not in hand(s, seat):
        return _refused("5", "not-in-hand", tile=first_text(tile_text(tile)))
    refused = _refused_cell(s, cell, "2")
    if refused:
        return refused
    edge = find_edge(s, cell)
    here = cell_text(cell_place(cell))
    if edge < 0:
        return _refused("2", "alone", cell=here)
    refused = _mismatch(tile, cell, int(s.edge_mask[edge]), int(s.edge_value[edge]))
    return refused or _refused("2", "joins-nothing", cell=here)


def _refused_drop(s: Any, cell: int, tile: int) -> IllegalMove:
    if s.lifted < 0:
        return _refused("9", "lift-first")
    slot = int(s.lifted)
    lifted = int(s.sides[slot])
    here = cell_text(cell_place(cell))
    if canonical(tile) != canonical(lifted):
        return _refused("10", "other-tile", tile=tile_text(lifted))
    if cell == int(s.cells[slot]):
        return _refused("10", "same-cell")
    refused = _refused_cell(s, cell, "10")
    if refused:
        return refused
    edge = find_edge(s, cell)
    away = ~relocation.facing(cell, int(s.cells[slot]))
    mask = int(s.edge_mask[edge]) & away if edge >= 0 else 0
    if not mask:
        return _refused("10", "touches-nothing", cell=here)
    refused = _mismatch(tile, cell, mask, int(s.edge_value[edge]) & away)
    return refused or _refused("9", "makes-loop", cell=here)


_OBSTACLES = {
    relocation.AT_MARKER: "at-marker",
    relocation.SINGLE: "single",
    relocation.IN_LARGE: "in-large",
    relocation.IS_FRESH: "fresh",
    relocation.IN_TWO: "in-two",
    relocation.IN_FROZEN: "in-frozen",
    relocation.IN_CLOSING: "in-closing",
    relocation.NEAR_LINK: "near-link",
    relocation.ISLAND: "island",
}


def _refused_lift(s: Any, cell: int) -> IllegalMove:
    here = cell_text(cell_place(cell))
    slot = _slot(s, cell)
    if slot >= FIRST_MARKER:
        return _refused("10", "lifts-marker", cell=here)
    if slot < 0:
        return _refused("10", "no-tile", cell=here)
    why = _OBSTACLES.get(int(relocation.obstacle(s, slot)), "no-other-place")
    return _refused("10", why, cell=here)


def _refused_discard(s: Any, seat: int, tile: int) -> IllegalMove:
    if tile not in hand(s, seat):
        return _refused("5", "not-in-hand", tile=tile_text(tile))
    return _refused("5", "can-place")


def _refused_marking(s: Any, seat: int, kind: int, loop: int) -> IllegalMove:
    if not s.frozen:
        return _refused("17", "no-frozen")
    if loop >= s.loops:
        return _refused("17", "no-loop", loop=loop)
    if kind == UNFREEZE and not s.loop_frozen[loop]:
        return _refused("17", "not-frozen", loop=loop)
    if kind == UNFREEZE:
        return _refused("17", "thawed-already")
    if frozen_used(s, seat):
        return _refused("17", "frozen-used")
    if is_large(s.loop_tiles[loop]):
        return _refused("17", "large-loop", loop=loop)
    return _refused("17", "other-loop", loop=loop)


# -- events


def events(before: Any, seat: int, move: int, after: Any) -> list[told.Events]:
    kind, cell, tile = move >> 26, move >> 12 & 0x3FFF, move & 0xFFF
    here = cell_text(cell_place(cell))
    found = [_played(before, seat, kind, here, tile), *_marker_events(before, kind, after)]
    if kind in (PLACE, DROP) and after.earned != NOTHING:
        earned = cast(told.Earning, EARNED[int(after.earned)])
        found.append(told.Earn(seat=seat, earned=earned, cell=here))
    for other in range(int(after.players)):
        found += _drawn(
            before, other, tile if other == seat and kind in (PLACE, DISCARD) else -1, after
        )
    if after.phase != before.phase:
        found.append(_phase(after))
    return found


def _played(before: Any, seat: int, kind: int, here: str, tile: int) -> told.Events:
    sides = tile_text(tile) if kind in (PLACE, DROP, DISCARD) else ""
    red, blue = sides.count("r"), sides.count("b")
    if kind == PLACE:
        return told.Place(seat=seat, cell=here, tile=sides, red=red, blue=blue)
    if kind == LIFT:
        return told.Lift(seat=seat, cell=here)
    if kind == DROP:
        origin = cell_text(cell_of(before, before.lifted))
        return told.Drop(seat=seat, origin=origin, cell=here, tile=sides)
    if kind == DISCARD:
        return told.Discard(seat=seat, tile=sides, red=red, blue=blue)
    if kind == PASS:
        return told.Pass(seat=seat)
    return (told.Freeze if kind == FREEZE else told.Unfreeze)(seat=seat, loop=tile)


def _loops(s: Any) -> list[tuple[int, tuple[Cell, ...]]]:
    return [(int(s.loop_owner[i]), tuple(loop_cells(s, i))) for i in range(int(s.loops))]


def _marker_events(before: Any, kind: int, after: Any) -> list[told.Events]:
    """Markers that came back and new ones."""
    old, new = _loops(before), _loops(after)
    gone = told.Unmark if kind == UNFREEZE else told.Break
    return [
        *(
            gone(owner=owner, cells=list(cells), size=len(cells))
            for owner, cells in old
            if (owner, cells) not in new
        ),
        *(
            told.Loop(owner=owner, cells=list(cells), size=len(cells))
            for owner, cells in new
            if (owner, cells) not in old
        ),
    ]


def _drawn(before: Any, seat: int, played: int, after: Any) -> list[told.Events]:
    kept = Counter(hand(before, seat))
    if played >= 0:
        kept[int(canonical(played))] -= 1
    drawn = [tile_text(tile) for tile in sorted((Counter(hand(after, seat)) - kept).elements())]
    return [told.Draw(seat=seat, tiles=drawn, count=len(drawn))] if drawn else []


def _phase(after: Any) -> told.Events:
    if after.phase == OVER:
        why = cast(told.Ending, rules.REASONS[int(rules.over(after))])
        return told.Over(reason=str(_message(f"over-{why}")), why=why)
    return told.Phase(phase="middle" if after.phase == MIDDLE else "closing")
