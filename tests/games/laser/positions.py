"""Positions to test on, built from short descriptions."""

from typing import Any

from pentaprism.games.registry import find

LASER = find("laser")
RING = "@RGYCBMRYGCB"


def aside_of(ring: str, stock: str) -> str:
    """What must lie aside so that every figure of the box is somewhere."""
    left = ((c, 4 - ring.count(c) - int(n)) for c, n in zip("RYGCBM", stock, strict=True))
    return "".join(c * n for c, n in left)


def position(ring: str = RING, stock: str = "222222", **changes: Any) -> dict[str, Any]:
    """A position at the beginning of a round of competitive mode with two players."""
    made: dict[str, Any] = {
        "players": 2,
        "ring": ring,
        "floor": "wctwctwctwct",
        "stock": stock,
        "aside": aside_of(ring, stock),
        "cards": ["Yw", "Gc"],
        "phase": "bidding",
        "round": 1,
        "active": None,
        "bids": [],
        "claim": None,
        "passed": [],
        "attempt": None,
        "scores": [],
        "crosses": [],
        "options": {},
        "rng": "0123456789abcdef",
    }
    made.update(changes)
    made["bids"] = made["bids"] or [None] * made["players"]
    made["scores"] = made["scores"] or [0] * made["players"]
    made["crosses"] = made["crosses"] or [0] * made["players"]
    return made


def team_position(ring: str = RING, stock: str = "222222", **changes: Any) -> dict[str, Any]:
    """The same in team mode with four players."""
    options = {"mode": "team", **changes.pop("options", {})}
    base = {"players": 4, "floor": None, "cards": ["Y", "G"], "phase": "planning", "active": 0}
    return position(ring, stock, **{**base, **changes}, options=options)


def play(at: dict[str, Any], *moves: tuple[int, str]) -> dict[str, Any]:
    """The position after these moves, each checked."""
    state = LASER.from_position(at)
    for seat, text in moves:
        state = LASER.apply(state, seat, LASER.read_move(state, seat, text))
    return LASER.position(state)


def legal(at: dict[str, Any], seat: int) -> list[str]:
    return LASER.legal_texts(LASER.from_position(at), seat)


def attempt(bid: int, *line: str, **changes: Any) -> dict[str, Any]:
    """Competitive mode: seat 0 has bid, the time is up, and the line has been played."""
    at = position(**changes)
    clock = at["players"]
    return play(at, (0, f"bid {bid}"), (clock, "time"), *((0, move) for move in line))


def team_attempt(bid: int, *line: str, **changes: Any) -> dict[str, Any]:
    """Team mode: seats 0 and 1 have bid alike and play the line in turns."""
    at = team_position(**changes)
    bids = [(0, f"bid {bid}"), (1, f"bid {bid}")]
    bids += [(seat, f"bid {2 if bid > 2 else 3}") for seat in range(2, at["players"])]
    return play(at, *bids, *((i % 2, move) for i, move in enumerate(line)))
