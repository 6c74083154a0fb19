"""Why a move of PRIZMIK is good, in a few words."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from pentaprism.core.words import Message, messages_of
from pentaprism.games.prizmik import rules
from pentaprism.games.prizmik.position import letter_at
from pentaprism.games.prizmik.state import CAPTURE, DEPLOY, PROMOTES, RED, STATE
from pentaprism.games.prizmik.text import NAMES, square_name

_message = messages_of("prizmik")
_WORTH = {"F": 5, "B": 4, "C": 3, "S": 2, "D": 1}


def reason(s: Any, seat: int, line: Sequence[int]) -> Message:
    states = _follow(s, seat, line)
    move, before, after = line[0], states[0], states[1]
    if rules.over(after) and rules.winners(after) >> seat & 1:
        return _message("reason-wins", square=square_name(move >> 6 & 63))
    phrases = [_what_it_takes(before, seat, move)]
    phrases.append(_what_it_saves(before, after, seat))
    phrases.append(_what_it_attacks(before, after, seat) or _what_follows(states, seat, line))
    told = [phrase for phrase in phrases if phrase]
    if not told:
        return _plain(before, seat, move)
    return told[0] if len(told) == 1 else _message("reason-two", first=told[0], second=told[1])


def _follow(s: Any, seat: int, line: Sequence[int]) -> Any:
    """The position before each move of the line, and the last one after it."""
    states = np.zeros(len(line) + 1, STATE)
    states[0] = s
    for i, move in enumerate(line):
        states[i + 1] = states[i]
        rules.apply(states[i + 1], seat if i % 2 == 0 else 1 - seat, move)
    return states


def _about(why: str, s: Any, square: int) -> Message:
    """Something about the piece on a square."""
    piece = NAMES[letter_at(s, square).upper()]
    return _message(f"reason-{why}", piece=piece, square=square_name(square))


def _captures(s: Any, seat: int) -> dict[int, int]:
    """What the seat could take if it were its turn: square -> worth."""
    state = np.zeros(1, STATE)
    state[0] = s
    state[0].turn = seat
    out = np.empty(rules.MAX_MOVES, np.int64)
    moves = out[: rules.legal(state[0], seat, out)].tolist()
    targets = {move >> 6 & 63 for move in moves if move >> 12 & 3 == CAPTURE}
    return {square: _WORTH[letter_at(s, square).upper()] for square in targets}


def _what_it_takes(before: Any, seat: int, move: int) -> Message | None:
    target = move >> 6 & 63
    if move >> 12 & 3 == CAPTURE:
        return _about("takes", before, target)
    if move & PROMOTES:
        return _message("reason-promotes", square=square_name(rules.home_square(seat, target)))
    return None


def _what_it_saves(before: Any, after: Any, seat: int) -> Message | None:
    """The most valuable own piece that could be taken before and cannot be any more."""
    still = _captures(after, 1 - seat)
    saved = {
        square: worth
        for square, worth in _captures(before, 1 - seat).items()
        if square not in still
    }
    if not saved:
        return None
    square = max(saved, key=lambda at: (saved[at], -at))
    return _about("saves", before, square)


def _what_it_attacks(before: Any, after: Any, seat: int) -> Message | None:
    already = _captures(before, seat)
    fresh = {
        square: worth for square, worth in _captures(after, seat).items() if square not in already
    }
    if not fresh:
        return None
    square = max(fresh, key=lambda at: (fresh[at], -at))
    return _about("attacks", after, square)


def _what_follows(states: Any, seat: int, line: Sequence[int]) -> Message | None:
    """What the seat's next move in the line gains."""
    if len(line) < 3:
        return None
    if line[2] >> 12 & 3 == CAPTURE:
        return _about("prepares", states[2], line[2] >> 6 & 63)
    return _message("reason-prepares-promotion") if line[2] & PROMOTES else None


def _plain(before: Any, seat: int, move: int) -> Message:
    piece = NAMES[letter_at(before, move & 63).upper()]
    if move >> 12 & 3 == DEPLOY:
        out = "carrier" if piece == "fleet" else "fighter"
        return _message("reason-deploys", piece=out, square=square_name(move >> 6 & 63))
    return _where_it_goes(before, seat, piece, move) or _message("reason-improves", piece=piece)


def _where_it_goes(before: Any, seat: int, piece: str, move: int) -> Message | None:
    """A ship is on its way to a base, a fighter to a ship or to its promotion."""
    origin, target, enemy = move & 63, move >> 6 & 63, 1 - seat
    if piece != "fighter":
        bases = int(before.fleets[enemy] | before.bases[enemy])
        return _nearer("base", origin, target, bases)
    ships = int(before.carriers[enemy] | before.ships[enemy])
    goal = _nearer("ship", origin, target, ships)
    ahead = target // 8 - origin // 8
    if goal is None and before.reserves[seat] and (ahead if seat == RED else -ahead) > 0:
        return _message("reason-runs")
    return goal


def _nearer(what: str, origin: int, target: int, board: int) -> Message | None:
    """Whether a move comes nearer to the nearest of these squares, counted in single steps."""
    squares = [square for square in range(64) if board >> square & 1]
    if not squares:
        return None
    goal = min(squares, key=lambda square: (_steps(target, square), square))
    if _steps(target, goal) >= min(_steps(origin, square) for square in squares):
        return None
    return _message(f"reason-nears-{what}", square=square_name(goal))


def _steps(one: int, other: int) -> int:
    return max(abs(one // 8 - other // 8), abs(one % 8 - other % 8))
