"""Moves of PRIZMIK as text, why a move is refused, what a move did."""

import re
from functools import lru_cache
from typing import Any

from pentaprism.core.errors import IllegalMove
from pentaprism.core.words import messages_of
from pentaprism.games.prizmik import rules
from pentaprism.games.prizmik.events import Capture, Deploy, Events, Move, Piece, Promote
from pentaprism.games.prizmik.position import letter_at
from pentaprism.games.prizmik.state import BLUE, CAPTURE, DEPLOY, MOVE, PROMOTES, RED

SIGNS = {MOVE: "-", DEPLOY: "+", CAPTURE: "x"}
NAMES: dict[str, Piece] = {
    "F": "fleet",
    "B": "base",
    "C": "carrier",
    "S": "ship",
    "D": "fighter",
}
_KINDS = {sign: kind for kind, sign in SIGNS.items()}
_message = messages_of("prizmik")
_MOVE = re.compile(r"([a-h][1-8])([-+x])([a-h][1-8])(=?)")


def square_name(square: int) -> str:
    return "abcdefgh"[square % 8] + str(square // 8 + 1)


def square_number(name: str) -> int:
    return "abcdefgh".index(name[0]) + 8 * (int(name[1]) - 1)


def move_text(move: int) -> str:
    origin, target, kind = move & 63, move >> 6 & 63, move >> 12 & 3
    promotes = "=" if move & PROMOTES else ""
    return square_name(origin) + SIGNS[kind] + square_name(target) + promotes


@lru_cache(1 << 14)
def parse_move(text: str) -> int | None:
    match = _MOVE.fullmatch(text)
    if not match:
        return None
    origin, sign, target, promotes = match.groups()
    if promotes and sign != "-":
        return None
    move = square_number(origin) | square_number(target) << 6 | _KINDS[sign] << 12
    return move | PROMOTES if promotes else move


def _refused(clause: str, why: str, **values: str | int) -> IllegalMove:
    return IllegalMove(_message(f"refused-{why}", **values), clause)


def refusal(s: Any, seat: int, text: str) -> IllegalMove:
    move = parse_move(text)
    if move is None:
        return _refused("3", "unreadable", text=text)
    origin, target = move & 63, move >> 6 & 63
    piece = letter_at(s, origin)
    if not piece:
        return _refused("3", "nothing-there", square=square_name(origin))
    if (RED if piece.isupper() else BLUE) != seat:
        return _refused("3", "not-yours", square=square_name(origin), owner=1 - seat)
    kind = move >> 12 & 3
    if kind == MOVE:
        return _refused_move(s, seat, piece.upper(), origin, target, bool(move & PROMOTES))
    if kind == DEPLOY:
        return _refused_deployment(s, piece.upper(), origin, target)
    return _refused_capture(s, seat, piece.upper(), origin, target)


def _distance(origin: int, target: int) -> tuple[int, int]:
    return abs(origin % 8 - target % 8), abs(origin // 8 - target // 8)


def _refused_move(
    s: Any, seat: int, piece: str, origin: int, target: int, marked: bool
) -> IllegalMove:
    if piece in "FB":
        return _refused("4", "base-moves")
    across = _distance(origin, target)
    far = max(across) > 1
    if (piece == "D" and far) or origin == target:
        return _refused("4", "too-far-for-one", piece=NAMES[piece])
    if far and sorted(across) != [0, 2]:
        return _refused("4", "too-far-for-two", piece=NAMES[piece])
    if letter_at(s, target):
        return _refused("7", "occupied", square=square_name(target))
    halfway = (origin + target) // 2
    if far and letter_at(s, halfway):
        return _refused("4", "in-the-way", square=square_name(halfway))
    if marked:
        return _refused_promotion(s, seat, piece, target)
    return _refused("9", "must-promote")


def _refused_promotion(s: Any, seat: int, piece: str, target: int) -> IllegalMove:
    far_rank = 7 if seat == RED else 0
    if piece != "D":
        return _refused("9", "promotion-of-others")
    if target // 8 != far_rank:
        return _refused("9", "promotion-here")
    if not s.reserves[seat]:
        return _refused("9", "promotion-without-reserve")
    return _refused("9", "promotion-home", square=square_name(rules.home_square(seat, target)))


def _refused_deployment(s: Any, piece: str, origin: int, target: int) -> IllegalMove:
    if piece in "BS":
        return _refused("5", "empty", piece=NAMES[piece], square=square_name(origin))
    if piece == "D":
        return _refused("5", "fighter-deploys")
    if sorted(_distance(origin, target)) != [0, 1]:
        return _refused("5", "deploys-next")
    return _refused("5", "deploys-to-empty", square=square_name(target))


def _refused_capture(s: Any, seat: int, piece: str, origin: int, target: int) -> IllegalMove:
    prey = letter_at(s, target)
    if piece in "FB":
        return _refused("6", "base-captures")
    if not prey:
        return _refused("6", "nothing-to-capture", square=square_name(target))
    taken = NAMES[prey.upper()]
    if (RED if prey.isupper() else BLUE) == seat:
        return _refused("6", "own", piece=taken, square=square_name(target))
    across = sorted(_distance(origin, target))
    straight, diagonal = across == [0, 1], across == [1, 1]
    if not (straight or diagonal):
        return _refused("6", "not-next", square=square_name(target), origin=square_name(origin))
    if diagonal and piece in "CS" and prey.upper() in "FB":
        return _refused("6", "ship-diagonal")
    if diagonal and piece == "D" and prey.upper() in "CS":
        return _refused("6", "fighter-diagonal")
    if straight and piece == "D" and prey.upper() == "D":
        return _refused("6", "fighter-straight")
    return _refused("6", "fighter-prey" if piece == "D" else "ship-prey", taken=taken)


def events(before: Any, seat: int, move: int, after: Any) -> list[Events]:
    origin, target, kind = move & 63, move >> 6 & 63, move >> 12 & 3
    a, b = square_name(origin), square_name(target)
    piece = NAMES[letter_at(before, origin).upper()]
    if kind == DEPLOY:
        out: Piece = "carrier" if piece == "fleet" else "fighter"
        return [Deploy(seat=seat, piece=out, origin=a, to=b)]
    if kind == CAPTURE:
        taken = NAMES[letter_at(before, target).upper()]
        return [Capture(seat=seat, piece=piece, origin=a, taken=taken, at=b)]
    moved = Move(seat=seat, piece=piece, origin=a, to=b)
    if not move & PROMOTES:
        return [moved]
    return [moved, Promote(seat=seat, at=square_name(rules.home_square(seat, target)))]
