"""PRIZMIK in words: moves as text, why a move is refused, what a move did."""

import re
from functools import lru_cache
from typing import Any

from pentaprism.core.errors import IllegalMove
from pentaprism.games.prizmik.position import letter_at
from pentaprism.games.prizmik.state import BLUE, CAPTURE, DEPLOY, MOVE, PROMOTES, RED

SIGNS = {MOVE: "-", DEPLOY: "+", CAPTURE: "x"}
NAMES = {"F": "fleet", "B": "base", "C": "carrier", "S": "ship", "D": "fighter"}
SEATS = ("Red", "Blue")
_KINDS = {sign: kind for kind, sign in SIGNS.items()}
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


def refusal(s: Any, seat: int, text: str) -> IllegalMove:
    move = parse_move(text)
    if move is None:
        return IllegalMove(
            f"{text!r} is not an action: write a2-a4 to move, a1+a2 to deploy, a3xa2 to capture",
            "3",
        )
    origin, target = move & 63, move >> 6 & 63
    piece = letter_at(s, origin)
    if not piece:
        return IllegalMove(f"there is nothing on {square_name(origin)}", "3")
    if (RED if piece.isupper() else BLUE) != seat:
        owner = SEATS[1 - seat]
        return IllegalMove(f"the piece on {square_name(origin)} is {owner}'s, not yours", "3")
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
        return IllegalMove("bases never move", "4")
    name, across = NAMES[piece], _distance(origin, target)
    far = max(across) > 1
    if (piece == "D" and far) or origin == target:
        return IllegalMove(f"a {name} moves one square in any direction", "4")
    if far and sorted(across) != [0, 2]:
        return IllegalMove(
            f"a {name} moves one square in any direction or two squares straight", "4"
        )
    if letter_at(s, target):
        return IllegalMove(
            f"{square_name(target)} is occupied, and a move ends on an empty square "
            "(to capture, write x)",
            "7",
        )
    halfway = (origin + target) // 2
    if far and letter_at(s, halfway):
        return IllegalMove(f"{square_name(halfway)} is in the way: both squares must be empty", "4")
    if marked:
        return IllegalMove(f"this move does not promote{_why_not(s, seat, piece, target)}", "9")
    return IllegalMove("this move promotes, without choice: write = at its end", "9")


def _why_not(s: Any, seat: int, piece: str, target: int) -> str:
    far_rank = 7 if seat == RED else 0
    home = target % 8 + (0 if seat == RED else 56)
    if piece != "D":
        return ": only fighters do"
    if target // 8 != far_rank:
        return ": a fighter promotes on the far rank"
    if not s.reserves[seat]:
        return ": no reserve fleet is left"
    return f": {square_name(home)} is occupied"


def _refused_deployment(s: Any, piece: str, origin: int, target: int) -> IllegalMove:
    name = NAMES[piece]
    if piece in "BS":
        return IllegalMove(f"the {name} on {square_name(origin)} is empty", "5")
    if piece == "D":
        return IllegalMove("a fighter holds nothing to deploy", "5")
    if sorted(_distance(origin, target)) != [0, 1]:
        return IllegalMove("a piece is deployed to the square in front, behind, left or right", "5")
    return IllegalMove(f"{square_name(target)} is occupied: deploy to an empty square", "5")


_PREY = {
    "F": "a base cannot capture",
    "B": "a base cannot capture",
    "C": "a ship captures bases only",
    "S": "a ship captures bases only",
    "D": "a fighter captures ships straight and fighters diagonally",
}


def _refused_capture(s: Any, seat: int, piece: str, origin: int, target: int) -> IllegalMove:
    prey = letter_at(s, target)
    if piece in "FB":
        return IllegalMove(_PREY[piece], "6")
    if not prey:
        return IllegalMove(f"there is nothing to capture on {square_name(target)}", "6")
    if (RED if prey.isupper() else BLUE) == seat:
        return IllegalMove(f"the {NAMES[prey.upper()]} on {square_name(target)} is your own", "6")
    across = sorted(_distance(origin, target))
    straight, diagonal = across == [0, 1], across == [1, 1]
    if not (straight or diagonal):
        return IllegalMove(f"{square_name(target)} is not next to {square_name(origin)}", "6")
    if diagonal and piece in "CS" and prey.upper() in "FB":
        return IllegalMove("a ship captures a base in front, left or right, not diagonally", "6")
    if diagonal and piece == "D" and prey.upper() in "CS":
        return IllegalMove("a fighter captures a ship straight, not diagonally", "6")
    if straight and piece == "D" and prey.upper() == "D":
        return IllegalMove("a fighter captures a fighter diagonally, not straight", "6")
    return IllegalMove(f"{_PREY[piece]}, not a {NAMES[prey.upper()]}", "6")


def events(before: Any, seat: int, move: int, after: Any) -> list[dict[str, Any]]:
    origin, target, kind = move & 63, move >> 6 & 63, move >> 12 & 3
    a, b = square_name(origin), square_name(target)
    who = SEATS[seat]
    piece = NAMES[letter_at(before, origin).upper()]
    if kind == DEPLOY:
        out = "carrier" if piece == "fleet" else "fighter"
        text = f"{who} deploys a {out} from {a} to {b}"
        return [{"kind": "deploy", "piece": out, "from": a, "to": b, "text": text}]
    if kind == CAPTURE:
        prey = NAMES[letter_at(before, target).upper()]
        text = f"{who}'s {piece} on {a} captures the {prey} on {b}"
        return [
            {"kind": "capture", "piece": piece, "from": a, "taken": prey, "at": b, "text": text}
        ]
    moved = {
        "kind": "move",
        "piece": piece,
        "from": a,
        "to": b,
        "text": f"{who}'s {piece} moves from {a} to {b}",
    }
    if not move & PROMOTES:
        return [moved]
    home = square_name(target % 8 + (0 if seat == RED else 56))
    return [
        moved,
        {"kind": "promote", "at": home, "text": f"{who} puts a reserve fleet on {home}"},
    ]
