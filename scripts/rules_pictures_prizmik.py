"""The pictures of PRIZMIK's rules: pieces as on the board, marks where the rules let them go."""

from math import atan2, degrees
from typing import NamedTuple

from pentaprism.core.game import Json
from pentaprism.games import registry
from scripts.rules_pictures import framed

GAME = registry.find("prizmik")
_CELL = 48
_EDGE = 18  # for the names of files and ranks
_PENTAGON = "M0-38 36-11 22 31H-22L-36-11Z"
_TRIANGLE = "M0-29 28 21H-28Z"
_RED, _BLUE = "var(--c-red)", "var(--c-blue)"


class Part(NamedTuple):
    """Squares of the board, from one corner to the other: "b1", "f5"."""

    low: str
    high: str

    @property
    def columns(self) -> int:
        return ord(self.high[0]) - ord(self.low[0]) + 1

    @property
    def rows(self) -> int:
        return int(self.high[1]) - int(self.low[1]) + 1

    def middle(self, square: str) -> tuple[int, int]:
        column, row = ord(square[0]) - ord(self.low[0]), int(self.high[1]) - int(square[1])
        return _EDGE + column * _CELL + _CELL // 2, row * _CELL + _CELL // 2

    def holds(self, square: str) -> bool:
        return all(a <= b <= c for a, b, c in zip(self.low, square, self.high, strict=True))

    def squares(self) -> list[str]:
        every = (f"{file}{rank}" for rank in "87654321" for file in "abcdefgh")
        return [square for square in every if self.holds(square)]


WHOLE = Part("a1", "h8")


def pictures() -> dict[str, str]:
    return {
        **{name: _one(letter, says) for name, (letter, says) in _PIECES.items()},
        "start": _board("f2f3f/8/8/8/8/8/8/F3F2F", "The board at the beginning"),
        "ship": _reach("7f/8/8/8/3S4/8/8/F7", "d4", "b2 f6", "Where a ship moves"),
        "fighter": _reach("7f/8/8/8/3D4/8/8/F7", "d4", "b2 f6", "Where a fighter moves"),
        "deploy-fleet": _reach("f7/8/8/8/8/8/8/4F3", "e1", "c1 g3", "Where a fleet deploys"),
        "deploy-carrier": _reach(
            "f7/8/8/8/8/4C3/8/F7", "e3", "c2 g4", "Where a carrier deploys", kinds="+"
        ),
        "ship-takes": _reach(
            "2SbS2f/3S4/8/8/8/8/8/F7", "d7 c8 e8", "b6 f8", "Ships that take a base", kinds="x"
        ),
        "fighter-takes-ship": _reach(
            "7f/8/8/3s4/2sDs3/3s4/8/F7", "d4", "b2 f6", "Ships that a fighter takes", kinds="x"
        ),
        "fighter-takes-fighter": _reach(
            "7f/8/8/2d1d3/3D4/2d1d3/8/F7", "d4", "b2 f6", "Fighters that a fighter takes", kinds="x"
        ),
        "promotion": _board(
            "f2f3f/2D5/8/8/8/8/8/F3F2F",
            "A fighter that promotes",
            _arrow(WHOLE, "c7", "c8") + _arrival("c1"),
        ),
        "last-ship": _board(
            "3b4/3S4/4s3/4D3/8/8/8/F3B2F",
            "A position in which taking the last ship is a draw",
            _ring("e6") + _ring("d8"),
        ),
    }


_PIECES = {
    "piece-fleet": ("F", "A fleet"),
    "piece-base": ("B", "An empty base"),
    "piece-carrier": ("C", "A carrier"),
    "piece-ship": ("S", "An empty ship"),
    "piece-fighter": ("D", "A fighter"),
}


def _one(letter: str, says: str) -> str:
    both = _piece(letter, 30, 28) + _piece(letter.lower(), 90, 28)
    return framed(120, 56, both, says)


def _reach(board: str, origins: str, part: str, says: str, kinds: str = "-+x") -> str:
    """Where the pieces on these squares may go, as the rules say."""
    legal = GAME.legal_texts(GAME.from_position(_position(board)), 0)
    shown = Part(*part.split())
    marks: dict[str, str] = {}
    for move in legal:
        origin, kind, target = move[:2], move[2], move[3:5]
        if origin in origins.split() and kind in kinds and shown.holds(target):
            marks[target] = {"-": _dot, "+": _hollow, "x": _cross}[kind](*shown.middle(target))
    return _board(board, says, "".join(marks.values()), shown)


def _position(board: str) -> Json:
    return {"board": board, "turn": 0, "reserves": [3, 3], "quiet": 0, "options": {}}


