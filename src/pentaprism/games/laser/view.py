"""Pictures of Laser: for the terminal, readable without colour, and as SVG.

A figure is told apart by its letter, its colour and its shape: red, green and blue are polygons
with corners up, yellow, cyan and magenta stand on a corner. Floors differ in pattern and letter.
"""

import math
from typing import Any

from pentaprism.games.laser import bidding, rules
from pentaprism.games.laser.notation import (
    COLOUR_LETTERS,
    COLOUR_NAMES,
    FLOOR_NAMES,
    card_name,
    card_text,
    floor_text,
    ring_text,
    stock_text,
)
from pentaprism.games.laser.position import PHASES
from pentaprism.games.laser.state import HIDDEN, MIXING, NO_BID, NOBODY, TEAM, TILES

_COLUMN = 3


def draw(s: Any, seat: int) -> str:
    """The ring as a line of tiles, the stock, the cards and everybody's points."""
    mode = int(s.mode)
    rows = [
        "tile   " + "".join(f"{tile:>{_COLUMN}}" for tile in range(TILES)),
        "ring   " + "".join(f"{letter:>{_COLUMN}}" for letter in ring_text(s.figures, s.cat)),
    ]
    floor = floor_text(s, mode)
    if floor:
        rows.append("floor  " + "".join(f"{letter:>{_COLUMN}}" for letter in floor))
    stock = "  ".join(f"{c} {n}" for c, n in zip(COLOUR_LETTERS, stock_text(s.stock), strict=True))
    rows += [
        f"stock    {stock}",
        f"cards    {', '.join(_card(s, card) for card in range(s.deal))}",
        f"round {int(s.round_number)}, {PHASES[s.phase]}{_attempt(s)}",
        *(_player(s, other, seat) for other in range(s.players)),
        "R+G=Y  Y+C=G  G+B=C  C+M=B  B+R=M  M+Y=R   @ cat",
    ]
    return "\n".join(rows)


def _card(s: Any, card: int) -> str:
    done = " (complete)" if int(s.done) >> card & 1 else ""
    return f"{card_text(int(s.cards[card]), int(s.mode))} {_name(s, card)}{done}"


def _name(s: Any, card: int) -> str:
    return card_name(int(s.cards[card]), int(s.mode))


def _attempt(s: Any) -> str:
    if s.phase != MIXING:
        return ""
    return f": {int(s.cost)} of {int(bidding.undertaken(s))} spent by seat {int(bidding.mover(s))}"


def _player(s: Any, other: int, seat: int) -> str:
    notes = []
    if s.bids[other] != NO_BID:
        notes.append("has a bid" if s.bids[other] == HIDDEN else f"bid {int(s.bids[other])}")
    if s.crosses[other]:
        notes.append("X" * int(s.crosses[other]))
    if other == s.active:
        notes.append("active")
    if other == s.claimer:
        notes.append("says impossible")
    name = f"seat {other}" + (" (you)" if other == seat else "")
    return f"{name:14}{int(s.scores[other]):4} points  {', '.join(notes)}".rstrip()


_FILL = ("#d8362f", "#f2d13c", "#3f9d47", "#45c3d6", "#2f5fc4", "#c94fb4")
_INK = ("#ffffff", "#222222", "#ffffff", "#222222", "#ffffff", "#ffffff")
FLOOR_FILL = ("#c79a63", "#8a6f9e", "#d9dde3")
_SIZE, _RADIUS, _TILE = 520, 200, 44


