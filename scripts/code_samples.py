"""Write samples.txt of a game: texts from which codes of positions learn what positions look like.

    python -m scripts.code_samples GAME

The file is a part of the format (docs/formats.md): with other samples, codes that people have
written down could not be read any more. So a game that has one keeps it.
"""

import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from pentaprism.bots import Limit
from pentaprism.bots.advice import choose_known
from pentaprism.core.errors import NothingToDo, PentaprismError
from pentaprism.core.game import SPECTATOR, Game
from pentaprism.games import registry

_TEXTS, _LETTERS = 48, 10_000
_LONGEST_GAME = 240
_OF_A_GAME = 4
#: How often a bot moves; otherwise anybody might, so that not only the usual openings are there.
_SENSE = 0.6


def main() -> None:
    game = registry.find(sys.argv[1])
    path = Path(str(game.module("rules").__file__)).parent / "samples.txt"
    if path.exists():
        sys.exit(f"{path} is there already, and codes have been made with it")
    chance = random.Random(7)
    texts: list[bytes] = []
    while len(texts) < _TEXTS or sum(map(len, texts)) < _LETTERS:
        states = list(_play(game, chance))
        for state in chance.sample(states, min(_OF_A_GAME, len(states))):
            texts += _texts(game, state, chance)
    texts.append(_unusual(game))
    path.write_bytes(b"".join(text + b"\n" for text in texts))


def _play(game: Game, chance: random.Random) -> Iterator[Any]:
    """A game of bots that are not always awake, with options of all kinds."""
    state = _set_up(game, chance)
    yield state
    for number in range(_LONGEST_GAME):
        acting = game.to_act(state)
        if not acting:
            return
        seat = chance.choice(acting)
        move = _move(game, state, seat, number, chance)
        state = game.apply(state, seat, move)
        yield state


def _set_up(game: Game, chance: random.Random) -> Any:
    low, high = game.players
    while True:
        options = {
            name: chance.choice(described["choices"])
            for name, described in game.describe_options().items()
            if described.get("choices") and chance.random() < 0.4
        }
        try:
            return game.setup(chance.randint(low, high), options, chance.getrandbits(63))
        except PentaprismError:  # options that do not go together
            continue


def _unusual(game: Game) -> bytes:
    """A set-up with every option that can be other than it usually is."""
    options: dict[str, Any] = {}
    for name, described in game.describe_options().items():
        match described["type"]:
            case "flag":
                options[name] = not described["default"]
            case "whole":
                options[name] = described["default"] + (described["default"] < described["high"])
            case "choice":
                options[name] = next(x for x in described["choices"] if x != described["default"])
    return msgspec.json.encode(game.position(game.setup(game.players[1], options, 7)))


def _move(game: Game, state: Any, seat: int, number: int, chance: random.Random) -> int:
    known = game.redacted(state, seat)
    try:
        if seat in game.seats(state) and chance.random() < _SENSE:
            advice = choose_known(game, known, seat, Limit(nodes=6), 1, number)
            return game.read_move(state, seat, advice.move)
    except NothingToDo:
        pass
    return chance.choice(game.legal(state, seat))


def _texts(game: Game, state: Any, chance: random.Random) -> list[bytes]:
    """The position, with or without its generator, and what somebody sees of it."""
    position = game.position(state)
    if chance.random() < 0.5:
        position.pop("rng", None)
    texts = [msgspec.json.encode(position)]
    if game.capabilities.hidden:
        seat = chance.choice([*game.seats(state), SPECTATOR])
        who = "-" if seat == SPECTATOR else str(seat)
        seen = game.position(game.redacted(state, seat))
        texts.append(who.encode() + msgspec.json.encode(seen))
    return texts


if __name__ == "__main__":
    main()
