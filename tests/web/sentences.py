"""What the games say to people, gathered from random games: for those who translate it.

`python -m tests.web.sentences GAME` prints it, with numbers and places made alike.
"""

import random
import re
import sys
from typing import Any

from pentaprism.core.errors import PentaprismError
from pentaprism.core.game import SPECTATOR, Game
from pentaprism.games import registry

NONSENSE = ("", "pass", "hello there", "1", "play", "draw", "bid", "a1-a9", "red")


def sentences(name: str, games: int = 12, tries: int = 4, seed: int = 1) -> set[str]:
    """All kinds: events, refusals, reasons, ends, options and levels."""
    game = registry.find(name)
    dice = random.Random(seed)
    told = {game.tagline}
    for level in game.levels:
        told |= {level.name}
    for option, described in game.options.describe().items():
        told |= {option.replace("_", " "), *described.get("choices", ())}
    told |= set(filter(None, game.rules.REASONS))
    for number in range(games):
        players = dice.randint(*game.players)
        told |= _one_game(game, players, _options(game, dice), dice, number, tries)
    return told


def _options(game: Game, dice: random.Random) -> dict[str, Any]:
    """Now and then another one than by default."""
    chosen: dict[str, Any] = {}
    for name, described in game.options.describe().items():
        if described["type"] == "flag":
            chosen[name] = dice.random() < 0.5
        elif described.get("choices"):
            chosen[name] = dice.choice(described["choices"])
    return chosen


def _one_game(
    game: Game,
    players: int,
    options: dict[str, Any],
    dice: random.Random,
    seed: int,
    tries: int,
) -> set[str]:
    told: set[str] = set()
    state = game.setup(players, options, seed)
    reason = game.module("reasons").reason
    seen_moves = list(NONSENSE)
    for _ in range(600):
        acting = game.to_act(state)
        if not acting:
            break
        seat = dice.choice(acting)
        moves = game.legal(state, seat)
        move = dice.choice(moves)
        person = seat in game.seats(state)
        if person:
            known = game.redacted(state, seat)
            told.add(reason(known[0], seat, [move]))
            seen_moves.append(game.text.move_text(move))
            for text in dice.choices(seen_moves, k=tries):
                try:
                    game.read_move(state, dice.choice(game.seats(state)), text)
                except PentaprismError as refused:
                    told.add(refused.message)
        after = game.apply(state, seat, move)
        for viewer in (seat, SPECTATOR) if person else (SPECTATOR,):
            before_it, after_it = game.redacted(state, viewer), game.redacted(after, viewer)
            told |= {
                event["text"] for event in game.events_in_full(before_it, seat, move, after_it)
            }
        state = after
    return told


def _alike(text: str) -> str:
    return re.sub(r"-?\d+", "1", text)


if __name__ == "__main__":
    print("\n".join(sorted({_alike(text) for text in sentences(sys.argv[1])})))
