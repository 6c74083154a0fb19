"""Random puzzles, and random players who sometimes know what they do."""

import random
from typing import Any

import numba

from pentaprism.games.laser.solve import solutions, solve_record
from pentaprism.games.laser.text import move_text
from tests.games.laser.positions import LASER

#: Uncompiled everything is slow.
SLOW = bool(numba.config.DISABLE_JIT)


def random_puzzle(chance: random.Random, figures: int | None = None) -> dict[str, Any]:
    """A puzzle with so many figures on the ring (a fresh deal's eleven, or fewer)."""
    team = chance.random() < 0.5
    pool = [c for c in "RYGCBM" for _ in range(4)]
    chance.shuffle(pool)
    on_ring = pool[: 11 if figures is None else figures]
    tiles = [*on_ring, *"." * (11 - len(on_ring))]
    chance.shuffle(tiles)
    tiles.insert(chance.randrange(12), "@")
    stock = "".join(str(min(2, 4 - on_ring.count(c), chance.choice((0, 2, 2)))) for c in "RYGCBM")
    floor = chance.sample("wwwwcccctttt", 12)
    kinds = list("RYGCBM") if team else [c + f for c in "RYGCBM" for f in "wct"]
    return {
        "mode": "team" if team else "competitive",
        "ring": "".join(tiles),
        "floor": None if team else "".join(floor),
        "stock": stock,
        "cards": chance.sample(kinds * 2, chance.choice((1, 2, 2, 2, 3))),
    }


def clever_step(state: Any, chance: random.Random) -> tuple[int, int]:
    """A seat and its move: mostly what leads to a good demonstration, now and then anything."""
    seats = LASER.to_act(state)
    phase = LASER.position(state)["phase"]
    seat = chance.choice(seats)
    revising = [seat for seat in LASER.seats(state) if seat not in seats]
    if phase == "planning" and revising and chance.random() < 0.2:
        seat = chance.choice(revising)  # 10: a number may be changed
        return seat, chance.choice(LASER.legal(state, seat))
    if chance.random() < 0.2 or phase in ("choosing", "over"):
        return seat, chance.choice(LASER.legal(state, seat))
    if phase == "mixing":
        return _mixing(state, seats[0], chance)
    return _speaking(state, seats, phase)


def _mixing(state: Any, seat: int, chance: random.Random) -> tuple[int, int]:
    left = LASER.position(state)["attempt"]["bid"] - int(state[0].cost)
    good = list(solutions(state, left, 1)) if 0 < left <= 6 else []
    return seat, good[0][0] if good else chance.choice(LASER.legal(state, seat))


def _speaking(state: Any, seats: tuple[int, ...], phase: str) -> tuple[int, int]:
    """Somebody bids the least cost; once that is bid, the others have done."""
    least = solve_record(state)["min"]
    wanted = ["pass", "time"] if least in LASER.position(state)["bids"] else [f"bid {least}"]
    if least is None or least > 10 or (phase == "planning" and least == 1):
        wanted = ["impossible", "pass", "time"]
    for text in (*wanted, "bid 10"):
        for seat in seats:
            for move in LASER.legal(state, seat):
                if move_text(move) == text:
                    return seat, move
    return seats[0], LASER.legal(state, seats[0])[0]
