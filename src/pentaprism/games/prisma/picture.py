"""Prisma as SVG: flat-top hexagons, for light and dark pages.

Nothing is told by colour alone. A red beam is a full line that ends in a disc with an r, a blue
beam a dashed line that ends in a square with a b; seats have a number and a shape of their own.
"""

from collections.abc import Iterable
from math import cos, pi, sin, sqrt
from typing import Any

from pentaprism.games.prisma.breakdown import scores_json
from pentaprism.games.prisma.lattice import is_enclosed, slot_at, torus
from pentaprism.games.prisma.position import Cell, cell_of, hand, loop_cells, table
from pentaprism.games.prisma.scoring import direction_of
from pentaprism.games.prisma.seating import seen_from, turned, turns_to
from pentaprism.games.prisma.state import MARKER_CELLS, OVER, SIDE_NAMES, cell_number
from pentaprism.games.prisma.tiles import tile_text

RADIUS = 40.0
_SMALL = 22.0
_MARGIN = 20.0
_ROW = 62.0
_STYLE = """
.page{fill:#fbfbf7}.ink,.arrow{fill:#1c1f26}.tile{fill:#eceae2;stroke:#6f7480;stroke-width:1.5}
.marker{fill:#d3d5dc;stroke:#1c1f26;stroke-width:2}.space{fill:none;stroke:#9a9ea9;stroke-width:2;
stroke-dasharray:2 5}.fresh{stroke:#1c1f26;stroke-width:4}.lifted{stroke-dasharray:7 5}
.r{stroke:#d1352b;stroke-width:7}.b{stroke:#2b6fd6;stroke-width:7;stroke-dasharray:6 3}
.rdot{fill:#d1352b}.bdot{fill:#2b6fd6}.sign{fill:#fff;font-weight:bold;text-anchor:middle}
.middle{text-anchor:middle}.halo{fill-opacity:.3}.seat{stroke:#fff;stroke-width:2.5}
.frozen{stroke:#7fd4ff;stroke-width:4}
@media (prefers-color-scheme:dark){.page{fill:#14161c}.ink,.arrow{fill:#f2f2ee}
.tile{fill:#2b2f3a;stroke:#8d93a3}.marker{fill:#454b5a;stroke:#f2f2ee}.space{stroke:#6a7080}
.fresh{stroke:#f2f2ee}.r{stroke:#ef5b50}.b{stroke:#5b97f0}.halo{fill-opacity:.55}}
"""
_LABEL_SIDES = (3, 0, 2, 4, 1, 5)  # a tile's name stands at its first blank side of these
_SEAT_FILL = ("#8a5a00", "#5b3fa8", "#00695c", "#a3245f")


def svg(s: Any, seat: int) -> str:
    turns = turns_to(s, seat)
    markers = MARKER_CELLS[int(s.players) - 2]
    tiles = table(s)
    parts = [_space(seen_from(cell, turns)) for cell in _spaces(s, [*tiles, *markers])]
    parts += [_marker(s, number, cell, turns) for number, cell in enumerate(markers)]
    parts += [_tile(s, cell, tile, turns) for cell, tile in sorted(tiles.items())]
    parts += [_halo(s, loop, turns) for loop in range(int(s.loops))]
    parts += [
        _beams(*middle(seen_from(cell, turns)), turned(tile, turns), RADIUS)
        for cell, tile in sorted(tiles.items())
    ]
    parts += [_loop(s, loop, turns) for loop in range(int(s.loops))]
    points = [middle(seen_from(cell, turns)) for cell in [*tiles, *markers]]
    left = min(x for x, _ in points) - 2 * RADIUS
    right = max(max(x for x, _ in points) + 2 * RADIUS, left + 520)
    top = min(y for _, y in points) - 2 * RADIUS
    bottom = max(y for _, y in points) + 2 * RADIUS
    parts += _hands(s, left + _MARGIN, bottom + _MARGIN)
    height = bottom - top + _MARGIN + _ROW * int(s.players)
    box = f"{left:.0f} {top:.0f} {right - left:.0f} {height:.0f}"
    return "".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" role="img" '
            'font-family="sans-serif" font-size="12">',
            f"<title>{_spoken(s)}</title><style>{_STYLE}</style>",
            f'<rect class="page" x="{left:.0f}" y="{top:.0f}" width="{right - left:.0f}" '
            f'height="{height:.0f}"/>',
            *parts,
            "</svg>",
        ]
    )