def _board(board: str, says: str, marks: str = "", part: Part = WHOLE) -> str:
    state = GAME.from_position(_position(board))
    ranks = zip("87654321", GAME.position(state)["board"].split("/"), strict=True)
    pieces = {
        f"{'abcdefgh'[file]}{rank}": letter
        for rank, row in ranks
        for file, letter in enumerate(_spread(row))
        if letter != " "
    }
    body = ""
    for square in part.squares():
        x, y = part.middle(square)
        shade = "field" if (ord(square[0]) + int(square[1])) % 2 else "field-alt"
        body += (
            f'<rect x="{x - _CELL // 2}" y="{y - _CELL // 2}" width="{_CELL}" height="{_CELL}" '
            f'fill="var(--{shade})"/>'
        )
    body += _names(part)
    for square, letter in pieces.items():
        if part.holds(square):
            body += _piece(letter, *part.middle(square))
    width, height = _EDGE + part.columns * _CELL, part.rows * _CELL + _EDGE
    return framed(width, height, body + marks, says)


def _spread(row: str) -> str:
    for count in "12345678":
        row = row.replace(count, " " * int(count))
    return row


def _names(part: Part) -> str:
    files = {square[0] for square in part.squares()}
    ranks = {square[1] for square in part.squares()}
    below = part.rows * _CELL + 13
    at = [(part.middle(file + part.low[1])[0], below, file) for file in sorted(files)]
    at += [(8, part.middle(part.low[0] + rank)[1] + 4, rank) for rank in sorted(ranks)]
    return "".join(
        f'<text x="{x}" y="{y}" font-size="12" text-anchor="middle" fill="var(--ink-soft)">{name}'
        "</text>"
        for x, y, name in at
    )


def _piece(letter: str, x: int, y: int) -> str:
    """As Piece.svelte draws it: what is nested inside can be seen, and Blue has a dashed rim."""
    kind, hue = letter.upper(), _RED if letter.isupper() else _BLUE
    rim = "" if letter.isupper() else ' stroke-dasharray="6 4"'
    full, hollow = f'fill="{hue}"', f'fill="{hue}" fill-opacity=".25"'
    edge = f'stroke="{hue}" stroke-width="4" stroke-linejoin="round"'
    inner = 'fill="none" stroke="#fff" stroke-width="3" stroke-linejoin="round"'
    shapes = ""
    if kind in "FB":
        shapes += f'<path d="{_PENTAGON}" {full if kind == "F" else hollow} {edge}/>'
        shapes += f'<path d="{_PENTAGON}" transform="scale(.86)" {inner} stroke-opacity=".6"{rim}/>'
    if kind == "F":
        shapes += f'<path d="{_TRIANGLE}" transform="translate(0 1) scale(.66)" {inner}/>'
    if kind in "CS":
        shapes += f'<path d="{_TRIANGLE}" {full if kind == "C" else hollow} {edge}/>'
        shapes += (
            f'<path d="{_TRIANGLE}" transform="translate(0 1.5) scale(.8)" {inner} '
            f'stroke-opacity=".6"{rim}/>'
        )
    if kind == "D":
        shapes += (
            f'<circle r="19" {full} {edge}/><circle r="15.5" {inner} stroke-opacity=".6"{rim}/>'
        )
    if kind in "FC":
        shapes += f'<circle cy="{5 if kind == "F" else 7}" r="8" fill="#fff"/>'
    return f'<g transform="translate({x} {y}) scale(.55)">{shapes}</g>'


def _dot(x: int, y: int) -> str:
    return f'<circle cx="{x}" cy="{y}" r="7" fill="var(--mark)"/>'


def _hollow(x: int, y: int) -> str:
    return (
        f'<circle cx="{x}" cy="{y}" r="9" fill="none" stroke="var(--mark)" stroke-width="3.5" '
        'stroke-dasharray="5 3"/>'
    )


def _cross(x: int, y: int) -> str:
    return (
        f'<path d="M{x - 17} {y - 17}l34 34m0-34l-34 34" fill="none" stroke="var(--mark-take)" '
        'stroke-width="4.5" stroke-linecap="round"/>'
    )


def _ring(square: str) -> str:
    x, y = WHOLE.middle(square)
    return (
        f'<circle cx="{x}" cy="{y}" r="22" fill="none" stroke="var(--mark-take)" '
        'stroke-width="3.5"/>'
    )


def _arrow(part: Part, origin: str, target: str) -> str:
    (x, y), (u, v) = part.middle(origin), part.middle(target)
    angle = degrees(atan2(v - y, u - x))
    return (
        f'<path d="M{x} {y}L{u} {v}" stroke="var(--mark-hint)" stroke-width="4"/>'
        f'<path d="M11 0-7-9V9Z" transform="translate({u} {v}) rotate({angle:g})" '
        'fill="var(--mark-hint)"/>'
    )


def _arrival(square: str) -> str:
    """The fleet that comes from the reserve."""
    x, y = WHOLE.middle(square)
    return (
        f'<rect x="{x - 22}" y="{y - 22}" width="44" height="44" rx="6" fill="none" '
        f'stroke="var(--mark-hint)" stroke-width="3" stroke-dasharray="6 4"/>{_piece("F", x, y)}'
    )
