"""Pictures of PRIZMIK: for the terminal, readable without colour, and as SVG.

A piece is told apart three ways: by its letter, by its shape (pentagon, triangle, circle, nested
as they are on the table), and by its colour with a light or dark rim.
"""

from typing import Any

from pentaprism.games.prizmik.position import letters
from pentaprism.games.prizmik.state import BLUE, RED
from pentaprism.games.prizmik.text import NAMES, square_name

_SIDES = ("Red", "Blue")
_LEGEND = "F fleet  B base  C carrier  S ship  D fighter; CAPITALS Red, small letters Blue"


def draw(s: Any, seat: int) -> str:
    """The board from the seat's chair; a spectator sits with Red."""
    ranks = range(8) if seat == BLUE else range(7, -1, -1)
    files = range(7, -1, -1) if seat == BLUE else range(8)
    board = letters(s)
    rows = [
        f" {rank + 1}  " + "  ".join(board[rank * 8 + file] or "." for file in files)
        for rank in ranks
    ]
    rows.append("    " + "  ".join("abcdefgh"[file] for file in files))
    reserves = "   ".join(
        f"{name}: {int(left)} in reserve" for name, left in zip(_SIDES, s.reserves, strict=True)
    )
    quiet = f"   quiet: {int(s.quiet)} of {int(s.quiet_limit)}" if s.quiet_limit else ""
    return "\n".join([*rows, "", reserves + quiet, _LEGEND])


_CELL = 60
_FILL = {RED: "#c8322b", BLUE: "#2458b8"}
_RIM = {RED: "#ffe3d6", BLUE: "#d6e6ff"}
_PENTAGON = "0,-25 24,-8 15,21 -15,21 -24,-8"
_TRIANGLE = "0,-17 16,12 -16,12"


def svg(s: Any, seat: int) -> str:
    margin, side = 28, 8 * _CELL
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side + 2 * margin} '
        f'{side + 2 * margin}" role="img" font-family="sans-serif">',
        f"<title>{_spoken(s)}</title>",
        '<rect width="100%" height="100%" fill="#1d2233"/>',
    ]
    for square, letter in enumerate(letters(s)):
        file, rank = square % 8, square // 8
        column, row = (7 - file, rank) if seat == BLUE else (file, 7 - rank)
        x, y = margin + column * _CELL, margin + row * _CELL
        shade = "#dfe5f2" if (file + rank) % 2 else "#aab4cc"
        parts.append(f'<rect x="{x}" y="{y}" width="{_CELL}" height="{_CELL}" fill="{shade}"/>')
        if letter:
            parts.append(_piece(letter, x + _CELL // 2, y + _CELL // 2))
    for i in range(8):
        files, ranks = ("hgfedcba", "12345678") if seat == BLUE else ("abcdefgh", "87654321")
        middle = margin + i * _CELL + _CELL // 2
        parts.append(_label(files[i], middle, margin + side + 19))
        parts.append(_label(ranks[i], margin // 2, middle + 5))
    return "".join([*parts, "</svg>"])


def _piece(letter: str, x: int, y: int) -> str:
    kind, seat = letter.upper(), RED if letter.isupper() else BLUE
    fill, rim = _FILL[seat], _RIM[seat]
    shapes = ""
    if kind in "FB":
        inside = fill if kind == "F" else "none"
        shapes += (
            f'<polygon points="{_PENTAGON}" fill="{inside}" stroke="{fill}" stroke-width="5"/>'
        )
    if kind in "FCS":
        inside = fill if kind == "C" else "none"
        edge = rim if kind == "F" else fill
        shapes += (
            f'<polygon points="{_TRIANGLE}" fill="{inside}" stroke="{edge}" stroke-width="4"/>'
        )
    if kind in "FCD":
        radius, centre = (11, 0) if kind == "D" else (4, 3)
        dot = fill if kind == "D" else rim
        shapes += f'<circle cy="{centre}" r="{radius}" fill="{dot}"/>'
    shapes += (
        f'<text x="24" y="27" font-size="11" font-weight="bold" fill="{fill}" '
        f'text-anchor="middle">{letter}</text>'
    )
    return f'<g transform="translate({x},{y})">{shapes}</g>'


def _label(text: str, x: int, y: int) -> str:
    return f'<text x="{x}" y="{y}" font-size="15" fill="#cfd6ea" text-anchor="middle">{text}</text>'


def _spoken(s: Any) -> str:
    """The position for those who do not see the picture."""
    seats: dict[int, list[str]] = {RED: [], BLUE: []}
    for square, letter in enumerate(letters(s)):
        if letter:
            owner = RED if letter.isupper() else BLUE
            seats[owner].append(f"{NAMES[letter.upper()]} {square_name(square)}")
    told = "; ".join(f"{_SIDES[seat]}: {', '.join(pieces)}" for seat, pieces in seats.items())
    return f"PRIZMIK. {told}. {_SIDES[int(s.turn)]} to act."
