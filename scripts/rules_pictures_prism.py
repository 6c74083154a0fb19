"""The pictures of docs/rules/prism.md: windows and cards as on the board, without words."""

import re
from collections.abc import Sequence
from pathlib import Path

from scripts.rules_pictures import framed

_ROOT = Path(__file__).parents[1]
_SHAPES = _ROOT / "web" / "src" / "widgets" / "colours.ts"
_COLOURS = ("red", "orange", "yellow", "green", "blue", "violet")
_PANE, _GAP, _CARD = 44, 5, (52, 73)
_STYLE = (
    "text{font-weight:750;text-anchor:middle;dominant-baseline:central}"
    ".line{fill:none;stroke:var(--ink);stroke-width:2.5;stroke-linecap:round}"
)


def pictures() -> dict[str, str]:
    return {
        "table": _table(),
        "rainbow": _rainbow(),
        "taking": _taking(),
        "points": _points(),
    }


# -- pieces


def _shape(colour: str) -> str:
    """The outline of a colour on the board, in a box from -1 to 1."""
    found = re.search(
        rf'id: "{colour}",.*?shape:\s*(?:"([^"]+)"|circle\(([\d.]+)\))', _source(), re.S
    )
    assert found is not None, colour
    if found[1]:
        return found[1]
    r = float(found[2])
    return f"M{-r:g} 0a{r:g} {r:g} 0 1 1 {2 * r:g} 0a{r:g} {r:g} 0 1 1 {-2 * r:g} 0z"


def _source() -> str:
    return _SHAPES.read_text("utf-8")


def _glyph(colour: str, x: float, y: float, size: float, lit: bool = True) -> str:
    sink = 0.32 if colour == "red" else 0
    fill = f"var(--c-{colour})" if lit else "none"
    ink = f"var(--on-{colour})" if lit else "var(--ink-soft)"
    edge = "var(--line-strong)" if lit else f"var(--c-{colour})"
    return (
        f'<g transform="translate({x:g} {y:g}) scale({size / 2:g})">'
        f'<path d="{_shape(colour)}" fill="{fill}" stroke="{edge}" stroke-width="0.1"/>'
        f'<text y="{sink}" font-size="0.8" fill="{ink}">{colour[0].upper()}</text></g>'
    )


def _pane(thing: str, x: float, y: float, lit: bool) -> str:
    edge = (
        f'stroke="var(--c-{thing})" stroke-width="2"'
        if lit and thing != "wild"
        else f'stroke="var(--line-strong)" stroke-width="{2 if lit else 1.5}"'
    )
    dash = "" if lit else ' stroke-dasharray="4 4"'
    body = (
        f'<rect x="{x}" y="{y}" width="{_PANE}" height="{_PANE}" rx="7" fill="none" {edge}{dash}/>'
    )
    middle = x + _PANE / 2, y + _PANE / 2
    if thing == "wild":
        return body + _wild(*middle)
    return body + _glyph(thing, *middle, 30, lit)


def _wild(x: float, y: float) -> str:
    rays = "".join(
        f'<path d="M6 1 19 {-8 + 4 * i}" stroke="var(--c-{colour})" stroke-width="2.5"/>'
        for i, colour in enumerate(_COLOURS)
    )
    return (
        f'<g transform="translate({x:g} {y:g})"><path class="line" d="M-19 7-7 1"/>{rays}'
        '<path d="M0-14 14 12H-14z" fill="var(--glass-solid)" stroke="var(--ink)" '
        'stroke-width="2"/>'
        '<text y="4" font-size="12" fill="var(--ink)">W</text></g>'
    )


def _window(x: float, y: float, lit: Sequence[str], wild: bool = False) -> str:
    """Six panes, and the place of the wild where one lies."""
    panes = [(colour, colour in lit) for colour in _COLOURS] + [("wild", True)] * wild
    return "".join(
        _pane(thing, x + i * (_PANE + _GAP), y, shines) for i, (thing, shines) in enumerate(panes)
    )


