"""The pictures of Prisma's rules: tiles as they lie, with marks for what the rules say of them.

Which beams count is not drawn by hand: the rules are asked."""

from itertools import product

from pentaprism.core.game import Json
from pentaprism.games import registry
from pentaprism.games.prisma.picture import RADIUS, middle, outline, toward
from pentaprism.games.prisma.state import MARKER_CELLS
from scripts.rules_pictures import framed

GAME = registry.find("prisma")
Cell = tuple[int, int]
Table = dict[Cell, str]
Point = tuple[float, float]

_SCALE = 0.75
_OWNERS = ("orange", "green", "violet", "yellow")
_DIRECTIONS = {2: (3, 0), 3: (3, 5, 1), 4: (3, 5, 0, 2)}
_REACH = RADIUS * 3**0.5 / 2
_STYLE = (
    ".tile{fill:var(--field);stroke:var(--line-strong);stroke-width:1.5}"
    ".far{fill:none;stroke:var(--line-strong);stroke-dasharray:3 5}"
    ".r{stroke:var(--c-red);stroke-width:6}"
    ".b{stroke:var(--c-blue);stroke-width:6;stroke-dasharray:6 3}"
    ".rs{fill:var(--c-red)}.bs{fill:var(--c-blue)}"
    ".sign{fill:#fff;font-weight:bold;font-size:12px;text-anchor:middle}"
    ".ink{fill:var(--ink);font-size:20px;font-weight:bold;text-anchor:middle;"
    "stroke:var(--field);stroke-width:5;paint-order:stroke}"
    ".line{fill:none;stroke:var(--ink);stroke-width:4;stroke-linejoin:round;stroke-dasharray:8 5}"
    ".counts{stroke:var(--ink);stroke-width:1.5}.helps{fill:none;stroke-width:4}"
    ".no{fill:none;stroke:var(--bad);stroke-width:5}.yes{fill:none;stroke:var(--good);stroke-width:5}"
)

_RING: Table = {
    **{(1, 0): "--r-r-", (2, 0): "---r-r", (2, 1): "r---r-"},
    **{(1, 2): "-r-r-r", (0, 2): "r-r---", (0, 1): "-r-r--"},
}
_PAIRS = (
    ("--r---", "-----r", True),
    ("r-----", "---r--", True),
    ("--r---", "-----b", False),
    ("--r---", "------", False),
)
_LINKED: Table = {
    **{(-1, 1): "---b--", (-1, 2): "b-b---", (0, 1): "-b-b--", (1, 0): "----b-"},
    (0, 2): "b----b",
}
_BEHIND: Table = {(2, 0): "---b--", (2, 1): "b---b-"}


def pictures() -> dict[str, str]:
    return {
        "tiles": _tiles(("-----r", "----rr", "---b-b", "--r--b", "-r-r-r", "--bbbb")),
        "set-up": _set_up(),
        "sides": _sides(),
        "path": _table(
            {(-1, 2): "-r----", (0, 1): "-r--r-", (1, 0): "----r-", (2, 0): "b--b--"},
            "A path of three tiles, and a tile that is in no path",
        ),
        "two-loops": _scene(
            {(1, 1): "rrr---", (1, 0): "--rr--", (2, 0): "---rrr", (2, 1): "r----r"},
            "One tile that closes two loops",
            _letters({(1, 1): "T", (1, 0): "A", (2, 0): "B", (2, 1): "C"}),
        ),
        "link": _table(_LINKED, "A tile that joins two paths", _letters({(0, 2): "T"})),
        "near-a-link": _near(),
        "large-loop": _table(_RING, "Six tiles around an empty space", _hexagon((1, 1), "far")),
        "open-beams": _aims(
            {(0, 1): "-r-r--", (1, 0): "---rr-", (1, 2): "-b----", (-1, 1): "---r--"} | _BEHIND,
            "Beams that score, that only help, and that do nothing",
        ),
        "row": _aims(
            {(-1, 2): "-r-r--", (0, 1): "--r-r-", (1, 1): "---r-r"},
            "Two beams side by side in a row",
            "x",
        ),
        "column": _aims(
            {(0, 1): "-r----", (1, 0): "---rr-", (1, 2): "-b-b--"} | _BEHIND,
            "Two beams one behind the other in a column",
            "y",
        ),
        "three-columns": _aims(
            {(-1, 2): "-r-r--", (0, 1): "-r-rr-", (1, 0): "---rr-"},
            "Beams in three neighbouring columns",
            "iii",
        ),
    }


# -- whole pictures


def _tiles(sides: tuple[str, ...]) -> str:
    """Not beside each other: they have nothing to do with one another."""
    return _scene({(2 * n, -n): each for n, each in enumerate(sides)}, "Six of the tiles")


def _set_up() -> str:
    body, cells = "", []
    for group, (players, sides) in enumerate(_DIRECTIONS.items()):
        for seat, side in enumerate(sides):
            q, r = MARKER_CELLS[players - 2][seat]
            cells.append((q + 5 * group, r - 2 * group - (group > 1)))
            body += _marker(cells[-1], seat, side)
    return _framed(cells, body, "The direction markers of two, three and four players")