def svg(s: Any, seat: int) -> str:
    middle = _SIZE / 2
    ring, floor = ring_text(s.figures, s.cat), floor_text(s, int(s.mode))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_SIZE} {_SIZE}" role="img" '
        'font-family="sans-serif" text-anchor="middle">',
        f"<title>{_spoken(s)}</title>",
        '<rect width="100%" height="100%" fill="#1d2233"/>',
    ]
    for tile in range(TILES):
        angle = math.pi * (tile / 6 - 0.5)
        x, y = middle + _RADIUS * math.cos(angle), middle + _RADIUS * math.sin(angle)
        shade = "#9aa0ab" if floor is None else FLOOR_FILL["wct".index(floor[tile])]
        note = f"{tile}{'' if floor is None else floor[tile]}"
        parts.append(
            f'<g transform="translate({x:.1f},{y:.1f})"><circle r="{_TILE}" fill="{shade}" '
            f'stroke="#11141f" stroke-width="3"/>{figure(ring[tile])}'
            f'<text y="38" font-size="11" fill="#11141f">{note}</text></g>'
        )
    for card in range(s.deal):
        parts.append(_picture_of_card(s, card, middle, middle - 18 * s.deal + 36 * card - 14))
    parts.append(_picture_of_stock(s, middle, middle + 18 * s.deal + 12))
    return "".join([*parts, "</svg>"])


def figure(letter: str) -> str:
    if letter == ".":
        return ""
    if letter == "@":
        shape = '<path d="M-18,14 V-18 L-8,-8 H8 L18,-18 V14 Z" fill="#ffffff" stroke="#222222"/>'
        return f'{shape}<text y="10" font-size="14" fill="#222222">@</text>'
    colour = COLOUR_LETTERS.index(letter)
    points = "-20,-16 20,-16 0,22" if colour % 2 else "0,-24 20,14 -20,14"
    return (
        f'<polygon points="{points}" fill="{_FILL[colour]}" stroke="#11141f" stroke-width="2"/>'
        f'<text y="8" font-size="16" font-weight="bold" fill="{_INK[colour]}">{letter}</text>'
    )


def _picture_of_card(s: Any, card: int, x: float, y: float) -> str:
    done = bool(int(s.done) >> card & 1)
    edge = "#7f8798" if done else _FILL[int(s.cards[card]) // 3]
    sign = " \N{CHECK MARK}" if done else ""
    return (
        f'<rect x="{x - 95}" y="{y - 14}" width="190" height="30" rx="6" fill="#f4f5f8" '
        f'stroke="{edge}" stroke-width="5"/>'
        f'<text x="{x}" y="{y + 6}" font-size="15" fill="#222222">{_name(s, card)}{sign}</text>'
    )


def _picture_of_stock(s: Any, x: float, y: float) -> str:
    """A small figure for each colour, with how many of it are left to be made."""
    parts = []
    for colour, letter in enumerate(COLOUR_LETTERS):
        at, left = x + 34 * (colour - 2.5), int(s.stock[colour])
        parts.append(
            f'<g transform="translate({at},{y}) scale(0.6)">{figure(letter)}</g>'
            f'<text x="{at}" y="{y + 30}" font-size="13" fill="#e8eaf2">{left}</text>'
        )
    return "".join(parts)


def _spoken(s: Any) -> str:
    """The position for those who do not see the picture."""
    names = dict(zip(COLOUR_LETTERS, COLOUR_NAMES, strict=True)) | {".": "empty", "@": "the cat"}
    floor = floor_text(s, int(s.mode))
    tiles = []
    for tile, letter in enumerate(ring_text(s.figures, s.cat)):
        on = "" if floor is None else f" on {FLOOR_NAMES['wct'.index(floor[tile])]}"
        tiles.append(f"tile {tile} {names[letter]}{on}")
    cards = ", ".join(_name(s, card) for card in range(s.deal))
    stock = ", ".join(
        f"{name} {int(left)}" for name, left in zip(COLOUR_NAMES, s.stock, strict=True)
    )
    return f"Laser. {'; '.join(tiles)}. In stock: {stock}. Cards: {cards}. {_whose(s)}"


def _whose(s: Any) -> str:
    if rules.over(s):
        return "The game is over."
    if s.mode == TEAM and s.active != NOBODY:
        return f"Round {int(s.round_number)}, seat {int(s.active)} is active."
    return f"Round {int(s.round_number)}."
