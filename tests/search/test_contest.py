"""Games that never leave the kernels are those that Python plays move by move."""

import pytest

from pentaprism.arena import blocks, table, work
from pentaprism.arena.blocks import HALVES, ONE_AGAINST_REST, Pairing
from pentaprism.arena.contestants import player_of

SMALL = {"prism": {"target": 5}, "prismatic": {"goal": 3}, "prisma": {}, "prizmik": {}}


@pytest.mark.parametrize(
    ("game", "players", "seating", "contestants"),
    [
        ("prizmik", 2, HALVES, ("random", "greedy")),
        ("prizmik", 2, HALVES, ("alphabeta@nodes=200", "casual")),
        ("prizmik", 2, HALVES, ("mcts@nodes=8", "beginner")),
        ("prism", 2, HALVES, ("random", "greedy")),
        ("prism", 5, ONE_AGAINST_REST, ("beginner", "greedy")),
        ("prism", 3, HALVES, ("master@nodes=30", "mcts@nodes=10")),
        ("prisma", 2, HALVES, ("random", "greedy")),
        ("prisma", 3, HALVES, ("beginner@nodes=5", "random")),
        ("prisma", 2, HALVES, ("master@nodes=60", "strong@nodes=60,eval=hand")),
        ("prismatic", 3, HALVES, ("random", "greedy")),
        ("prismatic", 2, HALVES, ("beginner", "novice@nodes=5")),
    ],
)
def test_the_kernels_play_what_python_plays(
    game: str, players: int, seating: str, contestants: tuple[str, str]
) -> None:
    pairing = Pairing(game, players, SMALL[game], seating, contestants, 4)
    assert work.as_kernels(pairing) is not None
    kind = pairing.kind
    by = [player_of(text, kind) for text in contestants]
    fast, _ = work.perform(work.Unit(0, pairing, 3, 2))
    for block in fast[1:]:
        for lineup, quick in list(zip(block.lineups, block.games, strict=True))[:2]:
            slow, moves = table.play(kind, players, pairing.options, block.seed, lineup, by)
            assert (slow.winners, slow.reason, slow.moves, slow.digest) == quick[:4]
            assert len(moves) == quick.moves
    assert [block.number for block in fast] == [3, 4]
    assert fast[0].seed == blocks.seeds(pairing, 3, 1)[0]


def test_the_order_of_work_changes_nothing() -> None:
    """What one game leaves behind in the memory of the players is of no use to the next."""
    pairing = Pairing("prism", 2, {"target": 5}, HALVES, ("beginner", "mcts@nodes=20"), 4)
    whole, _ = work.perform(work.Unit(0, pairing, 0, 4))
    last, _ = work.perform(work.Unit(0, pairing, 3, 1))
    assert [game[:4] for game in whole[3].games] == [game[:4] for game in last[0].games]


@pytest.mark.parametrize("contestant", ["master@ms=5", "master"])
def test_what_needs_a_clock_does_not_play_in_kernels(contestant: str) -> None:
    pairing = Pairing("prism", 2, {}, HALVES, (contestant, "random"), 0)
    assert work.as_kernels(pairing) is None
