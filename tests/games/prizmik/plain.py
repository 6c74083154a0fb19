"""PRIZMIK once more, slowly and simply: a dictionary of squares, a rule a function.

Written from docs/rules/prizmik.md to check the kernels against; it shares nothing with them.
"""

from dataclasses import dataclass, replace
from typing import Any

FILES = "abcdefgh"
STRAIGHT = [(0, 1), (1, 0), (0, -1), (-1, 0)]
DIAGONAL = [(1, 1), (1, -1), (-1, -1), (-1, 1)]


@dataclass(frozen=True)
class Plain:
    board: dict[str, str]  # square -> letter, capital for Red
    turn: int
    reserves: tuple[int, int]
    quiet: int
    capture: str = "stay"
    quiet_limit: int = 100


def read(position: dict[str, Any]) -> Plain:
    board = {}
    for rank, row in zip("87654321", position["board"].split("/"), strict=True):
        file = 0
        for symbol in row:
            if symbol.isdigit():
                file += int(symbol)
            else:
                board[FILES[file] + rank] = symbol
                file += 1
    return Plain(
        board,
        position["turn"],
        tuple(position["reserves"]),
        position["quiet"],
        **position.get("options", {}),
    )


def write(plain: Plain) -> dict[str, Any]:
    rows = []
    for rank in "87654321":
        row = "".join(plain.board.get(file + rank, ".") for file in FILES)
        for gap in range(8, 0, -1):
            row = row.replace("." * gap, str(gap))
        rows.append(row)
    options: dict[str, Any] = {}
    if plain.capture != "stay":
        options["capture"] = plain.capture
    if plain.quiet_limit != 100:
        options["quiet_limit"] = plain.quiet_limit
    return {
        "board": "/".join(rows),
        "turn": plain.turn,
        "reserves": list(plain.reserves),
        "quiet": plain.quiet,
        "options": options,
    }


def owner(letter: str) -> int:
    return 0 if letter.isupper() else 1


def beside(square: str, way: tuple[int, int], steps: int = 1) -> str | None:
    file, rank = FILES.index(square[0]) + way[0] * steps, int(square[1]) + way[1] * steps
    return f"{FILES[file]}{rank}" if 0 <= file < 8 and 1 <= rank <= 8 else None


def actions(plain: Plain) -> list[str]:
    if result(plain) is not None:
        return []
    return sorted(possible(plain))


def possible(plain: Plain) -> set[str]:
    found = set()
    for square, letter in plain.board.items():
        if owner(letter) == plain.turn:
            found |= moves(plain, square, letter.upper())
            found |= deployments(plain, square, letter.upper())
            found |= captures(plain, square, letter.upper())
    return found


def moves(plain: Plain, square: str, kind: str) -> set[str]:
    if kind in "FB":
        return set()
    targets = {beside(square, way) for way in STRAIGHT + DIAGONAL}
    if kind in "CS":
        for way in STRAIGHT:
            if beside(square, way) not in plain.board:
                targets.add(beside(square, way, 2))
    return {
        f"{square}-{target}" + ("=" if promotes(plain, kind, target) else "")
        for target in targets
        if target is not None and target not in plain.board
    }


def promotes(plain: Plain, kind: str, target: str) -> bool:
    far, home = ("8", "1") if plain.turn == 0 else ("1", "8")
    return (
        kind == "D"
        and target[1] == far
        and target[0] + home not in plain.board
        and plain.reserves[plain.turn] > 0
    )


def deployments(plain: Plain, square: str, kind: str) -> set[str]:
    if kind not in "FC":
        return set()
    targets = [beside(square, way) for way in STRAIGHT]
    return {f"{square}+{target}" for target in targets if target and target not in plain.board}


def captures(plain: Plain, square: str, kind: str) -> set[str]:
    prey = {"C": [("FB", STRAIGHT)], "S": [("FB", STRAIGHT)]}.get(kind, [])
    if kind == "D":
        prey = [("CS", STRAIGHT), ("D", DIAGONAL)]
    found = set()
    for letters, ways in prey:
        for way in ways:
            target = beside(square, way)
            letter = plain.board.get(target or "", "")
            if letter and owner(letter) != plain.turn and letter.upper() in letters:
                found.add(f"{square}x{target}")
    return found


def act(plain: Plain, text: str) -> Plain:
    board = dict(plain.board)
    origin, sign, target = text[:2], text[2], text[3:5]
    reserves = list(plain.reserves)
    noisy = sign != "-" or text.endswith("=")

    def own(letter: str) -> str:
        return letter if plain.turn == 0 else letter.lower()

    if sign == "-":
        piece = board.pop(origin)
        if text.endswith("="):
            board[target[0] + ("1" if plain.turn == 0 else "8")] = own("F")
            reserves[plain.turn] -= 1
        else:
            board[target] = piece
    elif sign == "+":
        rest, out = {"F": ("B", "C"), "C": ("S", "D")}[board[origin].upper()]
        board[origin], board[target] = own(rest), own(out)
    else:
        del board[target]
        if plain.capture == "advance":
            board[target] = board.pop(origin)
    return replace(
        plain,
        board=board,
        turn=1 - plain.turn,
        reserves=(reserves[0], reserves[1]),
        quiet=0 if noisy else plain.quiet + 1,
    )


def result(plain: Plain) -> list[int] | None:
    """The winners of a finished game, None while it goes on."""
    has = [
        {letter.upper() for letter in plain.board.values() if owner(letter) == seat}
        for seat in (0, 1)
    ]
    for seat in (0, 1):
        if not has[seat] & set("FB"):
            return [1 - seat]
    for seat in (0, 1):
        promotable = "D" in has[seat] and plain.reserves[seat] > 0
        if not has[seat] & set("FCS") and not promotable:
            return []
    if plain.quiet_limit and plain.quiet >= plain.quiet_limit:
        return []
    return None if possible(plain) else []


def perft(plain: Plain, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(perft(act(plain, text), depth - 1) for text in actions(plain))
