"""Pictures of Prismatic: for the terminal, readable without colour, and as SVG.

A piece is told apart three ways: by its letter, by its colour, and by its shape: circles for red,
green and blue, squares for cyan, magenta and yellow, diamonds for white and black, a star for the
prismatic mote and a triangle for the prism.
"""

from collections.abc import Iterator
from typing import Any
from xml.sax.saxutils import escape

from pentaprism.games.prismatic import scoring
from pentaprism.games.prismatic.notation import (
    board_of,
    card_numbers,
    cards_of,
    effect_text,
    purse_text,
)
from pentaprism.games.prismatic.position import PHASES, is_hidden
from pentaprism.games.prismatic.state import AUCTION, COMMIT, PRISM, RESOLVE, SETUP

_MOTES = (1 << 6 * PRISM) - 1
_LEGEND = (
    "R red  G green  B blue  C cyan  M magenta  Y yellow  W white  K black  "
    "P prismatic mote  ^ prism  * star"
)


def draw(s: Any, seat: int) -> str:
    """The table: common things first, then each player, the seat's own area last."""
    lines = [_headline(s), "", "Common cards"]
    lines += [f"  {_card_line(s, number)}" for number in card_numbers(s.common)]
    lines += ["", "Board", *_board_lines(s)]
    chairs = [other for other in range(s.players) if other != seat]
    for other in [*chairs, seat] if seat >= 0 else chairs:
        lines += ["", *_seat_lines(s, other, other == seat)]
    lines += ["", _supply_line(s), _LEGEND]
    return "\n".join(lines)


def _headline(s: Any) -> str:
    parts = [f"Round {int(s.rounds)}", PHASES[s.phase], f"starter: seat {int(s.starter)}"]
    parts.append(f"goal: {int(s.goal)} cards")
    if s.round_limit:
        parts.append(f"round {int(s.round_limit)} is the last")
    parts.append(f"deck: {int(s.deck).bit_count() - _unseen(s)}")
    parts.append(f"discards: {int(s.discards).bit_count()}")
    if s.last_round:
        parts.append("LAST ROUND")
    if s.phase == RESOLVE:
        parts.append(f"seat {int(s.turn)} resolves, pool: {purse_text(s.pool) or '-'}")
    waiting = [effect_text(effect) for effect in s.pending if effect]
    if waiting:
        parts.append(f"waiting: {', '.join(waiting)}")
    return "   ".join(parts)


def _unseen(s: Any) -> int:
    return sum(int(s.holding[seat]) for seat in range(s.players) if is_hidden(s, seat))


def _card_line(s: Any, number: int) -> str:
    card = cards_of(s)[number - 1]
    rewards = f"   once: {', '.join(card.rewards)}" if card.rewards else ""
    return (
        f"{number:2} {card.name:16} {card.type:5} {card.cost:6} {'*' * card.stars:3} "
        f"{card.ability}{rewards}"
    )


def _board_lines(s: Any) -> Iterator[str]:
    made = card_numbers(s.made)
    cells = []
    for number, make in enumerate(board_of(s), 1):
        mark = "x" if number in made else " "
        cells.append(f" {mark}{number:2} {make.cost:>6} > {make.gives:9}")
    for start in range(0, len(cells), 4):
        yield "".join(cells[start : start + 4]).rstrip()


def _seat_lines(s: Any, seat: int, own: bool) -> list[str]:
    loose = int(s.loose[seat])
    title = f"Seat {seat}{' (you)' if own else ''}"
    ready = "   ready" if int(s.ready) >> seat & 1 else ""
    bag = "bag and hand" if is_hidden(s, seat) and s.phase == COMMIT else "bag"
    lines = [
        f"{title}   points {int(scoring.points(s, seat))}   {bag} "
        f"{purse_text(loose & _MOTES) or '-'}   prisms {loose >> 6 * PRISM}   "
        f"palette {purse_text(s.palette[seat]) or '-'}{ready}"
    ]
    for area, numbers in (("progress", s.progress[seat]), ("created", s.created[seat])):
        for number in card_numbers(numbers):
            here = purse_text(s.on_card[number - 1])
            used = "   used" if int(s.used) >> (number - 1) & 1 else ""
            lies = f"   [{here}]" if here else ""
            lines.append(f"  {area:8} {_card_line(s, number)}{lies}{used}")
    return lines + _secret_lines(s, seat)


def _secret_lines(s: Any, seat: int) -> list[str]:
    if is_hidden(s, seat):
        return [f"  choosing from {int(s.holding[seat])} cards"] if s.holding[seat] else []
    lines = []
    if s.hand[seat]:
        lines.append(f"  {'chosen' if s.phase == SETUP else 'in hand'}  {purse_text(s.hand[seat])}")
    if s.put_palette[seat]:
        lines.append(f"  put on the palette: {purse_text(s.put_palette[seat])}")
    for number in card_numbers(s.progress[seat] | s.created[seat]):
        put = purse_text(s.put_card[number - 1])
        if put:
            lines.append(f"  put on card {number}: {put}")
    for number in card_numbers(s.dealt[seat]):
        mark = "kept " if s.kept[seat] == number else "dealt"
        lines.append(f"  {mark}    {_card_line(s, number)}")
    if s.phase == AUCTION and int(s.ready) >> seat & 1:
        lines.append(f"  bid: {int(s.sealed[seat])}")
    return lines


def _supply_line(s: Any) -> str:
    counts = [
        f"{letter}{int(s.supply) >> 6 * kind & 63}" for kind, letter in enumerate("RGBCMYWKP^")
    ]
    return f"Supply  {' '.join(counts)}"


