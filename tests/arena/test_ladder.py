"""Every level is above those below it. docs/strength has the figures rung by rung; here a few
blocks, the same every time, tell each level from the one two rungs below."""

import pytest

from pentaprism.arena import work
from pentaprism.arena.blocks import HALVES, Pairing, shares
from pentaprism.games.registry import find

SHORT = {"prism": {"target": 10}, "prismatic": {"goal": 3}, "laser": {"target": 5}}
BLOCKS = {"prism": 40, "prismatic": 40, "prisma": 40, "laser": 10}
#: Up to club: those above think for longer, and are in docs/strength only.
RUNGS = [
    (game, lower.name, upper.name)
    for game in BLOCKS
    for levels in [find(game).levels[:4]]
    for lower, upper in zip(levels, levels[2:], strict=False)
]


def share(game: str, one: str, other: str, players: int) -> float:
    pairing = Pairing(game, players, SHORT.get(game, {}), HALVES, (one, other), 3)
    played, _ = work.perform(work.Unit(0, pairing, 0, BLOCKS[game]))
    won = [
        shares(lineup, result.winners, 2)[0]
        for block in played
        for lineup, result in zip(block.lineups, block.games, strict=True)
    ]
    return sum(won) / len(won)


@pytest.mark.parametrize(("game", "lower", "upper"), RUNGS)
def test_a_level_wins_against_those_below(game: str, lower: str, upper: str) -> None:
    assert share(game, upper, lower, 4) > 0.56


@pytest.mark.parametrize("game", BLOCKS)
def test_the_lowest_level_wins_against_chance(game: str) -> None:
    assert share(game, find(game).levels[0].name, "random", 2) > 0.56
