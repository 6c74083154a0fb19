"""Pictures of a match of PRISM, in text and SVG. A card has its colour, its letter and a shape."""

from collections.abc import Iterator
from html import escape
from types import SimpleNamespace
from typing import Any

from pentaprism.games.prism.deck import CARDS, COLOURS
from pentaprism.games.prism.position import UNKNOWN, colour_names, hand_names, opened
from pentaprism.games.prism.state import ANSWER, DRAW, OVER, PLAY, REPLACE

LETTERS: dict[str, str] = {colour: colour[0].upper() for colour in COLOURS}
SHAPES = {
    "red": "▲",
    "orange": "⬟",
    "yellow": "★",
    "green": "■",
    "blue": "●",
    "violet": "◆",
}
_FACE_DOWN = "▒"
_EMPTY = "··"


# -- for a terminal


def draw(s: Any, seat: int) -> str:
    s = opened(s)
    lines = [headline(s), _piles(s), ""]
    for owner in range(s.players):
        lines.append(_seat_line(s, owner, seat))
    if 0 <= seat < s.players:
        hand = hand_names(s, seat)
        lines += ["", f"your hand: {', '.join(map(card_text, hand)) if hand else 'no card'}"]
    return "\n".join(lines)


def headline(s: SimpleNamespace) -> str:
    """Where the match stands and what is waited for."""
    return f"PRISM to {s.target}, round {s.rounds}: {_waiting(s)}"


def _waiting(s: SimpleNamespace) -> str:
    if s.phase == OVER:
        return "the match is over"
    if s.phase == DRAW:
        return f"seat {s.turn} draws"
    if s.phase == PLAY:
        return f"seat {s.turn} plays a card"
    colour, card = COLOURS[s.pending_colour], CARDS[s.pending_card]
    if s.phase == ANSWER:
        wish = f"seat {s.turn} wants seat {s.pending_target}'s {card_text(colour)} with {card}"
        return f"{wish}; seat {s.pending_target} answers"
    return f"seat {s.pending_target} has blocked {card} and may draw a card"


def card_text(card: str) -> str:
    """A card in a line: R▲ red, take-left."""
    return f"{LETTERS[card]}{SHAPES[card]} {card}" if card in SHAPES else card


def _piles(s: SimpleNamespace) -> str:
    last = f", last {card_text(CARDS[s.discard[s.discarded - 1]])}" if s.discarded else ""
    return f"stack {s.stacked}, discard {s.discarded}{last}; seat {s.dealer} dealt"


def _seat_line(s: SimpleNamespace, owner: int, seat: int) -> str:
    acting = s.phase != OVER and owner == (
        s.pending_target if s.phase in (ANSWER, REPLACE) else s.turn
    )
    mark = ">" if acting else " "
    name = f"seat {owner}" + (" (you)" if owner == seat else "")
    points = f"{s.scores[owner]:>3} points"
    hand = f"{_FACE_DOWN * s.held[owner]} {s.held[owner]}"
    return f"{mark} {name:<12} {points}  {_collection_text(s, owner)}  hand {hand}"


def _collection_text(s: SimpleNamespace, owner: int) -> str:
    slots = [
        LETTERS[colour] + SHAPES[colour] if s.colours[owner] >> bit & 1 else _EMPTY
        for bit, colour in enumerate(COLOURS)
    ]
    wild = "wild" if s.wilds[owner] else "    "
    saved = f"draw-two x{s.draw_twos[owner]}" if s.draw_twos[owner] else ""
    return f"{' '.join(slots)} {wild} {saved:<11}"


# -- as SVG

_FILL = {
    "red": "#d62f2f",
    "orange": "#f28c1e",
    "yellow": "#f5d327",
    "green": "#2e9e4f",
    "blue": "#2f6fd6",
    "violet": "#8a4fc7",
}
_INK, _PAPER, _BACK, _QUIET = "#1d2130", "#fbfaf6", "#56607a", "#6a7080"
_WIDTH, _CARD_W, _CARD_H, _ROW = 960, 52, 72, 112

