#!/usr/bin/env python3
"""A complete bot: plays all five games by simple rules, with nothing but the standard library.

One JSON request a line comes in, one answer a line goes out (docs/bots.md). Try it:
    pentaprism arena check "python3 examples/bots/greedy.py"
    pentaprism serve --bot "Greedy=python3 examples/bots/greedy.py"
"""

import json
import re
import sys
from typing import Any

Request = dict[str, Any]

#: For each game what is good, best first. A move has the rank of the first pattern that fits it.
WISHES = {
    "prizmik": [r"x.*=", r"x", r"=$"],
    "prisma": [r"^place", r"^drop", r"^pass"],
    "laser": [r"^team", r"^pass", r"^bid", r"^@", r"^\d", r"^concede"],
    "prism": [
        r"^play (?!wild|draw-two)",
        r"^play",
        r"^take-\w+-again",
        r"^take",
        r"^draw-two",
        r"^(draw|block)$",
        r"^zap",
    ],
    "prismatic": [
        r"^create",
        r"^use",
        r"^make",
        r"^(gain|pool|pull|draw|steal|keep|to progress)",
        r"^put [^p]\S* \d",
        r"^put",
        r"^take [RGB]$",
        r"^(ready|done|return|reject|pass)",
        r"^(?!take back)",
    ],
}
AROUND = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))


def best(request: Request) -> Request:
    """The answer to `best`: one of the legal moves that stand in the view."""
    game, view, seat = request["game"], request["view"], request["seat"]
    moves = view["legal"][str(seat)]
    wishes = WISHES[game]

    def rank(move: str) -> tuple[float, float]:
        wished = (n for n, wish in enumerate(wishes) if re.search(wish, move))
        return next(wished, len(wishes)), JUDGES.get(game, nothing)(move, view["position"], seat)

    best = min(map(rank, moves))
    chosen = [move for move in moves if rank(move) == best]
    # Among equals the seed decides: the same request always has the same answer.
    return {"move": chosen[request.get("seed", 0) % len(chosen)]}


# What tells moves of the same rank apart: the less the better.


def nothing(move: str, position: Request, seat: int) -> float:
    return 0


def far_from_bases(move: str, position: Request, seat: int) -> float:
    """PRIZMIK: how far it is from where a piece goes to the nearest enemy base."""
    bases = "bf" if seat == 0 else "BF"
    rows = re.sub(r"\d", lambda found: "." * int(found[0]), position["board"]).split("/")
    squares = [(x, 8 - y) for y, row in enumerate(rows) for x, c in enumerate(row) if c in bases]
    x, y = "abcdefgh".index(move[3]), int(move[4])
    return min(max(abs(x - base_x), abs(y - base_y)) for base_x, base_y in squares)


def lonely(move: str, position: Request, seat: int) -> float:
    """Prisma: a tile that touches many others may close a loop."""
    cell = re.search(r"(-?\d+),(-?\d+)", move)
    if cell is None:
        return 0
    q, r = int(cell[1]), int(cell[2])
    taken = {(tile[0], tile[1]) for tile in position["tiles"]}
    return -sum((q + dq, r + dr) in taken for dq, dr in AROUND)


def number(move: str, position: Request, seat: int) -> float:
    """Laser: a high bid is easy to keep."""
    return -int(move[4:]) if move.startswith("bid") else 0


JUDGES = {"prizmik": far_from_bases, "prisma": lonely, "laser": number}


def hello(request: Request) -> Request:
    return {"name": "Greedy", "version": "1", "games": list(WISHES), "random": False}


def answer(line: bytes) -> Request:
    """Every line gets an answer, whatever is wrong with it."""
    asked = None
    try:
        request = json.loads(line)
        asked = request.get("id")
        return {"id": asked, "ok": {"hello": hello, "best": best}[request["do"]](request)}
    except (AttributeError, LookupError, RecursionError, TypeError, ValueError) as error:
        message = f"{type(error).__name__}: {error}"
        return {"id": asked, "error": {"code": "bad-request", "message": message, "clause": None}}


def main() -> None:
    for line in sys.stdin.buffer:
        if line.strip():
            print(json.dumps(answer(line)), flush=True)


if __name__ == "__main__":
    main()
