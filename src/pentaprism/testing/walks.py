"""Random games to check things on, the same for the same seed, compiled or not."""

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from pentaprism.core.errors import BadOption
from pentaprism.core.game import Game

LONGEST = 50_000
#: How often a seat that nobody waits for thinks again, where it may.
_SECOND_THOUGHTS = 0.1


class Step(NamedTuple):
    before: Any
    seat: int
    move: int
    after: Any


def players_of(game: Game) -> range:
    low, high = game.players
    return range(low, high + 1)


def walk(game: Game, players: int, options: dict[str, Any], seed: int) -> Iterator[Step]:
    """One random game; ends by itself when the game does."""
    chance = random.Random(f"{game.id} {players} {seed}")
    state = game.setup(players, options, seed)
    for _ in range(LONGEST):
        seats = game.to_act(state)
        if not seats:
            return
        seat = _who_acts(game, state, seats, chance)
        move = chance.choice(game.legal(state, seat))
        after = game.apply(state, seat, move)
        yield Step(state, seat, move, after)
        state = after
    raise AssertionError(f"a random game of {game.name} has not ended after {LONGEST} moves")


def _who_acts(game: Game, state: Any, seats: tuple[int, ...], chance: random.Random) -> int:
    if game.capabilities.revisable and chance.random() < _SECOND_THOUGHTS:
        done = [seat for seat in game.seats(state) if seat not in seats and game.legal(state, seat)]
        if done:
            return chance.choice(done)
    return chance.choice(seats)


def walks(game: Game, games: int, seed: int) -> Iterator[tuple[int, list[Step]]]:
    """Some random games with every number of players and every choice of options in turn."""
    settings = list(_settings(game))
    counts = list(players_of(game))
    for number in range(games):
        options = settings[number % len(settings)]
        players = counts[number % len(counts)]
        if not _goes_together(game, players, options):
            players = counts[-1]
        yield players, list(walk(game, players, options, seed + number))


def _goes_together(game: Game, players: int, options: dict[str, Any]) -> bool:
    try:
        game.setup(players, options, 0)
    except BadOption:
        return False
    return True


def _settings(game: Game) -> Iterator[dict[str, Any]]:
    """The defaults, then each option once at every other value that is easy to name."""
    yield {}
    for name, option in game.options.describe().items():
        if option["type"] == "choice":
            values = option["choices"]
        elif option["type"] == "flag":
            values = [True, False]
        elif option["type"] == "whole" and "only" in option:
            values = option["only"]
        elif option["type"] == "whole":
            # Not the lowest: 0 often means "no limit", and a random game should end.
            values = [min(option["high"], max(option["low"] + 1, option["default"] // 2))]
        else:
            values = []
        for value in values:
            if value != option["default"]:
                yield {name: value}
