"""Write tests/golden/playthroughs/<game>.txt: whole games through the whole Python API, to read.

python -m scripts.playthroughs          writes the files
python -m scripts.playthroughs --check  fails if they are not what would be written

A change of rules, words, pictures or formats changes these files; the commit then says why.
"""

import hashlib
import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pentaprism
from pentaprism.games import registry

FOLDER = Path(__file__).parents[1] / "tests" / "golden" / "playthroughs"
#: Game, players and options of each, chosen so that its parts come up.
GAMES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("prizmik", 2, {"capture": "advance"}),
    ("prisma", 3, {"frozen": True}),
    ("laser", 3, {"mode": "team", "untimed": True}),
    ("prism", 3, {"target": 12}),
    ("prismatic", 2, {"goal": 3, "auction": True, "round_limit": 12}),
)
SEED = 11
LONGEST = 600
#: The board is drawn after so many moves.
DRAWN = 40


def transcript(name: str, players: int, options: dict[str, Any]) -> str:
    return "\n".join(_lines(name, players, options)) + "\n"


def _lines(name: str, players: int, options: dict[str, Any]) -> Iterator[str]:
    played = pentaprism.new(name, players, SEED, **options)
    game, dice = played.game, random.Random(SEED)
    yield f"{game.name}, rules version {game.version}: {players} players, {json.dumps(options)}"
    yield from ("", json.dumps(played.position(), sort_keys=True), "", *_board(played))
    for number in range(1, LONGEST + 1):
        if played.outcome:
            break
        seat = dice.choice(played.to_act)
        moves = [str(move) for move in played.legal_moves if move.seat == seat]
        chosen = dice.choice(moves)
        before = played.state
        played.play(chosen, seat=seat)
        move = game.text.parse_move(chosen)
        assert move is not None
        events = game.events_in_full(before, seat, move, played.state)
        yield f"{number}. {game.seat_name(seat)}: {chosen}   (one of {len(moves)})"
        yield from (f"   {game.tell(event)}" for event in events)
        yield f"   position {_digest(played.position())}, views {_views(played, players)}"
        if number % DRAWN == 0:
            yield from ("", *_board(played))
    yield from ("", *_board(played), f"scores: {json.dumps(played.scores)}")
    yield f"outcome: {played.outcome.to_json() if played.outcome else None}"


def _board(played: Any) -> list[str]:
    return [line.rstrip() for line in [*str(played).splitlines(), ""]]


def _views(played: Any, players: int) -> str:
    return " ".join(_digest(played.view(seat=seat)) for seat in (None, *range(players)))


def _digest(value: Any) -> str:
    """Enough to see that something differs."""
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:8]


def main() -> None:
    assert [game.id for game in registry.GAMES] == [name for name, _, _ in GAMES]
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, players, options in GAMES:
        path, text = FOLDER / f"{name}.txt", transcript(name, players, options)
        if sys.argv[1:] != ["--check"]:
            path.write_text(text, encoding="utf-8")
        elif path.read_text(encoding="utf-8") != text:
            sys.exit(f"{path.name} has changed: python -m scripts.playthroughs")


if __name__ == "__main__":
    main()
