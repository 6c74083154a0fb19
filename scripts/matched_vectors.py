"""Write tests/golden/matched.json: what pentaprism/matched.py makes of many results, for the
browser's estimator (web/src/app/matched.ts) to be held to.

python -m scripts.matched_vectors
"""

import json
import random
from pathlib import Path
from typing import Any
from unittest import mock

import msgspec

from pentaprism import matched
from pentaprism.core.game import Game
from pentaprism.games.registry import GAMES
from pentaprism.matched import Result, asked, estimate, ladder, opposing, owed

FILE = Path(__file__).parents[1] / "tests" / "golden" / "matched.json"
_HISTORIES = 30
#: Not those of the games: what is compared is how results are read, and ladders are measured anew.
_LADDERS = (
    (-300, -36, 154, 305, 460, 709),
    (-275, -144, -4, 144, 256, 353),
    (-206, -61, 40, 112, 198, 281),
    (-435, -140, 77, 233, 465, 668),
    (-1319, -755, 126, 715, 980, 1515),
)
#: Python and browsers need not agree on the last bits of a logarithm.
_DIGITS = 6


def text() -> str:
    """The file as it is to be."""
    with mock.patch.object(matched, "strengths_of", _strengths_of):
        return _text(random.Random("matched"))


def _strengths_of(game: Game) -> tuple[int, ...]:
    return _LADDERS[GAMES.index(game)]


def _text(chance: random.Random) -> str:
    ladders = {game.id: list(ladder(game)) for game in GAMES}
    histories = [json.dumps(_history(chance, length)) for length in range(_HISTORIES)]
    lines = ",\n".join(histories)
    return f'{{"ladders": {json.dumps(ladders)},\n"histories": [\n{lines}\n]}}\n'


def _history(chance: random.Random, length: int) -> dict[str, Any]:
    game = chance.choice(GAMES)
    results = [_result(chance) for _ in range(length)]
    people, bots = chance.randint(1, 3), chance.randint(1, 3)
    wanted = asked(game, results)
    return {
        "game": game.id,
        "results": msgspec.to_builtins(results),
        "people": people,
        "bots": bots,
        "estimate": round(estimate(game, results), _DIGITS),
        "owed": round(owed(game, results), _DIGITS),
        "asked": round(wanted, _DIGITS),
        "opposing": round(opposing(game, [wanted] * people, bots), _DIGITS),
    }


def _result(chance: random.Random) -> Result:
    game = chance.choice(GAMES)
    rungs = ladder(game)
    strength = round(chance.uniform(rungs[0], rungs[-1]), 2)
    share = chance.choice((0.0, 0.0, 0.5, 1.0, 1.0))
    return Result(game.id, strength, chance.randint(1, 3), chance.randint(1, 3), share)


if __name__ == "__main__":
    FILE.write_text(text(), "utf-8")
