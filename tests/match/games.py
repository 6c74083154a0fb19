"""Getting a game to where a test needs it."""

import random

from tests.match.table import Table


def prepare(table: Table, seat: int) -> None:
    """Prismatic: the seat chooses something in secret, without regrets, and is ready."""
    while seat in table.match.to_act:
        moves = [move for move in table.legal(seat) if move != "take back"]
        ready = "ready" in moves
        table.play(seat, "ready" if ready else moves[0])
        if ready:
            return


def prepare_all(table: Table) -> None:
    for seat in range(table.match.players):
        prepare(table, seat)


def walk_to(table: Table, verb: str) -> int:
    """Random moves until somebody can play one that begins so; who it is."""
    chance = random.Random(1)
    while table.match.to_act:
        mover = chance.choice(table.match.to_act)
        moves = table.legal(mover)
        if any(move.startswith(verb) for move in moves):
            return mover
        table.play(mover, chance.choice(moves))
    raise AssertionError(f"nobody could {verb!r} in the whole game")


def first(table: Table, seat: int, verb: str) -> str:
    """The seat's first legal move that begins so."""
    return next(move for move in table.legal(seat) if move.startswith(verb))