def _back(x: float, y: float) -> str:
    return (
        f'<rect x="{x}" y="{y}" width="{_CARD[0] * 0.6:g}" height="{_CARD[1] * 0.6:g}" rx="4" '
        'fill="var(--c-blue)" stroke="var(--glass-solid)" stroke-width="1.5"/>'
    )


def _sum(x: float, y: float, words: str, colour: str = "ink") -> str:
    return f'<text x="{x}" y="{y}" font-size="20" fill="var(--{colour})">{words}</text>'


def _seat(x: float, y: float, number: str, near: bool = False) -> str:
    fill, ink = ("accent", "on-accent") if near else ("glass-solid", "ink")
    return (
        f'<circle cx="{x}" cy="{y}" r="22" fill="var(--{fill})" stroke="var(--ink)" '
        f'stroke-width="2"/><text x="{x}" y="{y}" font-size="18" fill="var(--{ink})">'
        f"{number}</text>"
    )


def _arrow(path: str, tip: tuple[float, float, float]) -> str:
    x, y, turn = tip
    return (
        f'<path class="line" d="{path}"/><path d="M-9-6 2 0-9 6z" fill="var(--ink)" '
        f'transform="translate({x} {y}) rotate({turn})"/>'
    )


# -- pictures


def _table() -> str:
    """You are at the bottom; turns go to the left neighbour."""
    body = (
        '<rect x="70" y="46" width="200" height="108" rx="54" fill="var(--field)" '
        'stroke="var(--line-strong)"/>'
        + _seat(170, 172, "1", near=True)
        + _seat(48, 100, "2")
        + _seat(170, 28, "3")
        + _seat(292, 100, "4")
        + _arrow("M142 172Q70 168 52 132", (50, 127, 252))
        + _arrow("M52 68Q70 32 138 28", (144, 28, 0))
        + _arrow("M198 28Q270 32 288 68", (290, 73, 72))
        + _arrow("M288 132Q270 168 204 172", (198, 172, 180))
    )
    says = "A table of four. Turns go from each player to the one on the left."
    return framed(340, 200, body, says, _STYLE)


def _rainbow() -> str:
    """Both ways to win."""
    five = [colour for colour in _COLOURS if colour != "green"]
    body = _window(8, 8, _COLOURS) + _window(8, 66, five, wild=True)
    says = "Two windows that win: all six colours, and five colours with a wild."
    return framed(354, 118, body, says, _STYLE)


def _taking() -> str:
    """Above the target, below the taker: arrows for what can be taken, crosses for the rest."""
    theirs, mine = ("red", "green", "blue"), ("red", "yellow")
    step = _PANE + _GAP
    body = _window(8, 8, theirs, wild=True) + _window(8, 108, mine)
    for i, colour in enumerate((*_COLOURS, "wild")):
        x = 8 + i * step + _PANE / 2
        if colour in theirs and colour not in mine:
            body += _arrow(f"M{x:g} 60V94", (x, 99, 90))
        elif colour in (*theirs, "wild"):
            body += (
                f'<path d="M{x - 8:g} 70l16 16m0-16-16 16" fill="none" '
                'stroke="var(--mark-take)" stroke-width="3.5"/>'
            )
    says = (
        "Above, a window with red, green, blue and a wild; below, yours with red and yellow. "
        "Green and blue can be taken, red and the wild cannot."
    )
    return framed(354, 160, body, says, _STYLE)


def _points() -> str:
    """The winner of a round, and somebody else."""
    cards = "".join(_back(350 + i * 14, 8) for i in range(3))
    others = "".join(_back(350 + i * 14, 68) for i in range(5))
    body = (
        _window(8, 8, _COLOURS)
        + cards
        + _sum(500, 30, "6 + 3 = 9", "good")
        + _window(8, 68, ("red", "green"), wild=True)
        + others
        + _sum(500, 90, "2")
    )
    says = (
        "The winner of a round has six colours and three cards left: nine points. "
        "Another player has two colours, a wild and five cards: two points."
    )
    return framed(560, 120, body, says, _STYLE)
