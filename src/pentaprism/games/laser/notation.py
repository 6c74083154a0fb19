"""The letters of Laser (formats.md): rings, floors, stocks, cards and moves of figures as text."""

import re
from typing import Any

from pentaprism.core.errors import BadPosition
from pentaprism.games.laser.events import Colour
from pentaprism.games.laser.state import (
    ANTICLOCKWISE,
    CAT,
    COLOURS,
    COMPETITIVE,
    EACH,
    FLOORS,
    MOST_CARDS,
    NOBODY,
    TEAM,
    TILES,
)

MODES = ("team", "competitive")
COLOUR_LETTERS = "RYGCBM"
COLOUR_NAMES: tuple[Colour, ...] = ("red", "yellow", "green", "cyan", "blue", "magenta")
FLOOR_LETTERS = "wct"
FLOOR_NAMES = ("wood", "carpet", "ceramic")
ALL_TILES = (1 << TILES) - 1
_FIGURE_MOVE = re.compile(r"(@|0|[1-9]|1[01])([+-])(0|[1-9]|1[01])")


def figure_move_text(move: int) -> str:
    origin, destination = move & 15, move >> 4 & 15
    sign = "-" if move & ANTICLOCKWISE else "+"
    return f"{'@' if origin == CAT else origin}{sign}{destination}"


def parse_figure_move(text: str) -> int | None:
    match = _FIGURE_MOVE.fullmatch(text)
    if not match or match[1] == match[3]:
        return None
    origin = CAT if match[1] == "@" else int(match[1])
    return origin | int(match[3]) << 4 | (ANTICLOCKWISE if match[2] == "-" else 0)


def ring_text(figures: Any, cat: int) -> str:
    letters = ["."] * TILES
    for colour in range(COLOURS):
        for tile in range(TILES):
            if int(figures[colour]) >> tile & 1:
                letters[tile] = COLOUR_LETTERS[colour]
    letters[int(cat)] = "@"
    return "".join(letters)


def read_ring(s: Any, ring: Any) -> None:
    if not isinstance(ring, str) or len(ring) != TILES:
        raise BadPosition(f"a ring is a text of twelve tiles, not {ring!r}")
    for tile, letter in enumerate(ring):
        if letter not in COLOUR_LETTERS + ".@":
            raise BadPosition(f"tile {tile}: {letter!r} is none of RYGCBM, '.' and '@'")
    if ring.count("@") != 1:
        raise BadPosition(f"the cat stands on one tile, not on {ring.count('@')}")
    s.cat = ring.index("@")
    for colour, letter in enumerate(COLOUR_LETTERS):
        s.figures[colour] = sum(1 << tile for tile in range(TILES) if ring[tile] == letter)


def floor_text(s: Any, mode: int) -> str | None:
    if mode == TEAM:
        return None
    letters = [""] * TILES
    for floor in range(FLOORS):
        for tile in range(TILES):
            if int(s.floors[floor]) >> tile & 1:
                letters[tile] = FLOOR_LETTERS[floor]
    return "".join(letters)


def read_floor(s: Any, mode: int, floor: Any) -> None:
    if mode == TEAM:
        if floor is not None:
            raise BadPosition(f"team mode has one grey floor: write null, not {floor!r}")
        s.floors[0] = ALL_TILES
        return
    if not isinstance(floor, str) or len(floor) != TILES:
        raise BadPosition(f"a floor is a text of twelve tiles, not {floor!r}")
    for tile, letter in enumerate(floor):
        if letter not in FLOOR_LETTERS:
            raise BadPosition(f"tile {tile}: {letter!r} is neither w, c nor t")
        s.floors[FLOOR_LETTERS.index(letter)] |= 1 << tile


def stock_text(stock: Any) -> str:
    return "".join(str(int(left)) for left in stock)


def read_stock(stock: Any, most: int = EACH) -> list[int]:
    if not isinstance(stock, str) or not re.fullmatch(rf"[0-{most}]{{{COLOURS}}}", stock):
        raise BadPosition(f"a stock is six digits from 0 to {most}, for RYGCBM, not {stock!r}")
    return [int(digit) for digit in stock]


def card_text(card: int, mode: int) -> str:
    letter = COLOUR_LETTERS[card // FLOORS]
    return letter if mode == TEAM else letter + FLOOR_LETTERS[card % FLOORS]


def card_name(card: int, mode: int) -> str:
    name = COLOUR_NAMES[card // FLOORS]
    return name if mode == TEAM else f"{name} on {FLOOR_NAMES[card % FLOORS]}"


def read_cards(cards: Any, mode: int) -> list[int]:
    if not isinstance(cards, list) or not 1 <= len(cards) <= MOST_CARDS:
        raise BadPosition(f"cards are a list of one to {MOST_CARDS}, not {cards!r}")
    known = {card_text(card, mode): card for card in range(0, 18, 3 if mode == TEAM else 1)}
    for card in cards:
        if not isinstance(card, str) or card not in known:
            raise BadPosition(
                f"{card!r} is not a card: write a letter of RYGCBM"
                + ("" if mode == TEAM else " and one of wct, such as Yw")
            )
    return [known[card] for card in cards]


def read_mode(mode: Any) -> int:
    if not isinstance(mode, str) or mode not in MODES:
        raise BadPosition(f"mode is team or competitive, not {mode!r}")
    return MODES.index(mode)


def start_attempt(s: Any, mode: int) -> None:
    """Nothing has moved yet."""
    s.cat_step = 1 if mode == COMPETITIVE else 2  # §5
    s.done = s.caught = s.cost = 0
    s.fresh = NOBODY
