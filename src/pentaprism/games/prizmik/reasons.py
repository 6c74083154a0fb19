"""Why a move of PRIZMIK is good, in a few words."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from pentaprism.games.prizmik import rules
from pentaprism.games.prizmik.position import letter_at
from pentaprism.games.prizmik.state import CAPTURE, DEPLOY, PROMOTES, STATE
from pentaprism.games.prizmik.text import NAMES, events, square_name

_WORTH = {"F": 5, "B": 4, "C": 3, "S": 2, "D": 1}


def reason(s: Any, seat: int, line: Sequence[int]) -> str:
    states = _follow(s, seat, line)
    move, before, after = line[0], states[0], states[1]
    if rules.over(after) and rules.winners(after) >> seat & 1:
        return f"takes the last base on {square_name(move >> 6 & 63)} and wins"
    phrases = [_what_it_takes(before, seat, move)]
    phrases.append(_what_it_saves(before, after, seat))
    phrases.append(_what_it_attacks(before, after, seat) or _what_follows(states, seat, line))
    told = [phrase for phrase in phrases if phrase]
    return " and ".join(told[:2]) if told else _plain(before, seat, move, after)


def _follow(s: Any, seat: int, line: Sequence[int]) -> Any:
    """The position before each move of the line, and the last one after it."""
    states = np.zeros(len(line) + 1, STATE)
    states[0] = s
    for i, move in enumerate(line):
        states[i + 1] = states[i]
        rules.apply(states[i + 1], seat if i % 2 == 0 else 1 - seat, move)
    return states


def _name(s: Any, square: int) -> str:
    return f"{NAMES[letter_at(s, square).upper()]} on {square_name(square)}"


def _captures(s: Any, seat: int) -> dict[int, int]:
    """What the seat could take if it were its turn: square -> worth."""
    state = np.zeros(1, STATE)
    state[0] = s
    state[0].turn = seat
    out = np.empty(rules.MAX_MOVES, np.int64)
    moves = out[: rules.legal(state[0], seat, out)].tolist()
    targets = {move >> 6 & 63 for move in moves if move >> 12 & 3 == CAPTURE}
    return {square: _WORTH[letter_at(s, square).upper()] for square in targets}


def _what_it_takes(before: Any, seat: int, move: int) -> str:
    target = move >> 6 & 63
    if move >> 12 & 3 == CAPTURE:
        return f"takes the {_name(before, target)}"
    if move & PROMOTES:
        return f"brings a reserve fleet to {square_name(rules.home_square(seat, target))}"
    return ""


def _what_it_saves(before: Any, after: Any, seat: int) -> str:
    """The most valuable own piece that could be taken before and cannot be any more."""
    still = _captures(after, 1 - seat)
    saved = {
        square: worth
        for square, worth in _captures(before, 1 - seat).items()
        if square not in still
    }
    if not saved:
        return ""
    square = max(saved, key=lambda at: (saved[at], -at))
    return f"stops the {_name(before, square)} from being taken"


def _what_it_attacks(before: Any, after: Any, seat: int) -> str:
    already = _captures(before, seat)
    fresh = {
        square: worth for square, worth in _captures(after, seat).items() if square not in already
    }
    if not fresh:
        return ""
    square = max(fresh, key=lambda at: (fresh[at], -at))
    return f"attacks the {_name(after, square)}"


def _what_follows(states: Any, seat: int, line: Sequence[int]) -> str:
    """What the seat's next move in the line gains."""
    if len(line) < 3:
        return ""
    if line[2] >> 12 & 3 == CAPTURE:
        return f"prepares to take the {_name(states[2], line[2] >> 6 & 63)}"
    return "prepares a promotion" if line[2] & PROMOTES else ""


def _plain(before: Any, seat: int, move: int, after: Any) -> str:
    event = events(before, seat, move, after)[0]
    if move >> 12 & 3 == DEPLOY:
        return f"brings a {event['piece']} into play on {event['to']}"
    return f"improves the place of the {event['piece']}"