# -- SVG

_FILL = {
    "R": "#d22f2f",
    "G": "#2a9d43",
    "B": "#2f5fd2",
    "C": "#27b8c4",
    "M": "#c437b4",
    "Y": "#e3c21f",
    "W": "#f7f7f7",
    "K": "#222222",
    "P": "#f08a24",
    "^": "#9fd3ff",
}
_DARK_INK = "CYW^P"
_TYPE_FILL = {"hue": "#4a3558", "sky": "#2d4a6b", "craft": "#5a4630"}
_WIDTH, _CARD_WIDTH, _CARD_HEIGHT = 960, 220, 76


def svg(s: Any, seat: int) -> str:
    parts: list[str] = []
    y = _draw_row(s, parts, 34, card_numbers(s.common), "common")
    for other in range(s.players):
        y = _draw_seat(s, parts, y, other, other == seat)
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {y}" role="img" '
        f'font-family="sans-serif"><title>{escape(_spoken(s))}</title>'
        f'<rect width="100%" height="100%" fill="#1d2233"/>'
    )
    return "".join([head, _words(_headline(s), 12, 22, 13), *parts, "</svg>"])


def _draw_seat(s: Any, parts: list[str], y: int, seat: int, own: bool) -> int:
    loose = int(s.loose[seat])
    name = f"Seat {seat}{' (you)' if own else ''}, {int(scoring.points(s, seat))} points"
    parts.append(_words(name, 12, y + 18, 15))
    hand = purse_text(s.hand[seat]) if not is_hidden(s, seat) else ""
    for label, pieces in (
        ("bag", purse_text(loose)),
        ("palette", purse_text(s.palette[seat])),
        ("hand", hand),
    ):
        if pieces:
            y += 26
            parts.append(_words(label, 12, y + 18, 12))
            parts.extend(_piece(letter, 78 + 22 * i, y + 14) for i, letter in enumerate(pieces))
    y += 30
    y = _draw_row(s, parts, y, card_numbers(s.progress[seat]), "progress")
    return _draw_row(s, parts, y, card_numbers(s.created[seat]), "created")


def _draw_row(s: Any, parts: list[str], y: int, numbers: list[int], area: str) -> int:
    """Cards side by side, in as many lines as they need; the height below them."""
    for i, number in enumerate(numbers):
        column, row = i % 4, i // 4
        x = 12 + column * (_CARD_WIDTH + 14)
        parts.append(_card(s, number, area, x, y + row * (_CARD_HEIGHT + 10)))
    return y + -(-len(numbers) // 4) * (_CARD_HEIGHT + 10) + 8


def _card(s: Any, number: int, area: str, x: int, y: int) -> str:
    card = cards_of(s)[number - 1]
    stars = "\N{BLACK STAR}" * card.stars
    once = f"; once: {', '.join(card.rewards)}" if card.rewards else ""
    lying = purse_text(s.on_card[number - 1])
    edge = "#ffe9a8" if area == "created" else "#cfd6ea"
    shapes = [
        f'<rect width="{_CARD_WIDTH}" height="{_CARD_HEIGHT}" rx="7" '
        f'fill="{_TYPE_FILL[card.type]}" stroke="{edge}"/>',
        _words(f"{number} {card.name} ({card.type}) {stars}", 8, 16, 12),
        _words(card.ability + once, 8, 68, 10),
    ]
    shapes += [_piece(letter, 18 + 22 * i, 36) for i, letter in enumerate(card.cost)]
    shapes += [_piece(letter, _CARD_WIDTH - 18 - 20 * i, 36) for i, letter in enumerate(lying)]
    return f'<g transform="translate({x},{y})">{"".join(shapes)}</g>'


def _piece(letter: str, x: int, y: int) -> str:
    fill = _FILL[letter]
    paint = f'fill="{fill}" stroke="#cfd6ea"'
    if letter in "RGB":
        shape = f'<circle r="9" {paint}/>'
    elif letter in "CMY":
        shape = f'<rect x="-9" y="-9" width="18" height="18" {paint}/>'
    elif letter in "WK":
        shape = f'<polygon points="0,-11 11,0 0,11 -11,0" {paint}/>'
    elif letter == "^":
        shape = f'<polygon points="0,-10 10,8 -10,8" {paint}/>'
    else:
        shape = f'<polygon points="0,-11 3,-3 11,-3 5,3 7,11 0,6 -7,11 -5,3 -11,-3 -3,-3" {paint}/>'
    ink = "#111" if letter in _DARK_INK else "#fff"
    label = (
        f'<text y="4" font-size="10" font-weight="bold" fill="{ink}" '
        f'text-anchor="middle">{letter}</text>'
    )
    return f'<g transform="translate({x},{y})">{shape}{label}</g>'


def _words(text: str, x: int, y: int, size: int) -> str:
    return f'<text x="{x}" y="{y}" font-size="{size}" fill="#eef2ff">{escape(text)}</text>'


def _spoken(s: Any) -> str:
    """The position for those who do not see the picture."""
    told = [f"Prismatic, round {int(s.rounds)}, {PHASES[s.phase]}"]
    names = [cards_of(s)[number - 1].name for number in card_numbers(s.common)]
    told.append(f"common cards: {', '.join(names) or 'none'}")
    for seat in range(s.players):
        created = [cards_of(s)[number - 1].name for number in card_numbers(s.created[seat])]
        told.append(f"seat {seat} has created {', '.join(created) or 'nothing'}")
    return ". ".join(told) + "."
