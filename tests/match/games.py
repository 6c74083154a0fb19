"""Getting a game to where a test needs it."""

import random

from tests.match.table import Table


def whole_choice(table: Table, seat: int, steps: int = 0) -> list[str]:
    """Prismatic: all moves of a secret choice, with so many steps more than are needed."""
    game, state = table.match.game, table.match.state
    moves: list[str] = []
    while moves[-1:] != ["ready"]:
        legal = [move for move in game.legal_texts(state, seat) if move != "take back"]
        others = [move for move in legal if move != "ready"]
        wanted = "ready" not in legal or (len(moves) < steps and others)
        moves.append(others[0] if wanted else "ready")
        state = game.apply(state, seat, game.read_move(state, seat, moves[-1]))
    return moves


def prepare(table: Table, seat: int) -> None:
    """Prismatic: the seat chooses something in secret, without regrets, and is ready."""
    if seat in table.match.to_act:
        table.play(seat, *whole_choice(table, seat))


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