# -- shapes


def middle(cell: Cell) -> tuple[float, float]:
    q, r = cell
    return 1.5 * RADIUS * q, sqrt(3) * RADIUS * (r + q / 2)


def outline(x: float, y: float, radius: float) -> str:
    corners = ((x + radius * cos(k * pi / 3), y + radius * sin(k * pi / 3)) for k in range(6))
    return " ".join(f"{a:.1f},{b:.1f}" for a, b in corners)


def toward(x: float, y: float, side: int, length: float) -> tuple[float, float]:
    """The point at this distance in the direction of a side."""
    angle = (side * 60 - 90) * pi / 180
    return x + length * cos(angle), y + length * sin(angle)


def _beams(x: float, y: float, tile: int, radius: float) -> str:
    sides = [(side, sign) for side, sign in enumerate(tile_text(tile)) if sign != "-"]
    lines = signs = ""
    for side, sign in sides:
        ax, ay = toward(x, y, side, radius * sqrt(3) / 2)
        bx, by = toward(x, y, side, radius * 0.6)
        lines += f'<line class="{sign}" x1="{x:.1f}" y1="{y:.1f}" x2="{ax:.1f}" y2="{ay:.1f}"/>'
        signs += _sign(bx, by, sign, radius / 5)
    hub = f'<circle class="ink" cx="{x:.1f}" cy="{y:.1f}" r="{radius / 10:.1f}"/>' if sides else ""
    return lines + hub + signs


def _sign(x: float, y: float, sign: str, size: float) -> str:
    if sign == "r":
        shape = f'<circle class="rdot" cx="{x:.1f}" cy="{y:.1f}" r="{size:.1f}"/>'
    else:
        corner = f'x="{x - size * 0.9:.1f}" y="{y - size * 0.9:.1f}"'
        side = f'width="{size * 1.8:.1f}" height="{size * 1.8:.1f}"'
        shape = f'<rect class="bdot" {corner} {side}/>'
    text = f'x="{x:.1f}" y="{y + size * 0.5:.1f}" font-size="{size * 1.5:.1f}"'
    return f'{shape}<text class="sign" {text}>{sign}</text>'


def _tile(s: Any, cell: Cell, tile: int, turns: int) -> str:
    x, y = middle(seen_from(cell, turns))
    blank = next(
        (side for side in _LABEL_SIDES if not turned(tile, turns) >> (10 - 2 * side) & 3), 3
    )
    a, b = toward(x, y, blank, RADIUS * 0.62)
    names = ["tile"]
    if cell in [cell_of(s, slot) for slot in s.fresh[: int(s.fresh_count)]]:
        names.append("fresh")
    if s.lifted >= 0 and cell_of(s, s.lifted) == cell:
        names.append("lifted")
    place = f"{cell[0]},{cell[1]}"
    return (
        f'<g><title>{place} {tile_text(tile)}</title><polygon class="{" ".join(names)}" '
        f'points="{outline(x, y, RADIUS - 1)}"/>'
        f'<text class="ink middle" x="{a:.1f}" y="{b + 3:.1f}" font-size="9">{place}</text></g>'
    )


def _marker(s: Any, number: int, cell: Cell, turns: int) -> str:
    x, y = middle(seen_from(cell, turns))
    side = (int(direction_of(s, number)) + turns) % 6
    tip = toward(x, y, side, RADIUS * 0.8)
    left, right = (toward(x, y, (side + k) % 6, RADIUS * 0.5) for k in (5, 1))
    arrow = " ".join(f"{a:.1f},{b:.1f}" for a, b in (tip, left, right))
    back = toward(x, y, (side + 3) % 6, RADIUS * 0.25)
    return (
        f'<g><title>direction marker of seat {number}</title><polygon class="marker" '
        f'points="{outline(x, y, RADIUS - 1)}"/><polygon class="arrow" points="{arrow}"/>'
        f"{_badge(number, *back, 11, False)}</g>"
    )


