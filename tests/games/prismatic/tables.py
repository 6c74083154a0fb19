"""Positions to test rules on: a table where nothing has happened yet, and changes to it."""

import copy
from typing import Any

from pentaprism.games import registry
from pentaprism.games.prismatic.cards import cards

GAME = registry.find("prismatic")
NUMBER = {card.name: number for number, card in enumerate(cards("standard"), 1)}

SECRET: dict[str, Any] = {"hand": "", "put": {}, "cards": [], "kept": None, "bid": None}


def seat(**changes: Any) -> dict[str, Any]:
    """One player with the motes of the start and nothing on the table."""
    blank: dict[str, Any] = {
        "bag": "RRGGBBWK",
        "prisms": 1,
        "palette": "",
        "progress": {},
        "created": {},
        "ready": False,
        "holding": 0,
        "bid": 0,
        "bidding": False,
        "secret": copy.deepcopy(SECRET),
    }
    secret = changes.pop("secret", {})
    blank["secret"].update(secret)
    return blank | changes


def position(*seats: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """Seat 0 is in its step 3 of round 3, unless changed. Commons: 10, 26 and 42, dear ones."""
    made: dict[str, Any] = {
        "players": len(seats),
        "round": 3,
        "phase": "resolve",
        "starter": 0,
        "turn": 0,
        "doing": "act",
        "pending": [],
        "pool": "",
        "used": [],
        "made": [],
        "seats": list(seats),
        "common": [10, 26, 42],
        "discards": [],
        "first": None,
        "last_round": False,
        "winner": None,
        "options": {},
        "rng": "0000000000000007",
    } | changes
    seen = len(made["common"]) + len(made["discards"])
    seen += sum(len(x["progress"]) + len(x["created"]) + len(x["secret"]["cards"]) for x in seats)
    return {**made, "deck": 42 - seen}


def commit(*seats: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """The same in the phase commit."""
    return position(*seats, **{"phase": "commit", "turn": None, **changes})


def state(made: dict[str, Any]) -> Any:
    return GAME.from_position(made)


def legal(made: dict[str, Any], who: int = 0) -> list[str]:
    return GAME.legal_texts(state(made), who)


def play(made: dict[str, Any], *moves: str, who: int = 0) -> dict[str, Any]:
    """The position after some moves of one seat, each checked to be legal."""
    current = state(made)
    for text in moves:
        current = GAME.apply(current, who, GAME.read_move(current, who, text))
    return GAME.position(current)


def refusal(made: dict[str, Any], text: str, who: int = 0) -> tuple[str | None, str]:
    """The clause and the sentence with which a move is refused."""
    from pentaprism.core.errors import IllegalMove

    try:
        GAME.read_move(state(made), who, text)
    except IllegalMove as error:
        return error.clause, error.message
    raise AssertionError(f"{text} is legal")
