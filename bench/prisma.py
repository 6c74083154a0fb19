"""Prisma: random moves a second with legal moves listed, and the list of a full table."""

import random
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from bench.measure import Contest, Goal
from bench.ours import Listing, Ours
from pentaprism.games.registry import find
from tests.games.prisma import plain

PRISMA = find("prisma")
OPTIONS = [int(number) for number in PRISMA.options.numbers({})]


def run(rounds: int) -> tuple[list[Contest], list[Goal]]:
    ours = {players: Ours(PRISMA.rules, OPTIONS, players) for players in (2, 3, 4)}
    listing = {players: Ours(Listing(PRISMA.rules), OPTIONS, players) for players in (2, 3, 4)}
    contestants: dict[str, Callable[[], int]] = {}
    for players in (2, 3, 4):
        contestants[f"{players} players, sampled"] = partial(ours[players].playouts, 2_000)
        listed = partial(listing[players].playouts, 1_000)
        contestants[f"{players} players, all legal moves listed"] = listed
    contestants["2 players, plain Python"] = plain_moves
    playouts = Contest("Prisma, random playouts, one thread", "moves", contestants)
    print(f"  {playouts.title} ...", flush=True)
    playouts.run(rounds)
    goals = [
        Goal(
            f"Prisma, {players} players, moves a second, all legal moves listed",
            playouts.rates[f"{players} players, all legal moves listed"],
            300_000,
        )
        for players in (2, 3, 4)
    ]
    tables = [listing_times() for _ in range(rounds)]
    goals.append(
        Goal("Prisma, legal moves of a full table, microseconds", tables, 100, at_most=True)
    )
    return [playouts], goals


def listing_times() -> float:
    """The slowest listing, each the best of 20, over positions with 30 tiles and more."""
    chance = random.Random(1)
    out = np.empty(PRISMA.rules.MAX_MOVES, np.int64)
    slowest = 0.0
    for seed in range(5):
        state: Any = PRISMA.setup(4, {}, seed)
        while seats := PRISMA.to_act(state):
            if state[0]["laid"] >= 30:
                best = min(timed(state, seats[0], out) for _ in range(20))
                slowest = max(slowest, best)
            move = chance.choice(PRISMA.legal(state, seats[0]))
            state = PRISMA.apply(state, seats[0], move)
    return slowest * 1e6


def timed(state: Any, seat: int, out: Any) -> float:
    began = time.perf_counter()
    PRISMA.face.legal(state, 0, seat, out)
    return time.perf_counter() - began


def plain_moves() -> int:
    """A few dozen moves of the plain version, listing its legal moves each time."""
    chance = random.Random(1)
    position = PRISMA.position(PRISMA.setup(2, {}, 1))
    moves = 0
    while moves < 40 and (legal := plain.legal(position)):
        position = plain.apply(position, chance.choice(legal))
        moves += 1
    return moves
