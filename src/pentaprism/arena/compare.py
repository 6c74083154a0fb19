"""Is A better than B? Blocks until the sequential test knows."""

from collections.abc import Iterator

import msgspec

from pentaprism.arena import contestants
from pentaprism.arena.blocks import Pairing, check_pairing, shares
from pentaprism.arena.log import Log
from pentaprism.arena.run import Task, blocks_in_order
from pentaprism.arena.sequential import UNDECIDED, SequentialTest
from pentaprism.arena.work import BlockPlayed
from pentaprism.arena.workers import Workers


class Standing(msgspec.Struct):
    """What is known so far; the fields are those of the last line of `arena test --json`."""

    verdict: str
    blocks: int
    games: int
    share: float
    low: float
    high: float


def share_of_first(block: BlockPlayed) -> float:
    """What the first contestant won in a block, as a mean over its games."""
    games = zip(block.lineups, block.games, strict=True)
    total = sum(shares(lineup, game.winners, max(lineup) + 1)[0] for lineup, game in games)
    return total / len(block.games)


def standing(test: SequentialTest, pairing: Pairing) -> Standing:
    low, high = test.interval.bounds
    return Standing(
        verdict=test.verdict,
        blocks=test.blocks,
        games=test.blocks * pairing.games_a_block,
        share=round(test.share, 4),
        low=round(low, 4),
        high=round(high, 4),
    )


def check_contestants(pairing: Pairing) -> None:
    """All that can be wrong before the first game, in one line."""
    check_pairing(pairing)
    game = pairing.kind
    real_time = game.has_own_clock(pairing.options)
    for text in pairing.contestants:
        contestants.check(contestants.parse(text), game, real_time)


def compare(
    log: Log, pairing: Pairing, test: SequentialTest, workers: Workers, most_games: int | None
) -> Iterator[BlockPlayed]:
    """Play until the test has a verdict or there are enough games; every block as it is counted."""
    check_contestants(pairing)
    log.begin({"test": pairing}, " against ".join(pairing.contestants), contestants.own_version())
    log.add_pairing(0, pairing, [contestants.version_of(text) for text in pairing.contestants])
    most = None if most_games is None else max(1, most_games // pairing.games_a_block)
    for _, block in blocks_in_order(log, [Task(0, pairing, most)], workers):
        test.add(share_of_first(block))
        yield block
        if test.verdict != UNDECIDED:
            return
