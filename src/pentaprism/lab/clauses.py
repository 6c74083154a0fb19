"""Which clauses of the rules decide something in a game of bots.

A clause *happens* when a move is made by it or the game ends by it: each game says when
(`clauses.py` in its folder). It *forbids* when a seat is refused a move by it which the same seat
had at another moment of the same game; some moments and some of those moves are asked, by lot."""

import random
from collections.abc import Iterator
from typing import Any

from pentaprism.arena import table
from pentaprism.arena.contestants import player_of
from pentaprism.core.errors import IllegalMove
from pentaprism.core.game import Game, Json

#: Moments of a game that are looked at, and moves that are asked for at each.
_MOMENTS, _ASKED = 40, 12


def watch(game: Game, players: int, options: Json, seed: int, level: str) -> dict[str, list[int]]:
    """Play one game: how often each clause happened, and how often it was seen to forbid."""
    by = [player_of(level, game)]
    _, moves = table.play(game, players, options, seed, [0] * players, by)
    state = game.setup(players, options, seed)
    states = [state]
    found: dict[str, list[int]] = {}
    for seat, move, _ in moves:
        state = game.apply(state, seat, move)
        for clause in game.clauses.decided(states[-1][0], seat, move, state[0]):  # type: ignore[union-attr]
            found.setdefault(clause, [0, 0])[0] += 1
        states.append(state)
    for clause in _forbidden(game, states[:-1], random.Random(seed)):
        found.setdefault(clause, [0, 0])[1] += 1
    return found


def _forbidden(game: Game, states: list[Any], chance: random.Random) -> Iterator[str]:
    """The clauses of refusals at some moments."""
    moments = chance.sample(states, min(_MOMENTS, len(states)))
    asked = [
        (state, seat, game.legal(state, seat)) for state in moments for seat in game.to_act(state)
    ]
    known: dict[int, list[int]] = {}
    for _, seat, legal in asked:
        known[seat] = sorted({*known.get(seat, []), *legal})
    for state, seat, legal in asked:
        others = sorted(set(known[seat]) - set(legal))
        for move in chance.sample(others, min(_ASKED, len(others))):
            try:
                game.read_move(state, seat, game.text.move_text(move))
            except IllegalMove as refusal:
                if refusal.clause:
                    yield refusal.clause
