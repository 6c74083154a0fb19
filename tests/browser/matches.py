"""Whole matches by clicks."""

from playwright import sync_api

from pentaprism.games import registry
from tests.browser import hands, robot
from tests.browser.driver import Json, Person, all_see

#: Options that make a short game.
SHORT: dict[str, Json] = {
    "prizmik": {"quiet_limit": 6},
    "prisma": {},
    "laser": {"target": 1, "round_limit": 1, "untimed": True},
    "prism": {"target": 1},
    "prismatic": {"goal": 3},
}
GAMES = [game.id for game in registry.GAMES]


def take_turns(people: list[Person], most: int = 400) -> list[tuple[int, str]]:
    """Clicks of whoever is to act, until the game is over; gives the moves that were meant."""
    meant: list[tuple[int, str]] = []
    first, *_ = people
    open_to_all = not registry.find(first.game).capabilities.revisable
    while len(meant) < most:
        first.until(lambda: first.over or any(each.acts() for each in people))
        if first.over:
            break
        mover = next(each for each in people if each.acts())
        told = _own_lines(mover)
        turn = robot.advised_turn(mover.game, mover.view(), len(meant))
        for move in turn:
            try:
                hands.make(mover, move)
            except sync_api.TimeoutError:
                # A bot may have bid lower meanwhile, and the button is gone.
                if move in mover.legal():
                    raise
                break
            meant.append((mover.seat, move))
        # The moves of a secret choice are one line.
        mover.until(lambda mover=mover, told=told: _own_lines(mover) > told)  # type: ignore[misc]
        if len(people) > 1 and open_to_all:
            all_see(len(meant), *people)
    return meant


def _own_lines(person: Person) -> int:
    return sum(line["seat"] == person.seat for line in person.moved())
