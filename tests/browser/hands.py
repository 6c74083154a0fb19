"""How a move is made on each game's board, by clicks alone.

Each hand is given the view in front of the person and a legal move of it, and does what somebody
would do who wants to play that move.
"""

import re
from collections.abc import Callable

from babel.lists import format_list
from playwright.sync_api import Locator

from tests.browser.driver import Json, Person

Hand = Callable[[Person, Json, str], None]


def make(person: Person, move: str, view: Json | None = None) -> None:
    """Play this move on whatever board is there; of one's own seat, unless told otherwise."""
    view = view or person.view()
    HANDS[person.game](person, view, move)


def middle(locator: Locator) -> tuple[float, float]:
    locator.scroll_into_view_if_needed()
    box = locator.bounding_box()
    assert box is not None, locator
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def click_place(person: Person, locator: Locator) -> None:
    """Click what lies there: often a piece that stands on the element."""
    person.page.mouse.click(*middle(locator))


# -- PRIZMIK

_KINDS = {"-": "Move", "+": "Deploy", "x": "Capture"}


def square(person: Person, name: str) -> Locator:
    return person.board.locator(f'[data-square="{name}"]')


def on_squares(person: Person, view: Json, move: str) -> None:
    """Click and click."""
    for name in (move[:2], move[3:5]):
        click_place(person, square(person, name))
    _tell_kind(person, view, move)


def by_touch(person: Person, view: Json, move: str) -> None:
    for name in (move[:2], move[3:5]):
        person.page.touchscreen.tap(*middle(square(person, name)))
    _tell_kind(person, view, move)


def by_drag(person: Person, view: Json, move: str) -> None:
    mouse = person.page.mouse
    mouse.move(*middle(square(person, move[:2])))
    mouse.down()
    mouse.move(*middle(square(person, move[3:5])), steps=6)
    mouse.up()
    _tell_kind(person, view, move)


def by_keys(person: Person, view: Json, move: str) -> None:
    """Arrows to the piece, Enter, arrows to the target, Enter."""
    for name in (move[:2], move[3:5]):
        _walk_to(person, view, name)
        person.page.keyboard.press("Enter")
    _tell_kind(person, view, move)


def _walk_to(person: Person, view: Json, name: str) -> None:
    reached = person.board.locator('[role=gridcell][tabindex="0"]')
    reached.focus()
    here = str(reached.get_attribute("data-square"))
    # Blue sits on the other side and sees everything turned round.
    near = 1 if view["seat"] == 0 else -1
    right = (ord(name[0]) - ord(here[0])) * near
    up = (int(name[1]) - int(here[1])) * near
    for key, steps in (("Right", right), ("Left", -right), ("Up", up), ("Down", -up)):
        for _ in range(max(0, steps)):
            person.page.keyboard.press(f"Arrow{key}")


def _tell_kind(person: Person, view: Json, move: str) -> None:
    """Where a way has several meanings, the board asks."""
    legal = view["legal"].get(str(view["seat"]), [])
    same = [each for each in legal if each[:2] == move[:2] and each[3:5] == move[3:5]]
    if len(same) > 1:
        asked = person.page.get_by_role("dialog", name="What shall it do?")
        kind = "Promote" if move.endswith("=") else _KINDS[move[2]]
        asked.get_by_role("button", name=kind, exact=True).click()


# -- PRISM

#: Among people a target has so long to answer a take, whether there is a block or not.
_MOMENT_MS = 4_500


def on_cards(person: Person, view: Json, move: str) -> None:
    """Pick a card of the hand, then what it is for, unless it is for one thing only."""
    seat, players = view["seat"], view["position"]["players"]
    legal = view["legal"][str(seat)]
    word, *rest = move.split()
    match word:
        case "draw":
            _place(person, "stack").click()
        case "draw-two" if not rest:
            _place(person, f"pane {seat} draw-two").click()
        case "decline":
            person.board.get_by_role("button", name="No, thank you").click()
        case "block":
            person.board.get_by_role("button", name="Block", exact=True).click()
        case "allow":
            person.board.get_by_role("button", name="Let it go").click()
            person.wait_out(_MOMENT_MS)
        case "discard":
            pick(person, seat, rest[0])
            if len(legal) > 1:
                _place(person, "discard").click()
        case "play":
            pick(person, seat, rest[0])
        case _:
            pick(person, seat, word)
            if sum(each.split()[0] == word for each in legal) > 1:
                step = 1 if word.startswith("take-left") else -1
                target = [str((seat + step) % players), *rest] if len(rest) == 1 else rest
                _place(person, f"pane {' '.join(target)}").click()


