"""What a game says to people, gathered from random games."""

import random
from itertools import islice
from typing import Any

from pentaprism.core.errors import PentaprismError
from pentaprism.core.events import words_of
from pentaprism.core.game import Game
from pentaprism.core.words import Message
from pentaprism.games import registry

NONSENSE = ("", "pass", "hello there", "1", "play", "draw", "bid", "a1-a9", "red")
MOVES = 400


def said_in_random_games(name: str, games: int = 6, seed: int = 1) -> list[Message]:
    """Events, refusals, reasons and ends; each kind of sentence with each kind of value once."""
    game, dice = registry.find(name), random.Random(seed)
    found: dict[str, Message] = {}
    for number in range(games):
        for message in _one_game(game, dice, number):
            found.setdefault(_shape(message), message)
    return list(found.values())


def _shape(message: Message) -> str:
    return f"{message.key} {sorted((k, type(v).__name__) for k, v in message.values.items())}"


def _one_game(game: Game, dice: random.Random, seed: int) -> list[Message]:
    players = dice.randint(*game.players)
    try:
        state = game.setup(players, _options(game, dice), seed)
    except PentaprismError:
        state = game.setup(players, {}, seed)
    told: list[Message] = []
    strange = list(NONSENSE)
    for _ in range(MOVES):
        if game.outcome(state):
            break
        seat = dice.choice(game.to_act(state))
        moves = game.legal(state, seat)
        move = dice.choice(moves)
        if seat < players:
            told += _refusals(game, state, seat, dice.sample(strange, min(3, len(strange))))
            known = game.redacted(state, seat)
            told.append(game.reasons.reason(known[0], seat, [move]))
        after = game.apply(state, seat, move)
        events = game.events_in_full(state, seat, move, after)
        told += [words_of(game.id, event) for event in events]
        strange += list(islice((game.text.move_text(each) for each in moves), 3))
        state = after
    outcome = game.outcome(state)
    if outcome:
        told.append(game.result(outcome))
    return told


def _refusals(game: Game, state: Any, seat: int, texts: list[str]) -> list[Message]:
    told = []
    for text in texts:
        try:
            game.read_move(state, seat, text)
        except PentaprismError as error:
            if error.words is None:
                raise AssertionError(f"{text!r} is refused in English only") from error
            told.append(error.words)
    return told


def _options(game: Game, dice: random.Random) -> dict[str, object]:
    chosen: dict[str, object] = {}
    for name, described in game.options.describe().items():
        if described["type"] == "choice":
            chosen[name] = dice.choice(described["choices"])
        elif described["type"] == "flag":
            chosen[name] = dice.random() < 0.5
    return chosen
