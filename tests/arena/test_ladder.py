"""Every level is above the one below it. docs/strength has the figures; these are a few blocks of
each rung, the same every time."""

from itertools import pairwise

import pytest

from pentaprism.arena import work
from pentaprism.arena.blocks import HALVES, Pairing, shares
from pentaprism.games.registry import find

SHORT = {"prism": {"target": 10}, "prismatic": {"goal": 3}, "laser": {"target": 5}}
BLOCKS = {"prism": 40, "prismatic": 40, "prisma": 20, "laser": 20}
RUNGS = [
    (game, lower.name, upper.name)
    for game in BLOCKS
    for levels in [find(game).levels[:-1]]
    for lower, upper in pairwise(levels)
    if upper.name != "strong"  # docs/strength only: it thinks for longer
]


def share(game: str, one: str, other: str, players: int, blocks: int) -> float:
    pairing = Pairing(game, players, SHORT.get(game, {}), HALVES, (one, other), 3)
    played, _ = work.perform(work.Unit(0, pairing, 0, blocks))
    won = [
        shares(lineup, result.winners, 2)[0]
        for block in played
        for lineup, result in zip(block.lineups, block.games, strict=True)
    ]
    return sum(won) / len(won)


@pytest.mark.parametrize(("game", "lower", "upper"), RUNGS)
def test_each_level_wins_against_the_one_below(game: str, lower: str, upper: str) -> None:
    assert share(game, upper, lower, 4, BLOCKS[game]) > 0.54


@pytest.mark.parametrize("game", BLOCKS)
def test_the_lowest_level_wins_against_chance(game: str) -> None:
    lowest = find(game).levels[0].name
    assert share(game, lowest, "random", 2, 8) > 0.6