def _place(person: Person, name: str) -> Locator:
    return person.board.locator(f'button[data-place="{name}"]')


def pick(person: Person, seat: int, card: str) -> None:
    name = card.replace("-", " ")
    own = person.board.locator(f'[data-place="hand {seat}"]')
    own.get_by_role("button", name=re.compile(rf"^{name}(,|$)")).first.click()


# -- Laser


def on_the_ring(person: Person, view: Json, move: str) -> None:
    """Numbers to bid, figures to lead round the ring."""
    word, *rest = move.split()
    match word:
        case "bid":
            _bid(person, view, rest[0])
        case "pass":
            person.board.get_by_role("button", name="No more bids").click()
        case "team":
            name = person.table["seats"][int(rest[0])]["name"]
            person.board.get_by_role("button", name=name).click()
        case "impossible" | "concede":
            _press_twice(person, word)
        case _:
            lead(person, view, move)


def _bid(person: Person, view: Json, bid: str) -> None:
    more = person.board.get_by_role("button", name=re.compile("^More than"))
    if int(bid) > 15 and more.is_visible():
        more.click()
    person.board.get_by_role("button", name=f"Bid {bid}", exact=True).click()
    if view["position"]["phase"] == "planning":  # secret bids are settled by a second click
        person.board.get_by_role("button", name=f"Bid {bid}", exact=True).click()


def _press_twice(person: Person, word: str) -> None:
    """What cannot be taken back asks first."""
    name = {"impossible": "Impossible", "concede": "Give up"}[word]
    person.board.get_by_role("button", name=re.compile(name)).click()
    person.board.locator("button.ready").click()


def lead(person: Person, view: Json, move: str) -> None:
    """A figure round the ring, at a table or in a puzzle."""
    origin, sign, target = re.split("([+-])", move)
    ring: str = view["position"]["ring"]
    tile = ring.index("@") if origin == "@" else int(origin)
    for number in (tile, int(target)):
        click_place(person, person.page.locator(f'main [data-tile="{number}"]'))
    legal = view["legal"][str(view["seat"])]
    both = f"{origin}+{target}" in legal and f"{origin}-{target}" in legal
    if both and _asks_for_the_way(view["position"], tile, int(target)):
        person.page.locator(f'main [data-way="{sign}"]').click()


def _asks_for_the_way(position: Json, tile: int, target: int) -> bool:
    """The only way that can be paid is taken without asking."""
    attempt = position.get("attempt")
    if attempt is None:  # a puzzle
        return True
    step = 2 if position["ring"][tile] == "@" and position["floor"] is None else 1
    ahead = (target - tile) % 12
    left = attempt["bid"] - attempt["cost"]
    return [way * step <= left for way in (ahead, 12 - ahead)].count(True) != 1


# -- Prisma

_SIDES = ("north", "north-east", "south-east", "south", "south-west", "north-west")


def on_hexagons(person: Person, view: Json, move: str) -> None:
    """Take a tile, set it down on a marked place, turn it until it lies right, say yes."""
    word, *rest = move.split()
    match word:
        case "pass":
            person.board.get_by_role("button", name="Decline").click()
        case "discard":
            _take_tile(person, view, rest[0])
            person.board.get_by_role("button", name="Throw away").click()
        case "lift":
            _set_down(person, rest[0])
            person.board.get_by_role("button", name="Lift", exact=True).click()
        case "place":
            lay(person, view, *rest)
            person.board.get_by_role("button", name="Place", exact=True).click()
        case "drop":
            _turn_there(person, *rest)
            person.board.get_by_role("button", name="Drop", exact=True).click()


def lay(person: Person, view: Json, cell: str, sides: str) -> None:
    """A tile of the hand lies there as it should, and waits for a yes."""
    _take_tile(person, view, sides)
    _turn_there(person, cell, sides)


def _take_tile(person: Person, view: Json, sides: str) -> None:
    lying = min(sides[i:] + sides[:i] for i in range(6))
    number = view["position"]["hands"][view["seat"]].index(lying)
    person.board.locator(".hand button").nth(number).click()


def _set_down(person: Person, cell: str) -> Locator:
    """By keyboard, since the place may lie outside of the window on the table."""
    spot = person.board.locator(f'.spot[data-cell="{cell}"]')
    spot.focus()
    person.page.keyboard.press("Enter")
    return spot


