"""The pictures of Prismatic's rules: pieces and cards as on the board, made from our own data."""

import re
from functools import cache

from pentaprism.games.prismatic.cards import Card, board, cards
from scripts.rules_pictures import ROOT, framed

_COLOURS = ROOT / "web" / "src" / "widgets" / "colours.ts"
#: By letter: the name of the colour, and how far below the middle its letter stands.
_MOTES = {
    "R": ("red", 0.32),
    "G": ("green", 0),
    "B": ("blue", 0),
    "C": ("cyan", 0.22),
    "M": ("magenta", 0),
    "Y": ("yellow", 0.08),
    "W": ("white", 0),
    "K": ("black", 0),
    "P": ("prismatic", 0.16),
}
_STYLE = (
    "text{fill:var(--ink);text-anchor:middle;dominant-baseline:central}"
    ".soft{fill:var(--ink-soft)}.box{fill:var(--field);stroke:var(--line-strong)}"
    ".note{fill:var(--paper);stroke:var(--ink)}"
)
_BAG = "M7 3h6l-1.5 3c4 2 5.5 5 5.5 8 0 3-2 4-7 4s-7-1-7-4c0-3 1.5-6 5.5-8z"


def pictures() -> dict[str, str]:
    return {
        "pieces": _pieces(),
        "card": _card_explained(),
        "board": _board(),
        "two-rounds": _two_rounds(),
        "recall": _recall(),
    }


@cache
def _shape(colour: str) -> str:
    if colour in ("blue", "white"):
        return "M-.88 0a.88.88 0 1 1 1.76 0a.88.88 0 1 1-1.76 0z"
    found = re.search(
        rf'^  {colour}: {{[^}}]*?shape:\s*"([^"]+)"', _COLOURS.read_text("utf-8"), re.M
    )
    assert found, colour
    return found[1]


def _piece(piece: str, x: float, y: float, size: float = 22, hollow: bool = False) -> str:
    """A mote or a prism with its letter; hollow where it is only printed."""
    if piece == "^":
        fill = "none" if hollow else "var(--c-cyan)"
        dash = ' stroke-dasharray=".25 .15"' if hollow else ""
        drawn = (
            f'<path d="M-1 .75-.25-.85.45.75zM-.25-.85.4-.98 1.02.42.45.75z" fill="{fill}" '
            f'fill-opacity=".45" stroke="var(--ink-soft)" stroke-width=".1"{dash}/>'
            '<text x="-.27" y=".34" font-size=".9" font-weight="700">^</text>'
        )
    else:
        colour, sink = _MOTES[piece]
        fill = "var(--c-white)" if colour == "prismatic" else f"var(--c-{colour})"
        edge, width = ("var(--ink-soft)", 0.1) if not hollow else (fill, 0.22)
        if hollow and piece in "WK":
            edge = "var(--ink-soft)"
        ink = "var(--ink)" if hollow else f"var(--on-{'white' if piece == 'P' else colour})"
        drawn = (
            f'<path d="{_shape(colour)}" fill="{"none" if hollow else fill}" fill-rule="evenodd" '
            f'stroke="{edge}" stroke-width="{width}"/>'
            f'<text y="{sink}" font-size=".85" font-weight="700" style="fill:{ink}">{piece}</text>'
        )
    return f'<g transform="translate({x:g} {y:g}) scale({size / 2:g})">{drawn}</g>'


def _row(pieces: str, x: float, y: float, filled: int = 0, size: float = 22) -> str:
    """Symbols side by side, of which so many are covered."""
    return "".join(
        _piece(piece, x + i * (size + 4), y, size, hollow=i >= filled)
        for i, piece in enumerate(pieces)
    )


def _text(words: str, x: float, y: float, size: float = 14, kind: str = "") -> str:
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" class="{kind}">{words}</text>'


def _arrow(x: float, y: float) -> str:
    return _text("&#8594;", x, y, 16, "soft")


def _note(number: int, x: float, y: float) -> str:
    return f'<circle class="note" cx="{x:g}" cy="{y:g}" r="10"/>{_text(str(number), x, y, 13)}'


