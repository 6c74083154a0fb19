"""Bots against each other, seats rotated."""

from typing import Any, NamedTuple

from pentaprism import bots
from pentaprism.core.game import Game


class Player(NamedTuple):
    limit: bots.Limit
    level: str | int | None = None
    search: str | None = None


def play(game: Game, players: list[Player], seed: int, options: dict[str, Any]) -> tuple[int, ...]:
    """One game; the winning seats."""
    state = game.setup(len(players), options, seed)
    ply = 0
    while seats := game.to_act(state):
        seat = seats[0]
        limit, level, search = players[seat]
        known = game.redacted(state, seat)
        advice = bots.choose_known(
            game, known, seat, limit, level, seed=seed * 100_003 + ply, search=search
        )
        state = game.apply(state, seat, game.read_move(state, seat, advice.move))
        ply += 1
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome.winners


def points(
    game: Game, one: Player, other: Player, games: int, options: dict[str, Any] | None = None
) -> float:
    """What `one` scores against `other`: a win is 1, a draw a half; as a share of all games."""
    total = 0.0
    for number in range(games):
        seat = number % 2
        winners = play(game, [one, other] if seat == 0 else [other, one], number, options or {})
        total += (seat in winners) / len(winners) if winners else 0.5
    return total / games