def _sides() -> str:
    body, cells = "", []
    for n, (first, second, fits) in enumerate(_PAIRS):
        below = (0, -1) if first[0] == "r" else (1, 0)
        origin = (3 * n, -((3 * n) // 2) - (1 if n % 2 and below == (1, 0) else 0))
        other = origin[0] + below[0], origin[1] + below[1]
        cells += [origin, other]
        body += _tile(origin, first) + _tile(other, second)
        (ax, ay), (bx, by) = middle(origin), middle(other)
        x, y = (ax + bx) / 2, (ay + by) / 2
        sign = (
            f"M{x - 9:.0f} {y:.0f}l6 8 12-16"
            if fits
            else f"M{x - 8:.0f} {y - 8:.0f}l16 16m0-16l-16 16"
        )
        body += f'<path class="{"yes" if fits else "no"}" d="{sign}"/>'
    return _framed(cells, body, "Sides that fit and sides that do not")


def _near() -> str:
    cells = [
        (q, r) for q, r in product(range(-3, 4), repeat=2) if max(abs(q), abs(r), abs(q + r)) < 4
    ]
    near = [cell for cell in cells if max(abs(cell[0]), abs(cell[1]), abs(sum(cell))) < 3]
    body = "".join(_hexagon(cell, "tile" if cell in near else "far") for cell in cells)
    return _framed(cells, body + _letters({(0, 0): "L"}), "The cells within two steps of a link")


def _table(table: Table, says: str, marks: str = "") -> str:
    """Tiles with the markers of two players; the rules must allow them so."""
    GAME.from_position(_position(table))
    return _scene(table, says, _marker((0, 0), 0, 3) + _marker((0, -1), 1, 0) + marks, (0, -1))


def _aims(table: Table, says: str, pattern: str = "") -> str:
    """The beams that point at the player below, as the rules count them."""
    told = GAME.view(GAME.from_position(_position(table)), None)["details"]["points"][0]
    marks = "".join(_aim(tuple(beam["cell"]), beam["free"]) for beam in told["beams"])
    for cells in told[pattern] if pattern else []:
        points = (toward(*middle(tuple(cell)), 3, 1.35 * RADIUS) for cell in cells)
        line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        marks += f'<polyline class="line" points="{line}"/>'
    return _table(table, says, marks)


def _position(table: Table) -> Json:
    rest = dict.fromkeys(("earned", "lifted"))
    empty: Json = {key: [] for key in ("loops", "fresh", "linked")}
    return {
        **{"players": 2, "hands": [["-----r"]] * 2, "stacks": [[]] * 2, "phase": "middle"},
        **{"turn": 0, "starter": 0, "placed": 0, "thawed": False, "rng": "0" * 16},
        **rest,
        **empty,
        "tiles": sorted([q, r, sides] for (q, r), sides in table.items()),
    }


def _scene(table: Table, says: str, marks: str = "", *more: Cell) -> str:
    body = "".join(_tile(cell, sides) for cell, sides in table.items())
    return _framed([*table, *more], body + marks, says)


def _framed(cells: list[Cell], body: str, says: str) -> str:
    points = [middle(cell) for cell in cells]
    left, top = (min(point[i] for point in points) - RADIUS - 4 for i in (0, 1))
    right, bottom = (max(point[i] for point in points) + RADIUS + (4, 30)[i] for i in (0, 1))
    moved = f'<g transform="scale({_SCALE}) translate({-left:.1f} {-top:.1f})">{body}</g>'
    return framed(
        round((right - left) * _SCALE), round((bottom - top) * _SCALE), moved, says, _STYLE
    )


# -- shapes


def _hexagon(cell: Cell, kind: str = "tile") -> str:
    return f'<polygon class="{kind}" points="{outline(*middle(cell), RADIUS - 1)}"/>'


def _tile(cell: Cell, sides: str) -> str:
    x, y = middle(cell)
    beams = [(side, sign) for side, sign in enumerate(sides) if sign != "-"]
    body = _hexagon(cell)
    for side, sign in beams:
        a, b = toward(x, y, side, _REACH)
        body += f'<line class="{sign}" x1="{x:.1f}" y1="{y:.1f}" x2="{a:.1f}" y2="{b:.1f}"/>'
    body += f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="var(--ink)"/>' if beams else ""
    for side, sign in beams:
        a, b = toward(x, y, side, _REACH * 0.62)
        body += f'<circle class="{sign}s" cx="{a:.1f}" cy="{b:.1f}" r="9"/>'
        body += f'<text class="sign" x="{a:.1f}" y="{b + 4:.1f}">{sign.upper()}</text>'
    return body


def _marker(cell: Cell, seat: int, side: int) -> str:
    x, y = middle(cell)
    corners = (toward(x, y, side, 30), *(toward(x, y, (side + k) % 6, 14) for k in (4, 2)))
    arrow = " ".join(f"{a:.1f},{b:.1f}" for a, b in corners)
    fill = f"var(--c-{_OWNERS[seat]})"
    return (
        f'<polygon points="{outline(x, y, RADIUS - 2)}" fill="var(--field-alt)" stroke="{fill}" '
        f'stroke-width="3"/><polygon points="{arrow}" fill="{fill}"/>'
        f'<text class="ink" x="{x:.1f}" y="{y + 7:.1f}">{seat + 1}</text>'
    )


def _aim(cell: Cell, free: bool) -> str:
    """As on the board: a beam that scores is a full arrow, one that only helps a hook."""
    x, y = middle(cell)
    at = f'transform="translate({x:.1f} {y:.1f})"'
    if free:
        return f'<path class="counts" {at} fill="var(--c-orange)" d="M0 64 11 46H4V37H-4V46H-11z"/>'
    return f'<path class="helps" {at} stroke="var(--c-orange)" d="M-8 42 0 52 8 42"/>'


def _letters(letters: dict[Cell, str]) -> str:
    body = ""
    for cell, letter in letters.items():
        x, y = middle(cell)
        body += f'<text class="ink" x="{x:.1f}" y="{y + 7:.1f}">{letter}</text>'
    return body