def _pieces() -> str:
    body = "".join(_piece(piece, 24 + 42 * i, 24, 32) for i, piece in enumerate("RGBCMYWKP^"))
    return framed(426, 48, body, "The eight colours, the prismatic mote and the prism", _STYLE)


def _find(name: str) -> Card:
    return next(card for card in cards("standard") if card.name == name)


def _gives(effect: str, x: float, y: float) -> str:
    """What an ability, a reward or a creation brings."""
    words = effect.split()
    if words[0] == "pool":
        bowl = f"M{x - 14:g} {y + 1:g}c2 14 26 14 28 0"
        return f'<path d="{bowl}" class="box"/>' + _piece(words[1], x, y - 2, 18)
    if words[0] == "mote":
        return _text("+", x - 12, y) + _piece(words[1], x + 6, y, 18)
    if words[-1] in ("prism", "prisms"):
        number = words[0] if len(words) > 1 else ""
        return _text(f"+{number}", x - 12, y) + _piece("^", x + 8, y, 18)
    signs = {"two cards": "&#9646;&#9646;", "discard": "&#9646;&#215;"}
    return _text(signs[effect], x, y, 18)


def _card_explained() -> str:
    card = _find("Noon")
    price = card.ability.split(" -> ")[0]
    body = (
        '<rect class="box" x="40" y="8" width="190" height="150" rx="10"/>'
        '<path d="M40 40H230M52 122H218" stroke="var(--line-strong)" fill="none" '
        'stroke-dasharray="4 3"/>'
        '<path d="M54 30a10 10 0 0 1 20 0zM50 30h28M64 12v5M53 17l4 4M75 17l-4 4" fill="none" '
        'stroke="var(--ink)" stroke-width="1.5"/>'
        + _text("&#9733;" * card.stars, 212, 24, 18)
        + _row(card.cost, 66, 62)
        + _piece(price, 66, 97, 18, hollow=True)
        + _arrow(92, 97)
        + _gives("prism", 124, 97)
        + _text("1&#215;", 64, 140, 13, "soft")
        + _gives(card.rewards[0], 96, 140)
    )
    notes = ((1, 20, 24), (2, 250, 24), (3, 250, 62), (4, 250, 97), (5, 250, 140))
    body += "".join(_note(*each) for each in notes)
    return framed(270, 166, body, "A card with its parts numbered", _STYLE)


def _board() -> str:
    body = ""
    for i, creation in enumerate(board("standard")):
        x, y = 4 + i // 7 * 192, 4 + i % 7 * 34
        width = len(creation.cost) * 20
        body += f'<rect class="box" x="{x}" y="{y}" width="186" height="30" rx="6"/>'
        body += _row(creation.cost, x + 14, y + 15, filled=9, size=16)
        body += _arrow(x + width + 14, y + 15) + _gives(creation.gives, x + width + 44, y + 14)
    return framed(580, 242, body, "The 21 creations of the board", _STYLE)


def _bag(x: float, y: float, pieces: str) -> str:
    sack = f'<path class="box" transform="translate({x - 24:g} {y - 24:g}) scale(2.4)" d="{_BAG}"/>'
    return sack + _row(pieces, x + 42, y, filled=9, size=18)


def _paint_box(x: float, y: float, filled: int) -> str:
    cost = _find("Paint Box").cost
    box = f'<rect class="box" x="{x:g}" y="{y - 24:g}" width="128" height="48" rx="8"/>'
    return box + _row(cost, x + 25, y, filled=filled)


def _two_rounds() -> str:
    body = (
        _note(1, 14, 32) + _row("RGB", 48, 32, filled=9) + _arrow(138, 32) + _paint_box(160, 32, 3)
        + _note(2, 14, 92) + _row("B", 48, 92, filled=9) + _arrow(138, 92) + _paint_box(160, 92, 4)
    )  # fmt: skip
    return framed(296, 124, body, "A card that is paid for in two rounds", _STYLE)


def _recall() -> str:
    body = (
        _note(1, 14, 32) + _bag(56, 34, "") + _paint_box(230, 32, 3)
        + _note(2, 14, 102) + _bag(56, 104, "RGB") + _paint_box(230, 102, 0)
    )  # fmt: skip
    return framed(366, 136, body, "An empty bag calls all motes home", _STYLE)
