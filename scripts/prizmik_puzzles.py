"""Write games/prizmik/puzzles.jsonl: positions from games of bots with a single way to begin a win.

    python -m scripts.prizmik_puzzles [how many | again]

The same seed and bots give the same puzzles. Each is proven by looking at every line; which level
finds its first move is found out by asking each of them several times. `again` keeps the puzzles
that there are and asks the levels once more, as they are now.
"""

import random
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from pentaprism.bots import Limit
from pentaprism.bots.advice import choose_known
from pentaprism.games.prizmik import GAME, puzzles, winning

SEED = 18
TRIES, NEEDED = 5, 3
_LIMIT = Limit(nodes=20_000)
#: Of puzzles that a level finds so many are enough, the easier ones are plenty.
_OF_A_LEVEL = 80
_LONGEST_GAME = 120


def main() -> None:
    if sys.argv[1:] == ["again"]:
        _write(
            _rated(GAME.from_position(each.puzzle["position"]), each.moves)
            for each in puzzles.known()
        )
    else:
        _write(_found(int(sys.argv[1]) if len(sys.argv) > 1 else 320))


def _write(found: Iterable[puzzles.Known]) -> None:
    lines = [msgspec.json.encode(each) + b"\n" for each in found]
    (Path(str(puzzles.__file__)).parent / "puzzles.jsonl").write_bytes(b"".join(lines))


def _found(wanted: int) -> Iterable[puzzles.Known]:
    """So many puzzles from new games."""
    found: dict[tuple[str, int], puzzles.Known] = {}
    chance = random.Random(SEED)
    while len(found) < wanted:
        for candidate in _from_a_game(chance):
            key = (candidate.board, candidate.turn)
            alike = sum(each.found_by == candidate.found_by for each in found.values())
            if key not in found and alike < _OF_A_LEVEL:
                found[key] = candidate
                print(len(found), candidate, flush=True)
    return found.values()


def _from_a_game(chance: random.Random) -> Iterator[puzzles.Known]:
    """Puzzles shortly before the end of a game: two, three or four moves of the winner."""
    states = list(_play(chance))
    outcome = GAME.outcome(states[-1])
    if outcome is None or len(outcome.winners) != 1:
        return
    for moves in (2, 3, 4):
        at = len(states) - 2 * moves
        if at < 0:
            return
        state = GAME.from_position({**GAME.position(states[at]), "quiet": 0, "options": {}})
        if (
            winning.least_moves(state, moves) != moves
            or len(winning.winning_moves(state, moves)) != 1
        ):
            continue
        yield _rated(state, moves)


def _play(chance: random.Random) -> Iterator[Any]:
    state = GAME.setup(2, {}, 0)
    levels = [chance.randint(1, 3) for _ in range(2)]
    yield state
    for number in range(_LONGEST_GAME):
        if GAME.outcome(state):
            return
        seat = int(state[0].turn)
        if number < 6 or chance.random() < 0.15:  # so that no two games are the same
            move = chance.choice(GAME.legal(state, seat))
        else:
            seed = chance.getrandbits(32)
            advice = choose_known(GAME, state, seat, Limit(nodes=2_000), levels[seat], seed)
            move = GAME.read_move(state, seat, advice.move)
        state = GAME.apply(state, seat, move)
        yield state


def _rated(state: Any, moves: int) -> puzzles.Known:
    position = GAME.position(state)
    (best,) = winning.winning_moves(state, moves)
    text = GAME.text.move_text(best)
    found_by = next(
        (
            level.name
            for level in GAME.levels
            if sum(_plays(state, level.name, n) == text for n in range(TRIES)) >= NEEDED
        ),
        "",
    )
    return puzzles.Known(
        position["board"], position["turn"], tuple(position["reserves"]), moves, found_by
    )


def _plays(state: Any, level: str, seed: int) -> str:
    return choose_known(GAME, state, int(state[0].turn), _LIMIT, level, seed).move


if __name__ == "__main__":
    main()