def _turn_there(person: Person, cell: str, sides: str) -> None:
    spot = _set_down(person, cell)
    for _ in sides:
        if f", {_in_words(sides)}." in str(spot.get_attribute("aria-label")):
            return
        person.board.get_by_role("button", name="Turn clockwise").click()
    raise AssertionError(f"the tile on {cell} cannot be turned to {sides}")


def _in_words(sides: str) -> str:
    """red to the north and south, blue to the south-west"""
    beams = []
    for letter, colour in (("r", "red"), ("b", "blue")):
        found = [name for side, name in zip(sides, _SIDES, strict=True) if side == letter]
        if found:
            beams.append(f"{colour} to the {format_list(found, locale='en')}")
    return ", ".join(beams) or "no beam"


# -- Prismatic

_COLOURS = {
    "R": "red",
    "G": "green",
    "B": "blue",
    "C": "cyan",
    "M": "magenta",
    "Y": "yellow",
    "W": "white",
    "K": "black",
}
_WORDS: dict[str, str | re.Pattern[str]] = {
    "decline": "Decline",
    "done": "Done",
    "draw": "Draw a card",
    "pass": re.compile("^(Pass|Give up)$"),
    "pull": "Pull a mote",
    "ready": "Ready",
    "reject": "Discard it",
    "return": "Return it unseen",
    "take back": "Think again",
    "to common": "Among the common cards",
    "to progress": "Into my progress area",
}


def on_the_desk(person: Person, view: Json, move: str) -> None:
    """Pieces are laid, cards and creations picked; the tray has the rest as buttons. What is
    chosen in secret leaves the browser only with `ready`."""
    word, *rest = move.split()
    position = view["position"]
    secret = position["seats"][view["seat"]]["secret"]
    card = person.board.locator("button.card")
    if move in _WORDS:
        _tray(person, _WORDS[move])
    elif word == "keep" and position["phase"] == "setup":
        person.board.locator(".setup button.card").nth(secret["cards"].index(int(rest[0]))).click()
    elif word == "take":
        person.board.locator(".supply button").nth("RGBCMYWK".index(rest[0])).click()
    elif word == "put":
        _lay(person, rest[0], rest[1], pulled=position["doing"] == "pulled")
    elif word == "make":
        person.board.locator(".creations li button").nth(int(rest[0]) - 1).click()
        _tray(person, "Make")
    elif move.startswith("empty palette"):
        own = int(rest[1]) == view["seat"]
        _palette(person, own).first.click()
        _tray(person, re.compile("^Empty"))
    elif word in ("gain", "pool", "bid"):
        _tray(person, _named(word, rest))
    else:
        card.and_(person.board.locator(f'[data-place="{rest[0]}"]')).first.click()
        _tray(person, word.capitalize())


def _tray(person: Person, name: str | re.Pattern[str]) -> None:
    tray = person.board.locator("section.tray")
    exact = isinstance(name, str)
    tray.get_by_role("button", name=name, exact=exact).click()


def _palette(person: Person, own: bool) -> Locator:
    kind = ".palette.own" if own else ".palette:not(.own)"
    return person.board.locator(f"{kind} .cover")


def _lay(person: Person, piece: str, place: str, pulled: bool) -> None:
    if not pulled:  # a mote that was pulled is in the hand already
        sign = "^" if piece == "prism" else piece
        # It goes where it is most likely wanted, and stays in mind for another place.
        slot = person.board.locator(f'[data-piece="{sign}"][data-laid=""]').first
        number = str(slot.get_attribute("data-drag"))
        slot.click()
        if person.board.locator(f'[data-drag="{number}"]').get_attribute("data-laid") == place:
            return
    if place == "palette":
        _palette(person, own=True).click()
    else:
        person.board.locator(f'.own button[data-place="{place}"]').click()


def _named(word: str, rest: list[str]) -> str:
    what = rest[0]
    if word == "bid":
        return f"Bid {what}"
    if word == "pool":
        return f"Add {_COLOURS[what]} to the pool"
    if what == "P":
        return "Gain a prismatic mote"
    if what == "prism":
        return "Gain a prism"
    return f"Gain a {_COLOURS[what]} mote" if what in _COLOURS else f"Gain {' '.join(rest)}"


HANDS: dict[str, Hand] = {
    "laser": on_the_ring,
    "prism": on_cards,
    "prisma": on_hexagons,
    "prismatic": on_the_desk,
    "prizmik": on_squares,
}