#: Outlines on a square from -10 to 10; the circle is drawn as such.
_OUTLINES = {
    "red": "0,-10 10,8 -10,8",
    "orange": "0,-10.5 10,-3.2 6.2,8.5 -6.2,8.5 -10,-3.2",
    "yellow": "0,-11 3,-4 11,-3 4,1 7,9 0,4 -7,9 -4,1 -11,-3 -3,-4",
    "green": "-9,-9 9,-9 9,9 -9,9",
    "violet": "0,-11 9,0 0,11 -9,0",
}


def svg(s: Any, seat: int) -> str:
    s = opened(s)
    body = [_text(24, 34, headline(s), 20), *_pile_cards(s)]
    top = 150
    for owner in range(s.players):
        body.extend(_seat_row(s, owner, seat, top))
        top += _ROW
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {top}" role="img" '
        f'font-family="sans-serif"><title>{escape(headline(s))}</title>'
        f'<rect width="{_WIDTH}" height="{top}" fill="#e9e6dc"/>{"".join(body)}</svg>'
    )


def _pile_cards(s: SimpleNamespace) -> Iterator[str]:
    if s.stacked:
        yield _card(24, 54, UNKNOWN)
    yield _text(86, 96, f"stack {s.stacked}", 16)
    if s.discarded:
        yield _card(220, 54, CARDS[s.discard[s.discarded - 1]])
    yield _text(282, 96, f"discard {s.discarded}", 16)


def _seat_row(s: SimpleNamespace, owner: int, seat: int, top: int) -> Iterator[str]:
    you = " (you)" if owner == seat else ""
    weight = "bold" if owner == s.turn and s.phase != OVER else "normal"
    yield _text(24, top + 20, f"seat {owner}{you}", 16, weight)
    yield _text(24, top + 42, f"{s.scores[owner]} points", 14)
    left = 130
    held = {*colour_names(s.colours[owner])}
    for colour in COLOURS:
        yield _card(left, top, colour) if colour in held else _slot(left, top)
        left += _CARD_W + 4
    saved = ["wild"] * s.wilds[owner] + ["draw-two"] * s.draw_twos[owner]
    yield from _spread(saved, left, top, 130)
    yield from _spread(hand_names(s, owner), 610, top, 330)


def _spread(cards: list[str], left: float, top: int, room: int) -> Iterator[str]:
    """Cards side by side, overlapping where they would need more room."""
    step = min(_CARD_W + 4, (room - _CARD_W) / max(1, len(cards) - 1))
    for i, card in enumerate(cards):
        yield _card(left + i * step, top, card)


def _card(x: float, y: int, card: str) -> str:
    label = "a card face down" if card == UNKNOWN else card
    inner = _inside(card)
    fill = _BACK if card == UNKNOWN else _PAPER
    return (
        f'<g transform="translate({x:g} {y})"><title>{label}</title>'
        f'<rect width="{_CARD_W}" height="{_CARD_H}" rx="6" fill="{fill}" stroke="{_INK}"/>'
        f"{inner}</g>"
    )


def _inside(card: str) -> str:
    if card == UNKNOWN:
        return ""
    if card in _FILL:
        letter = _text(7, 19, LETTERS[card], 15, "bold")
        band = f'<rect y="64" x="1" width="{_CARD_W - 2}" height="7" rx="3" fill="{_FILL[card]}"/>'
        return f'{letter}{band}<g transform="translate(26 40) scale(1.4)">{_shape(card)}</g>'
    words = card.split("-")
    return "".join(_text(5, 20 + 15 * i, word, 13) for i, word in enumerate(words))


def _shape(colour: str) -> str:
    paint = f'fill="{_FILL[colour]}" stroke="{_INK}" stroke-width="0.8"'
    if colour in _OUTLINES:
        return f'<polygon points="{_OUTLINES[colour]}" {paint}/>'
    return f'<circle r="9.5" {paint}/>'


def _slot(x: float, y: int) -> str:
    return (
        f'<rect x="{x:g}" y="{y}" width="{_CARD_W}" height="{_CARD_H}" rx="6" fill="none" '
        f'stroke="{_QUIET}" stroke-dasharray="4 4"/>'
    )


def _text(x: float, y: float, words: str, size: int, weight: str = "normal") -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size}" font-weight="{weight}" fill="{_INK}">'
        f"{escape(words)}</text>"
    )