def _badge(seat: int, x: float, y: float, size: float, frozen: bool) -> str:
    """A seat's number on its shape: disc, square, triangle, diamond."""
    corners = (0, 4, 3, 4)[seat]
    fill, name = _SEAT_FILL[seat], "seat frozen" if frozen else "seat"
    if corners == 0:
        shape = f'<circle class="{name}" fill="{fill}" cx="{x:.1f}" cy="{y:.1f}" r="{size:.1f}"/>'
    else:
        first = {1: pi / 4, 2: -pi / 2, 3: 0.0}[seat]
        reach = size * {1: 1.25, 2: 1.5, 3: 1.35}[seat]
        angles = (first + k * 2 * pi / corners for k in range(corners))
        points = " ".join(f"{x + reach * cos(a):.1f},{y + reach * sin(a):.1f}" for a in angles)
        shape = f'<polygon class="{name}" fill="{fill}" points="{points}"/>'
    text = f"{seat}*" if frozen else f"{seat}"
    return f'{shape}<text class="sign" x="{x:.1f}" y="{y + 4:.1f}" font-size="12">{text}</text>'


def _loop(s: Any, loop: int, turns: int) -> str:
    """The marker lies in the middle of its loop."""
    cells = loop_cells(s, loop)
    points = [middle(seen_from(cell, turns)) for cell in cells]
    x = sum(a for a, _ in points) / len(points)
    y = sum(b for _, b in points) / len(points)
    owner, frozen = int(s.loop_owner[loop]), bool(s.loop_frozen[loop])
    what = f"loop {loop} of seat {owner}, {len(cells)} tiles" + (", frozen" if frozen else "")
    return f"<g><title>{what}</title>{_badge(owner, x, y, 12, frozen)}</g>"


def _halo(s: Any, loop: int, turns: int) -> str:
    """The inside of a loop's circuit, under its beams."""
    left = int(s.loop_tiles[loop])
    way: list[int] = []
    following = left
    while following:
        way.append(following.bit_length() - 1)
        left &= ~(1 << way[-1])
        following = int(s.joins[way[-1]]) & left
    points = (middle(seen_from(cell_of(s, slot), turns)) for slot in way)
    corners = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    fill = _SEAT_FILL[int(s.loop_owner[loop])]
    return f'<polygon class="halo" fill="{fill}" points="{corners}"/>'


def _spaces(s: Any, taken: Iterable[Cell]) -> list[Cell]:
    """Empty cells inside large loops."""
    cells = list(taken)
    if not any(s.enclosed):
        return []
    columns = range(min(q for q, _ in cells), max(q for q, _ in cells) + 1)
    rows = range(min(r for _, r in cells), max(r for _, r in cells) + 1)
    numbers = {(q, r): cell_number(q, r) for q in columns for r in rows}
    return [
        cell
        for cell, number in numbers.items()
        if is_enclosed(s, torus(number)) and slot_at(s, number) < 0
    ]


def _space(cell: Cell) -> str:
    x, y = middle(cell)
    return f'<polygon class="space" points="{outline(x, y, RADIUS - 5)}"/>'


# -- hands and words


def _hands(s: Any, left: float, top: float) -> list[str]:
    parts = []
    for seat, points in enumerate(scores_json(s)):
        y = top + _ROW * seat + _SMALL
        acting = "▸ " if s.turn == seat and s.phase != OVER else ""
        told = f"{acting}{SIDE_NAMES[direction_of(s, seat)]} · {points['total']} points · "
        told += f"stack {int(s.stack_count[seat])}"
        parts.append(_badge(seat, left + 4, y, 11, False))
        parts.append(f'<text class="ink" x="{left + 26:.0f}" y="{y + 4:.0f}">{told}</text>')
        for i, tile in enumerate(hand(s, seat)):
            x = left + 220 + i * 2.1 * _SMALL
            shape = outline(x, y, _SMALL)
            parts.append(
                f'<g><title>{tile_text(tile)}</title><polygon class="tile" points="{shape}"/>'
                f"{_beams(x, y, tile, _SMALL)}</g>"
            )
    return parts


def _spoken(s: Any) -> str:
    """The position for those who do not see the picture."""
    tiles = "; ".join(f"{q},{r} {tile_text(tile)}" for (q, r), tile in sorted(table(s).items()))
    points = "; ".join(
        f"seat {seat}: {points['total']} points, hand "
        + (", ".join(tile_text(tile) for tile in hand(s, seat)) or "empty")
        for seat, points in enumerate(scores_json(s))
    )
    turn = "Over." if s.phase == OVER else f"Seat {int(s.turn)} to act."
    return f"Prisma. Tiles: {tiles or 'none'}. {points}. {turn}"
