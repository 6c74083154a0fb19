"""`python -m bench.prizmik_endings`: would a table of endings help the bots of PRIZMIK?

Plays games between equal players and tells how few pieces they come down to. Those that come to few
are played on from there again, by the same player with other lots, and by one that may look at many
times as many nodes: what only that one changes, a table could. How many positions a table would
have to know stands beside it.

A piece is a base, a ship or a fighter, whether it stands on a square of its own or inside another.
While somebody who has a reserve can still have a fighter, pieces may come back; a position is
`closed` where nobody can.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from itertools import product
from math import comb, factorial, prod
from statistics import mean, median
from typing import Any, NamedTuple

import numpy as np

from pentaprism.arena.contestants import Question, player_of
from pentaprism.bots import Memory
from pentaprism.games.prizmik import GAME
from pentaprism.games.prizmik.state import RESERVES

COUNTS = range(2, 13)
#: A game begins with so many moves by chance, so that no two are the same.
BY_CHANCE = 6
#: The pieces in a stack of each kind.
PIECES = {"fleets": 3, "bases": 1, "carriers": 2, "ships": 1, "fighters": 1}
_SQUARES, _HOME = 64, 8


class Ending(NamedTuple):
    """Where a game had come down to few pieces, its result, and those of playing on again."""

    left: int
    result: str
    again: str
    searched: str


def pieces(state: Any) -> int:
    """All bases, ships and fighters on the board."""
    return sum(size * _count(state, kind) for kind, size in PIECES.items())


def is_closed(state: Any) -> bool:
    """Whether nobody can ever promote."""
    s = state[0]
    holders = s["fleets"] | s["carriers"] | s["fighters"]
    return not (holders * s["reserves"].astype(np.uint64)).any()


def play_on(state: Any, player: str, seed: int, by_chance: int = 0) -> list[Any]:
    """The positions from this one to the end of the game."""
    chance = np.random.default_rng(seed)
    states = [state]
    while seats := GAME.to_act(states[-1]):
        name = "random" if len(states) <= by_chance else player
        lot = int(chance.integers(1 << 63))
        asked = Question(states[-1], seats[0], lot, None, Memory())
        move = player_of(name, GAME).decide(GAME, asked).move
        states.append(GAME.apply(states[-1], seats[0], move))
    return states


def result(states: list[Any]) -> str:
    """Who won, or why nobody did."""
    outcome = GAME.outcome(states[-1])
    assert outcome is not None
    return outcome.reason if outcome.is_draw else f"won by seat {outcome.winners[0]}"


def entry(states: list[Any], most: int, closed: bool = False) -> int | None:
    """The ply at which a game that goes on has so many pieces for the first time."""
    for ply, state in enumerate(states[:-1]):
        if pieces(state) <= most and (not closed or is_closed(state)):
            return ply
    return None


def endings(games: list[list[Any]], most: int, player: str, searcher: str) -> Iterator[Ending]:
    """Each game that comes to few pieces, and how it ends if it is played on twice from there."""
    for number, states in enumerate(games):
        ply = entry(states, most)
        if ply is not None:
            again, searched = (
                result(play_on(states[ply], name, number)) for name in (player, searcher)
            )
            yield Ending(len(states) - 1 - ply, result(states), again, searched)


def positions(most: int) -> int:
    """How many positions have at most so many pieces, whose turn it is and reserves included; those
    that are alike in a mirror or from the other seat count once."""
    stacks = [_stacks(count) for count in range(1, most)]
    sides = [side for same in stacks for side in same]
    total = sum(
        _placings(red, blue)
        for red, blue in product(sides, sides)
        if _size(red) + _size(blue) <= most
    )
    return total * 2 * (RESERVES + 1) ** 2 // 4


def _stacks(count: int) -> list[tuple[int, ...]]:
    """How many stacks of each kind a seat with so many pieces may have: one base at least."""
    found = product(*(range(count // size + 1) for size in PIECES.values()))
    return [side for side in found if _size(side) == count and 0 < side[0] + side[1] <= _HOME]


def _size(side: tuple[int, ...]) -> int:
    return sum(n * size for n, size in zip(side, PIECES.values(), strict=True))


def _placings(red: tuple[int, ...], blue: tuple[int, ...]) -> int:
    """In how many ways two seats' stacks can stand: bases on their home rank, all else anywhere."""
    bases = [side[0] + side[1] for side in (red, blue)]
    homes = prod(
        comb(_HOME, n) * comb(n, side[0]) for n, side in zip(bases, (red, blue), strict=True)
    )
    others = red[2:] + blue[2:]
    free = _SQUARES - sum(bases)
    ways = factorial(free) // factorial(free - sum(others))
    return homes * ways // prod(map(factorial, others))


def table(games: list[list[Any]]) -> str:
    """A line for each number of pieces."""
    lines = ["| pieces | games that have so few | plies left | closed | positions |"]
    lines.append("|" + "---|" * 5)
    for most in COUNTS:
        plies = [entry(states, most) for states in games]
        left = [
            len(states) - 1 - ply
            for states, ply in zip(games, plies, strict=True)
            if ply is not None
        ]
        closed = sum(entry(states, most, closed=True) is not None for states in games)
        usual = f"{median(left):.0f}" if left else "-"
        lines.append(f"| {most} | {len(left)} | {usual} | {closed} | {positions(most):.1e} |")
    return "\n".join(lines)


def at_the_end(games: list[list[Any]]) -> str:
    """What is left of both seats at the end of a game."""
    kinds = (*PIECES, "reserves")
    left = {kind: mean(_count(states[-1], kind) for states in games) for kind in kinds}
    drawn = sorted(pieces(states[-1]) for states in games if "won" not in result(states))
    means = ", ".join(f"{count:.1f} {kind}" for kind, count in left.items())
    return f"at the end on average {means}; pieces at the end of draws: {drawn}"


def _count(state: Any, kind: str) -> int:
    of_both = state[0][kind].tolist()
    return sum(of_both) if kind == "reserves" else sum(each.bit_count() for each in of_both)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--player", default="master@nodes=20000")
    parser.add_argument("--searcher", default="master@nodes=400000")
    parser.add_argument("--most", type=int, default=8, help="pieces from which games are played on")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=35)
    given = parser.parse_args()
    start = GAME.setup(2, {}, 0)
    seeds = range(given.seed * 100_000, given.seed * 100_000 + given.games)
    games = [play_on(start, given.player, seed, BY_CHANCE) for seed in seeds]
    lengths = [len(states) - 1 for states in games]
    print(
        f"{given.player}: {given.games} games of {min(lengths)} to {max(lengths)} plies,", end=" "
    )
    print(f"median {median(lengths):.0f}: {dict(Counter(map(result, games)))}")
    print(at_the_end(games), "\n")
    print(table(games), "\n", flush=True)
    found = list(endings(games, given.most, given.player, given.searcher))
    again = sum(each.again != each.result for each in found)
    searched = sum(each.searched != each.result for each in found)
    print(f"{len(found)} played on from {given.most} pieces: {again} end differently", end=" ")
    print(f"with other lots, {searched} between {given.searcher}")
    print(dict(Counter(each.result for each in found)))


if __name__ == "__main__":
    main()
