"""Whether a share of 60 % is six wins of ten: what worth.py says in bots' games, and what came.

python -m scripts.calibration prism prisma --games 200     prints the table for docs/study.md

Of each game and each tenth one position and seat is drawn by lot, so that those of a line come from
different games and its error is the plain one.
"""

import argparse
import random
from collections.abc import Iterator
from math import sqrt
from typing import Any, NamedTuple

from pentaprism.bots import Limit, choose_known, decision_seed
from pentaprism.core.errors import NothingToDo
from pentaprism.core.game import Game
from pentaprism.games import registry
from pentaprism.study.ledger import UNIT, Teller

#: Players and options: the usual game, but PRISM to fewer points and Laser without its clock.
_TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "prizmik": (2, {}),
    "prism": (3, {"target": 12}),
    "prisma": (2, {}),
    "prismatic": (2, {}),
    "laser": (3, {"untimed": True}),
}
_LIMIT = Limit(nodes=150)
_BINS = 10
_MOST_MOVES = 600


class Line(NamedTuple):
    """A tenth: how many positions it has, what was said of them on average, and what came of it."""

    positions: int
    said: float
    came: float

    @property
    def error(self) -> float:
        return sqrt(self.came * (1 - self.came) / self.positions)


def calibration(name: str, games: int, level: str) -> list[Line]:
    """The tenths of the shares that occurred."""
    game, teller = registry.find(name), Teller(registry.find(name))
    drawn: list[list[tuple[float, float]]] = [[] for _ in range(_BINS)]
    for seed in range(games):
        dice = random.Random(seed)
        states = list(_played(game, seed, level, dice))
        if game.outcome(states[-1]) is None:
            continue
        results = [each / UNIT for each in teller.value(states[-1])]
        found: list[list[tuple[float, float]]] = [[] for _ in range(_BINS)]
        for state in states[:-1]:
            for seat, share in enumerate(teller.value(state)):
                said = share / UNIT
                found[min(int(said * _BINS), _BINS - 1)].append((said, results[seat]))
        for each, all_of_it in zip(found, drawn, strict=True):
            if each:
                all_of_it.append(dice.choice(each))
    return [
        Line(len(each), sum(said for said, _ in each) / len(each), _mean(came for _, came in each))
        for each in drawn
        if each
    ]


def _mean(numbers: Iterator[float]) -> float:
    all_of_them = list(numbers)
    return sum(all_of_them) / len(all_of_them)


def _played(game: Game, seed: int, level: str, dice: random.Random) -> Iterator[Any]:
    """The states of a game between equal bots."""
    players, options = _TABLES[game.id]
    state = game.setup(players, options, seed + 1)
    yield state
    for number in range(_MOST_MOVES):
        acting = game.to_act(state)
        if not acting:
            return
        seat = dice.choice(acting)
        known = game.redacted(state, seat)
        try:
            chance = decision_seed(game, known, seed, seat, number)
            text = choose_known(game, known, seat, _LIMIT, level, chance).move
        except NothingToDo:  # it would rather wait, and nobody would ever bid
            text = game.legal_texts(state, seat)[-1]
        state = game.apply(state, seat, game.read_move(state, seat, text))
        yield state


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games_of", nargs="*", default=list(_TABLES), metavar="game")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--level", default="club")
    given = parser.parse_args()
    print("| game | said | came | error | positions |\n|---|---|---|---|---|")
    for name in given.games_of:
        for line in calibration(name, given.games, given.level):
            shares = f"{100 * line.said:.0f} % | {100 * line.came:.0f} % | {100 * line.error:.1f}"
            title = registry.find(name).name
            print(f"| {title} | {shares} | {line.positions} |", flush=True)


if __name__ == "__main__":
    main()
