"""What the games say to people, gathered from random games: for those who translate it.

`python -m tests.web.sentences GAME` prints it, with numbers and places made alike.
"""

import random
import re
import sys
from itertools import product
from typing import Any

from pentaprism.core.errors import BadOption, BadRequest, PentaprismError
from pentaprism.core.game import SPECTATOR, Game
from pentaprism.games import registry
from pentaprism.match import model as m
from pentaprism.match import visible
from tests.match.table import Table
from tests.match.test_fuzz import SETTINGS, TABLES, Crowd

NONSENSE = ("", "pass", "hello there", "1", "play", "draw", "bid", "a1-a9", "red")


def sentences(name: str, games: int = 12, tries: int = 4, seed: int = 1) -> set[str]:
    """All kinds: events, refusals, reasons, ends, options and levels."""
    game = registry.find(name)
    dice = random.Random(seed)
    told = {game.tagline}
    for level in game.levels:
        told |= {level.name, level.sees}
    for option, described in game.options.describe().items():
        told |= {option.replace("_", " "), *described.get("choices", ())}
    told |= set(filter(None, game.rules.REASONS))
    for number in range(games):
        players = dice.randint(*game.players)
        told |= _one_game(game, players, _options(game, dice), dice, number, tries)
    return told


def table_sentences(number: int = 0, commands: int = 120) -> set[str]:
    """What is said at a table besides: the log of its people, its own refusals, and the end."""
    told: set[str] = set()
    for (name, who, options), settings in product(TABLES, SETTINGS):
        settings = {k: v for k, v in settings.items() if k != "clock" or name != "laser"}
        table = Table(name, who, options, seed=number, **settings)
        crowd = Crowd(table, f"said {name} {who} {number}")
        for _ in range(commands):
            crowd.wait()
            try:
                events = table.do(crowd.wish())
            except (BadRequest, BadOption):
                continue  # no page asks for that
            except PentaprismError as refused:
                told.add(refused.message)
                continue
            if events and not isinstance(events[-1], m.Moved):
                line = visible.line(table.match, events[-1], None)
                told |= {line.text} if line else set()
        if table.match.outcome:
            told.add(visible.result_text(table.match, table.match.outcome))
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
