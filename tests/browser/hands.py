"""How a move is made on each game's board, by clicks alone.

`make` is given a move that is legal; it does what somebody would do who wants to play it.
"""

from collections.abc import Callable

from playwright.sync_api import FloatRect, Locator

from tests.browser.driver import Person

Hand = Callable[[Person, str], None]


def make(person: Person, move: str) -> None:
    """Play this move on whatever board is there."""
    game: str = person.table["settings"]["game"]
    HANDS.get(game, by_button)(person, move)


def by_button(person: Person, move: str) -> None:
    """The generic board: a button a move."""
    person.board.get_by_role("button", name=move, exact=True).click()


# -- PRIZMIK

_KINDS = {"-": "Move", "+": "Deploy", "x": "Capture"}


def square(person: Person, name: str) -> Locator:
    return person.board.locator(f'[data-square="{name}"]')


def middle(locator: Locator) -> tuple[float, float]:
    box: FloatRect | None = locator.bounding_box()
    assert box is not None, locator
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def on_squares(person: Person, move: str) -> None:
    """Click and click."""
    click_squares(person, move[:2], move[3:5])
    _tell_kind(person, move)


def click_squares(person: Person, *names: str) -> None:
    for name in names:
        # The piece lies above its square: click the place, not the element.
        person.page.mouse.click(*middle(square(person, name)))


def by_touch(person: Person, move: str) -> None:
    for name in (move[:2], move[3:5]):
        person.page.touchscreen.tap(*middle(square(person, name)))
    _tell_kind(person, move)


def by_drag(person: Person, move: str) -> None:
    mouse = person.page.mouse
    mouse.move(*middle(square(person, move[:2])))
    mouse.down()
    mouse.move(*middle(square(person, move[3:5])), steps=6)
    mouse.up()
    _tell_kind(person, move)


def by_keys(person: Person, move: str) -> None:
    """Arrows to the piece, Enter, arrows to the target, Enter."""
    for name in (move[:2], move[3:5]):
        _walk_to(person, name)
        person.page.keyboard.press("Enter")
    _tell_kind(person, move)


def _walk_to(person: Person, name: str) -> None:
    person.board.locator('[role=gridcell][tabindex="0"]').focus()
    focused = person.board.locator("[role=gridcell]:focus")
    here = str(focused.get_attribute("data-square"))
    # Blue sits on the other side and sees everything turned round.
    near = 1 if person.seat == 0 else -1
    right = (ord(name[0]) - ord(here[0])) * near
    up = (int(name[1]) - int(here[1])) * near
    for key, steps in (("Right", right), ("Left", -right), ("Up", up), ("Down", -up)):
        for _ in range(max(0, steps)):
            person.page.keyboard.press(f"Arrow{key}")


def _tell_kind(person: Person, move: str) -> None:
    """Where a way has several meanings, the board asks."""
    same = [m for m in person.legal() if m[:2] == move[:2] and m[3:5] == move[3:5]]
    if len(same) > 1:
        asked = person.page.get_by_role("dialog", name="What shall it do?")
        kind = "Promote" if move.endswith("=") else _KINDS[move[2]]
        asked.get_by_role("button", name=kind, exact=True).click()


HANDS: dict[str, Hand] = {"prizmik": on_squares}
